# themes: layer norm, rms norm, reduction
import triton
import triton.language as tl


@triton.jit
def layer_norm(x, w, b, out, mean, rstd, stride, N, eps, BLOCK: tl.constexpr):
    r = tl.program_id(0)
    x += r * stride
    out += r * stride
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for o in range(0, N, BLOCK):
        c = o + tl.arange(0, BLOCK)
        acc += tl.load(x + c, mask=c < N, other=0.0).to(tl.float32)
    mu = tl.sum(acc, axis=0) / N
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for o in range(0, N, BLOCK):
        c = o + tl.arange(0, BLOCK)
        d = tl.where(c < N, tl.load(x + c, mask=c < N, other=0.0).to(tl.float32) - mu, 0.0)
        acc += d * d
    rs = 1 / tl.sqrt(tl.sum(acc, axis=0) / N + eps)
    tl.store(mean + r, mu)
    tl.store(rstd + r, rs)
    for o in range(0, N, BLOCK):
        c = o + tl.arange(0, BLOCK)
        m = c < N
        h = (tl.load(x + c, mask=m).to(tl.float32) - mu) * rs
        tl.store(out + c, (h * tl.load(w + c, mask=m) + tl.load(b + c, mask=m)).to(tl.float16), mask=m)


@triton.jit
def rms_norm(x, w, out, stride, N, eps, BLOCK: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, BLOCK)
    v = tl.load(x + r * stride + c, mask=c < N, other=0.0).to(tl.float32)
    s = tl.rsqrt(tl.sum(v * v, axis=0) / N + eps)
    tl.store(out + r * stride + c, (v * s * tl.load(w + c, mask=c < N)).to(tl.bfloat16), mask=c < N)


KERNELS = [
    (layer_norm, {"x": "*fp16", "w": "*fp32", "b": "*fp32", "out": "*fp16", "mean": "*fp32", "rstd": "*fp32",
                  "stride": "i32", "N": "i32", "eps": "fp32"}, {"BLOCK": 1024}, {"num_warps": 8}),
    (rms_norm, {"x": "*bf16", "w": "*fp32", "out": "*bf16", "stride": "i32", "N": "i32", "eps": "fp32"}, {"BLOCK": 2048}, {}),
]
