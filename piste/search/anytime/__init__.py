"""A good mapping soon, and a better one the longer it may take: a start, descent and annealing on exact costs."""
