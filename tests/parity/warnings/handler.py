# Where a program configures no logging, the logger has a handler of its own, which names level and logger before each text.
import io
import logging

import tensorflow as tf

logger = tf.get_logger()
print(logger is logging.getLogger("tensorflow"), logging.getLogger().handlers, logger.propagate, logger.level)
print([type(handler).__name__ for handler in logger.handlers], logger.handlers[0].level)

text = io.StringIO()
logger.handlers[0].setStream(text)


def said():
    lines = [line for line in text.getvalue().splitlines() if line.startswith(("WARNING", "ERROR", "INFO"))]
    text.seek(0)
    text.truncate()
    return [line[: line.find("<") if "<" in line else None] for line in lines]


logger.info("not shown")
logger.warning("shown: %d of %s", 1, "two")
logger.error("worse")
print(said())


@tf.function
def f(x):
    return x


for i in range(7):
    f(i)
print(said())

logger.setLevel(logging.INFO)
logger.info("shown now")
print(said())

mine = io.StringIO()
logging.basicConfig(stream=mine, format="mine %(levelname)s %(message)s")  # later than the import: both print
logger.warning("twice")
print(said(), mine.getvalue().splitlines())
logger.propagate = False
logger.warning("once")
print(said(), mine.getvalue().splitlines())
logger.handlers.clear()
logger.warning("by the last resort, to stderr")
print(said(), mine.getvalue().splitlines())
