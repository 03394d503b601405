/* How many processors the cgroups of this process leave it: a container, a service or `systemd-run -p CPUQuota=` has a limit of time, not of processors, and
 * threads beyond it stand still together until the next period begins. */
#ifndef ETCH_BASE_CGROUP_H
#define ETCH_BASE_CGROUP_H

/* The least that this process's group and those above it are left, in processors, rounded up; 0: no limit, or none that can be read. Any thread. */
int etch__cgroup_quota(void);

/* For tests: of a system whose hierarchies are mounted in `root`, where the file `own` says what /proc/self/cgroup does. */
int etch__cgroup_quota_in(const char *root, const char *own);
/* What a text like that of cpu.max says, "quota period": processors, rounded up; 0: no limit, or not such a text. */
int etch__cgroup_quota_of(const char *cpu_max);

#endif
