"""What compiled code records of a launch, and how it clears one of races while it runs."""
