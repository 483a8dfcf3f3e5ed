/* Whoever loses a state with one card a draw and any number of redeals loses it under every other rule of drawing. */
#include "probe.h"
#include <stdlib.h>

enum { ASKED_NOW_BITS = 15, ASKED_NOW = 1 << ASKED_NOW_BITS, MOST_AT_ONCE = ASKED_NOW / 2 };
enum { STINT = 30, STINT_SHARE = 64 };
enum { NOT_KNOWN, DEAD, ALIVE, SEARCHING };

struct prober {
    game g;                      /* the same deal with one card a draw */
    table known;                 /* state -> DEAD or ALIVE */
    pool children;
    frame *frames;               /* MOST_AT_ONCE + 1 frames */
    u64 mark[ASKED_NOW];         /* keys + 1 of the states of this probe, by hash */
    u32 marked[MOST_AT_ONCE + 1];
    u32 marks;
    u32 n, at, floor, scan;      /* as in a search */
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
    bool works = p->frames && pool_init(&p->children, most_bytes / 4);
    if (works && table_init(&p->known, &p->g, 0, most_bytes / 4 * 3) && !p->known.wide) return p;
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
/* The oldest frame that has children left is taken up; false if there is none. */
static bool resume(prober *p) {
    while (p->scan < p->n && p->frames[p->scan].end == p->frames[p->scan].next) p->scan++;
    p->at = p->scan;
    return p->scan < p->n;
}
/* Gives the newest frame its children and goes there; false if there is no memory. */
static bool open_frame(prober *p) {
    frame *f = &p->frames[p->n];
    f->next = p->children.n;
    if (!add_children(&p->g, &f->s, &p->children)) return false;
    f->end = p->children.n;
    p->at = p->n++;
    return true;
}
static bool go_back(prober *p) {
    if (p->at < p->floor || p->at != p->n - 1 || !p->at) return resume(p);
    p->children.n = p->frames[p->at].next;
    p->n--;
    p->at = p->frames[p->at].parent;
    return true;
}
static int begin(prober *p) {
    p->children.n = p->n = p->at = p->floor = p->scan = p->marks = 0;
    p->children.left_out = false;
    p->frames[0].parent = 0;
    mark(p, p->frames[0].by.key);
    if (is_won(&p->g, &p->frames[0].s)) return ALIVE;
    return open_frame(p) ? SEARCHING : NOT_KNOWN;
}
static int nothing_left(const prober *p) { return p->children.left_out ? NOT_KNOWN : DEAD; }
/* Searches from frame 0 in stints, as `search.c` does.  After ALIVE, p->n is the frame that is won or known to be alive. */
static int look(prober *p, u32 most, const volatile int *cancel) {
    u32 stint_end = STINT;
    int known = begin(p);
    while (known == SEARCHING) {
        frame *f = &p->frames[p->at], *c = &p->frames[p->n];
        if (f->end == f->next) {
            if (!go_back(p)) return nothing_left(p);
            continue;
        }
        c->by = p->children.v[--f->end];
        if (p->at >= p->floor) p->children.n = f->end;
        c->s = f->s;
        c->parent = p->at;
        play_child(&p->g, &c->s, &c->by);
        c->by.key = key_of(&p->g, &c->s);
        int before = table_get(&p->known, c->by.key);
        if (before == DEAD) continue;
        if (before == ALIVE) return ALIVE;
        if (p->marks >= most || (cancel && *cancel)) return NOT_KNOWN;
        if (!mark(p, c->by.key)) continue;
        if (is_won(&p->g, &c->s)) return ALIVE;
        if (!open_frame(p)) return NOT_KNOWN;
        if (p->marks < stint_end) continue;
        stint_end = p->marks + STINT + p->marks / STINT_SHARE;
        p->floor = p->n;
        if (!resume(p)) return nothing_left(p);
    }
    return known;
}
static void remember(prober *p, int known) {
    for (u32 i = 0; i < p->marks; i++) {
        if (known == DEAD) table_set(&p->known, p->mark[p->marked[i]] - 1, DEAD);
        p->mark[p->marked[i]] = 0;
    }
    if (known != ALIVE) return;
    table_set(&p->known, p->frames[0].by.key, ALIVE);
    for (u32 i = p->n; i; i = p->frames[i].parent) table_set(&p->known, p->frames[i].by.key, ALIVE);
}
bool is_dead(prober *p, const state *s, u32 most, budget *b) {
    state *from = &p->frames[0].s;
    *from = *s;
    from->off = from->left = 0;
    u64 key = p->frames[0].by.key = key_of(&p->g, from);
    int known = table_get(&p->known, key);
    if (known != NOT_KNOWN) return known == DEAD;
    known = look(p, most < MOST_AT_ONCE ? most : MOST_AT_ONCE, b->cancel);
    b->nodes += p->marks;
    remember(p, known);
    return known == DEAD;
}
