/* For the tests of calls: a context, arrays in every kind of layout, and running a call on them.
 *
 * An array's memory is exactly as large as its elements reach, so that the address sanitizer sees a step beyond. Random
 * layouts permute the axes, leave gaps, run backwards and (for inputs) repeat; strides of axes with fewer than two elements
 * are nonsense on purpose. Expectations are made element by element, through logical positions. */
#ifndef ETCH_TESTS_CALL_TESTING_H
#define ETCH_TESTS_CALL_TESTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "kernel/call/calls.h"
#include <etch/ops.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define UNUSED __attribute__((unused))

static etch_counting_allocator memory;
static etch_ctx *cx;

UNUSED static int make_ctx(void **state)
{
    (void)state;
    etch_runtime *rt = NULL;
    etch__counting_init(&memory, etch_allocator_system());
    assert_int_equal(etch_runtime_new(&memory.iface, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    etch_runtime_release(&rt);
    return 0;
}

UNUSED static int drop_ctx(void **state)
{
    (void)state;
    etch_ctx_release(&cx);
    assert_int_equal(memory.live_bytes, 0);
    return 0;
}

/* Random numbers, the same in every run. */
static uint64_t random_state = 88172645463325252u;
UNUSED static uint64_t random_u64(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state * 0x2545f4914f6cdd1du;
}
UNUSED static int64_t random_below(int64_t n) { return (int64_t)(random_u64() >> 33) % n; }

typedef struct arr {
    etch_array a;
    int64_t dims[ETCH_MAX_RANK], strides[ETCH_MAX_RANK], count;
    char *memory;
    size_t bytes;
} arr;

enum { DENSE, STRIDED, REPEATED }; /* layouts; REPEATED may have strides of 0 */

static void place(arr *x, etch_dtype t, int rank, const int64_t *dims, int layout)
{
    *x = (arr){ .a = { .dtype = t, .rank = rank } };
    x->count = 1;
    int order[ETCH_MAX_RANK];
    for (int i = 0; i < rank; i++) {
        x->dims[i] = dims[i];
        x->count *= dims[i];
        order[i] = rank - 1 - i;
    }
    for (int i = rank - 1; i > 0 && layout != DENSE; i--) {
        int j = (int)random_below(i + 1), other = order[i];
        order[i] = order[j];
        order[j] = other;
    }
    int64_t stride = 1, lo = 0, hi = 0;
    for (int i = 0; i < rank; i++) {
        int64_t n = dims[order[i]], step = stride;
        if (layout != DENSE) {
            if (random_below(3) == 0)
                step += random_below(3);
            stride = step;
            if (random_below(3) == 0)
                step = -step;
            if (layout == REPEATED && random_below(5) == 0)
                step = 0;
            if (n < 2)
                step = 123456789;
        }
        x->strides[order[i]] = step;
        stride *= n > 0 ? n : 1;
        if (n > 1 && step < 0)
            lo += (n - 1) * step;
        else if (n > 1)
            hi += (n - 1) * step;
    }
    x->bytes = x->count > 0 ? (size_t)(hi - lo + 1) * etch__dtypes[t].bytes : 1;
    x->memory = calloc(x->bytes, 1);
    assert_non_null(x->memory);
    x->a.dims = x->dims;
    x->a.strides = x->strides;
    x->a.data = x->memory + (x->count > 0 ? -lo * etch__dtypes[t].bytes : 0);
}

/* An array whose dims and strides are its own, so it must not be moved: always by address. */
#define SHAPE(...) \
    (int)(sizeof((int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t)), (const int64_t[]) { __VA_ARGS__ }
#define SCALAR 0, NULL

UNUSED static char *element(const arr *x, int64_t i)
{
    int64_t at = 0;
    for (int a = x->a.rank - 1; a >= 0; a--) {
        at += x->dims[a] > 1 ? i % x->dims[a] * x->strides[a] : 0;
        i /= x->dims[a];
    }
    return x->a.data + at * etch__dtypes[x->a.dtype].bytes;
}

/* Position of an element from its coordinates. */
UNUSED static int64_t index_of(const arr *x, const int64_t *position)
{
    int64_t i = 0;
    for (int a = 0; a < x->a.rank; a++)
        i = i * x->dims[a] + position[a];
    return i;
}

UNUSED static void position_of(const arr *x, int64_t i, int64_t *position)
{
    for (int a = x->a.rank - 1; a >= 0; a--) {
        position[a] = i % x->dims[a];
        i /= x->dims[a];
    }
}

UNUSED static double get(const arr *x, int64_t i) { return etch__element_f64(x->a.dtype, element(x, i)); }
UNUSED static int64_t get_i(const arr *x, int64_t i) { return etch__element_i64(x->a.dtype, element(x, i)); }
UNUSED static void set(arr *x, int64_t i, double v) { etch__element_set_f64(x->a.dtype, element(x, i), v); }
UNUSED static void set_i(arr *x, int64_t i, int64_t v) { etch__element_set_i64(x->a.dtype, element(x, i), v); }

static const char *const WORDS[] = { NULL, "a", "b", "ab", "ba", "longer than a pointer", "c", "a\0b" };
static const size_t WORD_LENGTHS[] = { 0, 1, 1, 2, 2, 21, 1, 3 };

UNUSED static void set_string(arr *x, int64_t i, const char *bytes, size_t n)
{
    assert_true(etch__str_assign(cx->alloc, (etch_str **)element(x, i), bytes, n));
}

/* Any bits for integers; for floats numbers of all sizes, few values often, zeros of both signs, and `special` ones. */
UNUSED static void fill_random(arr *x, bool special)
{
    etch_dtype t = x->a.dtype;
    int few = (int)random_below(2);
    for (int64_t i = 0; i < x->count; i++) {
        if (etch__dtype_is(t, ETCH_CLASS_STRING)) {
            int w = (int)random_below(8);
            set_string(x, i, WORDS[w], WORD_LENGTHS[w]);
        } else if (etch__dtype_is(t, ETCH_CLASS_FLOAT)) {
            double v = few ? (double)random_below(7) - 3 : ((double)random_below(2000001) - 1e6) / 65536.0;
            if (random_below(16) == 0)
                v = -0.0;
            if (special && random_below(12) == 0)
                v = random_below(3) == 0 ? (double)INFINITY : random_below(2) ? (double)NAN : -(double)INFINITY;
            set(x, i, v);
        } else
            set_i(x, i, few ? random_below(5) - 2 : (int64_t)random_u64());
    }
}

UNUSED static void drop(arr *x)
{
    if (etch__dtype_is(x->a.dtype, ETCH_CLASS_STRING))
        for (int64_t i = 0; i < x->count; i++) {
            etch_str **slot = (etch_str **)element(x, i);
            etch__str_release(*slot);
            *slot = NULL;
        }
    free(x->memory);
    x->memory = NULL;
}

UNUSED static bool same_strings(const etch_str *a, const etch_str *b)
{
    size_t n = a ? a->n : 0;
    return n == (b ? b->n : 0) && (n == 0 || memcmp(a->bytes, b->bytes, n) == 0);
}

/* Bit for bit; strings by contents. */
UNUSED static bool same(const arr *x, int64_t i, const arr *y, int64_t j)
{
    if (etch__dtype_is(x->a.dtype, ETCH_CLASS_STRING))
        return same_strings(*(etch_str **)element(x, i), *(etch_str **)element(y, j));
    return memcmp(element(x, i), element(y, j), etch__dtypes[x->a.dtype].bytes) == 0;
}

/* Equal as numbers, NaN equal to NaN. */
UNUSED static bool same_number(double a, double b) { return a == b || (a != a && b != b); }

/* Sizes that the call finds: the outputs are made when it says so. */
typedef struct sizer {
    arr *out[3];
    int n_calls[3];
} sizer;

UNUSED static etch_status size_output(etch_call *c, int i, const int64_t *dims, int rank)
{
    sizer *s = c->user;
    etch_dtype t = c->out[i].dtype;
    s->n_calls[i]++;
    place(s->out[i], t, rank, dims, DENSE);
    c->out[i] = s->out[i]->a;
    return ETCH_OK;
}

typedef struct run {
    etch_call call;
    etch_array in[8], out[3];
    sizer sizer;
} run;

/* Runs `fn` on in[] and out[]; the messages say `op`. With `resize`, out[] have dtypes only. */
UNUSED static etch_status run_call(const char *op, etch_call_fn *fn, const void *attrs, int n_in, arr *const *in,
                                   int n_out, arr *const *out, bool resize)
{
    run r = { .call = { .cx = cx, .fn = fn, .op = op, .attrs = attrs, .n_in = n_in, .n_out = n_out } };
    for (int i = 0; i < n_in; i++)
        r.in[i] = in[i]->a;
    for (int i = 0; i < n_out; i++) {
        r.out[i] = out[i]->a;
        r.sizer.out[i] = out[i];
    }
    r.call.in = r.in;
    r.call.out = r.out;
    if (resize) {
        r.call.resize = size_output;
        r.call.user = &r.sizer;
    }
    etch_error_clear(cx);
    etch_arena_mark before = etch__arena_mark(&cx->scratch);
    etch_status s = fn(&r.call);
    etch_arena_mark after = etch__arena_mark(&cx->scratch);
    assert_ptr_equal(before.chunk, after.chunk); /* scratch was given back */
    assert_ptr_equal(before.next, after.next);
    for (int i = 0; i < n_out && resize && s == ETCH_OK; i++)
        assert_int_equal(r.sizer.n_calls[i], 1);
    return s;
}

#define RUN(name, attrs, n_in, in, n_out, out) run_call(#name, etch__call_##name, attrs, n_in, in, n_out, out, false)
#define RUN_SIZED(name, attrs, n_in, in, n_out, out) \
    run_call(#name, etch__call_##name, attrs, n_in, in, n_out, out, true)

#define assert_error(status, expected, fragment) \
    do { \
        assert_int_equal((status), (expected)); \
        if (!strstr(etch_error_message(cx), (fragment))) \
            fail_msg("\"%s\" is not in \"%s\"", (fragment), etch_error_message(cx)); \
    } while (0)

#define ARRAYS(...) ((arr *const[]){ __VA_ARGS__ })

UNUSED static bool is_class(int t, int classes) { return etch__dtype_is((etch_dtype)t, classes); }
#define NUMBERS (ETCH_CLASS_INT | ETCH_CLASS_UINT | ETCH_CLASS_FLOAT)
#define INTEGERS (ETCH_CLASS_INT | ETCH_CLASS_UINT)

/* A random shape; sizes 0 and 1 are common. */
UNUSED static int random_shape(int min_rank, int max_rank, int64_t *dims)
{
    int rank = min_rank + (int)random_below(max_rank - min_rank + 1);
    for (int i = 0; i < rank; i++) {
        int64_t kind = random_below(12);
        dims[i] = kind == 0 ? 0 : kind <= 2 ? 1 : 1 + random_below(6);
    }
    return rank;
}

#endif
