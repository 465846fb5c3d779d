// fp8 storage types of the toolkit and the nvcuda::wmma classes.
// themes: fp8, wmma, tensor cores, cuda headers
// headers: cuda
#include <cuda_fp8.h>
#include <mma.h>

extern "C" __global__ void quantise_e4m3(const float *x, __nv_fp8_e4m3 *q, float inv_scale, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    q[i] = __nv_fp8_e4m3(x[i] * inv_scale);
}

extern "C" __global__ void dequantise_e5m2(const __nv_fp8_e5m2 *q, float *x, float scale, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = float(q[i]) * scale;
}

extern "C" __global__ void wmma_class(const __half *a, const __half *b, float *c, int n, int k) {
  using namespace nvcuda::wmma;
  fragment<matrix_a, 16, 16, 16, __half, row_major> fa;
  fragment<matrix_b, 16, 16, 16, __half, col_major> fb;
  fragment<accumulator, 16, 16, 16, float> fc;
  fill_fragment(fc, 0.f);
  for (int i = 0; i < k; i += 16) {
    load_matrix_sync(fa, a + blockIdx.y * 16 * k + i, k);
    load_matrix_sync(fb, b + blockIdx.x * 16 * k + i, k);
    mma_sync(fc, fa, fb, fc);
  }
  store_matrix_sync(c + blockIdx.y * 16 * n + blockIdx.x * 16, fc, n, mem_row_major);
}
