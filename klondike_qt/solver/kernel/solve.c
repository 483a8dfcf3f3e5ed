/* The order of searches: cheap ones that may settle it first. */
#include "kernel.h"
#include "line.h"
#include "polish.h"
#include "probe.h"
#include "setup.h"
#include <stdlib.h>
#include <string.h>

enum { MEBIBYTE = 1 << 20, USUAL_MEMORY = 256 };
enum { SHORTER_NODES = 10000, MOST_TRIED = 4 };
enum { FIRST_LOOK = 1000, SECOND_LOOK = 7000, LATE_LOOK = 300000 };
#define NO_LIMIT (~0ULL)

/* Tokens of a line, redeals apart: what players count. */
static int length_of(const char *text) {
    int n = 0;
    for (; *text; text++) n += *text != ' ' && (text[1] == ' ' || !text[1]) && *text != 'r';
    return n;
}
/* Writes the line of a search that was won if it is shorter than the one there; false if there is no memory or line. */
static bool tell(const kernel_position *p, const game *g, const state *s, const run *r, u32 rounds, const volatile int *cancel,
                 char *line) {
    int n;
    move *moves = moves_of(r, POLISH_ROOM, &n);
    if (!moves) return false;
    if (rounds) n = polish(g, s, p->waste_length, moves, n, rounds, cancel);
    char text[KERNEL_LINE_BYTES];
    bool works = write_line(p, moves, n, text);
    free(moves);
    if (works && (!*line || length_of(text) < length_of(line))) memcpy(line, text, sizeof text);
    return works;
}
/* A line with few redeals is a short one: looks for such lines for a while. */
static void shorten(const kernel_position *p, u32 rounds, const budget *b, char *line) {
    for (int redeals = 0; redeals < MOST_TRIED; redeals++) {
        kernel_position fewer = *p;
        game g;
        state s;
        fewer.redeals = (int8_t)redeals;
        if (!set_up(&fewer, &g, &s)) return;
        budget extra = *b;
        extra.nodes = 0;
        extra.most_nodes = SHORTER_NODES;
        run *r = begin_search(&g, &s, &extra, extra.most_bytes / 2);
        if (r && go_on(r, NO_LIMIT, 0) == WINNABLE) tell(&fewer, &g, &s, r, rounds, b->cancel, line);
        end_search(r);
    }
}
/* Whoever loses with one card a draw and any number of redeals loses under any other rule of drawing. */
static verdict look_easier(const game *g, const state *s, budget *b) {
    run *r = begin_search(g, s, b, b->most_bytes / 4);
    verdict v = r ? go_on(r, NO_LIMIT, 0) : UNKNOWN;
    end_search(r);
    return v;
}
/* With few redeals left hardly a state is lost for the easier reason: asking for it comes late, or never. */
static u64 without_probes(const game *g, const state *s) {
    if (!g->limited || s->left >= 4) return SECOND_LOOK;
    return s->left >= 2 ? LATE_LOOK : NO_LIMIT;
}
static verdict look(run *r, const game *g, const state *s, budget *b) {
    if (!is_ordered(g)) return go_on(r, NO_LIMIT, 0);
    verdict v = go_on(r, FIRST_LOOK, 0);
    if (v != UNKNOWN || b->nodes >= b->most_nodes) return v;
    game easier = *g;
    easier.draw = 1;
    easier.limited = false;
    state from = *s;
    from.off = from.left = 0;
    b->other_bytes = bytes_of(r);
    v = look_easier(&easier, &from, b);
    b->other_bytes = 0;
    if (v == UNWINNABLE || v == CANCELLED || b->nodes >= b->most_nodes) return v == WINNABLE ? UNKNOWN : v;
    v = go_on(r, without_probes(g, s), 0);
    if (v != UNKNOWN || b->nodes >= b->most_nodes) return v;
    prober *p = new_prober(&easier, b->most_bytes / 4);
    v = go_on(r, NO_LIMIT, p);
    free_prober(p);
    return v;
}
uint64_t klondike_sizes(void) {
    return (uint64_t)sizeof(kernel_position) << 40 | (uint64_t)sizeof(kernel_limits) << 20 | sizeof(kernel_result);
}
int klondike_solve(const kernel_position *position, const kernel_limits *limits, const volatile int *cancel, kernel_result *out) {
    game g;
    state s;
    memset(out, 0, sizeof *out);
    if (!set_up(position, &g, &s)) return out->verdict = KERNEL_BAD_POSITION;
    budget b = {.most_nodes = limits->nodes ? limits->nodes : NO_LIMIT, .cancel = cancel};
    b.most_bytes = limits->memory ? limits->memory : (u64)USUAL_MEMORY * MEBIBYTE;
    if (limits->seconds > 0) b.end = seconds_now() + limits->seconds;
    run *r = begin_search(&g, &s, &b, is_ordered(&g) ? b.most_bytes / 4 * 3 : b.most_bytes);
    verdict v = r ? look(r, &g, &s, &b) : UNKNOWN;
    static const int VERDICTS[] = {KERNEL_UNKNOWN, KERNEL_WINNABLE, KERNEL_UNWINNABLE, KERNEL_CANCELLED};
    if (v == WINNABLE && limits->wants_line) {
        if (!tell(position, &g, &s, r, limits->polish, cancel, out->line)) v = UNKNOWN;
        else if (limits->polish && !g.limited) shorten(position, limits->polish, &b, out->line);
    }
    end_search(r);
    if (v == UNKNOWN && cancel && *cancel) v = CANCELLED;
    out->nodes = b.nodes;
    out->memory = b.peak_bytes;
    return out->verdict = VERDICTS[v];
}
