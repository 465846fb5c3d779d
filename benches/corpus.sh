#!/usr/bin/env bash
# Makes the larger corpus that measurements use and the repository does not hold:
#   OUT/linked/*.ll   every file of tests/kernels with the libdevice functions it calls
#   OUT/cub/*.ll      CUB and Thrust algorithms (benches/cub/*.cu) as clang writes them, unoptimised
#   OUT/opt/*.ll      the same after opt -O2; those of OUT/linked too, as OUT/opt/linked
#
#   benches/corpus.sh OUT [linked] [cub] [opt]
#
# Needs clang++-22, opt-22, llvm-link-22, WARPC_LIBDEVICE (libdevice.10.bc) and, for cub, WARPC_CUDA:
# a CUDA 13 toolkit folder whose include/ has the CCCL headers (include/cccl), as the PyPI packages
# nvidia-cuda-runtime, nvidia-cuda-crt and nvidia-cuda-cccl install it. Files that are newer than
# what they come from are kept.
set -euo pipefail
OUT=$(mkdir -p "$1" && cd "$1" && pwd); shift
cd "$(dirname "$0")/.."
PARTS=${*:-linked cub opt}

link() { # in out
  if grep -Eq '^declare .*@"?__nv_' "$1"; then
    llvm-link-22 -S --suppress-warnings --only-needed --internalize "$1" "$WARPC_LIBDEVICE" -o "$2"
  else
    cp "$1" "$2"
  fi
}

linked() {
  mkdir -p "$OUT/linked"
  find tests/kernels -name '*.ll' | while read -r f; do
    local o=$OUT/linked/${f#tests/kernels/}
    mkdir -p "$(dirname "$o")"
    # Files of the old dialect with typed pointers are not read by LLVM 22.
    [ "$o" -nt "$f" ] || link "$f" "$o" 2>/dev/null || { echo "left out, LLVM 22 does not read it: $f" >&2; rm -f "$o"; }
  done
}

# clang 22 stops at CUDA 12.9: without that SDK version it falls back to the launch interface
# that CUDA 13 removed. tests/kernels/include/stub stands in for a cuRAND header that clang's
# wrapper includes whether it is installed or not.
cub() {
  mkdir -p "$OUT/cub"
  for f in benches/cub/*.cu; do
    local o=$OUT/cub/$(basename "${f%.cu}").ll
    [ "$o" -nt "$f" ] && continue
    clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-feature=+ptx80 \
      --cuda-path="$WARPC_CUDA" -I"$WARPC_CUDA/include/cccl" -isystem tests/kernels/include/stub \
      -Xclang -target-sdk-version=12.9 -Wno-unknown-cuda-version -Wno-everything -nogpulib -fno-ident \
      -std=c++17 -O3 -Xclang -disable-llvm-passes -S -emit-llvm "$f" -o "$o.raw" || { echo "failed: $f"; continue; }
    link "$o.raw" "$o"; rm "$o.raw"
    echo "$(basename "$o"): $(grep -c '^define.*ptx_kernel' "$o") kernels, $(wc -c <"$o") bytes"
  done
}

opt() {
  (cd "$OUT" && find cub linked -name '*.ll') | while read -r f; do
    local o=$OUT/opt/${f#cub/}
    mkdir -p "$(dirname "$o")"
    [ "$o" -nt "$OUT/$f" ] || opt-22 -passes='default<O2>' -S "$OUT/$f" -o "$o"
  done
}

for p in $PARTS; do "$p"; done
