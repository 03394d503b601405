# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch._core import from_capsule as _from_capsule
from etch._core import to_dlpack as to_dlpack

from_dlpack = _from_capsule
