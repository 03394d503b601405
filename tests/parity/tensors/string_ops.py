# tf.strings around tensors: join, length, as_string, format, to_number
import tensorflow as tf
from parity import attempt, show

s = tf.constant(["apple", "fig", ""])
show("length", tf.strings.length(s))
show("join", tf.strings.join([s, ["1", "2", "3"]], separator="-"))
show("as_string", tf.strings.as_string([1.5, 2.0]))
show("format", tf.strings.format("x={} y={}", (tf.constant([1, 2]), tf.constant(2.5))))
show("to_number", tf.strings.to_number(["1.5", "2"]))
show("as_string of ints", tf.strings.as_string([1, -20]))
show("as_string of bools", tf.strings.as_string([True, False]))
show("precision", tf.strings.as_string([1.23456, 2.0], precision=2))
attempt(lambda: tf.strings.to_number("x"))
