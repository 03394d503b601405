# every kind of optimizer: three steps on a matrix and a scalar, with the options that change its formula
import tensorflow as tf
from parity import show

KINDS = [
    (tf.optimizers.SGD, {}),
    (tf.optimizers.SGD, {"momentum": 0.9}),
    (tf.optimizers.SGD, {"momentum": 0.9, "nesterov": True}),
    (tf.optimizers.Adam, {}),
    (tf.optimizers.Adam, {"beta_1": 0.0, "epsilon": 1e-3, "amsgrad": True}),
    (tf.optimizers.AdamW, {"weight_decay": 0.1}),
    (tf.optimizers.RMSprop, {}),
    (tf.optimizers.RMSprop, {"momentum": 0.5, "centered": True, "rho": 0.5}),
    (tf.optimizers.Adagrad, {"initial_accumulator_value": 0.5}),
    (tf.optimizers.Adadelta, {"learning_rate": 1.0}),
    (tf.optimizers.Lion, {}),
]
for kind, options in KINDS:
    w, b = tf.Variable([[1.0, -2.0], [0.5, 3.0]], name="w"), tf.Variable(0.25, name="b")
    optimizer = kind(**{"learning_rate": 0.1, **options})
    for step in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum((w * float(step + 1) - b) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, [w, b]), [w, b]))
    show(f"{kind.__name__} {options} w", w)
    show("b", b)
    print(int(optimizer.iterations), len(optimizer.variables))
