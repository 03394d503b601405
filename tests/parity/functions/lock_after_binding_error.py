# a call that cannot be bound does not block other threads
# differs: lock-after-binding-error
import threading
import tensorflow as tf
from parity import attempt


@tf.function
def f(x):
    return x * 2


attempt(lambda: f(1, 2), "too many positional arguments")
thread = threading.Thread(target=lambda: f(tf.constant(1)), daemon=True)
thread.start()
thread.join(5.0)
print("blocked:", thread.is_alive())
