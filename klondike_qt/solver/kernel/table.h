/* A set of states that grows to a cap: extendible hashing over segments, so that no single step takes long.
 *
 * Beside the key a slot keeps a grade: which wastes and redeals of that state were seen.  Of states that differ in nothing
 * else, one whose waste can be dealt on (or over) to that of another covers it.  Narrow slots (8 bytes) serve games without a
 * limit of redeals; wide ones (16 bytes) serve the others, and positions with more face-down cards than a deal leads to. */
#ifndef TABLE_H
#define TABLE_H
#include "state.h"

typedef struct {
    u64 *slot;
    u32 bits, used;              /* 2^bits slots; used ones */
    u32 depth;                   /* leading bits of the hash that all its keys share */
} segment;

typedef struct {
    segment **directory;         /* 2^depth entries */
    u32 depth;
    bool wide, limited;
    u8 draw, redeals;                  /* at the beginning: redeals left */
    u64 bytes, most_bytes;
    const volatile int *cancel;  /* ends a growth */
} table;

typedef enum { SEEN, ADDED, FULL } addition;

bool table_init(table *t, const game *g, u8 redeals, u64 most_bytes);
void table_free(table *t);
/* Where the search for a key begins: fetch it before it is needed. */
static inline u64 table_hash(u64 key) { return (key ^ key >> 27) * 0x9E3779B97F4A7C15ULL; }
static inline segment *table_segment(const table *t, u64 hash) { return t->directory[t->depth ? hash >> (64 - t->depth) : 0]; }
static inline u64 table_index(const segment *s, u64 hash) { return hash << s->depth >> (64 - s->bits); }
static inline void table_fetch(const table *t, u64 key) {
    u64 hash = table_hash(key);
    const segment *s = table_segment(t, hash);
    __builtin_prefetch(&s->slot[table_index(s, hash) << t->wide]);
}
bool table_has(const table *t, u64 key, int off, int left);
addition table_add(table *t, u64 key, int off, int left);
/* A value of 1 to 3 for a key, in a narrow table that serves as a dictionary; 0 = none. */
int table_get(const table *t, u64 key);
void table_set(table *t, u64 key, int value);
#endif
