#include "line.h"
#include <string.h>

typedef struct {
    u8 length[7], hidden[7], card[7][32];
    u8 height[4];
    u8 stock[KERNEL_MOST_STOCK];
    int stock_length, waste_length, draw;
    char *line;
    int written;
} board;
static const char SUIT_LETTERS[5] = "CSDH";            /* in the order of suit_of */
static const u8 SUITS[4] = {0, 2, 3, 1};               /* the same for the suits of the interface */
enum { MOST_DRAWS = 100 };

int card_of_byte(int byte) { return card_of(byte >> 2, SUITS[byte & 3]); }

static bool put(board *b, char first, char second, int count) {
    if (b->written + 8 > KERNEL_LINE_BYTES) return false;
    char *t = b->line + b->written;
    if (b->written) *t++ = ' ';
    *t++ = first;
    if (second) *t++ = second;
    if (count > 9) *t++ = '1';
    if (count > 1) *t++ = (char)('0' + count % 10);
    *t = 0;
    b->written = (int)(t - b->line);
    return true;
}
static char digit(int column) { return (char)('1' + column); }
static int column_that_ends_in(const board *b, u64 cards) {
    for (int i = 0; i < 7; i++)
        if (b->length[i] && cards >> b->card[i][b->length[i] - 1] & 1) return i;
    return -1;
}
/* A column that takes this card, or -1. */
static int place_for(const board *b, int card) {
    if (card >= ANY_KING) {
        for (int i = 0; i < 7; i++)
            if (!b->length[i]) return i;
        return -1;
    }
    int parent = (card & ~1) + 4;
    return column_that_ends_in(b, CARD(parent) | CARD(parent + 1));
}
static void turn_over(board *b, int column) {
    if (b->length[column] && b->hidden[column] == b->length[column]) b->hidden[column]--;
}
static bool move_run(board *b, int from, int at, int to) {
    int count = b->length[from] - at;
    if (to < 0 || to == from || b->length[to] + count > 32) return false;
    memcpy(b->card[to] + b->length[to], b->card[from] + at, (size_t)count);
    b->length[to] = (u8)(b->length[to] + count);
    b->length[from] = (u8)at;
    turn_over(b, from);
    return put(b, digit(from), digit(to), count);
}
static bool find(const board *b, int card, int *column, int *at) {
    for (*column = 0; *column < 7; ++*column)
        for (*at = b->hidden[*column]; *at < b->length[*column]; ++*at)
            if (b->card[*column][*at] == card) return true;
    return false;
}
/* Draws (and redeals) until the card is the top of the waste, and takes it away. */
static bool take_from_stock(board *b, int card) {
    for (int draws = 0; draws < MOST_DRAWS; draws++) {
        if (b->waste_length && b->stock[b->waste_length - 1] == card) {
            u8 *top = b->stock + b->waste_length - 1;
            memmove(top, top + 1, (size_t)(b->stock_length - b->waste_length));
            b->waste_length--;
            b->stock_length--;
            return true;
        }
        if (b->waste_length == b->stock_length) {
            b->waste_length = 0;
            if (!b->stock_length || !put(b, 'r', 0, 0)) return false;
        } else {
            b->waste_length += b->draw;
            if (b->waste_length > b->stock_length) b->waste_length = b->stock_length;
            if (!put(b, 'd', 0, 0)) return false;
        }
    }
    return false;
}
/* What lies on the card goes to the other card of its class first. */
static bool column_to_foundation(board *b, int card) {
    int column, at;
    if (!find(b, card, &column, &at)) return false;
    if (at < b->length[column] - 1 && !move_run(b, column, at + 1, column_that_ends_in(b, CARD(card ^ 1)))) return false;
    b->length[column]--;
    turn_over(b, column);
    b->height[suit_of(card)]++;
    return put(b, digit(column), SUIT_LETTERS[suit_of(card)], 0);
}
static bool stock_to_foundation(board *b, int card) {
    if (!take_from_stock(b, card)) return false;
    b->height[suit_of(card)]++;
    return put(b, 'W', SUIT_LETTERS[suit_of(card)], 0);
}
static bool turn_away(board *b, int card) {
    int column, at;
    return find(b, card, &column, &at) && at == b->hidden[column] && move_run(b, column, at, place_for(b, card));
}
static bool place(board *b, int card, bool from_stock) {
    int to = place_for(b, card), suit = suit_of(card);
    if (to < 0 || b->length[to] == 32 || (from_stock && !take_from_stock(b, card))) return false;
    if (!from_stock) b->height[suit]--;
    b->card[to][b->length[to]++] = (u8)card;
    return put(b, from_stock ? 'W' : SUIT_LETTERS[suit], digit(to), 0);
}
static bool make(board *b, move m) {
    switch (m.kind) {
    case MOVE_UP: return column_to_foundation(b, m.card);
    case MOVE_TURN: return turn_away(b, m.card);
    case MOVE_STOCK_UP: return stock_to_foundation(b, m.card);
    default: return place(b, m.card, m.kind == MOVE_STOCK_PLACE);
    }
}
static bool is_finished(const board *b) { return b->height[0] + b->height[1] + b->height[2] + b->height[3] == 52; }
/* The lowest card that is left goes up, again and again. */
static bool finish(board *b) {
    for (;;) {
        int suit = 0, column, at;
        for (int i = 1; i < 4; i++)
            if (b->height[i] < b->height[suit]) suit = i;
        if (b->height[suit] == 13) return true;
        int card = card_of(b->height[suit], suit);
        if (!(find(b, card, &column, &at) ? column_to_foundation(b, card) : stock_to_foundation(b, card))) return false;
    }
}
static board board_of(const kernel_position *p, char *line) {
    board b = {.stock_length = p->stock_length, .waste_length = p->waste_length, .draw = p->draw, .line = line};
    for (int i = 0; i < 7; i++) {
        b.length[i] = p->length[i];
        b.hidden[i] = p->hidden[i];
        for (int j = 0; j < b.length[i]; j++) b.card[i][j] = (u8)card_of_byte(p->column[i][j]);
    }
    for (int i = 0; i < 4; i++) b.height[SUITS[i]] = p->foundation[i];
    for (int i = 0; i < b.stock_length; i++) b.stock[i] = (u8)card_of_byte(p->stock[i]);
    return b;
}
bool write_line(const kernel_position *p, const move *moves, int n, char line[KERNEL_LINE_BYTES]) {
    line[0] = 0;
    board b = board_of(p, line);
    for (int i = 0; i < n && !is_finished(&b); i++)
        if (!make(&b, moves[i])) return false;
    return finish(&b);
}
