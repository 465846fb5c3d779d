// Local memory: arrays indexed at run time, address taken, passed to calls, large frames, memcpy and memset of fixed
// and variable length, unions.
// themes: local memory, alloca, memcpy, type punning
// variants: o3
#include "gpu.h"

extern "C" __global__ void local_histogram(const unsigned char *in, int *out, int per) {
  int t = blockIdx.x * blockDim.x + threadIdx.x, bins[16] = {};
  for (int i = 0; i < per; i++)
    bins[in[t * per + i] & 15]++;
  int best = 0;
  for (int b = 1; b < 16; b++)
    if (bins[b] > bins[best])
      best = b;
  out[t] = best;
}

__device__ __noinline__ void fill_frame(float *p, int n, float v) {
  for (int i = 0; i < n; i++)
    p[i] = v * i;
}

extern "C" __global__ void large_frame(float *out, int n, int pick) {
  float frame[512];
  fill_frame(frame, min(n, 512), (float)threadIdx.x);
  out[threadIdx.x] = frame[pick & 511] + frame[(pick + threadIdx.x) & 511];
}

struct Blob {
  unsigned char bytes[40];
  int tail;
};

extern "C" __global__ void copies(Blob *dst, const Blob *src, char *var_dst, const char *var_src, int len) {
  Blob b;
  __builtin_memcpy(&b, &src[threadIdx.x], sizeof(Blob));
  __builtin_memset(b.bytes + 8, 0xa5, 16);
  b.tail += b.bytes[threadIdx.x % 40];
  dst[threadIdx.x] = b;
  if (threadIdx.x == 0) {
    __builtin_memcpy(var_dst, var_src, len);
    __builtin_memmove(var_dst + 1, var_dst, len);
    __builtin_memset(var_dst + len, 0, 64);
  }
}

union Bits {
  double d;
  unsigned u[2];
  unsigned short s[4];
  unsigned char c[8];
};

extern "C" __global__ void pun(const double *in, double *out, int k) {
  Bits b;
  b.d = in[threadIdx.x];
  b.u[1] ^= 0x80000000u;
  b.s[k & 3] += 1;
  unsigned char t = b.c[0];
  b.c[0] = b.c[7 - (k & 1)];
  b.c[6] = t;
  out[threadIdx.x] = b.d;
}

extern "C" __global__ void pointer_select(int *global, int n, int *out) {
  int a[4] = {1, 2, 3, n}, b[4] = {n, 5, 6, 7};
  int *p = threadIdx.x & 1 ? a : b;
  int *q = threadIdx.x & 2 ? &a[n & 3] : &global[threadIdx.x];
  p[(n + threadIdx.x) & 3] += *q;
  *q = p[1];
  out[threadIdx.x] = a[0] + a[1] + a[2] + a[3] + b[0] + b[1] + b[2] + b[3] + *q;
}

extern "C" __global__ void matrix_stack(const float *ops, const int *kind, float *out, int n) {
  float stack[4][3][3];
  int top = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      stack[0][i][j] = i == j;
  for (int k = 0; k < n; k++)
    switch (kind[k]) {
    case 0:
      if (top < 3) {
        for (int i = 0; i < 9; i++)
          (&stack[top + 1][0][0])[i] = (&stack[top][0][0])[i];
        top++;
      }
      break;
    case 1: top = max(top - 1, 0); break;
    default:
      for (int i = 0; i < 3; i++)
        stack[top][i][2] += stack[top][i][0] * ops[2 * k] + stack[top][i][1] * ops[2 * k + 1];
    }
  for (int i = 0; i < 9; i++)
    out[threadIdx.x * 9 + i] = (&stack[top][0][0])[i];
}
