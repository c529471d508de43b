"""Placeholder, replaced by the first module of this package."""
