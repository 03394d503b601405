# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch._printing import string_format as _string_format

format = _string_format
