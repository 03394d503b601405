/* Numbers for things by first occurrence: which of the resources in a call are the same one. A hash table with linear probing, on the
 * stack of whoever walks until it is three quarters full, then in scratch. */
#include "trace/spec_rules.h"

static etch_alias_slot *find_slot(etch_alias_slot *slots, uint32_t n_slots, uint64_t key)
{
    uint32_t at = (uint32_t)(etch__hash_mix(0, key) >> 8) & (n_slots - 1);
    while (slots[at].number_plus_1 && slots[at].key != key)
        at = (at + 1) & (n_slots - 1);
    return &slots[at];
}

static bool grow(etch_aliases *a)
{
    uint32_t n_slots = a->n_slots ? 2 * a->n_slots : (uint32_t)ETCH_COUNT_OF(a->fixed);
    etch_alias_slot *slots = a->fixed;
    if (a->n_slots)
        slots = ETCH_ARENA_ARRAY(&a->cx->scratch, etch_alias_slot, n_slots);
    if (!slots)
        return false;
    memset(slots, 0, n_slots * sizeof *slots);
    for (uint32_t i = 0; i < a->n_slots; i++)
        if (a->slots[i].number_plus_1)
            *find_slot(slots, n_slots, a->slots[i].key) = a->slots[i];
    a->slots = slots;
    a->n_slots = n_slots;
    return true;
}

etch_status etch__alias_number(etch_aliases *a, uint64_t key, int *number, bool *is_new)
{
    if (((uint32_t)a->n + 1) * 4 > a->n_slots * 3 && !grow(a))
        return etch__fail_nomem(a->cx);
    etch_alias_slot *slot = find_slot(a->slots, a->n_slots, key);
    *is_new = slot->number_plus_1 == 0;
    if (*is_new)
        *slot = (etch_alias_slot){ key, ++a->n };
    *number = slot->number_plus_1 - 1;
    return ETCH_OK;
}
