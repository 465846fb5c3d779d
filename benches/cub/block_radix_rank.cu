// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_adjacent_difference.cuh>

template <class K> __global__ void __launch_bounds__(128) sort_pairs(const K *k, const int *v, K *ko, int *vo) {
  using Sort = cub::BlockRadixSort<K, 128, 5, int>;
  __shared__ typename Sort::TempStorage t;
  K key[5];
  int val[5];
  for (int i = 0; i < 5; i++) { key[i] = k[i * 128 + threadIdx.x]; val[i] = v[i * 128 + threadIdx.x]; }
  Sort(t).SortDescendingBlockedToStriped(key, val, 3, sizeof(K) * 8);
  for (int i = 0; i < 5; i++) { ko[i * 128 + threadIdx.x] = key[i]; vo[i * 128 + threadIdx.x] = val[i]; }
}
template __global__ void sort_pairs(const unsigned long long *, const int *, unsigned long long *, int *);
template __global__ void sort_pairs(const double *, const int *, double *, int *);

__global__ void runs(const unsigned char *in, unsigned *hist, int *heads, int *diff) {
  using Hist = cub::BlockHistogram<unsigned char, 128, 4, 256, cub::BLOCK_HISTO_SORT>;
  using Disc = cub::BlockDiscontinuity<int, 128>;
  using Adj = cub::BlockAdjacentDifference<int, 128>;
  __shared__ union { Hist::TempStorage h; Disc::TempStorage d; Adj::TempStorage a; } t;
  __shared__ unsigned bins[256];
  unsigned char v[4];
  int w[4], f[4], o[4];
  for (int i = 0; i < 4; i++) w[i] = v[i] = in[threadIdx.x * 4 + i];
  Hist(t.h).Histogram(v, bins);
  __syncthreads();
  Disc(t.d).FlagHeads(f, w, cuda::std::not_equal_to<>{});
  __syncthreads();
  Adj(t.a).SubtractLeft(w, o, cuda::std::minus<>{});
  for (int i = 0; i < 4; i++) { heads[threadIdx.x * 4 + i] = f[i]; diff[threadIdx.x * 4 + i] = o[i]; }
  hist[threadIdx.x] = bins[threadIdx.x] + bins[threadIdx.x + 128];
}
