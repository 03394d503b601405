/* Inputs of a run. Tensors whose shape is given (files, lists, "zeros[2,3]") are made first and bind the symbols of their
 * type; --size binds others; what is left gets a size that its range allows. Then the remaining inputs have a shape, too.
 *
 * Must stay true: whether shapes fit the graph is decided by the plan, here are only the sizes found. */
#include "inputs.h"

#include "base/ctx.h"
#include "file.h"
#include "generate.h"
#include "ir/graph.h"
#include "literal.h"
#include "tensor/tensor.h"
#include <etch/ops.h>
#include <etch/plan.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_SIZE = 4, UNBOUND = -1, NOT_IN_INPUTS = -2 };

const char cli_spec_help[] = "contents of an input (default: random). SPEC is\n"
                             "  FILE.npy      a NumPy file\n"
                             "  random        normal floats, integers up to 8, coins\n"
                             "  uniform       floats in [0, 1), integers in 0 .. 99, coins\n"
                             "  zeros, ones   what they say\n"
                             "  iota          0, 1, 2, ... in row-major order\n"
                             "  1.5           a number (true, a string) everywhere\n"
                             "  [[1, 2]]      a list per axis; strings in double quotes\n"
                             "Words may have a shape: random[2,3], zeros[0]";

/* The words of a SPEC: made by cli_generate, or one literal everywhere. */
static const struct word {
    const char *name;
    cli_contents contents;
    const char *literal, *bool_literal, *string_literal; /* of numbers, bool and strings; NULL: generated */
} words[] = {
    { "random", CLI_RANDOM, NULL, NULL, NULL },   { "uniform", CLI_UNIFORM, NULL, NULL, NULL },
    { "iota", CLI_IOTA, NULL, NULL, NULL },       { "zeros", CLI_RANDOM, "0", "false", "\"\"" },
    { "ones", CLI_RANDOM, "1", "true", "\"1\"" },
};

typedef struct source {
    const struct word *word; /* NULL: `everywhere`, or the tensor is there already */
    bool has_shape;
    int rank;
    int64_t dims[ETCH_MAX_RANK];
    etch_tensor *everywhere; /* a scalar to be repeated */
} source;

typedef struct maker {
    etch_ctx *cx;
    etch_graph *g;
    const cli_inputs *q;
    etch_tensor **in;
    source *sources;
    int64_t *bound; /* by symbol: its size, UNBOUND, or NOT_IN_INPUTS */
    int n_chosen;   /* sizes */
} maker;

static const etch_type *input_type(const maker *m, int i)
{
    return etch__type_of(m->g, etch_graph_input_value(m->g, i));
}

static const char *input_name(const void *user, int i) { return etch_graph_input_name(((const maker *)user)->g, i); }

static int fail_input(const maker *m, int i)
{
    (void)fflush(stdout);
    fprintf(stderr, "etch run: --in %s: %s\n", input_name(m, i), etch_error_message(m->cx));
    return CLI_FAILED;
}

/* "random[2,3]": the word and its shape, if there is one. */
static bool parse_word(const char *spec, source *s)
{
    size_t n = strcspn(spec, "[");
    s->word = NULL;
    for (size_t i = 0; i < ETCH_COUNT_OF(words) && !s->word; i++)
        if (strlen(words[i].name) == n && memcmp(words[i].name, spec, n) == 0)
            s->word = &words[i];
    if (!s->word)
        return false;
    if (spec[n] == '\0')
        return true;
    const char *at = spec + n + 1;
    s->has_shape = true;
    s->rank = 0;
    while (*at != ']') {
        char *end;
        if (s->rank > 0 && *at++ != ',')
            return false;
        errno = 0;
        long long dim = strtoll(at, &end, 10);
        if (end == at || dim < 0 || errno == ERANGE || s->rank == ETCH_MAX_RANK)
            return false;
        s->dims[s->rank++] = dim;
        at = end;
    }
    return at[1] == '\0';
}

/* NumPy has no bf16; files carry its bits as u16. */
static etch_status reinterpret(etch_ctx *cx, etch_tensor **t, etch_dtype as)
{
    etch_graph *g = NULL;
    etch_plan *p = NULL;
    etch_tensor *out = NULL;
    ETCH_TRY(etch_graph_new(cx, "bits", &g));
    etch_graph_output(g, etch_build_bitcast(g, etch_graph_input(g, "x", "u16[...]"), as));
    etch_status s = etch_failed(cx) ? etch_error_status(cx) : etch_plan_new(cx, g, NULL, &p);
    if (s == ETCH_OK)
        s = etch_plan_run(cx, p, t, 1, &out, 1);
    if (s == ETCH_OK) {
        etch_tensor_release(t);
        *t = out;
    }
    etch_plan_release(&p);
    etch_graph_release(&g);
    return s;
}

static etch_status read_source(maker *m, int i, const char *spec)
{
    etch_dtype t = (etch_dtype)input_type(m, i)->dtype;
    source *s = &m->sources[i];
    size_t n = strlen(spec);
    if (n > 4 && strcmp(spec + n - 4, ".npy") == 0) {
        ETCH_TRY(etch_tensor_load_npy(m->cx, spec, &m->in[i]));
        bool has_bits = etch_tensor_dtype(m->in[i]) == ETCH_U16 && t == ETCH_BF16;
        return has_bits ? reinterpret(m->cx, &m->in[i], t) : ETCH_OK;
    }
    if (spec[0] == '[')
        return cli_parse_literal(m->cx, spec, t, &m->in[i]);
    if (parse_word(spec, s))
        return ETCH_OK;
    if (s->word)
        return etch__fail(m->cx, ETCH_EPARSE, "'%s': expected a shape such as [2,3] after %s", spec, s->word->name);
    if (t == ETCH_STRING && spec[0] != '"')
        return etch_tensor_from(m->cx, t, NULL, 0, &spec, &s->everywhere);
    return cli_parse_literal(m->cx, spec, t, &s->everywhere);
}

static int read_sources(maker *m)
{
    static const char random_spec[] = "random";
    int n_in = etch_graph_n_inputs(m->g);
    for (int k = 0; k < m->q->n_specs; k++) {
        const cli_pair *p = &m->q->specs[k];
        int i = 0;
        while (i < n_in && (strlen(input_name(m, i)) != p->n_name || memcmp(input_name(m, i), p->name, p->n_name) != 0))
            i++;
        if (i == n_in) {
            const char *nearest = cli_nearest(p->name, p->n_name, n_in, input_name, m);
            return cli_usage_error(m->q->args, "--in: @%s has no input '%.*s'%s%s%s", etch_graph_name(m->g),
                                   (int)p->n_name, p->name, nearest ? ": did you mean " : "", nearest ? nearest : "",
                                   nearest ? "?" : "");
        }
        if (!etch__type_is_tensor(input_type(m, i)))
            continue; /* said below */
        if (m->in[i] || m->sources[i].word || m->sources[i].everywhere)
            return cli_usage_error(m->q->args, "--in %s is given twice", input_name(m, i));
        if (read_source(m, i, p->value) != ETCH_OK)
            return fail_input(m, i);
    }
    for (int i = 0; i < n_in; i++) {
        if (!etch__type_is_tensor(input_type(m, i)))
            return cli_failf(m->q->file, "input %%%s is a handle: files with handles cannot be run", input_name(m, i));
        if (!m->in[i] && !m->sources[i].everywhere && !m->sources[i].word)
            (void)parse_word(random_spec, &m->sources[i]);
    }
    return CLI_OK;
}

static void mark_symbol(void *user, etch_symbol s) { ((maker *)user)->bound[s] = UNBOUND; }

static int bind_given_sizes(maker *m)
{
    uint32_t n_symbols = etch__dims_n_symbols(m->g->dims);
    for (uint32_t s = 0; s < n_symbols; s++)
        m->bound[s] = NOT_IN_INPUTS;
    for (int i = 0; i < etch_graph_n_inputs(m->g); i++)
        for (int a = 0; a < input_type(m, i)->rank; a++)
            if (!etch__dim_is_const(input_type(m, i)->dims[a]))
                etch__dim_symbols(m->g->dims, input_type(m, i)->dims[a], mark_symbol, m);
    for (int k = 0; k < m->q->n_sizes; k++) {
        const cli_pair *p = &m->q->sizes[k];
        bool found = false;
        for (uint32_t s = 0; s < n_symbols; s++) {
            const char *name = etch__symbol_name(m->g->dims, s);
            if (m->bound[s] == NOT_IN_INPUTS || strlen(name) != p->n_name || memcmp(name, p->name, p->n_name) != 0)
                continue;
            if (m->bound[s] != UNBOUND)
                return cli_usage_error(m->q->args, "--size %s is given twice", name);
            m->bound[s] = p->number;
            found = true;
        }
        if (!found)
            return cli_usage_error(m->q->args, "--size: no input of @%s has a size '%.*s'", etch_graph_name(m->g),
                                   (int)p->n_name, p->name);
    }
    return CLI_OK;
}

/* The dims of inputs whose shape is given say what the symbols in them are; what does not fit is left for the plan to
 * say, unless --size was asked for in vain. */
static int bind_shapes(maker *m)
{
    for (int i = 0; i < etch_graph_n_inputs(m->g); i++) {
        const etch_type *t = input_type(m, i);
        const source *s = &m->sources[i];
        int rank = m->in[i] ? etch_tensor_rank(m->in[i]) : s->rank;
        const int64_t *dims = m->in[i] ? etch_tensor_dims(m->in[i]) : s->dims;
        for (int a = 0; a < rank && rank == t->rank && (m->in[i] || s->has_shape); a++) {
            etch_symbol symbol;
            int64_t scale, offset, size;
            if (etch__dim_is_const(t->dims[a]) ||
                !etch__dim_is_linear(m->g->dims, t->dims[a], &symbol, &scale, &offset))
                continue;
            if (ETCH_SUB_OVERFLOWS(dims[a], offset, &size) || size % scale != 0 || size / scale < 0)
                continue;
            size /= scale;
            const char *name = etch__symbol_name(m->g->dims, symbol);
            for (int k = 0; k < m->q->n_sizes; k++)
                if (strlen(name) == m->q->sizes[k].n_name && memcmp(name, m->q->sizes[k].name, strlen(name)) == 0 &&
                    m->q->sizes[k].number != size)
                    return cli_usage_error(m->q->args, "--size %s=%lld, but by axis %d of input '%s' it is %lld", name,
                                           (long long)m->q->sizes[k].number, a, input_name(m, i), (long long)size);
            if (m->bound[symbol] == UNBOUND)
                m->bound[symbol] = size;
        }
    }
    return CLI_OK;
}

/* The size in the range, a multiple of its divisor, that is nearest above the default; the largest if there is none. */
static int64_t choose_size(etch_dim_range r)
{
    int64_t least = r.lo > DEFAULT_SIZE ? r.lo : DEFAULT_SIZE;
    int64_t up = least / r.divisor + (least % r.divisor != 0);
    return up <= r.hi / r.divisor ? up * r.divisor : r.hi / r.divisor * r.divisor;
}

static void choose_symbol(void *user, etch_symbol s)
{
    maker *m = user;
    if (m->bound[s] != UNBOUND)
        return;
    m->bound[s] = choose_size(etch__symbol_range(m->g->dims, s));
    if (m->q->is_told)
        return;
    fprintf(stderr, "%s%s=%lld",
            m->n_chosen++ ? ", " : "etch run: sizes not given (--size): ", etch__symbol_name(m->g->dims, s),
            (long long)m->bound[s]);
}

/* Sizes that inputs without a shape of their own need and nobody gave. */
static void choose_sizes(maker *m)
{
    for (int i = 0; i < etch_graph_n_inputs(m->g); i++) {
        const etch_type *t = input_type(m, i);
        for (int a = 0; a < t->rank && !m->in[i] && !m->sources[i].has_shape; a++)
            if (!etch__dim_is_const(t->dims[a]))
                etch__dim_symbols(m->g->dims, t->dims[a], choose_symbol, m);
    }
    if (m->n_chosen)
        fputc('\n', stderr);
}

/* The shape of an input by its type and the symbols' sizes. */
static int find_shape(maker *m, int i)
{
    const etch_type *t = input_type(m, i);
    source *s = &m->sources[i];
    if (s->has_shape)
        return CLI_OK;
    if (!etch__type_has_rank(t) && s->everywhere)
        return CLI_OK; /* a number is a scalar */
    if (!etch__type_has_rank(t))
        return cli_usage_error(m->q->args, "input '%s' has no rank: give a shape, as in --in %s=random[2,3]",
                               input_name(m, i), input_name(m, i));
    s->rank = 0;
    for (int a = 0; a < t->rank; a++) {
        etch_dim d = etch__dim_substitute(m->cx, m->g->dims, m->g->dims, t->dims[a], m->bound);
        if (d == ETCH_DIM_FAILED)
            return fail_input(m, i);
        if (d < 0 || !etch__dim_is_const(d))
            return cli_failf(m->q->file, "input %%%s: axis %d would have size %lld: choose sizes with --size",
                             input_name(m, i), a, (long long)d);
        s->dims[s->rank++] = d;
    }
    return CLI_OK;
}

static etch_status make_input(maker *m, int i)
{
    etch_dtype t = (etch_dtype)input_type(m, i)->dtype;
    source *s = &m->sources[i];
    if (s->word && !s->word->literal)
        return cli_generate(m->cx, s->word->contents, t, s->dims, s->rank, m->q->seed, (uint64_t)i, &m->in[i]);
    if (s->word) {
        const char *literal = t == ETCH_STRING ? s->word->string_literal
                              : t == ETCH_BOOL ? s->word->bool_literal
                                               : s->word->literal;
        ETCH_TRY(cli_parse_literal(m->cx, literal, t, &s->everywhere));
    }
    etch_tensor *repeated = NULL;
    ETCH_TRY(etch_tensor_broadcast(m->cx, s->everywhere, s->dims, s->rank, &repeated));
    etch_status status = etch_tensor_dense(m->cx, repeated, &m->in[i]);
    etch_tensor_release(&repeated);
    return status;
}

static int make_all(maker *m)
{
    int result = read_sources(m);
    if (result == CLI_OK)
        result = bind_given_sizes(m);
    if (result == CLI_OK)
        result = bind_shapes(m);
    if (result != CLI_OK)
        return result;
    choose_sizes(m);
    for (int i = 0; i < etch_graph_n_inputs(m->g) && result == CLI_OK; i++) {
        if (m->in[i])
            continue;
        result = find_shape(m, i);
        if (result == CLI_OK && make_input(m, i) != ETCH_OK)
            result = fail_input(m, i);
    }
    return result;
}

int cli_make_inputs(etch_ctx *cx, etch_graph *g, const cli_inputs *q, etch_tensor **in)
{
    int n_in = etch_graph_n_inputs(g);
    maker m = { .cx = cx, .g = g, .q = q, .in = in };
    m.sources = calloc((size_t)n_in + 1, sizeof *m.sources);
    m.bound = calloc((size_t)etch__dims_n_symbols(g->dims) + 1, sizeof *m.bound);
    int result;
    if (m.sources && m.bound)
        result = make_all(&m);
    else
        result = cli_failf(q->file, "%s", etch_status_text(ETCH_ENOMEM));
    for (int i = 0; m.sources && i < n_in; i++)
        etch_tensor_release(&m.sources[i].everywhere);
    free(m.sources);
    free(m.bound);
    return result;
}
