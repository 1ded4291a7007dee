"""One Einsum of a cascade below shared loops: what loops leave of it, what it costs there, and in how much room."""
