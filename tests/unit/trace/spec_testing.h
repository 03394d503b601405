/* What the tests of specs and arguments share: a context on a counting allocator, makers that own what they make until the test
 * ends, and objects of a caller's with functions that count and fail on demand. */
#ifndef ETCH_TEST_TRACE_SPEC_TESTING_H
#define ETCH_TEST_TRACE_SPEC_TESTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "tensor/tensor.h"
#include "trace/spec.h"

enum { WORLD_OWNS = 4096 };

/* Equal if `exact` is, alike if `loose` is. */
typedef struct thing {
    int exact, loose;
    int n_held;
    bool fails;
} thing;

typedef struct world {
    etch_counting_allocator counting;
    etch_runtime *rt;
    etch_ctx *cx;
    etch_spec *specs[WORLD_OWNS];
    etch_tensor *tensors[WORLD_OWNS];
    etch_identity *identities[WORLD_OWNS];
    int n_specs, n_tensors, n_identities, n_things;
    thing things[WORLD_OWNS]; /* specs hold them to the end */
    char text[4][1024];       /* results of show(), used in turn */
    int i_text;
} world;

static inline int world_setup(void **state)
{
    static world w;
    memset(&w, 0, sizeof w);
    etch__counting_init(&w.counting, etch_allocator_system());
    if (etch_runtime_new(&w.counting.iface, &w.rt) != ETCH_OK || etch_ctx_new(w.rt, &w.cx) != ETCH_OK)
        return -1;
    *state = &w;
    return 0;
}

/* Fails the test if anything is still held. */
static inline int world_teardown(void **state)
{
    world *w = *state;
    for (int i = 0; i < w->n_specs; i++)
        etch_spec_release(&w->specs[i]);
    for (int i = 0; i < w->n_tensors; i++)
        etch_tensor_release(&w->tensors[i]);
    for (int i = 0; i < w->n_identities; i++)
        etch_identity_release(&w->identities[i]);
    for (int i = 0; i < w->n_things; i++)
        if (w->things[i].n_held != 0)
            return -1;
    etch_ctx_release(&w->cx);
    etch_runtime_release(&w->rt);
    if (atomic_load(&w->counting.live_bytes) == 0)
        return 0;
    print_error("%zu bytes are still held\n", (size_t)atomic_load(&w->counting.live_bytes));
    return -1;
}
#define WORLD_TEST(f) cmocka_unit_test_setup_teardown(f, world_setup, world_teardown)

static inline etch_spec *own(world *w, etch_spec *s)
{
    assert_true(w->n_specs < WORLD_OWNS);
    return w->specs[w->n_specs++] = s;
}

/* The result of a call that has to succeed. */
#define MAKE(w, call) \
    do { \
        if ((call) != ETCH_OK) \
            fail_msg("%s: %s", #call, etch_error_message((w)->cx)); \
    } while (0)

static inline etch_spec *tensor_spec(world *w, const char *text)
{
    etch_spec *s = NULL;
    MAKE(w, etch_spec_parse(w->cx, text, &s));
    return own(w, s);
}

static inline etch_literal a_none(void) { return (etch_literal){ .kind = ETCH_LITERAL_NONE }; }
static inline etch_literal a_bool(bool x) { return (etch_literal){ .kind = ETCH_LITERAL_BOOL, .b = x }; }
static inline etch_literal an_int(int64_t x) { return (etch_literal){ .kind = ETCH_LITERAL_INT, .i = x }; }
static inline etch_literal a_float(double x) { return (etch_literal){ .kind = ETCH_LITERAL_FLOAT, .f = { x, 0 } }; }
static inline etch_literal a_complex(double re, double im)
{
    return (etch_literal){ .kind = ETCH_LITERAL_COMPLEX, .f = { re, im } };
}
static inline etch_literal a_text(etch_literal_kind kind, const char *text)
{
    return (etch_literal){ .kind = kind, .n = strlen(text), .text = text };
}
static inline etch_literal a_str(const char *text) { return a_text(ETCH_LITERAL_STR, text); }

static inline etch_spec *literal_spec(world *w, etch_literal x)
{
    etch_spec *s = NULL;
    MAKE(w, etch_spec_literal(w->cx, x, &s));
    return own(w, s);
}
static inline etch_spec *int_spec(world *w, int64_t x) { return literal_spec(w, an_int(x)); }

static inline etch_spec *sequence_spec(world *w, etch_spec_kind kind, etch_spec *const *items, int n)
{
    etch_spec *s = NULL;
    MAKE(w, etch_spec_sequence(w->cx, kind, items, n, &s));
    return own(w, s);
}
#define ITEMS(...) \
    (etch_spec *const[]){ __VA_ARGS__ }, (int)(sizeof((etch_spec *const[]){ __VA_ARGS__ }) / sizeof(etch_spec *))
#define LIST(w, ...) sequence_spec(w, ETCH_SPEC_LIST, ITEMS(__VA_ARGS__))
#define TUPLE(w, ...) sequence_spec(w, ETCH_SPEC_TUPLE, ITEMS(__VA_ARGS__))

static inline etch_spec *resource_spec(world *w, int64_t size, bool trainable, int alias)
{
    etch_spec *s = NULL;
    etch_size sizes[] = { ETCH_SIZE(size) };
    MAKE(w, etch_spec_resource(w->cx, ETCH_F32, sizes, 1, trainable, alias, &s));
    return own(w, s);
}

static inline etch_tensor *tensor_of(world *w, etch_dtype t, const int64_t *dims, int rank)
{
    etch_tensor *x = NULL;
    assert_true(w->n_tensors < WORLD_OWNS);
    MAKE(w, etch_tensor_new(w->cx, t, dims, rank, &x));
    return w->tensors[w->n_tensors++] = x;
}
#define DIMS(...) (const int64_t[]){ __VA_ARGS__ }, (int)(sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t))

static inline etch_spec *common(world *w, etch_spec *a, etch_spec *b)
{
    etch_spec *s = NULL;
    MAKE(w, etch_spec_common(w->cx, a, b, &s));
    return s ? own(w, s) : NULL;
}

static inline const char *show(world *w, const etch_spec *s)
{
    char *out = w->text[w->i_text++ % 4];
    if (!s)
        return "none";
    assert_true(etch_spec_print(s, out, sizeof w->text[0]) < sizeof w->text[0]);
    return out;
}

#define ASSERT_FAILED(w, call, want, part) \
    do { \
        etch_status got_ = (call); \
        assert_string_equal(etch_status_name(got_), etch_status_name(want)); \
        assert_int_equal(etch_error_status((w)->cx), want); \
        if (!strstr(etch_error_message((w)->cx), part)) \
            fail_msg("\"%s\" lacks \"%s\"", etch_error_message((w)->cx), part); \
        etch_error_clear((w)->cx); \
    } while (0)

/* --- objects ----------------------------------------------------------------------------------------------------------- */

static inline int thing_answer(etch_ctx *cx, const thing *a, const thing *b, bool answer)
{
    if (!a->fails && !b->fails)
        return answer;
    (void)etch_fail(cx, ETCH_EIO, "the thing is broken");
    return -1;
}
static inline int thing_equal(etch_ctx *cx, void *a, void *b)
{
    return thing_answer(cx, a, b, ((thing *)a)->exact == ((thing *)b)->exact);
}
static inline int thing_alike(etch_ctx *cx, void *a, void *b)
{
    return thing_answer(cx, a, b, ((thing *)a)->loose == ((thing *)b)->loose);
}
static inline int thing_hash(etch_ctx *cx, void *a, uint64_t *out)
{
    *out = (uint64_t)((thing *)a)->exact;
    return thing_answer(cx, a, a, false);
}
static inline int thing_alike_hash(etch_ctx *cx, void *a, uint64_t *out)
{
    *out = (uint64_t)((thing *)a)->loose + 1000;
    return thing_answer(cx, a, a, false);
}
static inline void thing_print(void *a, char *buffer, size_t n)
{
    snprintf(buffer, n, "thing %d", ((thing *)a)->exact);
}
static inline void *thing_retain(void *a)
{
    ((thing *)a)->n_held++;
    return a;
}
static inline void thing_release(void *a) { ((thing *)a)->n_held--; }

static const etch_object_ops thing_ops = { "Thing",          thing_equal, thing_hash,   thing_alike,
                                           thing_alike_hash, thing_print, thing_retain, thing_release };
static const etch_object_ops plain_ops = { .type_name = "Plain" };

static inline thing *thing_of(world *w, int exact, int loose)
{
    assert_true(w->n_things < WORLD_OWNS);
    thing *x = &w->things[w->n_things++];
    *x = (thing){ .exact = exact, .loose = loose };
    return x;
}
static inline etch_identity *identity_of(world *w, thing *object, const etch_object_ops *ops)
{
    etch_identity *id = NULL;
    MAKE(w, etch_identity_new(w->cx, object, ops, &id));
    return w->identities[w->n_identities++] = id;
}
static inline etch_spec *identity_spec(world *w, etch_identity *id)
{
    etch_spec *s = NULL;
    MAKE(w, etch_spec_identity(w->cx, id, &s));
    return own(w, s);
}
static inline etch_spec *value_spec(world *w, thing *object)
{
    etch_spec *s = NULL;
    MAKE(w, etch_spec_value(w->cx, object, &thing_ops, &s));
    return own(w, s);
}

/* --- a type of the caller's: data is a set of bits, more bits are more general ------------------------------------------ */

static inline int bits_equal(etch_ctx *cx, const void *a, const void *b)
{
    (void)cx;
    return *(const int *)a == *(const int *)b;
}
static inline int bits_hash(etch_ctx *cx, const void *a, uint64_t *out)
{
    (void)cx;
    *out = (uint64_t) * (const int *)a;
    return 0;
}
static inline int bits_within(etch_ctx *cx, const void *a, const void *b)
{
    (void)cx;
    return (*(const int *)a & ~*(const int *)b) == 0;
}
static int bits_of[8] = { 0, 1, 2, 3, 4, 5, 6, 7 };
static int n_bits_held;
static inline void *bits_retain(const void *a)
{
    n_bits_held++;
    return (void *)a;
}
static inline void bits_release(void *a)
{
    (void)a;
    n_bits_held--;
}
/* Bit 4 goes with none of the others. */
static inline void *bits_common(etch_ctx *cx, const void *a, const void *b)
{
    (void)cx;
    int all = *(const int *)a | *(const int *)b;
    if ((all & 4) && (all & 3))
        return NULL;
    return bits_retain(&bits_of[all]);
}
static inline void bits_print(const void *a, char *buffer, size_t n) { snprintf(buffer, n, "%d", *(const int *)a); }
/* A list can be one: its items are the components, the data is what is wanted. */
static inline int bits_cast(etch_ctx *cx, const void *to, const etch_arg *x, etch_caster *by, etch_arg *out);
static const etch_spec_ops bits_ops = { .type_name = "Bits",
                                        .equal = bits_equal,
                                        .hash = bits_hash,
                                        .is_subtype = bits_within,
                                        .common_supertype = bits_common,
                                        .print = bits_print,
                                        .retain = bits_retain,
                                        .release = bits_release,
                                        .cast = bits_cast };
static inline int bits_cast(etch_ctx *cx, const void *to, const etch_arg *x, etch_caster *by, etch_arg *out)
{
    (void)cx;
    if (x->spec || x->kind != ETCH_SPEC_LIST)
        return 0;
    etch_arg *items = etch_caster_room(by, (size_t)x->n * sizeof *items);
    if (!items)
        return -1;
    for (int i = 0; i < x->n; i++)
        items[i] = x->items[i];
    *out = (etch_arg){
        .kind = ETCH_SPEC_CUSTOM, .n = x->n, .spec_ops = &bits_ops, .object = (void *)to, .items = items
    };
    return 1;
}

static inline etch_spec *bits_spec(world *w, int bits, etch_spec *const *items, int n)
{
    etch_spec *s = NULL;
    MAKE(w, etch_spec_custom(w->cx, &bits_ops, &bits_of[bits], items, n, &s));
    return own(w, s);
}

#endif
