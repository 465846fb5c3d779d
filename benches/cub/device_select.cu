// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_select.cuh>
#include <cub/device/device_partition.cuh>

struct Less { int limit; __host__ __device__ bool operator()(int v) const { return v < limit; } };

void run(void *t, size_t &b, const int *i, const unsigned char *flags, int *o, int *count, int n) {
  cub::DeviceSelect::Flagged(t, b, i, flags, o, count, n);
  cub::DeviceSelect::If(t, b, i, o, count, n, Less{7});
  cub::DeviceSelect::Unique(t, b, i, o, count, n);
  cub::DevicePartition::If(t, b, i, o, count, n, Less{9});
}
