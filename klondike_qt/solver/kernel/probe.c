/* Whoever loses a state with one card a draw and any number of redeals loses it under every other rule of drawing. */
#include "probe.h"
#include <stdlib.h>

enum { ASKED_NOW_BITS = 15, ASKED_NOW = 1 << ASKED_NOW_BITS, MOST_AT_ONCE = ASKED_NOW / 2 };
#ifndef STINT
#define STINT 30
#endif
enum { NOT_KNOWN, DEAD, ALIVE };

struct prober {
    game g;                      /* the same deal with one card a draw */
    table known;                 /* state -> DEAD or ALIVE */
    pool children;
    frame *frames;                 /* MOST_AT_ONCE + 1 frames */
    u64 mark[ASKED_NOW];         /* keys + 1 of the states of this probe, by hash */
    u32 marked[MOST_AT_ONCE + 1];
    u32 marks;
};

enum { FIXED_BYTES = sizeof(prober) + (MOST_AT_ONCE + 1) * sizeof(frame) };
prober *new_prober(const game *g, u64 most_bytes) {
    if (most_bytes < 2 * (u64)FIXED_BYTES) return 0;
    most_bytes -= FIXED_BYTES;
    prober *p = calloc(1, sizeof *p);
    if (!p) return 0;
    p->g = *g;
    p->g.draw = 1;
    p->g.limited = false;
    p->frames = malloc((MOST_AT_ONCE + 1) * sizeof *p->frames);
    if (p->frames && pool_init(&p->children, most_bytes / 4) && table_init(&p->known, &p->g, 0, most_bytes / 4 * 3) && !p->known.wide) return p;
    free_prober(p);
    return 0;
}
void free_prober(prober *p) {
    if (!p) return;
    table_free(&p->known);
    free(p->children.v);
    free(p->frames);
    free(p);
}
u64 prober_bytes(const prober *p) { return p->known.bytes + p->children.room * sizeof(child) + FIXED_BYTES; }

static bool mark(prober *p, u64 key) {
    u32 i = (u32)(table_hash(key) >> (64 - ASKED_NOW_BITS));
    for (; p->mark[i]; i = (i + 1) & (ASKED_NOW - 1))
        if (p->mark[i] == key + 1) return false;
    p->mark[i] = key + 1;
    p->marked[p->marks++] = i;
    return true;
}
/* Searches from frame 0 in stints, as `search` does; `last` becomes the frame that is won or known to be alive. */
static int look(prober *p, u32 most, const volatile int *cancel, u32 *last) {
    frame *frames = p->frames;
    u32 n = 1, at = 0, floor = 0, scan = 0, stint_end = STINT;
    p->children.n = 0;
    p->children.left_out = false;
    frames[0].next = 0;
    if (is_won(&p->g, &frames[0].s)) return ALIVE;
    if (!add_children(&p->g, &frames[0].s, &p->children)) return NOT_KNOWN;
    frames[0].end = p->children.n;
    frames[0].parent = 0;
    mark(p, frames[0].by.key);
    for (;;) {
        frame *f = &frames[at], *c = &frames[n];
        if (f->end == f->next) {
            bool pops = at >= floor && at == n - 1 && n > 1;
            if (pops) {
                p->children.n = f->next;
                n--;
                at = f->parent;
            } else {
                while (scan < n && frames[scan].end == frames[scan].next) scan++;
                if (scan == n) return p->children.left_out ? NOT_KNOWN : DEAD;
                at = scan;
            }
            continue;
        }
        c->by = p->children.v[--f->end];
        if (at >= floor) p->children.n = f->end;
        c->s = f->s;
        c->parent = at;
        play_child(&p->g, &c->s, &c->by);
        u64 key = c->by.key = key_of(&p->g, &c->s);
        int known = table_get(&p->known, key);
        if (known == DEAD || (known != ALIVE && !mark(p, key))) continue;
        *last = n;
        if (known == ALIVE || is_won(&p->g, &c->s)) return ALIVE;
        if (p->marks >= most || (cancel && *cancel)) return NOT_KNOWN;
        c->next = p->children.n;
        if (!add_children(&p->g, &c->s, &p->children)) return NOT_KNOWN;
        c->end = p->children.n;
        at = n++;
        if (p->marks >= stint_end) {
            stint_end = p->marks + STINT + p->marks / 64;
            floor = n;
            while (scan < n && frames[scan].end == frames[scan].next) scan++;
            if (scan == n) return p->children.left_out ? NOT_KNOWN : DEAD;
            at = scan;
        }
    }
}
bool is_dead(prober *p, const state *s, u32 most, budget *b) {
    u32 last = 0;
    p->frames[0].s = *s;
    p->frames[0].s.off = p->frames[0].s.left = 0;
    u64 key = p->frames[0].by.key = key_of(&p->g, s);
    int known = table_get(&p->known, key);
    if (known == DEAD || known == ALIVE) return known == DEAD;
    p->marks = 0;
    known = look(p, most < MOST_AT_ONCE ? most : MOST_AT_ONCE, b->cancel, &last);
    b->nodes += p->marks;
    for (u32 i = 0; i < p->marks; i++) {
        if (known == DEAD) table_set(&p->known, p->mark[p->marked[i]] - 1, DEAD);
        p->mark[p->marked[i]] = 0;
    }
    if (known == ALIVE) {
        for (u32 i = last; i; i = p->frames[i].parent) table_set(&p->known, p->frames[i].by.key, ALIVE);
        table_set(&p->known, key, ALIVE);
    }
    return known == DEAD;
}
