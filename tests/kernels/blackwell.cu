// What sm_100 adds, as inline assembly and builtins: float redux, 256-bit global accesses, packed float2 arithmetic,
// fp4 conversions, tensor memory allocation.
// themes: redux, 256-bit loads, packed float, fp4, tcgen05, inline asm
// arch: sm_100a
#include "gpu.h"

extern "C" __global__ void redux_float(const float *x, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float lo = __nvvm_redux_sync_fmin(x[i], (int)FULL_MASK), hi = __nvvm_redux_sync_fmax_abs(x[i], (int)FULL_MASK);
  if ((threadIdx.x & 31) == 0)
    out[i / 32] = hi - lo;
}

struct __align__(32) float8 {
  float v[8];
};

extern "C" __global__ void scale_256bit(const float8 *in, float8 *out, float s, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float8 r;
  asm volatile("ld.global.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
               : "=f"(r.v[0]), "=f"(r.v[1]), "=f"(r.v[2]), "=f"(r.v[3]), "=f"(r.v[4]), "=f"(r.v[5]), "=f"(r.v[6]),
                 "=f"(r.v[7])
               : "l"(&in[i]));
  asm volatile("st.global.v8.f32 [%8], {%0, %1, %2, %3, %4, %5, %6, %7};" ::"f"(r.v[0] * s), "f"(r.v[1] * s),
               "f"(r.v[2] * s), "f"(r.v[3] * s), "f"(r.v[4] * s), "f"(r.v[5] * s), "f"(r.v[6] * s), "f"(r.v[7] * s),
               "l"(&out[i])
               : "memory");
}

GPU_FN float2 fma2(float2 a, float2 b, float2 c) {
  float2 d;
  asm("{.reg .b64 a, b, c; mov.b64 a, {%2, %3}; mov.b64 b, {%4, %5}; mov.b64 c, {%6, %7};\n\t"
      "fma.rn.f32x2 c, a, b, c; mov.b64 {%0, %1}, c;}"
      : "=f"(d.x), "=f"(d.y)
      : "f"(a.x), "f"(a.y), "f"(b.x), "f"(b.y), "f"(c.x), "f"(c.y));
  return d;
}

extern "C" __global__ void fma_packed(const float2 *a, const float2 *b, float2 *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = fma2(a[i], b[i], c[i]);
}

extern "C" __global__ void to_fp4(const float2 *in, unsigned char *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned short p;
  asm("{.reg .b8 t; cvt.rn.satfinite.e2m1x2.f32 t, %1, %2; mov.b16 %0, {t, 0};}" : "=h"(p) : "f"(in[i].y), "f"(in[i].x));
  out[i] = (unsigned char)p;
}

extern "C" __global__ void tensor_memory(unsigned *out) {
  __shared__ unsigned addr;
  if (threadIdx.x < 32)
    asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], 32;" ::"r"(smem_u32(&addr)) : "memory");
  __syncthreads();
  unsigned a = addr, v;
  asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 [%0], {%1};" ::"r"(a + (threadIdx.x / 32 << 21)), "r"(threadIdx.x) : "memory");
  asm volatile("tcgen05.wait::st.sync.aligned;" ::: "memory");
  asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];" : "=r"(v) : "r"(a + (threadIdx.x / 32 << 21)) : "memory");
  asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory");
  out[threadIdx.x] = v;
  __syncthreads();
  if (threadIdx.x < 32)
    asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, 32;" ::"r"(a));
}
