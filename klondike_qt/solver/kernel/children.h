/* Which ways to go on are tried from a state. */
#ifndef CHILDREN_H
#define CHILDREN_H
#include "state.h"

/* Cards that come out of the stock or off a foundation first, in this order, and one productive move with the last card. */
enum { LONGEST_CHILD = 28 };
typedef struct {
    u64 key;
    u8 off, left;                /* of the state that it leads to; see key_of */
    u8 kind, n;                  /* of the last card; number of cards */
    u8 card[LONGEST_CHILD];
} child;

typedef struct {
    child *v;
    u32 n, room;
    u64 bytes_left;              /* may still be asked for */
    bool left_out;               /* some children were too many or too long: nothing is proved by trying the others */
} pool;

bool pool_init(pool *p, u64 bytes);
/* Adds all children of a state to the pool, the one to be tried first last; false if there is no memory left. */
bool add_children(const game *g, const state *s, pool *p);
/* The move that the card number i of a child makes in the state that comes before it. */
static inline move move_of(const state *s, const child *c, int i) {
    u8 b = c->card[i];
    return (move){i == c->n - 1 ? c->kind : s->S & CARD(b) ? MOVE_STOCK_PLACE : MOVE_BACK, b};
}
static inline void play_child(const game *g, state *s, const child *c) {
    for (int i = 0; i < c->n; i++) apply(g, s, move_of(s, c, i));
}
#endif
