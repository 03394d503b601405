# tf.print of scalars of every dtype and of Python values
import sys
import tensorflow as tf


def p(*args, **options):
    tf.print(*args, output_stream=sys.stdout, **options)


p(tf.constant(1), tf.constant(-2, tf.int64), tf.constant(3, tf.uint8), tf.constant(4, tf.int8))
p(tf.constant(1.5), tf.constant(2.25, tf.float64), tf.constant(0.5, tf.float16), tf.constant(0.5, tf.bfloat16))
p(tf.constant(True), tf.constant(False))
p(tf.constant("text"), tf.constant(b"bytes"), tf.constant("é"))
p(1, 2.5, True, None, "text", b"bytes")
p()
p("")
