# bitwise functions and the operators & | ^ ~ of bools
import tensorflow as tf
from parity import attempt, show

a = tf.constant([0b1100, 5, -1])
b = tf.constant([0b1010, 3, 7])
show("and", tf.bitwise.bitwise_and(a, b))
show("or", tf.bitwise.bitwise_or(a, b))
show("xor", tf.bitwise.bitwise_xor(a, b))
show("invert", tf.bitwise.invert(a))
show("left", tf.bitwise.left_shift(a, [1, 2, 3]))
show("right", tf.bitwise.right_shift(a, [1, 2, 3]))
p, q = tf.constant([True, True, False]), tf.constant([True, False, False])
show("&", p & q)
show("|", p | q)
show("^", p ^ q)
show("~", ~p)
show("& of ints", a & b)
show("scalar", p & True)
attempt(lambda: tf.constant([1.0]) & tf.constant([1.0]))
