// themes: matrix product, local memory, private arrays
#define T 16
kernel void matmul_local(global const float *A, global const float *B, global float *C, int N, int K) {
  local float a[T][T], b[T][T];
  int x = lid(0), y = lid(1), row = grp(1) * T + y, col = grp(0) * T + x;
  float acc = 0.0f;
  for (int k = 0; k < K; k += T) {
    a[y][x] = A[row * K + k + x];
    b[y][x] = B[(k + y) * N + col];
    local_barrier();
#pragma unroll
    for (int j = 0; j < T; j++)
      acc = __builtin_fmaf(a[y][j], b[j][x], acc);
    local_barrier();
  }
  C[row * N + col] = acc;
}

kernel void matmul_private(global const double *A, constant double *B, global double *C, int N, int K) {
  double acc[4] = {0.0, 0.0, 0.0, 0.0};
  size_t row = gid(0);
  for (int k = 0; k < K; k++) {
    double a = A[row * K + k];
    for (int j = 0; j < 4; j++)
      acc[j] += a * B[k * 4 + j];
  }
  for (int j = 0; j < 4; j++)
    C[row * N + j] = acc[j];
}
