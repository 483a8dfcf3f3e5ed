/* The border: a position of the interface becomes a game and a state, or is refused. */
#ifndef SETUP_H
#define SETUP_H
#include "kernel.h"
#include "state.h"

bool set_up(const kernel_position *p, game *g, state *s);
#endif
