/* The limits of cgroups, of systems that are folders made for it. */
#include "base/cgroup.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int etch_test_cgroup(void);

static char folder[512]; /* the system: its mounts are in fs/cgroup, and `own` is its /proc/self/cgroup */

static int make_system(void **state)
{
    (void)state;
    snprintf(folder, sizeof folder, "%s/etch-test-XXXXXX", ETCH_BUILD_DIR);
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_one(const char *path, const struct stat *st, int kind, struct FTW *at)
{
    (void)st;
    (void)kind;
    (void)at;
    return remove(path);
}

static int remove_system(void **state)
{
    (void)state;
    return nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

/* A file of the system, with the folders that it is in. */
static void put(const char *name, const char *text)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    for (char *slash = path + strlen(folder); (slash = strchr(slash + 1, '/')) != NULL; *slash = '/') {
        *slash = '\0';
        assert_true(mkdir(path, 0777) == 0 || errno == EEXIST);
    }
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    assert_true(fputs(text, f) >= 0);
    assert_int_equal(fclose(f), 0);
}

static int quota(void)
{
    char root[600], own[600];
    snprintf(root, sizeof root, "%s/fs/cgroup", folder);
    snprintf(own, sizeof own, "%s/own", folder);
    return etch__cgroup_quota_in(root, own);
}

static int quota_as(const char *own)
{
    put("own", own);
    return quota();
}

static void test_text(void **state)
{
    (void)state;
    assert_int_equal(etch__cgroup_quota_of("max 100000\n"), 0);
    assert_int_equal(etch__cgroup_quota_of("200000 100000\n"), 2);
    assert_int_equal(etch__cgroup_quota_of("150000 100000\n"), 2);
    assert_int_equal(etch__cgroup_quota_of("50000 100000"), 1);
    assert_int_equal(etch__cgroup_quota_of("1 9223372036854775807"), 1);
    assert_int_equal(etch__cgroup_quota_of("9223372036854775807 9223372036854775807"), 1);
    assert_int_equal(etch__cgroup_quota_of("99999999999999 1"), INT_MAX);
    assert_int_equal(etch__cgroup_quota_of("99999999999999999999999 1"), INT_MAX);
    /* clang-format off */
    static const char *const not_such[] = {
        "", " ", "\n", "100000", "-1 100000", "0 100000", "100000 0", "100000 -1", "-99999999999999999999999 1", "1 max", "2x 1", "2 1x",
        "1e5 100000", "0x10 1", "1,5 1", "- 1", "\xff\xfe 1", "nothing at all" };
    /* clang-format on */
    for (size_t i = 0; i < sizeof not_such / sizeof *not_such; i++)
        assert_int_equal(etch__cgroup_quota_of(not_such[i]), 0);
}

static void test_version_2(void **state)
{
    (void)state;
    put("fs/cgroup/system.slice/x.service/cpu.max", "300000 100000\n");
    assert_int_equal(quota_as("0::/system.slice/x.service\n"), 3);
    assert_int_equal(quota_as("0::/system.slice/x.service"), 3);
    assert_int_equal(quota_as("0::/system.slice/x.service/\n"), 3);
    assert_int_equal(quota_as("0::/system.slice\n"), 0);
    assert_int_equal(quota_as("0::/system.slice/y.service\n"), 0);
    assert_int_equal(quota_as("0::/\n"), 0);
    assert_int_equal(quota_as("0::\n"), 0);
    put("fs/cgroup/system.slice/x.service/cpu.max", "max 100000\n");
    assert_int_equal(quota_as("0::/system.slice/x.service\n"), 0);
    put("fs/cgroup/cpu.max", "700000 100000\n"); /* a container's */
    assert_int_equal(quota_as("0::/\n"), 7);
    assert_int_equal(quota_as("0::/system.slice/x.service\n"), 7);
}

static void test_least_of_those_above(void **state)
{
    (void)state;
    put("fs/cgroup/a/cpu.max", "200000 100000\n");
    put("fs/cgroup/a/b/cpu.max", "max 100000\n");
    put("fs/cgroup/a/b/c/cpu.max", "250000 50000\n");
    assert_int_equal(quota_as("0::/a/b/c\n"), 2);
    put("fs/cgroup/a/b/c/cpu.max", "10000 50000\n");
    assert_int_equal(quota_as("0::/a/b/c\n"), 1);
    assert_int_equal(quota_as("0::/a/b\n"), 2);
    assert_int_equal(quota_as("0::/a/b/gone (deleted)\n"), 2);
    put("fs/cgroup/cpu.max", "50000 50000\n");
    assert_int_equal(quota_as("0::/a/b\n"), 1);
}

static void put_version_1(const char *group, const char *limit, const char *period)
{
    char name[256];
    snprintf(name, sizeof name, "fs/cgroup/%s/cpu.cfs_quota_us", group);
    put(name, limit);
    snprintf(name, sizeof name, "fs/cgroup/%s/cpu.cfs_period_us", group);
    put(name, period);
}

static void test_version_1(void **state)
{
    (void)state;
    put_version_1("cpu", "-1\n", "100000\n");
    put_version_1("cpu/a", "200000\n", "100000\n");
    put_version_1("cpu/a/b", "-1\n", "100000\n");
    put_version_1("cpu/a/b/c", "250000\n", "50000\n");
    put_version_1("cpuset/a", "100\n", "100\n"); /* not a folder of the controller */
    assert_int_equal(quota_as("9:name=systemd:/x\n3:cpuset:/a\n2:cpuacct:/a\n1:cpu:/a/b/c\n0::/\n"), 2);
    assert_int_equal(quota_as("4:cpuacct,cpu:/a\n"), 2);
    assert_int_equal(quota_as("4:cpu,cpuacct:/a\n"), 2);
    assert_int_equal(quota_as("3:cpuset:/a\n2:cpuacct:/a\n1:cpu:/\n0::/a\n"), 0);
    assert_int_equal(quota_as("3:cpuset,xcpu,cpux,,:/a\n"), 0);
    put_version_1("cpu/a/b", "150000\n", "150000\n");
    assert_int_equal(quota_as("1:cpu:/a/b/c\n"), 1);
    put_version_1("cpu", "300000\n", "100000\n"); /* a container's */
    assert_int_equal(quota_as("1:cpu:/docker/0123456789\n"), 3);
    assert_int_equal(quota_as("1:cpu:/\n"), 3);
}

static void test_version_1_that_shares_a_mount(void **state)
{
    (void)state;
    put_version_1("cpu,cpuacct/a", "400000\n", "100000\n");
    assert_int_equal(quota_as("4:cpu,cpuacct:/a\n"), 4);
    assert_int_equal(quota_as("4:cpuacct,cpu:/a\n"), 4);
    assert_int_equal(quota_as("4:cpuacct:/a\n"), 0);
}

static void test_both_versions(void **state)
{
    (void)state;
    put_version_1("cpu/a", "400000\n", "100000\n");
    put("fs/cgroup/unified/b/cpu.max", "300000 100000\n");
    assert_int_equal(quota_as("1:cpu:/a\n0::/b\n"), 3);
    assert_int_equal(quota_as("0::/b\n1:cpu:/a\n"), 3);
    assert_int_equal(quota_as("1:cpu:/a\n0::/\n"), 4);
}

static void test_odd_paths(void **state)
{
    (void)state;
    put("fs/cpu.max", "100000 100000\n"); /* outside of the mount */
    put("fs/x/cpu.max", "100000 100000\n");
    put("fs/cgroup/cpu.max", "500000 100000\n");
    put("fs/cgroup/a b: c/..d/e../cpu.max", "200000 100000\n");
    put("fs/cgroup/ab/cpu.max", "300000 100000\n");
    assert_int_equal(quota_as("0::/a b: c/..d/e..\n"), 2);
    assert_int_equal(quota_as("0::/ab//\n"), 3);
    assert_int_equal(quota_as("0::/../x\n"), 5);
    assert_int_equal(quota_as("0::/..\n"), 5);
    assert_int_equal(quota_as("0::/ab/../../x\n"), 5);
    assert_int_equal(quota_as("0::/..d/..\n"), 5);
    assert_int_equal(quota_as("0::ab\n"), 5); /* from where? */
}

/* Files that are not there, or hold anything else. */
static void test_garbage(void **state)
{
    (void)state;
    assert_int_equal(quota(), 0);
    put("fs/cgroup/a/cpu.max", "200000 100000\n");
    assert_int_equal(quota(), 0);
    static const char *const not_such[] = { "",   "\n",      ":",        "::",           "0",
                                            "0:", "0:\n:/a", "cpu:/a\n", "\xff\xfe\x01", "0:/a\n" };
    for (size_t i = 0; i < sizeof not_such / sizeof *not_such; i++)
        assert_int_equal(quota_as(not_such[i]), 0);
    assert_int_equal(quota_as(":::\n::\n\nwhat\n0::/a\n"), 2);
    static const char *const limits[] = { "",         "\n",    "max\n",           "-1\n", "what 100000\n",
                                          "100000\n", "0 0\n", "200000 -100000\n" };
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        put("fs/cgroup/a/cpu.max", limits[i]);
        assert_int_equal(quota_as("0::/a\n"), 0);
    }
    put_version_1("cpu/a", "what\n", "100000\n");
    assert_int_equal(quota_as("1:cpu:/a\n"), 0);
    put_version_1("cpu/a", "100000\n", "");
    assert_int_equal(quota_as("1:cpu:/a\n"), 0);
    put("fs/cgroup/cpu/b/cpu.cfs_quota_us", "100000\n"); /* and no period */
    assert_int_equal(quota_as("1:cpu:/b\n"), 0);
    put("fs/cgroup/c/cpu.max/d", "a folder\n");
    assert_int_equal(quota_as("0::/c\n"), 0);
}

/* A line that begins with `begin` and is `n` bytes long before `end`. */
static int quota_as_long(const char *begin, size_t n, const char *end)
{
    char *own = calloc(1, n + strlen(end) + 1);
    assert_non_null(own);
    memset(own, 'x', n);
    memcpy(own, begin, strlen(begin));
    strcpy(own + n, end);
    int found = quota_as(own);
    free(own);
    return found;
}

/* What a long line ends with is no line of its own, wherever it is cut; and a group whose line or path is too long for any file has the limits that
 * are known. */
static void test_long_lines(void **state)
{
    (void)state;
    put("fs/cgroup/cpu.max", "500000 100000\n");
    put("fs/cgroup/a/cpu.max", "200000 100000\n");
    put("fs/cgroup/b/cpu.max", "300000 100000\n");
    for (size_t times = 1; times <= 3; times++)
        for (size_t n = times * PATH_MAX - 20; n < times * PATH_MAX + 5; n++) {
            assert_int_equal(quota_as_long("5:memory:/", n, "0::/a\n0::/b\n"), 3);
            assert_int_equal(quota_as_long("0::/a/", n, "\n"), 5);
        }
    for (size_t n = PATH_MAX - strlen(folder) - 100; n < PATH_MAX; n++)
        assert_in_set(quota_as_long("0::/a/", n, "\n"), ((const uintmax_t[]){ 2, 5 }), 2);
    assert_int_equal(quota_as_long("0::/a/", PATH_MAX / 4, "\n"), 2);
    assert_int_equal(quota_as_long("0::/a/", PATH_MAX, ""), 5);
    char limit[200] = "";
    memset(limit, '1', sizeof limit - 1);
    memcpy(limit, "100000 100000", 13);
    put("fs/cgroup/b/cpu.max", limit);
    assert_int_equal(quota_as("0::/b\n"), 5);
}

/* What this machine says can be read: a quota of 0 or more, the same each time. */
static void test_this_machine(void **state)
{
    (void)state;
    int n = etch__cgroup_quota();
    assert_true(n >= 0);
    assert_int_equal(etch__cgroup_quota(), n);
}

#define IN_A_SYSTEM(test) cmocka_unit_test_setup_teardown(test, make_system, remove_system)

int etch_test_cgroup(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text),
        IN_A_SYSTEM(test_version_2),
        IN_A_SYSTEM(test_least_of_those_above),
        IN_A_SYSTEM(test_version_1),
        IN_A_SYSTEM(test_version_1_that_shares_a_mount),
        IN_A_SYSTEM(test_both_versions),
        IN_A_SYSTEM(test_odd_paths),
        IN_A_SYSTEM(test_garbage),
        IN_A_SYSTEM(test_long_lines),
        cmocka_unit_test(test_this_machine),
    };
    return cmocka_run_group_tests_name("base/cgroup", tests, NULL, NULL);
}
