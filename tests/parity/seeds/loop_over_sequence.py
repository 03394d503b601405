# a recurrence over a sequence of any length, as a loop in the graph
import tensorflow as tf
from parity import show


@tf.function(input_signature=[tf.TensorSpec([None, 2], tf.float32)])
def last_state(sequence):
    print("tracing")
    state = tf.zeros([2])
    for x in sequence:
        state = tf.tanh(0.5 * state + x)
    return state


for length in (1, 3, 7):
    show(f"length {length}", last_state(tf.ones([length, 2]) * 0.1))
print(last_state.experimental_get_tracing_count())
