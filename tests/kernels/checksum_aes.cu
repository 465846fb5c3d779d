// Table-driven and bitwise CRC-32, Adler-32, and AES-128 rounds from S-box and T-tables in constant and shared memory.
// themes: crc32, aes tables, constant memory, byte operations
#include "gpu.h"

__constant__ unsigned crc_nibble[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4,
                                        0x4db26158, 0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
                                        0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};

extern "C" __global__ void crc32_chunks(const unsigned char *data, unsigned *crc, int chunk, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x, b = t * chunk, e = min(b + chunk, n);
  unsigned c = ~0u;
  for (int i = b; i < e; i++) {
    c ^= data[i];
    c = crc_nibble[c & 15] ^ c >> 4;
    c = crc_nibble[c & 15] ^ c >> 4;
  }
  crc[t] = ~c;
}

extern "C" __global__ void crc32_table(unsigned *table) {
  unsigned c = threadIdx.x;
#pragma unroll
  for (int k = 0; k < 8; k++)
    c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
  table[threadIdx.x] = c;
}

extern "C" __global__ void adler32_chunks(const uint4 *data, uint2 *sums, int vecs) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned a = 1, b = 0;
  for (int i = 0; i < vecs; i++) {
    uint4 v = data[(size_t)t * vecs + i];
    unsigned w[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
    for (int j = 0; j < 16; j++) {
      a += w[j / 4] >> j % 4 * 8 & 0xff;
      b += a;
    }
    a %= 65521;
    b %= 65521;
  }
  sums[t] = {a, b};
}

GPU_FN unsigned xtime4(unsigned v) { return (v << 1 & 0xfefefefeu) ^ ((v >> 7 & 0x01010101u) * 0x1b); }
GPU_FN unsigned rotr(unsigned v, int n) { return __funnelshift_r(v, v, n); }

// T-table rounds: the one 1 KiB table is copied to shared memory, the other three are its rotations.
extern "C" __global__ void __launch_bounds__(256) aes128_ctr(const unsigned *te0, const unsigned char *sbox,
                                                             const unsigned *round_key, uint4 *data, uint4 counter, int n) {
  __shared__ unsigned T[256], rk[44];
  T[threadIdx.x] = te0[threadIdx.x];
  if (threadIdx.x < 44)
    rk[threadIdx.x] = round_key[threadIdx.x];
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned s0 = counter.x ^ rk[0], s1 = counter.y ^ rk[1], s2 = counter.z ^ rk[2];
  unsigned s3 = (counter.w + (unsigned)i) ^ rk[3];
  for (int r = 1; r < 10; r++) {
    unsigned t0 = T[s0 & 255] ^ rotr(T[s1 >> 8 & 255], 24) ^ rotr(T[s2 >> 16 & 255], 16) ^ rotr(T[s3 >> 24], 8) ^ rk[r * 4];
    unsigned t1 = T[s1 & 255] ^ rotr(T[s2 >> 8 & 255], 24) ^ rotr(T[s3 >> 16 & 255], 16) ^ rotr(T[s0 >> 24], 8) ^ rk[r * 4 + 1];
    unsigned t2 = T[s2 & 255] ^ rotr(T[s3 >> 8 & 255], 24) ^ rotr(T[s0 >> 16 & 255], 16) ^ rotr(T[s1 >> 24], 8) ^ rk[r * 4 + 2];
    unsigned t3 = T[s3 & 255] ^ rotr(T[s0 >> 8 & 255], 24) ^ rotr(T[s1 >> 16 & 255], 16) ^ rotr(T[s2 >> 24], 8) ^ rk[r * 4 + 3];
    s0 = t0; s1 = t1; s2 = t2; s3 = t3;
  }
  auto last = [&](unsigned a, unsigned b, unsigned c, unsigned d, unsigned k) {
    return ((unsigned)sbox[a & 255] | (unsigned)sbox[b >> 8 & 255] << 8 | (unsigned)sbox[c >> 16 & 255] << 16 |
            (unsigned)sbox[d >> 24] << 24) ^ k;
  };
  uint4 v = data[i];
  v.x ^= last(s0, s1, s2, s3, rk[40]);
  v.y ^= last(s1, s2, s3, s0, rk[41]);
  v.z ^= last(s2, s3, s0, s1, rk[42]);
  v.w ^= last(s3, s0, s1, s2, rk[43]);
  data[i] = v;
}

extern "C" __global__ void aes_mix_columns(const unsigned *in, unsigned *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned c = in[i], x = xtime4(c);
  out[i] = x ^ rotr(c ^ x, 8) ^ rotr(c, 16) ^ rotr(c, 24);
}
