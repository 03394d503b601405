# lists that are no rectangle, or hold what no tensor holds, are refused
import tensorflow as tf
from parity import attempt

attempt(lambda: tf.constant([[1, 2], [3]]), "non-rectangular")
attempt(lambda: tf.constant([1, "a"]))
attempt(lambda: tf.constant([1, None]))
attempt(lambda: tf.constant(None), "None")
attempt(lambda: tf.constant(object()))
attempt(lambda: tf.constant({"a": 1}))
attempt(lambda: tf.convert_to_tensor(2**31).dtype)
attempt(lambda: tf.convert_to_tensor([2**31, 1]).dtype)
attempt(lambda: tf.convert_to_tensor(2**64))
