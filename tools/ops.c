/* etch ops: the table of ops, from the same rows as the ops themselves. */
#include "args.h"
#include "file.h"
#include "ir/op.h"

#include <string.h>

enum { USAGE_BYTES = 256, USAGE_WIDTH = 46, DTYPES_WIDTH = 14 };

static const struct {
    etch_op_class op_class;
    const char *title, *what;
} classes[] = {
    { ETCH_OP_ELEMWISE, "elementwise", "computed per element; operands are broadcast to one shape" },
    { ETCH_OP_REDUCE, "reduction", "folds over axes" },
    { ETCH_OP_SOURCE, "source", "computed per element of a shape that is given" },
    { ETCH_OP_VIEW, "view", "other dims and strides over the same memory, where that can be" },
    { ETCH_OP_CALL, "call", "a C function on arrays" },
    { ETCH_OP_COMPOSITE, "composite", "builds other ops and never appears in a graph itself" },
    { ETCH_OP_CONTROL, "control flow", "runs whole graphs, which are its attributes" },
    { ETCH_OP_STRUCTURE, "structure", "what graphs are made of besides ops" },
};

/* What operand 0 may be, in words: sets of classes that have a name of their own first. */
static const struct {
    int classes;
    const char *words;
} dtype_words[] = {
    { ETCH_CLASS_BOOL | ETCH_CLASS_INT | ETCH_CLASS_UINT | ETCH_CLASS_FLOAT | ETCH_CLASS_STRING, "any" },
    { ETCH_CLASS_INT | ETCH_CLASS_UINT | ETCH_CLASS_FLOAT, "numbers" },
    { ETCH_CLASS_INT | ETCH_CLASS_UINT, "integers" },
    { ETCH_CLASS_FLOAT, "floats" },
    { ETCH_CLASS_BOOL, "bool" },
    { ETCH_CLASS_STRING, "strings" },
};

static const struct {
    int flag;
    const char *what;
} flags[] = {
    { ETCH_FLAG_COMMUTATIVE, "the first two operands may be swapped" },
    { ETCH_FLAG_DEAR, "costs so much per element that fusion never computes it twice" },
    { ETCH_FLAG_FAULTS, "may fail on the values it is given, when the plan runs" },
    { ETCH_FLAG_FRESH, "sizes of the results may depend on data" },
    { ETCH_FLAG_EFFECT, "does something outside of the graph, in the order of the tokens" },
    { ETCH_FLAG_HOST, "runs code of the program that uses the library" },
};

static const struct {
    etch_attr_kind kind;
    const char *what;
} kinds[] = {
    { ETCH_ATTR_i64, "an integer" },
    { ETCH_ATTR_b8, "true or false" },
    { ETCH_ATTR_f64, "a number" },
    { ETCH_ATTR_dtype, "a dtype" },
    { ETCH_ATTR_ints, "a list of integers" },
    { ETCH_ATTR_dims, "a list of sizes" },
    { ETCH_ATTR_str, "a string" },
    { ETCH_ATTR_tensor, "a tensor" },
    { ETCH_ATTR_callback, "a callback's name" },
};

/* "add x, y axis=0": as a file has it; what must be given is "name=...". */
static void format_usage(const etch_op_info *o, char text[USAGE_BYTES])
{
    size_t n = (size_t)snprintf(text, USAGE_BYTES, "%s%s", o->name, *o->operands ? " " : "");
    for (const char *c = o->operands; *c && n + 2 < USAGE_BYTES; c++) {
        if (*c == ' ')
            text[n++] = ',';
        text[n++] = *c;
    }
    text[n] = '\0';
    for (int i = 0; i < o->attrs->n_fields && n < USAGE_BYTES; i++) {
        const etch_attr_field *f = &o->attrs->fields[i];
        n += (size_t)snprintf(text + n, USAGE_BYTES - n, " %s=%s", f->name, f->default_text ? f->default_text : "...");
    }
}

static void format_dtypes(const etch_op_info *o, char text[USAGE_BYTES])
{
    int left = o->dtypes;
    size_t n = 0;
    text[0] = '\0';
    for (size_t i = 0; i < ETCH_COUNT_OF(dtype_words); i++)
        if ((left & dtype_words[i].classes) == dtype_words[i].classes) {
            n += (size_t)snprintf(text + n, USAGE_BYTES - n, "%s%s", n ? ", " : "", dtype_words[i].words);
            left &= ~dtype_words[i].classes;
        }
}

static void print_row(const etch_op_info *o)
{
    char usage[USAGE_BYTES], dtypes[USAGE_BYTES];
    format_usage(o, usage);
    format_dtypes(o, dtypes);
    if (strlen(usage) > USAGE_WIDTH) /* the rest keeps its columns on a line of its own */
        printf("  %s\n  %-*s", usage, USAGE_WIDTH, "");
    else
        printf("  %-*s", USAGE_WIDTH, usage);
    printf("  %-*s %s\n", DTYPES_WIDTH, dtypes, o->doc);
}

static void print_table(void)
{
    for (size_t c = 0; c < ETCH_COUNT_OF(classes); c++) {
        printf("%s%s: %s\n", c ? "\n" : "", classes[c].title, classes[c].what);
        for (int i = 0; i < etch__n_ops; i++)
            if (etch__ops[i].op_class == classes[c].op_class)
                print_row(&etch__ops[i]);
    }
}

static void print_details(const etch_op_info *o)
{
    char usage[USAGE_BYTES], dtypes[USAGE_BYTES];
    format_usage(o, usage);
    format_dtypes(o, dtypes);
    printf("%s\n\n%s\n\n", usage, o->doc);
    for (size_t c = 0; c < ETCH_COUNT_OF(classes); c++)
        if (classes[c].op_class == o->op_class)
            printf("class       %s: %s\n", classes[c].title, classes[c].what);
    printf("operands    %s\n", *o->operands ? o->operands : "none");
    printf("results     %s\n", *o->results ? o->results : "none");
    printf("dtypes      %s:", dtypes);
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        if (etch__dtype_is((etch_dtype)t, o->dtypes))
            printf(" %s", etch_dtype_name((etch_dtype)t));
    putchar('\n');
    for (int i = 0; i < o->attrs->n_fields; i++) {
        const etch_attr_field *f = &o->attrs->fields[i];
        const char *kind = "";
        for (size_t k = 0; k < ETCH_COUNT_OF(kinds); k++)
            if (kinds[k].kind == f->kind)
                kind = kinds[k].what;
        printf("%s%s: %s, %s%s\n", i ? "            " : "attributes  ", f->name, kind,
               f->default_text ? "default " : "must be given", f->default_text ? f->default_text : "");
    }
    bool is_first = true;
    for (size_t i = 0; i < ETCH_COUNT_OF(flags); i++)
        if (o->flags & flags[i].flag) {
            printf("%s%s\n", is_first ? "notes       " : "            ", flags[i].what);
            is_first = false;
        }
}

static int run(etch_ctx *cx, cli_args *a)
{
    const char *value, *name = NULL, *nearest = NULL;
    etch_op op;
    (void)cx;
    for (int i = cli_next(a, &value); i != CLI_END; i = cli_next(a, &value)) {
        if (i == CLI_BAD)
            return CLI_USAGE;
        if (name)
            return cli_usage_error(a, "one op at a time: '%s' and '%s'", name, value);
        name = value;
    }
    if (!name)
        print_table();
    else if (etch__op_find(name, strlen(name), &op, &nearest))
        print_details(&etch__ops[op]);
    else {
        fprintf(stderr, "etch ops: unknown op '%s'%s%s%s\n", name, nearest ? ": did you mean " : "",
                nearest ? nearest : "", nearest ? "?" : "");
        return CLI_FAILED;
    }
    return CLI_OK;
}

const cli_spec cli_ops = {
    .details =
        "Each row is an op as a file has it, the dtypes of its first operand, and what it does. Attributes are shown\n"
        "with their defaults; those with '...' must be given.",
    .examples = "etch ops\n"
                "etch ops softmax\n"
                "etch ops | grep -i random",
    .run = run,
};
