"""Rows that do not come from facts alone, for `gen-lowering.py`: where the observed text is wrong, too narrow or absent."""

import re

LDU = {"i8": ".b8", "i16": ".b16", "i32": ".b32", "i64": ".b64", "f16": ".b16", "bf16": ".b16", "f32": ".b32", "f64": ".b64",
       "v2f16": ".b32", "v2bf16": ".b32", "v2i8": ".v2.b8", "v4i8": ".v4.b8", "v2i16": ".v2.b16", "v4i16": ".v4.b16",
       "v4f16": ".v2.b32", "v4bf16": ".v2.b32", "v8f16": ".v4.b32", "v8bf16": ".v4.b32", "v2i32": ".v2.b32", "v4i32": ".v4.b32",
       "v2f32": ".v2.b32", "v4f32": ".v4.b32", "v2i64": ".v2.b64", "v2f64": ".v2.b64", "ptr": ".b64"}


def ldu(m):
    """Vectors as the registers their parts are in; the address is of global memory, whatever space the pointer says."""
    kind = {"i": "i", "f": "f", "p": "ptr"}[m[1]]
    out = []
    for t, suffix in LDU.items():
        scalar = re.sub(r"^v\d+", "", t)
        if (scalar[0] == "i") == (kind == "i") and (t == "ptr") == (kind == "ptr"):
            r = "{$r}" if ".v" in suffix else "$r"
            over = ("ptr", "ptr1") if t == "ptr" else (t, "ptr1")
            out.append(("" if t == "ptr" else t, f"ldu.global{suffix} {r}, [$@0];", over, [{}]))
    return out


def four_bytes(m):
    """The instruction packs four bytes; each is a register of its own here, whose upper half means nothing."""
    to, mods = m[1], m[2]
    text = (f"{{ .reg .b32 %t; cvt.rs{mods}.{to}x4.f32 %t, {{$0}}, $1; mov.b32 {{$r0, $r2}}, %t; "
            "shr.u16 $r1, $r0, 8; shr.u16 $r3, $r2, 8; }")
    return [("", text, (), [{}])]


def same(m):
    """A pointer as it is; an address of another space is the same bits."""
    return [("", "mov.b64 $r, $0;", ("ptr", "ptr"), [{}])]


def half_atomic(m):
    """The half types need `.noftz`."""
    rows = []
    for t, over in (("f32", ".f32"), ("f64", ".f64"), ("f16", ".noftz.f16"), ("bf16", ".noftz.bf16"),
                    ("v2f16", ".noftz.f16x2"), ("v2bf16", ".noftz.bf16x2")):
        rows.append((t, f"atom.{m[1]}<s1>.add{over} $r, [$@0], $1;", (t, "ptr"), [{}]))
    return rows


def sampled(m):
    """Textures with a sampler of their own, which ptxas takes in that mode only."""
    shape, to = m[1], m[2]
    text = {"cube": "tex.cube{} {{$r}}, [$!0, $!1, {{$2, $3, $4, $4}}];",
            "cube.array": "tex.acube{} {{$r}}, [$!0, $!1, {{$2, $3, $4, $5}}];",
            "3d.level": "tex.level.3d{} {{$r}}, [$!0, $!1, {{$2, $3, $4, $4}}], $5;",
            "1d.array.grad": "tex.grad.a1d{} {{$r}}, [$!0, $!1, {{$2, $3}}], {{$4}}, {{$5}};",
            "2d.array.grad": "tex.grad.a2d{} {{$r}}, [$!0, $!1, {{$2, $3, $4, $4}}], {{$5, $6}}, {{$7, $8}};"}[shape]
    return [("", text.format(f".v4.{to}.f32"), (), [{}])]


OVERRIDE = [
    (r"llvm\.nvvm\.tex\.(cube|cube\.array|3d\.level|[12]d\.array\.grad)\.v4([fsu]32)\.f32", sampled),
    (r"llvm\.nvvm\.atomic\.add\.gen\.f\.(cta|sys)", half_atomic),
    (r"llvm\.nvvm\.ldu\.global\.([ifp])", ldu),
    (r"llvm\.nvvm\.f32x4\.to\.(e2m3|e3m2|e4m3|e5m2)x4\.rs((?:\.relu)?\.satfinite)", four_bytes),
    (r"llvm\.nvvm\.move\.ptr", same),
    (r"llvm\.nvvm\.internal\.addrspace\.wrap", same),
    (r"llvm\.nvvm\.texsurf\.handle\.internal", lambda m: [("", "mov.u64 $r, $0;", ("ptr1",), [{}])]),
    (r"llvm\.nvvm\.texsurf\.handle", lambda m: [("", "mov.u64 $r, $1;", ("ptr1",), [{}])]),
]


def override(name):
    """List of (when, template, overload types, combinations), or None to take the facts."""
    for pattern, make in OVERRIDE:
        if m := re.fullmatch(pattern, name):
            rows = make(m)
            for w in rows:
                if not w[1]:
                    raise SystemExit(f"{name}: empty")
            return rows
    return None
