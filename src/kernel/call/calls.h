/* The functions that ops.def names as CALL(name), one per line. What each means is in ops.def and README.md; what the
 * caller guarantees and what it must not is in kernel/call.h. */
#ifndef ETCH_KERNEL_CALL_CALLS_H
#define ETCH_KERNEL_CALL_CALLS_H

#include "kernel/call.h"

/* arg.c */
etch_status etch__call_argmax(etch_call *c);
etch_status etch__call_argmin(etch_call *c);
/* scan.c */
etch_status etch__call_cumsum(etch_call *c);
etch_status etch__call_cumprod(etch_call *c);
/* sum_to.c */
etch_status etch__call_sum_to(etch_call *c);
/* shape.c */
etch_status etch__call_shape_of(etch_call *c);
/* join.c */
etch_status etch__call_concat(etch_call *c);
etch_status etch__call_laid_out(etch_call *c);
etch_status etch__call_pad(etch_call *c);
etch_status etch__call_pad_reflect(etch_call *c);
etch_status etch__call_pad_symmetric(etch_call *c);
/* gather.c */
etch_status etch__call_gather(etch_call *c);
etch_status etch__call_gather_nd(etch_call *c);
/* scatter.c */
etch_status etch__call_scatter_nd_add(etch_call *c);
etch_status etch__call_scatter_nd_update(etch_call *c);
etch_status etch__call_scatter_nd_min(etch_call *c);
etch_status etch__call_scatter_nd_max(etch_call *c);
etch_status etch__call_strided_slice_add(etch_call *c);
/* list.c */
etch_status etch__call_row_set(etch_call *c);
etch_status etch__call_part_set(etch_call *c);
etch_status etch__call_part_sizes(etch_call *c);
/* range.c */
etch_status etch__call_range(etch_call *c);
/* nonzero.c */
etch_status etch__call_nonzero(etch_call *c);
/* sort.c */
etch_status etch__call_sort(etch_call *c);
etch_status etch__call_argsort(etch_call *c);
etch_status etch__call_top_k(etch_call *c);
etch_status etch__call_searchsorted(etch_call *c);
/* unique.c */
etch_status etch__call_unique(etch_call *c);
/* matmul.c */
etch_status etch__call_matmul(etch_call *c);
etch_status etch__call_matmul_add(etch_call *c);
/* conv.c */
etch_status etch__call_conv(etch_call *c);
etch_status etch__call_conv_grad_x(etch_call *c);
etch_status etch__call_conv_grad_w(etch_call *c);
/* pool.c */
etch_status etch__call_max_pool(etch_call *c);
etch_status etch__call_pool_argmax(etch_call *c);
etch_status etch__call_max_pool_grad(etch_call *c);
etch_status etch__call_avg_pool(etch_call *c);
etch_status etch__call_avg_pool_grad(etch_call *c);
/* random.c */
etch_status etch__call_random_bits(etch_call *c);
etch_status etch__call_random_truncated_normal(etch_call *c);
etch_status etch__call_random_permutation(etch_call *c);
/* strings.c */
etch_status etch__call_string_equal(etch_call *c);
etch_status etch__call_string_concat(etch_call *c);
etch_status etch__call_string_join(etch_call *c);
etch_status etch__call_string_reduce_join(etch_call *c);
etch_status etch__call_string_length(etch_call *c);
etch_status etch__call_string_strip(etch_call *c);
etch_status etch__call_string_substr(etch_call *c);
etch_status etch__call_string_lower(etch_call *c);
etch_status etch__call_string_upper(etch_call *c);
/* string_parts.c */
etch_status etch__call_string_split(etch_call *c);
etch_status etch__call_string_characters(etch_call *c);
/* string_numbers.c */
etch_status etch__call_string_to_number(etch_call *c);
etch_status etch__call_string_from_number(etch_call *c);
/* string_hash.c */
etch_status etch__call_string_to_bucket(etch_call *c);
/* string_regex.c */
etch_status etch__call_string_replace(etch_call *c);
etch_status etch__call_string_matches(etch_call *c);
/* effects.c */
etch_status etch__call_print(etch_call *c);
etch_status etch__call_check_all(etch_call *c);

/* host.c */
etch_status etch__call_host(etch_call *c);
etch_status etch__call_pure_host(etch_call *c);

#endif
