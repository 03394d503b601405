# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch._core import GradientTape as GradientTape
