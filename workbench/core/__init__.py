"""Ground vocabulary that every layer shares: errors, dtypes, geometry, architectures, events."""
