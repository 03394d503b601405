# Numbers at the limits of their dtypes: the largest float as it is usually written, halves, integers.
import tensorflow as tf
from parity import attempt, show

for number in (3.4028235e38, -3.4028235e38, 3.4028234663852886e38):
    show("constant", tf.constant(number))
    show("list", tf.constant([number]))
    show("operand", tf.ones([1]) * number)
    show("fill", tf.fill([1], number))
show("cast", tf.cast(3.4028235e38, tf.float32))
show("where", tf.where([True, False], 3.4028235e38, 1.0))
show("variable", tf.Variable(-3.4028235e38))
show("traced", tf.function(lambda x: tf.minimum(x, 3.4028235e38))(tf.constant(float("inf"))))
for number in (3.40282357e38, 1e39, -1e39):
    attempt(lambda number=number: tf.constant(number), "out of range")
show("infinity", tf.constant([float("inf"), float("-inf")]))
for number in (65504.0, 65519.0, 65520.0, 1e5):
    show("half", tf.constant(number, tf.float16))
    show("brain float", tf.cast(tf.constant(number, tf.bfloat16), tf.float32))
attempt(lambda: tf.constant(2**31))
show("as float", tf.constant(2**31, tf.float32))
show("uint64", tf.constant(2**63, tf.uint64))
attempt(lambda: tf.constant(-1, tf.uint8))
attempt(lambda: tf.constant(256, tf.uint8))
attempt(lambda: tf.constant([1, 2**40]))
