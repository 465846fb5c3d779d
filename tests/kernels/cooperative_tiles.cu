// Hand-rolled cooperative groups: tiles of a power-of-two size by template, labelled partitions, a grid barrier,
// block-cluster-free producer and consumer.
// themes: cooperative groups, warp shuffle, grid barrier, templates
#include "gpu.h"

template <int N> struct Tile {
  unsigned mask;
  int rank;
  __device__ Tile() {
    unsigned lane = lane_id();
    rank = (int)(lane % N);
    mask = N == 32 ? FULL_MASK : ((1u << N) - 1) << (lane / N * N);
  }
  __device__ void sync() const { __syncwarp(mask); }
  template <typename T> __device__ T shfl(T v, int src) const { return __shfl_sync(mask, v, src, N); }
  template <typename T, typename Op> __device__ T reduce(T v, Op op) const {
#pragma unroll
    for (int d = N / 2; d; d /= 2)
      v = op(v, __shfl_xor_sync(mask, v, d, N));
    return v;
  }
  __device__ bool any(bool p) const { return __ballot_sync(mask, p) & mask; }
  template <typename T> __device__ T exclusive_sum(T v) const {
    T s = v;
#pragma unroll
    for (int d = 1; d < N; d *= 2) {
      T u = __shfl_up_sync(mask, s, d, N);
      if (rank >= d)
        s += u;
    }
    return s - v;
  }
};

template <int N> __global__ void row_norms(const float *x, float *out, int rows, int cols) {
  Tile<N> tile;
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / N;
  float s = 0.f;
  if (row < rows)
    for (int c = tile.rank; c < cols; c += N)
      s += x[(size_t)row * cols + c] * x[(size_t)row * cols + c];
  s = tile.reduce(s, [](float a, float b) { return a + b; });
  if (row < rows && tile.rank == 0)
    out[row] = sqrtf(s);
}
template __global__ void row_norms<4>(const float *, float *, int, int);
template __global__ void row_norms<32>(const float *, float *, int, int);

extern "C" __global__ void segmented_ranks(const int *len, int *start, int *longest) {
  Tile<16> tile;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  start[i] = tile.exclusive_sum(len[i]);
  int m = tile.reduce(len[i], [](int a, int b) { return max(a, b); });
  if (tile.any(len[i] > 100) && tile.rank == 0)
    longest[i / 16] = tile.shfl(m, 3);
  tile.sync();
}

extern "C" __global__ void partition_by_key(const unsigned *key, const int *val, int *sums) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned k = key[i], group = __match_any_sync(FULL_MASK, k);
  int s = __reduce_add_sync(group, val[i]);
  if (lane_id() == (unsigned)(__ffs((int)group) - 1))
    atomicAdd(&sums[k], s);
}

GPU_FN void grid_sync(unsigned *barrier) {
  __syncthreads();
  if (threadIdx.x == 0) {
    unsigned inc = blockIdx.x == 0 ? 0x80000000u - (gridDim.x - 1) : 1u;
    __threadfence();
    unsigned old = atomicAdd(barrier, inc);
    while ((((old ^ *(volatile unsigned *)barrier) & 0x80000000u) == 0))
      ;
    __threadfence();
  }
  __syncthreads();
}

extern "C" __global__ void diffuse_persistent(float *a, float *b, unsigned *barrier, int n, int steps) {
  for (int s = 0; s < steps; s++) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x + 1; i < n - 1; i += gridDim.x * blockDim.x)
      b[i] = 0.25f * a[i - 1] + 0.5f * a[i] + 0.25f * a[i + 1];
    grid_sync(barrier);
    float *t = a;
    a = b;
    b = t;
  }
}
