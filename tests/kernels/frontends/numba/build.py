#!/usr/bin/env python3
"""Compiles the Numba kernels of kernels.py to the LLVM IR that Numba hands to NVVM, a file a kernel.

No GPU is needed. Run with a Python that has numba-cuda[cu13] (0.30) and numba (0.68) installed:
    python build.py
Kernels with warp shuffles or votes are left out: Numba writes them as intrinsics that only NVVM
knows (llvm.nvvm.shfl.sync.i32 with a mode operand). llvmlite's IR layer still writes typed pointers unless told otherwise; here it is told.
"""
import os
import re

os.environ["LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS"] = "0"
os.chdir(os.path.dirname(os.path.abspath(__file__)))
import numba.cuda.compiler as compiler

import kernels

for func, sig in kernels.KERNELS:
    lib, _ = compiler._compile_pyfunc_with_fixup(
        func, sig, debug=False, lineinfo=False, device=False, fastmath=False, cc=(9, 0), opt=True, abi="numba",
        abi_info=None, forceinline=False, launch_bounds=None, lto=False)
    mods = lib.llvm_strs
    if len(mods) != 1:
        print("left out (%d modules): %s" % (len(mods), func.__name__))
        continue
    text = mods[0]
    # Numba's mangling is long and holds a hash of its options: name the kernel after the function.
    m = re.search(r'!\{ ptr @"([^"]+)", !"kernel", i32 1 \}', text)
    text = text.replace(m.group(1), func.__name__) if m else text
    text = re.sub(r"@\"(_ZN08NumbaEnv)[^\"]*\"", r'@"\1"', text)
    with open("kernels.%s.ll" % func.__name__, "w") as f:
        f.write("; arch: sm_90\n" + text.strip() + "\n")
    print(func.__name__, len(text))
