// Device recursion: quicksort, Ackermann, mutual recursion, and a tree walk with an explicit stack beside it.
// themes: recursion, local stack, tree
#include "gpu.h"

__device__ __noinline__ void quicksort(int *a, int lo, int hi) {
  while (lo < hi) {
    int p = a[(lo + hi) / 2], i = lo, j = hi;
    while (i <= j) {
      while (a[i] < p)
        i++;
      while (a[j] > p)
        j--;
      if (i <= j) {
        int t = a[i];
        a[i++] = a[j];
        a[j--] = t;
      }
    }
    if (j - lo < hi - i) {
      quicksort(a, lo, j);
      lo = i;
    } else {
      quicksort(a, i, hi);
      hi = j;
    }
  }
}

extern "C" __global__ void sort_segments(int *data, const int *begin, int segments) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s < segments)
    quicksort(data, begin[s], begin[s + 1] - 1);
}

__device__ unsigned ackermann(unsigned m, unsigned n) {
  if (m == 0)
    return n + 1;
  if (n == 0)
    return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

__device__ bool is_odd(unsigned n);
__device__ __noinline__ bool is_even(unsigned n) { return n == 0 || is_odd(n - 1); }
__device__ __noinline__ bool is_odd(unsigned n) { return n != 0 && is_even(n - 1); }

extern "C" __global__ void recursive_numbers(const uint2 *in, unsigned *out) {
  uint2 v = in[threadIdx.x];
  out[threadIdx.x] = ackermann(v.x, v.y) * 2 + is_even(v.y);
}

struct Node {
  int left, right;
  float value;
};

__device__ float tree_sum(const Node *t, int i) {
  return i < 0 ? 0.f : t[i].value + tree_sum(t, t[i].left) + tree_sum(t, t[i].right);
}

extern "C" __global__ void tree_sums(const Node *t, const int *roots, float *rec, float *iter, int n) {
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  if (k >= n)
    return;
  rec[k] = tree_sum(t, roots[k]);
  int stack[32], top = 0;
  float s = 0.f;
  stack[top++] = roots[k];
  while (top) {
    int i = stack[--top];
    if (i < 0)
      continue;
    s += t[i].value;
    if (top < 31) {
      stack[top++] = t[i].left;
      stack[top++] = t[i].right;
    }
  }
  iter[k] = s;
}
