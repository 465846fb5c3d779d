// Connected components: hooking with atomicMin, pointer jumping, lock-free union-find, image labelling.
// themes: graph, union-find, atomics, pointer chasing
#include "gpu.h"

GPU_FN int find_root(int *parent, int v) {
  int p = parent[v];
  while (p != v) {
    int g = parent[p];
    parent[v] = g; // path halving; racing writers only shorten paths
    v = p;
    p = g;
  }
  return v;
}

GPU_FN void unite(int *parent, int a, int b) {
  bool done;
  do {
    a = find_root(parent, a);
    b = find_root(parent, b);
    done = true;
    if (a < b) {
      int old = atomicMin(&parent[b], a);
      done = old == b;
      b = old;
    } else if (b < a) {
      int old = atomicMin(&parent[a], b);
      done = old == a;
      a = old;
    }
  } while (!done);
}

extern "C" __global__ void cc_init(int *parent, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n)
    parent[v] = v;
}

extern "C" __global__ void cc_unite_edges(const int2 *edges, int *parent, int m) {
  for (int e = blockIdx.x * blockDim.x + threadIdx.x; e < m; e += blockDim.x * gridDim.x)
    unite(parent, edges[e].x, edges[e].y);
}

extern "C" __global__ void cc_compress(int *parent, int *roots, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  bool root = false;
  if (v < n) {
    int r = v;
    while (parent[r] != r)
      r = parent[r];
    parent[v] = r;
    root = r == v;
  }
  int c = __syncthreads_count(root);
  if (threadIdx.x == 0 && c)
    atomicAdd(roots, c);
}

extern "C" __global__ void label_image(const unsigned char *img, int *parent, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  int i = y * w + x;
  unsigned char c = img[i];
  if (x > 0 && img[i - 1] == c)
    unite(parent, i, i - 1);
  if (y > 0 && img[i - w] == c)
    unite(parent, i, i - w);
}
