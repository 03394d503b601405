# globals and free variables of Python are taken once; variables are read each time; a new object is a new trace
import tensorflow as tf
from parity import show

baked, live = 1, tf.Variable(1.0)


@tf.function
def impure():
    return live * baked


show("first", impure())
baked = 2
live.assign(10.0)
show("later", impure())


class SimpleModel:
    def __init__(self):
        self.bias = 0.0
        self.weight = 2.0


@tf.function
def evaluate(model, x):
    print("tracing")
    return model.weight * x + model.bias


model, x = SimpleModel(), tf.constant(10.0)
show("no bias", evaluate(model, x))
model.bias += 5.0
show("the same", evaluate(model, x))
other = SimpleModel()
other.bias = 5.0
show("another model", evaluate(other, x))
print(evaluate.experimental_get_tracing_count())


class BetterModel:
    def __init__(self):
        self.bias = tf.Variable(0.0)
        self.weight = tf.Variable(2.0)


better = BetterModel()
show("variables", evaluate(better, x))
better.bias.assign_add(5.0)
show("their change is seen", evaluate(better, x))
