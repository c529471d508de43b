"""Fetches from textures: modes, coordinates and kernels that the emulator and a GPU are compared by."""
