"""trickkit: rules, records and lessons for two card games whose trump is a secret."""

__version__ = "0.1.0"
