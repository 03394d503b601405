/* Variables: their life, their values, and how they are found among arguments.
 *
 * What must stay true: a value fits its variable's type, and is not written to any more; values are taken and put
 * under the runtime's one lock of values, which is the last that anybody takes. */
#include "trace/variable.h"

#include "trace/spec_rules.h"
#include <string.h>

/* --- life --------------------------------------------------------------------------------------------------------- */

static const char values_key; /* its address is the key */

static bool hold_values(void *it) { return pthread_mutex_trylock(&((etch_values *)it)->lock) == 0; }

/* Who waited is not in the child. */
static void let_go_of_values(void *it, etch_fork_end end)
{
    etch_values *all = it;
    if (end == ETCH_FORK_CHILD)
        (void)pthread_cond_init(&all->returned, NULL);
    pthread_mutex_unlock(&all->lock);
}

static void destroy_values(void *p)
{
    etch_values *all = p;
    etch__forks_forget(&all->minded);
    pthread_cond_destroy(&all->returned);
    pthread_mutex_destroy(&all->lock);
    etch__free(all->alloc, all, sizeof *all);
}

static etch_status make_values(etch_ctx *cx, void **out)
{
    etch_values *all = etch__alloc(cx->alloc, sizeof *all);
    bool has_lock = all && pthread_mutex_init(&all->lock, NULL) == 0;
    if (!has_lock || pthread_cond_init(&all->returned, NULL) != 0) {
        if (has_lock)
            pthread_mutex_destroy(&all->lock);
        etch__free(cx->alloc, all, sizeof *all);
        return etch__fail_nomem(cx);
    }
    static const etch_fork_rule rule = { hold_values, let_go_of_values };
    all->effects = all->first = NULL;
    all->alloc = cx->alloc;
    etch__forks_mind(&all->minded, &rule, all);
    *out = all;
    return ETCH_OK;
}

/* The references to type and value are the variable's, on success. */
static etch_status make(etch_ctx *cx, const char *name, bool is_trainable, etch_spec *type, etch_tensor *value,
                        etch_variable **out)
{
    void *all = NULL;
    ETCH_TRY(etch__runtime_attached(cx, &values_key, make_values, destroy_values, &all));
    size_t n = strlen(name) + 1;
    etch_variable *v = etch__alloc_zeroed(cx->alloc, sizeof *v + n);
    if (!v)
        return etch__fail_nomem(cx);
    atomic_init(&v->n_refs, 1);
    v->is_trainable = is_trainable;
    v->rt = etch_runtime_retain(cx->rt);
    v->all = all;
    v->type = type;
    v->value = value;
    v->is_stand_in = !value;
    for (int a = 0; a < type->rank; a++) {
        v->dims[a] = type->dims[a] >= 0 ? type->dims[a] : ETCH_ANY_SIZE;
        v->has_rules |= type->sizes[a].name != NULL;
    }
    memcpy(v->name, name, n);
    pthread_mutex_lock(&v->all->lock);
    v->next = v->all->first;
    if (v->next)
        v->next->before = v;
    v->all->first = v;
    pthread_mutex_unlock(&v->all->lock);
    *out = v;
    return ETCH_OK;
}

etch_variable *etch_variable_retain(etch_variable *v)
{
    if (v)
        atomic_fetch_add_explicit(&v->n_refs, 1, memory_order_relaxed);
    return v;
}

/* Whoever asks for effects from now on gets another. */
static void forget(const etch_variable *v)
{
    pthread_mutex_lock(&v->all->lock);
    if (v->all->effects == v)
        v->all->effects = NULL;
    *(v->before ? &v->before->next : &v->all->first) = v->next;
    if (v->next)
        v->next->before = v->before;
    pthread_mutex_unlock(&v->all->lock);
}

size_t etch__variables_bytes(etch_ctx *cx)
{
    void *p = NULL;
    size_t bytes = 0;
    if (etch__runtime_attached(cx, &values_key, make_values, destroy_values, &p) != ETCH_OK)
        return 0;
    etch_values *all = p;
    pthread_mutex_lock(&all->lock);
    for (const etch_variable *v = all->first; v; v = v->next)
        bytes += v->value ? (size_t)v->value->count * etch__dtypes[v->value->dtype].bytes : 0;
    pthread_mutex_unlock(&all->lock);
    return bytes;
}

void etch_variable_release(etch_variable **variable)
{
    if (!variable || !*variable)
        return;
    etch_variable *v = *variable;
    *variable = NULL;
    if (atomic_fetch_sub_explicit(&v->n_refs, 1, memory_order_acq_rel) != 1)
        return;
    etch_runtime *rt = v->rt;
    forget(v);
    etch_tensor_release(&v->value);
    etch_spec_release(&v->type);
    etch_variable_release(&v->of);
    etch__free(rt->alloc, v, sizeof *v + strlen(v->name) + 1);
    etch_runtime_release(&rt); /* last: it may be the end of the lock */
}

etch_status etch__variable_stand_in(etch_ctx *cx, const etch_spec *resource, etch_variable **out)
{
    etch_spec *type = NULL;
    ETCH_TRY(etch_spec_tensor(cx, resource->dtype, resource->sizes, resource->rank, NULL, &type));
    etch_status s = make(cx, "argument", resource->trainable, type, NULL, out);
    if (s != ETCH_OK)
        etch_spec_release(&type);
    return s;
}

etch_status etch__variable_handle(etch_ctx *cx, etch_variable *v, etch_variable **out)
{
    etch_variable *own = etch__variable_itself(v);
    etch_spec *type = etch_spec_retain(own->type);
    etch_status s = make(cx, own->name, own->is_trainable, type, NULL, out);
    if (s != ETCH_OK) {
        etch_spec_release(&type);
        return s;
    }
    (*out)->is_stand_in = own->is_stand_in;
    (*out)->of = etch_variable_retain(own);
    return ETCH_OK;
}

/* --- values ------------------------------------------------------------------------------------------------------- */

etch_status etch__check_variable(etch_ctx *cx, const etch_variable *v, const char *what)
{
    if (!v)
        return etch__fail(cx, ETCH_EINVAL, "%s: the variable is NULL", what);
    if (v->rt != cx->rt)
        return etch__fail(cx, ETCH_EINVAL, "%s: variable '%s' belongs to another runtime than the context", what,
                          v->name);
    return ETCH_OK;
}

etch_status etch__variable_misfit(etch_ctx *cx, const etch_variable *v, etch_dtype t, const char *what,
                                  const char *type)
{
    char own[256];
    etch_spec_print(v->type, own, sizeof own);
    return etch__fail(cx, t == v->type->dtype ? ETCH_ESHAPE : ETCH_EDTYPE, "variable '%s' is %s: %s is %s", v->name,
                      own, what, type);
}

const char *etch__tensor_type_text(const etch_tensor *t, char text[ETCH_TYPE_TEXT])
{
    size_t n = strlen(etch_dtype_name(t->dtype));
    memcpy(text, etch_dtype_name(t->dtype), n);
    etch__shape_text(t->dims, t->rank, text + n);
    return text;
}

static bool fits(etch_ctx *cx, const etch_spec *type, const etch_tensor *t)
{
    etch_bindings b; /* as many as there are axes at most: no memory is needed */
    etch__bindings_init(&b, cx);
    return t->dtype == type->dtype && etch__dims_match(&b, t->rank, t->dims, type) == 1;
}

etch_status etch__variable_fits(etch_ctx *cx, const etch_variable *v, const etch_tensor *t, const char *what)
{
    char text[ETCH_TYPE_TEXT];
    return fits(cx, v->type, t) ? ETCH_OK
                                : etch__variable_misfit(cx, v, t->dtype, what, etch__tensor_type_text(t, text));
}

/* The first that is lent; NULL: none. */
static etch_variable *find_lent(etch_variable *const *v, int n)
{
    for (int i = 0; i < n; i++)
        if (etch__variable_itself(v[i])->lent_to)
            return etch__variable_itself(v[i]);
    return NULL;
}

/* To the call of this context that asked the program whether to go on: it would be waited for for ever. */
static etch_status fail_lent(etch_ctx *cx, const etch_variable *v)
{
    return etch__fail(cx, ETCH_EINVAL,
                      "variable '%s' is being updated by the call under way, and cannot be used before that is over",
                      v->name);
}

/* Nobody can get at it but through the variable; memory of others is theirs, and may not even be writable. */
static bool is_unshared(const etch_tensor *t)
{
    return !t->buffer->is_foreign && atomic_load_explicit(&t->n_refs, memory_order_acquire) == 1 &&
           atomic_load_explicit(&t->buffer->n_refs, memory_order_acquire) == 1;
}

static void lend_or_share(etch_ctx *cx, etch_variable *v, etch_tensor **out, bool *lent)
{
    *out = v->value;
    if (lent && *lent && *out && is_unshared(*out)) {
        v->value = NULL;
        v->lent_to = cx;
        cx->n_lent++;
        return;
    }
    etch_tensor_retain(*out);
    if (lent)
        *lent = false;
}

etch_status etch__variables_take(etch_ctx *cx, etch_variable *const *v, int n, etch_tensor **out, bool *lent)
{
    if (n == 0)
        return ETCH_OK;
    etch_values *all = v[0]->all;
    int i_without = -1;
    pthread_mutex_lock(&all->lock);
    for (etch_variable *one; (one = find_lent(v, n));) { /* until a call has ended that may run code of the caller's */
        if (one->lent_to == cx) {
            pthread_mutex_unlock(&all->lock);
            return fail_lent(cx, one);
        }
        void *left = etch__leave(cx->rt);
        pthread_cond_wait(&all->returned, &all->lock);
        if (left) { /* others may wait for the lock with theirs in hand */
            pthread_mutex_unlock(&all->lock);
            etch__enter(cx->rt, left);
            pthread_mutex_lock(&all->lock);
        }
    }
    for (int i = 0; i < n; i++)
        if (!etch__variable_itself(v[i])->value)
            i_without = i;
    for (int i = 0; i < n && i_without < 0; i++)
        lend_or_share(cx, etch__variable_itself(v[i]), &out[i], lent ? &lent[i] : NULL);
    pthread_mutex_unlock(&all->lock);
    return i_without < 0
               ? ETCH_OK
               : etch__fail(cx, ETCH_EINVAL,
                            "variable '%s' stands for an argument that was given by its type: it has no value",
                            v[i_without]->name);
}

void etch__variables_put(etch_variable *const *v, int n, etch_tensor **values)
{
    if (n == 0)
        return;
    etch_values *all = v[0]->all;
    bool is_returned = false;
    pthread_mutex_lock(&all->lock);
    for (int i = 0; i < n; i++) {
        etch_variable *own = etch__variable_itself(v[i]);
        etch_tensor *old = own->value;
        own->value = values[i];
        values[i] = old;
        is_returned |= own->lent_to != NULL;
        if (own->lent_to)
            own->lent_to->n_lent--;
        own->lent_to = NULL;
    }
    pthread_mutex_unlock(&all->lock);
    if (is_returned)
        pthread_cond_broadcast(&all->returned);
    for (int i = 0; i < n; i++)
        etch_tensor_release(&values[i]);
}

bool etch__variable_put_if(etch_variable *v, const etch_tensor *old, etch_tensor *value)
{
    etch_tensor *was = NULL;
    v = etch__variable_itself(v);
    pthread_mutex_lock(&v->all->lock);
    if (v->value == old) {
        was = v->value;
        v->value = value;
    }
    pthread_mutex_unlock(&v->all->lock);
    bool is_put = was != NULL;
    etch_tensor_release(&was);
    return is_put;
}

etch_status etch__variable_copy(etch_ctx *cx, etch_tensor *t, const char *what, etch_tensor **out)
{
    ETCH_TRY(etch__check_tensor(cx, t, what));
    etch_tensor *copy = NULL;
    ETCH_TRY(etch_tensor_new(cx, t->dtype, t->dims, t->rank, &copy));
    if (t->count > 0) {
        const void *from = etch_tensor_map(cx, t, false);
        void *to = from ? etch_tensor_map(cx, copy, true) : NULL;
        if (to)
            etch__copy_strided(t->dtype, t->rank, t->dims, to, copy->strides, from, t->strides);
        if (from)
            etch_tensor_unmap(cx, t);
        if (!to) {
            etch_tensor_release(&copy);
            return cx->status;
        }
        etch_tensor_unmap(cx, copy);
    }
    *out = copy;
    return ETCH_OK;
}

/* --- making ------------------------------------------------------------------------------------------------------- */

static etch_status declare(etch_ctx *cx, const etch_variable_options *o, const etch_tensor *value, etch_spec **out)
{
    if (o->rank == ETCH_ANY_RANK)
        return etch_spec_tensor(cx, value->dtype, NULL, ETCH_ANY_RANK, NULL, out);
    if (o->sizes || o->rank != 0)
        return etch_spec_tensor(cx, value->dtype, o->sizes, o->rank, NULL, out);
    return etch__shaped_from_dims(cx, ETCH_SPEC_TENSOR, value->dtype, value->dims, value->rank, out);
}

/* From a value that is nobody else's. */
static etch_status make_of(etch_ctx *cx, const char *name, const etch_variable_options *o, etch_tensor *value,
                           etch_variable **out)
{
    char own[256], text[ETCH_TYPE_TEXT];
    etch_spec *type = NULL;
    if (declare(cx, o, value, &type) != ETCH_OK)
        return etch__fail_within(cx, "variable '%s'", name);
    etch_status s = ETCH_OK;
    if (!fits(cx, type, value)) {
        etch_spec_print(type, own, sizeof own);
        s = etch__fail(cx, ETCH_ESHAPE, "variable '%s' is declared %s: the initial value is %s", name, own,
                       etch__tensor_type_text(value, text));
    }
    if (s == ETCH_OK)
        s = make(cx, name, !o->is_untrainable, type, value, out);
    if (s != ETCH_OK)
        etch_spec_release(&type);
    return s;
}

/* Of memory that is somebody else's, or is larger than the tensor, a copy is better. */
static bool can_be_value(const etch_tensor *t)
{
    return !t->traced && !t->buffer->is_foreign && t->address == t->buffer->address &&
           (size_t)t->count * etch__dtypes[t->dtype].bytes == t->buffer->bytes &&
           etch__is_dense(t->dims, t->strides, t->rank);
}

static etch_status first_value(etch_ctx *cx, etch_tensor *initial, const etch_variable_options *o, etch_tensor **out)
{
    if (o->keeps_initial && can_be_value(initial)) {
        *out = etch_tensor_retain(initial);
        return ETCH_OK;
    }
    return etch__variable_copy(cx, initial, "initial value", out);
}

static etch_status new_variable(etch_ctx *cx, etch_tensor *initial, const etch_variable_options *o, etch_variable **out)
{
    ETCH_ENTER(cx);
    const char *name = o->name ? o->name : "variable";
    if (!initial)
        return etch__fail(cx, ETCH_EINVAL, "variable '%s': the initial value is NULL", name);
    etch_tracer *tr = etch__tracer(cx);
    if (!tr)
        return cx->status;
    const etch_recording *r = tr->recording;
    if (r)
        ETCH_TRY(etch__may_make_variable(r, name));
    etch_tensor *value = NULL;
    etch_variable *v = NULL;
    if ((initial->traced && r ? etch__lift(cx, initial, &value) : first_value(cx, initial, o, &value)) != ETCH_OK)
        return etch__fail_within(cx, "variable '%s'", name);
    ETCH_ASSERT(value, "variable '%s' without a first value", name);
    etch_status s = make_of(cx, name, o, value, &v);
    if (s != ETCH_OK) {
        etch_tensor_release(&value);
        return s;
    }
    if (r)
        s = etch__made_variable(r, v);
    if (s == ETCH_OK)
        *out = v;
    else
        etch_variable_release(&v);
    return s;
}

etch_variable *(etch_variable_new)(etch_ctx *cx, etch_tensor *initial, const etch_variable_options *options)
{
    static const etch_variable_options none;
    etch_variable *v = NULL;
    if (new_variable(cx, initial, options ? options : &none, &v) != ETCH_OK)
        etch__stick(cx);
    return v;
}

etch_status etch_variable_made_outside(etch_ctx *cx, etch_variable *v)
{
    ETCH_ENTER(cx);
    ETCH_TRY(etch__check_variable(cx, v, "variable made outside"));
    etch_tracer *tr = etch__tracer(cx);
    if (!tr)
        return cx->status;
    if (!tr->recording)
        return ETCH_OK;
    ETCH_TRY(etch__may_make_variable(tr->recording, v->name));
    return etch__made_variable(tr->recording, v);
}

/* --- effects ------------------------------------------------------------------------------------------------------ */

/* Unless the last reference is gone already. */
static bool retain_if_alive(etch_variable *v)
{
    int n = v ? atomic_load_explicit(&v->n_refs, memory_order_relaxed) : 0;
    while (n > 0)
        if (atomic_compare_exchange_weak_explicit(&v->n_refs, &n, n + 1, memory_order_relaxed, memory_order_relaxed))
            return true;
    return false;
}

static etch_status make_effects(etch_ctx *cx, etch_variable **out)
{
    static const int64_t none = 0;
    static const etch_variable_options untrainable = { .is_untrainable = true };
    etch_tensor *token = NULL;
    ETCH_TRY(etch_tensor_from(cx, ETCH_I64, NULL, 0, &none, &token));
    etch_status s = make_of(cx, "effects", &untrainable, token, out);
    if (s != ETCH_OK) {
        etch_tensor_release(&token);
        return s;
    }
    ETCH_ASSERT(*out, "effects without a variable");
    (*out)->is_effects = true;
    return ETCH_OK;
}

etch_status etch__effects_variable(etch_ctx *cx, etch_variable **out)
{
    void *p = NULL;
    etch_variable *made = NULL;
    ETCH_TRY(etch__runtime_attached(cx, &values_key, make_values, destroy_values, &p));
    etch_values *all = p;
    for (int i = 0; i < 2; i++) { /* it is made outside of the lock, and not needed if another thread was quicker */
        pthread_mutex_lock(&all->lock);
        bool is_there = retain_if_alive(all->effects);
        if (!is_there && made)
            all->effects = etch_variable_retain(made);
        *out = is_there || made ? all->effects : NULL;
        pthread_mutex_unlock(&all->lock);
        if (*out)
            break;
        ETCH_TRY(make_effects(cx, &made));
    }
    etch_variable_release(&made);
    return ETCH_OK;
}

/* --- among arguments ---------------------------------------------------------------------------------------------- */

static const char is_variable[] = "variable"; /* its address tells variables from other resources */

etch_arg etch_variable_arg(etch_variable *v)
{
    etch_arg arg = { .kind = ETCH_SPEC_RESOURCE, .name = is_variable };
    if (v) {
        arg.object = etch__variable_itself(v); /* which is it? */
        arg.n = v->type->rank;
        arg.dtype = v->type->dtype;
        arg.trainable = v->is_trainable;
        arg.dims = v->dims; /* by which of its handles? */
    }
    return arg;
}

etch_variable *etch_arg_variable(const etch_arg *arg)
{
    bool is_one = arg && arg->kind == ETCH_SPEC_RESOURCE && !arg->spec && arg->name == is_variable;
    return is_one && arg->object ? (etch_variable *)((char *)arg->dims - offsetof(etch_variable, dims)) : NULL;
}

/* In the order of etch__args_tensors, which has seen the arguments before and found nothing wrong with them. */
typedef struct places {
    etch_ctx *cx;
    etch_variable **at;
    int n, max;
    etch_aliases seen, seen_specs;
} places;

static void put_place(places *p, etch_variable *v)
{
    if (p->n < p->max)
        p->at[p->n] = v;
    p->n++;
}

static etch_status put_places(places *p, const etch_arg *x)
{
    bool is_new = true;
    int number;
    const int *order = NULL;
    if (x->spec) {
        for (int i = 0; i < x->spec->n_tensors; i++) {
            const etch_spec *t = etch_spec_tensor_at(x->spec, i);
            if (t->kind == ETCH_SPEC_RESOURCE)
                ETCH_TRY(etch__alias_number(&p->seen_specs, (uint64_t)t->alias, &number, &is_new));
            if (is_new || t->kind != ETCH_SPEC_RESOURCE)
                put_place(p, NULL);
        }
        return ETCH_OK;
    }
    if (x->kind == ETCH_SPEC_TENSOR)
        put_place(p, NULL);
    if (x->kind == ETCH_SPEC_RESOURCE) {
        etch_variable *v = etch_arg_variable(x);
        ETCH_TRY(etch__alias_number(&p->seen, (uint64_t)(uintptr_t)x->object, &number, &is_new));
        if (v)
            ETCH_TRY(etch__check_variable(p->cx, v, "call"));
        if (is_new)
            put_place(p, v);
    }
    if (!etch__spec_rules[x->kind]->has_items)
        return ETCH_OK;
    if (x->kind == ETCH_SPEC_DICT)
        ETCH_TRY(etch__keys_sort(p->cx, x->keys, x->n, NULL, 0, &order));
    for (int i = 0; i < x->n; i++)
        ETCH_TRY(put_places(p, &x->items[order ? order[i] : i]));
    return ETCH_OK;
}

int etch__args_variables(etch_ctx *cx, const etch_arg *args, int n, etch_variable **out, int max)
{
    places p;
    p.cx = cx;
    p.at = out;
    p.n = 0;
    p.max = max;
    etch__aliases_init(&p.seen, cx);
    etch__aliases_init(&p.seen_specs, cx);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = ETCH_OK;
    for (int i = 0; s == ETCH_OK && i < n; i++)
        s = put_places(&p, &args[i]);
    etch__arena_reset(&cx->scratch, mark);
    return s == ETCH_OK ? p.n : -1;
}

/* --- what can be asked -------------------------------------------------------------------------------------------- */

const char *etch_variable_name(const etch_variable *v) { return v ? v->name : ""; }
etch_dtype etch_variable_dtype(const etch_variable *v) { return v ? v->type->dtype : ETCH_N_DTYPES; }
int etch_variable_rank(const etch_variable *v) { return v ? v->type->rank : ETCH_ANY_RANK; }
bool etch_variable_is_trainable(const etch_variable *v) { return v && v->is_trainable; }

int64_t etch_variable_dim(const etch_variable *v, int axis)
{
    int rank = etch_variable_rank(v);
    axis += axis < 0 ? rank : 0;
    return axis >= 0 && axis < rank ? v->dims[axis] : ETCH_ANY_SIZE;
}
