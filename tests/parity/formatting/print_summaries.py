# tf.print by shape and by `summarize`: rows below each other, dots in the middle, nothing at all.
# exact
import sys

import tensorflow as tf


def show(*values, **options):
    tf.print(*values, output_stream=sys.stdout, **options)


for shape in ([0], [0, 3], [3, 0], [8, 0], [0, 0], [2, 3, 0], [2, 0, 3], [1, 1, 0]):
    for dtype in (tf.float32, tf.int64, tf.bool, tf.string):
        show(shape, tf.zeros(shape, dtype))
for summarize in (0, 1, 2, 3, 5, 6, -1, -2, None, 100):
    print("summarize", summarize, flush=True)
    show(tf.constant(3), summarize=summarize)
    show(tf.range(10), summarize=summarize)
    show(tf.reshape(tf.range(48), [8, 6]), summarize=summarize)
    show(tf.reshape(tf.range(8 * 7 * 2), [8, 7, 2]), summarize=summarize)
    show("nested", [tf.range(10)], {"a": tf.constant(["x"] * 9)}, summarize=summarize)
    print(tf.strings.format("{}", tf.range(10), summarize=3 if summarize is None else summarize).numpy(), flush=True)
