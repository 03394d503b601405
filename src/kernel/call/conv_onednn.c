/* oneDNN's convolutions: made for their sizes, kept, run.
 *
 * Activations stay as they are, channels last. The library says in which order it wants w, and a reorder of its own brings it there and back. Scratch
 * memory is the caller's, so that a primitive, which is code and numbers, can run on several threads at a time.
 *
 * Making one takes up to a millisecond, so they are kept, by sizes, for the whole process: those that were not used for the
 * longest time go first when together they count as more than the budget. The library does not tell how large they are; each counts as what one was
 * seen to take. */
#include "kernel/call/conv.h"

#include "base/hash.h"
#include "base/forks.h"
#include "kernel/call/onednn.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#if DNNL_VERSION_MAJOR != 2
#error "oneDNN 2 is needed: later versions describe convolutions by other functions"
#endif

enum { PRIMITIVE_BYTES = 256 << 10, BUDGET = 64 << 20 };
/* Sizes up to which the library's own numbers, which are of 32 bits in places, hold them. */
static const int64_t MOST_SIZE = 1 << 20, MOST_ELEMENTS = INT32_MAX / 4;

struct etch_conv_primitive {
    etch_conv_primitive *next, *before; /* as they are kept */
    uint64_t hash;
    etch_convolution key;
    atomic_int n_refs; /* one is the cache's */
    dnnl_primitive_t run, reorder;
    dnnl_memory_desc_t x, w, packed, y, room, reorder_room;
    bool is_packed;
};

static struct {
    pthread_mutex_t lock;
    etch_conv_primitive *newest, *oldest;
    int n;
    size_t budget;
    dnnl_engine_t engine;
} kept = { .lock = PTHREAD_MUTEX_INITIALIZER, .budget = BUDGET };

/* ------------------------------------------------------------------------------------------------ the library */

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void set_up(void)
{
    kept.engine = etch__onednn_engine();
    static etch_minded minded;
    etch__forks_mind_lock(&minded, &kept.lock);
}

/* [n, c, sizes..] with channels last; `first` is the first axis there is. */
static dnnl_status_t describe_image(dnnl_memory_desc_t *md, int64_t n, int64_t c, const int64_t *size, int first)
{
    dnnl_dims_t dims = { n, c }, strides = { 0, 1 };
    int n_dims = 2;
    int64_t stride = c;
    for (int a = first; a < ETCH_WINDOW_AXES; a++)
        dims[n_dims++] = size[a];
    for (int i = n_dims; i-- > 2;) {
        strides[i] = stride;
        stride *= dims[i];
    }
    strides[0] = stride;
    return dnnl_memory_desc_init_by_strides(md, n_dims, dims, dnnl_f32, strides);
}

/* [groups, o, i, sizes..], without the groups if there is one; o is what lies side by side. */
static dnnl_status_t describe_weights(dnnl_memory_desc_t *md, const etch_convolution *v, int first, bool any)
{
    dnnl_dims_t dims, strides;
    int n_dims = 0;
    int64_t o = v->c_out / v->groups, i = etch__conv_per_group(v), stride = v->c_out * i;
    if (v->groups > 1) {
        strides[n_dims] = o;
        dims[n_dims++] = v->groups;
    }
    strides[n_dims] = 1;
    dims[n_dims++] = o;
    strides[n_dims] = v->c_out;
    dims[n_dims++] = i;
    int n_before = n_dims;
    for (int a = first; a < ETCH_WINDOW_AXES; a++)
        dims[n_dims++] = v->window.size[a];
    for (int a = n_dims; a-- > n_before;) {
        strides[a] = stride;
        stride *= dims[a];
    }
    return any ? dnnl_memory_desc_init_by_tag(md, n_dims, dims, dnnl_f32, dnnl_format_tag_any)
               : dnnl_memory_desc_init_by_strides(md, n_dims, dims, dnnl_f32, strides);
}

static dnnl_status_t describe_convolution(const etch_conv_primitive *p, dnnl_convolution_desc_t *d,
                                          const dnnl_memory_desc_t *any_w, int first)
{
    const etch_window *w = &p->key.window;
    dnnl_dims_t strides, dilates, before, after;
    for (int a = first; a < ETCH_WINDOW_AXES; a++) {
        strides[a - first] = w->stride[a];
        dilates[a - first] = w->dilation[a] - 1;
        before[a - first] = w->before[a];
        after[a - first] = w->after[a];
    }
    switch (p->key.result) {
    case ETCH_CONV_Y:
        return dnnl_dilated_convolution_forward_desc_init(d, dnnl_forward_inference, dnnl_convolution_direct, &p->x,
                                                          any_w, NULL, &p->y, strides, dilates, before, after);
    case ETCH_CONV_X:
        return dnnl_dilated_convolution_backward_data_desc_init(d, dnnl_convolution_direct, &p->x, any_w, &p->y,
                                                                strides, dilates, before, after);
    default:
        return dnnl_dilated_convolution_backward_weights_desc_init(d, dnnl_convolution_direct, &p->x, any_w, NULL,
                                                                   &p->y, strides, dilates, before, after);
    }
}

/* Not one that is only there to compare others with. Nor one of oneDNN 2.6.3 for gradients of windows of one place that lie some places apart: with AVX2 what it has for w is
 * wrong, with AVX-512 it writes behind its scratch. */
static bool is_good(const etch_convolution *v, const_dnnl_primitive_desc_t pd)
{
    const char *name = "";
    if (dnnl_primitive_desc_query(pd, dnnl_query_impl_info_str, 0, (void *)&name) != dnnl_success)
        return false;
    bool has_steps = false;
    for (int a = 0; a < ETCH_WINDOW_AXES; a++)
        has_steps |= v->window.stride[a] > 1;
    bool is_wrong = v->result == ETCH_CONV_W && has_steps && strstr(name, "jit_1x1");
    return !is_wrong && !strstr(name, "ref");
}

/* The first good one of what the library has, in its order: what it takes for the fastest comes first. */
static dnnl_status_t find_implementation(const etch_convolution *v, const dnnl_convolution_desc_t *d,
                                         const_dnnl_primitive_attr_t attr, dnnl_primitive_desc_t *out)
{
    dnnl_primitive_desc_iterator_t it = NULL;
    dnnl_status_t s = dnnl_primitive_desc_iterator_create(&it, d, attr, kept.engine, NULL);
    for (*out = NULL; s == dnnl_success; s = dnnl_primitive_desc_iterator_next(it)) {
        *out = dnnl_primitive_desc_iterator_fetch(it);
        if (!*out || is_good(v, *out))
            break;
        (void)dnnl_primitive_desc_destroy(*out);
        *out = NULL;
    }
    if (it)
        (void)dnnl_primitive_desc_iterator_destroy(it);
    return s == dnnl_success && !*out ? dnnl_out_of_memory : s == dnnl_iterator_ends ? dnnl_unimplemented : s;
}

static dnnl_status_t make_reorder(etch_conv_primitive *p, const_dnnl_primitive_attr_t attr)
{
    dnnl_primitive_desc_t pd = NULL;
    bool is_back = p->key.result == ETCH_CONV_W;
    dnnl_status_t s = dnnl_reorder_primitive_desc_create(&pd, is_back ? &p->packed : &p->w, kept.engine,
                                                         is_back ? &p->w : &p->packed, kept.engine, attr);
    if (s == dnnl_success)
        s = dnnl_primitive_create(&p->reorder, pd);
    if (s == dnnl_success)
        p->reorder_room = *dnnl_primitive_desc_query_md(pd, dnnl_query_scratchpad_md, 0);
    if (pd)
        (void)dnnl_primitive_desc_destroy(pd);
    return s;
}

static dnnl_status_t make_convolution(etch_conv_primitive *p, const dnnl_memory_desc_t *any_w, int first,
                                      const_dnnl_primitive_attr_t attr)
{
    dnnl_convolution_desc_t d;
    dnnl_primitive_desc_t pd = NULL;
    dnnl_status_t s = describe_convolution(p, &d, any_w, first);
    if (s == dnnl_success)
        s = find_implementation(&p->key, &d, attr, &pd);
    if (s == dnnl_success) {
        bool is_back = p->key.result == ETCH_CONV_W;
        p->packed = *dnnl_primitive_desc_query_md(pd, is_back ? dnnl_query_diff_weights_md : dnnl_query_weights_md, 0);
        p->room = *dnnl_primitive_desc_query_md(pd, dnnl_query_scratchpad_md, 0);
        p->is_packed = !dnnl_memory_desc_equal(&p->packed, &p->w);
        s = dnnl_primitive_create(&p->run, pd);
    }
    if (pd)
        (void)dnnl_primitive_desc_destroy(pd);
    return s;
}

static dnnl_status_t make(etch_conv_primitive *p)
{
    const etch_convolution *v = &p->key;
    const etch_window *w = &v->window;
    int first = w->in[0] == 1 && w->out[0] == 1 && w->size[0] == 1 && w->before[0] == 0 ? 1 : 0;
    dnnl_memory_desc_t any_w;
    dnnl_primitive_attr_t attr = NULL;
    dnnl_status_t s = describe_image(&p->x, v->n, v->c_in, w->in, first);
    s = s == dnnl_success ? describe_image(&p->y, v->n, v->c_out, w->out, first) : s;
    s = s == dnnl_success ? describe_weights(&p->w, v, first, false) : s;
    s = s == dnnl_success ? describe_weights(&any_w, v, first, true) : s;
    s = s == dnnl_success ? dnnl_primitive_attr_create(&attr) : s;
    s = s == dnnl_success ? dnnl_primitive_attr_set_scratchpad_mode(attr, dnnl_scratchpad_mode_user) : s;
    s = s == dnnl_success ? make_convolution(p, &any_w, first, attr) : s;
    if (s == dnnl_success && p->is_packed)
        s = make_reorder(p, attr);
    if (attr)
        (void)dnnl_primitive_attr_destroy(attr);
    return s;
}

/* ------------------------------------------------------------------------------------------------ what is kept */

void etch__conv_primitive_release(etch_conv_primitive **pp)
{
    etch_conv_primitive *p = *pp;
    *pp = NULL;
    if (!p || atomic_fetch_sub(&p->n_refs, 1) != 1)
        return;
    if (p->run)
        (void)dnnl_primitive_destroy(p->run);
    if (p->reorder)
        (void)dnnl_primitive_destroy(p->reorder);
    free(p);
}

static void take_out(etch_conv_primitive *p)
{
    *(p->before ? &p->before->next : &kept.newest) = p->next;
    *(p->next ? &p->next->before : &kept.oldest) = p->before;
    kept.n--;
}

static void link_first(etch_conv_primitive *p)
{
    p->before = NULL;
    p->next = kept.newest;
    *(kept.newest ? &kept.newest->before : &kept.oldest) = p;
    kept.newest = p;
    kept.n++;
}

/* A new reference to one that is kept, or NULL. */
static etch_conv_primitive *find(const etch_convolution *v, uint64_t hash)
{
    for (etch_conv_primitive *p = kept.newest; p; p = p->next)
        if (p->hash == hash && memcmp(&p->key, v, sizeof *v) == 0) {
            if (p != kept.newest) {
                take_out(p);
                link_first(p);
            }
            atomic_fetch_add(&p->n_refs, 1);
            return p;
        }
    return NULL;
}

/* Lets go of what is too much. */
static void shrink(void)
{
    etch_conv_primitive *p = NULL;
    do {
        etch__conv_primitive_release(&p);
        pthread_mutex_lock(&kept.lock);
        p = (size_t)kept.n * PRIMITIVE_BYTES > kept.budget ? kept.oldest : NULL;
        if (p)
            take_out(p);
        pthread_mutex_unlock(&kept.lock);
    } while (p);
}

/* Keeps p, unless another thread was faster, and gives what is to be used. */
static etch_conv_primitive *keep(etch_conv_primitive *p)
{
    pthread_mutex_lock(&kept.lock);
    etch_conv_primitive *other = find(&p->key, p->hash);
    if (!other) {
        atomic_fetch_add(&p->n_refs, 1);
        link_first(p);
    }
    pthread_mutex_unlock(&kept.lock);
    if (other)
        etch__conv_primitive_release(&p);
    shrink();
    return other ? other : p;
}

void etch__conv_primitives_set_budget(size_t bytes)
{
    pthread_mutex_lock(&kept.lock);
    kept.budget = bytes ? bytes : BUDGET;
    pthread_mutex_unlock(&kept.lock);
    shrink();
}

int etch__conv_primitives_kept(void)
{
    pthread_mutex_lock(&kept.lock);
    int n = kept.n;
    pthread_mutex_unlock(&kept.lock);
    return n;
}

/* ------------------------------------------------------------------------------------------------ use */

static bool is_ordinary(const etch_convolution *v)
{
    const etch_window *w = &v->window;
    for (int a = 0; a < ETCH_WINDOW_AXES; a++)
        if (w->in[a] > MOST_SIZE || w->out[a] > MOST_SIZE || w->stride[a] > MOST_SIZE || w->before[a] > MOST_SIZE ||
            w->after[a] > MOST_SIZE || w->dilation[a] > MOST_SIZE || w->size[a] > MOST_SIZE)
            return false;
    return v->n <= MOST_SIZE && v->c_in <= MOST_SIZE && v->c_out <= MOST_SIZE &&
           etch__conv_count_x(v) <= MOST_ELEMENTS && etch__conv_count_y(v) <= MOST_ELEMENTS &&
           etch__conv_count_w(v) <= MOST_ELEMENTS;
}

etch_status etch__conv_primitive_get(etch_ctx *cx, const etch_convolution *v, etch_conv_primitive **out)
{
    *out = NULL;
    pthread_once(&once, set_up);
    if (!kept.engine || !is_ordinary(v))
        return ETCH_OK;
    uint64_t hash = etch__hash_bytes(0, v, sizeof *v);
    pthread_mutex_lock(&kept.lock);
    *out = find(v, hash);
    pthread_mutex_unlock(&kept.lock);
    etch_conv_primitive *p = *out;
    if (!p) {
        p = calloc(1, sizeof *p); /* outlives any runtime, and its allocator */
        if (!p)
            return etch__fail_nomem(cx);
        p->key = *v;
        p->hash = hash;
        p->n_refs = 1;
        etch_onednn_call call;
        etch__onednn_begin(&call);
        dnnl_status_t s = make(p);
        etch__onednn_end(&call);
        if (s == dnnl_out_of_memory) {
            etch__conv_primitive_release(&p);
            return etch__fail_nomem(cx);
        }
        if (s != dnnl_success && p->run) { /* one that is never run */
            (void)dnnl_primitive_destroy(p->run);
            p->run = NULL;
        }
        p = keep(p);
    }
    *out = p;
    if (!p->run)
        etch__conv_primitive_release(out);
    return ETCH_OK;
}

size_t etch__conv_primitive_room(const etch_conv_primitive *p)
{
    size_t run = dnnl_memory_desc_get_size(&p->room);
    size_t reorder = p->reorder ? dnnl_memory_desc_get_size(&p->reorder_room) : 0;
    return run > reorder ? run : reorder;
}

size_t etch__conv_primitive_packed(const etch_conv_primitive *p)
{
    return p->is_packed ? dnnl_memory_desc_get_size(&p->packed) : 0;
}

bool etch__conv_is_packed_alike(const etch_conv_primitive *p, const etch_conv_primitive *other)
{
    return dnnl_memory_desc_equal(&p->packed, &other->packed);
}

static etch_status reorder(etch_conv_primitive *p, const dnnl_memory_desc_t *from_md, void *from,
                           const dnnl_memory_desc_t *to_md, void *to, void *room)
{
    const etch_onednn_argument args[] = { { DNNL_ARG_FROM, from_md, from },
                                          { DNNL_ARG_TO, to_md, to },
                                          { DNNL_ARG_SCRATCHPAD, &p->reorder_room, room } };
    return etch__onednn_execute(p->reorder, args, 3);
}

etch_status etch__conv_pack(etch_conv_primitive *p, const void *w, void *packed, void *room)
{
    return p->is_packed ? reorder(p, &p->w, (void *)(uintptr_t)w, &p->packed, packed, room) : ETCH_OK;
}

etch_status etch__conv_run(etch_conv_primitive *p, etch_conv_arrays a, void *packed, void *room)
{
    static const int ids[][3] = {
        [ETCH_CONV_Y] = { DNNL_ARG_SRC, DNNL_ARG_WEIGHTS, DNNL_ARG_DST },
        [ETCH_CONV_X] = { DNNL_ARG_DIFF_SRC, DNNL_ARG_WEIGHTS, DNNL_ARG_DIFF_DST },
        [ETCH_CONV_W] = { DNNL_ARG_SRC, DNNL_ARG_DIFF_WEIGHTS, DNNL_ARG_DIFF_DST },
    };
    const int *id = ids[p->key.result];
    const etch_onednn_argument args[] = { { id[0], &p->x, a.x },
                                          { id[1], &p->packed, p->is_packed ? packed : a.w },
                                          { id[2], &p->y, a.y },
                                          { DNNL_ARG_SCRATCHPAD, &p->room, room } };
    ETCH_TRY(etch__onednn_execute(p->run, args, ETCH_ONEDNN_MAX_ARGUMENTS));
    bool is_back = p->key.result == ETCH_CONV_W && p->is_packed;
    return is_back ? reorder(p, &p->packed, packed, &p->w, a.w, room) : ETCH_OK;
}
