/* Evaluation without a plan: one op at a time on concrete tensors, by the op's own kernel program, call or view rule.
 *
 * The op is typed in a small graph of its own, in which every operand is a constant, so that sizes and contents are all
 * known; what is left unknown (sizes that depend on data) the call itself reports. The builder folds constants through
 * this, and the tests compare optimised plans with it: it shares kernels and rules with the plan, but neither passes,
 * nor memory planning, nor symbolic sizes. */
#include "ir/evaluate.h"

#include "base/float_control.h"
#include "ir/infer.h"
#include "ir/lower.h"
#include "kernel/launch.h"

/* A tensor's header as an array that rules and calls see; the data is mapped (on the CPU: the address itself). */
static etch_status array_of(etch_ctx *cx, etch_tensor *t, bool write, etch_array *a)
{
    char *data = etch_tensor_map(cx, t, write);
    if (!data && t->count > 0)
        return cx->status;
    *a = (etch_array){ .dtype = t->dtype, .rank = t->rank, .dims = t->dims, .strides = t->strides, .data = data };
    return ETCH_OK;
}

static void unmap_all(etch_ctx *cx, etch_tensor *const *t, int n)
{
    for (int i = 0; i < n; i++)
        etch_tensor_unmap(cx, t[i]);
}

/* Results of the node's types, all of whose dims are constants here. */
static etch_status new_results(etch_ctx *cx, const etch_graph *g, etch_val v, int n, etch_tensor **out)
{
    for (int i = 0; i < n; i++) {
        const etch_type *t = etch__type_of(g, etch__result(v, (uint32_t)i));
        ETCH_TRY(etch_tensor_new(cx, (etch_dtype)t->dtype, t->dims, t->rank, &out[i]));
    }
    return ETCH_OK;
}

static bool has_known_dims(const etch_graph *g, etch_val v, int n)
{
    for (int i = 0; i < n; i++) {
        const etch_type *t = etch__type_of(g, etch__result(v, (uint32_t)i));
        for (int a = 0; a < t->rank; a++)
            if (!etch__dim_is_const(t->dims[a]))
                return false;
    }
    return true;
}

static etch_status run_program(etch_ctx *cx, const etch_graph *g, etch_val v, etch_tensor *const *in, etch_tensor **out,
                               int n_out)
{
    etch_device *device;
    ETCH_TRY(etch__device_cpu_with_kernels(cx, &device));
    etch_arena arena; /* not the scratch of the context, which the VM uses itself */
    etch__arena_init(&arena, cx->alloc, 4096);
    etch_lowered low = { 0 };
    etch_vm_program *program = NULL;
    etch_status s = etch__lower(cx, g, v, &arena, &low);
    if (s == ETCH_OK)
        s = etch__vm_prepare(cx, low.kernel, NULL, &program);
    if (s == ETCH_OK)
        s = new_results(cx, g, v, n_out, out);
    if (s == ETCH_OK) {
        int n = low.kernel->n_in + low.kernel->n_out;
        etch_layout layouts[ETCH_KERNEL_MAX_OPERANDS];
        int64_t strides[ETCH_KERNEL_MAX_OPERANDS][ETCH_MAX_RANK];
        void *data[ETCH_KERNEL_MAX_OPERANDS];
        for (int i = 0; i < n; i++) {
            const etch_tensor *t = i < low.kernel->n_in ? in[low.in_operand[i]] : out[i - low.kernel->n_in];
            layouts[i] = (etch_layout){ t->dims, t->strides };
            data[i] = t->address;
        }
        etch_loops loops;
        etch__vm_bind(program, low.space, layouts, strides, &loops);
        etch_launch launch = { .program = program, .loops = &loops, .data = data };
        s = device->ops.launch(cx, device, &launch);
        if (s != ETCH_OK)
            s = etch__fail_within(cx, "%s", etch__ops[launch.fault_origin].name);
    }
    etch__arena_fini(&arena);
    return s;
}

typedef struct results {
    etch_tensor **out;
    etch_array *arrays;
    const etch_dtype *dtypes;
} results;

/* A call that found out how large its result is. */
static etch_status resize(etch_call *c, int i_out, const int64_t *dims, int rank)
{
    results *r = c->user;
    etch_tensor_release(&r->out[i_out]);
    ETCH_TRY(etch_tensor_new(c->cx, r->dtypes[i_out], dims, rank, &r->out[i_out]));
    return array_of(c->cx, r->out[i_out], true, &r->arrays[i_out]);
}

static etch_status run_call(etch_ctx *cx, const etch_graph *g, etch_val v, etch_tensor *const *in, int n_in,
                            etch_tensor **out, int n_out)
{
    const etch_node *n = etch__node(g, v);
    etch_device *device;
    ETCH_TRY(etch__device_cpu_with_kernels(cx, &device));
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_array *in_arrays = ETCH_ARENA_ARRAY(&cx->scratch, etch_array, n_in + 1);
    etch_array out_arrays[8] = { { 0 } }; /* the table of ops has no call with more */
    etch_dtype dtypes[8];
    ETCH_ASSERT(n_out <= (int)ETCH_COUNT_OF(dtypes), "%s has %d results", etch__ops[n->op].name, n_out);
    results r = { .out = out, .arrays = out_arrays, .dtypes = dtypes };
    etch_call call = { .cx = cx,
                       .fn = etch__ops[n->op].call,
                       .op = etch__ops[n->op].name,
                       .attrs = n->attrs,
                       .n_in = n_in,
                       .n_out = n_out,
                       .in = in_arrays,
                       .out = out_arrays,
                       .user = &r };
    etch_status s = in_arrays ? ETCH_OK : etch__fail_nomem(cx);
    int n_mapped = 0;
    for (; s == ETCH_OK && n_mapped < n_in; n_mapped++)
        s = array_of(cx, in[n_mapped], false, &in_arrays[n_mapped]);
    for (int i = 0; i < n_out; i++) {
        const etch_type *t = etch__type_of(g, etch__result(v, (uint32_t)i));
        dtypes[i] = (etch_dtype)t->dtype;
        out_arrays[i] = (etch_array){ .dtype = dtypes[i], .rank = t->rank };
    }
    if (s == ETCH_OK && has_known_dims(g, v, n_out)) {
        s = new_results(cx, g, v, n_out, out);
        for (int i = 0; s == ETCH_OK && i < n_out; i++)
            s = array_of(cx, out[i], true, &out_arrays[i]);
    } else {
        call.resize = resize;
    }
    if (s == ETCH_OK)
        s = device->ops.call(cx, device, &call);
    unmap_all(cx, in, n_mapped);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

static etch_status run_view(etch_ctx *cx, const etch_graph *g, etch_val v, etch_tensor *const *in, int n_in,
                            etch_tensor **out)
{
    const etch_node *n = etch__node(g, v);
    etch_array arrays[8];
    ETCH_ASSERT(n_in <= (int)ETCH_COUNT_OF(arrays), "a view of %d operands", n_in);
    etch_view view = { .cx = cx, .op = etch__ops[n->op].name, .attrs = n->attrs, .n_in = n_in, .in = arrays };
    etch_tensor *dense = NULL; /* operand 0 in row-major order, if the rule asks for it */
    etch_tensor *base = in[0];
    etch_status s = ETCH_OK;
    for (int i = 0; s == ETCH_OK && i < n_in; i++)
        s = array_of(cx, in[i], false, &arrays[i]);
    for (int attempt = 0; s == ETCH_OK && attempt < 2; attempt++) {
        view.out_dtype = base->dtype;
        view.out_rank = n->type->rank;
        view.has_dims = has_known_dims(g, v, 1);
        for (int a = 0; view.has_dims && a < n->type->rank; a++)
            view.out_dims[a] = n->type->dims[a];
        view.offset_bytes = 0;
        view.needs_dense = false;
        s = etch__ops[n->op].view(&view);
        if (s != ETCH_OK || !view.needs_dense)
            break;
        ETCH_ASSERT(!dense, "%s asks for a dense operand twice", view.op);
        s = etch_tensor_new(cx, in[0]->dtype, in[0]->dims, in[0]->rank, &dense);
        if (s ==
            ETCH_OK) { /* a copy even of a dense operand, which may not be aligned for the dtype that it is seen as */
            etch__copy_strided(in[0]->dtype, in[0]->rank, in[0]->dims, dense->address, dense->strides, in[0]->address,
                               in[0]->strides);
            base = dense;
            s = array_of(cx, dense, false, &arrays[0]);
        }
    }
    if (s == ETCH_OK) /* as it lies, which the bits of a product depend on */
        s = etch__tensor_on_buffer(cx, base->buffer, base->address + view.offset_bytes, view.out_dtype, view.out_dims,
                                   view.out_strides, view.out_rank, out);
    etch_tensor_release(&dense);
    unmap_all(cx, in, n_in);
    return s;
}

static etch_status evaluate_node(etch_ctx *cx, const etch_graph *g, etch_val v, etch_tensor *const *in, int n_in,
                                 etch_tensor **out, int n_out)
{
    for (int i = 0; i < n_out; i++)
        out[i] = NULL;
    etch_status s;
    const etch_op_info *info = etch__op_of(g, v);
    unsigned floats = etch__floats_begin();
    if (etch__can_lower(g, v))
        s = run_program(cx, g, v, in, out, n_out);
    else if (info->op_class == ETCH_OP_CALL)
        s = run_call(cx, g, v, in, n_in, out, n_out);
    else if (info->op_class == ETCH_OP_VIEW)
        s = run_view(cx, g, v, in, n_in, out);
    else
        s = etch__fail(cx, ETCH_ENOTSUP, "%s cannot be evaluated on %s", info->name,
                       n_in ? etch_dtype_name(in[0]->dtype) : "nothing");
    etch__floats_end(floats);
    if (s != ETCH_OK)
        for (int i = 0; i < n_out; i++)
            etch_tensor_release(&out[i]);
    return s;
}

etch_status etch__evaluate_op(etch_ctx *cx, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                              etch_tensor **out, int n_out)
{
    etch_graph *g = NULL;
    ETCH_TRY(etch__graph_new_sharing(cx, "evaluate", NULL, &g));
    g->no_folds = true;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_val *operands = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n_in + 1);
    etch_val built[ETCH_MAX_RESULTS] = { 0 };
    etch_status s = operands ? ETCH_OK : etch__fail_nomem(cx);
    for (int i = 0; s == ETCH_OK && i < n_in; i++) {
        operands[i] = etch__build_const(g, in[i]);
        if (!operands[i])
            s = cx->status;
    }
    if (s == ETCH_OK) {
        etch__build(g, op, operands, n_in, attrs, built);
        s = built[0] ? evaluate_node(cx, g, built[0], in, n_in, out, n_out) : cx->status;
    }
    etch__arena_reset(&cx->scratch, mark);
    etch_graph_release(&g);
    if (s != ETCH_OK)
        cx->sticky = false; /* reported by this status; the builder that asked decides what it means */
    return s;
}
