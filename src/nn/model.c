/* Models: the list of variables, memory of layers and optimisers, random numbers.
 *
 * A model is one block of memory; layers and optimisers are further ones, in a chain from the newest to the oldest. Variables are
 * in a growing list. Random numbers are a function of a key and a counter (etch/ops.h), and both are one variable, u64[2]: to
 * take numbers is to add their count to the second, which is recorded in traces like any write, and stored in files. */
#include "nn/model.h"
#include "nn/check.h"
#include "nn/memory.h"
#include "nn/refuse.h"

#include <etch/function.h>
#include <etch/ops.h>
#include <etch/scope.h>
#include <stdio.h>
#include <string.h>
#include "nn/place.h"

typedef struct etch_model_block etch_model_block;
struct etch_model_block {
    etch_tensor *owner;
    etch_model_block *older;
    void (*release)(void *at);
    _Alignas(max_align_t) unsigned char at[];
};

struct etch_model {
    etch_tensor *owner;
    etch_dtype dtype;
    bool has_equal_names;
    etch_variable **variables;
    int n_variables, max_variables;
    etch_tensor *variables_owner;
    etch_model_block *newest;
    etch_variable *random; /* key, counter; one of the variables */
};

/* --- memory ------------------------------------------------------------------------------------------------------- */

void *etch__model_alloc(etch_ctx *cx, etch_model *m, size_t bytes, void (*release)(void *at))
{
    etch_tensor *owner = NULL;
    etch_model_block *b = etch__memory_new(cx, sizeof *b + bytes, &owner);
    if (!b)
        return NULL;
    b->owner = owner;
    b->older = m->newest;
    b->release = release;
    m->newest = b;
    return b->at;
}

void *etch__model_copy(etch_ctx *cx, etch_model *m, const void *at, size_t n, size_t elem_bytes)
{
    void *copy = etch__model_alloc(cx, m, n * elem_bytes, NULL);
    return copy && n ? memcpy(copy, at, n * elem_bytes) : copy;
}

etch_model_mark etch__model_mark(const etch_model *m) { return (etch_model_mark){ m->n_variables, m->newest }; }

void etch__model_undo(etch_model *m, etch_model_mark mark)
{
    while (m->newest != mark.newest) {
        etch_model_block *b = m->newest;
        etch_tensor *owner = b->owner;
        m->newest = b->older;
        if (b->release)
            b->release(b->at);
        etch_tensor_release(&owner);
    }
    while (m->n_variables > mark.n_variables)
        etch_variable_release(&m->variables[--m->n_variables]);
}

/* --- life --------------------------------------------------------------------------------------------------------- */

etch_model *(etch_model_new)(etch_ctx *cx, const etch_model_options *options)
{
    const etch_model_options o = options ? *options : (etch_model_options){ 0 };
    etch_dtype dtype = o.dtype ? o.dtype : ETCH_F32;
    if (etch_failed(cx))
        return NULL;
    if (!etch__nn_is_float(dtype)) {
        etch_fail(cx, ETCH_EDTYPE, "model: the dtype of its layers is %s, which is no float", etch_dtype_name(dtype));
        return NULL;
    }
    etch_tensor *owner = NULL;
    etch_model *m = etch__memory_new(cx, sizeof *m, &owner);
    if (!m)
        return NULL;
    m->owner = owner;
    m->dtype = dtype;
    m->has_equal_names = o.has_equal_names;
    etch_scope scope = etch_scope_begin(cx);
    etch_tensor *first = etch_from(cx, ETCH_U64, (const int64_t[]){ 2 }, 1, (const uint64_t[]){ o.seed, 0 });
    m->random = etch__model_add_named(cx, m, NULL, "random", first, true);
    etch_scope_end(cx, scope);
    if (!m->random)
        etch_model_release(&m);
    return m;
}

void etch_model_release(etch_model **m)
{
    if (!m || !*m)
        return;
    etch_model *it = *m;
    *m = NULL;
    etch__model_undo(it, (etch_model_mark){ 0, NULL });
    etch_tensor_release(&it->variables_owner);
    etch_tensor *owner = it->owner;
    etch_tensor_release(&owner);
}

etch_dtype etch_model_dtype(const etch_model *m) { return m ? m->dtype : ETCH_N_DTYPES; }

bool etch__model_check(etch_ctx *cx, const etch_model *m, const char *name, const char *what)
{
    if (etch_failed(cx))
        return false;
    if (!m)
        etch_fail(cx, ETCH_EINVAL, "%s: the model is NULL", what);
    else if (!name || !*name)
        etch_fail(cx, ETCH_EINVAL, "%s: there is no name", what);
    return m && name && *name;
}

/* --- variables ---------------------------------------------------------------------------------------------------- */

static bool make_room(etch_ctx *cx, etch_model *m)
{
    if (m->n_variables < m->max_variables)
        return true;
    int max = m->max_variables ? 2 * m->max_variables : 16;
    etch_tensor *owner = NULL;
    etch_variable **bigger = etch__memory_list(cx, max, &owner);
    if (!bigger)
        return false;
    if (m->n_variables)
        memcpy(bigger, m->variables, (size_t)m->n_variables * sizeof(etch_variable *));
    etch_tensor_release(&m->variables_owner);
    m->variables = bigger;
    m->variables_owner = owner;
    m->max_variables = max;
    return true;
}

/* Else false, with the error sticking. */
static bool is_free(etch_ctx *cx, const etch_model *m, const char *name, const char *what)
{
    if (!m->has_equal_names && etch_model_find(m, name))
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "model: %s: there is a variable '%s' already", what, name));
    return true;
}

etch_variable *(etch_model_add)(etch_ctx *cx, etch_model *m, etch_tensor *initial, const etch_variable_options *options)
{
    const char *name = options ? options->name : NULL;
    if (!etch__model_check(cx, m, name, "model: add"))
        return NULL;
    if (!is_free(cx, m, name, "add"))
        return NULL;
    etch_variable *v = make_room(cx, m) ? etch_variable_new(cx, initial, options) : NULL;
    if (v)
        m->variables[m->n_variables++] = v;
    return v;
}

etch_status etch_model_hold(etch_ctx *cx, etch_model *m, etch_variable *v)
{
    if (!etch__model_check(cx, m, v ? etch_variable_name(v) : NULL, "model: hold"))
        return etch_error_status(cx);
    if (!is_free(cx, m, etch_variable_name(v), "hold") || !make_room(cx, m))
        return etch_error_status(cx);
    m->variables[m->n_variables++] = etch_variable_retain(v);
    return ETCH_OK;
}

bool etch__model_has_equal_names(const etch_model *m) { return m->has_equal_names; }

etch_variable *etch__model_add_named(etch_ctx *cx, etch_model *m, const char *prefix, const char *name,
                                     etch_tensor *initial, bool is_untrainable)
{
    etch_tensor *owner = NULL;
    size_t max = (prefix ? strlen(prefix) : 0) + strlen(name) + 2;
    char *text = etch__memory_new(cx, max, &owner);
    if (!text)
        return NULL;
    (void)snprintf(text, max, "%s%s%s", prefix ? prefix : "", prefix ? "/" : "", name);
    etch_variable *v = etch_model_add(cx, m, initial,
                                      &(etch_variable_options){ .name = text, .is_untrainable = is_untrainable });
    etch_tensor_release(&owner);
    return v;
}

int etch_model_n_variables(const etch_model *m) { return m ? m->n_variables : 0; }

etch_variable *etch_model_variable(const etch_model *m, int i)
{
    return m && i >= 0 && i < m->n_variables ? m->variables[i] : NULL;
}

etch_variable *etch_model_find(const etch_model *m, const char *name)
{
    for (int i = 0; m && name && i < m->n_variables; i++)
        if (strcmp(etch_variable_name(m->variables[i]), name) == 0)
            return m->variables[i];
    return NULL;
}

/* --- random numbers ----------------------------------------------------------------------------------------------- */

/* The counter counts blocks of random bits, and an element has 256 of them for itself, as in TensorFlow: truncated normals
 * draw again and again. The new value is what is read back, so that of two threads that take numbers at once each has its own. */
etch_randomness(etch_model_random)(etch_ctx *cx, etch_model *m, etch_tensor *shape)
{
    if (!m || etch_failed(cx)) {
        if (!m && !etch_failed(cx))
            etch_fail(cx, ETCH_EINVAL, "model: random: the model is NULL");
        return (etch_randomness){ NULL, NULL };
    }
    etch_tensor *n = etch_cast(cx, etch_prod(cx, shape, ETCH_ALL_AXES, false), ETCH_U64);
    etch_tensor *taken = etch_mul(cx, n,
                                  etch_from(cx, ETCH_U64, (const int64_t[]){ 2 }, 1, (const uint64_t[]){ 0, 256 }));
    etch_tensor *before = taken ? etch_sub(cx, etch_variable_assign_add(cx, m->random, taken), taken) : NULL;
    etch_randomness r = { etch_gather(cx, before, etch_int(cx, ETCH_I64, 0), 0, 0),
                          etch_gather(cx, before, etch_int(cx, ETCH_I64, 1), 0, 0) };
    return etch_failed(cx) ? (etch_randomness){ NULL, NULL } : r;
}

/* --- writing many at once ------------------------------------------------------------------------------------------ */

typedef struct writes {
    etch_variable *const *variables;
    int n;
} writes;

static void write_each(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)out;
    const writes *w = user;
    for (int i = 0; i < n_args && i < w->n; i++)
        etch_variable_assign(cx, w->variables[i], args[i].tensor);
}

/* A call puts the values of all variables that it writes at one moment, when nothing of it can fail any more. */
etch_status etch__write_all(etch_ctx *cx, etch_variable *const *vs, etch_tensor *const *values, int n)
{
    writes w = { vs, n };
    etch_tensor *owner = NULL;
    etch_arg *args = etch__memory_new(cx, ((size_t)n + 1) * sizeof *args, &owner);
    for (int i = 0; args && i < n; i++)
        args[i] = ETCH_ARG_TENSOR(values[i]);
    if (args && etch_is_tracing(cx)) {
        write_each(cx, args, n, NULL, &w);
    } else if (args) {
        etch_function *f = etch_function_new(cx, "write", NULL, &w,
                                             &(etch_function_options){ .structured = write_each });
        if (f)
            etch_call_args(cx, f, args, n, NULL, 0, NULL);
        etch_function_release(&f);
    }
    etch_tensor_release(&owner);
    return etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
}
