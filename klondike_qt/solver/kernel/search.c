#include "search.h"
#include "probe.h"
#include <stdlib.h>
#include <time.h>

#define NO_FRAME 0xffffffffu
/* A path that has had its nodes is left standing, and the next one begins at the oldest frame that has children left. */
enum { STINT_FIRST = 100, STINT_SHARE = 64, LEAST_PATIENCE = 50, MOST_PATIENCE = 10000, CLOCK_EVERY = 256 };

struct run {
    const game *g;
    budget *b;
    prober *p;                   /* null as long as no state is probed */
    table seen;
    pool children;
    frame *frames;
    u32 n, room;                 /* frames in use; allocated */
    u32 at;                      /* the frame whose children are being tried */
    u32 floor;                   /* frames below were left standing by earlier stints */
    u32 scan;                    /* no frame before it is open */
    u64 stint_end;
    u64 most_bytes, most_nodes;
    u64 clock_at;                /* nodes at which the clock is looked at again */
    u32 patience;                /* most nodes of the next probe */
};

double seconds_now(void) {
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
u64 bytes_of(const run *r) {
    return r->seen.bytes + r->room * sizeof(frame) + r->children.room * sizeof(child) + (r->p ? prober_bytes(r->p) : 0);
}
static void note_bytes(const run *r) {
    u64 bytes = bytes_of(r) + r->b->other_bytes;
    if (bytes > r->b->peak_bytes) r->b->peak_bytes = bytes;
}
/* Computes the keys of the newest children, fetches their slots all at once and drops those that were seen. */
static void sift(run *r, const state *s, u32 first) {
    pool *p = &r->children;
    for (u32 i = first; i < p->n; i++) {
        child *c = &p->v[i];
        state after = *s;
        play_child(r->g, &after, c);
        c->key = key_of(r->g, &after);
        c->off = after.off;
        c->left = after.left;
        table_fetch(&r->seen, c->key);
    }
    u32 kept = first;
    for (u32 i = first; i < p->n; i++)
        if (!table_has(&r->seen, p->v[i].key, p->v[i].off, p->v[i].left)) p->v[kept++] = p->v[i];
    p->n = kept;
}
/* Gives the newest frame its children. */
static bool open_frame(run *r) {
    frame *f = &r->frames[r->n];
    f->next = r->children.n;
    if (!add_children(r->g, &f->s, &r->children)) return false;
    sift(r, &f->s, f->next);
    f->end = r->children.n;
    f->is_dead = false;
    r->at = r->n++;
    return true;
}
static bool begin(run *r, const state *s) {
    r->room = 256;
    r->frames = malloc(r->room * sizeof *r->frames);
    if (!r->frames || !pool_init(&r->children, r->most_bytes / 8)) return false;
    if (!table_init(&r->seen, r->g, s->left, r->most_bytes / 8 * 5)) return false;
    r->seen.cancel = r->b->cancel;
    r->frames[0].s = *s;
    r->frames[0].parent = NO_FRAME;
    r->frames[0].is_probed = false;
    r->b->nodes++;
    r->stint_end = r->b->nodes + STINT_FIRST;
    return table_add(&r->seen, key_of(r->g, s), s->off, s->left) == ADDED && open_frame(r);
}
run *begin_search(const game *g, const state *s, budget *b, u64 most_bytes) {
    run *r = calloc(1, sizeof *r);
    if (!r) return 0;
    r->g = g;
    r->b = b;
    r->most_bytes = most_bytes;
    r->patience = MOST_PATIENCE;
    if (begin(r, s)) return r;
    end_search(r);
    return 0;
}
void end_search(run *r) {
    if (!r) return;
    note_bytes(r);
    table_free(&r->seen);
    free(r->children.v);
    free(r->frames);
    free(r);
}
static bool room_for_frame(run *r) {
    if (r->n < r->room) return true;
    if (2 * r->room * sizeof(frame) > r->most_bytes / 4) return false;
    frame *more = realloc(r->frames, 2 * r->room * sizeof *more);
    if (!more) return false;
    r->frames = more;
    r->room *= 2;
    return true;
}
static void close_frame(frame *f) {
    f->is_dead = true;
    f->end = f->next;
}
static bool is_used_up(run *r) {
    budget *b = r->b;
    if ((b->cancel && *b->cancel) || b->nodes >= r->most_nodes) return true;
    if (b->end <= 0 || b->nodes < r->clock_at) return false;
    r->clock_at = b->nodes + CLOCK_EVERY;
    return seconds_now() > b->end;
}
/* Asks the prober.  It has less patience after it found nothing out: such states come together. */
static bool is_lost(run *r, frame *f) {
    u64 before = r->b->nodes, left = r->most_nodes - before;
    if (before >= r->most_nodes) return false;
    u32 most = left < r->patience ? (u32)left : r->patience;
    bool lost = is_dead(r->p, &f->s, most, r->b);
    f->is_probed = true;
    if (r->b->nodes - before >= most) r->patience = r->patience / 2 + LEAST_PATIENCE;
    else r->patience += r->patience / 8;
    if (r->patience > MOST_PATIENCE) r->patience = MOST_PATIENCE;
    return lost;
}
/* Goes to the oldest frame that has children left; false if there is none. */
static bool resume(run *r) {
    for (; r->scan < r->n; r->scan++) {
        frame *f = &r->frames[r->scan];
        if (f->parent != NO_FRAME && r->frames[f->parent].is_dead) close_frame(f);
        if (f->end == f->next) continue;
        if (r->p && !f->is_probed && !is_used_up(r) && is_lost(r, f)) {
            close_frame(f);
            continue;
        }
        r->at = r->scan;
        return true;
    }
    return false;
}
/* Goes back from a frame whose children are all tried; false if there is no other. */
static bool go_back(run *r) {
    frame *f = &r->frames[r->at];
    if (r->at < r->floor || r->at != r->n - 1) return resume(r);
    r->children.n = f->next;
    r->n--;
    r->at = f->parent;
    return r->at != NO_FRAME || resume(r);
}
static verdict nothing_left(const run *r) { return r->children.left_out ? UNKNOWN : UNWINNABLE; }
/* A child was taken that could not be followed: from now on nothing is proved by having no others. */
static verdict give_up(run *r) {
    r->children.left_out = true;
    return r->b->cancel && *r->b->cancel ? CANCELLED : UNKNOWN;
}
static verdict descend(run *r) {
    budget *b = r->b;
    if (r->at == NO_FRAME) return nothing_left(r);      /* the root was given up before */
    for (;;) {
        frame *f = &r->frames[r->at];
        if (b->cancel && *b->cancel) return CANCELLED;
        if (f->end == f->next) {
            if (!go_back(r)) return nothing_left(r);
            continue;
        }
        if (is_used_up(r) || !room_for_frame(r)) return UNKNOWN;
        f = &r->frames[r->at];
        frame *c = &r->frames[r->n];
        c->by = r->children.v[--f->end];
        if (f->end > f->next) table_fetch(&r->seen, r->children.v[f->end - 1].key);
        if (r->at >= r->floor) r->children.n = f->end;
        addition a = table_add(&r->seen, c->by.key, c->by.off, c->by.left);
        if (a == SEEN) continue;
        if (a == FULL) return give_up(r);
        c->s = f->s;
        c->parent = r->at;
        c->is_probed = false;
        play_child(r->g, &c->s, &c->by);
        b->nodes++;
        if (is_won(r->g, &c->s)) {
            r->at = r->n++;
            return WINNABLE;
        }
        if (r->p && is_lost(r, c)) continue;
        if (!open_frame(r)) return give_up(r);
        if (b->nodes >= r->stint_end) {
            r->stint_end = b->nodes + STINT_FIRST + b->nodes / STINT_SHARE;
            r->floor = r->n;
            if (!resume(r)) return nothing_left(r);
        }
    }
}
verdict go_on(run *r, u64 most, prober *p) {
    budget *b = r->b;
    if (is_won(r->g, &r->frames[0].s)) return WINNABLE;
    r->p = p;
    r->most_nodes = b->most_nodes - b->nodes < most ? b->most_nodes : b->nodes + most;
    verdict v = descend(r);
    note_bytes(r);
    r->p = 0;
    return v;
}
/* All single moves on the way to the win, and their number; null if there is no memory. */
move *moves_of(const run *r, int room, int *n) {
    u32 depth = 0;
    for (u32 i = r->at; i; i = r->frames[i].parent) depth++;
    u32 *path = malloc((depth + 1) * sizeof *path);
    move *moves = malloc((depth * LONGEST_CHILD + (u32)room) * sizeof *moves);
    *n = 0;
    if (!path || !moves) {
        free(path);
        free(moves);
        return 0;
    }
    for (u32 i = r->at, j = depth; i; i = r->frames[i].parent) path[--j] = i;
    for (u32 j = 0; j < depth; j++) {
        const frame *to = &r->frames[path[j]], *from = &r->frames[to->parent];
        for (int i = 0; i < to->by.n; i++) moves[(*n)++] = move_of(&from->s, &to->by, i);
    }
    free(path);
    return moves;
}
