# themes: elementwise, activations
import triton
import triton.language as tl


@triton.jit
def vector_add(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.load(x + i, mask=m) + tl.load(y + i, mask=m), mask=m)


@triton.jit
def swiglu(gate, up, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    g = tl.load(gate + i, mask=m).to(tl.float32)
    u = tl.load(up + i, mask=m).to(tl.float32)
    tl.store(out + i, (g * tl.sigmoid(g) * u).to(tl.bfloat16), mask=m)


KERNELS = [
    (vector_add, {"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32"}, {"BLOCK": 1024}, {"arch": (90, 80)}),
    (swiglu, {"gate": "*bf16", "up": "*bf16", "out": "*bf16", "n": "i32"}, {"BLOCK": 512}, {"arch": (90, 80)}),
]
