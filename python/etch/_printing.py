"""tf.print and tf.strings.format: what is printed, as pieces of text and the tensors that stand between them.

The texts of tensors are made by the extension, when the print runs; everything else is text already when it is called.
"""

import pprint
import sys

from etch import _core

_STREAMS = (
    "Supported streams are sys.stdout, sys.stderr, tf.logging.info, tf.logging.warning, tf.logging.error. "
    "File needs to be in the form of 'file://<filepath>'."
)


class _Place:
    """Stands for a tensor while the structure around it is written."""

    def __repr__(self) -> str:
        return "\0\0"


def _is_tensor(value) -> bool:
    return isinstance(value, (_core.Tensor, _core.Variable, _core.IndexedSlices))


def _texts_around(value, tensors: list) -> list[str]:
    """The text of one argument, cut where tensors stand, which are appended to `tensors`."""
    if isinstance(value, str):
        return [value]
    if _is_tensor(value):
        tensors.append(value)
        return ["", ""]
    leaves = _core.nest_flatten(value)
    if not any(map(_is_tensor, leaves)):
        return [pprint.pformat(list(value) if isinstance(value, range) else value)]
    tensors.extend(filter(_is_tensor, leaves))
    places = [_Place() if _is_tensor(leaf) else leaf for leaf in leaves]
    return pprint.pformat(_core.nest_pack_sequence_as(value, places)).split("\0\0")


def _stream_name(stream) -> str:
    """What the extension knows an output stream as."""
    if stream is sys.stdout or stream is sys.__stdout__:
        return "stdout"
    if stream is sys.stderr or stream is sys.__stderr__:
        return "stderr"
    if isinstance(stream, str) and stream.startswith("file://"):
        return stream
    raise ValueError(f"Unsupported output stream, logging level, or file.{stream}. {_STREAMS}")


def print_v2(*inputs, **kwargs) -> None:
    """Prints the inputs: in a traced function whenever it runs.

    Takes output_stream (sys.stderr), summarize (3: so many elements at each end of an axis, -1: all), sep, end and name.
    """
    stream = _stream_name(kwargs.pop("output_stream", sys.stderr))
    kwargs.pop("name", None)
    summarize = kwargs.pop("summarize", 3)
    sep, end = kwargs.pop("sep", " "), kwargs.pop("end", None)
    if kwargs:
        raise ValueError(f"Unrecognized keyword arguments for tf.print: {kwargs}")
    summarize = 3 if summarize is None else summarize
    if not isinstance(summarize, int):
        raise TypeError(f"Expected int for argument 'summarize' not {summarize!r}.")
    end = "\n" if end is None else end
    if not isinstance(sep, str) or not isinstance(end, str):
        raise TypeError(f"`sep` and `end` must be texts, not {sep!r} and {end!r}")
    tensors: list = []
    pieces = [""]
    for i, value in enumerate(inputs):
        first, *rest = _texts_around(value, tensors)
        pieces[-1] += (sep if i else "") + first
        pieces += rest
    pieces[-1] += end
    is_alone = len(inputs) == 1 and _is_tensor(inputs[0])
    _core.print_pieces(tuple(pieces), tuple(tensors), summarize, stream, is_alone)


def string_format(template: str, inputs, placeholder: str = "{}", summarize: int = 3, name=None) -> _core.Tensor:
    """The template with the texts of tensors in place of placeholders, as a string tensor."""
    tensors = list(inputs) if isinstance(inputs, (list, tuple)) else [inputs]
    pieces = template.split(placeholder)
    if len(pieces) - 1 != len(tensors):
        raise ValueError(
            f"The template expects {len(pieces) - 1} tensors, but the inputs only has {len(tensors)}. Please ensure the "
            "number of placeholders in template matches inputs length."
        )
    return _core.format_pieces(tuple(pieces), tuple(tensors), summarize)


NAMES = {"print": print_v2, "strings.format": string_format}
