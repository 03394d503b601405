# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins

GIT_VERSION: _builtins.str
VERSION: _builtins.str
