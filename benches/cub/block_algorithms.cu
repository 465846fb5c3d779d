// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/block/block_load.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_store.cuh>
#include <cub/block/block_exchange.cuh>
#include <cub/warp/warp_merge_sort.cuh>

template <int THREADS, int ITEMS> __global__ void __launch_bounds__(THREADS) block_sort(const int *in, int *out) {
  using Load = cub::BlockLoad<int, THREADS, ITEMS, cub::BLOCK_LOAD_TRANSPOSE>;
  using Store = cub::BlockStore<int, THREADS, ITEMS, cub::BLOCK_STORE_TRANSPOSE>;
  using Sort = cub::BlockRadixSort<int, THREADS, ITEMS>;
  __shared__ union { typename Load::TempStorage l; typename Store::TempStorage s; typename Sort::TempStorage r; } t;
  int v[ITEMS];
  Load(t.l).Load(in + blockIdx.x * THREADS * ITEMS, v);
  __syncthreads();
  Sort(t.r).Sort(v);
  __syncthreads();
  Store(t.s).Store(out + blockIdx.x * THREADS * ITEMS, v);
}
template __global__ void block_sort<128, 8>(const int *, int *);
template __global__ void block_sort<256, 4>(const int *, int *);

__global__ void block_scan_reduce(const float *in, float *out, float *total) {
  using Scan = cub::BlockScan<float, 256, cub::BLOCK_SCAN_WARP_SCANS>;
  using Raking = cub::BlockScan<float, 256, cub::BLOCK_SCAN_RAKING>;
  using Reduce = cub::BlockReduce<float, 256>;
  __shared__ union { Scan::TempStorage s; Raking::TempStorage k; Reduce::TempStorage r; } t;
  float v = in[blockIdx.x * 256 + threadIdx.x], x, y, agg;
  Scan(t.s).ExclusiveSum(v, x, agg);
  __syncthreads();
  Raking(t.k).InclusiveSum(v, y);
  __syncthreads();
  float s = Reduce(t.r).Sum(x * y);
  out[blockIdx.x * 256 + threadIdx.x] = x + y;
  if (threadIdx.x == 0) total[blockIdx.x] = s + agg;
}

struct Less { __device__ bool operator()(double a, double b) const { return a < b; } };
__global__ void warp_sort(const double *in, double *out) {
  using Sort = cub::WarpMergeSort<double, 4, 32>;
  __shared__ Sort::TempStorage t[4];
  double v[4];
  for (int i = 0; i < 4; i++) v[i] = in[(blockIdx.x * 128 + threadIdx.x) * 4 + i];
  Sort(t[threadIdx.x / 32]).Sort(v, Less{});
  for (int i = 0; i < 4; i++) out[(blockIdx.x * 128 + threadIdx.x) * 4 + i] = v[i];
}
