/* Productive moves, each with the "providers" that it needs.  PROOFS.md says why these ways suffice. */
#include "children.h"
#include <stdlib.h>
#include <string.h>

enum { NEVER = 99, NO_SUIT = -1, EMPTY_COLUMN = 26, CLASSES = 28, MOST_CHAINS = 4096 };

/* The ways to one move. */
typedef struct {
    const game *g;
    pool *p;
    u64 stock;                   /* cards that may come out of the stock at any time to make a place */
    u64 out;                     /* providers of this way; they are played from king to ace */
    u8 heights[4];
    i8 free[CLASSES];            /* places of each class */
    u8 need[64];                 /* classes in which a place is still needed */
    int needs;
    int avoid;                   /* a suit whose cards do not come back, as the last move plays there */
    move last;
    u32 chains;
    bool no_memory;
} gathering;

bool pool_init(pool *p, u64 bytes) {
    p->n = 0;
    p->left_out = false;
    p->room = 1024;
    p->bytes_left = bytes;
    p->v = malloc(p->room * sizeof *p->v);
    return p->v != 0;
}
static bool pool_add(pool *p, const child *c) {
    if (p->n == p->room) {
        u64 more = (u64)p->room * sizeof *p->v;
        child *v = more > p->bytes_left ? 0 : realloc(p->v, 2 * more);
        if (!v) return false;
        p->bytes_left -= more;
        p->v = v;
        p->room *= 2;
    }
    p->v[p->n++] = *c;
    return true;
}
static bool add_single(pool *p, int kind, int card) {
    child c = {.kind = (u8)kind, .n = 1, .card = {(u8)card}};
    return pool_add(p, &c);
}

/* ---- chains: every minimal set of providers for one move ---- */

static void chain_done(gathering *a) {
    child c = {.kind = a->last.kind};
    int n = ones((u32)a->out) + ones((u32)(a->out >> 32));
    if (n >= LONGEST_CHILD || ++a->chains > MOST_CHAINS) {
        a->p->left_out = true;
        return;
    }
    for (u64 m = a->out; m; m ^= CARD(highest(m))) c.card[c.n++] = (u8)highest(m);
    c.card[c.n++] = a->last.card;
    if (!pool_add(a->p, &c)) a->no_memory = true;
}
static void chain_step(gathering *a);
/* The cards of a suit down to the one of this rank come back. */
static void chain_back(gathering *a, int suit, int rank) {
    int top = a->heights[suit], needs = a->needs;
    u64 out = a->out;
    for (int r = top - 1; r >= rank; r--) {
        int b = card_of(r, suit);
        a->out |= CARD(b);
        if (r > rank) a->free[b >> 1]++;
        a->need[a->needs++] = (u8)((b >> 1) + 2);
    }
    a->heights[suit] = (u8)rank;
    chain_step(a);
    for (int r = top - 1; r > rank; r--) a->free[card_of(r, suit) >> 1]--;
    a->heights[suit] = (u8)top;
    a->needs = needs;
    a->out = out;
}
static void chain_step(gathering *a) {
    if (a->no_memory || a->chains > MOST_CHAINS) return;
    if (!a->needs) {
        chain_done(a);
        return;
    }
    int need = a->need[--a->needs], q = need < EMPTY_COLUMN ? need : EMPTY_COLUMN;
    if (a->free[q] > 0) {
        a->free[q]--;
        chain_step(a);
        a->free[q]++;
    } else if (q < EMPTY_COLUMN) {
        for (int b = 2 * q; b < 2 * q + 2; b++) {
            int suit = suit_of(b), rank = rank_of(b);
            if (a->stock & CARD(b)) {
                a->stock ^= CARD(b);
                a->out ^= CARD(b);
                a->need[a->needs++] = (u8)(q + 2);
                chain_step(a);
                a->needs--;
                a->stock ^= CARD(b);
                a->out ^= CARD(b);
            } else if (a->g->worry && rank < a->heights[suit] && suit != a->avoid)
                chain_back(a, suit, rank);
        }
    }
    a->need[a->needs++] = (u8)need;
}
/* All ways to a move that uses a place of a class. */
static void chain(gathering *a, int kind, int card, int cls, int avoid) {
    a->last = (move){(u8)kind, (u8)card};
    a->avoid = avoid;
    a->need[0] = (u8)cls;
    a->needs = 1;
    chain_step(a);
}

/* ---- what may be played ---- */

static bool is_suit_complete(const state *s) {
    return (s->f & 15) == 13 || (s->f >> 4 & 15) == 13 || (s->f >> 8 & 15) == 13 || s->f >> 12 == 13;
}
/* Bases worth turning away: those that only empty a column wait for a king that can use it. */
static u64 turnable(const game *g, const state *s) {
    u64 alone = 0;
    for (u64 m = s->B; m; m &= m - 1) {
        int b = lowest(m);
        if ((s->c >> (4 * g->column_of[b]) & 15) == 1) alone |= CARD(b);
    }
    if (!alone || is_suit_complete(s)) return s->B;
    u64 kings = KINGS & ~(s->T & ~s->B);
    return !kings || (s->empty && (is_ordered(g) || !(s->S & KINGS))) ? s->B & ~alone : s->B;
}
/* Does taking a stock card leave all others as they are, or easier to reach? */
static bool shifts_none(const game *g, const state *s, int b) {
    if (!is_ordered(g)) return true;
    if (g->limited) return stock_place(g, s, b) == s->off && (g->draw == 1 || !s->left);
    return !s->off && s->stock >> g->place_of[b] == 1;
}
/* The one card that goes up at once, if there is one. */
static bool forced(const game *g, const state *s, u64 up, u64 next, move *m) {
    u64 safe = safe_cards(s, 0), at_once = up & (g->worry ? safe | ~s->B : safe);
    if (at_once) {
        *m = (move){MOVE_UP, (u8)lowest(at_once)};
        return true;
    }
    u64 stock = s->S & next & (g->worry ? safe_cards(s, 1) : safe);
    for (; stock; stock &= stock - 1) {
        int b = lowest(stock);
        if (!shifts_none(g, s, b)) continue;
        *m = (move){MOVE_STOCK_UP, (u8)b};
        return true;
    }
    return false;
}
/* The stock cards that may become the top of the waste. */
static u64 reachable_cards(const game *g, const state *s) {
    if (!is_ordered(g)) return s->S;
    bool over = !g->limited || s->left || !s->off;
    int k = 0, on = s->off ? s->off : NEVER, full = over ? g->draw : NEVER;
    u64 reachable = 0;
    for (u32 m = s->stock; m; m &= m - 1) {
        if (++k != on && k != full && (m & (m - 1))) continue;
        reachable |= CARD(g->card_at[__builtin_ctz(m)]);
        if (k == on) on += g->draw;
        if (k == full) full += g->draw;
    }
    return reachable;
}
static void count_places(gathering *a, const state *s) {
    u64 on = s->T & ~s->B;
    for (int q = 0; q < EMPTY_COLUMN; q++) {
        int cards = (int)(s->T >> (2 * q) & 3), lying = q < 2 ? 0 : (int)(on >> (2 * q - 4) & 3);
        a->free[q] = (i8)(cards - (cards >> 1) - (lying - (lying >> 1)));
    }
    a->free[EMPTY_COLUMN] = (i8)s->empty;
    for (int i = 0; i < 4; i++) a->heights[i] = (u8)height(s, i);
}
/* Cards that could come out to make a place, and those of the same class. */
static u64 providers(const game *g, const state *s) {
    u64 m = is_ordered(g) ? 0 : s->S;
    for (int i = 0; g->worry && i < 4; i++)
        for (int r = height(s, i) - 1; r >= 0; r--) m |= CARD(card_of(r, i));
    return m | (m & FIRST_OF_CLASS) << 1 | (m >> 1 & FIRST_OF_CLASS);
}
/* Moves that lack a place: with what makes it. */
static bool add_chains(const game *g, const state *s, pool *p, u64 up, u64 turn, u64 stock) {
    gathering a;
    u64 can = providers(g, s), q;
    up &= can;
    turn &= can >> 4;
    stock &= can >> 4;
    if (!(up | turn | stock)) return true;
    a.g = g;
    a.p = p;
    a.stock = is_ordered(g) ? 0 : g->worry ? s->S & ~next_cards(s) : s->S;
    a.out = 0;
    a.chains = 0;
    a.no_memory = false;
    count_places(&a, s);
    for (q = up; q; q &= q - 1) chain(&a, MOVE_UP, lowest(q), lowest(q) >> 1, suit_of(lowest(q)));
    for (q = stock; q; q &= q - 1) chain(&a, MOVE_STOCK_PLACE, lowest(q), (lowest(q) >> 1) + 2, NO_SUIT);
    for (q = turn; q; q &= q - 1) chain(&a, MOVE_TURN, lowest(q), (lowest(q) >> 1) + 2, NO_SUIT);
    return !a.no_memory;
}
bool add_children(const game *g, const state *s, pool *p) {
    u64 free = free_classes(s), next = next_cards(s), place = placeable(s, free), up = s->T & next, q;
    move m;
    if (((up & free) | (s->S & next)) && forced(g, s, up & free, next, &m)) return add_single(p, m.kind, m.card);
    u64 turn = turnable(g, s), had = reachable_cards(g, s);
    u64 stock = is_ordered(g) ? had : 0;
    if (g->worry) {              /* up and back again is the same */
        turn &= ~(up & free);
        stock &= ~next;
    }
    bool done = add_chains(g, s, p, up & ~free, turn & ~place, stock & ~place);
    for (q = stock & place; q; q ^= CARD(highest(q))) done &= add_single(p, MOVE_STOCK_PLACE, highest(q));
    for (q = had & next; q; q ^= CARD(highest(q))) done &= add_single(p, MOVE_STOCK_UP, highest(q));
    for (q = turn & place; q; q ^= CARD(highest(q))) done &= add_single(p, MOVE_TURN, highest(q));
    for (q = up & free; q; q ^= CARD(highest(q))) done &= add_single(p, MOVE_UP, highest(q));
    return done;
}
