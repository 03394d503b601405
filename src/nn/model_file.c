/* Files of models: all variables by name, in an archive (etch/archive.h). Reading checks everything before the first variable is
 * written, and then writes all of them at once. */
#include "nn/model.h"
#include "nn/memory.h"

#include <etch/archive.h>
#include <etch/function.h>
#include <etch/scope.h>
#include "nn/place.h"

/* A failure of an archive does not stick by itself. */
static etch_status stick(etch_ctx *cx, etch_status s)
{
    if (s != ETCH_OK && !etch_failed(cx)) {
        char text[1024]; /* the message may not be its own argument */
        (void)snprintf(text, sizeof text, "%s", etch_error_message(cx));
        etch_fail(cx, s, "%s", text);
    }
    return s;
}

static etch_status check(etch_ctx *cx, const etch_model *m, const char *path, const char *what)
{
    if (etch_failed(cx))
        return etch_error_status(cx);
    if (!m || !path)
        return etch_fail(cx, ETCH_EINVAL, "model: %s: the %s is NULL", what, m ? "path" : "model");
    if (etch__model_has_equal_names(m))
        return etch_fail(cx, ETCH_EINVAL, "model: %s: '%s': variables of this model may have equal names", what, path);
    if (etch_is_tracing(cx))
        return etch_fail(cx, ETCH_EINVAL, "model: %s: '%s' inside a traced function, where variables have no values",
                         what, path);
    return ETCH_OK;
}

etch_status etch_model_store(etch_ctx *cx, const etch_model *m, const char *path)
{
    etch_status s = check(cx, m, path, "store");
    if (s != ETCH_OK)
        return s;
    int n = etch_model_n_variables(m);
    etch_tensor *names_owner = NULL, *values_owner = NULL;
    const char **names = etch__memory_list(cx, n, &names_owner);
    etch_tensor **values = names ? etch__memory_list(cx, n, &values_owner) : NULL;
    etch_scope scope = etch_scope_begin(cx);
    for (int i = 0; values && i < n; i++) {
        names[i] = etch_variable_name(etch_model_variable(m, i));
        values[i] = etch_variable_read(cx, etch_model_variable(m, i));
    }
    s = etch_failed(cx) ? etch_error_status(cx)
                        : stick(cx, etch_archive_save(cx, path, names, values, n, NULL, NULL, 0));
    etch_scope_end(cx, scope);
    etch_tensor_release(&names_owner);
    etch_tensor_release(&values_owner);
    return s;
}

/* The file has no other names: the first one that the model does not have. */
static etch_status check_names(etch_ctx *cx, const etch_model *m, const etch_archive *a, const char *path)
{
    for (int i = 0; i < etch_model_n_variables(m); i++)
        if (etch_archive_find(a, etch_variable_name(etch_model_variable(m, i))) < 0)
            return etch_fail(cx, ETCH_EINVAL, "model: load: %s has no '%s'", path,
                             etch_variable_name(etch_model_variable(m, i)));
    for (int64_t i = 0; i < etch_archive_count(a); i++)
        if (!etch_model_find(m, etch_archive_item_at(a, i).name))
            return etch_fail(cx, ETCH_EINVAL, "model: load: %s has '%s', and the model does not", path,
                             etch_archive_item_at(a, i).name);
    return ETCH_OK;
}

static etch_status load_one(etch_ctx *cx, const etch_variable *v, etch_archive *a, etch_tensor **out)
{
    const char *name = etch_variable_name(v);
    int64_t dims[ETCH_MAX_RANK];
    etch_archive_item item = etch_archive_item_at(a, etch_archive_find(a, name));
    int rank = etch_variable_rank(v) == ETCH_ANY_RANK ? item.rank : etch_variable_rank(v);
    for (int i = 0; i < rank; i++)
        dims[i] = etch_variable_rank(v) == ETCH_ANY_RANK ? -1 : etch_variable_dim(v, i);
    return stick(cx, etch_archive_load_as(cx, a, name, etch_variable_dtype(v), dims, rank, out));
}

static etch_status load_all(etch_ctx *cx, etch_model *m, etch_archive *a, const char *path)
{
    int n = etch_model_n_variables(m);
    etch_tensor *vs_owner = NULL, *values_owner = NULL;
    etch_variable **vs = etch__memory_list(cx, n, &vs_owner);
    etch_tensor **values = vs ? etch__memory_list(cx, n, &values_owner) : NULL;
    etch_status s = values ? check_names(cx, m, a, path) : etch_error_status(cx);
    for (int i = 0; values && s == ETCH_OK && i < n; i++) {
        vs[i] = etch_model_variable(m, i);
        s = load_one(cx, vs[i], a, &values[i]);
    }
    if (values && s == ETCH_OK)
        s = etch__write_all(cx, vs, values, n);
    for (int i = 0; values && i < n; i++)
        etch_tensor_release(&values[i]);
    etch_tensor_release(&vs_owner);
    etch_tensor_release(&values_owner);
    return s;
}

etch_status(etch_model_load)(etch_ctx *cx, etch_model *m, const char *path)
{
    etch_archive *a = NULL;
    etch_status s = check(cx, m, path, "load");
    if (s == ETCH_OK)
        s = stick(cx, etch_archive_open(cx, path, &a));
    if (s == ETCH_OK)
        s = load_all(cx, m, a, path);
    etch_archive_release(&a);
    return s;
}
