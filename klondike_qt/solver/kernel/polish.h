/* Makes a line of moves shorter without another search. */
#ifndef POLISH_H
#define POLISH_H
#include "state.h"

enum { POLISH_ROOM = 60 };       /* moves that may be added to complete a line */
/* Completes a line that is won up to the last card, and shortens it in at most `rounds` rounds; returns the number of moves.  The
 * array has room for POLISH_ROOM more. */
int polish(const game *g, const state *s, int waste, move *moves, int n, u32 rounds, const volatile int *cancel);
#endif
