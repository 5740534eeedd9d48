"""The court figures and their parts."""
