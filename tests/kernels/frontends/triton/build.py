#!/usr/bin/env python3
"""Compiles the Triton kernels of this folder to the LLVM IR Triton makes before its PTX stage.

No GPU is needed. Run with a Python that has triton (3.9) installed:
    python build.py [name ...]
Each module lists KERNELS: (function, signature, constants, options). The files written are
MODULE.FUNCTION.ll for sm_90 and, where a kernel asks for it, MODULE.FUNCTION_sm80.ll.
Line-table debug information is left out: it would name absolute paths. Triton's own LLVM is
newer than LLVM 22: floating-point literals in its new syntax (f0x3F800000, -inf, inexact decimals)
are rewritten to the old one so that LLVM 22's tools read the files. Triton gives no target triple at this stage;
one is added.
"""
import importlib.util
import os
import re
import struct
import sys

os.environ.setdefault("TRITON_DISABLE_LINE_INFO", "1")
os.environ.setdefault("TRITON_CACHE_DIR", os.path.join(os.environ.get("TMPDIR", "/tmp"), "triton-cache"))
import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

HERE = os.path.dirname(os.path.abspath(__file__))


def old_literals(text):
    """Floating-point literals of LLVM 23 to those LLVM 22 reads."""
    def double(v):
        return "0x%016X" % struct.unpack("<Q", struct.pack("<d", v))[0]

    def bits(m):
        kind, h = m.group(1), m.group(3)
        if kind == "float":
            h = double(struct.unpack("<f", struct.pack("<I", int(h, 16)))[0])
        else:
            h = {"double": "0x", "half": "0xH", "bfloat": "0xR"}[kind] + h
        return m.group(1) + m.group(2) + h

    def inf(m):
        kind, sign = m.group(1), m.group(3) == "-"
        h = {"half": "0xHFC00" if sign else "0xH7C00", "bfloat": "0xRFF80" if sign else "0xR7F80"}.get(kind)
        return m.group(1) + m.group(2) + (h or double(float(m.group(3) + "inf")))

    def decimal(m):
        # The new writer gives the shortest decimal, which need not be exact; the old reader wants it exact.
        v = float(m.group(3))
        v = struct.unpack("<f", struct.pack("<f", v))[0]
        return m.group(1) + m.group(2) + double(v)

    out = []
    for line in text.split("\n"):
        before = None
        while line != before:
            before = line
            line = re.sub(r"\b(float|double|half|bfloat)\b((?:(?!\b(?:float|double|half|bfloat)\b).)*?[ (])f0x([0-9A-F]+)", bits, line)
            line = re.sub(r"\b(float|double|half|bfloat)\b((?:(?!\b(?:float|double|half|bfloat)\b).)*?[ (\[])([-+])inf\b", inf, line)
            line = re.sub(r"\b(float)\b((?:(?!\b(?:float|double|half|bfloat)\b).)*?[ (\[])(-?\d+\.\d+e[-+]\d+)", decimal, line)
        out.append(line)
    return "\n".join(out)


def main():
    names = sys.argv[1:] or sorted(f[:-3] for f in os.listdir(HERE) if f.endswith(".py") and f != "build.py")
    for name in names:
        spec = importlib.util.spec_from_file_location(name, os.path.join(HERE, name + ".py"))
        mod = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(mod)
        for fn, sig, const, opts in mod.KERNELS:
            opts = dict(opts)
            for arch in opts.pop("arch", (90,)):
                sigs = {a: sig.get(a, "constexpr") for a in fn.arg_names}
                attrs = {(i,): [["tt.divisibility", 16]] for i, a in enumerate(fn.arg_names) if sigs[a].startswith("*")}
                src = ASTSource(fn, signature=sigs, constexprs={(fn.arg_names.index(k),): v for k, v in const.items()}, attrs=attrs)
                k = triton.compile(src, target=GPUTarget("cuda", arch, 32), options=opts)
                text = k.asm["llir"]
                text = re.sub(r"^(; ModuleID|source_filename) = .*", lambda m: m.group(1) + (" = '%s.py'" % name if m.group(1)[0] == ";" else ' = "%s.py"' % name), text, flags=re.M)
                text = old_literals(text)
                if "target triple" not in text:
                    text = re.sub(r"^(target datalayout = .*)$", r'\1\ntarget triple = "nvptx64-nvidia-cuda"', text, flags=re.M)
                head = "; arch: sm_%d%s\n" % (arch, "a" if arch >= 90 else "")
                out = "%s.%s%s.ll" % (name, fn.__name__, "" if arch == 90 else "_sm%d" % arch)
                with open(os.path.join(HERE, out), "w") as f:
                    f.write(head + text)
                print(out, len(text), "bytes, shared", k.metadata.shared, "warps", k.metadata.num_warps)


main()
