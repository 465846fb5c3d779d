// Guards inside loops: bits that choose what is read, taps before the start of a signal, rows of different lengths, tiles
// at the border, two searches after one another, and quotients on one side only.
// themes: loops, guards, predicates, remainders
#include "gpu.h"

// Sobol numbers: each bit of a Gray code says whether a direction counts.
extern "C" __global__ void sobol(const unsigned *dirs, float *out, int n, int dims) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n)
    return;
  unsigned gray = t ^ (t >> 1);
  for (int d = 0; d < dims; d++) {
    unsigned v = 0;
    for (int b = 0; b < 32; b++)
      if (gray >> b & 1)
        v ^= dirs[d * 32 + b];
    out[t * dims + d] = v * (1.f / 4294967296.f);
  }
}

// A filter whose first outputs have fewer taps.
extern "C" __global__ void fir(const float *x, const float *h, float *y, int n, int taps) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n)
    return;
  float s = 0;
  for (int k = 0; k < taps; k++)
    if (t >= k)
      s += h[k] * x[t - k];
  y[t] = s;
}

// A sparse product: columns of -1 fill up short rows, and have no value.
extern "C" __global__ void ell_spmv(const int *columns, const float *values, const float *x, float *y, int rows,
                                    int width) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float s = 0;
  for (int k = 0; k < width; k++) {
    int c = columns[k * rows + r];
    if (c >= 0)
      s += values[k * rows + r] * x[c & 1023];
  }
  y[r] = s;
}

// A product by tiles whose last ones are not full.
extern "C" __global__ void gemm_border(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float a[8][8], b[8][9];
  int tx = threadIdx.x & 7, ty = (threadIdx.x >> 3) & 7;
  int r = blockIdx.y * 8 + ty, c = blockIdx.x * 8 + tx;
  float s = 0;
  for (int k = 0; k < K; k += 8) {
    a[ty][tx] = r < M && k + tx < K ? A[r * K + k + tx] : 0;
    b[ty][tx] = c < N && k + ty < K ? B[(k + ty) * N + c] : 0;
    __syncthreads();
    for (int i = 0; i < 8; i++)
      s += a[ty][i] * b[i][tx];
    __syncthreads();
  }
  if (r < M && c < N)
    C[r * N + c] = s;
}

// Roots of two elements, one search behind the other.
extern "C" __global__ void unite(int *parent, const int *a, const int *b, int m) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= m)
    return;
  int u = a[e] & 63, v = b[e] & 63;
  for (int guard = 0; parent[u] != u && guard < 64; guard++)
    u = parent[u] & 63;
  for (int guard = 0; parent[v] != v && guard < 64; guard++)
    v = parent[v] & 63;
  if (u != v)
    parent[max(u, v)] = min(u, v);
}

// Powers by squares: the second remainder is taken for bits that are set.
extern "C" __global__ void modpow(const uint64_t *base, const uint64_t *exponent, uint64_t *out, int n, uint64_t m) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n)
    return;
  m = (m & 0x7fffffff) | 1;
  uint64_t x = base[t] % m, r = 1 % m;
  for (uint64_t k = exponent[t]; k; k >>= 1) {
    if (k & 1)
      r = r * x % m;
    x = x * x % m;
  }
  out[t] = r;
}

// Sums that stay below twice their modulus.
extern "C" __global__ void adler32(const unsigned char *data, unsigned *out, int len) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned a = 1, b = 0;
  for (int i = 0; i < len; i++) {
    a = (a + data[t * len + i]) % 65521;
    b = (b + a) % 65521;
  }
  out[t] = b << 16 | a;
}

// The nearest of three costs, each one more than its cell.
extern "C" __global__ void align_row(const char *a, const char *b, const int *above, int *out, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int left = 0, diagonal = above[0];
  for (int j = 1; j <= n; j++) {
    int up = above[j];
    int s = diagonal + (a[t] == b[j - 1] ? 2 : -1);
    s = max(s, up - 1);
    s = max(s, left - 1);
    left = max(s, 0);
    diagonal = up;
    out[t * (n + 1) + j] = left;
  }
}
