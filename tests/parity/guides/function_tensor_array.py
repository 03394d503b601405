# what a loop accumulates goes into a TensorArray: a dynamic RNN, written out
import tensorflow as tf
from parity import show

batch_size, seq_len, feature_size = 2, 3, 4


def rnn_step(inp, state):
    return inp + state


@tf.function
def dynamic_rnn(rnn_step, input_data, initial_state):
    input_data = tf.transpose(input_data, [1, 0, 2])
    max_seq_len = tf.shape(input_data)[0]
    states = tf.TensorArray(tf.float32, size=max_seq_len)
    state = initial_state
    for i in tf.range(max_seq_len):
        state = rnn_step(input_data[i], state)
        states = states.write(i, state)
    return tf.transpose(states.stack(), [1, 0, 2])


data = tf.reshape(tf.range(24.0), [batch_size, seq_len, feature_size])
show("states", dynamic_rnn(rnn_step, data, tf.zeros([batch_size, feature_size])))
show("one step", dynamic_rnn(rnn_step, data[:, :1], tf.ones([batch_size, feature_size])))
print(dynamic_rnn.experimental_get_tracing_count())


@tf.function
def fibonacci(n):
    values = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
    a, b, i = 0, 1, 0
    while a < n:
        values = values.write(i, a)
        a, b, i = b, a + b, i + 1
    return values.stack()


show("fibonacci", fibonacci(tf.constant(50)))
