# Written by scripts/python-stubs: edit that, or the rows of python/src.
from etch import _core

from etch import cast as cast
from etch import saturate_cast as saturate_cast
from etch._core import DType as DType
from etch._core import as_dtype as as_dtype

bfloat16: _core.DType
bool: _core.DType
double: _core.DType
float16: _core.DType
float32: _core.DType
float64: _core.DType
half: _core.DType
int16: _core.DType
int32: _core.DType
int64: _core.DType
int8: _core.DType
string: _core.DType
uint16: _core.DType
uint32: _core.DType
uint64: _core.DType
uint8: _core.DType
