// libcu++ synchronisation as applications use it: scoped atomics, barriers, pipelines, latches.
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cooperative_groups.h>
#include <cuda/std/array>
#include <cuda/std/complex>
#include <cuda/std/span>

__global__ void counters(cuda::atomic<int, cuda::thread_scope_device> *a, int *p) {
  cuda::atomic_ref<int, cuda::thread_scope_block> r(p[0]);
  r.fetch_add(1, cuda::memory_order_relaxed);
  int e = a->load(cuda::memory_order_acquire);
  while (!a->compare_exchange_weak(e, e * 2 + 1, cuda::memory_order_acq_rel)) {}
  a->wait(0);
  a->notify_all();
}

__global__ void staged_copy(const float4 *in, float4 *out, int n) {
  constexpr int stages = 2;
  __shared__ float4 buf[stages][128];
  using State = cuda::pipeline_shared_state<cuda::thread_scope_block, stages>;
  __shared__ alignas(State) char raw[sizeof(State)]; // clang takes no constructors in shared memory
  auto group = cooperative_groups::this_thread_block();
  auto pipe = cuda::make_pipeline(group, reinterpret_cast<State *>(raw));
  for (int i = 0, f = 0; i < n; i++) {
    for (; f < n && f < i + stages; f++) {
      pipe.producer_acquire();
      cuda::memcpy_async(&buf[f % stages][threadIdx.x], &in[f * 128 + threadIdx.x], sizeof(float4), pipe);
      pipe.producer_commit();
    }
    pipe.consumer_wait();
    float4 v = buf[i % stages][127 - threadIdx.x];
    out[i * 128 + threadIdx.x] = v;
    pipe.consumer_release();
  }
}

__global__ void arrive_wait(const int *in, int *out) {
  using Barrier = cuda::barrier<cuda::thread_scope_block>;
  __shared__ alignas(Barrier) char raw[sizeof(Barrier)];
  Barrier &bar = *reinterpret_cast<Barrier *>(raw);
  __shared__ int s[128];
  if (threadIdx.x == 0) init(&bar, blockDim.x);
  __syncthreads();
  s[threadIdx.x] = in[threadIdx.x];
  auto t = bar.arrive();
  bar.wait(cuda::std::move(t));
  out[threadIdx.x] = s[127 - threadIdx.x];
}

__global__ void spans(const float *x, cuda::std::complex<double> *z, int n) {
  cuda::std::span<const float> s(x, n);
  cuda::std::array<float, 4> acc{};
  for (float v : s) acc[(int)v & 3] += v;
  z[threadIdx.x] = cuda::std::exp(z[threadIdx.x] * cuda::std::complex<double>(acc[0], acc[1])) / z[threadIdx.x + 1];
}
