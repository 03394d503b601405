# super(), locals(), globals(), eval and closures in converted methods
import tensorflow as tf
from parity import show

scale = 10


class Base:
    def call(self, x):
        return x + 1


class Derived(Base):
    def call(self, x):
        y = super().call(x)
        if y > 5:
            y = y * scale
        return y


derived = Derived()
for v in (1, 7):
    show("super", tf.function(derived.call)(tf.constant(v)))


@tf.function
def frames(x):
    z = x * 2
    return z + globals()["scale"], eval("scale") + z, len([n for n in locals() if n in ("x", "z")])


show("frames", frames(tf.constant(1)))


def outer():
    captured = 3

    @tf.function
    def inner(x):
        if x > 0:
            return x * captured
        return x

    return inner


show("closure", outer()(tf.constant(2)))
