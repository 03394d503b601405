/* `etch run script.py`: the Python package has the rest of that command. Python is the one that this program was installed beside, or
 * that what started it as `etch` was (in wheels with libraries of their own a small script does), else the first python3 on the path. */
#include "python.h"

#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool ends_with(const char *text, const char *end)
{
    size_t n = strlen(text), m = strlen(end);
    return n > m && strcmp(text + n - m, end) == 0;
}

bool cli_is_python(char *const *at, char *const *end)
{
    for (; at < end; at++) {
        if (ends_with(*at, ".py"))
            return true;
        bool takes_value = strcmp(*at, "--json") == 0 || strcmp(*at, "--fail-on-retrace") == 0 ||
                           strcmp(*at, "--policy") == 0 || strcmp(*at, "--profile") == 0;
        if (**at != '-')
            return false; /* another kind of file */
        at += takes_value;
    }
    return false;
}

/* The interpreter in the folder of a file, in `room`; NULL if there is none. */
static const char *beside(const char *file, char room[static PATH_MAX])
{
    char *slash = realpath(file, room) ? strrchr(room, '/') : NULL;
    if (!slash || (size_t)(slash - room) + sizeof "/python3" > PATH_MAX)
        return NULL;
    memcpy(slash, "/python3", sizeof "/python3");
    return access(room, X_OK) == 0 ? room : NULL;
}

static const char *interpreter(char room[static PATH_MAX])
{
    const char *found = beside("/proc/self/exe", room);
    if (!found && strchr(program_invocation_name, '/'))
        found = beside(program_invocation_name, room);
    return found ? found : "python3";
}

int cli_run_python(char **at, char **end)
{
    char room[PATH_MAX];
    size_t n = (size_t)(end - at);
    char **argv = calloc(n + 5, sizeof *argv);
    if (!argv) {
        fputs("etch: out of memory\n", stderr);
        return EXIT_FAILURE;
    }
    const char *python = interpreter(room);
    const char *const before[] = { python, "-m", "etch", "run" };
    for (size_t i = 0; i < 4; i++)
        argv[i] = (char *)(uintptr_t)before[i];
    memcpy(argv + 4, at, n * sizeof *argv);
    (void)execvp(python, argv);
    fprintf(stderr, "etch: %s: %s\n", python, strerror(errno));
    free(argv);
    return EXIT_FAILURE;
}
