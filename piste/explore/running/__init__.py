"""Running an exploration: its parts as a job, the engines that run them, the store that keeps them."""
