"""`tf.autograph.experimental`."""

from etch.autograph.api import do_not_convert, set_loop_options
from etch.autograph.options import Feature

__all__ = ["Feature", "do_not_convert", "set_loop_options"]
