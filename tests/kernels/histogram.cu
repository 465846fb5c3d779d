// Histograms: global atomics, shared privatised bins, per-warp sub-histograms of bytes, warp-aggregated by match.
// themes: histogram, atomics, shared memory, match, vectorised loads
#include "gpu.h"

extern "C" __global__ void histogram_global(const unsigned char *in, unsigned *bins, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&bins[in[i]], 1u);
}

extern "C" __global__ void histogram_shared(const float *in, unsigned *bins, int n, float lo, float scale, int nbins) {
  extern __shared__ unsigned local[];
  for (int b = threadIdx.x; b < nbins; b += blockDim.x)
    local[b] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    int b = (int)((in[i] - lo) * scale);
    if ((unsigned)b < (unsigned)nbins)
      atomicAdd(&local[b], 1u);
  }
  __syncthreads();
  for (int b = threadIdx.x; b < nbins; b += blockDim.x)
    if (local[b])
      atomicAdd(&bins[b], local[b]);
}

extern "C" __global__ void histogram_per_warp(const uint4 *in, unsigned *bins, int n16) {
  __shared__ unsigned h[6][256];
  unsigned *mine = h[threadIdx.x / 32];
  for (int i = threadIdx.x; i < 6 * 256; i += blockDim.x)
    (&h[0][0])[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n16; i += gridDim.x * blockDim.x) {
    uint4 v = in[i];
    unsigned w[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
    for (int j = 0; j < 16; j++)
      atomicAdd(&mine[(w[j / 4] >> (j % 4 * 8)) & 0xff], 1u);
  }
  __syncthreads();
  for (int b = threadIdx.x; b < 256; b += blockDim.x) {
    unsigned s = 0;
    for (int w = 0; w < 6; w++)
      s += h[w][b];
    atomicAdd(&bins[b], s);
  }
}

extern "C" __global__ void histogram_match(const unsigned *keys, unsigned *bins, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned active = __ballot_sync(FULL_MASK, i < n);
  if (i >= n)
    return;
  unsigned key = keys[i];
  unsigned peers = __match_any_sync(active, key);
  if (__ffs((int)peers) - 1 == (int)lane_id())
    atomicAdd(&bins[key], (unsigned)__popc(peers));
}
