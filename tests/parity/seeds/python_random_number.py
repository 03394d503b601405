# a Python random number in the body is drawn once per trace and causes none
import random
import tensorflow as tf

random.seed(3)
drawn = []


@tf.function
def step(x):
    drawn.append(random.random())
    return x + drawn[-1]


results = [step(tf.constant(0.0)).numpy() for _ in range(4)]
print(len(drawn), len(set(results)), step.experimental_get_tracing_count())
step(tf.constant([0.0]))
print(len(drawn), step.experimental_get_tracing_count())
