"""The zoo: well-known chips, layers and tables of prices as data, each number with its source."""
