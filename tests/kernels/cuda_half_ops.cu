// The toolkit's __half and __nv_bfloat16 classes: i16 structs and inline assembly, as most real half code has it.
// themes: half, bf16, inline asm, cuda headers
// headers: cuda
#include <cuda_fp16.h>
#include <cuda_bf16.h>

extern "C" __global__ void half2_fma(const __half2 *x, const __half2 *y, __half2 *z, __half a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    z[i] = __hfma2(__half2half2(a), x[i], y[i]);
}

extern "C" __global__ void half_silu(const __half *in, __half *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  __half x = in[i];
  __half s = hrcp(__hadd(__float2half(1.f), hexp(__hneg(x))));
  out[i] = __hgt(x, __float2half(-10.f)) ? x * s : __float2half(0.f);
}

extern "C" __global__ void bf16_dot(const __nv_bfloat162 *a, const __nv_bfloat162 *b, float *out, int n) {
  float s = 0.f;
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    float2 p = __bfloat1622float2(__hmul2(a[i], b[i]));
    s += p.x + p.y;
  }
  for (int d = 16; d; d >>= 1)
    s += __shfl_xor_sync(0xffffffff, s, d);
  if (threadIdx.x % 32 == 0)
    atomicAdd(out, s);
}

extern "C" __global__ void half_atomics(__half2 *acc, const float2 *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&acc[i & 15], __floats2half2_rn(x[i].x, x[i].y));
}
