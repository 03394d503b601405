# a class says by __tf_tracing_type__ what its instances have in common, and these share a trace
import tensorflow as tf
from parity import show


class Fruit:
    flavor = tf.constant([0, 0])

    def __init__(self, name):
        self.name = name


class Apple(Fruit):
    flavor = tf.constant([1, 2])


class Mango(Fruit):
    flavor = tf.constant([3, 4])


@tf.function
def get_mixed_flavor(fruit_1, fruit_2):
    return fruit_1.flavor + fruit_2.flavor


show("mixed", get_mixed_flavor(Apple("a"), Mango("m")))
for _ in range(3):
    get_mixed_flavor(Apple("a"), Mango("m"))
print("objects", get_mixed_flavor.experimental_get_tracing_count())


class FruitTraceType(tf.types.experimental.TraceType):
    def __init__(self, fruit):
        self.fruit_type, self.fruit_value = type(fruit), fruit

    def is_subtype_of(self, other):
        return type(other) is FruitTraceType and self.fruit_type is other.fruit_type

    def most_specific_common_supertype(self, others):
        return self if all(self == other for other in others) else None

    def placeholder_value(self, placeholder_context=None):
        return self.fruit_value

    def __eq__(self, other):
        return type(other) is FruitTraceType and self.fruit_type is other.fruit_type

    def __hash__(self):
        return hash(self.fruit_type)


class TypedApple(Apple):
    def __tf_tracing_type__(self, context):
        return FruitTraceType(self)


class TypedMango(Mango):
    def __tf_tracing_type__(self, context):
        return FruitTraceType(self)


@tf.function
def mixed(fruit_1, fruit_2):
    print("tracing")
    return fruit_1.flavor + fruit_2.flavor


pairs = (TypedApple("x"), TypedMango("y")), (TypedApple("z"), TypedMango("w")), (TypedMango("q"), TypedMango("r"))
for a, b in pairs:
    show(f"{type(a).__name__} and {type(b).__name__}", mixed(a, b))
print("types", mixed.experimental_get_tracing_count())
