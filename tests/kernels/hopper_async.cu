// Hopper's asynchronous transaction barriers and clusters by inline asm: bulk copies, cluster barriers,
// distributed shared memory, elected threads, and stores by the async proxy.
// themes: mbarrier, bulk copy, cluster, distributed shared memory, inline asm
// arch: sm_90
#include "gpu.h"

GPU_FN void mbar_init(unsigned bar, unsigned count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}
GPU_FN void mbar_expect(unsigned bar, unsigned bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(bytes) : "memory");
}
GPU_FN void mbar_wait(unsigned bar, unsigned phase) {
  asm volatile("{\n\t.reg .pred p;\n\t"
               "WAIT_%=:\n\t"
               "mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n\t"
               "@p bra DONE_%=;\n\t"
               "bra WAIT_%=;\n\t"
               "DONE_%=:\n\t}" ::"r"(bar), "r"(phase)
               : "memory");
}
GPU_FN bool elect_one() {
  unsigned p;
  asm volatile("{\n\t.reg .pred p;\n\telect.sync _|p, 0xffffffff;\n\tselp.u32 %0, 1, 0, p;\n\t}" : "=r"(p));
  return p;
}

extern "C" __global__ void bulk_load_scale(const float *in, float *out, float s, int tiles) {
  __shared__ __align__(128) float buf[2][256];
  __shared__ uint64_t bar[2];
  int t = threadIdx.x;
  if (t == 0) {
    mbar_init(smem_u32(&bar[0]), 1);
    mbar_init(smem_u32(&bar[1]), 1);
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  __syncthreads();
  auto fetch = [&](int tile) {
    unsigned b = smem_u32(&bar[tile & 1]);
    mbar_expect(b, sizeof(buf[0]));
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                     smem_u32(buf[tile & 1])),
                 "l"(in + tile * 256), "r"((unsigned)sizeof(buf[0])), "r"(b)
                 : "memory");
  };
  if (t < 32 && elect_one())
    fetch(0);
  for (int i = 0; i < tiles; i++) {
    if (i + 1 < tiles && t == 0)
      fetch(i + 1);
    mbar_wait(smem_u32(&bar[i & 1]), (i >> 1) & 1);
    out[i * 256 + t] = buf[i & 1][t] * s;
    __syncthreads();
  }
}

extern "C" __global__ void bulk_store(float *out, float v) {
  __shared__ __align__(128) float buf[256];
  buf[threadIdx.x] = v + threadIdx.x;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  if (threadIdx.x == 0) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(out + blockIdx.x * 256),
                 "r"(smem_u32(buf)), "r"((unsigned)sizeof(buf))
                 : "memory");
    asm volatile("cp.async.bulk.commit_group;\n\tcp.async.bulk.wait_group.read 0;" ::: "memory");
  }
}

// Every block of the cluster reads its neighbour's shared memory.
extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster_exchange(const int *in, int *out) {
  __shared__ int mine[128];
  unsigned rank, size;
  asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  asm volatile("mov.u32 %0, %%cluster_nctarank;" : "=r"(size));
  int i = blockIdx.x * 128 + threadIdx.x;
  mine[threadIdx.x] = in[i];
  __nvvm_barrier_cluster_arrive();
  __nvvm_barrier_cluster_wait();
  unsigned remote;
  int v;
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(remote) : "r"(smem_u32(&mine[threadIdx.x])), "r"((rank + 1) % size));
  asm volatile("ld.shared::cluster.s32 %0, [%1];" : "=r"(v) : "r"(remote) : "memory");
  __nvvm_barrier_cluster_arrive_relaxed();
  __nvvm_barrier_cluster_wait();
  out[i] = v;
}
