# learning rate schedules: values at some steps, and in an optimizer
import tensorflow as tf

s = tf.optimizers.schedules
schedules = {
    "exponential": s.ExponentialDecay(0.1, decay_steps=10, decay_rate=0.5),
    "staircase": s.ExponentialDecay(0.1, 10, 0.5, staircase=True),
    "piecewise": s.PiecewiseConstantDecay([5, 10], [1.0, 0.5, 0.1]),
    "polynomial": s.PolynomialDecay(0.1, 10, end_learning_rate=0.01, power=2.0),
    "inverse time": s.InverseTimeDecay(0.1, 10, 0.5),
    "cosine": s.CosineDecay(0.1, 10, alpha=0.1),
    "cosine with warmup": s.CosineDecay(0.0, 10, warmup_target=0.1, warmup_steps=5),
    "restarts": s.CosineDecayRestarts(0.1, 5),
}
for name, schedule in schedules.items():
    print(name, [round(float(schedule(step)), 6) for step in (0, 3, 5, 7, 10, 25)])
v = tf.Variable(1.0)
optimizer = tf.optimizers.SGD(s.ExponentialDecay(1.0, 1, 0.5))
for _ in range(3):
    optimizer.apply_gradients([(tf.constant(1.0), v)])
    print(float(v), round(float(optimizer.learning_rate), 6))
