#!/usr/bin/env python3
"""Compiles the Numba kernels of kernels.py and idioms.py to the LLVM IR that Numba hands to NVVM, a file a kernel.

No GPU is needed. Run with a Python that has numba-cuda[cu13] 0.30.4 and numba 0.68 installed:
    python build.py
kernels.py comes out with opaque pointers. Of idioms.py every second kernel has typed pointers, `i8*`, as llvmlite's IR layer
writes them unless told otherwise, and as all NVVMs before that of CUDA 13 want them. Warp shuffles and votes are intrinsics that
only NVVM has (llvm.nvvm.shfl.sync.i32 with a mode operand, NVVM IR 2.0). Kernels that Numba links with functions of its own, in
CUDA C++, are left out: atomic maxima of floats, calls of device functions.
"""
import os
import re
import subprocess
import sys

TYPED = "LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS"
HERE = os.path.dirname(os.path.abspath(__file__))


def write(module, kernels):
    import numba.cuda.compiler as compiler

    for func, sig in kernels:
        lib, _ = compiler._compile_pyfunc_with_fixup(
            func, sig, debug=False, lineinfo=False, device=False, fastmath=False, cc=(9, 0), opt=True, abi="numba",
            abi_info=None, forceinline=False, launch_bounds=None, lto=False)
        mods = lib.llvm_strs
        if len(mods) != 1:
            print("left out (%d modules): %s" % (len(mods), func.__name__))
            continue
        text = mods[0]
        # Numba's mangling is long and holds a hash of its options: name the kernel after the function.
        m = re.search(r'@"([^"]+)", !"kernel", i32 1 \}', text)
        text = text.replace(m.group(1), func.__name__) if m else text
        text = re.sub(r"@\"(_ZN08NumbaEnv)[^\"]*\"", r'@"\1"', text)
        with open("%s.%s.ll" % (module, func.__name__), "w") as f:
            f.write("; arch: sm_90\n" + text.strip() + "\n")
        print(func.__name__, len(text))


def main():
    os.chdir(HERE)
    if len(sys.argv) > 1:
        import idioms
        import kernels

        # The layer of the IR reads its setting once, so that each kind of pointer is a process of its own.
        if os.environ[TYPED] == "0":
            write("kernels", kernels.KERNELS)
        write("idioms", idioms.KERNELS[int(os.environ[TYPED])::2])
        return
    for typed in "01":
        subprocess.run([sys.executable, __file__, "one"], env=dict(os.environ, **{TYPED: typed}), check=True)


main()
