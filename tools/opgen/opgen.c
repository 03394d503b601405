/* opgen: from the rows of ops.def and attrs.def to what people read and compile.
 *
 *     opgen header    out    the public header <etch/ops.h>: attribute structs, one function and one builder per op
 *     opgen builders  out    the definitions of the builders
 *     opgen functions out    the definitions of the functions
 *     opgen docs      out    docs/ops.md: a table per class
 *
 * Rows are included as text, so that this program needs no other file of the project. "-" is the standard output.
 * What cannot be written down (a builder with two parameters of one name, an attribute kind without a C type) is an
 * error here, not in the compiler that reads the result. */
#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ops/attrs.def"

#define NONE NULL
#define MAX_FIELDS 8
#define MAX_NAMES 8

typedef struct field {
    const char *kind, *name, *default_text;
} field;

typedef struct attr_set {
    const char *name;
    field fields[MAX_FIELDS]; /* up to the first without a name */
} attr_set;

typedef struct row {
    const char *name, *operands, *results, *op_class, *attrs, *dtypes, *flags, *doc;
} row;

/* clang-format off */
#define FIELD(set, kind, name, text) { #kind, #name, text },
#define SET(name) { #name, { ETCH_ATTRS_##name(FIELD, name) { NULL, NULL, NULL } } },
static const attr_set sets[] = { { "none", { { NULL, NULL, NULL } } }, ETCH_PUBLIC_ATTR_SETS(SET) };

#define OP(name, operands, results, op_class, attrs, dtypes, infer, fold, grad, kernel, flags, doc) \
    { #name, operands, results, #op_class, #attrs, #dtypes, #flags, doc },
static const row rows[] = {
#include "ops/ops.def"
};
#undef OP

static const struct { const char *kind, *c_type; } kinds[] = {
    { "i64", "int64_t " }, { "b8", "bool " }, { "f64", "double " }, { "dtype", "etch_dtype " },
    { "ints", "etch_ints " }, { "str", "const char *" },
};
static const struct { const char *dtypes, *words; } dtype_words[] = {
    { "NUM", "numbers" }, { "INT", "integers" }, { "FLOAT", "floats" }, { "BOOL", "bool" },
    { "NUMBOOL", "numbers, bool" }, { "INTBOOL", "integers, bool" }, { "ANY", "any" }, { "STRING", "string" },
};
static const struct { const char *op_class, *title, *words; } classes[] = {
    { "ELEMWISE", "Elementwise", "Computed per element; operands are broadcast to one shape." },
    { "REDUCE", "Reductions", "Fold over axes; `all` is every axis. The order depends on the extent alone." },
    { "SOURCE", "Sources", "Computed per element of a shape that is given." },
    { "VIEW", "Views", "Other dims and strides over the same memory; a copy only where strides do not allow it." },
    { "CALL", "Calls", "C functions on arrays." },
    { "COMPOSITE", "Composites", "Build other ops and never appear in a graph themselves." },
    { "CONTROL", "Control flow", "Run whole graphs, which are their attributes." },
    { "STRUCTURE", "Structure", "What graphs are made of besides ops; made by the builder, the parser and the passes." },
};
/* clang-format on */

#define COUNT(a) (int)(sizeof(a) / sizeof((a)[0]))

static void fail(const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    fputs("opgen: ", stderr);
    vfprintf(stderr, fmt, args);
    fputc('\n', stderr);
    va_end(args);
    exit(1);
}

static bool same(const char *a, const char *b) { return strcmp(a, b) == 0; }

static const attr_set *find_set(const row *r)
{
    for (int i = 0; i < COUNT(sets); i++)
        if (same(sets[i].name, r->attrs))
            return &sets[i];
    fail("%s: attribute set '%s' is not one of the public sets of attrs.def", r->name, r->attrs);
    return NULL;
}

static const char *c_type(const row *r, const field *f)
{
    for (int i = 0; i < COUNT(kinds); i++)
        if (same(kinds[i].kind, f->kind))
            return kinds[i].c_type;
    fail("%s: attribute '%s' of kind '%s' cannot be a parameter", r ? r->name : "attrs.def", f->name, f->kind);
    return NULL;
}

/* Names separated by blanks; a last "xs..." sets *variadic and is listed without the dots. */
typedef struct names {
    int n;
    bool variadic;
    char at[MAX_NAMES][32];
} names;

static names split(const row *r, const char *text)
{
    names out = { 0 };
    while (*text) {
        size_t n = strcspn(text, " ");
        if (out.n == MAX_NAMES || n >= sizeof(out.at[0]) || n == 0)
            fail("%s: cannot read the names in \"%s\"", r->name, text);
        if (out.variadic)
            fail("%s: a name after the one with dots", r->name);
        memcpy(out.at[out.n], text, n);
        out.at[out.n][n] = '\0';
        if (n > 3 && same(out.at[out.n] + n - 3, "...")) {
            out.at[out.n][n - 3] = '\0';
            out.variadic = true;
        }
        out.n++;
        text += n;
        text += *text == ' ';
    }
    return out;
}

static bool has_public_attrs(const row *r)
{
    for (int i = 0; i < COUNT(sets); i++)
        if (same(sets[i].name, r->attrs))
            return true;
    return false;
}

/* Effects have functions of their own (etch/effect.h), which know the token and whom to call. */
static bool is_effect(const row *r) { return strstr(r->flags, "EFFECT") || !has_public_attrs(r); }

static bool has_builder(const row *r)
{
    return !same(r->op_class, "STRUCTURE") && !same(r->op_class, "CONTROL") && !is_effect(r);
}

/* Every parameter of the builder once: a name that comes twice, or is a word of C or C++, would not compile. */
static void check_names(const row *r, const names *in, const attr_set *s)
{
    static const char *const taken[] = { "cx",      "g",      "out",      "n_out",  "in",       "attrs",   "new",
                                         "delete",  "class",  "this",     "and",    "or",       "not",     "xor",
                                         "int",     "long",   "float",    "double", "char",     "default", "operator",
                                         "private", "public", "template", "union",  "register", "signed" };
    const char *all[MAX_NAMES + MAX_FIELDS];
    int n = 0;
    for (int i = 0; i < in->n; i++)
        all[n++] = in->at[i];
    for (const field *f = s->fields; f->name; f++)
        all[n++] = f->name;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++)
            if (same(all[i], all[j]))
                fail("%s: two parameters are called '%s'", r->name, all[i]);
        for (int j = 0; j < COUNT(taken); j++)
            if (same(all[i], taken[j]))
                fail("%s: a parameter cannot be called '%s'", r->name, all[i]);
    }
}

/* The two forms in which an op is called: on tensors, which runs or records it, and on values of a graph, which builds it. */
typedef struct form {
    const char *prefix, *first, *value,
        *list;                       /* of the function; first parameter; type of a value; of a list of them */
    const char *one, *many, *object; /* what the definitions call, and its first argument */
} form;
static const form builder = { "etch_build_",  "etch_graph *g",    "etch_val ", "const etch_val *",
                              "etch__build1", "etch__build_many", "g" };
static const form function = {
    "etch_", "etch_ctx *cx", "etch_tensor *", "etch_tensor *const *", "etch__op1", "etch__op_many", "cx"
};

/* `open` and `close` stand round the name: parentheses keep a macro of that name from being expanded. */
static void write_signature(FILE *f, const row *r, const form *as, const char *open, const char *close)
{
    names in = split(r, r->operands), out = split(r, r->results);
    const attr_set *s = find_set(r);
    check_names(r, &in, s);
    bool one = out.n == 1 && !out.variadic;
    fprintf(f, "%s%s%s%s%s(%s", one ? as->value : "void ", open, as->prefix, r->name, close, as->first);
    for (int i = 0; i < in.n; i++)
        if (in.variadic && i + 1 == in.n)
            fprintf(f, ", %s%s, int n_%s", as->list, in.at[i], in.at[i]);
        else
            fprintf(f, ", %s%s", as->value, in.at[i]);
    for (const field *a = s->fields; a->name; a++)
        fprintf(f, ", %s%s", c_type(r, a), a->name);
    if (out.variadic)
        fprintf(f, ", %s*out, int n_out", as->value);
    else if (!one)
        fprintf(f, ", %sout[%d]", as->value, out.n);
    fputc(')', f);
}

/* "x, y; axes=all, keepdims=false": as a person calls it in the text form. */
static void write_usage(FILE *f, const row *r)
{
    const attr_set *s = has_builder(r) || (is_effect(r) && has_public_attrs(r)) ? find_set(r) : &sets[0];
    fputs(r->name, f);
    for (const char *c = r->operands; *c; c++)
        if (c == r->operands)
            fprintf(f, " %c", *c);
        else if (*c == ' ')
            fputs(", ", f);
        else
            fputc(*c, f);
    for (const field *a = s->fields; a->name; a++)
        fprintf(f, " %s=%s", a->name, a->default_text ? a->default_text : "...");
}

static const char *words_of_dtypes(const row *r)
{
    for (int i = 0; i < COUNT(dtype_words); i++)
        if (same(dtype_words[i].dtypes, r->dtypes))
            return dtype_words[i].words;
    fail("%s: dtypes '%s'?", r->name, r->dtypes);
    return NULL;
}

static void write_header(FILE *f)
{
    fputs("/* Every op twice: as a function on tensors, etch_<op>, and as a builder, etch_build_<op>. Written by opgen "
          "from\n"
          " * ops.def and attrs.def; do not edit.\n"
          " *\n"
          " * A function runs the op at once, or records it if a function is being traced on the context. Its result "
          "belongs to "
          "the\n"
          " * open scope. Given a failed handle (NULL) after an error it does nothing and gives NULL. Each is also a "
          "macro, which "
          "notes the\n"
          " * line it stands on.\n"
          " *\n"
          " * A builder adds the op to the graph (or finds that it is there already, or that it is another value) and "
          "returns its\n"
          " * result. Building with the failed value 0, or after an error, does nothing and gives 0: ask once, at the "
          "end, with\n"
          " * etch_failed(cx). Several results go to `out`; where their number depends on attributes or types, n_out "
          "says how\n"
          " * many are expected, and another number is an error. Lists of integers are borrowed for the call. */\n"
          "#ifndef ETCH_OPS_H\n#define ETCH_OPS_H\n\n#include <etch/graph.h>\n#include <etch/scope.h>\n\n"
          "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
          "/* Attributes, as the functions that run an op see them. */\n",
          f);
    for (int i = 1; i < COUNT(sets); i++) {
        fprintf(f, "typedef struct etch_attrs_%s {", sets[i].name);
        for (const field *a = sets[i].fields; a->name; a++)
            fprintf(f, " %s%s;", c_type(NULL, a), a->name);
        fprintf(f, " } etch_attrs_%s;\n", sets[i].name);
    }
    for (int i = 0; i < COUNT(rows); i++) {
        const row *r = &rows[i];
        if (!has_builder(r))
            continue;
        names out = split(r, r->results);
        fprintf(f, "\n/* %s. Of %s%s.", r->doc, words_of_dtypes(r), same(r->dtypes, "ANY") ? " dtype" : "");
        if (out.n > 1 || out.variadic)
            fprintf(f, " Results: %s.", r->results);
        fputs(" */\nETCH_API ", f);
        write_signature(f, r, &function, "", "");
        fputs(";\nETCH_API ", f);
        write_signature(f, r, &builder, "", "");
        fputs(";\n", f);
    }
    fputs("\n/* Where in the program an op stands. */\n", f);
    for (int i = 0; i < COUNT(rows); i++)
        if (has_builder(&rows[i]))
            fprintf(f, "#define etch_%s(cx, ...) (etch_%s)(ETCH_AT(cx), __VA_ARGS__)\n", rows[i].name, rows[i].name);
    fputs("\n#ifdef __cplusplus\n}\n#endif\n#endif\n", f);
}

static void write_definitions(FILE *f, const form *as)
{
    for (int i = 0; i < COUNT(rows); i++) {
        const row *r = &rows[i];
        if (!has_builder(r))
            continue;
        names in = split(r, r->operands), out = split(r, r->results);
        const attr_set *s = find_set(r);
        bool one = out.n == 1 && !out.variadic, has_attrs = s->fields[0].name != NULL;
        fputc('\n', f);
        write_signature(f, r, as, as == &function ? "(" : "", as == &function ? ")" : "");
        fputs("\n{\n", f);
        if (in.variadic && in.n > 1)
            fail("%s: operands before the one with dots are not supported", r->name);
        if (!in.variadic) {
            fprintf(f, as == &function ? "    %sconst in[] = { " : "    const %sin[] = { ", as->value);
            for (int j = 0; j < in.n; j++)
                fprintf(f, "%s%s", j ? ", " : "", in.at[j]);
            fputs(" };\n", f);
        }
        if (has_attrs) {
            fprintf(f, "    const etch_attrs_%s attrs = { ", s->name);
            for (const field *a = s->fields; a->name; a++)
                fprintf(f, "%s.%s = %s%s%s%s", a == s->fields ? "" : ", ", a->name,
                        a->name, /* no text is the empty one */
                        same(a->kind, "str") ? " ? " : "", same(a->kind, "str") ? a->name : "",
                        same(a->kind, "str") ? " : \"\"" : "");
            fputs(" };\n", f);
        }
        fprintf(f, "    %s%s(%s, ETCH_OP_%s, ", one ? "return " : "", one ? as->one : as->many, as->object, r->name);
        if (in.variadic)
            fprintf(f, "%s, n_%s, ", in.at[0], in.at[0]);
        else
            fprintf(f, "in, %d, ", in.n);
        fputs(has_attrs ? "&attrs" : "NULL", f);
        if (out.variadic)
            fputs(", out, n_out", f);
        else if (!one)
            fprintf(f, ", out, %d", out.n);
        fputs(");\n}\n", f);
    }
}

static void write_builders(FILE *f)
{
    fputs("/* Builders: definitions of <etch/ops.h>. Written by opgen from ops.def and attrs.def; do not edit. */\n"
          "#include <etch/ops.h>\n#include \"ops/build.h\"\n",
          f);
    write_definitions(f, &builder);
}

static void write_functions(FILE *f)
{
    fputs("/* Op functions: definitions of <etch/ops.h>. Written by opgen from ops.def and attrs.def; do not edit. */\n"
          "#include <etch/ops.h>\n#include \"trace/op.h\"\n",
          f);
    write_definitions(f, &function);
}

static void write_docs(FILE *f)
{
    fputs("# Ops\n\n<!-- Written by `opgen docs` from src/ops/ops.def and attrs.def; do not edit. -->\n\n"
          "Each row is an op as the text form has it: operands, then attributes with their defaults (`...`: must be "
          "given).\n"
          "In C it is `etch_<name>(cx, operands..., attributes...)` on tensors and `etch_build_<name>(g, operands..., "
          "attributes...)` on\nvalues of a graph. *Dtypes* are those of the first operand; "
          "operands of\n"
          "one op have one dtype unless the description says otherwise.\n",
          f);
    for (int c = 0; c < COUNT(classes); c++) {
        fprintf(f, "\n## %s\n\n%s\n\n", classes[c].title, classes[c].words);
        fputs("| op | results | dtypes | what it does |\n|---|---|---|---|\n", f);
        for (int i = 0; i < COUNT(rows); i++) {
            const row *r = &rows[i];
            if (!same(r->op_class, classes[c].op_class))
                continue;
            fputs("| `", f);
            write_usage(f, r);
            fprintf(f, "` | %s | %s | ", r->results, words_of_dtypes(r));
            for (const char *p = r->doc; *p; p++)
                fprintf(f, *p == '|' || *p == '*' || *p == '_' || *p == '<' ? "\\%c" : "%c", *p);
            fputs(" |\n", f);
        }
    }
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*write)(FILE *f);
    } kinds_of_output[] = { { "header", write_header },
                            { "builders", write_builders },
                            { "functions", write_functions },
                            { "docs", write_docs } };
    void (*write)(FILE * f) = NULL;
    for (int i = 0; argc == 3 && i < COUNT(kinds_of_output); i++)
        if (same(argv[1], kinds_of_output[i].name))
            write = kinds_of_output[i].write;
    if (!write) {
        fputs("usage: opgen header|builders|functions|docs <file, or - for the standard output>\n", stderr);
        return 2;
    }
    FILE *f = same(argv[2], "-") ? stdout : fopen(argv[2], "w");
    if (!f)
        fail("cannot open %s: %s", argv[2], strerror(errno));
    write(f);
    bool failed = ferror(f) != 0;
    if (fclose(f) != 0 || failed) {
        if (f != stdout)
            (void)remove(argv[2]);
        fail("cannot write %s: %s", argv[2], strerror(errno));
    }
    return 0;
}
