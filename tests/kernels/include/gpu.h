// The CUDA C++ declarations that the kernels in this folder use, so that they
// compile with plain clang and no CUDA toolkit:
//   clang++ -x cuda --cuda-device-only -nocudainc -nogpulib -Iinclude ...
// Maths functions call libdevice's __nv_* by name; nothing here defines them.
#pragma once

typedef __SIZE_TYPE__ size_t;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef unsigned long uintptr_t;

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __grid_constant__ __attribute__((grid_constant))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __align__(n) __attribute__((aligned(n)))
#define GPU_FN static __device__ __forceinline__

struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; };
#include <__clang_cuda_builtin_vars.h>

struct char4 { signed char x, y, z, w; } __align__(4);
struct uchar4 { unsigned char x, y, z, w; } __align__(4);
struct short2 { short x, y; } __align__(4);
struct ushort2 { unsigned short x, y; } __align__(4);
struct int2 { int x, y; } __align__(8);
struct int3 { int x, y, z; };
struct int4 { int x, y, z, w; } __align__(16);
struct uint2 { unsigned x, y; } __align__(8);
struct uint4 { unsigned x, y, z, w; } __align__(16);
struct float2 { float x, y; } __align__(8);
struct float3 { float x, y, z; };
struct float4 { float x, y, z, w; } __align__(16);
struct double2 { double x, y; } __align__(16);
struct longlong2 { long long x, y; } __align__(16);

GPU_FN int2 make_int2(int x, int y) { return {x, y}; }
GPU_FN int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
GPU_FN uint2 make_uint2(unsigned x, unsigned y) { return {x, y}; }
GPU_FN uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }
GPU_FN float2 make_float2(float x, float y) { return {x, y}; }
GPU_FN float3 make_float3(float x, float y, float z) { return {x, y, z}; }
GPU_FN float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
GPU_FN double2 make_double2(double x, double y) { return {x, y}; }

typedef _Float16 half;
typedef half half2 __attribute__((ext_vector_type(2)));
typedef __bf16 bf16;
typedef bf16 bf162 __attribute__((ext_vector_type(2)));

// ---- standard library pieces ----
extern "C" __device__ int printf(const char *, ...);
extern "C" __device__ void *malloc(size_t);
extern "C" __device__ void free(void *);
extern "C" __device__ __attribute__((noreturn)) void
__assertfail(const char *msg, const char *file, unsigned line, const char *fn, size_t char_size);
#define assert(e) \
  ((e) ? (void)0 : __assertfail(#e, __FILE_NAME__, __LINE__, __func__, 1))

// ---- maths ----
#define GPU_M1(T, name, nv) \
  extern "C" __device__ T nv(T); \
  GPU_FN T name(T x) { return nv(x); }
#define GPU_M2(T, name, nv) \
  extern "C" __device__ T nv(T, T); \
  GPU_FN T name(T x, T y) { return nv(x, y); }
GPU_M1(float, sinf, __nv_sinf)
GPU_M1(float, cosf, __nv_cosf)
GPU_M1(float, tanf, __nv_tanf)
GPU_M1(float, asinf, __nv_asinf)
GPU_M1(float, acosf, __nv_acosf)
GPU_M1(float, atanf, __nv_atanf)
GPU_M1(float, tanhf, __nv_tanhf)
GPU_M1(float, expf, __nv_expf)
GPU_M1(float, exp2f, __nv_exp2f)
GPU_M1(float, expm1f, __nv_expm1f)
GPU_M1(float, logf, __nv_logf)
GPU_M1(float, log2f, __nv_log2f)
GPU_M1(float, log1pf, __nv_log1pf)
GPU_M1(float, sqrtf, __nv_sqrtf)
GPU_M1(float, rsqrtf, __nv_rsqrtf)
GPU_M1(float, cbrtf, __nv_cbrtf)
GPU_M1(float, erff, __nv_erff)
GPU_M1(float, erfcf, __nv_erfcf)
GPU_M1(float, lgammaf, __nv_lgammaf)
GPU_M1(float, normcdff, __nv_normcdff)
GPU_M1(float, fabsf, __nv_fabsf)
GPU_M1(float, floorf, __nv_floorf)
GPU_M1(float, ceilf, __nv_ceilf)
GPU_M1(float, truncf, __nv_truncf)
GPU_M1(float, rintf, __nv_rintf)
GPU_M1(float, roundf, __nv_roundf)
GPU_M1(float, __expf, __nv_fast_expf)
GPU_M1(float, __logf, __nv_fast_logf)
GPU_M1(float, __sinf, __nv_fast_sinf)
GPU_M1(float, __cosf, __nv_fast_cosf)
GPU_M1(float, __saturatef, __nv_saturatef)
GPU_M1(float, __frcp_rn, __nv_frcp_rn)
GPU_M2(float, fminf, __nv_fminf)
GPU_M2(float, fmaxf, __nv_fmaxf)
GPU_M2(float, fmodf, __nv_fmodf)
GPU_M2(float, powf, __nv_powf)
GPU_M2(float, atan2f, __nv_atan2f)
GPU_M2(float, hypotf, __nv_hypotf)
GPU_M2(float, copysignf, __nv_copysignf)
GPU_M2(float, __fdividef, __nv_fast_fdividef)
GPU_M2(float, __fadd_rn, __nv_fadd_rn)
GPU_M2(float, __fmul_rn, __nv_fmul_rn)
GPU_M1(double, sin, __nv_sin)
GPU_M1(double, cos, __nv_cos)
GPU_M1(double, exp, __nv_exp)
GPU_M1(double, log, __nv_log)
GPU_M1(double, sqrt, __nv_sqrt)
GPU_M1(double, rsqrt, __nv_rsqrt)
GPU_M1(double, erf, __nv_erf)
GPU_M1(double, tgamma, __nv_tgamma)
GPU_M1(double, fabs, __nv_fabs)
GPU_M1(double, floor, __nv_floor)
GPU_M2(double, fmin, __nv_fmin)
GPU_M2(double, fmax, __nv_fmax)
GPU_M2(double, pow, __nv_pow)
GPU_M2(double, __dadd_rn, __nv_dadd_rn)
GPU_M2(double, __dmul_rn, __nv_dmul_rn)
extern "C" __device__ float __nv_fmaf(float, float, float);
extern "C" __device__ double __nv_fma(double, double, double);
extern "C" __device__ void __nv_sincosf(float, float *, float *);
GPU_FN float fmaf(float a, float b, float c) { return __nv_fmaf(a, b, c); }
GPU_FN double fma(double a, double b, double c) { return __nv_fma(a, b, c); }
GPU_FN void sincosf(float x, float *s, float *c) { __nv_sincosf(x, s, c); }

#define INFINITY __builtin_inff()

template <typename T> GPU_FN T min(T a, T b) { return b < a ? b : a; }
template <typename T> GPU_FN T max(T a, T b) { return a < b ? b : a; }
template <typename T> GPU_FN T clamp(T v, T lo, T hi) { return min(max(v, lo), hi); }
GPU_FN int abs(int x) { return x < 0 ? -x : x; }
GPU_FN constexpr int ceil_div(int a, int b) { return (a + b - 1) / b; }

// ---- integer intrinsics ----
GPU_FN int __popc(unsigned x) { return __builtin_popcount(x); }
GPU_FN int __popcll(uint64_t x) { return __builtin_popcountl(x); }
GPU_FN int __clz(unsigned x) { return x ? __builtin_clz(x) : 32; }
GPU_FN int __clzll(uint64_t x) { return x ? __builtin_clzl(x) : 64; }
GPU_FN int __ffs(int x) { return __builtin_ffs(x); }
GPU_FN unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
GPU_FN uint64_t __brevll(uint64_t x) { return __builtin_bitreverse64(x); }
GPU_FN unsigned __umulhi(unsigned a, unsigned b) { return (unsigned)(((uint64_t)a * b) >> 32); }
GPU_FN int __mulhi(int a, int b) { return (int)(((int64_t)a * b) >> 32); }
GPU_FN uint64_t __umul64hi(uint64_t a, uint64_t b) {
  return (uint64_t)(((unsigned __int128)a * b) >> 64);
}
GPU_FN unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned s) {
  return __builtin_elementwise_fshl(hi, lo, s);
}
GPU_FN unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned s) {
  return __builtin_elementwise_fshr(hi, lo, s);
}
GPU_FN unsigned __byte_perm(unsigned a, unsigned b, unsigned sel) {
  unsigned r;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(sel));
  return r;
}
GPU_FN int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
GPU_FN unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
GPU_FN float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
GPU_FN float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
GPU_FN long __double_as_longlong(double x) { return __builtin_bit_cast(long, x); }
GPU_FN double __longlong_as_double(long x) { return __builtin_bit_cast(double, x); }

// ---- barriers and fences ----
GPU_FN void __syncwarp(unsigned mask = 0xffffffffu) { __nvvm_bar_warp_sync(mask); }
GPU_FN void __threadfence() { __nvvm_membar_gl(); }
GPU_FN void __threadfence_block() { __nvvm_membar_cta(); }
GPU_FN void __threadfence_system() { __nvvm_membar_sys(); }
GPU_FN int __syncthreads_count(int p) { return __nvvm_bar0_popc(p); }
GPU_FN int __syncthreads_and(int p) { return __nvvm_bar0_and(p); }
GPU_FN int __syncthreads_or(int p) { return __nvvm_bar0_or(p); }
GPU_FN long clock64() { return __nvvm_read_ptx_sreg_clock64(); }
GPU_FN unsigned lane_id() { return __nvvm_read_ptx_sreg_laneid(); }

// ---- warp intrinsics ----
#define FULL_MASK 0xffffffffu
GPU_FN int __shfl_sync(unsigned m, int v, int src, int w = 32) {
  return __nvvm_shfl_sync_idx_i32(m, v, src, ((32 - w) << 8) | 0x1f);
}
GPU_FN int __shfl_up_sync(unsigned m, int v, unsigned d, int w = 32) {
  return __nvvm_shfl_sync_up_i32(m, v, d, (32 - w) << 8);
}
GPU_FN int __shfl_down_sync(unsigned m, int v, unsigned d, int w = 32) {
  return __nvvm_shfl_sync_down_i32(m, v, d, ((32 - w) << 8) | 0x1f);
}
GPU_FN int __shfl_xor_sync(unsigned m, int v, int x, int w = 32) {
  return __nvvm_shfl_sync_bfly_i32(m, v, x, ((32 - w) << 8) | 0x1f);
}
GPU_FN float __shfl_sync(unsigned m, float v, int src, int w = 32) {
  return __nvvm_shfl_sync_idx_f32(m, v, src, ((32 - w) << 8) | 0x1f);
}
GPU_FN float __shfl_up_sync(unsigned m, float v, unsigned d, int w = 32) {
  return __nvvm_shfl_sync_up_f32(m, v, d, (32 - w) << 8);
}
GPU_FN float __shfl_down_sync(unsigned m, float v, unsigned d, int w = 32) {
  return __nvvm_shfl_sync_down_f32(m, v, d, ((32 - w) << 8) | 0x1f);
}
GPU_FN float __shfl_xor_sync(unsigned m, float v, int x, int w = 32) {
  return __nvvm_shfl_sync_bfly_f32(m, v, x, ((32 - w) << 8) | 0x1f);
}
GPU_FN unsigned __shfl_sync(unsigned m, unsigned v, int src, int w = 32) {
  return (unsigned)__shfl_sync(m, (int)v, src, w);
}
GPU_FN unsigned __shfl_up_sync(unsigned m, unsigned v, unsigned d, int w = 32) {
  return (unsigned)__shfl_up_sync(m, (int)v, d, w);
}
GPU_FN unsigned __shfl_xor_sync(unsigned m, unsigned v, int x, int w = 32) {
  return (unsigned)__shfl_xor_sync(m, (int)v, x, w);
}
GPU_FN double __shfl_down_sync(unsigned m, double v, unsigned d, int w = 32) {
  union { double f; int i[2]; } u;
  u.f = v;
  u.i[0] = __shfl_down_sync(m, u.i[0], d, w);
  u.i[1] = __shfl_down_sync(m, u.i[1], d, w);
  return u.f;
}
GPU_FN unsigned __ballot_sync(unsigned m, int p) { return __nvvm_vote_ballot_sync(m, p); }
GPU_FN int __all_sync(unsigned m, int p) { return __nvvm_vote_all_sync(m, p); }
GPU_FN int __any_sync(unsigned m, int p) { return __nvvm_vote_any_sync(m, p); }
GPU_FN int __uni_sync(unsigned m, int p) { return __nvvm_vote_uni_sync(m, p); }
GPU_FN unsigned __activemask() { return __nvvm_activemask(); }
GPU_FN unsigned __match_any_sync(unsigned m, unsigned v) { return __nvvm_match_any_sync_i32(m, v); }
GPU_FN unsigned __match_any_sync(unsigned m, uint64_t v) { return __nvvm_match_any_sync_i64(m, v); }
GPU_FN unsigned __match_all_sync(unsigned m, unsigned v, int *p) {
  return __nvvm_match_all_sync_i32p(m, v, p);
}
// These need sm_80 (templates, so that they are only looked at where used).
#define GPU_REDUX(op) \
  template <typename T> GPU_FN T __reduce_##op##_sync(unsigned m, T v) { \
    if constexpr (T(-1) < T(0)) return (T)__nvvm_redux_sync_s##op(v, m); \
    else return (T)__nvvm_redux_sync_u##op(v, m); \
  }
#define __nvvm_redux_sync_sadd(v, m) __nvvm_redux_sync_add(v, m)
#define __nvvm_redux_sync_uadd(v, m) __nvvm_redux_sync_add(v, m)
#define __nvvm_redux_sync_smin(v, m) __nvvm_redux_sync_min(v, m)
#define __nvvm_redux_sync_smax(v, m) __nvvm_redux_sync_max(v, m)
#if __CUDA_ARCH__ >= 800
GPU_REDUX(add)
GPU_REDUX(min)
GPU_REDUX(max)
GPU_FN unsigned __reduce_or_sync(unsigned m, unsigned v) { return __nvvm_redux_sync_or(v, m); }
GPU_FN unsigned __reduce_and_sync(unsigned m, unsigned v) { return __nvvm_redux_sync_and(v, m); }
GPU_FN unsigned __reduce_xor_sync(unsigned m, unsigned v) { return __nvvm_redux_sync_xor(v, m); }
#endif

// ---- atomics (the classic names: relaxed at device scope) ----
GPU_FN int atomicAdd(int *p, int v) { return __nvvm_atom_add_gen_i(p, v); }
GPU_FN unsigned atomicAdd(unsigned *p, unsigned v) {
  return (unsigned)__nvvm_atom_add_gen_i((int *)p, (int)v);
}
GPU_FN uint64_t atomicAdd(uint64_t *p, uint64_t v) {
  return (uint64_t)__nvvm_atom_add_gen_l((long *)p, (long)v);
}
GPU_FN float atomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
GPU_FN double atomicAdd(double *p, double v) { return __nvvm_atom_add_gen_d(p, v); }
GPU_FN int atomicSub(int *p, int v) { return __nvvm_atom_add_gen_i(p, -v); }
GPU_FN int atomicExch(int *p, int v) { return __nvvm_atom_xchg_gen_i(p, v); }
GPU_FN float atomicExch(float *p, float v) {
  return __int_as_float(__nvvm_atom_xchg_gen_i((int *)p, __float_as_int(v)));
}
GPU_FN uint64_t atomicExch(uint64_t *p, uint64_t v) {
  return (uint64_t)__nvvm_atom_xchg_gen_l((long *)p, (long)v);
}
GPU_FN int atomicMin(int *p, int v) { return __nvvm_atom_min_gen_i(p, v); }
GPU_FN int atomicMax(int *p, int v) { return __nvvm_atom_max_gen_i(p, v); }
GPU_FN unsigned atomicMin(unsigned *p, unsigned v) { return __nvvm_atom_min_gen_ui(p, v); }
GPU_FN unsigned atomicMax(unsigned *p, unsigned v) { return __nvvm_atom_max_gen_ui(p, v); }
GPU_FN uint64_t atomicMin(uint64_t *p, uint64_t v) { return __nvvm_atom_min_gen_ul(p, v); }
GPU_FN uint64_t atomicMax(uint64_t *p, uint64_t v) { return __nvvm_atom_max_gen_ul(p, v); }
GPU_FN unsigned atomicInc(unsigned *p, unsigned v) { return __nvvm_atom_inc_gen_ui(p, v); }
GPU_FN unsigned atomicDec(unsigned *p, unsigned v) { return __nvvm_atom_dec_gen_ui(p, v); }
GPU_FN unsigned atomicAnd(unsigned *p, unsigned v) {
  return (unsigned)__nvvm_atom_and_gen_i((int *)p, (int)v);
}
GPU_FN unsigned atomicOr(unsigned *p, unsigned v) {
  return (unsigned)__nvvm_atom_or_gen_i((int *)p, (int)v);
}
GPU_FN unsigned atomicXor(unsigned *p, unsigned v) {
  return (unsigned)__nvvm_atom_xor_gen_i((int *)p, (int)v);
}
GPU_FN int atomicCAS(int *p, int c, int v) { return __nvvm_atom_cas_gen_i(p, c, v); }
GPU_FN unsigned atomicCAS(unsigned *p, unsigned c, unsigned v) {
  return (unsigned)__nvvm_atom_cas_gen_i((int *)p, (int)c, (int)v);
}
GPU_FN uint64_t atomicCAS(uint64_t *p, uint64_t c, uint64_t v) {
  return (uint64_t)__nvvm_atom_cas_gen_l((long *)p, (long)c, (long)v);
}

// Shared-window address of a pointer to shared memory, for inline assembly.
GPU_FN unsigned smem_u32(const void *p) {
  return (unsigned)(size_t)(const __attribute__((address_space(3))) void *)p;
}
