// Shortest paths: Bellman-Ford relaxation, delta-stepping buckets, and blocked Floyd-Warshall.
// themes: graph, sssp, floyd-warshall, dynamic programming, atomics
// variants: o3
#include "gpu.h"

struct Edge {
  int src, dst;
  float w;
};

GPU_FN float atomic_min_float(float *p, float v) {
  int old = *(int *)p;
  while (__int_as_float(old) > v) {
    int seen = atomicCAS((int *)p, old, __float_as_int(v));
    if (seen == old)
      break;
    old = seen;
  }
  return __int_as_float(old);
}

extern "C" __global__ void bellman_ford(const Edge *edges, int m, float *dist, int *changed) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= m)
    return;
  Edge ed = edges[e];
  float d = dist[ed.src] + ed.w;
  if (d < atomic_min_float(&dist[ed.dst], d))
    *changed = 1;
}

extern "C" __global__ void delta_step(const int *row, const int *col, const unsigned *w, unsigned *dist,
                                      const int *bucket, int size, int *near, int *near_n, int *far, int *far_n,
                                      unsigned limit) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= size)
    return;
  int v = bucket[i];
  unsigned dv = dist[v];
  for (int e = row[v]; e < row[v + 1]; e++) {
    unsigned d = dv + w[e];
    if (atomicMin(&dist[col[e]], d) > d) {
      if (d < limit)
        near[atomicAdd(near_n, 1)] = col[e];
      else
        far[atomicAdd(far_n, 1)] = col[e];
    }
  }
}

constexpr int T = 16;

extern "C" __global__ void floyd_step(int *d, int n, int k) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && j < n)
    d[i * n + j] = min(d[i * n + j], d[i * n + k] + d[k * n + j]);
}

extern "C" __global__ void floyd_blocked_phase3(int *d, int n, int kb) {
  __shared__ int row[T][T], col[T][T];
  int bi = blockIdx.y, bj = blockIdx.x;
  if (bi == kb || bj == kb)
    return;
  int i = bi * T + threadIdx.y, j = bj * T + threadIdx.x;
  row[threadIdx.y][threadIdx.x] = d[(kb * T + threadIdx.y) * n + j];
  col[threadIdx.y][threadIdx.x] = d[i * n + kb * T + threadIdx.x];
  __syncthreads();
  int best = d[i * n + j];
#pragma unroll
  for (int k = 0; k < T; k++)
    best = min(best, col[threadIdx.y][k] + row[k][threadIdx.x]);
  d[i * n + j] = best;
}
