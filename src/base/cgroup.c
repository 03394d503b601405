/* The process's own group, and the limits from there up to the root of its hierarchy; see cgroups(7) and cgroup.h.
 *
 * Both versions are looked for, for a system may have both. Version 2 says it in one file, cpu.max, version 1 in two. A limit holds for all groups below
 * it, so the least counts.
 *
 * In a container the path may be one of the system around it, which is mounted here from the container's group on: then nothing is found until the walk
 * ends at the mount's root, and that is the container's group. So a group that is not there is no reason to stop. */
#include "base/cgroup.h"

#include "base/compiler.h"
#include <ctype.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where hierarchies are mounted in /sys/fs/cgroup, and the controller that says which line of /proc/self/cgroup is theirs: version 2 lists none. */
static const struct {
    const char *mount, *controller;
} hierarchies[] = {
    { "", "" },
    { "/unified", "" }, /* beside version 1 */
    { "/cpu", "cpu" },
    { "/cpu,cpuacct", "cpu" }, /* the one above is a link to it, where somebody made one */
};

enum { SETTING_SIZE = 64 };

/* ------------------------------------------------------------------------------------------------ texts */

/* The number that a text begins with, if white space or the end comes after it; 0: it is none, or negative. One too large is the largest. */
static long long take_number(const char **text)
{
    char *end;
    long long n = strtoll(*text, &end, 10);
    bool is_number = end != *text && (*end == '\0' || isspace((unsigned char)*end));
    *text = end;
    return is_number && n > 0 ? n : 0;
}

int etch__cgroup_quota_of(const char *cpu_max)
{
    long long quota = take_number(&cpu_max), period = take_number(&cpu_max);
    if (quota == 0 || period == 0)
        return 0;
    long long n = quota / period + (quota % period != 0);
    return n > INT_MAX ? INT_MAX : (int)n;
}

/* The next line without its end; "" instead of one that has no room, for half of it would say something else. False: there is none. */
static bool read_line(FILE *f, char *line, int size)
{
    if (!fgets(line, size, f))
        return false;
    size_t n = strlen(line);
    if (n > 0 && line[n - 1] == '\n') {
        line[n - 1] = '\0';
    } else if (n + 1 == (size_t)size) {
        line[0] = '\0';
        for (int c = getc(f); c != EOF && c != '\n';)
            c = getc(f);
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------ the own group */

/* Is it in a list like "cpu,cpuacct"? */
static bool has_controller(const char *list, const char *controller)
{
    size_t n = strlen(controller);
    for (;; list++) {
        size_t n_here = strcspn(list, ",");
        if (n_here == n && memcmp(list, controller, n) == 0)
            return true;
        list += n_here;
        if (*list == '\0')
            return false;
    }
}

/* A group outside of what is mounted here is told by "..": files found on that way belong to something else. */
static bool leads_out(const char *path)
{
    for (; (path = strstr(path, "/..")) != NULL; path += 3)
        if (path[3] == '/' || path[3] == '\0')
            return true;
    return false;
}

/* The path in a line "number:controllers:path", where there may be colons in it; NULL: the line is another hierarchy's, or of no use. */
static const char *path_in(char *line, const char *controller)
{
    char *list = strchr(line, ':');
    char *path = list ? strchr(list + 1, ':') : NULL;
    if (!path)
        return NULL;
    *path++ = '\0';
    return has_controller(list + 1, controller) && *path == '/' && !leads_out(path) ? path : NULL;
}

/* Path of the process's group, in the hierarchy of a controller; "": the root, or not known. */
static void find_group(const char *own, const char *controller, char group[PATH_MAX])
{
    const char *path = NULL;
    FILE *f = fopen(own, "re");
    while (f && !path && read_line(f, group, PATH_MAX))
        path = path_in(group, controller);
    if (f)
        (void)fclose(f);
    if (path)
        memmove(group, path, strlen(path) + 1);
    else
        group[0] = '\0';
}

/* ------------------------------------------------------------------------------------------------ limits */

/* What a file of a group says: its first line. The group's path has the file's name behind it meanwhile. */
static bool read_setting(char group[PATH_MAX], const char *name, char text[SETTING_SIZE])
{
    size_t n = strlen(group);
    int n_name = snprintf(group + n, PATH_MAX - n, "/%s", name);
    FILE *f = n_name < (int)(PATH_MAX - n) ? fopen(group, "re") : NULL;
    group[n] = '\0';
    bool is_read = f && read_line(f, text, SETTING_SIZE);
    if (f)
        (void)fclose(f);
    return is_read;
}

static int quota_at(char group[PATH_MAX])
{
    char quota[SETTING_SIZE], period[SETTING_SIZE], both[2 * SETTING_SIZE];
    if (read_setting(group, "cpu.max", quota))
        return etch__cgroup_quota_of(quota);
    if (!read_setting(group, "cpu.cfs_quota_us", quota) || !read_setting(group, "cpu.cfs_period_us", period))
        return 0;
    (void)snprintf(both, sizeof both, "%s %s", quota, period);
    return etch__cgroup_quota_of(both);
}

static int lesser(int a, int b) { return a == 0 || (b != 0 && b < a) ? b : a; }

/* The least from a group up to the root of its hierarchy, whose path is the first `n_root` bytes. */
static int least_above(char group[PATH_MAX], size_t n_root)
{
    for (int least = 0;;) {
        least = lesser(least, quota_at(group));
        char *last = strrchr(group + n_root, '/');
        if (!last)
            return least;
        *last = '\0';
    }
}

int etch__cgroup_quota_in(const char *root, const char *own)
{
    int least = 0;
    for (size_t i = 0; i < ETCH_COUNT_OF(hierarchies); i++) {
        char path[PATH_MAX], group[PATH_MAX];
        find_group(own, hierarchies[i].controller, path);
        int n_root = snprintf(group, sizeof group, "%s%s", root, hierarchies[i].mount);
        if (n_root < 0 || n_root >= PATH_MAX)
            continue;
        if (strlen(path) < sizeof group - (size_t)n_root) /* or else it cannot be opened */
            strcpy(group + n_root, path);
        least = lesser(least, least_above(group, (size_t)n_root));
    }
    return least;
}

int etch__cgroup_quota(void) { return etch__cgroup_quota_in("/sys/fs/cgroup", "/proc/self/cgroup"); }
