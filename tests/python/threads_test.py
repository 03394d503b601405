"""Threads that call, miss and fail on the same functions, forks, and Ctrl-C."""

import os
import signal
import subprocess
import sys
import threading
import time

import etch as tf
import numpy as np
import pytest


def test_eight_threads_call_and_miss():
    double = tf.function(lambda x: x * 2.0, autograph=False)
    both = tf.function(lambda x: double(x) + double(x + 1.0), autograph=False)
    errors = []

    def work(k):
        try:
            for i in range(60):
                n = (k * 7 + i) % 23 + 1
                np.testing.assert_allclose(both(tf.ones([n])), np.full(n, 6.0))
        except BaseException as e:  # noqa: BLE001: the main thread tells
            errors.append(e)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join(timeout=120)
    assert not any(t.is_alive() for t in threads) and not errors
    assert both.experimental_get_tracing_count() == 23


def _in_threads(work, n=8):
    """work(k) on n threads at once; what any of them raises is raised here."""
    errors = []

    def run(k):
        try:
            work(k)
        except BaseException as e:  # noqa: BLE001: the main thread tells
            errors.append(e)

    threads = [threading.Thread(target=run, args=(k,)) for k in range(n)]
    for t in threads:
        t.start()
    for t in threads:
        t.join(timeout=120)
    assert not any(t.is_alive() for t in threads)
    if errors:
        raise errors[0]


def test_eight_threads_fail_call_back_and_write():
    """Traces that fail, callbacks, variables and tapes beside calls that hit and miss."""
    v = tf.Variable(0.0)

    def body(x, n):
        if n == 3:
            raise KeyError("three")
        return x * n

    scaled = tf.function(body, autograph=False)
    called = tf.function(lambda x: tf.py_function(lambda a: -a, [x], tf.TensorSpec([None], tf.float32)), autograph=False)
    counted = tf.function(lambda x: v.assign_add(x), autograph=False)

    @tf.function
    def summed(x):
        y = tf.constant(0.0)
        for i in tf.range(3):
            if i < 2:
                y += tf.reduce_sum(x)
        return y

    @tf.function(autograph=False)
    def checked(x):
        tf.debugging.assert_less(x, 10.0)
        return x

    def work(k):
        for i in range(40):
            n, x = (k + i) % 6, tf.ones([(k * 3 + i) % 7 + 1])
            if n == 3:
                with pytest.raises(KeyError):
                    scaled(x, n)
            else:
                np.testing.assert_array_equal(scaled(x, n), np.full(x.shape[0], n, np.float32))
            np.testing.assert_array_equal(called(x), -np.ones(x.shape[0], np.float32))
            counted(tf.constant(1.0))
            assert float(summed(x)) == 2.0 * x.shape[0]
            with pytest.raises(tf.errors.InvalidArgumentError):
                checked(x * 20.0)
            with tf.GradientTape() as tape:
                tape.watch(x)
                y = checked(x * x)
            np.testing.assert_array_equal(tape.gradient(y, x), np.full(x.shape[0], 2.0, np.float32))

    _in_threads(work)
    assert float(v.value()) == 8 * 40
    assert summed.experimental_get_tracing_count() == 7 and called.experimental_get_tracing_count() == 7


def test_threads_make_drop_and_explain_functions():
    def work(k):
        for i in range(25):
            f = tf.function(lambda x, n=i: x + float(n), autograph=False)
            assert float(f(tf.constant(1.0))) == 1.0 + i
            assert float(f.get_concrete_function(tf.constant(1.0))(tf.constant(2.0))) == 2.0 + i
            assert len(tf.explain.events_of(f)) == 1 and f.audit() == {} and len(f.cache()) == 1
            f.clear_cache()

    _in_threads(work)


def test_threads_that_trace_each_others_functions():
    slow = []

    def body(x, other, depth):
        time.sleep(0.001)
        slow.append(1)
        return other(x, depth - 1) if depth else x

    f = tf.function(lambda x, n: body(x, g, n), autograph=False)
    g = tf.function(lambda x, n: body(x, f, n), autograph=False)
    threads = [threading.Thread(target=lambda h=h: [h(tf.ones([2]), n) for n in range(6)]) for h in (f, g)]
    for t in threads:
        t.start()
    for t in threads:
        t.join(timeout=60)
    assert not any(t.is_alive() for t in threads)


def _child_says(work):
    """Whether work() gives True in a child."""
    pid = os.fork()
    if pid == 0:
        try:
            os._exit(0 if work() else 1)
        finally:
            os._exit(2)
    return _ends_well(pid)


def _ends_well(pid):
    """Whether the child's exit status is 0; one that hangs is ended."""
    for _ in range(10_000):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            return status == 0
        time.sleep(0.01)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return False


def _trace_and_run():
    v = tf.Variable(1.0)
    f = tf.function(lambda x: v.assign_add(tf.reduce_sum(tf.linalg.matmul(x, x))), autograph=False)
    return float(f(tf.ones([8, 8]))) == 513.0


def test_fork_while_another_thread_traces():
    """The child has not the thread, and can trace all the same; so can the parent, when the thread is done."""
    is_tracing, may_end = threading.Event(), threading.Event()

    def body(x):
        is_tracing.set()
        may_end.wait()
        return x + 1.0

    f = tf.function(body, autograph=False)
    got = []
    thread = threading.Thread(target=lambda: got.append(float(f(tf.constant(1.0)))))
    thread.start()
    is_tracing.wait()
    says = [_child_says(_trace_and_run) for _ in range(3)]
    may_end.set()
    thread.join()
    assert says == [True] * 3 and got == [2.0] and _trace_and_run()


@pytest.mark.parametrize("which", ["etch.autograph", "etch.autograph.conversion", "numpy"])
def test_fork_while_another_thread_imports(which):
    """AutoGraph is imported when something is first traced, NumPy when it is needed: a child that is forked meanwhile needs them, too."""
    script = f"""
import os, signal, sys, threading
import etch as tf

begun = threading.Event()

class Slow:  # what finds modules, one of them after a while
    def find_spec(name, path=None, target=None):
        if name == {which!r}:
            begun.set()
            threading.Event().wait(0.5)

sys.meta_path.insert(0, Slow)
trace = lambda: tf.function(lambda x: x + 1)(tf.constant(1)).numpy()
thread = threading.Thread(target=trace)
thread.start()
begun.wait()
pid = os.fork()
if pid == 0:
    signal.alarm(30)
    os._exit(0 if trace() == 2 else 3)
thread.join()
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr


def test_fork_inside_a_trace():
    """Parent and child come to the end of the trace, and both can trace again, on any thread."""
    parent, pids = os.getpid(), []

    def body(x):
        pids.append(os.fork())
        return tf.function(lambda y: y * 3.0, autograph=False)(x)

    f = tf.function(body, autograph=False)
    is_right = False
    try:
        is_right = float(f(tf.constant(2.0))) == 6.0
        _in_threads(lambda k: _trace_and_run(), n=2)
        is_right = is_right and _trace_and_run()
    finally:
        if os.getpid() != parent:
            os._exit(0 if is_right else 1)
    assert is_right and _ends_well(pids[0])


def test_fork_while_others_trace_run_and_write():
    stop = threading.Event()
    v, large = tf.Variable(tf.zeros([1000])), tf.ones([300, 300])
    multiplied = tf.function(lambda x: tf.reduce_sum(tf.sin(tf.linalg.matmul(x, x))), autograph=False)
    counted = tf.function(lambda: v.assign_add(tf.ones([1000])), autograph=False)

    def work(step):
        while not stop.is_set():
            step()

    steps = (_trace_and_run, lambda: multiplied(large), counted, lambda: tf.ones([100]) + 1.0)
    threads = [threading.Thread(target=work, args=(step,)) for step in steps]
    for t in threads:
        t.start()
    try:
        says = [_child_says(lambda: _trace_and_run() and np.isfinite(multiplied(large))) for _ in range(10)]
    finally:
        stop.set()
        for t in threads:
            t.join()
    assert all(says)


def test_fork_and_exit_while_the_products_library_is_made_ready():
    script = """
import os, sys
import etch as tf
pid = os.fork()
assert float(tf.matmul(tf.ones([200, 200]), tf.ones([200, 200]))[0, 0]) == 200.0
assert pid == 0 or os.waitpid(pid, 0)[1] == 0
"""
    for code in (script, "import etch", "import etch, os; os.fork()"):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=200)
        assert (done.returncode, done.stderr) == (0, "")


def test_ctrl_c_stops_a_long_loop():
    v = tf.Variable(0.0)

    @tf.function(autograph=False)
    def f():
        (n,) = tf.while_loop(lambda i: i < 10**15, lambda i: (i + 1,), (tf.constant(0, tf.int64),))
        v.assign(1.0)
        return n

    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        f()
    assert float(v.value()) == 0.0


LONG = {
    "matmul": lambda: tf.ones([2500, 2500]) @ tf.ones([2500, 2500]),
    "kernel": lambda: tf.sin(tf.exp(tf.tanh(tf.random.uniform([50_000_000])))),
    "argsort": lambda: tf.argsort(tf.random.uniform([20_000_000])),
}


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("wrap", [lambda f: f, lambda f: tf.function(f).get_concrete_function()], ids=["eager", "traced"])
def test_a_handler_may_compute_in_the_midst_of_a_step(name, wrap):
    """One that returns lets it go on; one that raises ends it; either way what the handler computes is right."""
    sums = []

    def handle(number, frame):
        sums.append(float(tf.reduce_sum(tf.sort(tf.ones([1000]) * 3.0))))
        if len(sums) == 3:
            raise InterruptedError

    f = wrap(LONG[name])
    before = signal.signal(signal.SIGALRM, handle)
    signal.setitimer(signal.ITIMER_REAL, 0.02, 0.02)
    try:
        with pytest.raises(InterruptedError):
            while True:
                f()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert len(sums) >= 3 and set(sums) == {3000.0}


def test_signals_come_in_the_midst_of_large_products():
    """In a process of its own: what a library does with its stack when a handler runs would end this one."""
    script = """
import signal
import etch as tf
signal.signal(signal.SIGALRM, lambda *_: None)
signal.setitimer(signal.ITIMER_REAL, 0.002, 0.002)
for n in (400, 1000, 1500):
    a = tf.ones([n, n])
    for _ in range(8):
        assert float(tf.matmul(a, a)[0, n - 1]) == n
"""
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stderr == ""


def test_a_handler_may_use_variables_that_steps_update():
    """It runs when the step is over: what it reads is whole."""
    v = tf.Variable(tf.zeros([400, 400]))
    seen = []

    @tf.function(autograph=False)
    def step(x):
        v.assign_add(tf.tanh(x @ x) * 0.0 + 1.0)

    def handle(number, frame):
        value = v.numpy()
        assert (value == value[0, 0]).all()
        seen.append(float(value[0, 0]))

    x = tf.ones([400, 400])
    step(x)  # a handler that ran while it is traced would be traced as well
    before = signal.signal(signal.SIGALRM, handle)
    signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
    try:
        while len(seen) < 5:
            step(x)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert seen == sorted(seen)
