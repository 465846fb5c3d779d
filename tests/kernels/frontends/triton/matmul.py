# themes: matrix product, tensor cores, pipelining
import triton
import triton.language as tl


@triton.jit
def matmul(a, b, c, M, N, K, sam, sbk, scm, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    pa = a + (m % M)[:, None] * sam + k[None, :]
    pb = b + k[:, None] * sbk + (n % N)[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for i in range(0, tl.cdiv(K, BK)):
        x = tl.load(pa, mask=k[None, :] < K - i * BK, other=0.0)
        y = tl.load(pb, mask=k[:, None] < K - i * BK, other=0.0)
        acc = tl.dot(x, y, acc)
        pa += BK
        pb += BK * sbk
    tl.store(c + m[:, None] * scm + n[None, :], acc.to(tl.float16), mask=(m[:, None] < M) & (n[None, :] < N))


SIG = {"a": "*fp16", "b": "*fp16", "c": "*fp16", "M": "i32", "N": "i32", "K": "i32", "sam": "i32", "sbk": "i32", "scm": "i32"}
KERNELS = [(matmul, SIG, {"BM": 32, "BN": 32, "BK": 32}, {"num_warps": 4, "num_stages": 2, "arch": (90, 80)})]
