/* Messages of the runtime as Python programs read them: without names of sizes that nobody gave.
 *
 * The runtime calls sizes that a signature leaves open s0, s1, ..., sizes that only a run tells u0, ..., and those of a single op's operands
 * x0_0, ...; what the program named itself stays. A size stands in a message as "name = 3", or in a type. */
#include "error_text.h"

#include <ctype.h>
#include <string.h>

static bool is_name_char(char c) { return isalnum((unsigned char)c) || c == '_'; }

static size_t n_digits(const char *at)
{
    size_t n = 0;
    while (isdigit((unsigned char)at[n]))
        n++;
    return n;
}

/* Length of such a name at `at`; 0: there is none. */
static size_t made_up(const char *at)
{
    size_t n = n_digits(at + 1);
    if (n == 0 || !strchr("sux", *at))
        return 0;
    n++;
    if (*at == 'x') { /* the operand's number and the axis */
        size_t axis = at[n] == '_' ? n_digits(at + n + 1) : 0;
        if (axis == 0)
            return 0;
        n += 1 + axis;
    } else if (*at == 's' && at[n] == '_')
        n++;
    return is_name_char(at[n]) ? 0 : n;
}

/* Is it by itself in the text, and no part of another name, a path or a quotation? */
static bool is_alone(const char *text, const char *at, size_t n)
{
    char before = at > text ? at[-1] : ' ', after = at[n];
    if (is_name_char(before) || strchr(".'\"\\", before) || (after && strchr("'\"\\", after)))
        return false;
    if ((before == '/' && !(at - 1 > text && at[-2] == '/')) || (after == '/' && at[n + 1] != '/'))
        return false; /* two of them divide */
    return after != '.' || !is_name_char(at[n + 1]);
}

static bool is_term_char(char c) { return is_name_char(c) || (c && strchr("*/%()", c)); }
static bool is_sum(const char *at) { return at[0] == ' ' && (at[1] == '+' || at[1] == '-') && at[2] == ' '; }

static const char *begin_of(const char *text, const char *at)
{
    while (at > text) {
        if (is_term_char(at[-1]))
            at--;
        else if (at - 3 > text && is_sum(at - 3) && is_term_char(at[-4]))
            at -= 3;
        else
            break;
    }
    return at;
}

/* The end of the form that begins here, and behind its last parenthesis if one was opened. */
static const char *end_of(const char *at)
{
    int depth = 0;
    for (;; at++) {
        if (is_sum(at) && is_term_char(at[3])) {
            at += 2;
            continue;
        }
        bool is_between = depth > 0 && (*at == ',' || (*at == ' ' && at[-1] == ','));
        if (!is_term_char(*at) && !is_between)
            return at;
        depth += *at == '(' ? 1 : 0;
        if (*at == ')' && --depth < 0)
            return at;
    }
}

void error_text_clean(char *text)
{
    char *to = text;
    const char *from = text;
    for (const char *at = text; *at; at++) {
        size_t n = made_up(at);
        if (n == 0 || !is_alone(text, at, n))
            continue;
        const char *begin = begin_of(from, at);
        while (*begin == '(' && !memchr(begin, ')', (size_t)(end_of(begin + 1) - begin)))
            begin++; /* "(s0 = 3)" */
        const char *end = end_of(begin);
        memmove(to, from, (size_t)(begin - from));
        to += begin - from;
        if (strncmp(end, " = ", 3) == 0 && (isdigit((unsigned char)end[3]) || end[3] == '-'))
            end += 3;
        else
            *to++ = '?';
        from = end;
        at = end - 1;
    }
    memmove(to, from, strlen(from) + 1);
}

/* What a message is about, and how TensorFlow says it; NULL: it says nothing of it while tracing. */
typedef struct term {
    const char *phrase, *running, *tracing;
} term;

static const term terms[] = {
    { "matmul: inner dimensions differ", "Matrix size-incompatible", "Dimensions must be equal" },
    { "matmul: cannot broadcast", "In[0] and In[1] must have compatible batch dimensions", "Dimensions must be equal" },
    { "cannot broadcast", "Incompatible shapes", "Dimensions must be equal" },
    { "strided_slice: the index is", "slice index out of bounds", "slice index out of bounds" },
    { "strided_slice: the step of", "strides must be non-zero", "strides must be non-zero" },
    { "gather: batch sizes of x and indices differ", "params.shape should be equal to indices.shape", NULL },
    { "slice: a start is negative", "Expected begin to be at least 0", NULL },
    { "Only one input size may be -1", "Only one input size may be -1", NULL },
    { "one_hot: on is", "on_value must be a scalar", NULL },
    { "one_hot: off is", "off_value must be a scalar", NULL },
    { "they may differ in the last axis only", "Leading dim_size of both tensors must match", NULL },
    { "gather_nd: x is", "index innermost dimension length must be <= params rank",
      "indices.shape[-1] must be <= params.rank" },
    { "its vectors are longer than x has axes",
      "Inner dimensions of output shape must match inner dimensions of updates shape", NULL },
    { "gather_nd: indices[", "an index does not index into param shape", "" },
    { "scatter_nd_add: indices[", "an index does not index into shape", "" },
    { "scatter_nd_update: indices[", "an index does not index into shape", "" },
    { "sizes of updates do not fit", "Outer dimensions of indices and update must match",
      "Dimensions of indices must match dimensions of updates" },
    { "pad_reflect: the mirror image", "paddings must be less than the dimension size", NULL },
    { "pad_symmetric: the mirror image", "paddings must be no greater than the dimension size", NULL },
    { ": a padding is negative", "Paddings must be non-negative", "Paddings must be non-negative" },
    { "pad: element", "Paddings must be non-negative", "Paddings must be non-negative" },
    { "pad_reflect: element", "Paddings must be non-negative", "Paddings must be non-negative" },
    { "pad_symmetric: element", "Paddings must be non-negative", "Paddings must be non-negative" },
    { "paddings does not have one row per axis", "The first dimension of paddings must be the rank of inputs", "" },
    { "paddings does not have two columns", "paddings must be a matrix with 2 columns", "" },
    { "top_k: k is larger", "input must have at least k columns", "input must have last dimension >= k" },
    { "top_k: k is negative", "Need k >= 0", "Dimension size must be non-negative" },
    { "top_k: element", "Need k >= 0", "" },
    { "tile: multiples is", "Expected multiples to be 1-D", "Shape must be rank 1" },
    { "starts and", "Expected begin and size arguments to be 1-D tensors", "" },
    { "range: delta is 0", "Requires delta != 0", "Requires delta != 0" },
    { "range: steps of -", "Requires start >= limit when delta < 0", "Requires start >= limit when delta < 0" },
    { "range: steps of", "Requires start <= limit when delta > 0", "Requires start <= limit when delta > 0" },
    { ": integer division by zero", "Integer division by zero", "Integer division by zero" },
    { "expand_dims: axis", "Tried to expand dim index", "not in the interval" },
    { "pow: negative exponent", "Integers to negative integer powers are not allowed", "" },
    { "sizes differ before the last axis", "Leading dim_size of both tensors must match", "" },
    { "it has more axes than the", "Rank of input must be no greater than rank of output shape",
      "Shape must be at most rank of the output shape" },
    { "stack: sizes differ", "Shapes of all inputs must match", "in both shapes must be equal" },
    { "concat: sizes differ", "ConcatOp : Dimensions in both shapes must be equal", "in both shapes must be equal" },
    { "reshape: the number of elements",
      "Input to reshape is a tensor with values that the requested shape has no place for", "Cannot reshape a tensor" },
    { "cannot be shared out to size",
      "Input to reshape is a tensor with values that the requested shape requires a multiple of", "" },
    { "do not broadcast", "Incompatible shapes", "Dimensions must be equal" },
    { "sizes of dy are not those of the convolution's result", "Size of input doesn't match computed from output_shape",
      NULL },
    { "reshape: the sizes of shape do not divide",
      "Input to reshape is a tensor with values that the requested shape requires a multiple of",
      "Dimension size must be evenly divisible" },
};

/* The first whose phrase stands in the message, or NULL. */
static const term *find(const char *text)
{
    for (size_t i = 0; i < sizeof terms / sizeof *terms; i++)
        if (strstr(text, terms[i].phrase))
            return &terms[i];
    return NULL;
}

bool error_text_is_of_run(const char *text)
{
    const term *t = find(text);
    return t && !t->tracing;
}

const char *error_text_term(const char *text, bool is_tracing)
{
    const term *t = find(text);
    const char *words = !t ? "" : is_tracing && t->tracing ? t->tracing : t->running;
    return strstr(text, words) ? "" : words;
}
