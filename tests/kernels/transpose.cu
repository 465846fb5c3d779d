// Matrix transposes: naive, padded shared tile, swizzled shared tile, 8-bit 4x4 by byte permutes.
// themes: transpose, shared memory, byte permute
#include "gpu.h"

constexpr int TILE = 32, ROWS = 8;

extern "C" __global__ void transpose_naive(const float *in, float *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h)
    out[x * h + y] = in[y * w + x];
}

extern "C" __global__ void transpose_padded(const float *__restrict__ in, float *__restrict__ out, int w, int h) {
  __shared__ float tile[TILE][TILE + 1];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += ROWS)
    if (x < w && y + j < h)
      tile[threadIdx.y + j][threadIdx.x] = in[(size_t)(y + j) * w + x];
  __syncthreads();
  x = blockIdx.y * TILE + threadIdx.x;
  y = blockIdx.x * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += ROWS)
    if (x < h && y + j < w)
      out[(size_t)(y + j) * h + x] = tile[threadIdx.x][threadIdx.y + j];
}

extern "C" __global__ void transpose_swizzled(const float *__restrict__ in, float *__restrict__ out, int w, int h) {
  __shared__ float tile[TILE * TILE];
  unsigned tx = threadIdx.x, ty = threadIdx.y;
  in += (size_t)blockIdx.y * TILE * w + blockIdx.x * TILE;
  out += (size_t)blockIdx.x * TILE * h + blockIdx.y * TILE;
#pragma unroll
  for (unsigned j = 0; j < TILE; j += ROWS)
    tile[(ty + j) * TILE + (tx ^ (ty + j))] = in[(size_t)(ty + j) * w + tx];
  __syncthreads();
#pragma unroll
  for (unsigned j = 0; j < TILE; j += ROWS)
    out[(size_t)(ty + j) * h + tx] = tile[tx * TILE + (tx ^ (ty + j))];
}

// Each thread transposes a 4x4 block of bytes held in four registers.
extern "C" __global__ void transpose_bytes_4x4(const unsigned *in, unsigned *out, int w4, int h4) {
  int bx = blockIdx.x * blockDim.x + threadIdx.x, by = blockIdx.y * blockDim.y + threadIdx.y;
  if (bx >= w4 || by >= h4)
    return;
  const unsigned *p = in + (size_t)by * 4 * w4 + bx;
  unsigned r0 = p[0], r1 = p[w4], r2 = p[2 * w4], r3 = p[3 * w4];
  unsigned a = __byte_perm(r0, r1, 0x5140), b = __byte_perm(r2, r3, 0x5140);
  unsigned c = __byte_perm(r0, r1, 0x7362), d = __byte_perm(r2, r3, 0x7362);
  unsigned *q = out + (size_t)bx * 4 * h4 + by;
  q[0] = __byte_perm(a, b, 0x5410);
  q[h4] = __byte_perm(a, b, 0x7632);
  q[2 * h4] = __byte_perm(c, d, 0x5410);
  q[3 * h4] = __byte_perm(c, d, 0x7632);
}
