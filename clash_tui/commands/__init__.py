"""The subcommands: one module each, with its click command in a variable named ``command``.

A module is imported only when its command is called or listed, so that one command's
dependencies never slow down another.
"""
