/* A deliberately dull search: the real table, every legal move, every position that can come about, nothing left out.
 *
 * Positions that differ only in the order of the columns count as one.  Keys are exact.  For small end-games.
 * The form of the position in `p` is written by second_opinion.py. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { UNDECIDED = 0, WINNABLE = 1, UNWINNABLE = 2 };
enum { UNLIMITED = 255, PLACES = 7, MOST = 52, ROOM = 80 };
typedef uint8_t u8;

typedef struct { u8 length, hidden, card[MOST]; } column;
typedef struct { u8 draw, worry_back, redeals, up[4], waste_length, stock_length, waste[MOST], stock[MOST]; column at[PLACES]; } table;
typedef struct { u8 byte[ROOM]; } kept;                     /* a table, packed; the rest is 0 */
typedef struct { kept *all; uint32_t *slot, *open, number, waiting, most, mask; bool won; } memory;

static int rank_of(int card) { return card >> 2; }          /* ace 0 */
static int suit_of(int card) { return card & 3; }
static bool is_red(int card) { return suit_of(card) == 1 || suit_of(card) == 2; }

static const u8 *read_column(const u8 *p, column *c) {
    c->length = *p++; c->hidden = *p++;
    memcpy(c->card, p, c->length);
    return p + c->length;
}
/* rules: draw, worry back, and then what changes: redeals, foundations, waste, stock, columns */
static const u8 *read_table(const u8 *p, table *t) {
    t->redeals = *p++;
    memcpy(t->up, p, 4); p += 4;
    t->waste_length = *p++; memcpy(t->waste, p, t->waste_length); p += t->waste_length;
    t->stock_length = *p++; memcpy(t->stock, p, t->stock_length); p += t->stock_length;
    for (int i = 0; i < PLACES; i++) p = read_column(p, &t->at[i]);
    return p;
}
static int order_of_columns(const void *a, const void *b) {
    const column *x = a, *y = b;
    if (!x->length || !y->length) return (x->length > 0) - (y->length > 0);
    return (int)x->card[0] - y->card[0];
}
static kept packed(const table *t) {
    kept k; u8 *p = k.byte; column c[PLACES];
    memset(&k, 0, sizeof k);
    memcpy(c, t->at, sizeof c);
    qsort(c, PLACES, sizeof *c, order_of_columns);
    *p++ = t->redeals;
    memcpy(p, t->up, 4); p += 4;
    *p++ = t->waste_length; memcpy(p, t->waste, t->waste_length); p += t->waste_length;
    *p++ = t->stock_length; memcpy(p, t->stock, t->stock_length); p += t->stock_length;
    for (int i = 0; i < PLACES; i++) {
        *p++ = c[i].length; *p++ = c[i].hidden;
        memcpy(p, c[i].card, c[i].length); p += c[i].length;
    }
    return k;
}
static uint32_t hash(const kept *k) {
    uint64_t h = 1469598103934665603u;
    for (int i = 0; i < ROOM; i++) h = (h ^ k->byte[i]) * 1099511628211u;
    return (uint32_t)(h ^ h >> 32);
}
static void keep(memory *m, const table *t) {
    if (t->up[0] + t->up[1] + t->up[2] + t->up[3] == MOST) m->won = true;
    kept k = packed(t);
    uint32_t i = hash(&k) & m->mask;
    for (; m->slot[i]; i = (i + 1) & m->mask) if (!memcmp(&m->all[m->slot[i] - 1], &k, sizeof k)) return;
    if (m->number == m->most) { m->number = m->most + 1; return; }
    if (m->number > m->most) return;
    m->open[m->waiting++] = m->number;
    m->all[m->number] = k; m->slot[i] = ++m->number;
}

static bool column_takes(const column *c, int card) {
    if (!c->length) return rank_of(card) == 12;
    int under = c->card[c->length - 1];
    return rank_of(under) == rank_of(card) + 1 && is_red(under) != is_red(card);
}
static bool foundation_takes(const table *t, int card) { return t->up[suit_of(card)] == rank_of(card); }
static void put(column *c, const u8 *cards, int number) { memcpy(c->card + c->length, cards, number); c->length += number; }
static void lift(column *c, int number) {
    c->length -= number;
    if (c->length && c->hidden == c->length) c->hidden--;   /* turned over */
}

static void from_stock(memory *m, const table *t) {
    table n = *t;
    if (t->stock_length) {
        for (int i = 0; i < t->draw && n.stock_length; i++) {
            n.waste[n.waste_length++] = n.stock[0];
            memmove(n.stock, n.stock + 1, --n.stock_length);
        }
        keep(m, &n);
    } else if (t->waste_length && t->redeals) {
        memcpy(n.stock, t->waste, t->waste_length);
        n.stock_length = t->waste_length; n.waste_length = 0;
        if (t->redeals != UNLIMITED) n.redeals--;
        keep(m, &n);
    }
}
static void from_waste(memory *m, const table *t) {
    if (!t->waste_length) return;
    u8 card = t->waste[t->waste_length - 1];
    table taken = *t; taken.waste_length--;
    for (int i = 0; i < PLACES; i++) if (column_takes(&t->at[i], card)) { table n = taken; put(&n.at[i], &card, 1); keep(m, &n); }
    if (foundation_takes(t, card)) { table n = taken; n.up[suit_of(card)]++; keep(m, &n); }
}
static void from_foundations(memory *m, const table *t) {
    if (!t->worry_back) return;
    for (int suit = 0; suit < 4; suit++) {
        if (!t->up[suit]) continue;
        u8 card = (u8)((t->up[suit] - 1) * 4 + suit);
        for (int i = 0; i < PLACES; i++)
            if (column_takes(&t->at[i], card)) { table n = *t; n.up[suit]--; put(&n.at[i], &card, 1); keep(m, &n); }
    }
}
static void from_column(memory *m, const table *t, int from) {
    const column *c = &t->at[from];
    for (int number = 1; number <= c->length - c->hidden; number++)
        for (int to = 0; to < PLACES; to++) {
            const u8 *head = &c->card[c->length - number];
            if (to == from || !column_takes(&t->at[to], *head)) continue;
            table n = *t; put(&n.at[to], head, number); lift(&n.at[from], number); keep(m, &n);
        }
}
static void to_foundation(memory *m, const table *t, int from) {
    const column *c = &t->at[from];
    if (!c->length || !foundation_takes(t, c->card[c->length - 1])) return;
    table n = *t; lift(&n.at[from], 1); n.up[suit_of(c->card[c->length - 1])]++; keep(m, &n);
}
/* Every legal move; the hopeful ones last, as the last one is looked at first. */
static void play_on(memory *m, const table *t) {
    from_foundations(m, t);
    from_stock(m, t);
    for (int i = 0; i < PLACES; i++) from_column(m, t, i);
    from_waste(m, t);
    for (int i = 0; i < PLACES; i++) to_foundation(m, t, i);
}

/* Returns the verdict, UNDECIDED if there are more than `most` positions; `seen` is how many there were. */
__attribute__((visibility("default"))) int dull_search(const u8 *p, uint32_t most, uint64_t *seen) {
    table t; memory m = { 0 };
    memset(&t, 0, sizeof t);
    t.draw = p[0]; t.worry_back = p[1];
    uint32_t slots = 1024;
    while (slots < 2 * most) slots *= 2;
    m.all = malloc(most * sizeof *m.all); m.open = malloc(most * sizeof *m.open); m.slot = calloc(slots, sizeof *m.slot);
    m.most = most; m.mask = slots - 1;
    if (m.all && m.open && m.slot) {
        read_table(p + 2, &t);
        keep(&m, &t);
        while (m.waiting && m.number <= most && !m.won) {
            read_table(m.all[m.open[--m.waiting]].byte, &t);
            play_on(&m, &t);
        }
    } else m.number = most + 1;
    free(m.all); free(m.open); free(m.slot);
    *seen = m.number;
    return m.won ? WINNABLE : m.number > most ? UNDECIDED : UNWINNABLE;
}
