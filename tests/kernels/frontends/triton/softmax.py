# themes: softmax, reduction
import triton
import triton.language as tl


@triton.jit
def row_softmax(x, out, stride, cols, BLOCK: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, BLOCK)
    v = tl.load(x + r * stride + c, mask=c < cols, other=-float("inf"))
    v = v - tl.max(v, axis=0)
    e = tl.exp(v)
    tl.store(out + r * stride + c, e / tl.sum(e, axis=0), mask=c < cols)


KERNELS = [
    (row_softmax, {"x": "*fp32", "out": "*fp32", "stride": "i32", "cols": "i32"}, {"BLOCK": 1024}, {"arch": (90, 80)}),
]
