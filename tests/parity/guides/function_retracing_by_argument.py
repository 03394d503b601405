# Python numbers trace anew for each value, tensors do not; positions and keywords are one
import sys
import tensorflow as tf
from parity import show


def train_one_step():
    pass


@tf.function
def train(num_steps):
    print("Tracing with num_steps =", num_steps)
    tf.print("Executing with num_steps =", num_steps, output_stream=sys.stdout)
    for _ in tf.range(num_steps):
        train_one_step()


print("Python numbers")
train(num_steps=10)
train(num_steps=20)
train(10)
print("tensors")
train(num_steps=tf.constant(10))
train(num_steps=tf.constant(20))
print(train.experimental_get_tracing_count())
