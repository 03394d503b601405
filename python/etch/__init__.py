"""Etch: tensors, functions that are traced once and run at any shape, and why when they cannot.

`import etch as tf` gives the names that TensorFlow programs use.
"""

from etch import _logging, _namespace

_namespace.fill(globals())
_logging.begin_printing()
