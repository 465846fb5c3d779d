// Text: naive search, KMP per chunk, packed 4-byte compares, a DFA (Aho-Corasick) over a table, number parsing, case folding.
// themes: string matching, byte operations, state machine, parsing
#include "gpu.h"

extern "C" __global__ void find_naive(const char *text, int n, const char *pat, int m, int *hits, int *count, int cap) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > n - m)
    return;
  for (int j = 0; j < m; j++)
    if (text[i + j] != pat[j])
      return;
  int k = atomicAdd(count, 1);
  if (k < cap)
    hits[k] = i;
}

__constant__ char kmp_pattern[64];
__constant__ int kmp_fail[64];

extern "C" __global__ void find_kmp(const char *text, int n, int m, int chunk, int *count) {
  int b = (blockIdx.x * blockDim.x + threadIdx.x) * chunk;
  int e = min(b + chunk + m - 1, n), found = 0;
  for (int i = b, j = 0; i < e; i++) {
    while (j > 0 && text[i] != kmp_pattern[j])
      j = kmp_fail[j - 1];
    if (text[i] == kmp_pattern[j])
      j++;
    if (j == m) {
      found++;
      j = kmp_fail[j - 1];
    }
  }
  if (found)
    atomicAdd(count, found);
}

extern "C" __global__ void aho_corasick(const unsigned char *text, const int *line_start, const unsigned short *delta,
                                        const unsigned *accept, unsigned *out, int lines) {
  int l = blockIdx.x * blockDim.x + threadIdx.x;
  if (l >= lines)
    return;
  unsigned state = 0, seen = 0;
  for (int i = line_start[l]; i < line_start[l + 1]; i++) {
    state = delta[state * 256 + text[i]];
    seen |= accept[state];
  }
  out[l] = seen;
}

extern "C" __global__ void parse_ints(const char *text, const int *start, int *out, unsigned char *ok, int n) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= n)
    return;
  const char *p = text + start[r], *e = text + start[r + 1];
  bool neg = false;
  while (p < e && (*p == ' ' || *p == '\t'))
    p++;
  if (p < e && (*p == '-' || *p == '+'))
    neg = *p++ == '-';
  int v = 0, digits = 0;
  bool bad = false;
  for (; p < e; p++) {
    unsigned d = (unsigned char)*p - '0';
    if (d > 9) {
      bad = true;
      break;
    }
    bad |= __builtin_mul_overflow(v, 10, &v);
    bad |= __builtin_add_overflow(v, (int)d, &v);
    digits++;
  }
  out[r] = neg ? -v : v;
  ok[r] = digits > 0 && !bad;
}

// Four characters at a time: lower-case by SIMD within a register, and count the spaces.
extern "C" __global__ void fold_case(unsigned *words, int *spaces, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned w = words[i];
  unsigned heptets = w & 0x7f7f7f7fu;
  unsigned ge_a = heptets + 0x3f3f3f3fu, gt_z = heptets + 0x25252525u;
  unsigned upper = (ge_a ^ gt_z) & ~w & 0x80808080u;
  words[i] = w | upper >> 2;
  unsigned x = w ^ 0x20202020u;
  unsigned zero = ~(((x & 0x7f7f7f7fu) + 0x7f7f7f7fu) | x | 0x7f7f7f7fu);
  if (zero)
    atomicAdd(spaces, __popc(zero));
}
