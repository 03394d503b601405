# thousands of results: there is no limit that a program could meet
import tensorflow as tf
from parity import show

one = tf.constant(1.0)
many = tf.function(lambda x: [x + float(i) for i in range(3000)])
ys = many(one)
print("results", len(ys), sum(float(y) for y in ys))
show("of a call inside", tf.function(lambda x: many(x)[-1])(one))
print("of one trace", len(many.get_concrete_function(one)(one)))
named_results = tf.function(lambda x: {f"k{i}": x for i in range(1025)})(one)
print("dict", len(named_results), list(named_results)[:3])
with tf.GradientTape() as tape:
    tape.watch(one)
    y = tf.add_n(tf.function(lambda x: [x] * 1100)(one))
show("gradient", tape.gradient(y, one))
