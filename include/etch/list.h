/* Growable lists of tensors, for programs that collect results.
 *
 * A list is a value made of tensors, not a thing that changes: to set an element gives a new list, and the old one is what it
 * was. All functions work on numbers and inside traced functions alike; one trace serves all lengths. Gradients flow through them.
 * What is recorded writes over the old list where nobody looks at it any more, so that in a loop n elements are put in
 * a time in proportion to n (but not the gradient of such a loop, which copies what is left of the list in each turn).
 *
 * Elements have one dtype and one rank. Those of one shape are the rows of a tensor. Those whose sizes differ are two tensors: all their
 * elements in one vector, and their sizes.
 *
 * Handles belong to the open scope, or to the trace. Errors stick to the context, as those of ops do; a list that failed has
 * NULL in it. `index` is an i32 or i64 scalar, counted from 0; a negative one is an error (ETCH_ERANGE), of the run if that is when it becomes
 * known. */
#ifndef ETCH_LIST_H
#define ETCH_LIST_H

#include <etch/spec.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_list {
    etch_tensor *
        rows; /* [n, ...]: the elements; or, if there are sizes, [total]: elements of all of them one behind the other */
    etch_tensor *sizes; /* i64 [n, rank], one row per element; NULL: all elements are of one shape */
} etch_list;

/* n elements of zeros (false, "") with these sizes. With an ETCH_ANY_SIZE among them the sizes of elements may differ, and
 * the n are without elements, of size 0 along every axis. */
ETCH_API etch_list etch_list_new(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, int64_t n);
/* n elements of zeros, each of the dtype and the sizes of `element`; n is an i32 or i64 scalar. */
ETCH_API etch_list etch_list_like(etch_ctx *cx, etch_tensor *element, etch_tensor *n);
/* The slices of x along axis 0. */
ETCH_API etch_list etch_list_of(etch_ctx *cx, etch_tensor *x);
/* Parts of x along axis 0, one behind the other, of these lengths (i32 or i64 [n]), which add up to its size. */
ETCH_API etch_list etch_list_split(etch_ctx *cx, etch_tensor *x, etch_tensor *lengths);

/* The list with another element at index. An index behind the end makes it longer: elements between are as etch_list_new
 * has them. */
ETCH_API etch_list etch_list_set(etch_ctx *cx, etch_list list, etch_tensor *index, etch_tensor *element);
/* The same for a list that keeps its length: ETCH_ERANGE if there is no element at index. */
ETCH_API etch_list etch_list_replace(etch_ctx *cx, etch_list list, etch_tensor *index, etch_tensor *element);
/* The list with one more element at its end. */
ETCH_API etch_list etch_list_push(etch_ctx *cx, etch_list list, etch_tensor *element);

/* The element at index; ETCH_ERANGE if there is none. */
ETCH_API etch_tensor *etch_list_get(etch_ctx *cx, etch_list list, etch_tensor *index);
/* How many elements there are: an i64 scalar. */
ETCH_API etch_tensor *etch_list_length(etch_ctx *cx, etch_list list);
/* All elements along a new axis 0. ETCH_ESHAPE if two of them differ. */
ETCH_API etch_tensor *etch_list_stack(etch_ctx *cx, etch_list list);
/* All elements joined along their axis 0; their other sizes are alike (else ETCH_ESHAPE). Elements of size 0 along every axis count for
 * nothing. */
ETCH_API etch_tensor *etch_list_concat(etch_ctx *cx, etch_list list);

/* Lists in loops. The state of etch_while is tensors, whose sizes stay unless they are declared open. So a list goes through a loop
 *
 * - with a fixed length: made long enough beforehand (etch_list_like), list.rows is a tensor of the state, and turns use etch_list_replace;
 * - growing: its tensors are tensors of the state, with types that leave open what grows:
 *
 *     etch_tensor *state[3] = { etch_int(cx, ETCH_I64, 0) };
 *     etch_spec *types[3] = { NULL };
 *     int n = etch_list_flatten(cx, list, state + 1, types + 1);              // 1, or 2 if sizes differ
 *     etch_while(cx, state, 1 + n, is_short, turn, NULL, &(etch_loop_options){ .state_types = types }, state);
 *     list = etch_list_unflatten(state + 1, n);
 *
 *   and a turn begins with etch_list_unflatten(state + 1, n) and ends with etch_list_flatten(cx, list, next + 1, NULL).
 *
 * etch_list_flatten gives the number of tensors, 0 if it fails; `types` may be NULL, and what is written there is the caller's to release. */
ETCH_API int etch_list_flatten(etch_ctx *cx, etch_list list, etch_tensor **tensors, etch_spec **types);
ETCH_API etch_list etch_list_unflatten(etch_tensor *const *tensors, int n);

/* Places are noted at the call. */
#define etch_list_new(cx, ...) (etch_list_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_like(cx, ...) (etch_list_like)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_of(cx, ...) (etch_list_of)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_split(cx, ...) (etch_list_split)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_set(cx, ...) (etch_list_set)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_replace(cx, ...) (etch_list_replace)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_push(cx, ...) (etch_list_push)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_get(cx, ...) (etch_list_get)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_length(cx, ...) (etch_list_length)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_stack(cx, ...) (etch_list_stack)(ETCH_AT(cx), __VA_ARGS__)
#define etch_list_concat(cx, ...) (etch_list_concat)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
