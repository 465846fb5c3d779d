// The warp-level instruction set: every shuffle kind and width, votes, match, active masks, divergence.
// themes: warp shuffle, warp vote, match, divergence
// variants: sm_75 o3
#include "gpu.h"

extern "C" __global__ void shuffles(const int *in, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = in[i];
  int r = __shfl_sync(FULL_MASK, v, 5);
  r += __shfl_sync(FULL_MASK, v, threadIdx.x + 1, 8) << 1;
  r ^= __shfl_up_sync(FULL_MASK, v, 3, 16);
  r += __shfl_down_sync(FULL_MASK, v, 2, 4);
  r ^= __shfl_xor_sync(FULL_MASK, v, 7);
  out[i] = r;
}

extern "C" __global__ void votes(const int *in, unsigned *out, int threshold) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  bool p = in[i] > threshold;
  unsigned r = __ballot_sync(FULL_MASK, p);
  if (__all_sync(FULL_MASK, p))
    r |= 0x80000000u;
  if (__any_sync(FULL_MASK, !p))
    r ^= 0x10u;
  if (__uni_sync(FULL_MASK, p))
    r = ~r;
  out[i] = r;
}

extern "C" __global__ void match_groups(const unsigned *keys, const uint64_t *wide, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, all;
  unsigned any = __match_any_sync(FULL_MASK, keys[i]);
  unsigned any64 = __match_any_sync(FULL_MASK, wide[i]);
  unsigned same = __match_all_sync(FULL_MASK, keys[i], &all);
  out[i] = (any ^ any64) + (all ? same : 0u);
}

// Stream compaction: order kept within a block by ballot ranks.
extern "C" __global__ void compact_positive(const float *in, float *out, int *count, int n) {
  __shared__ int warp_base[32], block_base;
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  float v = i < n ? in[i] : -1.f;
  bool keep = v > 0.f;
  unsigned m = __ballot_sync(FULL_MASK, keep);
  if (lane == 0)
    warp_base[warp] = __popc(m);
  __syncthreads();
  if (threadIdx.x == 0) {
    int s = 0;
    for (unsigned w = 0; w < blockDim.x / 32; w++) {
      int c = warp_base[w];
      warp_base[w] = s;
      s += c;
    }
    block_base = atomicAdd(count, s);
  }
  __syncthreads();
  if (keep)
    out[block_base + warp_base[warp] + __popc(m & ((1u << lane) - 1))] = v;
}

// Work shared inside diverged groups: lanes with the same branch cooperate.
extern "C" __global__ void diverged_sum(const int *kind, const int *val, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned lane = lane_id(), m;
  if (kind[i] & 1) {
    m = __activemask();
    if (lane == (unsigned)(__ffs((int)m) - 1))
      out[i / 32] = __popc(m);
    __syncwarp(m);
  } else {
    m = __ballot_sync(__activemask(), val[i] > 0);
    out[gridDim.x * blockDim.x / 32 + i] = (int)m;
  }
}
