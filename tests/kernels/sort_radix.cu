// Pieces of a least-significant-digit radix sort: digit histogram, digit scan, stable scatter with ballots,
// and key transforms for signed and floating-point orders.
// themes: sorting, radix, warp vote, scan, bit tricks
// variants: o3
#include "gpu.h"

GPU_FN unsigned float_to_key(float f) {
  unsigned u = __float_as_uint(f);
  return u ^ ((unsigned)((int)u >> 31) | 0x80000000u);
}
GPU_FN float key_to_float(unsigned k) {
  return __uint_as_float(k ^ (((k >> 31) - 1u) | 0x80000000u));
}

extern "C" __global__ void make_keys(const float *in, unsigned *keys, unsigned *vals, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    keys[i] = float_to_key(in[i]);
    vals[i] = (unsigned)i;
  }
}

extern "C" __global__ void restore_floats(const unsigned *keys, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = key_to_float(keys[i]);
}

extern "C" __global__ void digit_histogram(const unsigned *keys, unsigned *hist, int n, int shift) {
  __shared__ unsigned h[16];
  if (threadIdx.x < 16)
    h[threadIdx.x] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&h[keys[i] >> shift & 15], 1u);
  __syncthreads();
  if (threadIdx.x < 16)
    hist[threadIdx.x * gridDim.x + blockIdx.x] = h[threadIdx.x];
}

extern "C" __global__ void __launch_bounds__(256) digit_scatter(const unsigned *keys, const unsigned *vals,
                                                                const unsigned *offsets, unsigned *keys_out,
                                                                unsigned *vals_out, int n, int shift) {
  __shared__ unsigned warp_count[8][16];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5, i = blockIdx.x * 256 + t;
  if (lane < 16)
    warp_count[warp][lane] = 0;
  __syncwarp();
  bool in = i < n;
  unsigned key = in ? keys[i] : 0xffffffffu, digit = key >> shift & 15;
  unsigned peers = __ballot_sync(FULL_MASK, in);
#pragma unroll
  for (int b = 0; b < 4; b++) {
    bool bit = digit >> b & 1;
    unsigned m = __ballot_sync(FULL_MASK, bit);
    peers &= bit ? m : ~m;
  }
  unsigned rank = __popc(peers & ((1u << lane) - 1));
  if (in && rank == 0)
    warp_count[warp][digit] = __popc(peers);
  __syncthreads();
  if (t < 16) {
    unsigned s = offsets[t * gridDim.x + blockIdx.x];
    for (int w = 0; w < 8; w++) {
      unsigned c = warp_count[w][t];
      warp_count[w][t] = s;
      s += c;
    }
  }
  __syncthreads();
  if (in) {
    unsigned p = warp_count[warp][digit] + rank;
    keys_out[p] = key;
    vals_out[p] = vals[i];
  }
}
