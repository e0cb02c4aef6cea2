"""What every part of the program stands on: files, paths, settings, texts, cells, printing."""
