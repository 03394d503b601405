# output streams: stdout, stderr, files; what is no stream is refused
import os
import sys
import tempfile
import tensorflow as tf
from parity import attempt

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "log")
    tf.print("to a file", tf.constant([1, 2]), output_stream="file://" + path)
    tf.print("appended", output_stream="file://" + path)
    print(open(path).read(), end="")
tf.print("to stdout", output_stream=sys.stdout)
tf.print("to stderr")
attempt(lambda: tf.print("x", output_stream=3))
attempt(lambda: tf.print("x", output_stream="nosuch"))
attempt(lambda: tf.print("x", no_such=1))
print(tf.print("returns nothing", output_stream=sys.stdout))
