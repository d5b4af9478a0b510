"""What only Twenty-eight has to say."""
