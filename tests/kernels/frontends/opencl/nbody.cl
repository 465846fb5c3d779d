// themes: n-body, vectors, rng
kernel void forces(global const float4 *pos, global float4 *acc, uint n, float eps) {
  size_t i = gid(0);
  float4 p = pos[i], a = (float4)(0.0f);
  for (uint j = 0; j < n; j++) {
    float4 d = pos[j] - p;
    float r2 = d.x * d.x + d.y * d.y + d.z * d.z + eps;
    float inv = __builtin_sqrtf(1.0f / r2);
    a += d * (pos[j].w * inv * inv * inv);
  }
  a.w = 0.0f;
  acc[i] = a;
}

kernel void xorshift(global uint4 *state, global float4 *out) {
  size_t i = gid(0);
  uint4 s = state[i];
  s ^= s << 13;
  s ^= s >> 17;
  s ^= s << 5;
  state[i] = s;
  out[i] = __builtin_convertvector(s >> 8, float4) * 0x1p-24f;
}
