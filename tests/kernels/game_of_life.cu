// Cellular automata: bytes on a torus, 32 cells a word by bit-sliced counting, and a forest-fire model.
// themes: cellular automaton, bit tricks, stencil
// variants: o3
#include "gpu.h"

extern "C" __global__ void life_bytes(const unsigned char *in, unsigned char *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  int n = 0;
#pragma unroll
  for (int dy = -1; dy <= 1; dy++)
#pragma unroll
    for (int dx = -1; dx <= 1; dx++)
      if (dx || dy)
        n += in[(y + dy + h) % h * w + (x + dx + w) % w];
  out[y * w + x] = n == 3 || (n == 2 && in[y * w + x]);
}

GPU_FN void half_add(unsigned a, unsigned b, unsigned &s, unsigned &c) {
  s = a ^ b;
  c = a & b;
}
GPU_FN void full_add(unsigned a, unsigned b, unsigned d, unsigned &s, unsigned &c) {
  s = a ^ b ^ d;
  c = (a & b) | (d & (a ^ b));
}

extern "C" __global__ void life_bits(const unsigned *in, unsigned *out, int w32, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w32 || y >= h)
    return;
  int xl = x ? x - 1 : w32 - 1, xr = x + 1 < w32 ? x + 1 : 0;
  const unsigned *u = in + (y ? y - 1 : h - 1) * w32, *m = in + y * w32, *d = in + (y + 1 < h ? y + 1 : 0) * w32;
  unsigned uc = u[x], mc = m[x], dc = d[x];
  unsigned ul = __funnelshift_l(u[xl], uc, 1), ur = __funnelshift_r(uc, u[xr], 1);
  unsigned ml = __funnelshift_l(m[xl], mc, 1), mr = __funnelshift_r(mc, m[xr], 1);
  unsigned dl = __funnelshift_l(d[xl], dc, 1), dr = __funnelshift_r(dc, d[xr], 1);
  unsigned s0, c0, s1, c1, s2, c2, ones, c3, t0, t1, twos, fours;
  full_add(ul, uc, ur, s0, c0);
  half_add(ml, mr, s1, c1);
  full_add(dl, dc, dr, s2, c2);
  full_add(s0, s1, s2, ones, c3);
  full_add(c0, c1, c2, t0, t1);
  half_add(t0, c3, twos, fours);
  fours |= t1;
  out[y * w32 + x] = twos & ~fours & (ones | mc);
}

enum Cell : unsigned char { EMPTY, TREE, FIRE };

extern "C" __global__ void forest_fire(const unsigned char *in, unsigned char *out, int w, int h, unsigned grow,
                                       unsigned spark, unsigned seed) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  int i = y * w + x;
  unsigned r = (seed ^ (unsigned)i) * 747796405u + 2891336453u;
  r = ((r >> ((r >> 28) + 4)) ^ r) * 277803737u;
  switch (in[i]) {
  case EMPTY: out[i] = r < grow ? TREE : EMPTY; break;
  case FIRE: out[i] = EMPTY; break;
  case TREE: {
    bool lit = (x > 0 && in[i - 1] == FIRE) || (x + 1 < w && in[i + 1] == FIRE) || (y > 0 && in[i - w] == FIRE) ||
               (y + 1 < h && in[i + w] == FIRE);
    out[i] = lit || r < spark ? FIRE : TREE;
    break;
  }
  }
}
