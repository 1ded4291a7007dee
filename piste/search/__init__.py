"""What is best, and how far it is from the limit: strategies that search a mapspace."""
