#!/usr/bin/env bash
# Compiles the OpenCL C kernels of this folder to nvptx64 IR with plain clang. The work-item
# functions are declared in opencl_base.h and come out as calls to PTX special registers.
set -euo pipefail
cd "$(dirname "$0")"
CLANG=${CLANG:-clang-22}
for f in "${@:-*.cl}"; do
  for s in $f; do
    "$CLANG" -x cl -cl-std=CL2.0 -target nvptx64-nvidia-cuda -Xclang -target-cpu -Xclang sm_90 \
      -Xclang -target-feature -Xclang +ptx80 -Xclang -finclude-default-header -Xclang -fdeclare-opencl-builtins \
      -include opencl_base.h -O3 -Xclang -disable-llvm-passes -fno-ident -nogpulib -Wall -S -emit-llvm "$s" -o "${s%.cl}.ll"
  done
done
