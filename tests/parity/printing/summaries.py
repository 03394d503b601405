# summarize: how many stand at each end
import sys
import tensorflow as tf


def p(*args, **options):
    tf.print(*args, output_stream=sys.stdout, **options)


p(tf.range(7))
p(tf.range(6))
p(tf.range(100))
p(tf.range(100), summarize=2)
p(tf.range(10), summarize=-1)
p(tf.range(5), summarize=1)
p(tf.reshape(tf.range(100), [10, 10]))
p(tf.reshape(tf.range(100), [10, 10]), summarize=1)
p(tf.reshape(tf.range(64), [4, 4, 4]), summarize=1)
p([tf.range(10), tf.range(4)], summarize=1)
p(list(range(10)), summarize=2)
