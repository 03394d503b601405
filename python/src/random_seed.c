/* Seeds and streams of random ops.
 *
 * As in TensorFlow the numbers of an op are those of a key, the global seed, and of a 128-bit counter whose high half is
 * the op's own seed. An op without one gets, outside of traces, the next number of a generator that starts from the
 * global seed; in a traced body, its place among such ops. Outside of traces ops of the same kind, dtype and seeds share a
 * stream, in traces every op has its own; setting the global seed starts all streams again.
 *
 * In traces a stream is a hidden variable: the number of the setting of the seed that it belongs to, and the counter. */
#include "random_seed.h"

#include "trace.h"

enum { SEED_MODULUS = 2147483647, N_BLOCKS_PER_ELEMENT = 256, SEED_WITHOUT_GLOBAL = 87654321 };

static PyObject *global_seed;     /* NULL: none was set */
static PyObject *op_seeds;        /* random.Random(global_seed) */
static PyObject *eager_counters;  /* by kind, variant and seeds */
static etch_variable *generation; /* u64[]: how often the global seed was set */

/* --- variables that no trace makes ------------------------------------------------------------------------------- */

/* On a context of its own: on the thread's it would be one that the function under trace makes. */
static etch_variable *make_variable(const char *name, const uint64_t *values, int n)
{
    etch_ctx *cx = NULL;
    if (etch_ctx_new(core_runtime, &cx) != ETCH_OK) {
        PyErr_NoMemory();
        return NULL;
    }
    const int64_t dim = n;
    etch_tensor *first = (etch_from)(cx, ETCH_U64, &dim, n > 0 ? 1 : 0, values);
    etch_variable *v = (etch_variable_new)(cx, first, &(etch_variable_options){ .name = name, .is_untrainable = true });
    if (!v)
        (void)core_raise(cx);
    etch_ctx_release(&cx);
    return v;
}

static etch_variable *generation_variable(void)
{
    if (!generation)
        generation = make_variable("random generation", &(uint64_t){ 0 }, 0);
    return generation;
}

/* --- seeds ------------------------------------------------------------------------------------------------------- */

/* An int of whatever counts as a number. */
static PyObject *as_int(PyObject *seed)
{
    if (PyNumber_Check(seed))
        return PyNumber_Long(seed);
    PyErr_Format(PyExc_TypeError, "a seed must be an integer, not %R", seed);
    return NULL;
}

static int next_generation(void)
{
    etch_variable *v = generation_variable();
    etch_ctx *cx = NULL;
    if (!v)
        return -1;
    if (etch_ctx_new(core_runtime, &cx) != ETCH_OK) {
        PyErr_NoMemory();
        return -1;
    }
    int done = (etch_variable_assign_add)(cx, v, (etch_int)(cx, ETCH_U64, 1)) ? 0 : ((void)core_raise(cx), -1);
    etch_ctx_release(&cx);
    return done;
}

int random_set_seed(PyObject *seed)
{
    etch_ctx *cx = core_ctx();
    PyObject *number = seed == Py_None ? NULL : as_int(seed);
    if (!cx || (!number && seed != Py_None)) {
        Py_XDECREF(number);
        return -1;
    }
    if (etch_is_tracing(cx)) { /* of the ops that follow in the body */
        Py_XSETREF(trace_graph_now()->seed, number);
        return 0;
    }
    PyObject *module = number ? PyImport_ImportModule("random") : NULL;
    PyObject *seeds = module ? PyObject_CallMethod(module, "Random", "O", number) : NULL;
    Py_XDECREF(module);
    if ((number && !seeds) || next_generation() < 0) {
        Py_XDECREF(number);
        Py_XDECREF(seeds);
        return -1;
    }
    Py_XSETREF(global_seed, number);
    Py_XSETREF(op_seeds, seeds);
    Py_CLEAR(eager_counters);
    return 0;
}

static int cut_seed(PyObject *seed, uint64_t *out)
{
    PyObject *number = as_int(seed), *modulus = PyLong_FromLong(SEED_MODULUS);
    PyObject *rest = number && modulus ? PyNumber_Remainder(number, modulus) : NULL;
    *out = rest ? PyLong_AsUnsignedLongLong(rest) : 0;
    Py_XDECREF(number);
    Py_XDECREF(modulus);
    Py_XDECREF(rest);
    return PyErr_Occurred() ? -1 : 0;
}

static int draw(PyObject *from, uint64_t *out)
{
    PyObject *x = PyObject_CallMethod(from, "randint", "ii", 0, SEED_MODULUS);
    int done = x ? cut_seed(x, out) : -1;
    Py_XDECREF(x);
    return done;
}

/* Something that nobody can know. */
static int from_system(uint64_t *out)
{
    PyObject *os = PyImport_ImportModule("os"),
             *bytes = os ? PyObject_CallMethod(os, "urandom", "i", (int)sizeof *out) : NULL;
    if (bytes)
        memcpy(out, PyBytes_AS_STRING(bytes), sizeof *out);
    Py_XDECREF(bytes);
    Py_XDECREF(os);
    return bytes ? 0 : -1;
}

typedef struct seeds {
    uint64_t global, op;
    bool is_new; /* nothing else has them: there is no stream to go on with */
} seeds;

static int find_seeds(bool is_tracing, PyObject *op_seed, seeds *s)
{
    trace_graph *g = trace_graph_now();
    PyObject *global = is_tracing && g->seed ? g->seed : global_seed;
    s->is_new = op_seed == Py_None;
    if (!global && op_seed == Py_None)
        return from_system(&s->global) < 0 || from_system(&s->op) < 0 ? -1 : 0;
    s->global = SEED_WITHOUT_GLOBAL;
    if (global && cut_seed(global, &s->global) < 0)
        return -1;
    if (op_seed != Py_None) {
        if (cut_seed(op_seed, &s->op) < 0)
            return -1;
    } else if (is_tracing) {
        s->op = (uint64_t)g->n_random++;
    } else if (draw(op_seeds, &s->op) < 0) {
        return -1;
    }
    if (s->global == 0 && s->op == 0)
        s->op = SEED_MODULUS; /* two zeros would mean that there is no seed */
    return 0;
}

/* --- streams ----------------------------------------------------------------------------------------------------- */

/* Outside of traces: the stream's counter, which is moved on. */
static int take_eagerly(const char *kind, int variant, const seeds *s, uint64_t n_blocks, uint64_t *out)
{
    *out = 0;
    if (s->is_new)
        return 0;
    if (!eager_counters && !(eager_counters = PyDict_New()))
        return -1;
    PyObject *key = Py_BuildValue("(siKK)", kind, variant, (unsigned long long)s->global, (unsigned long long)s->op);
    PyObject *was = key ? PyDict_GetItemWithError(eager_counters, key) : NULL;
    *out = was ? PyLong_AsUnsignedLongLong(was) : 0;
    PyObject *now = key && !PyErr_Occurred() ? PyLong_FromUnsignedLongLong(*out + n_blocks) : NULL;
    int done = now ? PyDict_SetItem(eager_counters, key, now) : -1;
    Py_XDECREF(now);
    Py_XDECREF(key);
    return done;
}

static void release_stream(PyObject *capsule)
{
    etch_variable *v = PyCapsule_GetPointer(capsule, NULL);
    etch_variable_release(&v);
}

/* A stream of its own for the op that is being traced; the same one when the body is run again for the same trace. */
static etch_variable *stream_of(trace_graph *g, const char *kind, int variant, const seeds *s)
{
    static const uint64_t none[2] = { UINT64_MAX, 0 }; /* belongs to no setting of the seed yet */
    PyObject *key = NULL, *kept = NULL;
    if (g->streams) {
        key = Py_BuildValue("(siKKL)", kind, variant, (unsigned long long)s->global, (unsigned long long)s->op,
                            (long long)g->n_streams++);
        kept = key ? PyDict_GetItemWithError(g->streams, key) : NULL;
        if (!key || (!kept && PyErr_Occurred())) {
            Py_XDECREF(key);
            return NULL;
        }
    }
    etch_variable *v = kept ? etch_variable_retain(PyCapsule_GetPointer(kept, NULL))
                            : make_variable("random stream", none, 2);
    if (v && key && !kept) {
        PyObject *capsule = PyCapsule_New(etch_variable_retain(v), NULL, release_stream);
        if (!capsule || PyDict_SetItem(g->streams, key, capsule) < 0)
            etch_variable_release(&v);
        Py_XDECREF(capsule);
    }
    Py_XDECREF(key);
    return v;
}

static etch_tensor *element(etch_ctx *cx, etch_tensor *x, int64_t i)
{
    return (etch_gather)(cx, x, (etch_int)(cx, ETCH_I64, i), 0, 0);
}

static etch_tensor *take_traced(etch_ctx *cx, etch_variable *stream, etch_tensor *n_blocks)
{
    etch_variable *number = generation_variable();
    if (!number)
        return NULL;
    etch_tensor *now = (etch_variable_read)(cx, number), *was = (etch_variable_read)(cx, stream);
    etch_tensor *goes_on = (etch_equal)(cx, element(cx, was, 0), now);
    etch_tensor *counter = (etch_select)(cx, goes_on, element(cx, was, 1), (etch_int)(cx, ETCH_U64, 0));
    etch_tensor *const next[] = { now, (etch_add)(cx, counter, n_blocks) };
    return (etch_variable_assign)(cx, stream, (etch_stack)(cx, next, 2, 0)) ? counter : NULL;
}

bool random_take(etch_ctx *cx, const char *kind, int variant, PyObject *seed, etch_tensor *n_blocks, random_start *out)
{
    bool is_tracing = etch_is_tracing(cx);
    seeds s;
    if (!n_blocks || find_seeds(is_tracing, seed, &s) < 0)
        return false;
    etch_tensor *counter = NULL;
    if (is_tracing) {
        etch_variable *stream = stream_of(trace_graph_now(), kind, variant, &s);
        counter = stream ? take_traced(cx, stream, n_blocks) : NULL;
        etch_variable_release(&stream); /* the trace holds it */
    } else {
        uint64_t n, at;
        if (etch_tensor_read(cx, n_blocks, &n, sizeof n) != ETCH_OK || take_eagerly(kind, variant, &s, n, &at) < 0)
            return false;
        counter = (etch_int)(cx, ETCH_U64, (int64_t)at);
    }
    etch_tensor *const both[] = { counter, (etch_int)(cx, ETCH_U64, (int64_t)s.op) };
    *out = (random_start){ (etch_int)(cx, ETCH_U64, (int64_t)s.global), counter ? (etch_stack)(cx, both, 2, 0) : NULL };
    return out->key && out->counter;
}

bool random_pass(etch_ctx *cx, PyObject *seed)
{
    seeds unused;
    return find_seeds(etch_is_tracing(cx), seed, &unused) == 0;
}

etch_tensor *random_blocks(etch_ctx *cx, etch_tensor *n)
{
    return (etch_mul)(cx, (etch_cast)(cx, n, ETCH_U64), (etch_int)(cx, ETCH_U64, N_BLOCKS_PER_ELEMENT));
}

/* --- seeds that are tensors -------------------------------------------------------------------------------------- */

bool random_from_seed(etch_ctx *cx, etch_tensor *seed, random_start *out)
{
    static const uint64_t mixing_key = UINT64_C(0x02461e293ec8f720);
    etch_tensor *zero = (etch_int)(cx, ETCH_U64, 0);
    etch_tensor *bits = (etch_cast)(cx, (etch_cast)(cx, seed, ETCH_I64), ETCH_U64);
    etch_tensor *const halves[] = { element(cx, bits, 0),
                                    element(cx, bits, 1) }; /* two, whatever the trace knows of its size */
    etch_tensor *as_counter = (etch_stack)(cx, halves, 2, 0);
    etch_tensor *mixed = (etch_random_bits)(cx, (etch_int)(cx, ETCH_U64, (int64_t)mixing_key), as_counter,
                                            (etch_int_list)(cx, &(int64_t){ 2 }, 1), ETCH_U64);
    etch_tensor *const both[] = { zero, element(cx, mixed, 1) };
    *out = (random_start){ element(cx, mixed, 0), (etch_stack)(cx, both, 2, 0) };
    return out->key && out->counter;
}
