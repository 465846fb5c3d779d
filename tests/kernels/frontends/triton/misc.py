# themes: rng, dropout, embedding, transpose, dequantisation, libdevice, inline asm
import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def dropout(x, out, n, p, seed, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n)
    keep = tl.rand(seed, i) > p
    tl.store(out + i, tl.where(keep, v / (1 - p), 0.0), mask=i < n)


@triton.jit
def embedding(table, ids, out, width, BLOCK: tl.constexpr):
    t = tl.program_id(0)
    i = tl.load(ids + t)
    for o in range(0, width, BLOCK):
        c = o + tl.arange(0, BLOCK)
        tl.store(out + t * width + c, tl.load(table + i * width + c, mask=c < width), mask=c < width)


@triton.jit
def transpose(x, out, M, N, B: tl.constexpr):
    m = tl.program_id(0) * B + tl.arange(0, B)
    n = tl.program_id(1) * B + tl.arange(0, B)
    t = tl.load(x + m[:, None] * N + n[None, :], mask=(m[:, None] < M) & (n[None, :] < N))
    tl.store(out + n[:, None] * M + m[None, :], tl.trans(t), mask=(n[:, None] < N) & (m[None, :] < M))


@triton.jit
def dequant_int4(q, scale, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    w = tl.load(q + i // 8, mask=i < n)
    v = ((w >> ((i % 8) * 4)) & 0xF) - 8
    tl.store(out + i, (v.to(tl.float32) * tl.load(scale + i // 128, mask=i < n)).to(tl.float16), mask=i < n)


@triton.jit
def erf_gelu(x, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n)
    tl.store(out + i, 0.5 * v * (1.0 + libdevice.erf(v * 0.70710678)), mask=i < n)


@triton.jit
def byte_swap(x, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n)
    r = tl.inline_asm_elementwise("prmt.b32 $0, $1, 0, 0x0123;", "=r,r", [v], dtype=tl.int32, is_pure=True, pack=1)
    tl.store(out + i, r, mask=i < n)


KERNELS = [
    (dropout, {"x": "*fp32", "out": "*fp32", "n": "i32", "p": "fp32", "seed": "i32"}, {"BLOCK": 512}, {}),
    (embedding, {"table": "*fp16", "ids": "*i64", "out": "*fp16", "width": "i32"}, {"BLOCK": 1024}, {}),
    (transpose, {"x": "*fp32", "out": "*fp32", "M": "i32", "N": "i32"}, {"B": 32}, {}),
    (dequant_int4, {"q": "*i32", "scale": "*fp32", "out": "*fp16", "n": "i32"}, {"BLOCK": 512}, {}),
    (erf_gelu, {"x": "*fp32", "out": "*fp32", "n": "i32"}, {"BLOCK": 256}, {}),
    (byte_swap, {"x": "*i32", "out": "*i32", "n": "i32"}, {"BLOCK": 256}, {}),
]
