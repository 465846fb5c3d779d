// Dynamic programming: 0/1 knapsack row, edit distance by anti-diagonals and bit-parallel, Smith-Waterman cell
// update, Viterbi step.
// themes: dynamic programming, edit distance, knapsack, bit-parallel
#include "gpu.h"

extern "C" __global__ void knapsack_row(const int *__restrict__ prev, int *__restrict__ cur, unsigned *take, int cap,
                                        int weight, int value) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  bool t = false;
  if (c <= cap) {
    int skip = prev[c], with = c >= weight ? prev[c - weight] + value : -1;
    t = with > skip;
    cur[c] = t ? with : skip;
  }
  unsigned m = __ballot_sync(FULL_MASK, t);
  if ((threadIdx.x & 31) == 0 && c <= cap)
    take[c >> 5] = m;
}

extern "C" __global__ void edit_distance_diagonals(const char *a, const char *b, int n, int m, int *out) {
  extern __shared__ int d[];
  int *p2 = d, *p1 = d + n + 1, *cur = d + 2 * (n + 1);
  for (int k = 0; k <= n + m; k++) {
    for (int i = threadIdx.x; i <= n; i += blockDim.x) {
      int j = k - i;
      if (j < 0 || j > m)
        continue;
      if (i == 0 || j == 0)
        cur[i] = i + j;
      else
        cur[i] = min(min(p1[i - 1], p1[i]) + 1, p2[i - 1] + (a[i - 1] != b[j - 1]));
    }
    __syncthreads();
    int *t = p2;
    p2 = p1;
    p1 = cur;
    cur = t;
  }
  if (threadIdx.x == 0)
    *out = p1[n];
}

// Myers' bit-vector algorithm: patterns of at most 64 characters, one text a thread.
extern "C" __global__ void edit_distance_bits(const uint64_t *peq, int m, const unsigned char *text, const int *start,
                                              int *out, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n)
    return;
  uint64_t pv = ~0ull, mv = 0, top = 1ull << (m - 1);
  int score = m;
  for (int i = start[t]; i < start[t + 1]; i++) {
    uint64_t eq = peq[text[i]], xv = eq | mv, xh = (((eq & pv) + pv) ^ pv) | eq;
    uint64_t ph = mv | ~(xh | pv), mh = pv & xh;
    score += (ph & top) != 0;
    score -= (mh & top) != 0;
    ph = ph << 1 | 1;
    mh <<= 1;
    pv = mh | ~(xv | ph);
    mv = ph & xv;
  }
  out[t] = score;
}

struct SwCell {
  short h, e, f;
};

extern "C" __global__ void smith_waterman_diagonal(const SwCell *up, const SwCell *left, const SwCell *diag,
                                                   const char *a, const char *b, SwCell *out, int *best, int len,
                                                   short match, short mismatch, short open, short extend) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= len)
    return;
  short e = max((short)(left[i].e - extend), (short)(left[i].h - open));
  short f = max((short)(up[i].f - extend), (short)(up[i].h - open));
  short h = (short)(diag[i].h + (a[i] == b[len - 1 - i] ? match : mismatch));
  h = max(max(h, (short)0), max(e, f));
  out[i] = {h, e, f};
  atomicMax(best, (int)h);
}

extern "C" __global__ void viterbi_step(const float *prev, const float *trans, const float *emit, float *cur,
                                        unsigned char *back, int states) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= states)
    return;
  float best = -INFINITY;
  int arg = 0;
  for (int p = 0; p < states; p++) {
    float v = prev[p] + trans[p * states + s];
    if (v > best) {
      best = v;
      arg = p;
    }
  }
  cur[s] = best + emit[s];
  back[s] = (unsigned char)arg;
}
