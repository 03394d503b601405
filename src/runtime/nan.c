/* Which op made the first NaN? Asked after every step of a plan that was made for it, in which no op is fused with another. */
#include "runtime/nan.h"

#include <math.h>
#include <string.h>

/* The first NaN of the array, in row-major order: its index, or false. */
static bool find_nan(const etch_array *x, int64_t *index)
{
    size_t bytes = etch__dtypes[x->dtype].bytes;
    memset(index, 0, sizeof *index * ETCH_MAX_RANK);
    for (int64_t n = etch__array_count(x); n > 0; n--) {
        int64_t offset = 0;
        for (int a = 0; a < x->rank; a++)
            offset += index[a] * x->strides[a];
        if (isnan(etch__element_f64(x->dtype, x->data + offset * (int64_t)bytes)))
            return true;
        for (int a = x->rank; a-- > 0 && ++index[a] == x->dims[a];)
            index[a] = 0;
    }
    return false;
}

static bool has_nan(const etch_frame *f, uint32_t value, int64_t *index)
{
    etch_array x = etch__frame_array(f, value);
    return etch__dtype_is(x.dtype, ETCH_CLASS_FLOAT) && find_nan(&x, index);
}

etch_status etch__frame_check_inputs(etch_frame *f)
{
    const etch_plan_body *b = f->body;
    int64_t index[ETCH_MAX_RANK];
    char text[ETCH_SHAPE_TEXT];
    for (size_t i = 0; i < b->inputs.n; i++)
        if (has_nan(f, b->inputs.at[i], index))
            return etch__fail(f->cx, ETCH_EINVAL, "input %zu (%s) is NaN at %s", i,
                              etch_graph_input_name(b->graph, (int)i),
                              etch__shape_text(index, b->values.at[b->inputs.at[i]].rank, text));
    return ETCH_OK;
}

etch_status etch__frame_check_step(etch_frame *f, const etch_step *step)
{
    int64_t index[ETCH_MAX_RANK];
    char text[ETCH_SHAPE_TEXT];
    uint32_t n_each = step->n_out_each;
    for (uint32_t i = 0; i < step->n_out; i++)
        if (has_nan(f, step->out[i], index)) {
            (void)etch__fail(f->cx, ETCH_EINVAL, "%s: the first NaN is here, at %s of result %u",
                             etch__ops[step->op].name,
                             etch__shape_text(index, f->body->values.at[step->out[i]].rank, text), i % n_each);
            return etch__frame_fail_at(f, f->body->values.at[step->out[i - i % n_each]].val);
        }
    return ETCH_OK;
}
