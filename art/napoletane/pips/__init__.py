"""The suit signs and the pictures of aces and number cards."""
