// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_adjacent_difference.cuh>
#include <cub/device/device_for.cuh>
#include <cub/device/device_transform.cuh>

struct Fused { __host__ __device__ float operator()(float a, float b) const { return a * b + a; } };
struct Twice { int *p; __host__ __device__ void operator()(int i) const { p[i] *= 2; } };

void run(void *t, size_t &b, float *x, const float *y, int *p, int n) {
  cub::DeviceAdjacentDifference::SubtractLeftCopy(t, b, y, x, n);
  cub::DeviceFor::Bulk(n, Twice{p});
  cub::DeviceTransform::Transform(cuda::std::tuple{y, y}, x, n, Fused{});
}
