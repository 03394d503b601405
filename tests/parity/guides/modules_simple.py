# tf.Module: variables and submodules are found, and a function trains them
import tensorflow as tf
from parity import show


class SimpleModule(tf.Module):
    def __init__(self, name=None):
        super().__init__(name=name)
        self.a_variable = tf.Variable(5.0, name="train_me")
        self.non_trainable_variable = tf.Variable(5.0, trainable=False, name="do_not_train_me")

    def __call__(self, x):
        return self.a_variable * x + self.non_trainable_variable


simple_module = SimpleModule(name="simple")
show("call", simple_module(tf.constant(5.0)))
print("trainable variables:", [v.name for v in simple_module.trainable_variables])
print("every variable:", [v.name for v in simple_module.variables])
print(simple_module.name, simple_module.name_scope.name)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = (simple_module(x) - 1.0) ** 2
    gradients = tape.gradient(loss, simple_module.trainable_variables)
    for v, g in zip(simple_module.trainable_variables, gradients):
        v.assign_sub(0.01 * g)
    return loss


show("losses", [step(tf.constant(2.0)) for _ in range(3)])
show("trained", simple_module.a_variable)
show("not trained", simple_module.non_trainable_variable)
