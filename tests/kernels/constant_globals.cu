// Module-level data: constant tables, globals with struct, string, pointer-to-global and function initialisers,
// shared statics, and zero-initialised arrays.
// themes: constant memory, globals with initialisers, pointers in data, structs
// variants: o3
#include "gpu.h"

__constant__ float gauss[3][3] = {{1 / 16.f, 2 / 16.f, 1 / 16.f}, {2 / 16.f, 4 / 16.f, 2 / 16.f}, {1 / 16.f, 2 / 16.f, 1 / 16.f}};
__constant__ signed char knight[8][2] = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

struct Material {
  float rgb[3];
  short id;
  bool metal;
  double weight;
};
__device__ Material materials[] = {{{1.f, 0.5f, 0.25f}, 7, true, 1e-3}, {{0.f, 0.f, 1.f}, -2, false, 2.5}};

__device__ int scratch[1024];
__device__ int *cursor = scratch + 16;
__device__ int counters[4] = {1, 2, 3, 4};
__device__ int *const counter_of[4] = {&counters[3], &counters[0], &counters[2], &counters[1]};
__device__ const char *names[3] = {"alpha", "beta", "gamma"};
__device__ uint64_t mask64 = 0x8000000000000001ull;
__device__ float nan_inf[3] = {__builtin_nanf(""), __builtin_inff(), -0.f};

__device__ __noinline__ int twice(int x) { return 2 * x; }
struct Hook {
  int (*fn)(int);
  int *data;
  const Material *m;
};
__device__ Hook hook = {twice, &counters[1], &materials[1]};

extern "C" __global__ void blur3x3(const unsigned char *in, unsigned char *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1)
    return;
  float s = 0.f;
#pragma unroll
  for (int j = -1; j <= 1; j++)
#pragma unroll
    for (int i = -1; i <= 1; i++)
      s += gauss[j + 1][i + 1] * in[(y + j) * w + x + i];
  out[y * w + x] = (unsigned char)(s + 0.5f);
}

extern "C" __global__ void knight_degree(int *out, int n) {
  int x = threadIdx.x, y = threadIdx.y, c = 0;
  for (auto &k : knight)
    c += (unsigned)(x + k[0]) < (unsigned)n && (unsigned)(y + k[1]) < (unsigned)n;
  out[y * n + x] = c;
}

extern "C" __global__ void bump_counters(const int *which, int *old) {
  int i = threadIdx.x;
  old[i] = atomicAdd(counter_of[which[i] & 3], 1);
  if (i == 0)
    cursor = cursor == scratch + 1023 ? scratch : cursor + 1;
}

extern "C" __global__ void read_globals(double *out, char *text, int which) {
  const Material &m = materials[which & 1];
  out[0] = m.rgb[which % 3] * m.weight + m.id + (m.metal ? 1 : 0);
  out[1] = hook.fn(*hook.data) + hook.m->weight;
  out[2] = (double)(mask64 >> which) + nan_inf[which % 3];
  *cursor = which;
  const char *s = names[which % 3];
  int i = 0;
  do
    text[i] = s[i];
  while (s[i++]);
}
