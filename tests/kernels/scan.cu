// Prefix sums: Hillis-Steele, Blelloch with bank-conflict padding, warp-shuffle block scan,
// and a single-pass decoupled look-back scan.
// themes: scan, shared memory, warp shuffle, decoupled look-back
#include "gpu.h"

extern "C" __global__ void scan_hillis_steele(const int *in, int *out, int n) {
  extern __shared__ int buf[];
  int tid = threadIdx.x, cur = 0;
  buf[tid] = tid < n ? in[tid] : 0;
  __syncthreads();
  for (int d = 1; d < n; d *= 2) {
    int nxt = 1 - cur;
    int v = buf[cur * n + tid];
    if (tid >= d)
      v += buf[cur * n + tid - d];
    buf[nxt * n + tid] = v;
    cur = nxt;
    __syncthreads();
  }
  if (tid < n)
    out[tid] = buf[cur * n + tid];
}

#define PAD(i) ((i) + ((i) >> 5))

extern "C" __global__ void scan_blelloch(int *data, int *sums) {
  __shared__ int s[PAD(512) + 1];
  int t = threadIdx.x, base = blockIdx.x * 512;
  s[PAD(t)] = data[base + t];
  s[PAD(t + 256)] = data[base + t + 256];
  int off = 1;
  for (int d = 256; d > 0; d >>= 1, off <<= 1) {
    __syncthreads();
    if (t < d)
      s[PAD(off * (2 * t + 2) - 1)] += s[PAD(off * (2 * t + 1) - 1)];
  }
  if (t == 0) {
    sums[blockIdx.x] = s[PAD(511)];
    s[PAD(511)] = 0;
  }
  for (int d = 1; d < 512; d *= 2) {
    off >>= 1;
    __syncthreads();
    if (t < d) {
      int a = PAD(off * (2 * t + 1) - 1), b = PAD(off * (2 * t + 2) - 1);
      int v = s[a];
      s[a] = s[b];
      s[b] += v;
    }
  }
  __syncthreads();
  data[base + t] = s[PAD(t)];
  data[base + t + 256] = s[PAD(t + 256)];
}

GPU_FN int warp_inclusive(int v, int lane) {
#pragma unroll
  for (int d = 1; d < 32; d *= 2) {
    int u = __shfl_up_sync(FULL_MASK, v, d);
    if (lane >= d)
      v += u;
  }
  return v;
}

enum : unsigned { EMPTY = 0, AGGREGATE = 1, PREFIX = 2 };

// One tile a block; state[tile] holds (flag << 32 | value).
extern "C" __global__ void __launch_bounds__(256) scan_lookback(const int *in, int *out, uint64_t *state,
                                                                unsigned *ticket, int n) {
  __shared__ int warp_tot[8];
  __shared__ int tile_s, excl_s;
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  if (t == 0)
    tile_s = (int)atomicAdd(ticket, 1u);
  __syncthreads();
  int tile = tile_s, i = tile * 256 + t;
  int v = i < n ? in[i] : 0;
  int inc = warp_inclusive(v, lane);
  if (lane == 31)
    warp_tot[warp] = inc;
  __syncthreads();
  int before = 0;
  for (int w = 0; w < warp; w++)
    before += warp_tot[w];
  inc += before;
  if (t == 255) {
    __scoped_atomic_store_n(&state[tile], (uint64_t)(tile ? AGGREGATE : PREFIX) << 32 | (unsigned)inc,
                            __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
    int excl = 0;
    for (int p = tile - 1; p >= 0;) {
      uint64_t s = __scoped_atomic_load_n(&state[p], __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE);
      unsigned flag = (unsigned)(s >> 32);
      if (flag == EMPTY)
        continue;
      excl += (int)(unsigned)s;
      if (flag == PREFIX)
        break;
      p--;
    }
    excl_s = excl;
    if (tile)
      __scoped_atomic_store_n(&state[tile], (uint64_t)PREFIX << 32 | (unsigned)(excl + inc), __ATOMIC_RELEASE,
                              __MEMORY_SCOPE_DEVICE);
  }
  __syncthreads();
  if (i < n)
    out[i] = excl_s + inc;
}
