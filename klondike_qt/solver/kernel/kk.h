/* The interface of the kernel: a position in, a verdict and a line out.  See native.py for the other side. */
#ifndef KERNEL_H
#define KERNEL_H
#include <stdint.h>
enum { KK_UNKNOWN = 0, KK_WINNABLE = 1, KK_UNWINNABLE = 2, KK_CANCELLED = 3, KK_BAD = 4 };
/* Cards are bytes: (rank - 1) * 4 + suit, suits C D H S = 0 1 2 3. */
typedef struct {
    uint8_t draw, worry_back;
    int8_t redeals;              /* left after this pass; -1 = unlimited */
    uint8_t foundation[4];
    uint8_t n_hidden[7], n_column[7], column[7][24];
    uint8_t n_stock, n_waste, stock[24];   /* waste bottom to top, then stock first drawn first */
} kk_position;
typedef struct { uint64_t nodes, table_bytes; double seconds; uint32_t shorten; } kk_limits;
typedef struct { int32_t verdict; uint64_t nodes, memory; char line[8192]; uint64_t visits; uint32_t n_line; } kk_result;
int klondike_solve(const kk_position *p, const kk_limits *limits, const volatile int *cancel, kk_result *out);
#endif
