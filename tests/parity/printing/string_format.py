# tf.strings.format: placeholders, summarize, traced
import tensorflow as tf
from parity import attempt

print(tf.strings.format("x: {}", tf.constant([1.5, 2.0])).numpy())
print(tf.strings.format("{} and {}", (tf.constant(1), tf.constant("s"))).numpy())
print(tf.strings.format("{}", tf.range(10), summarize=1).numpy())
print(tf.strings.format("a % b", tf.constant(3), placeholder="%").numpy())
print(tf.strings.format("nothing", ()).numpy())
print(tf.function(lambda x: tf.strings.format("traced {}", x))(tf.constant([[1, 2], [3, 4]])).numpy())
attempt(lambda: tf.strings.format("{} {}", tf.constant(1)))
attempt(lambda: tf.strings.format("none", tf.constant(1)))
