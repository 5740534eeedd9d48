"""The opponents: a View goes in, an action comes out."""
