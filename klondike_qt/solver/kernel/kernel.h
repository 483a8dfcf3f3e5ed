/* The interface of the kernel: a position in, a verdict and a line out.  solver/native.py is the other side of it. */
#ifndef KERNEL_H
#define KERNEL_H
#include <stdint.h>

#if defined _WIN32
#define KERNEL_API __declspec(dllexport)
#else
#define KERNEL_API __attribute__((visibility("default")))
#endif

enum { KERNEL_COLUMNS = 7, KERNEL_MOST_COLUMN = 24, KERNEL_MOST_STOCK = 24, KERNEL_LINE_BYTES = 8192 };
enum { KERNEL_UNKNOWN = 0, KERNEL_WINNABLE = 1, KERNEL_UNWINNABLE = 2, KERNEL_CANCELLED = 3, KERNEL_BAD_POSITION = 4 };

/* Cards are bytes: (rank - 1) * 4 + suit, suits clubs, diamonds, hearts, spades = 0 1 2 3. */
typedef struct {
    uint8_t draw;                /* 1 or 3 */
    uint8_t worry_back;          /* 1 = cards may come back from the foundations */
    int8_t redeals;              /* left after this pass; -1 = unlimited */
    uint8_t foundation[4];       /* heights */
    uint8_t hidden[KERNEL_COLUMNS]; /* face-down cards of a column */
    uint8_t length[KERNEL_COLUMNS]; /* all cards of a column; the face-down ones come first */
    uint8_t column[KERNEL_COLUMNS][KERNEL_MOST_COLUMN];
    uint8_t stock_length;        /* waste and stock together, in the order of drawing */
    uint8_t waste_length;        /* how many of these lie in the waste */
    uint8_t stock[KERNEL_MOST_STOCK];
} kernel_position;

typedef struct {
    uint64_t nodes;              /* most states to look at; 0 = no limit */
    uint64_t memory;             /* most bytes for tables and frames; 0 = 256 MiB */
    double seconds;              /* 0 = no limit; only ever turns an answer into "unknown" */
    uint32_t polish;             /* most rounds of shortening a line */
    uint32_t wants_line;         /* 0 = the verdict is enough */
} kernel_limits;

typedef struct {
    int32_t verdict;
    uint64_t nodes;              /* states looked at */
    uint64_t memory;             /* most bytes that were in use at one time */
    char line[KERNEL_LINE_BYTES]; /* tokens "d r XY[n]" parted by blanks that win, zero-terminated */
} kernel_result;

/* Tells a caller that was written for other structures that this is not its kernel: their sizes, 20 bits each. */
KERNEL_API uint64_t klondike_sizes(void);
/* Fills in `out` and returns its verdict.  `cancel` (may be null) is looked at all the time; anything but 0 ends the
 * search.  No state is kept between calls, so any number of threads may search at once. */
KERNEL_API int klondike_solve(const kernel_position *position, const kernel_limits *limits, const volatile int *cancel,
                              kernel_result *out);
#endif
