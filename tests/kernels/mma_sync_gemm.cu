// Tensor cores by inline mma.sync with ldmatrix from swizzled shared memory, fed by double-buffered cp.async;
// plus single-instruction kernels for tf32, bf16, f64 and int8 shapes.
// themes: mma.sync, ldmatrix, cp.async, tensor cores, inline asm, double buffering
// variants: sm_80 o3
#include "gpu.h"

GPU_FN void ldmatrix_x4(unsigned (&r)[4], unsigned addr) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(addr));
}
GPU_FN void ldmatrix_x2_trans(unsigned (&r)[2], unsigned addr) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];" : "=r"(r[0]), "=r"(r[1]) : "r"(addr));
}
GPU_FN void mma_f16(float (&c)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
               "{%0, %1, %2, %3};"
               : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}
GPU_FN void cp_async16(unsigned dst, const void *src) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
}

constexpr int BM = 64, BN = 64, BK = 32;

// 4 warps, each a 32x32 piece of the 64x64 tile.
extern "C" __global__ void __launch_bounds__(128) hgemm_mma(const half *__restrict__ A, const half *__restrict__ B,
                                                            float *__restrict__ C, int N, int K) {
  __shared__ __align__(128) half As[2][BM * BK], Bs[2][BK * BN];
  int tid = threadIdx.x, lane = tid & 31, warp = tid >> 5;
  int wm = warp / 2 * 32, wn = warp % 2 * 32;
  const half *Ab = A + (size_t)blockIdx.y * BM * K, *Bb = B + blockIdx.x * BN;
  auto load = [&](int buf, int k0) {
#pragma unroll
    for (int i = 0; i < 2; i++) {
      int c = tid + i * 128;
      int ar = c / 4, ac = c % 4, br = c / 8, bc = c % 8;
      cp_async16(smem_u32(&As[buf][ar * BK + ((ac ^ (ar >> 1 & 3)) * 8)]), Ab + (size_t)ar * K + k0 + ac * 8);
      cp_async16(smem_u32(&Bs[buf][br * BN + ((bc ^ (br & 7)) * 8)]), Bb + (size_t)(k0 + br) * N + bc * 8);
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
  };
  float acc[2][4][4] = {};
  load(0, 0);
  int buf = 0;
  for (int k0 = 0; k0 < K; k0 += BK, buf ^= 1) {
    if (k0 + BK < K) {
      load(buf ^ 1, k0 + BK);
      asm volatile("cp.async.wait_group %0;" ::"n"(1) : "memory");
    } else {
      asm volatile("cp.async.wait_group %0;" ::"n"(0) : "memory");
    }
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < BK; kk += 16) {
      unsigned a[2][4], b[4][2];
#pragma unroll
      for (int i = 0; i < 2; i++) {
        int r = wm + i * 16 + (lane & 15), c = kk / 8 + lane / 16;
        ldmatrix_x4(a[i], smem_u32(&As[buf][r * BK + ((c ^ (r >> 1 & 3)) * 8)]));
      }
#pragma unroll
      for (int j = 0; j < 4; j++) {
        int r = kk + (lane & 15), c = wn / 8 + j;
        ldmatrix_x2_trans(b[j], smem_u32(&Bs[buf][r * BN + ((c ^ (r & 7)) * 8)]));
      }
#pragma unroll
      for (int i = 0; i < 2; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
          mma_f16(acc[i][j], a[i], b[j]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 2; i++)
#pragma unroll
    for (int j = 0; j < 4; j++) {
      float *p = C + (size_t)(blockIdx.y * BM + wm + i * 16 + lane / 4) * N + blockIdx.x * BN + wn + j * 8 + lane % 4 * 2;
      *(float2 *)p = {acc[i][j][0], acc[i][j][1]};
      *(float2 *)(p + (size_t)8 * N) = {acc[i][j][2], acc[i][j][3]};
    }
}

extern "C" __global__ void mma_shapes(const unsigned *a, const unsigned *b, float4 *c, double2 *d, int4 *e) {
  int l = threadIdx.x;
  float4 t = c[l];
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(t.x), "+f"(t.y), "+f"(t.z), "+f"(t.w)
               : "r"(a[l]), "r"(a[l + 32]), "r"(a[l + 64]), "r"(a[l + 96]), "r"(b[l]), "r"(b[l + 32]));
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};"
               : "+f"(t.x), "+f"(t.y), "+f"(t.z), "+f"(t.w)
               : "r"(a[l + 128]), "r"(a[l + 160]), "r"(b[l + 64]));
  c[l] = t;
  double2 f = d[l];
  asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%0,%1};"
               : "+d"(f.x), "+d"(f.y)
               : "d"((double)a[l]), "d"((double)b[l]));
  d[l] = f;
  int4 g = e[l];
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+r"(g.x), "+r"(g.y), "+r"(g.z), "+r"(g.w)
               : "r"(a[l]), "r"(a[l + 32]), "r"(a[l + 64]), "r"(a[l + 96]), "r"(b[l]), "r"(b[l + 32]));
  e[l] = g;
}
