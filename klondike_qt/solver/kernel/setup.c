#include "setup.h"
#include "line.h"
#include <string.h>

enum { MOST_HIDDEN = 14, MOST_RADIX = 400000, CARDS = 52 };
typedef struct { u64 seen; int n; } census;

static bool count(census *c, int card) {
    if (c->seen & CARD(card)) return false;
    c->seen |= CARD(card);
    c->n++;
    return true;
}
static bool count_byte(census *c, int byte, int *card) {
    if (byte >= CARDS) return false;
    *card = card_of_byte(byte);
    return count(c, *card);
}
static bool set_foundations(const kernel_position *p, state *s, census *c) {
    for (int i = 0; i < 4; i++) {
        if (p->foundation[i] > 13) return false;
        int suit = suit_of(card_of_byte(i));
        s->f = (u16)(s->f | p->foundation[i] << (4 * suit));
        for (int r = 0; r < p->foundation[i]; r++)
            if (!count(c, card_of(r, suit))) return false;
    }
    return true;
}
static bool is_run(int upper, int lower) { return upper >= 0 && (upper & ~1) == (lower & ~1) + 4; }
static bool set_column(const kernel_position *p, int i, game *g, state *s, census *c) {
    int n = p->length[i], hidden = p->hidden[i], above = -1;
    g->weight[i] = g->radix;
    if (n > KERNEL_MOST_COLUMN || hidden > MOST_HIDDEN || (hidden && hidden >= n)) return false;
    if (!n) {
        s->empty++;
        return true;
    }
    for (int j = 0; j < n; j++) {
        int b;
        if (!count_byte(c, p->column[i][j], &b) || (j > hidden && !is_run(above, b))) return false;
        above = b;
        if (j <= hidden) {
            g->orig[i][j] = (u8)b;
            g->column_of[b] = (u8)i;
        }
        if (j >= hidden) s->T |= CARD(b);
    }
    u32 first_places = (u32)hidden + 1;
    g->radix *= first_places + 1;
    if (g->radix > MOST_RADIX) return false;
    int base = g->orig[i][hidden];
    if (!hidden && base >= ANY_KING) return true;     /* as good as moved there */
    s->B |= CARD(base);
    s->c |= first_places << (4 * i);
    s->ck += first_places * g->weight[i];
    return true;
}
static bool set_stock(const kernel_position *p, game *g, state *s, census *c) {
    if (p->stock_length > KERNEL_MOST_STOCK || p->waste_length > p->stock_length) return false;
    for (int i = 0; i < p->stock_length; i++) {
        int b;
        if (!count_byte(c, p->stock[i], &b)) return false;
        g->place_of[b] = (u8)i;
        g->card_at[i] = (u8)b;
        s->S |= CARD(b);
        s->stock |= 1u << i;
    }
    if (g->limited) s->off = p->waste_length;
    else if (is_ordered(g)) s->off = p->waste_length % p->draw == 0 || p->waste_length == p->stock_length ? 0 : p->waste_length;
    s->left = g->limited ? (u8)p->redeals : 0;
    return true;
}
bool set_up(const kernel_position *p, game *g, state *s) {
    census c = {0, 0};
    memset(g, 0, sizeof *g);
    memset(s, 0, sizeof *s);
    if (p->draw != 1 && p->draw != 3) return false;
    if (p->redeals < -1 || p->redeals > KERNEL_MOST_STOCK || p->worry_back > 1) return false;
    g->draw = p->draw;
    g->worry = p->worry_back;
    g->limited = p->redeals >= 0;
    g->radix = 1;
    if (!set_foundations(p, s, &c)) return false;
    for (int i = 0; i < 7; i++)
        if (!set_column(p, i, g, s, &c)) return false;
    return set_stock(p, g, s, &c) && c.n == CARDS;
}
