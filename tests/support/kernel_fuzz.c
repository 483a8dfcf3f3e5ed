/* Feeds the kernel what a file holds, for builds that watch memory and arithmetic.
 *
 * kernel_fuzz FILE POSITION LIMITS RESULT: the file holds pairs of a position and limits, these sizes in bytes each; every one
 * gets memory of just that size, so that a step beyond it is seen.  Prints how often each verdict came. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int klondike_solve(const void *position, const void *limits, const volatile int *cancel, void *result);

enum { VERDICTS = 5 };

static int ask(const unsigned char *pair, size_t position_size, size_t limits_size, size_t result_size) {
    void *position = malloc(position_size), *limits = malloc(limits_size), *result = malloc(result_size);
    if (!position || !limits || !result) exit(2);
    memcpy(position, pair, position_size);
    memcpy(limits, pair + position_size, limits_size);
    memset(result, 0xa5, result_size);
    volatile int *cancel = calloc(1, sizeof *cancel);
    int verdict = klondike_solve(position, limits, cancel, result);
    free(position); free(limits); free(result); free((void *)cancel);
    return verdict;
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    size_t position = (size_t)atol(argv[2]), limits = (size_t)atol(argv[3]), result = (size_t)atol(argv[4]);
    FILE *file = fopen(argv[1], "rb");
    unsigned char *pair = malloc(position + limits);
    if (!file || !pair) return 2;
    long verdicts[VERDICTS] = { 0 };
    while (fread(pair, 1, position + limits, file) == position + limits) {
        int verdict = ask(pair, position, limits, result);
        if (verdict < 0 || verdict >= VERDICTS) { fprintf(stderr, "a verdict of %d\n", verdict); return 1; }
        verdicts[verdict]++;
    }
    fclose(file); free(pair);
    for (int i = 0; i < VERDICTS; i++) printf("%ld%c", verdicts[i], i < VERDICTS - 1 ? ' ' : '\n');
    return 0;
}
