"""What a loop tree moves: the executor is the truth, everything else equals it."""
