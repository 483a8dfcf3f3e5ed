/* A state forgets the arrangement: only what decides which moves there are, and the moves.
 *
 * A card is a bit, 0 to 51: (rank - 1) * 4 + a suit number whose colour bit is turned over in every second rank.  So the two
 * cards of one rank and colour, a "class", are neighbouring bits, and the class that may carry a class is four bits higher.
 * PROOFS.md says why nothing is lost by forgetting the arrangement. */
#ifndef STATE_H
#define STATE_H
#include <stdbool.h>
#include <stdint.h>

typedef uint64_t u64;
typedef uint32_t u32;
typedef uint16_t u16;
typedef uint8_t u8;
typedef int8_t i8;

#define CARD(b) (1ULL << (b))
#define KINGS (0xfULL << 48)
#define FIRST_OF_CLASS 0x5555555555555ULL
enum { ANY_KING = 48, PLACES = 16 };

/* Cards go up, bases are turned away from what they lie on, stock cards go up or are placed, foundation cards come back. */
enum { MOVE_UP, MOVE_TURN, MOVE_STOCK_UP, MOVE_STOCK_PLACE, MOVE_BACK };
typedef struct { u8 kind, card; } move;

typedef struct {
    u64 T;       /* face-up cards of the columns */
    u64 B;       /* of these the "bases": they lie on face-down cards, or on the table where they were dealt (no king) */
    u64 S;       /* cards of stock and waste */
    u32 stock;   /* the same as a mask of places in the order of drawing */
    u32 c;       /* four bits a column: cards still in their first place (face-down ones and the base) */
    u32 ck;      /* c in mixed radix */
    u16 f;       /* four bits a suit: foundation heights */
    u8 off;      /* cards in the waste, 0 where that makes no difference; always 0 with one card a draw and no limit */
    u8 left;     /* redeals left; 0 if there is no limit */
    u8 empty;    /* empty columns */
} state;

typedef struct {           /* what does not change during a search */
    u8 draw, worry;
    bool limited;          /* there is a limit to the redeals */
    u8 orig[7][PLACES];    /* the cards in their first place, from the table up */
    u32 weight[7];         /* of each column in ck */
    u32 radix;             /* number of values of ck */
    u8 column_of[64];      /* where a card was dealt */
    u8 place_of[64];       /* in the order of drawing, from 0 */
    u8 card_at[32];        /* the other way round */
} game;

static inline int rank_of(int b) { return b >> 2; }
static inline int suit_of(int b) { return (b & 3) ^ ((b >> 1) & 2); }
static inline int card_of(int rank, int suit) { return rank * 4 + (suit ^ ((rank & 1) << 1)); }
static inline int height(const state *s, int suit) { return s->f >> (4 * suit) & 15; }
static inline int lowest(u64 m) { return __builtin_ctzll(m); }
static inline int highest(u64 m) { return 63 - __builtin_clzll(m); }

/* Spelt out, as a plain build has no instruction for it and would call a function. */
static inline int ones(u32 m) {
    m -= m >> 1 & 0x55555555;
    m = (m & 0x33333333) + (m >> 2 & 0x33333333);
    return ((m + (m >> 4)) & 0x0f0f0f0f) * 0x01010101u >> 24;
}

/* The order of the stock matters unless every card of it can be had at any time. */
static inline bool is_ordered(const game *g) { return g->draw == 3 || g->limited; }
/* The place of a stock card counted from 1. */
static inline int stock_place(const game *g, const state *s, int b) { return ones(s->stock & ((2u << g->place_of[b]) - 1)); }
/* May the waste grow to k of n cards without a redeal? */
static inline bool is_in_pass(const game *g, const state *s, int k, int n) {
    if (k < s->off) return false;
    if (k == s->off || k == n) return true;
    return (k - s->off) % g->draw == 0;
}
/* May this stock card become the top of the waste by some number of draws and redeals? */
static inline bool is_reachable(const game *g, const state *s, int b) {
    if (!is_ordered(g)) return true;
    int n = ones(s->stock), k = stock_place(g, s, b);
    if (is_in_pass(g, s, k, n)) return true;
    return (!g->limited || s->left) && (k % g->draw == 0 || k == n);
}

/* Classes with a free place: cards of the class in the columns > cards that lie on the class (never a base). */
static inline u64 free_classes(const state *s) {
    u64 on = (s->T & ~s->B) << 4, T = s->T;
    u64 some = (T | T >> 1) & FIRST_OF_CLASS, both = T & T >> 1 & FIRST_OF_CLASS;
    u64 taken = (on | on >> 1) & FIRST_OF_CLASS, all_taken = on & on >> 1 & FIRST_OF_CLASS;
    u64 f = (some & ~taken) | (both & ~all_taken);
    return f | f << 1;
}
/* Cards that have a place to lie on. */
static inline u64 placeable(const state *s, u64 free) { return free >> 4 | (s->empty ? KINGS : 0); }
static inline u64 next_cards(const state *s) {
    u64 m = 0;
    for (int i = 0; i < 4; i++) {
        int h = height(s, i);
        if (h < 13) m |= CARD(card_of(h, i));
    }
    return m;
}
static inline u64 top_cards(const state *s) {
    u64 m = 0;
    for (int i = 0; i < 4; i++) {
        int h = height(s, i);
        if (h) m |= CARD(card_of(h - 1, i));
    }
    return m;
}
/* Next cards that nothing can ever need again: other colour within 2, other suit of the own colour within 3; with `more` = 1,
 * those for which that holds of the card before. */
static inline u64 safe_cards(const state *s, int more) {
    int h[4] = {s->f & 15, s->f >> 4 & 15, s->f >> 8 & 15, s->f >> 12};
    int black = h[0] < h[1] ? h[0] : h[1], red = h[2] < h[3] ? h[2] : h[3];
    u64 m = 0;
    for (int i = 0; i < 4; i++)
        if (h[i] < 13 && (i < 2 ? red : black) + more >= h[i] - 1 && h[i ^ 1] + more >= h[i] - 2) m |= CARD(card_of(h[i], i));
    return m;
}

static inline void expose(const game *g, state *s, int b) {   /* a base leaves its column */
    int column = g->column_of[b], c = (int)(s->c >> (4 * column) & 15) - 1;
    s->B &= ~CARD(b);
    s->c -= 1u << (4 * column);
    s->ck -= g->weight[column];
    if (!c) {
        s->empty++;
        return;
    }
    int below = g->orig[column][c - 1];
    s->T |= CARD(below);
    if (c == 1 && below >= ANY_KING) {   /* a king on the table is as good as moved there */
        s->c -= 1u << (4 * column);
        s->ck -= g->weight[column];
    } else
        s->B |= CARD(below);
}
static inline void leave_stock(const game *g, state *s, int b) {
    if (is_ordered(g)) {
        int n = ones(s->stock), k = stock_place(g, s, b);
        if (g->limited) {
            s->left -= !is_in_pass(g, s, k, n);
            s->off = (u8)(k - 1);
        } else
            s->off = (u8)((k - 1) % g->draw == 0 || k == n ? 0 : k - 1);
    }
    s->stock &= ~(1u << g->place_of[b]);
    s->S &= ~CARD(b);
}
static inline void apply(const game *g, state *s, move m) {
    int b = m.card;
    switch (m.kind) {
    case MOVE_UP:
        s->f = (u16)(s->f + (1u << (4 * suit_of(b))));
        s->T &= ~CARD(b);
        if (s->B & CARD(b)) expose(g, s, b);
        else if (b >= ANY_KING) s->empty++;
        break;
    case MOVE_TURN:
        if (b >= ANY_KING) s->empty--;
        expose(g, s, b);
        break;
    case MOVE_STOCK_UP:
        leave_stock(g, s, b);
        s->f = (u16)(s->f + (1u << (4 * suit_of(b))));
        break;
    case MOVE_STOCK_PLACE:
        leave_stock(g, s, b);
        s->T |= CARD(b);
        if (b >= ANY_KING) s->empty--;
        break;
    default:
        s->f = (u16)(s->f - (1u << (4 * suit_of(b))));
        s->T |= CARD(b);
        if (b >= ANY_KING) s->empty--;
    }
}
/* Nothing is left that could go wrong: the lowest card left is the end of its column or can be had from the stock. */
static inline bool is_won(const game *g, const state *s) { return !(s->c & 0xEEEEEEE) && (!s->stock || !is_ordered(g)); }
/* Exact, waste and redeals apart: 14^4 * radix * 2^24, below 2^56 for a radix up to 111,000 (a deal has 40,320). */
static inline u64 key_of(const game *g, const state *s) {
    u32 f = (s->f & 15u) + 14u * (s->f >> 4 & 15u) + 196u * (s->f >> 8 & 15u) + 2744u * (s->f >> 12u);
    return ((u64)f * g->radix + s->ck) << 24 | s->stock;
}
#endif
