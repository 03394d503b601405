/* Are two programs the same? A plan prepares each program once, and runs it wherever it is needed.
 *
 * What preparing looks at are the instructions, the operands' dtypes, and which inputs are single elements, of all or of a row. Along which axes operands
 * run, and how many there are, matters when sizes are bound: programs that differ in that alone are prepared together. */
#include "kernel/program.h"

#include "base/hash.h"
#include <string.h>

/* What an instruction has no use for is 0. */
uint64_t etch__kernel_hash(const etch_kernel *k)
{
    uint64_t h = etch__hash_mix((uint64_t)k->n_in, (uint64_t)k->n_out);
    for (uint32_t i = 0; i < k->n_code; i++) {
        const etch_kinstr *in = &k->code[i];
        uint64_t what = (uint64_t)in->op | (uint64_t)in->type << 8 | (uint64_t)in->operand << 16 |
                        (uint64_t)in->origin << 32 | (uint64_t)in->c << 48;
        h = etch__hash_mix(etch__hash_mix(h, what), (uint64_t)in->imm.i ^ ((uint64_t)in->a << 16 | in->b));
    }
    return h;
}

static bool are_prepared_alike(const etch_kernel *x, const etch_koperand *a, const etch_kernel *y,
                               const etch_koperand *b, int n)
{
    for (int i = 0; i < n; i++)
        if (a[i].dtype != b[i].dtype || etch__koperand_is_single(&a[i]) != etch__koperand_is_single(&b[i]) ||
            etch__kernel_is_along_row(x, &a[i]) != etch__kernel_is_along_row(y, &b[i]))
            return false;
    return true;
}

static bool run_along_the_same(const etch_koperand *a, const etch_koperand *b, int n)
{
    for (int i = 0; i < n; i++)
        if (a[i].rank != b[i].rank || memcmp(a[i].axis, b[i].axis, a[i].rank * sizeof *a[i].axis) != 0)
            return false;
    return true;
}

static bool equal_instr(const etch_kinstr *x, const etch_kinstr *y)
{
    return x->op == y->op && x->type == y->type && x->result == y->result && x->operand == y->operand && x->a == y->a &&
           x->b == y->b && x->c == y->c && x->origin == y->origin && x->imm.i == y->imm.i;
}

bool etch__kernels_share_code(const etch_kernel *a, const etch_kernel *b)
{
    if (a->n_in != b->n_in || a->n_out != b->n_out || a->n_code != b->n_code || a->n_body != b->n_body ||
        !a->reduced != !b->reduced)
        return false;
    if (!are_prepared_alike(a, a->in, b, b->in, a->n_in) || !are_prepared_alike(a, a->out, b, b->out, a->n_out))
        return false;
    for (uint32_t i = 0; i < a->n_code; i++)
        if (!equal_instr(&a->code[i], &b->code[i]))
            return false;
    return true;
}

bool etch__kernels_share_axes(const etch_kernel *a, const etch_kernel *b)
{
    return a->rank == b->rank && a->reduced == b->reduced && run_along_the_same(a->in, b->in, a->n_in) &&
           run_along_the_same(a->out, b->out, a->n_out);
}
