/* Depth-first search in stints, over states that were not seen before. */
#ifndef SEARCH_H
#define SEARCH_H
#include "children.h"
#include "table.h"

typedef enum { UNKNOWN, WINNABLE, UNWINNABLE, CANCELLED } verdict;

typedef struct {
    state s;
    child by;                    /* what leads here from the parent */
    u32 parent, next, end;       /* next..end: children still to be tried, in the pool */
    bool is_dead, is_probed;
} frame;

/* What all searches for one position share. */
typedef struct {
    u64 nodes, most_nodes;       /* looked at so far; most */
    u64 most_bytes, peak_bytes;  /* may be used; were used at one time */
    u64 other_bytes;             /* used by a search that waits */
    double end;                  /* of the time, by `seconds_now`; 0 = none */
    const volatile int *cancel;
} budget;

typedef struct prober prober;

typedef struct run run;
double seconds_now(void);
/* A search of the tree below a state in so many bytes; null if there is no memory. */
run *begin_search(const game *g, const state *s, budget *b, u64 most_bytes);
u64 bytes_of(const run *r);
/* Goes on for at most `most` states; a prober (may be null) tells those that are lost even with one card a draw. */
verdict go_on(run *r, u64 most, prober *p);
/* All single moves on the way to the win that was found, and their number, with room for more; null if there is no memory. */
move *moves_of(const run *r, int room, int *n);
void end_search(run *r);
#endif
