/* Out of memory in functions: a program of calls, misses, guards, nested calls, evictions, purges, audits and explanations, each
 * step repeated after it failed. A step fails with ETCH_ENOMEM or not at all (explanations do with less), leaves everything as it
 * was, and works when there is memory again. */
#include "function_fault.h"

#include "unit/base/fault.h"

#include <etch/etch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct program {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_function *plain, *guarded, *relaxed, *outer, *small, *crowded;
    etch_tensor *x[3]; /* f32[2, 3], f32[4, 3], f32[5, 3] */
    etch_tensor *table;
    etch_identity *identity;
    etch_graph *graph;
    int object, n_steps_failed;
} program;

/* --- bodies ---------------------------------------------------------------------------------------------------------------- */

static void scaled(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    const program *p = user;
    etch_tensor *k = etch_scalar(cx, ETCH_F32, args[1].literal.f[0]);
    etch_return(out, etch_add(cx, etch_mul(cx, args[0].tensor, k), p->table));
}

static etch_tensor *asks(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(in[0], 0)));
}

static etch_tensor *twice(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_add(cx, in[0], in[0]);
}

static etch_tensor *calls_others(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    program *p = user;
    etch_tensor *y = etch_call1(cx, p->guarded, in, 1), *z[1] = { NULL };
    if (!y || etch_call_graph(cx, p->graph, &y, 1, z, 1) < 0)
        return NULL;
    return z[0];
}

static void takes_object(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_neg(cx, args[0].tensor));
}

/* --- steps ------------------------------------------------------------------------------------------------------------------ */

static etch_status first_is(program *p, etch_tensor *t, float want)
{
    if (!t)
        return etch_error_status(p->cx);
    const float *data = etch_tensor_map(p->cx, t, false);
    if (!data)
        return etch_error_status(p->cx);
    assert_true(data[0] == want);
    etch_tensor_unmap(p->cx, t);
    return ETCH_OK;
}

static etch_status make_function(program *p, etch_function **out, const char *name, etch_body *body,
                                 const etch_function_options *options)
{
    if (!*out)
        *out = etch_function_new(p->cx, name, body, p, options);
    return *out ? ETCH_OK : etch_error_status(p->cx);
}

static etch_status make_functions(program *p)
{
    static const char text[] = "func @negated(%x: f32[n, 3]) { %0 = neg %x return %0 }";
    etch_status s = make_function(p, &p->plain, "plain", NULL, &(etch_function_options){ .structured = scaled });
    if (s == ETCH_OK)
        s = make_function(p, &p->guarded, "guarded", asks, NULL);
    if (s == ETCH_OK)
        s = make_function(p, &p->relaxed, "relaxed", twice, &(etch_function_options){ .policy = ETCH_RELAX });
    if (s == ETCH_OK)
        s = make_function(p, &p->outer, "outer", calls_others, NULL);
    if (s == ETCH_OK)
        s = make_function(p, &p->small, "small", NULL,
                          &(etch_function_options){ .structured = scaled, .max_entries = 2 });
    if (s == ETCH_OK) /* so few bytes that plans are dropped, and made again */
        s = make_function(p, &p->crowded, "crowded", NULL,
                          &(etch_function_options){ .structured = scaled, .max_bytes = 1 });
    if (s == ETCH_OK && !p->graph)
        s = etch_graph_parse(p->cx, text, strlen(text), "fault", &p->graph);
    return s;
}

static etch_status make_tensors(program *p)
{
    static const float ones[600] = { 1, 1, 1 };
    for (int i = 0; i < 3; i++) {
        etch_status s = p->x[i] ? ETCH_OK
                                : etch_tensor_from(p->cx, ETCH_F32, (int64_t[]){ (int64_t[]){ 2, 4, 5 }[i], 3 }, 2,
                                                   ones, &p->x[i]);
        if (s != ETCH_OK)
            return s;
    }
    if (p->table)
        return ETCH_OK;
    return etch_tensor_from(p->cx, ETCH_F32, (int64_t[]){ 200, 1, 3 }, 3, ones, &p->table); /* large: a capture */
}

static etch_status call_scaled(program *p, etch_function *f, double k)
{
    etch_tensor *out[1] = { NULL };
    const etch_arg args[2] = { ETCH_ARG_TENSOR(p->x[0]), ETCH_ARG_FLOAT(k) };
    if (etch_call_args(p->cx, f, args, 2, out, 1, NULL) < 0)
        return etch_error_status(p->cx);
    return first_is(p, out[0], (float)k + 1);
}

static etch_status hit_and_miss(program *p)
{
    for (int i = 0; i < 4; i++) {
        etch_status s = call_scaled(p, p->plain, i / 2 + 1);
        if (s != ETCH_OK)
            return s;
    }
    return ETCH_OK;
}

static etch_status guards(program *p)
{
    for (int i = 0; i < 3; i++) {
        etch_status s = first_is(p, etch_call1(p->cx, p->guarded, &p->x[i], 1), (float)(const int[]){ 2, 4, 5 }[i]);
        if (s != ETCH_OK)
            return s;
    }
    return ETCH_OK;
}

static etch_status generalise(program *p)
{
    for (int i = 0; i < 3; i++) {
        etch_status s = first_is(p, etch_call1(p->cx, p->relaxed, &p->x[i], 1), 2);
        if (s != ETCH_OK)
            return s;
    }
    return ETCH_OK;
}

static etch_status nested(program *p) { return first_is(p, etch_call1(p->cx, p->outer, &p->x[1], 1), -4); }

static etch_status evict(program *p)
{
    for (int i = 0; i < 4; i++) {
        etch_status s = call_scaled(p, p->small, i);
        if (s == ETCH_OK)
            s = call_scaled(p, p->crowded, i % 2);
        if (s != ETCH_OK)
            return s;
    }
    return ETCH_OK;
}

static etch_status purge(program *p)
{
    static const etch_object_ops ops = { .type_name = "object" };
    etch_function *f = NULL;
    etch_tensor *out[1];
    etch_status s = make_function(p, &f, "mortal", NULL,
                                  &(etch_function_options){ .structured = takes_object, .policy = ETCH_EXACT });
    if (s == ETCH_OK && !p->identity)
        s = etch_identity_new(p->cx, &p->object, &ops, &p->identity);
    const etch_arg args[2] = { ETCH_ARG_TENSOR(p->x[0]), { .kind = ETCH_SPEC_IDENTITY, .identity = p->identity } };
    if (s == ETCH_OK && etch_call_args(p->cx, f, args, 2, out, 1, NULL) < 0)
        s = etch_error_status(p->cx);
    if (s == ETCH_OK) {
        etch_identity_died(p->identity);
        etch_identity_release(&p->identity);
        s = call_scaled(p, p->plain, 9); /* a miss: the dead are purged */
    }
    etch_function_release(&f);
    return s;
}

static etch_status audit_first(program *p, etch_function *f)
{
    etch_entry_list entries;
    char *difference = NULL;
    etch_status s = etch_function_cache(p->cx, f, &entries);
    if (s != ETCH_OK)
        return s;
    s = etch_function_audit(p->cx, f, entries.at[0].number, &difference);
    assert_null(difference);
    etch_entry_list_release(&entries);
    return s;
}

static etch_status audit(program *p)
{
    etch_status s = audit_first(p, p->plain);
    return s == ETCH_OK ? audit_first(p, p->guarded) : s;
}

static etch_status abstract(program *p)
{
    etch_spec *in = NULL, *out = NULL;
    etch_status s = etch_spec_parse(p->cx, "f32[batch, 3]", &in);
    const etch_arg arg = ETCH_ARG_SPEC(in);
    if (s == ETCH_OK)
        s = etch_function_abstract(p->cx, p->relaxed, &arg, 1, &out, NULL);
    if (s == ETCH_OK && etch_function_trace(p->cx, p->relaxed, &arg, 1) == 0)
        s = etch_error_status(p->cx);
    etch_spec_release(&in);
    etch_spec_release(&out);
    return s;
}

static etch_status report(program *p)
{
    etch_event_list events = { 0 };
    etch_entry_list entries = { 0 };
    char *text = NULL, *json = NULL;
    etch_status s = etch_events(p->cx, NULL, &events);
    for (int i = 0; s == ETCH_OK && i < events.n; i++) {
        s = etch_event_text(p->cx, &events.at[i], &text);
        if (s == ETCH_OK)
            s = etch_event_json(p->cx, &events.at[i], &json);
        free(text);
        free(json);
        text = json = NULL;
    }
    etch_event_list_release(&events);
    if (s == ETCH_OK)
        s = etch_function_cache(p->cx, p->guarded, &entries);
    if (s == ETCH_OK)
        assert_true(entries.n > 0);
    etch_entry_list_release(&entries);
    return s;
}

static etch_status clear(program *p)
{
    etch_function_clear(p->cx, p->plain);
    return hit_and_miss(p);
}

/* --- the loop --------------------------------------------------------------------------------------------------------------- */

static void end(program *p)
{
    etch_function **const all[] = { &p->plain, &p->guarded, &p->relaxed, &p->outer, &p->small, &p->crowded };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        etch_function_release(all[i]);
    for (int i = 0; i < 3; i++)
        etch_tensor_release(&p->x[i]);
    etch_tensor_release(&p->table);
    etch_identity_release(&p->identity);
    etch_graph_release(&p->graph);
    etch_ctx_release(&p->cx);
    etch_runtime_release(&p->rt);
}

#include "steps.h"

static fault_step *const steps[] = { make_functions, make_tensors, hit_and_miss, guards, generalise, nested, evict,
                                     purge,          audit,        abstract,     report, clear,      NULL };

void functions_without_memory(void **state)
{
    (void)state;
    fail_each_allocation(&(fault_steps){ .at = steps, .least_failed = 300 });
}
