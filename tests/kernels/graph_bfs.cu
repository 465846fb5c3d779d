// Breadth-first search: level-synchronous over vertices, frontier queue with warp-aggregated
// appends, and bottom-up with a visited bitmap.
// themes: graph, bfs, atomics, warp vote, bitmap
#include "gpu.h"

extern "C" __global__ void bfs_level(const int *row, const int *col, int *dist, int n, int level, int *changed) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n || dist[v] != level)
    return;
  for (int e = row[v]; e < row[v + 1]; e++) {
    int u = col[e];
    if (dist[u] < 0) {
      dist[u] = level + 1;
      *changed = 1;
    }
  }
}

GPU_FN int warp_append(int *counter) {
  unsigned mask = __activemask();
  int leader = __ffs((int)mask) - 1;
  unsigned lane = lane_id();
  int base = 0;
  if ((int)lane == leader)
    base = atomicAdd(counter, __popc(mask));
  base = __shfl_sync(mask, base, leader);
  return base + __popc(mask & ((1u << lane) - 1));
}

extern "C" __global__ void bfs_frontier(const int *row, const int *col, int *dist, const int *frontier,
                                        const int *frontier_size, int *next, int *next_size, int level) {
  int n = *frontier_size;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    int v = frontier[i];
    for (int e = row[v], end = row[v + 1]; e < end; e++) {
      int u = col[e];
      if (atomicCAS(&dist[u], -1, level + 1) == -1)
        next[warp_append(next_size)] = u;
    }
  }
}

extern "C" __global__ void bfs_bottom_up(const int *row, const int *col, const unsigned *front, unsigned *next,
                                         unsigned *visited, int *parent, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  bool found = false;
  if (v < n && !(visited[v >> 5] >> (v & 31) & 1)) {
    for (int e = row[v]; e < row[v + 1]; e++) {
      int u = col[e];
      if (front[u >> 5] >> (u & 31) & 1) {
        parent[v] = u;
        found = true;
        break;
      }
    }
  }
  unsigned bits = __ballot_sync(FULL_MASK, found);
  if ((threadIdx.x & 31) == 0 && v < n) {
    next[v >> 5] = bits;
    visited[v >> 5] |= bits;
  }
}
