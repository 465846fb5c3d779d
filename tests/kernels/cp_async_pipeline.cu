// Asynchronous copies by clang's builtins: a multi-stage ring with wait groups, and mbarrier-tracked copies.
// themes: cp.async, mbarrier, pipeline, shared memory
// variants: sm_80
#include "gpu.h"

typedef __attribute__((address_space(3))) void *shared_ptr;
typedef __attribute__((address_space(1))) const void *global_ptr;
#define TO_SHARED(p) ((shared_ptr)(void *)(p))
#define TO_GLOBAL(p) ((global_ptr)(const void *)(p))

constexpr int STAGES = 4, CHUNK = 128;

extern "C" __global__ void __launch_bounds__(CHUNK) ring_copy_sum(const float4 *in, float4 *out, int chunks) {
  __shared__ float4 ring[STAGES][CHUNK];
  int t = threadIdx.x;
  const float4 *src = in + (size_t)blockIdx.x * chunks * CHUNK;
#pragma unroll
  for (int s = 0; s < STAGES - 1; s++) {
    if (s < chunks)
      __nvvm_cp_async_cg_shared_global_16(TO_SHARED(&ring[s][t]), TO_GLOBAL(&src[s * CHUNK + t]));
    __nvvm_cp_async_commit_group();
  }
  float4 acc = {0.f, 0.f, 0.f, 0.f};
  for (int c = 0; c < chunks; c++) {
    __nvvm_cp_async_wait_group(STAGES - 2);
    __syncthreads();
    float4 v = ring[c % STAGES][CHUNK - 1 - t];
    acc.x += v.x;
    acc.y += v.y;
    acc.z += v.z;
    acc.w += v.w;
    int n = c + STAGES - 1;
    if (n < chunks)
      __nvvm_cp_async_cg_shared_global_16(TO_SHARED(&ring[n % STAGES][t]), TO_GLOBAL(&src[n * CHUNK + t]));
    __nvvm_cp_async_commit_group();
  }
  out[blockIdx.x * CHUNK + t] = acc;
}

extern "C" __global__ void mbarrier_copy(const int *in, int *out, int n) {
  __shared__ int buf[256];
  __shared__ long bar;
  auto *b = (__attribute__((address_space(3))) long *)&bar;
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (t == 0)
    __nvvm_mbarrier_init_shared(b, blockDim.x);
  __syncthreads();
  if (i < n)
    __nvvm_cp_async_ca_shared_global_4(TO_SHARED(&buf[t]), TO_GLOBAL(&in[i]));
  __nvvm_cp_async_mbarrier_arrive_noinc_shared(b);
  long token = __nvvm_mbarrier_arrive_shared(b);
  while (!__nvvm_mbarrier_test_wait_shared(b, token))
    ;
  int v = buf[t ^ 1];
  if (i < n)
    out[i] = v;
  __syncthreads();
  if (t == 0)
    __nvvm_mbarrier_inval_shared(b);
}

extern "C" __global__ void copy_4_8(const float *a, const float2 *b, float *out) {
  __shared__ float sa[128];
  __shared__ float2 sb[128];
  int t = threadIdx.x;
  __nvvm_cp_async_ca_shared_global_4(TO_SHARED(&sa[t]), TO_GLOBAL(&a[t]));
  __nvvm_cp_async_ca_shared_global_8(TO_SHARED(&sb[t]), TO_GLOBAL(&b[t]));
  __nvvm_cp_async_wait_all();
  __syncthreads();
  out[t] = sa[127 - t] + sb[127 - t].x * sb[127 - t].y;
}
