"""The best mapping of a mapspace, proven by branch and bound over tables of tile chains."""
