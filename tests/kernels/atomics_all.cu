// Every atomic operation on global and shared memory, CAS loops for what has no instruction,
// memory orders and scopes, fences, and a ticket lock.
// themes: atomics, memory order, scopes, compare and swap
// variants: o3 sm_75
#include "gpu.h"

extern "C" __global__ void atomics_int(int *g, unsigned *u, uint64_t *w, int v) {
  __shared__ int s[8];
  if (threadIdx.x < 8)
    s[threadIdx.x] = 0;
  __syncthreads();
  atomicAdd(&s[0], v);
  atomicMin(&s[1], v);
  atomicMax(&s[2], v);
  atomicExch(&s[3], v);
  atomicCAS(&s[4], 0, v);
  __syncthreads();
  int r = atomicAdd(&g[0], s[0]) ^ atomicSub(&g[1], s[1]) ^ atomicMin(&g[2], s[2]) ^ atomicMax(&g[3], s[3]);
  unsigned t = atomicInc(&u[0], 99u) ^ atomicDec(&u[1], 99u) ^ atomicAnd(&u[2], ~1u << threadIdx.x) ^
               atomicOr(&u[3], 1u << threadIdx.x) ^ atomicXor(&u[4], (unsigned)r) ^ atomicMin(&u[5], 7u) ^
               atomicMax(&u[6], 7u);
  uint64_t q = atomicAdd(&w[0], (uint64_t)t) + atomicMin(&w[1], (uint64_t)t) + atomicMax(&w[2], (uint64_t)t) +
               atomicExch(&w[3], (uint64_t)t) + atomicCAS(&w[4], (uint64_t)0, (uint64_t)t);
  if (q == 42)
    g[4] = 1;
}

extern "C" __global__ void atomics_float(float *f, double *d, float v) {
  atomicAdd(&f[threadIdx.x & 3], v);
  atomicAdd(&d[threadIdx.x & 3], (double)v);
  float old = atomicExch(&f[4], v);
  if (old == 0.f)
    atomicAdd(&f[5], old);
}

GPU_FN double atomic_max_double(double *p, double v) {
  uint64_t *a = (uint64_t *)p, old = *a, seen;
  do {
    seen = old;
    if (__longlong_as_double((long)seen) >= v)
      break;
    old = atomicCAS(a, seen, (uint64_t)__double_as_longlong(v));
  } while (seen != old);
  return __longlong_as_double((long)old);
}

GPU_FN unsigned char atomic_add_byte(unsigned char *p, unsigned char v) {
  unsigned *word = (unsigned *)((size_t)p & ~(size_t)3), shift = ((size_t)p & 3) * 8;
  unsigned old = *word, seen;
  do {
    seen = old;
    unsigned b = ((seen >> shift) + v) & 0xff;
    old = atomicCAS(word, seen, (seen & ~(0xffu << shift)) | b << shift);
  } while (seen != old);
  return (unsigned char)(old >> shift);
}

extern "C" __global__ void atomics_cas_loops(double *m, unsigned char *bytes, const double *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  atomic_max_double(m, x[i]);
  atomic_add_byte(&bytes[i % 97], 1);
}

extern "C" __global__ void atomics_scoped(int *p, int *q, uint64_t *r) {
  int v = threadIdx.x;
  v += __scoped_atomic_fetch_add(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
  v += __scoped_atomic_fetch_add(p + 1, v, __ATOMIC_ACQ_REL, __MEMORY_SCOPE_DEVICE);
  v ^= __scoped_atomic_exchange_n(p + 2, v, __ATOMIC_RELEASE, __MEMORY_SCOPE_SYSTEM);
  v += __scoped_atomic_fetch_max(p + 3, v, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE);
  int expected = v;
  while (!__scoped_atomic_compare_exchange_n(q, &expected, v + 1, true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED,
                                             __MEMORY_SCOPE_SYSTEM))
    v = expected;
  __atomic_store_n(q + 1, v, __ATOMIC_RELEASE);
  v += __atomic_load_n(q + 2, __ATOMIC_ACQUIRE);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  __scoped_atomic_fetch_or(r, (uint64_t)v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  __threadfence_block();
  __scoped_atomic_fetch_and(r + 1, (uint64_t)v, __ATOMIC_RELAXED, __MEMORY_SCOPE_SYSTEM);
  __threadfence_system();
}

extern "C" __global__ void ticket_lock(unsigned *next, volatile unsigned *serving, int *counter) {
  if (threadIdx.x == 0) {
    unsigned mine = atomicAdd(next, 1u);
    while (*serving != mine)
      ;
    __threadfence();
    *counter += 1;
    __threadfence();
    *serving = mine + 1;
  }
}
