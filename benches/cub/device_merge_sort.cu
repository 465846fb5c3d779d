// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_merge_sort.cuh>

struct Rec { float key; int id; short tag; };
struct ByKey { __host__ __device__ bool operator()(const Rec &a, const Rec &b) const { return a.key < b.key || (a.key == b.key && a.id < b.id); } };

void run(void *t, size_t &b, Rec *r, int *v, int n) { cub::DeviceMergeSort::SortPairs(t, b, r, v, n, ByKey{}); }
