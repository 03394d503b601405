/* Object files in memory, by the interface that GDB documents as "JIT compilation interface": a list, and a function that does nothing, in which a
 * debugger stops to look at what has changed. Nobody does anything as long as there is no debugger. */
#include "kernel/native/gdb.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------ the interface */

typedef struct code_entry {
    struct code_entry *next, *before;
    const void *file;
    uint64_t bytes;
} code_entry;

typedef struct descriptor {
    uint32_t version;
    uint32_t action;
    code_entry *changed, *first;
} descriptor;

enum { NOTHING, ADDED, REMOVED };

/* Debuggers find these two by name. Weak: a program may have another compiler in it that brings its own, and then the two share one list. */
extern descriptor __jit_debug_descriptor;
__attribute__((weak)) descriptor __jit_debug_descriptor = { 1, NOTHING, NULL, NULL };
void __jit_debug_register_code(void);
__attribute__((weak, noinline)) void __jit_debug_register_code(void)
{
    static volatile int n_changes; /* so that it is not left out for doing nothing */
    n_changes = n_changes + 1;
}

static void tell(code_entry *changed, uint32_t action)
{
    __jit_debug_descriptor.changed = changed;
    __jit_debug_descriptor.action = action;
    __jit_debug_register_code();
    __jit_debug_descriptor.action = NOTHING;
}

/* ------------------------------------------------------------------------------------------------ the file */

enum { NO_SECTION, TEXT, EH_FRAME, SYMBOLS, NAMES, N_SECTIONS };

struct etch_gdb_file {
    code_entry entry;
    struct {
        Elf64_Ehdr header;
        Elf64_Shdr sections[N_SECTIONS];
        Elf64_Sym symbols[2]; /* the first is none, as in every file */
        char names[64];
        uint8_t eh_frame[];
    } file;
};

#define OFFSET_OF(part) (offsetof(etch_gdb_file, file.part) - offsetof(etch_gdb_file, file))

static const char names[] = "\0.text\0.eh_frame\0.symtab\0.strtab\0etch_kernel";
enum { NAME_TEXT = 1, NAME_EH_FRAME = 7, NAME_SYMBOLS = 17, NAME_NAMES = 25, NAME_KERNEL = 33 };

static void fill(etch_gdb_file *f, const void *code, size_t n, const uint8_t *eh_frame, size_t eh_frame_bytes)
{
    f->file.header = (Elf64_Ehdr){
        .e_ident = { ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB, EV_CURRENT },
        .e_type = ET_REL,
        .e_machine = EM_X86_64,
        .e_version = EV_CURRENT,
        .e_shoff = OFFSET_OF(sections),
        .e_ehsize = sizeof(Elf64_Ehdr),
        .e_shentsize = sizeof(Elf64_Shdr),
        .e_shnum = N_SECTIONS,
        .e_shstrndx = NAMES,
    };
    Elf64_Shdr *s = f->file.sections;
    s[TEXT] = (Elf64_Shdr){ .sh_name = NAME_TEXT,
                            .sh_type = SHT_NOBITS,
                            .sh_flags = SHF_ALLOC | SHF_EXECINSTR,
                            .sh_addr = (uintptr_t)code,
                            .sh_size = n,
                            .sh_addralign = 64 };
    s[EH_FRAME] = (Elf64_Shdr){ .sh_name = NAME_EH_FRAME,
                                .sh_type = SHT_PROGBITS,
                                .sh_flags = SHF_ALLOC,
                                .sh_offset = OFFSET_OF(eh_frame),
                                .sh_size = eh_frame_bytes,
                                .sh_addralign = 1 };
    s[SYMBOLS] = (Elf64_Shdr){ .sh_name = NAME_SYMBOLS,
                               .sh_type = SHT_SYMTAB,
                               .sh_offset = OFFSET_OF(symbols),
                               .sh_size = sizeof f->file.symbols,
                               .sh_link = NAMES,
                               .sh_info = 1, /* the first that is not local */
                               .sh_entsize = sizeof(Elf64_Sym),
                               .sh_addralign = 8 };
    s[NAMES] = (Elf64_Shdr){ .sh_name = NAME_NAMES,
                             .sh_type = SHT_STRTAB,
                             .sh_offset = OFFSET_OF(names),
                             .sh_size = sizeof names,
                             .sh_addralign = 1 };
    f->file.symbols[1] = (Elf64_Sym){
        .st_name = NAME_KERNEL, .st_info = ELF64_ST_INFO(STB_GLOBAL, STT_FUNC), .st_shndx = TEXT, .st_size = n
    };
    memcpy(f->file.names, names, sizeof names);
    memcpy(f->file.eh_frame, eh_frame, eh_frame_bytes);
}

/* ------------------------------------------------------------------------------------------------ the list */

etch_gdb_file *etch__gdb_add(const void *code, size_t n, const uint8_t *eh_frame, size_t eh_frame_bytes)
{
    etch_gdb_file *f = calloc(1, sizeof *f + eh_frame_bytes);
    if (!f)
        return NULL;
    fill(f, code, n, eh_frame, eh_frame_bytes);
    code_entry *first = __jit_debug_descriptor.first;
    f->entry = (code_entry){ .next = first,
                             .file = &f->file,
                             .bytes = sizeof *f - offsetof(etch_gdb_file, file) + eh_frame_bytes };
    if (first)
        first->before = &f->entry;
    __jit_debug_descriptor.first = &f->entry;
    tell(&f->entry, ADDED);
    return f;
}

void etch__gdb_remove(etch_gdb_file *f)
{
    if (!f)
        return;
    code_entry *e = &f->entry;
    *(e->before ? &e->before->next : &__jit_debug_descriptor.first) = e->next;
    if (e->next)
        e->next->before = e->before;
    tell(e, REMOVED);
    free(f);
}
