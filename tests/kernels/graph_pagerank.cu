// PageRank: push with float atomics, pull over CSR, dangling mass, and an L1 convergence check.
// themes: graph, pagerank, atomics, reduction
#include "gpu.h"

extern "C" __global__ void pagerank_push(const int *row, const int *col, const float *rank, float *next, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n)
    return;
  int b = row[v], e = row[v + 1];
  if (b == e)
    return;
  float share = rank[v] / (e - b);
  for (int i = b; i < e; i++)
    atomicAdd(&next[col[i]], share);
}

extern "C" __global__ void pagerank_pull(const int *__restrict__ row, const int *__restrict__ col,
                                         const float *__restrict__ contrib, float *__restrict__ rank, float base,
                                         float damping, int n) {
  int warp = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, lane = threadIdx.x & 31;
  for (int v = warp; v < n; v += (gridDim.x * blockDim.x) >> 5) {
    float s = 0.f;
    for (int i = row[v] + lane; i < row[v + 1]; i += 32)
      s += contrib[col[i]];
    for (int d = 16; d; d >>= 1)
      s += __shfl_xor_sync(FULL_MASK, s, d);
    if (lane == 0)
      rank[v] = base + damping * s;
  }
}

extern "C" __global__ void pagerank_contrib(const float *rank, const int *row, float *contrib, float *dangling, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  float lost = 0.f;
  if (v < n) {
    int deg = row[v + 1] - row[v];
    contrib[v] = deg ? rank[v] / deg : 0.f;
    lost = deg ? 0.f : rank[v];
  }
  if (__any_sync(FULL_MASK, lost != 0.f)) {
    for (int d = 16; d; d >>= 1)
      lost += __shfl_xor_sync(FULL_MASK, lost, d);
    if ((threadIdx.x & 31) == 0)
      atomicAdd(dangling, lost);
  }
}

extern "C" __global__ void l1_distance(const float *a, const float *b, double *out, int n) {
  double s = 0.0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    s += fabsf(a[i] - b[i]);
  for (int d = 16; d; d >>= 1)
    s += __shfl_down_sync(FULL_MASK, s, d);
  if ((threadIdx.x & 31) == 0)
    atomicAdd(out, s);
}
