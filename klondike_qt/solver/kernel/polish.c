#include "polish.h"
#include <stdlib.h>
#include <string.h>

enum { NO_WAY = 1 << 20 };

typedef struct {
    const game *g;
    const state *s;
    int waste;
    move *moves, *trial;
    int n, cost;
    const volatile int *cancel;
} line;

static bool is_from_stock(move m) { return m.kind == MOVE_STOCK_UP || m.kind == MOVE_STOCK_PLACE; }
static bool is_legal(const game *g, const state *s, move m) {
    u64 b = CARD(m.card), free = free_classes(s), place = placeable(s, free);
    switch (m.kind) {
    case MOVE_UP: return (s->T & free & next_cards(s) & b) != 0;
    case MOVE_TURN: return (s->B & place & b) != 0;
    case MOVE_STOCK_UP: return (s->S & next_cards(s) & b) && is_reachable(g, s, m.card);
    case MOVE_STOCK_PLACE: return (s->S & place & b) && is_reachable(g, s, m.card);
    default: return g->worry && (top_cards(s) & place & b) != 0;
    }
}
static bool are_legal(const game *g, state s, const move *moves, int n) {
    for (int i = 0; i < n; i++) {
        if (!is_legal(g, &s, moves[i])) return false;
        apply(g, &s, moves[i]);
    }
    return true;
}
/* Presses of the stock that the moves need from a waste of so many cards, redeals not counted; NO_WAY if it cannot be. */
static int draws_of(const game *g, const state *s, int waste, const move *moves, int n) {
    u32 stock = s->stock;
    int left = ones(stock), draws = 0;
    for (int i = 0; i < n; i++) {
        if (!is_from_stock(moves[i])) continue;
        u32 before = (2u << g->place_of[moves[i].card]) - 1;
        int wanted = ones(stock & before), redeals = 0;
        while (waste != wanted) {
            if (waste < left) {
                waste = waste + g->draw < left ? waste + g->draw : left;
                draws++;
            } else if (redeals++ < 2)
                waste = 0;
            else
                return NO_WAY;
        }
        waste--;
        left--;
        stock &= ~(1u << g->place_of[moves[i].card]);
    }
    return draws;
}
/* Keeps the trial if it is legal and shorter. */
static bool keep(line *l, int n) {
    int draws = draws_of(l->g, l->s, l->waste, l->trial, n);
    if (draws == NO_WAY || n + draws >= l->cost || !are_legal(l->g, *l->s, l->trial, n)) return false;
    memcpy(l->moves, l->trial, (size_t)n * sizeof *l->moves);
    l->n = n;
    l->cost = n + draws;
    return true;
}
static void carry(move *moves, int from, int to) {
    move m = moves[from];
    if (to > from) memmove(moves + from, moves + from + 1, (size_t)(to - from) * sizeof m);
    else memmove(moves + to + 1, moves + to, (size_t)(from - to) * sizeof m);
    moves[to] = m;
}
/* A card that is placed and goes up later goes up at once, or is taken later; one that comes back and goes up again stays. */
static bool merge(line *l, int i) {
    move first = l->moves[i];
    if (first.kind != MOVE_STOCK_PLACE && first.kind != MOVE_BACK && first.kind != MOVE_TURN) return false;
    int j = i + 1;
    while (j < l->n && l->moves[j].card != first.card) j++;
    if (j == l->n || l->moves[j].kind != MOVE_UP) return false;
    for (int late = 0; late < 2; late++) {
        int gone = late ? i : j, stays = late ? j : i, n = 0;
        if (first.kind == MOVE_BACK && late) break;
        for (int x = 0; x < l->n; x++) {
            if (x == gone || (x == stays && first.kind == MOVE_BACK)) continue;
            l->trial[n] = l->moves[x];
            if (x == stays) l->trial[n].kind = first.kind == MOVE_TURN ? MOVE_UP : MOVE_STOCK_UP;
            n++;
        }
        if (keep(l, n)) return true;
    }
    return false;
}
/* A card that went up and came back stays in its column. */
static bool stay(line *l, int i) {
    if (l->moves[i].kind != MOVE_UP) return false;
    int j = i + 1, n = 0;
    while (j < l->n && l->moves[j].card != l->moves[i].card) j++;
    if (j == l->n || l->moves[j].kind != MOVE_BACK) return false;
    for (int x = 0; x < l->n; x++)
        if (x != i && x != j) l->trial[n++] = l->moves[x];
    return keep(l, n);
}
static bool carry_far(line *l, int i) {
    for (int step = 1; step < l->n; step++)
        for (int sign = -1; sign <= 1; sign += 2) {
            int j = i + sign * step;
            if (j < 0 || j >= l->n) continue;
            memcpy(l->trial, l->moves, (size_t)l->n * sizeof *l->moves);
            carry(l->trial, i, j);
            if (keep(l, l->n)) return true;
        }
    return false;
}
/* Moves in the columns as early, or as late, as they go: that costs nothing but lets moves from the stock pass. */
static void shift_others(line *l, bool late) {
    for (int x = 0; x < l->n; x++) {
        int i = late ? l->n - 1 - x : x, j = i, step = late ? 1 : -1;
        if (is_from_stock(l->moves[i]) || (l->cancel && *l->cancel)) continue;
        while (j + step >= 0 && j + step < l->n) {
            memcpy(l->trial, l->moves, (size_t)l->n * sizeof *l->moves);
            carry(l->trial, i, j + step);
            if (!are_legal(l->g, *l->s, l->trial, l->n)) break;
            j += step;
        }
        if (j != i) carry(l->moves, i, j);
    }
}
/* Nothing is hidden: what can go up goes, next from the stock if need be. */
static int complete(const game *g, const state *start, move *moves, int n) {
    state s = *start;
    for (int i = 0; i < n; i++) apply(g, &s, moves[i]);
    while (s.T | s.S) {
        u64 up = s.T & free_classes(&s) & next_cards(&s), stock = s.S & next_cards(&s);
        while (stock && !is_reachable(g, &s, lowest(stock))) stock &= stock - 1;
        if (!(up | stock)) break;
        moves[n] = up ? (move){MOVE_UP, (u8)lowest(up)} : (move){MOVE_STOCK_UP, (u8)lowest(stock)};
        apply(g, &s, moves[n++]);
    }
    return n;
}
int polish(const game *g, const state *s, int waste, move *moves, int n, u32 rounds, const volatile int *cancel) {
    n = complete(g, s, moves, n);
    line l = {g, s, waste, moves, malloc((size_t)(n + 1) * sizeof *moves), n, 0, cancel};
    l.cost = n + draws_of(g, s, waste, moves, n);
    bool late = true;
    for (u32 round = 0, idle = 0; l.trial && round < rounds && idle < 3; round++) {
        int cost = l.cost;
        for (int i = 0; i < l.n; i++) {
            if (cancel && *cancel) break;
            while (i < l.n && (merge(&l, i) || stay(&l, i))) continue;
        }
        for (int i = 0; i < l.n; i++) {
            if (cancel && *cancel) break;
            if (is_from_stock(l.moves[i])) carry_far(&l, i);
        }
        if (l.cost < cost) {
            idle = 0;
            continue;
        }
        idle++;
        shift_others(&l, late = !late);
    }
    for (int i = 0; l.trial && i < l.n; i++)
        while (i < l.n && (merge(&l, i) || stay(&l, i))) continue;
    free(l.trial);
    return l.n;
}
