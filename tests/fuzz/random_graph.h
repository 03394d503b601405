/* Random typed graphs from a string of bytes: every op of the table, operands picked among what exists, attributes made up by
 * their kinds. What does not type is left out (its error is cleared). The recipe is kept, so that the same graph can be
 * built again without folds. Header only: each fuzzer is one file. */
#ifndef ETCH_FUZZ_RANDOM_GRAPH_H
#define ETCH_FUZZ_RANDOM_GRAPH_H

#include <etch/etch.h>
#include "ir/graph.h"
#include "ops/ops.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_INPUTS = 4, MAX_OPS = 24, MAX_POOL = 160, MAX_LIST = 8, MAX_LISTS = 3 };

typedef struct bytes {
    const uint8_t *at;
    size_t n;
} bytes;

/* A number below n; 0 when the bytes are used up. */
static inline uint32_t take(bytes *b, uint32_t n)
{
    if (b->n == 0 || n == 0)
        return 0;
    b->n--;
    return *b->at++ % n;
}

/* One built op, to be built again. */
typedef struct recipe {
    etch_op op;
    int n_in;
    uint32_t in[8]; /* numbers in the pool */
    char attrs[64];
    int64_t lists[MAX_LISTS][MAX_LIST];
    uint32_t first_result; /* in the pool */
    int n_results;
} recipe;

typedef struct random_graph {
    etch_ctx *cx;
    etch_graph *g;
    etch_val pool[MAX_POOL];
    int n_pool, n_inputs, n_ops, n_made_constants;
    char types[MAX_INPUTS][64];
    recipe ops[MAX_OPS];
    struct {
        int64_t list[MAX_LIST];
        int n;
        etch_dtype t;
        uint32_t at; /* in the pool */
        bool is_scalar;
    } constants[64];
    uint32_t outputs[4]; /* in the pool */
    int n_outputs;
} random_graph;

static const char *const fuzz_symbols[] = { "a", "b", "c" };
static const etch_dtype fuzz_dtypes[] = { ETCH_F32, ETCH_F32, ETCH_I64,  ETCH_I32, ETCH_BOOL,
                                          ETCH_F64, ETCH_F16, ETCH_BF16, ETCH_U8,  ETCH_I8 };

static inline uint32_t pool_add(random_graph *r, etch_val v)
{
    if (r->n_pool < MAX_POOL)
        r->pool[r->n_pool++] = v;
    return (uint32_t)r->n_pool - 1;
}

static inline void add_input(random_graph *r, bytes *b)
{
    etch_dtype t = fuzz_dtypes[take(b, 10)];
    int rank = (int)take(b, 4), n = 0;
    char *text = r->types[r->n_inputs];
    n += snprintf(text, 64, "%s[", etch_dtype_name(t));
    for (int i = 0; i < rank; i++) {
        uint32_t pick = take(b, 8);
        if (pick < 5)
            n += snprintf(text + n, 64 - (size_t)n, "%s%s", i ? ", " : "", fuzz_symbols[pick % 3]);
        else
            n += snprintf(text + n, 64 - (size_t)n, "%s%u", i ? ", " : "", pick - 4);
    }
    snprintf(text + n, 64 - (size_t)n, "]");
    char name[8];
    snprintf(name, sizeof name, "x%d", r->n_inputs++);
    pool_add(r, etch_graph_input(r->g, name, text));
}

/* A small integer list or scalar constant, kept for the second building. */
static inline uint32_t add_ints(random_graph *r, bytes *b, int n, etch_dtype t, bool is_scalar)
{
    if (r->n_made_constants == 64 || n > MAX_LIST)
        return UINT32_MAX;
    int c = r->n_made_constants++;
    for (int i = 0; i < n; i++)
        r->constants[c].list[i] = (int64_t)take(b, 7) - 1;
    r->constants[c].n = n;
    r->constants[c].t = t;
    r->constants[c].is_scalar = is_scalar;
    etch_val v = is_scalar ? etch_graph_int(r->g, t, r->constants[c].list[0])
                           : etch_graph_int_list(r->g, (etch_ints){ r->constants[c].list, n });
    r->constants[c].at = pool_add(r, v);
    return v ? r->constants[c].at : UINT32_MAX;
}

static inline bool named(const char *operands, int i, char *out, size_t n)
{
    const char *p = operands;
    for (int k = 0; k < i && *p; k++) {
        p += strcspn(p, " ");
        p += *p == ' ';
    }
    size_t len = strcspn(p, " ");
    if (len == 0 || len >= n)
        return false;
    memcpy(out, p, len);
    out[len] = 0;
    return true;
}

static inline uint32_t pick_like(random_graph *r, bytes *b, int classes, int dtype)
{
    for (int tries = 0; tries < 8 && r->n_pool > 0; tries++) {
        uint32_t i = take(b, (uint32_t)r->n_pool);
        const etch_type *t = etch__type_of(r->g, r->pool[i]);
        if (t->kind == ETCH_TYPE_TENSOR && etch__dtype_is((etch_dtype)t->dtype, classes) &&
            (dtype < 0 || t->dtype == dtype))
            return i;
    }
    return UINT32_MAX;
}

static inline uint32_t pick_operand(random_graph *r, bytes *b, const etch_op_info *info, int i, int dtype, int rank)
{
    char name[32];
    if (!named(info->operands, i, name, sizeof name))
        return UINT32_MAX;
    static const char *const shapes[] = { "shape", "start", "size", "begin", "end", "step", "multiples" };
    for (size_t k = 0; k < sizeof shapes / sizeof shapes[0]; k++)
        if (strcmp(name, shapes[k]) == 0) {
            uint32_t at = take(b, 3) ? UINT32_MAX : pick_like(r, b, ETCH_CLASS_INT, ETCH_I64);
            return at != UINT32_MAX ? at : add_ints(r, b, rank < 0 ? (int)take(b, 4) : rank, ETCH_I64, false);
        }
    if (strcmp(name, "k") == 0 || strcmp(name, "depth") == 0)
        return add_ints(r, b, 1, ETCH_I32, true);
    if (strcmp(name, "key") == 0 || strcmp(name, "counter") == 0)
        return add_ints(r, b, 1, ETCH_U64, true);
    if (strcmp(name, "indices") == 0)
        return take(b, 2) ? pick_like(r, b, ETCH_CLASS_INT, -1) : add_ints(r, b, (int)take(b, 4), ETCH_I64, false);
    return pick_like(r, b, i == 0 ? info->dtypes : 31, i == 0 ? -1 : dtype);
}

static inline void make_attrs(recipe *c, bytes *b, const etch_op_info *info, int rank)
{
    int n_lists = 0;
    if (info->attrs->bytes > sizeof c->attrs)
        abort();
    for (int i = 0; i < info->attrs->n_fields; i++) {
        const etch_attr_field *f = &info->attrs->fields[i];
        char *at = c->attrs + f->offset;
        switch ((etch_attr_kind)f->kind) {
        case ETCH_ATTR_i64:
            *(int64_t *)at = strstr(f->name, "mask")     ? (int64_t)take(b, 4)
                             : strcmp(f->name, "n") == 0 ? 1 + (int64_t)take(b, 3)
                                                         : (int64_t)take(b, 4) - 1;
            break;
        case ETCH_ATTR_b8: *(bool *)at = take(b, 2); break;
        case ETCH_ATTR_f64: *(double *)at = 0.001; break;
        case ETCH_ATTR_dtype: *(etch_dtype *)at = fuzz_dtypes[take(b, 10)]; break;
        case ETCH_ATTR_ints: {
            if (n_lists == MAX_LISTS)
                abort();
            int64_t *list = c->lists[n_lists++];
            int n = strcmp(f->name, "perm") == 0 && rank >= 0 ? rank : (int)take(b, 3);
            for (int k = 0; k < n && k < MAX_LIST; k++)
                list[k] = strcmp(f->name, "perm") == 0 ? (k + 1) % (n ? n : 1) : (int64_t)take(b, 4) - 1;
            *(etch_ints *)at = take(b, 4) == 0 && strcmp(f->name, "axes") == 0
                                   ? ETCH_ALL_AXES
                                   : (etch_ints){ list, n > MAX_LIST ? MAX_LIST : n };
            break;
        }
        case ETCH_ATTR_str: {
            static const char *const equations[] = {
                "ij,jk->ik", "ij->ji", "i,i->", "...i,i->...", "ii->i", "ab,b", "?"
            };
            *(const char **)at = equations[take(b, sizeof equations / sizeof *equations)];
            break;
        }
        default: break;
        }
    }
}

/* Builds the recipe in graph g over `pool`; results in out. False if it does not type. */
static inline bool build_recipe(etch_ctx *cx, etch_graph *g, const etch_val *pool, const recipe *c, etch_val *out)
{
    etch_val in[8];
    for (int i = 0; i < c->n_in; i++) {
        in[i] = pool[c->in[i]];
        if (!in[i])
            return false;
    }
    out[0] = 0;
    etch__build(g, c->op, in, c->n_in, etch__ops[c->op].attrs->n_fields ? c->attrs : NULL, out);
    if (out[0] && !etch_failed(cx))
        return true;
    etch_error_clear(cx);
    return false;
}

static inline void add_op(random_graph *r, bytes *b)
{
    recipe *c = &r->ops[r->n_ops];
    memset(c, 0, sizeof *c);
    uint32_t pick = take(b, 250);
    c->op = (etch_op)(pick % (uint32_t)etch__n_ops);
    const etch_op_info *info = &etch__ops[c->op];
    if (info->op_class == ETCH_OP_STRUCTURE || info->op_class == ETCH_OP_CONTROL || info->n_out < 0 ||
        info->dtypes == ETCH_CLASS_STRING || strcmp(info->attrs->name, "host") == 0)
        return;
    int n_in = info->n_in >= 0 ? info->n_in : 1 + (int)take(b, 3), dtype = -1, rank = -1;
    for (int i = 0; i < n_in; i++) {
        uint32_t at = info->n_in >= 0 ? pick_operand(r, b, info, i, dtype, rank) : pick_like(r, b, 31, dtype);
        if (at == UINT32_MAX)
            return;
        c->in[c->n_in++] = at;
        const etch_type *t = etch__type_of(r->g, r->pool[at]);
        if (i == 0) {
            dtype = t->dtype;
            rank = t->rank;
        }
    }
    /* Which NaN an op gives is open. Those of an input are what they are. */
    if (c->op == ETCH_OP_bitcast && etch__dtype_is((etch_dtype)dtype, ETCH_CLASS_FLOAT) &&
        c->in[0] >= (uint32_t)r->n_inputs)
        return;
    make_attrs(c, b, info, rank);
    etch_val out[ETCH_MAX_RESULTS] = { 0 };
    if (!build_recipe(r->cx, r->g, r->pool, c, out))
        return;
    for (int i = 0; i < info->n_out; i++)
        if (etch__type_of(r->g, out[i])->rank > 6)
            return;
    c->n_results = info->n_out;
    c->first_result = (uint32_t)r->n_pool;
    if (r->n_pool + info->n_out > MAX_POOL)
        return;
    for (int i = 0; i < info->n_out; i++)
        pool_add(r, out[i]);
    r->n_ops++;
}

static inline void random_graph_make(random_graph *r, etch_ctx *cx, bytes *b)
{
    memset(r, 0, sizeof *r);
    r->cx = cx;
    if (etch_graph_new(cx, "random", &r->g) != ETCH_OK)
        abort();
    int n_in = 1 + (int)take(b, MAX_INPUTS);
    for (int i = 0; i < n_in; i++)
        add_input(r, b);
    for (int i = 0; i < 60 && r->n_ops < MAX_OPS && b->n > 0; i++)
        add_op(r, b);
    /* The last few results and one from anywhere are outputs. */
    for (int i = r->n_pool - 1; i >= 0 && i >= r->n_pool - 3; i--)
        r->outputs[r->n_outputs++] = (uint32_t)i;
    r->outputs[r->n_outputs++] = take(b, (uint32_t)r->n_pool);
    for (int i = 0; i < r->n_outputs; i++)
        etch_graph_output(r->g, r->pool[r->outputs[i]]);
}

/* The same graph without folds, as far as it can be typed so: output i of it is output output_of[i] of the other. */
typedef struct unfolded {
    etch_graph *g;
    int output_of[4];
} unfolded;

static inline etch_val rebuild_constant(const random_graph *r, etch_graph *g, int c)
{
    if (r->constants[c].is_scalar)
        return etch_graph_int(g, r->constants[c].t, r->constants[c].list[0]);
    return etch_graph_int_list(g, (etch_ints){ r->constants[c].list, r->constants[c].n });
}

static inline void random_graph_unfold(const random_graph *r, unfolded *u)
{
    if (etch__graph_new_sharing(r->cx, "unfolded", NULL, &u->g) != ETCH_OK)
        abort();
    u->g->no_folds = true;
    etch_val pool[MAX_POOL] = { 0 };
    int next_constant = 0, next_op = 0;
    for (int i = 0; i < r->n_pool; i++) {
        char name[8];
        snprintf(name, sizeof name, "x%d", i);
        if (i < r->n_inputs) {
            pool[i] = etch_graph_input(u->g, name, r->types[i]);
        } else if (next_constant < r->n_made_constants && r->constants[next_constant].at == (uint32_t)i) {
            pool[i] = rebuild_constant(r, u->g, next_constant++);
        } else if (next_op < r->n_ops && r->ops[next_op].first_result == (uint32_t)i) {
            etch_val out[ETCH_MAX_RESULTS] = { 0 };
            const recipe *c = &r->ops[next_op++];
            bool ok = build_recipe(r->cx, u->g, pool, c, out);
            for (int k = 0; ok && k < c->n_results; k++)
                pool[i + k] = out[k];
        }
        etch_error_clear(r->cx);
    }
    int n = 0;
    for (int i = 0; i < r->n_outputs; i++)
        if (pool[r->outputs[i]]) {
            u->output_of[n++] = i;
            etch_graph_output(u->g, pool[r->outputs[i]]);
        }
}

#endif
