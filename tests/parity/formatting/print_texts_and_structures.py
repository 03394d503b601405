# tf.print of texts, alone and beside others, of nested structures, variables, shapes and other objects; separators and ends.
# exact
import collections
import sys

import tensorflow as tf


def show(*values, **options):
    tf.print(*values, output_stream=sys.stdout, **options)


for text in ("a", "", "\x01", "\x7f", "\u00fc", "\a\b", "\n\t\r", "'\"\\", "\u65e5"):
    show(tf.constant(text))
    show(tf.constant([text]))
    show("beside", tf.constant(text), [tf.constant(text)])
    show(text)
show(tf.constant([["a", "b\n"], ["", "c"]]), tf.Variable("s"), b"bytes", ["a", b"b"])

t, Pair = tf.constant([1.0, 2.0]), collections.namedtuple("Pair", "a b")
matrix = tf.constant([[1, 2], [3, 4]])
for value in (
    [t, t], (t,), {"b": t, "a": [t, 1, "s", None]}, [t, [t, (t, {"x": t})]], Pair(t, 1), Pair(1, 2), [Pair(t, t)],
    collections.OrderedDict(b=t, a=t), collections.deque([t]), [t] * 5, [[t] * 3] * 2, [tf.constant("s"), tf.constant(["s"])],
    {"a": tf.constant(True)}, [tf.constant(1), 2, 3.5, "x", None, True], [matrix], {"m": matrix}, [t] * 30, [], (), {}, {1}, [None],
    {"k": "v", "a": 1},
):  # fmt: skip
    show(value)
show("text", t, [t], {"a": t}, matrix)

v = tf.Variable([1.0, 2.0])
show(v, [v], {"v": v}, v.value(), tf.Variable(1))
show(tf.float32, tf.TensorShape([1, None]), t.shape, tf.TensorSpec([1]), [tf.float32, t.shape])
show(tf.IndexedSlices(tf.constant([[1.0, 2.0]]), tf.constant([1]), tf.constant([3, 2])))
show(1, 2, 3, sep=", ")
show(tf.constant(1), "a", [1, 2], sep="|", end="END\n")
show("a", "b", end="")
show(end="-\n")
show()
show("x", end=None)


@tf.function
def f(x):
    tf.print("in", x, [x], {"a": x}, x.shape, tf.shape(x), output_stream=sys.stdout, summarize=2)
    tf.print(x, x, sep="; ", end=".\n", output_stream=sys.stdout)
    return x


f(tf.range(10))
f(tf.constant([1.5, -0.0]))
f(tf.constant("a\nb"))
