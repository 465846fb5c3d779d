// Warpgroup matrix multiply on sm_90a: one 64x16x16 wgmma from shared-memory descriptors, with setmaxnreg.
// themes: wgmma, tensor cores, inline asm, descriptors
// arch: sm_90a
#include "gpu.h"

GPU_FN uint64_t descriptor(const void *p, unsigned lead, unsigned stride) {
  uint64_t d = (smem_u32(p) & 0x3ffff) >> 4;
  d |= (uint64_t)((lead & 0x3ffff) >> 4) << 16;
  d |= (uint64_t)((stride & 0x3ffff) >> 4) << 32;
  return d;
}

extern "C" __global__ void __launch_bounds__(128) wgmma_64x16x16(const uint4 *A, const uint4 *B, float *C) {
  __shared__ __align__(128) uint4 as[128], bs[32];
  int t = threadIdx.x;
  as[t] = A[t];
  if (t < 32)
    bs[t] = B[t];
  asm volatile("fence.proxy.async;" ::: "memory");
  __syncthreads();
  uint64_t da = descriptor(as, 128, 256), db = descriptor(bs, 128, 256);
  float c[8] = {};
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("{\n\t.reg .pred p;\n\tsetp.ne.b32 p, %10, 0;\n\t"
               "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 "
               "{%0, %1, %2, %3, %4, %5, %6, %7}, %8, %9, p, 1, 1, 0, 0;\n\t}"
               : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]), "+f"(c[4]), "+f"(c[5]), "+f"(c[6]), "+f"(c[7])
               : "l"(da), "l"(db), "r"(0));
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  int warp = t / 32, lane = t % 32;
  float *p = C + (warp * 16 + lane / 4) * 16 + lane % 4 * 2;
#pragma unroll
  for (int j = 0; j < 2; j++) {
    p[j * 8] = c[j * 4];
    p[j * 8 + 1] = c[j * 4 + 1];
    p[j * 8 + 8 * 16] = c[j * 4 + 2];
    p[j * 8 + 8 * 16 + 1] = c[j * 4 + 3];
  }
}

extern "C" __global__ void __launch_bounds__(256) producer_consumer(const float *in, float *out) {
  __shared__ float buf[128];
  if (threadIdx.x >= 128) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    buf[threadIdx.x - 128] = in[blockIdx.x * 128 + threadIdx.x - 128];
    asm volatile("bar.arrive 1, 256;" ::: "memory");
  } else {
    asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    asm volatile("bar.sync 1, 256;" ::: "memory");
    out[blockIdx.x * 128 + threadIdx.x] = buf[127 - threadIdx.x];
  }
}
