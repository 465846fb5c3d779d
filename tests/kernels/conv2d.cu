// Convolutions: direct NCHW with stride and padding, separable with constant taps, depthwise 3x3, im2col, Winograd transform.
// themes: convolution, constant memory, shared memory, im2col, winograd
// variants: o3
#include "gpu.h"

struct ConvShape {
  int C, H, W, K, R, S, P, Q, stride, pad;
};

extern "C" __global__ void conv2d_direct(const float *__restrict__ x, const float *__restrict__ w,
                                         const float *__restrict__ bias, float *__restrict__ y,
                                         const __grid_constant__ ConvShape sh) {
  int q = blockIdx.x * blockDim.x + threadIdx.x, p = blockIdx.y, k = blockIdx.z % sh.K, n = blockIdx.z / sh.K;
  if (q >= sh.Q)
    return;
  float acc = bias ? bias[k] : 0.f;
  for (int c = 0; c < sh.C; c++)
    for (int r = 0; r < sh.R; r++) {
      int h = p * sh.stride - sh.pad + r;
      if (h < 0 || h >= sh.H)
        continue;
      for (int s = 0; s < sh.S; s++) {
        int wi = q * sh.stride - sh.pad + s;
        if (wi >= 0 && wi < sh.W)
          acc += x[((n * sh.C + c) * sh.H + h) * sh.W + wi] * w[((k * sh.C + c) * sh.R + r) * sh.S + s];
      }
    }
  y[((n * sh.K + k) * sh.P + p) * sh.Q + q] = acc;
}

constexpr int RAD = 8;
__constant__ float taps[2 * RAD + 1];

extern "C" __global__ void conv_rows(const float *in, float *out, int w, int h) {
  __shared__ float s[4][64 + 2 * RAD];
  int x = blockIdx.x * 64 + threadIdx.x, y = blockIdx.y * 4 + threadIdx.y;
  if (y < h)
    for (int i = threadIdx.x; i < 64 + 2 * RAD; i += 64) {
      int g = (int)(blockIdx.x * 64) + i - RAD;
      s[threadIdx.y][i] = g >= 0 && g < w ? in[y * w + g] : 0.f;
    }
  __syncthreads();
  if (x >= w || y >= h)
    return;
  float a = 0.f;
#pragma unroll
  for (int k = 0; k <= 2 * RAD; k++)
    a += taps[k] * s[threadIdx.y][threadIdx.x + k];
  out[y * w + x] = a;
}

extern "C" __global__ void depthwise3x3(const half *x, const half *w, half *y, int C, int H, int W) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= C * H * W)
    return;
  int c = i / (H * W), h = i / W % H, v = i % W;
  float acc = 0.f;
#pragma unroll
  for (int r = -1; r <= 1; r++)
#pragma unroll
    for (int s = -1; s <= 1; s++)
      if ((unsigned)(h + r) < (unsigned)H && (unsigned)(v + s) < (unsigned)W)
        acc += (float)x[i + r * W + s] * (float)w[c * 9 + (r + 1) * 3 + s + 1];
  y[i] = (half)acc;
}

extern "C" __global__ void im2col(const float *x, float *col, int H, int W, int R, int S, int P, int Q, int stride,
                                  int pad, int total) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < total; i += blockDim.x * gridDim.x) {
    int q = i % Q, p = i / Q % P, c = i / (Q * P);
    int h0 = p * stride - pad, w0 = q * stride - pad;
    float *dst = col + (size_t)c * R * S * P * Q + p * Q + q;
    for (int r = 0; r < R; r++)
      for (int s = 0; s < S; s++, dst += P * Q) {
        int h = h0 + r, w = w0 + s;
        *dst = h >= 0 && w >= 0 && h < H && w < W ? x[(c * H + h) * W + w] : 0.f;
      }
  }
}

// F(2x2, 3x3) input transform of one 4x4 tile a thread.
extern "C" __global__ void winograd_input(const float4 *tiles, float *out, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n)
    return;
  float4 r0 = tiles[t * 4], r1 = tiles[t * 4 + 1], r2 = tiles[t * 4 + 2], r3 = tiles[t * 4 + 3];
  float4 a = {r0.x - r2.x, r0.y - r2.y, r0.z - r2.z, r0.w - r2.w};
  float4 b = {r1.x + r2.x, r1.y + r2.y, r1.z + r2.z, r1.w + r2.w};
  float4 c = {r2.x - r1.x, r2.y - r1.y, r2.z - r1.z, r2.w - r1.w};
  float4 d = {r1.x - r3.x, r1.y - r3.y, r1.z - r3.z, r1.w - r3.w};
  auto put = [&](int row, float4 v) {
    out[(row * 4 + 0) * n + t] = v.x - v.z;
    out[(row * 4 + 1) * n + t] = v.y + v.z;
    out[(row * 4 + 2) * n + t] = v.z - v.y;
    out[(row * 4 + 3) * n + t] = v.y - v.w;
  };
  put(0, a);
  put(1, b);
  put(2, c);
  put(3, d);
}
