// Inline PTX as users write it: special registers, carry chains, predicates and labels inside a block,
// memory operands, several outputs, vector loads with cache hints, bit-field and video instructions.
// themes: inline asm, special registers, carry chain, cache hints
// variants: o3
#include "gpu.h"

extern "C" __global__ void special_registers(unsigned *out) {
  unsigned lane, warp, sm, lt;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  asm volatile("mov.u32 %0, %%warpid;" : "=r"(warp));
  asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lt));
  unsigned long long t;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
  out[blockIdx.x * blockDim.x + threadIdx.x] = lane ^ (warp << 8) ^ (sm << 16) ^ lt ^ (unsigned)t;
}

struct u256 {
  unsigned w[8];
};

// 256-bit addition with the hardware carry chain.
extern "C" __global__ void add256(const u256 *a, const u256 *b, u256 *c, unsigned *carry, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  u256 x = a[i], y = b[i], r;
  unsigned cy;
  asm("add.cc.u32 %0, %9, %17;\n\t"
      "addc.cc.u32 %1, %10, %18;\n\t"
      "addc.cc.u32 %2, %11, %19;\n\t"
      "addc.cc.u32 %3, %12, %20;\n\t"
      "addc.cc.u32 %4, %13, %21;\n\t"
      "addc.cc.u32 %5, %14, %22;\n\t"
      "addc.cc.u32 %6, %15, %23;\n\t"
      "addc.cc.u32 %7, %16, %24;\n\t"
      "addc.u32 %8, 0, 0;"
      : "=r"(r.w[0]), "=r"(r.w[1]), "=r"(r.w[2]), "=r"(r.w[3]), "=r"(r.w[4]), "=r"(r.w[5]), "=r"(r.w[6]),
        "=r"(r.w[7]), "=r"(cy)
      : "r"(x.w[0]), "r"(x.w[1]), "r"(x.w[2]), "r"(x.w[3]), "r"(x.w[4]), "r"(x.w[5]), "r"(x.w[6]), "r"(x.w[7]),
        "r"(y.w[0]), "r"(y.w[1]), "r"(y.w[2]), "r"(y.w[3]), "r"(y.w[4]), "r"(y.w[5]), "r"(y.w[6]), "r"(y.w[7]));
  c[i] = r;
  carry[i] = cy;
}

GPU_FN float4 ld_stream(const float4 *p) {
  float4 v;
  asm volatile("ld.global.L1::no_allocate.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)
               : "l"(p));
  return v;
}
GPU_FN void st_stream(float4 *p, float4 v) {
  asm volatile("st.global.cs.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(p), "f"(v.x), "f"(v.y), "f"(v.z), "f"(v.w)
               : "memory");
}

extern "C" __global__ void stream_scale(const float4 *in, float4 *out, float s, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float4 v = ld_stream(&in[i]);
  st_stream(&out[i], {v.x * s, v.y * s, v.z * s, v.w * s});
}

// Braces give the block its own registers; the label gets a fresh name from %=.
extern "C" __global__ void asm_blocks(const int *in, int *out, double *d, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int v = in[i], r;
  asm("{\n\t"
      ".reg .pred p;\n\t"
      ".reg .b32 t;\n\t"
      "setp.gt.s32 p, %1, 100;\n\t"
      "mov.b32 t, %1;\n\t"
      "@p bra SKIP_%=;\n\t"
      "shl.b32 t, t, 1;\n\t"
      "SKIP_%=:\n\t"
      "add.s32 %0, t, %2;\n\t"
      "}"
      : "=r"(r)
      : "r"(v), "n"(7));
  unsigned bf;
  asm("bfe.u32 %0, %1, 4, 8;" : "=r"(bf) : "r"(r));
  asm("bfi.b32 %0, %1, %0, 16, 8;" : "+r"(bf) : "r"(v));
  double x = d[i];
  asm("{ .reg .b32 lo, hi; mov.b64 {lo, hi}, %0; xor.b32 hi, hi, 0x80000000; mov.b64 %0, {lo, hi}; }" : "+d"(x));
  short h = (short)v;
  asm("neg.s16 %0, %0;" : "+h"(h));
  d[i] = x;
  out[i] = (int)bf + h;
}
