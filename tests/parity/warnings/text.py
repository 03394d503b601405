# what the warning says besides the numbers, and that it is a WARNING of the logger named tensorflow
import logging
import tensorflow as tf


class Keep(logging.Handler):
    def emit(self, record):
        text = record.getMessage()
        print(record.levelname, record.name, text.startswith("5 out of the last 5 calls to "))
        for fragment in ("triggered tf.function retracing", "Tracing is expensive"):
            print(fragment in text)


tf.get_logger().addHandler(Keep())
print(tf.get_logger().name)


@tf.function
def f(n):
    return tf.constant(n)


for n in range(5):
    f(n)
