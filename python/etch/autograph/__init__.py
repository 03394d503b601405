"""AutoGraph: Python control flow on tensors becomes part of the traced program.

Public are the names of `tf.autograph`. The rest of the library uses `call_converted`, which is what a trace calls,
`convert_callable` in functions that take callables, and `active(None)` around a trace without AutoGraph.
"""

from etch.autograph import experimental
from etch.autograph.api import call_converted, convert_callable, to_code, to_graph  # noqa: F401
from etch.autograph.dispatch import active  # noqa: F401
from etch.autograph.logs import set_verbosity, trace
from etch.autograph.options import make_options  # noqa: F401

__all__ = ["experimental", "set_verbosity", "to_code", "to_graph", "trace"]


def __dir__() -> list[str]:
    return __all__
