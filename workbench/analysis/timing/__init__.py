"""A model of time: how long a launch takes on a GPU, from a trace of a few blocks and the machine code."""
