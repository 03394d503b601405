# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch.experimental import dlpack as dlpack
