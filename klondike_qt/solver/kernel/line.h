/* From moves of states to the moves of the real game. */
#ifndef LINE_H
#define LINE_H
#include "kernel.h"
#include "state.h"

/* The kernel's card for a card byte of the interface. */
int card_of_byte(int byte);
/* Writes the tokens of moves that win, and of the cards that then only have to go up; false if it does not work out. */
bool write_line(const kernel_position *p, const move *moves, int n, char line[KERNEL_LINE_BYTES]);
#endif
