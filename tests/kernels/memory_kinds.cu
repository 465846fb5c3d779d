// Memory access of every kind: volatile, non-temporal, read-only, vectors of each width and alignment, misaligned
// fields, explicit address spaces, generic conversions and tests, prefetch, streaming hints.
// themes: volatile, address spaces, vectorised loads, alignment, cache hints
// variants: o3
#include "gpu.h"

extern "C" __global__ void volatile_flags(volatile int *flag, volatile const float *in, float *out) {
  if (threadIdx.x == 0)
    flag[blockIdx.x] = 1;
  out[threadIdx.x] = in[threadIdx.x] + in[threadIdx.x];
}

extern "C" __global__ void all_widths(const unsigned char *b, const ushort2 *s2, const uchar4 *b4, const double2 *d2,
                                      const longlong2 *l2, const int3 *i3, const int4 *i4, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int3 t = i3[i];
  int4 q = i4[i];
  out[i] = b[i] + s2[i].x * s2[i].y + b4[i].x + b4[i].w + (int)(d2[i].x + d2[i].y) + (int)(l2[i].x ^ l2[i].y) + t.x +
           t.y * t.z + q.x + q.y + q.z + q.w;
}

extern "C" __global__ void read_only(const float4 *in, const int *idx, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  typedef float v4f __attribute__((ext_vector_type(4)));
  int j = __nvvm_ldg_i(&idx[i]);
  v4f v = __nvvm_ldg_f4((const v4f *)&in[j]);
  out[i] = v.x * v.y + v.z * v.w;
}

extern "C" __global__ void non_temporal(const int *in, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int v = __builtin_nontemporal_load(&in[i]);
  __builtin_prefetch(&in[i + 1024]);
  __builtin_nontemporal_store(v * 3, &out[i]);
}

typedef __attribute__((address_space(1))) int global_int;
typedef __attribute__((address_space(3))) int shared_int;

extern "C" __global__ void explicit_spaces(int *p, int which) {
  __shared__ int s[64];
  shared_int *sp = (shared_int *)s;
  global_int *gp = (global_int *)p;
  sp[threadIdx.x & 63] = gp[threadIdx.x];
  __syncthreads();
  int *g = which ? (int *)sp : p;
  int r = g[(threadIdx.x + 1) & 63];
  if (__nvvm_isspacep_shared(g))
    r += 1000;
  if (__nvvm_isspacep_global(g))
    r += 2000;
  gp[threadIdx.x] = r;
}

#pragma pack(push, 1)
struct Wire {
  unsigned char kind;
  unsigned len;
  uint64_t stamp;
  unsigned short port;
};
#pragma pack(pop)

extern "C" __global__ void misaligned(const Wire *in, uint64_t *out, const unsigned char *raw) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned u;
  __builtin_memcpy(&u, raw + 3 * i, 4);
  out[i] = in[i].stamp + in[i].len * in[i].kind + in[i].port + u;
}
