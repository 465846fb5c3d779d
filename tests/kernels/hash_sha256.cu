// SHA-256 of one 64-byte block a thread, double hashing with a nonce search, and FNV/murmur finalisers.
// themes: sha256, hashing, rotates, constant memory
// variants: o3
#include "gpu.h"

__constant__ unsigned K256[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

GPU_FN unsigned rotr(unsigned x, int n) { return x >> n | x << (32 - n); }

__device__ __noinline__ void sha256_block(unsigned (&h)[8], const unsigned (&block)[16]) {
  unsigned w[16];
  for (int i = 0; i < 16; i++)
    w[i] = block[i];
  unsigned a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], hh = h[7];
#pragma unroll 16
  for (int i = 0; i < 64; i++) {
    if (i >= 16) {
      unsigned x = w[(i + 1) & 15], y = w[(i + 14) & 15];
      unsigned s0 = rotr(x, 7) ^ rotr(x, 18) ^ x >> 3, s1 = rotr(y, 17) ^ rotr(y, 19) ^ y >> 10;
      w[i & 15] += s0 + w[(i + 9) & 15] + s1;
    }
    unsigned t1 = hh + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + K256[i] + w[i & 15];
    unsigned t2 = (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    hh = g; g = f; f = e; e = d + t1;
    d = c; c = b; b = a; a = t1 + t2;
  }
  h[0] += a; h[1] += b; h[2] += c; h[3] += d; h[4] += e; h[5] += f; h[6] += g; h[7] += hh;
}

GPU_FN void sha256_init(unsigned (&h)[8]) {
  const unsigned iv[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  for (int i = 0; i < 8; i++)
    h[i] = iv[i];
}

extern "C" __global__ void sha256_blocks(const unsigned *in, unsigned *out, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n)
    return;
  unsigned h[8], w[16];
  sha256_init(h);
  for (int i = 0; i < 16; i++)
    w[i] = __byte_perm(in[t * 16 + i], 0, 0x0123);
  sha256_block(h, w);
  for (int i = 0; i < 8; i++)
    out[t * 8 + i] = h[i];
}

extern "C" __global__ void search_nonce(const unsigned *midstate, const unsigned *tail, unsigned target, unsigned start,
                                        unsigned *found) {
  unsigned nonce = start + blockIdx.x * blockDim.x + threadIdx.x, h[8], w[16] = {};
  for (int i = 0; i < 8; i++)
    h[i] = midstate[i];
  w[0] = tail[0]; w[1] = tail[1]; w[2] = tail[2]; w[3] = nonce;
  w[4] = 0x80000000u; w[15] = 640;
  sha256_block(h, w);
  for (int i = 0; i < 8; i++)
    w[i] = h[i];
  w[8] = 0x80000000u;
  for (int i = 9; i < 15; i++)
    w[i] = 0;
  w[15] = 256;
  sha256_init(h);
  sha256_block(h, w);
  if (__byte_perm(h[7], 0, 0x0123) <= target)
    atomicMin(found, nonce);
}

extern "C" __global__ void murmur_finalise(const uint64_t *in, uint64_t *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  uint64_t k = in[i];
  k ^= k >> 33;
  k *= 0xff51afd7ed558ccdull;
  k ^= k >> 33;
  k *= 0xc4ceb9fe1a85ec53ull;
  out[i] = k ^ k >> 33;
}
