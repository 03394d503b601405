# get_config, from_config, names, and optimizers by name
import tensorflow as tf
from parity import attempt

for kind in ("SGD", "Adam", "AdamW", "RMSprop", "Adagrad", "Adadelta", "Lion"):
    optimizer = getattr(tf.optimizers, kind)(name="given")
    config = optimizer.get_config()
    print({name: round(value, 8) if isinstance(value, float) else value for name, value in config.items()})
    print(getattr(tf.optimizers, kind).from_config(config).get_config() == config)
print(tf.optimizers.AdamW().name, tf.optimizers.RMSprop().name)
print(type(tf.optimizers.get("adam")).__name__, type(tf.optimizers.get({"class_name": "SGD", "config": {}})).__name__)
attempt(lambda: tf.optimizers.get("nonsense"))
attempt(lambda: tf.optimizers.get(3))
schedule = tf.optimizers.schedules.ExponentialDecay(0.5, 10, 0.5)
config = tf.optimizers.SGD(schedule).get_config()
print(config["learning_rate"]["class_name"], config["learning_rate"]["config"])
print(float(tf.optimizers.SGD.from_config(config).learning_rate))
attempt(lambda: tf.optimizers.SGD(nonsense=1))
