// Cooperative groups of the toolkit: tiles, labelled partitions, reductions, scans, grid and cluster groups.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;

__global__ void tile_reduce(const int *in, int *out) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  int v = in[block.thread_rank()];
  int s = cg::reduce(tile, v, cg::plus<int>());
  int m = cg::reduce(tile, v, cg::greater<int>());
  int e = cg::exclusive_scan(tile, v, cg::plus<int>());
  block.sync();
  out[block.thread_rank()] = s + m * 3 + e;
}

__global__ void aggregate(int *counter, const float *x, float *out, int n) {
  int i = cg::this_grid().thread_rank();
  if (i < n && x[i] > 0.f) {
    auto g = cg::coalesced_threads();
    int base = 0;
    if (g.thread_rank() == 0) base = atomicAdd(counter, (int)g.size());
    out[g.shfl(base, 0) + g.thread_rank()] = x[i];
  }
}

__global__ void partitions(const int *key, int *out) {
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  auto same = cg::labeled_partition(warp, key[threadIdx.x]);
  auto odd = cg::binary_partition(warp, key[threadIdx.x] & 1);
  out[threadIdx.x] = cg::reduce(same, (int)threadIdx.x, cg::plus<int>()) + odd.any(key[threadIdx.x] > 7);
}

__global__ void whole_grid(float *a, int steps) {
  auto grid = cg::this_grid();
  for (int s = 0; s < steps; s++) {
    a[(s & 1) * grid.size() + grid.thread_rank()] += 1.f;
    grid.sync();
  }
}
