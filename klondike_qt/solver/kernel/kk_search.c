/* kk_search.c - depth-first search with a set of seen states. */
#include <string.h>
#include <stddef.h>
#include <time.h>
#include "kk.h"
#include "kk_line.h"
#include "kk_table.h"

/* A child is a productive move with the "providers" that it needs: cards that come out of the stock (draw one) or off
 * a foundation only to make the place which the move uses.  Providers are played in decreasing rank. */
typedef struct { u64 prov, key; move m; u8 off; } child;
typedef struct { state s; child by; u32 parent, next, end; } frame;   /* next..end: children still to try, in the pool */
typedef struct { child *v; u32 n, room; } pool;

static bool won(const game *g, const state *s) {
    if (s->c & 0xEEEEEEE) return false;            /* a face-down card is left */
    return g->draw == 1 || !s->stock;
}
static bool pool_add(pool *p, u64 prov, int kind, int bit) {
    if (p->n == p->room) { u32 r = p->room * 2; child *q = realloc(p->v, r * sizeof *q); if (!q) return false; p->v = q; p->room = r; }
    p->v[p->n++] = (child){ prov, 0, { kind, bit }, 0 }; return true;
}

/* ---- chains of providers ---- */
typedef struct {
    const game *g; pool *p; u64 S; u8 h[4]; i8 free[28]; i8 empty; int avoid; u64 prov; move m;
    int n; u8 need[64]; bool ok;
} chains;
/* class number of a card: rank*2 + lane = bit >> 1.  need[] holds classes in which a place is wanted; 26, 27 = an empty column. */
static void chain_step(chains *c) {
    if (!c->n) { if (!pool_add(c->p, c->prov, c->m.kind, c->m.bit)) c->ok = false; return; }
    int q = c->need[--c->n];
    if (q >= 26) { if (c->empty > 0) { c->empty--; chain_step(c); c->empty++; } }
    else if (c->free[q] > 0) { c->free[q]--; chain_step(c); c->free[q]++; }
    else for (int b = 2 * q; b < 2 * q + 2; b++) {
        int s = suit_of(b), r = rank_of(b);
        if (c->S & BIT(b)) {
            c->S &= ~BIT(b); c->prov |= BIT(b); c->need[c->n++] = q + 2;
            chain_step(c);
            c->n--; c->S |= BIT(b); c->prov &= ~BIT(b);
        } else if (c->g->worry && r < c->h[s] && s != c->avoid) {
            int h = c->h[s], n = c->n; u64 pv = c->prov;
            for (int z = h - 1; z >= r; z--) {
                int zb = bit_of(z, s);
                c->prov |= BIT(zb); if (z > r) c->free[zb >> 1]++;
                c->need[c->n++] = (zb >> 1) + 2;
            }
            c->h[s] = r;
            chain_step(c);
            for (int z = h - 1; z > r; z--) c->free[bit_of(z, s) >> 1]--;
            c->h[s] = h; c->n = n; c->prov = pv;
        }
    }
    c->need[c->n++] = q;
}
static void chain_start(chains *c, int kind, int bit, int cls, int avoid) {
    c->m = (move){ kind, bit }; c->avoid = avoid; c->need[0] = cls; c->n = 1; chain_step(c);
}
/* All children of a state (or the one that is forced), in the order in which they are tried, last first. */
static bool children(const game *g, const state *s, pool *p) {
    u64 fc = free_classes(s), next = next_cards(s), place = fc >> 4 & ~KINGS, up = s->T & fc & next;
    if (s->empty) place |= KINGS;
    if (up | (s->S & next)) {
        u64 safe = safe_cards(s);
        if (up & safe) return pool_add(p, 0, M_UP, __builtin_ctzll(up & safe));
        u64 q = s->S & safe;
        if (g->draw == 1 && q) return pool_add(p, 0, M_SUP, __builtin_ctzll(q));
        /* draw three: the last card of the stock shifts no other */
        if (q && !s->off) for (; q; q &= q - 1) if (s->stock >> g->pos_of[__builtin_ctzll(q)] == 1) return pool_add(p, 0, M_SUP, __builtin_ctzll(q));
    }
    u64 sup = s->S & next, spl = g->draw == 3 ? s->S : 0;
    if (g->draw == 3) {
        u64 bad = 0, want = g->worry ? sup | spl : sup | (spl & place);
        for (u64 q = want; q; q &= q - 1) if (!reachable(g, s, __builtin_ctzll(q))) bad |= q & -q;
        sup &= ~bad; spl = spl & want & ~bad;
    }
    u64 turn = s->B, one = 0;      /* one: bases whose column would become empty */
    for (u64 q = s->B; q; q &= q - 1) { int b = __builtin_ctzll(q); if ((s->c >> (4 * g->col_of[b]) & 15) == 1) one |= q & -q; }
    if (one) {
        bool full = (s->f & 15) == 13 || (s->f >> 4 & 15) == 13 || (s->f >> 8 & 15) == 13 || s->f >> 12 == 13;
        u64 loose = KINGS & ~(s->T & ~s->B) , stk = s->S & KINGS;
        for (int i = 0; i < 4; i++) if (height(s, i) == 13) loose &= ~BIT(bit_of(12, i));
        if (!full && (!loose || (s->empty && !stk))) turn &= ~one;
    }
    chains c; c.g = g; c.p = p; c.S = g->draw == 1 ? s->S : 0; c.empty = s->empty; c.prov = 0; c.ok = true;
    for (int i = 0; i < 4; i++) c.h[i] = height(s, i);
    u64 N = s->T & ~s->B;
    for (int q = 2; q < 26; q++) c.free[q] = __builtin_popcount(s->T >> (2 * q) & 3) - __builtin_popcount(N >> (2 * q - 4) & 3);
    c.free[0] = __builtin_popcount(s->T & 3); c.free[1] = __builtin_popcount(s->T >> 2 & 3);
    u64 q;
    /* tried last */
    for (q = s->T & next & ~fc; q; q &= q - 1) { int b = __builtin_ctzll(q); chain_start(&c, M_UP, b, b >> 1, suit_of(b)); }
    for (q = spl & ~place; q; q &= q - 1) { int b = __builtin_ctzll(q); chain_start(&c, M_SPL, b, (b >> 1) + 2, -1); }
    for (q = turn & ~place; q; q &= q - 1) { int b = __builtin_ctzll(q); chain_start(&c, M_TURN, b, (b >> 1) + 2, -1); }
    for (q = spl & place; q; ) { int b = 63 - __builtin_clzll(q); q ^= BIT(b); if (!pool_add(p, 0, M_SPL, b)) return false; }
    for (q = sup; q; ) { int b = 63 - __builtin_clzll(q); q ^= BIT(b); if (!pool_add(p, 0, M_SUP, b)) return false; }
    for (q = turn & place; q; ) { int b = 63 - __builtin_clzll(q); q ^= BIT(b); if (!pool_add(p, 0, M_TURN, b)) return false; }
    for (q = up; q; ) { int b = 63 - __builtin_clzll(q); q ^= BIT(b); if (!pool_add(p, 0, M_UP, b)) return false; }
    return c.ok;
}
static int unfold(const state *s, child c, move *mv) {    /* the single moves of a child, at most 52 */
    int n = 0;
    for (u64 q = c.prov; q; ) { int b = 63 - __builtin_clzll(q); q ^= BIT(b); mv[n++] = (move){ s->S & BIT(b) ? M_SPL : M_WB, b }; }
    mv[n++] = c.m; return n;
}
static void play(const game *g, state *s, child c) {
    for (u64 q = c.prov; q; ) { int b = 63 - __builtin_clzll(q); q ^= BIT(b); apply(g, s, (move){ s->S & BIT(b) ? M_SPL : M_WB, b }); }
    apply(g, s, c.m);
}
/* Keys of the children first..n, their table slots fetched all at once; those seen already are dropped. */
static void sift(const game *g, const state *s, pool *p, u32 first, const table *t) {
    for (u32 i = first; i < p->n; i++) {
        state c = *s; play(g, &c, p->v[i]); p->v[i].key = key_of(g, &c); p->v[i].off = c.off;
        __builtin_prefetch(&t->slot[table_home(t, p->v[i].key)]);
    }
    u32 k = first;
    for (u32 i = first; i < p->n; i++) if (!table_has(t, p->v[i].key, p->v[i].off)) p->v[k++] = p->v[i];
    p->n = k;
}
static bool setup(const kk_position *p, game *g, state *s) {
    static const u8 to_internal[4] = { 0, 2, 3, 1 };
    u64 seen = 0; int count = 0;
    memset(g, 0, sizeof *g); memset(s, 0, sizeof *s);
    if (p->draw != 1 && p->draw != 3) return false;
    g->draw = p->draw; g->worry = p->worry_back;
    #define CONV(x) bit_of((x) >> 2, to_internal[(x) & 3])
    #define ADD(b) do { if (seen & BIT(b)) return false; seen |= BIT(b); count++; } while (0)
    u32 w = 1;
    for (int i = 0; i < 4; i++) { s->f |= p->foundation[i] << (4 * to_internal[i]);
        for (int r = 0; r < p->foundation[i]; r++) ADD(bit_of(r, to_internal[i])); }
    for (int i = 0; i < 7; i++) {
        int n = p->n_column[i], h = p->n_hidden[i];
        if (n > 24 || h > 6 || (h && h >= n)) return false;
        for (int j = 0; j < n; j++) {
            if (p->column[i][j] > 51) return false;
            int b = CONV(p->column[i][j]); ADD(b);
            if (j <= h) { g->orig[i][j] = b; g->col_of[b] = i; }
            if (j >= h) s->T |= BIT(b);
        }
        g->weight[i] = w;
        if (!n) { s->empty++; continue; }
        int c = h + 1;
        w *= c + 1; if (w > 60000) return false;
        if (!h && g->orig[i][0] >= 48) c = 0; else s->B |= BIT(g->orig[i][h]);
        s->c |= (u32)c << (4 * i); s->ck += c * g->weight[i];
    }
    g->radix = w;
    if (p->n_stock > 24 || p->n_waste > p->n_stock) return false;
    for (int i = 0; i < p->n_stock; i++) { if (p->stock[i] > 51) return false; int b = CONV(p->stock[i]); ADD(b); g->pos_of[b] = i; s->S |= BIT(b); s->stock |= 1u << i; }
    if (g->draw == 3) { int k = p->n_waste; s->off = (k % 3 == 0 || k == p->n_stock) ? 0 : k; }
    return count == 52;
}
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + 1e-9 * t.tv_nsec; }

#ifndef STINT_FIRST
#define STINT_FIRST 100
#define STINT_SHARE 64
#endif
#define NONE 0xffffffffu
static int run(const kk_position *p, const kk_limits *lim, const volatile int *cancel, kk_result *out) {
    game g; table tab; frame *st; u32 room = 1024, n = 0; state s0; pool po = { 0, 0, 4096 };
    memset(out, 0, offsetof(kk_result, line) + 1);
    if (!setup(p, &g, &s0)) return out->verdict = KK_BAD;
    double end = lim->seconds > 0 ? now() + lim->seconds : 0;
    if (!table_init(&tab, lim->table_bytes ? lim->table_bytes : 256u << 20)) return out->verdict = KK_UNKNOWN;
    st = malloc(room * sizeof *st); po.v = malloc(po.room * sizeof *po.v);
    int verdict = KK_UNWINNABLE; u32 cur = 0, floor = 0, scan = 0; u64 stint_end = STINT_FIRST;
    st[0].s = s0; st[0].next = 0; st[0].parent = NONE; children(&g, &s0, &po); sift(&g, &s0, &po, 0, &tab); st[0].end = po.n; table_add(&tab, key_of(&g, &s0), s0.off); n = 1; out->nodes = 1;
    if (won(&g, &s0)) verdict = KK_WINNABLE, n = 1;
    else for (;;) {
        /* Stints: after its budget a depth-first search is left as it stands (frames below `floor` stay) and another one
         * starts from the shallowest frame that has children left.  All share the table and no child is tried twice, so
         * the whole is one exhaustive search; only the order differs. */
        frame *f = &st[cur];
        if (f->end == f->next) {
            if (cur >= floor && cur == n - 1) { po.n = f->next; n--; cur = f->parent; if (cur != NONE) continue; }
            while (scan < n && st[scan].end == st[scan].next) scan++;
            if (scan >= n) break;                       /* everything tried: unwinnable */
            cur = scan; continue;
        }
        if (n == room) { room *= 2; frame *q = realloc(st, room * sizeof *st); if (!q) { verdict = KK_UNKNOWN; break; } st = q; f = &st[cur]; }
        frame *c = &st[n]; c->by = po.v[--f->end];
        if (f->end > f->next) __builtin_prefetch(&tab.slot[table_home(&tab, po.v[f->end - 1].key)]);
        if (cur >= floor) po.n = f->end;
        int r = table_add(&tab, c->by.key, c->by.off);
        if (r < 0) { verdict = KK_UNKNOWN; break; }
        if (!r) continue;
        out->nodes++; c->s = f->s; c->parent = cur; play(&g, &c->s, c->by); cur = n++;
        if (won(&g, &c->s)) { verdict = KK_WINNABLE; break; }
        if (lim->nodes && out->nodes >= lim->nodes) { verdict = KK_UNKNOWN; break; }
        if (!(out->nodes & 1023)) { if (cancel && *cancel) { verdict = KK_CANCELLED; break; } if (end && now() > end) { verdict = KK_UNKNOWN; break; } }
        c->next = po.n;
        if (!children(&g, &c->s, &po)) { verdict = KK_UNKNOWN; break; }
        out->visits += po.n - c->next;
        sift(&g, &c->s, &po, c->next, &tab);
        c->end = po.n;
        if (out->nodes >= stint_end) {
            stint_end = out->nodes + STINT_FIRST + out->nodes / STINT_SHARE; floor = n;
            while (scan < n && st[scan].end == st[scan].next) scan++;
            if (scan >= n) break;
            cur = scan;
        }
    }
    if (verdict == KK_WINNABLE) {
        u32 d = 0, i; int k = 0;
        if (n > 1) for (i = cur; i; i = st[i].parent) d++;
        u32 *path = malloc((d + 1) * sizeof *path); move *mv = malloc(((d + 1) * 53 + 120) * sizeof *mv);
        if (d) for (u32 j = d, i = cur; j; i = st[i].parent) path[--j] = i;
        for (u32 j = 0; j < d; j++) k += unfold(&st[st[path[j]].parent].s, st[path[j]].by, mv + k);
        free(path);
        if (lim->shorten) k = kk_shorten(p, &g, &s0, mv, k, lim->shorten);
        if (!kk_write_line(p, mv, k, out)) verdict = KK_BAD;
        free(mv);
    }
    out->memory = (tab.mask + 1) * 8 + room * sizeof *st + po.room * sizeof *po.v;
    free(st); free(tab.slot); free(po.v);
    return out->verdict = verdict;
}

#ifndef SHORT
#define SHORT 1000
#endif
int klondike_solve(const kk_position *p, const kk_limits *lim, const volatile int *cancel, kk_result *out) {
    if (p->redeals >= 0) { memset(out, 0, sizeof *out); return KK_UNKNOWN; }
    if (p->draw != 3) return run(p, lim, cancel, out);
    /* Draw three: a short search; then, as whoever loses with draw one loses with draw three, a search with draw one; then the long one. */
    kk_limits l = *lim; u64 nodes, visits;
    if (!lim->nodes || lim->nodes > SHORT) l.nodes = SHORT;
    if (run(p, &l, cancel, out) != KK_UNKNOWN || l.nodes == lim->nodes) return out->verdict;
    nodes = out->nodes; visits = out->visits;
    kk_position q = *p; q.draw = 1; l.nodes = lim->nodes ? lim->nodes - nodes : 0;
    int v = run(&q, &l, cancel, out);
    nodes = out->nodes += nodes; visits = out->visits += visits;
    if (v != KK_WINNABLE) return v;
    out->line[0] = 0; out->n_line = 0;
    if (lim->nodes && nodes >= lim->nodes) return out->verdict = KK_UNKNOWN;
    l.nodes = lim->nodes ? lim->nodes - nodes : 0;
    run(p, &l, cancel, out);
    out->nodes += nodes; out->visits += visits;
    return out->verdict;
}
