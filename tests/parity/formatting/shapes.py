# repr and str by shape: without elements, with one, with so many that they are left out, of many axes; and NumPy's print options.
# exact
import numpy as np
import tensorflow as tf


def show(x):
    print(repr(x), str(x), sep=" | ")


for dtype in (tf.float32, tf.bfloat16, tf.int64, tf.bool, tf.string):
    for shape in ([0], [0, 3], [3, 0], [2, 0, 2], [1], [1, 1], [2, 1, 2]):
        show(tf.zeros(shape, dtype))
for dtype in (tf.float16, tf.bfloat16, tf.float32, tf.float64, tf.int32, tf.uint8):
    show(tf.cast(tf.range(1001), dtype))
    show(tf.cast(tf.reshape(tf.range(2000), [50, 40]), dtype))
show(tf.zeros([1000]))
show(tf.zeros([40, 40], tf.bool))
show(tf.fill([1100], "x"))
show(tf.zeros([2, 2, 2, 2]))
show(tf.zeros([11, 10, 10]))

thirds = tf.constant([1 / 3, 2 / 3])
with np.printoptions(precision=3):
    print(thirds, thirds[0], repr(thirds))
with np.printoptions(suppress=True):
    print(tf.constant([1e-10, 1.0]))
with np.printoptions(linewidth=40):
    print(tf.range(30))
with np.printoptions(threshold=5, edgeitems=1):
    print(tf.range(30), repr(tf.ones([10, 10])), tf.ones([10, 10], tf.bfloat16), sep="\n")
