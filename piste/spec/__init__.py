"""The language: Einsums and workloads, architectures, mappings, with their text and YAML forms."""
