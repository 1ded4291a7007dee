"""Files that users have: models (ONNX, Hugging Face), and the files of other tools, as workloads and architectures."""
