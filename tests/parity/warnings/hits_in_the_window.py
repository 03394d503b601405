# four traces, k hits, one trace: warned of for up to six hits
import tensorflow as tf
from parity import warnings_of

for k in (0, 1, 6, 7, 8):
    # Functions of the same code are counted together: a constant makes these different.
    f = tf.function(eval(f"lambda n: tf.constant(n) + {k}"), autograph=False)
    calls = [1, 2, 3, 4] + [4] * k + [5]
    print(k, [line for n in calls for line in warnings_of(lambda: f(n))])
