# run_functions_eagerly turns graphs off and on again
import tensorflow as tf
from parity import show


@tf.function
def get_MSE(y_true, y_pred):
    print("Calculating MSE!")
    sq_diff = tf.pow(y_true - y_pred, 2)
    return tf.reduce_mean(sq_diff)


y_true, y_pred = tf.constant([1, 5, 3, 9, 2]), tf.constant([4, 4, 8, 1, 1])
for _ in range(3):
    show("graph", get_MSE(y_true, y_pred))
tf.config.run_functions_eagerly(True)
print(tf.config.functions_run_eagerly())
for _ in range(3):
    show("eager", get_MSE(y_true, y_pred))
tf.config.run_functions_eagerly(False)
show("graph again", get_MSE(y_true, y_pred))
print(get_MSE.experimental_get_tracing_count())
