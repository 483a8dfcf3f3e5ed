/* A short look whether a state is lost even with one card a draw; what it finds is remembered. */
#ifndef PROBE_H
#define PROBE_H
#include "search.h"

prober *new_prober(const game *g, u64 most_bytes);
void free_prober(prober *p);
u64 prober_bytes(const prober *p);
/* Is it proved that the state cannot be won?  Looks at no more than `most` states, which the budget counts. */
bool is_dead(prober *p, const state *s, u32 most, budget *b);
#endif
