// Other sorts: odd-even transposition in shared memory, merge-path merging, rank sort, insertion sort of small rows.
// themes: sorting, merge, odd-even, binary search, shared memory
#include "gpu.h"

extern "C" __global__ void odd_even_sort(int *data, int n) {
  extern __shared__ int s[];
  int t = threadIdx.x;
  for (int i = t; i < n; i += blockDim.x)
    s[i] = data[i];
  for (int phase = 0; phase < n; phase++) {
    __syncthreads();
    int i = 2 * t + (phase & 1);
    if (i + 1 < n && s[i] > s[i + 1]) {
      int v = s[i];
      s[i] = s[i + 1];
      s[i + 1] = v;
    }
  }
  __syncthreads();
  for (int i = t; i < n; i += blockDim.x)
    data[i] = s[i];
}

template <typename K> GPU_FN int merge_path(const K *a, int na, const K *b, int nb, int diag) {
  int lo = max(0, diag - nb), hi = min(diag, na);
  while (lo < hi) {
    int mid = (lo + hi) >> 1;
    if (!(b[diag - 1 - mid] < a[mid]))
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo;
}

template <typename K, int PER>
__global__ void merge_pairs(const K *__restrict__ in, K *__restrict__ out, int n, int width) {
  int t = blockIdx.x * blockDim.x + threadIdx.x, o = t * PER;
  if (o >= n)
    return;
  int pair = o / (2 * width) * (2 * width);
  const K *a = in + pair, *b = a + width;
  int na = min(width, n - pair), nb = max(0, min(width, n - pair - width));
  int diag = o - pair, i = merge_path(a, na, b, nb, diag), j = diag - i;
#pragma unroll
  for (int k = 0; k < PER; k++) {
    if (o + k >= n)
      break;
    bool from_a = j >= nb || (i < na && !(b[j] < a[i]));
    out[o + k] = from_a ? a[i] : b[j];
    i += from_a;
    j += !from_a;
  }
}
template __global__ void merge_pairs<int, 4>(const int *, int *, int, int);
template __global__ void merge_pairs<double, 2>(const double *, double *, int, int);

extern "C" __global__ void rank_sort(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float v = in[i];
  int rank = 0;
  for (int j = 0; j < n; j++)
    rank += in[j] < v || (in[j] == v && j < i);
  out[rank] = v;
}

extern "C" __global__ void median_of_9(const unsigned char *in, unsigned char *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1)
    return;
  int v[9], k = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      v[k++] = in[(y + dy) * w + x + dx];
  for (int i = 1; i < 9; i++) {
    int key = v[i], j = i - 1;
    for (; j >= 0 && v[j] > key; j--)
      v[j + 1] = v[j];
    v[j + 1] = key;
  }
  out[y * w + x] = (unsigned char)v[4];
}
