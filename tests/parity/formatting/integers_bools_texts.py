# repr and str of integers of all dtypes, of bools, and of texts with what needs escapes.
# exact
import tensorflow as tf


def show(x):
    print(repr(x), str(x), f"{x}", sep=" | ")


for dtype in (tf.int8, tf.uint8, tf.int16, tf.uint16, tf.int32, tf.uint32, tf.int64, tf.uint64):
    show(tf.constant(dtype.max, dtype))
    show(tf.constant([0, dtype.min, dtype.max, 1], dtype))
    show(tf.constant([[1, 2], [3, dtype.max]], dtype))
    show(tf.zeros([1, 2, 1, 2], dtype))
for bools in (True, [True, False], [[True], [False]]):
    show(tf.constant(bools))
TEXTS = ["a", "", "\u00fc", "a'b", 'a"b', "a'b\"c", "a\nb", "a\tb", "a\\b", b"\x00\xff", "\u65e5\u672c", "\x7f", "a" * 100]
for text in TEXTS:
    show(tf.constant(text))
    show(tf.constant([text, "zz"]))
show(tf.constant([["a", "bb"], ["ccc", ""]]))
show(tf.constant(["a" * 30] * 4))
