"""What a mapping costs: the executor is the truth, everything else equals it."""
