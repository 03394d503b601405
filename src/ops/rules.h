/* The rules that ops.def names, declared from its rows: etch__rule_<infer>, etch__fold_<fold>, etch__grad_<grad>, etch__compose_<BUILD>,
 * etch__view_<VIEW>, etch__expr_<op>, etch__call_<CALL>. Each is defined in the file of its family; a row that names
 * a rule nobody wrote does not link. A rule that several rows share is declared once for each. */
#ifndef ETCH_OPS_RULES_H
#define ETCH_OPS_RULES_H

#include "ir/grad.h"
#include "ir/infer.h"

/* clang-format off */
#define ETCH_DECLARE_IS(structure)
#define ETCH_DECLARE_EXPR(expression)
#define ETCH_DECLARE_RUN(control)
#define ETCH_DECLARE_CAST()
#define ETCH_DECLARE_INDEX()
#define ETCH_DECLARE_FOLD(reduction)
#define ETCH_DECLARE_CALL(f) etch_call_fn etch__call_##f;
#define ETCH_DECLARE_VIEW(f) etch_status etch__view_##f(etch_view *v);
#define ETCH_DECLARE_BUILD(f) etch_status etch__compose_##f(etch_infer *q, etch_val *out);
#define OP(name, operands, results, op_class, attrs, dtypes, infer, fold, grad, kernel, flags, doc) \
    etch_status etch__rule_##infer(etch_infer *q); \
    etch_val etch__fold_##fold(etch_infer *q); \
    etch_status etch__grad_##grad(etch_grad *q); \
    etch_kval etch__expr_##name(etch_kernel *k, const etch_kval *in, const void *attrs_); \
    ETCH_DECLARE_##kernel
#include "ops/ops.def"
#undef OP
/* clang-format on */

#endif
