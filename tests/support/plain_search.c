/* A plain search of whole deals: the state without the arrangement of the columns, each move tried for itself, and one rule
 * only: a card that is safe on its foundation goes there.
 *
 * What makes two states one is exact, not a dominance: which of two cards of a rank and colour carries a run makes no
 * difference, and with unlimited passes waste sizes from which the same cards can be reached are the same.
 * The form of the position in `p` is written by second_opinion.py. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { UNDECIDED = 0, WINNABLE = 1, UNWINNABLE = 2 };
enum { UNLIMITED = 255, PLACES = 7, KING = 12 };
typedef uint8_t u8;
typedef uint64_t set;                                       /* of cards: rank * 4 + suit, C D H S */

typedef struct {
    set up, first;             /* face up in columns; of these the ones that lie where they were dealt (no king on the table) */
    uint32_t stock;            /* places in the drawing order */
    u8 left[PLACES];           /* cards in their first place, the last one of them face up */
    u8 height[4], waste, redeals, empty;
} state;
typedef struct {
    u8 draw, worry_back, redeals, at[PLACES][32], stock_card[24], stock_size;
    uint64_t radix[PLACES + 1];
    set parents[52], children[52];
    state *stack; uint64_t depth, room;
    uint64_t *slot, mask, number, most;
    bool won, full;
} search;

#define ONE(card) ((set)1 << (card))
static int count(set s) { return __builtin_popcountll(s); }
static bool is_red(int card) { return (card & 3) == 1 || (card & 3) == 2; }
static set twins(int card) { return (is_red(card) ? (set)6 : (set)9) << (card & ~3); }

static void get_ready(search *s) {
    for (int card = 0; card < 52; card++) {
        int other = is_red(card) ? 0 : 1;                   /* a card of the other colour and the same rank */
        s->parents[card] = card < 48 ? twins((card & ~3) + 4 + other) : 0;
        s->children[card] = card > 3 ? twins((card & ~3) - 4 + other) : 0;
    }
}
static bool has_place(const search *s, const state *x, int card) {
    if (card >> 2 == KING) return x->empty > 0;
    return count(x->up & s->parents[card]) > count(x->up & ~x->first & twins(card));
}
static bool is_next(const state *x, int card) { return x->height[card & 3] == card >> 2; }
static bool may_go_up(const search *s, const state *x, int card) {
    return is_next(x, card) && count(x->up & twins(card)) > count(x->up & ~x->first & s->children[card]);
}
static bool is_safe(const state *x, int card) {
    int rank = card >> 2, suit = card & 3, own = 3 - suit;  /* C and S, D and H */
    int one = is_red(card) ? 0 : 1, two = 3 - one;
    return x->height[one] >= rank - 1 && x->height[two] >= rank - 1 && x->height[own] >= rank - 2;
}
static bool is_open(const search *s, const state *x) {       /* won: nothing is hidden, and nothing in the stock is in the way */
    for (int i = 0; i < PLACES; i++) if (x->left[i] > 1) return false;
    return !x->stock || (s->draw == 1 && s->redeals == UNLIMITED);
}
static void uncover(const search *s, state *x, int card) {
    x->first &= ~ONE(card);
    for (int i = 0; i < PLACES; i++) {
        if (!x->left[i] || s->at[i][x->left[i] - 1] != card) continue;
        if (!--x->left[i]) { x->empty++; return; }
        int next = s->at[i][x->left[i] - 1];
        x->up |= ONE(next);
        if (x->left[i] == 1 && next >> 2 == KING) x->left[i] = 0;
        else x->first |= ONE(next);
        return;
    }
}

static uint64_t key(const search *s, const state *x) {       /* exact: every factor is as large as its number can be */
    uint64_t k = 0;
    for (int i = 0; i < 4; i++) k = k * 14 + x->height[i];
    k *= s->radix[PLACES];
    for (int i = 0; i < PLACES; i++) k += x->left[i] * s->radix[i];
    k = k << 24 | x->stock;
    k = k * 25 + x->waste;
    if (s->redeals != UNLIMITED) k = k * (s->redeals + 1u) + x->redeals;
    return k + 1;                                           /* an empty slot is 0 */
}
static uint64_t home(const search *s, uint64_t k) { k ^= k >> 31; k *= 0xd6e8feb86659fd93u; return (k ^ k >> 32) & s->mask; }
static bool grow(search *s) {
    uint64_t old_mask = s->mask, *old = s->slot;
    s->mask = old_mask * 2 + 1;
    s->slot = calloc(s->mask + 1, sizeof *s->slot);
    if (!s->slot) { s->slot = old; s->mask = old_mask; return false; }
    for (uint64_t j = 0; j <= old_mask; j++) {
        if (!old[j]) continue;
        uint64_t i = home(s, old[j]);
        while (s->slot[i]) i = (i + 1) & s->mask;
        s->slot[i] = old[j];
    }
    free(old); return true;
}
static void visit(search *s, const state *x) {
    state n = *x;
    int size = count(n.stock);
    if (s->redeals == UNLIMITED && (s->draw == 1 || n.waste % 3 == 0 || n.waste == size)) n.waste = 0;
    uint64_t k = key(s, &n), i = home(s, k);
    for (; s->slot[i]; i = (i + 1) & s->mask) if (s->slot[i] == k) return;
    s->slot[i] = k; s->number++;
    if (is_open(s, &n)) { s->won = true; return; }
    if (s->number >= s->most || (s->number * 3 > s->mask * 2 && !grow(s))) { s->full = true; return; }
    if (s->depth == s->room) {
        state *more = realloc(s->stack, 2 * s->room * sizeof *more);
        if (!more) { s->full = true; return; }
        s->stack = more; s->room *= 2;
    }
    s->stack[s->depth++] = n;
}

static void go_up(search *s, const state *x, int card) {
    state n = *x;
    n.height[card & 3]++; n.up &= ~ONE(card);
    if (x->first & ONE(card)) uncover(s, &n, card); else if (card >> 2 == KING) n.empty++;
    visit(s, &n);
}
static void settle(search *s, state n, int card) {           /* a card comes to a column from elsewhere */
    n.up |= ONE(card);
    if (card >> 2 == KING) n.empty--;
    visit(s, &n);
}
/* Tries the card that is the `index`-th of those left in the stock and lies on the waste when `redeals` are left; true if it was forced up. */
static bool try_stock(search *s, const state *x, int index, int redeals, bool only_safe) {
    uint32_t places = x->stock;
    for (int i = 1; i < index; i++) places &= places - 1;
    int card = s->stock_card[__builtin_ctz(places)];
    state n = *x;
    n.stock &= ~(places & -places); n.waste = (u8)(index - 1); n.redeals = (u8)redeals;
    if (only_safe && !(is_next(x, card) && is_safe(x, card))) return false;
    if (is_next(x, card)) { state m = n; m.height[card & 3]++; visit(s, &m); }
    if (!only_safe && has_place(s, x, card)) settle(s, n, card);
    return only_safe;
}
/* Every card that can come to the top of the waste, by the first way there is: a later one only leaves fewer redeals. */
static bool try_stocks(search *s, const state *x, bool only_safe) {
    int size = count(x->stock);
    uint32_t seen = 0;
    for (int trip = 0, at = x->waste, redeals = x->redeals; size && trip < 2; trip++) {
        for (;; at = at + s->draw > size ? size : at + s->draw) {
            if (at && !(seen >> at & 1)) { seen |= 1u << at; if (try_stock(s, x, at, redeals, only_safe)) return true; }
            if (at == size) break;
        }
        if (!redeals) break;
        if (redeals != UNLIMITED) redeals--;
        at = 0;
    }
    return false;
}
static void expand(search *s, const state *x) {
    for (set q = x->up; q; q &= q - 1) {
        int card = __builtin_ctzll(q);
        if (may_go_up(s, x, card) && is_safe(x, card)) { go_up(s, x, card); return; }
    }
    if (s->draw == 1 && s->redeals == UNLIMITED && try_stocks(s, x, true)) return;
    for (int suit = 0; suit < 4 && s->worry_back; suit++) {
        int card = (x->height[suit] - 1) * 4 + suit;
        if (card < 0 || !has_place(s, x, card)) continue;
        state n = *x; n.height[suit]--; settle(s, n, card);
    }
    try_stocks(s, x, false);
    for (set q = x->first; q; q &= q - 1) {
        int card = __builtin_ctzll(q);
        if (!has_place(s, x, card)) continue;
        state n = *x;
        if (card >> 2 == KING) n.empty--;
        uncover(s, &n, card);
        visit(s, &n);
    }
    for (set q = x->up; q; q &= q - 1) if (may_go_up(s, x, __builtin_ctzll(q))) go_up(s, x, __builtin_ctzll(q));
}

static state read_state(search *s, const u8 *p) {
    state x; uint64_t radix = 1;
    memset(&x, 0, sizeof x);
    s->draw = *p++; s->worry_back = *p++; s->redeals = x.redeals = *p++;
    memcpy(x.height, p, 4); p += 4;
    int waste = *p++;
    memcpy(s->stock_card, p, waste); p += waste;
    int rest = *p++;
    memcpy(s->stock_card + waste, p, rest); p += rest;
    s->stock_size = (u8)(waste + rest); x.stock = (1u << s->stock_size) - 1; x.waste = (u8)waste;
    for (int i = 0; i < PLACES; i++) {
        int length = *p++, hidden = *p++;
        memcpy(s->at[i], p, length);
        for (int j = hidden; j < length; j++) x.up |= ONE(p[j]);
        if (!length) x.empty++;
        else if (hidden || p[0] >> 2 != KING) { x.left[i] = (u8)(hidden + 1); x.first |= ONE(p[hidden]); }
        s->radix[i] = radix; radix *= length ? hidden + 2 : 1;
        p += length;
    }
    s->radix[PLACES] = radix;
    return x;
}
/* Returns the verdict, UNDECIDED if there are `most` states or more; `seen` is how many there were. */
__attribute__((visibility("default"))) int plain_search(const u8 *p, uint64_t most, uint64_t *seen) {
    search s = { 0 };
    get_ready(&s);
    state x = read_state(&s, p);
    s.most = most; s.mask = (1u << 16) - 1; s.room = 1024;
    s.slot = calloc(s.mask + 1, sizeof *s.slot); s.stack = malloc(s.room * sizeof *s.stack);
    if (s.slot && s.stack) visit(&s, &x); else s.full = true;
    while (s.depth && !s.won && !s.full) { x = s.stack[--s.depth]; expand(&s, &x); }
    free(s.slot); free(s.stack);
    *seen = s.number;
    return s.won ? WINNABLE : s.full ? UNDECIDED : UNWINNABLE;
}
