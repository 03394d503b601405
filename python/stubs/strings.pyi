# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from etch import _core

from etch._printing import string_format as _string_format

def as_string(input: _core._TensorLike, precision: _core._TensorLike = -1, scientific: _builtins.bool = False, shortest: _builtins.bool = False, width: _core._TensorLike = -1, fill: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """Numbers as strings, as C prints them."""
def bytes_split(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The bytes of a string."""
format = _string_format
def join(inputs: _core._TensorLike, separator: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """Strings joined element by element."""
def length(input: _core._TensorLike, unit: _builtins.str = 'BYTE', name: _builtins.str | None = None) -> _core.Tensor:
    """How many bytes, or characters of UTF-8, each string has."""
def lower(input: _core._TensorLike, encoding: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """Strings in lower case; letters beyond ASCII with encoding 'utf-8'."""
def reduce_join(inputs: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, separator: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """Strings joined along axes; the one that is named first is joined first."""
def regex_full_match(input: _core._TensorLike, pattern: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Does a regular expression match the whole string?"""
def regex_replace(input: _core._TensorLike, pattern: _core._TensorLike, rewrite: _core._TensorLike, replace_global: _builtins.bool = True, name: _builtins.str | None = None) -> _core.Tensor:
    """Strings with what matches a regular expression rewritten."""
def split(input: _core._TensorLike, sep: _core._TensorLike | None = None, maxsplit: _core._TensorLike = -1, name: _builtins.str | None = None) -> _core.Tensor:
    """The parts of a string between separators, or white space."""
def strip(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Strings without white space at their ends."""
def substr(input: _core._TensorLike, pos: _core._TensorLike, len: _core._TensorLike, unit: _builtins.str = 'BYTE', name: _builtins.str | None = None) -> _core.Tensor:
    """len bytes, or characters of UTF-8, of each string from pos on."""
def to_hash_bucket(input: _core._TensorLike, num_buckets: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """A hash of each string, modulo num_buckets."""
def to_hash_bucket_fast(input: _core._TensorLike, num_buckets: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """FarmHash of each string, modulo num_buckets."""
def to_hash_bucket_strong(input: _core._TensorLike, num_buckets: _core._TensorLike, key: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """SipHash of each string with a key of two numbers, modulo num_buckets."""
def to_number(input: _core._TensorLike, out_type: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """The numbers that strings say."""
def unicode_split(input: _core._TensorLike, input_encoding: _core._TensorLike, errors: _builtins.str = 'replace', replacement_char: _core._TensorLike = 65533, name: _builtins.str | None = None) -> _core.Tensor:
    """The characters of a string."""
def upper(input: _core._TensorLike, encoding: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """Strings in upper case; letters beyond ASCII with encoding 'utf-8'."""
