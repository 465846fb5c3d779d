// Embedding lookups: gather, bag with weights, gradient scatter in bf16 with a packed CAS loop, cross entropy.
// themes: embedding, gather, scatter, bf16, atomics
#include "gpu.h"

extern "C" __global__ void embedding_gather(const float4 *__restrict__ table, const int64_t *__restrict__ ids,
                                            float4 *__restrict__ out, int width4, int64_t pad) {
  int64_t id = ids[blockIdx.x];
  for (int i = threadIdx.x; i < width4; i += blockDim.x)
    out[(size_t)blockIdx.x * width4 + i] = id == pad ? float4{0.f, 0.f, 0.f, 0.f} : table[id * width4 + i];
}

enum BagMode { SUM, MEAN, MAX };

extern "C" __global__ void embedding_bag(const float *table, const int *ids, const int *offsets, const float *weight,
                                         float *out, int width, BagMode mode) {
  int bag = blockIdx.x, b = offsets[bag], e = offsets[bag + 1];
  for (int d = threadIdx.x; d < width; d += blockDim.x) {
    float acc = mode == MAX ? -INFINITY : 0.f;
    for (int i = b; i < e; i++) {
      float v = table[(size_t)ids[i] * width + d];
      if (weight)
        v *= weight[i];
      switch (mode) {
      case SUM:
      case MEAN: acc += v; break;
      case MAX: acc = fmaxf(acc, v); break;
      }
    }
    if (mode == MEAN && e > b)
      acc /= e - b;
    out[(size_t)bag * width + d] = e > b ? acc : 0.f;
  }
}

GPU_FN void atomic_add_bf162(unsigned *p, bf162 v) {
  unsigned old = *p, seen;
  do {
    seen = old;
    bf162 cur = __builtin_bit_cast(bf162, seen);
    bf162 sum;
    sum.x = (bf16)((float)cur.x + (float)v.x);
    sum.y = (bf16)((float)cur.y + (float)v.y);
    old = atomicCAS(p, seen, __builtin_bit_cast(unsigned, sum));
  } while (old != seen);
}

extern "C" __global__ void embedding_backward(const bf162 *grad, const int *ids, unsigned *table_grad, int width2) {
  int id = ids[blockIdx.x];
  for (int i = threadIdx.x; i < width2; i += blockDim.x)
    atomic_add_bf162(&table_grad[(size_t)id * width2 + i], grad[(size_t)blockIdx.x * width2 + i]);
}

extern "C" __global__ void cross_entropy(const float *logits, const int *label, float *loss, int rows, int classes,
                                         int ignore) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  int y = label[r];
  if (y == ignore) {
    loss[r] = 0.f;
    return;
  }
  const float *x = logits + (size_t)r * classes;
  float m = x[0], s = 0.f;
  for (int c = 1; c < classes; c++)
    m = fmaxf(m, x[c]);
  for (int c = 0; c < classes; c++)
    s += expf(x[c] - m);
  loss[r] = logf(s) + m - x[y];
}
