// Plain CUDA code with nothing but the toolkit's implicit headers: vector types, read-only loads, maths, intrinsics.
// themes: elementwise, vectorised loads, libdevice, cuda headers
// headers: cuda
extern "C" __global__ void cross_products(const float3 *a, const float3 *b, float3 *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float3 u = a[i], v = b[i];
  c[i] = make_float3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x);
}

extern "C" __global__ void read_only_sum(const float4 *__restrict__ in, float *out, int n) {
  float s = 0.f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float4 v = __ldg(&in[i]);
    s += v.x + v.y + v.z + v.w;
  }
  atomicAdd(out, s);
}

extern "C" __global__ void polar(const double2 *z, double2 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = make_double2(hypot(z[i].x, z[i].y), atan2(z[i].y, z[i].x));
}

extern "C" __global__ void intrinsics(const int *a, const float *x, int *out) {
  int i = threadIdx.x;
  int v = __popc(a[i]) + __clz(a[i]) + __float2int_rn(x[i]) + __mulhi(a[i], a[i + 1]) + __vadd4(a[i], a[i + 1]);
  v += __sad(a[i], a[i + 1], 3u) + (int)__umul24(a[i], 7) + __float_as_int(__fdividef(x[i], x[i + 1]));
  out[i] = v + __dp4a(a[i], a[i + 1], v);
}
