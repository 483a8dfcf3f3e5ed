#define _DEFAULT_SOURCE
#include "table.h"
#include <stdlib.h>
#include <string.h>
#if defined __linux__
#include <sys/mman.h>
#endif

enum { CANCEL_EVERY = 4096, MOST_RADIX_NARROW = 111000, HUGE_PAGE = 1 << 21, FIRST_BITS = 10, MOST_BITS_NARROW = 18 };

static u64 slot_bytes(const table *t) { return t->wide ? 16 : 8; }

/* Zeroed.  The largest are as large as a huge page: one entry in the processor's page table instead of 512. */
static u64 *new_slots(u64 bytes) {
#if defined __linux__ && defined MADV_HUGEPAGE
    if (bytes == HUGE_PAGE) {
        u64 *slots = aligned_alloc(HUGE_PAGE, HUGE_PAGE);
        if (slots) {
            madvise(slots, HUGE_PAGE, MADV_HUGEPAGE);
            memset(slots, 0, HUGE_PAGE);
        }
        return slots;
    }
#endif
    return calloc(1, bytes);
}
static segment *new_segment(table *t, u32 bits, u32 depth) {
    u64 bytes = slot_bytes(t) << bits;
    if (t->bytes + bytes > t->most_bytes) return 0;
    segment *s = malloc(sizeof *s);
    if (!s) return 0;
    *s = (segment){new_slots(bytes), bits, 0, depth};
    if (!s->slot) {
        free(s);
        return 0;
    }
    t->bytes += bytes;
    return s;
}
static void drop_segment(table *t, segment *s) {
    t->bytes -= slot_bytes(t) << s->bits;
    free(s->slot);
    free(s);
}
bool table_init(table *t, const game *g, u8 redeals, u64 most_bytes) {
    *t = (table){.draw = g->draw, .limited = g->limited, .redeals = redeals, .most_bytes = most_bytes};
    t->wide = g->limited || g->radix > MOST_RADIX_NARROW;
    t->directory = malloc(sizeof *t->directory);
    if (t->directory) t->directory[0] = new_segment(t, FIRST_BITS, 0);
    if (t->directory && t->directory[0]) return true;
    free(t->directory);
    t->directory = 0;
    return false;
}
void table_free(table *t) {
    if (!t->directory) return;
    u64 n = 1ULL << t->depth;
    for (u64 i = 0; i < n;) {
        segment *s = t->directory[i];
        i += n >> s->depth;
        drop_segment(t, s);
    }
    free(t->directory);
    t->directory = 0;
}

/* ---- grades ---- */

/* Narrow: two times four bits: of the wastes 1, 4, 7 .. and 2, 5, 8 .. the smallest seen, divided by 3.  A full turn is
 * always seen, as every waste can be dealt over. */
static bool narrow_covers(u64 grade, int off) {
    int rest = off % 3;
    return !rest || (int)(grade >> (rest == 1 ? 0 : 4) & 15) <= off / 3;
}
static u64 narrow_with(u64 grade, int off) {
    int rest = off % 3, shift = rest == 1 ? 0 : 4;
    return rest ? (grade & ~(15ULL << shift)) | (u64)(off / 3) << shift : grade;
}
/* Wide: the same for each of five numbers of redeals used (those before are part of the key); then the cheapest seen of the
 * wastes that full turns lead to: redeals used * 32 + waste.  With one card a draw all are such. */
enum { FIVE = 5, FIVE_SHIFT = 58, COST_SHIFT = 40, COST_MASK = 1023 };
typedef struct { int rest, third, cost, shift, dealt_over; } usage;
static usage usage_of(const table *t, int off, int left) {
    int used = t->limited ? (t->redeals - left) % FIVE : 0, rest = t->draw == 3 ? off % 3 : 0;
    int over = !t->limited ? 0 : left && used + 1 < FIVE ? (used + 1) * 32 : COST_MASK;
    return (usage){rest, off / 3, used * 32 + off, used * 8 + (rest == 1 ? 0 : 4), over};
}
static bool wide_covers(const table *t, u64 grade, int off, int left) {
    usage u = usage_of(t, off, left);
    return u.rest ? (int)(grade >> u.shift & 15) <= u.third : (int)(grade >> COST_SHIFT & COST_MASK) <= u.cost;
}
static u64 wide_with(const table *t, u64 grade, int off, int left) {
    usage u = usage_of(t, off, left);
    int cost = (int)(grade >> COST_SHIFT & COST_MASK);
    if (u.rest) grade = (grade & ~(15ULL << u.shift)) | (u64)u.third << u.shift;
    else if (u.cost < cost) cost = u.cost;
    if (u.dealt_over < cost) cost = u.dealt_over;
    return (grade & ~((u64)COST_MASK << COST_SHIFT)) | (u64)cost << COST_SHIFT;
}
#define NOTHING_NARROW 0x88ULL
#define NOTHING_WIDE (0x8888888888ULL | (u64)COST_MASK << COST_SHIFT)

/* ---- slots ---- */

static u64 wide_key(const table *t, u64 key, int left) {
    return key | (t->limited ? (u64)((t->redeals - left) / FIVE) << FIVE_SHIFT : 0);
}
/* The slot of a key, or the free one where it belongs; `tag` is what a used slot holds of the key. */
static u64 *slot_at(const table *t, const segment *s, u64 hash, u64 tag) {
    u64 mask = (1ULL << s->bits) - 1, i = table_index(s, hash);
    if (t->wide) {
        for (; s->slot[2 * i]; i = (i + 1) & mask)
            if (s->slot[2 * i] == tag) break;
        return &s->slot[2 * i];
    }
    for (; s->slot[i]; i = (i + 1) & mask)
        if (s->slot[i] >> 8 == tag) break;
    return &s->slot[i];
}
static bool is_called_off(const table *t) { return t->cancel && *t->cancel; }
/* False if the search is called off in the middle. */
static bool move_slots(table *t, const segment *from, segment *to[2]) {
    for (u64 i = 0; i < 1ULL << from->bits; i++) {
        if (i % CANCEL_EVERY == 0 && is_called_off(t)) return false;
        const u64 *old = &from->slot[i << t->wide];
        if (!*old) continue;
        u64 tag = t->wide ? *old : *old >> 8, hash = table_hash(t->wide ? tag - 1 : tag);
        segment *s = to[to[0] == to[1] ? 0 : hash >> (63 - from->depth) & 1];
        u64 *slot = slot_at(t, s, hash, tag);
        slot[0] = old[0];
        if (t->wide) slot[1] = old[1];
        s->used++;
    }
    return true;
}
/* Makes room in the segment of a hash: it becomes twice as large, or two. */
static bool grow(table *t, u64 hash) {
    segment *old = table_segment(t, hash), *to[2];
    bool doubles = old->bits < (u32)MOST_BITS_NARROW - t->wide;
    if (!doubles && old->depth == t->depth) {
        u64 n = 1ULL << t->depth;
        segment **directory = n > t->most_bytes / 16 ? 0 : malloc(2 * n * sizeof *directory);
        if (!directory) return false;
        for (u64 i = 0; i < 2 * n; i++) directory[i] = t->directory[i / 2];
        free(t->directory);
        t->directory = directory;
        t->depth++;
    }
    to[0] = new_segment(t, old->bits + doubles, old->depth + !doubles);
    to[1] = doubles || !to[0] ? to[0] : new_segment(t, old->bits, old->depth + 1);
    if (!to[1] || !move_slots(t, old, to)) {
        if (to[0]) drop_segment(t, to[0]);
        if (to[1] && to[1] != to[0]) drop_segment(t, to[1]);
        return false;
    }
    u64 span = 1ULL << (t->depth - old->depth), first = old->depth ? hash >> (64 - old->depth) << (t->depth - old->depth) : 0;
    for (u64 i = 0; i < span; i++) t->directory[first + i] = to[!doubles && i >= span / 2];
    drop_segment(t, old);
    return true;
}
/* The free slot for a new key, or null if there is no room. */
static u64 *room_for(table *t, u64 hash, u64 tag, u64 *slot) {
    segment *s = table_segment(t, hash);
    if (s->used * 4ULL >= 3ULL << s->bits) {
        if (grow(t, hash)) {
            s = table_segment(t, hash);
            slot = slot_at(t, s, hash, tag);
        } else if (s->used * 16ULL >= 15ULL << s->bits)
            return 0;
    }
    s->used++;
    return slot;
}
bool table_has(const table *t, u64 key, int off, int left) {
    if (t->wide) {
        key = wide_key(t, key, left);
        u64 hash = table_hash(key), *slot = slot_at(t, table_segment(t, hash), hash, key + 1);
        return *slot && wide_covers(t, slot[1], off, left);
    }
    u64 hash = table_hash(key), slot = *slot_at(t, table_segment(t, hash), hash, key);
    return slot && narrow_covers(slot, off);
}
addition table_add(table *t, u64 key, int off, int left) {
    if (t->wide) key = wide_key(t, key, left);
    u64 hash = table_hash(key), tag = t->wide ? key + 1 : key, *slot = slot_at(t, table_segment(t, hash), hash, tag);
    if (*slot) {
        if (t->wide ? wide_covers(t, slot[1], off, left) : narrow_covers(*slot, off)) return SEEN;
    } else {
        slot = room_for(t, hash, tag, slot);
        if (!slot) return FULL;
        slot[0] = t->wide ? tag : key << 8 | NOTHING_NARROW;
        if (t->wide) slot[1] = NOTHING_WIDE;
    }
    if (t->wide) slot[1] = wide_with(t, slot[1], off, left);
    else *slot = narrow_with(*slot, off);
    return ADDED;
}
int table_get(const table *t, u64 key) {
    u64 hash = table_hash(key);
    return (int)(*slot_at(t, table_segment(t, hash), hash, key) & 3);
}
void table_set(table *t, u64 key, int value) {
    u64 hash = table_hash(key), *slot = slot_at(t, table_segment(t, hash), hash, key);
    if (!*slot) slot = room_for(t, hash, key, slot);
    if (slot) *slot = key << 8 | (u64)value;
}
