# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch._core import nest_assert_same_structure as _nest_assert_same_structure
from etch._core import nest_flatten as _nest_flatten
from etch._core import nest_is_nested as _nest_is_nested
from etch._core import nest_map_structure as _nest_map_structure
from etch._core import nest_pack_sequence_as as _nest_pack_sequence_as

assert_same_structure = _nest_assert_same_structure
flatten = _nest_flatten
is_nested = _nest_is_nested
map_structure = _nest_map_structure
pack_sequence_as = _nest_pack_sequence_as
