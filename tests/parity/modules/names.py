# names of modules: from the class in snake case, or given; wrong ones are refused
import tensorflow as tf
from parity import attempt


class MyBigNet(tf.Module):
    pass


class HTTPModel2(tf.Module):
    pass


print(MyBigNet().name, HTTPModel2().name, tf.Module().name, MyBigNet(name="given").name)
print(MyBigNet().name_scope.name, tf.Module(name="a").name_scope.name)
attempt(lambda: tf.Module(name="not valid"), "is not a valid module name")
attempt(lambda: tf.Module(name="1x"), "is not a valid module name")
attempt(lambda: setattr(tf.Module(name="x"), "name", "y"))
