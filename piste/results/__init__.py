"""What was learned: records, never computation."""
