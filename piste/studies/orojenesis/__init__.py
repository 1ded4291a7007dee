"""The claims of the Orojenesis paper, recomputed."""
