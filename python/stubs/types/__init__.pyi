# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch.types import experimental as experimental
