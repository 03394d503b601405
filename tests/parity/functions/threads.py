# first calls from several threads make one trace
import threading
import tensorflow as tf

traces, results = [], []


@tf.function
def f(x):
    traces.append(1)
    return x * 2


def work(n):
    results.append(f(tf.constant(n)).numpy())


threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(traces), f.experimental_get_tracing_count(), sorted(int(r) for r in results))
