#!/usr/bin/env bash
# Rebuilds the .ll files of this folder from their .cu sources, then the manifest.
#
#   ./build.sh              every source
#   ./build.sh saxpy scan   only these
#   ./build.sh --manifest   only check the .ll files and rewrite manifest.json
#
# Needs clang++-22 with the NVPTX target (CLANG=... to name another). Sources that
# include the CUDA headers ("// headers: cuda") also need WARPC_CUDA, the folder that
# holds CUDA's include/ and bin/; they are skipped without it. The manifest needs
# python3, opt-22, llc-22, llvm-link-22, ptxas and WARPC_LIBDEVICE (libdevice.10.bc).
#
# A source says what it wants in its leading comment:
#   // themes: a, b, c        for the manifest
#   // arch: sm_90a           lowest target it compiles for; sm_90 if left out
#   // variants: debug o3 sm_75   further .ll files beside NAME.ll
#   // headers: cuda          uses the CUDA toolkit's headers
#   // flags: ...             further clang flags
set -euo pipefail
cd "$(dirname "$0")"
CLANG=${CLANG:-clang++-22}

field() { sed -n "s|^// $2: *||p" "$1" | head -1; }

compile() { # source output arch extra-flags...
  local src=$1 out=$2 arch=$3; shift 3
  local ptx=+ptx80
  case $arch in sm_1*) ptx=+ptx88;; sm_90a) ptx=+ptx83;; esac
  local inc=(-nocudainc -Iinclude)
  if [ "$(field "$src" headers)" = cuda ]; then
    inc=(--cuda-path="$WARPC_CUDA" -isystem include/stub -Xclang -target-sdk-version=12.9)
  fi
  # shellcheck disable=SC2046
  "$CLANG" -x cuda --cuda-device-only --cuda-gpu-arch="$arch" --cuda-feature=$ptx \
    "${inc[@]}" -nogpulib -std=c++20 -O3 -fno-ident -Wall -Wno-unknown-cuda-version -Wno-unused-function \
    $(field "$src" flags) "$@" -S -emit-llvm "$src" -o "$out"
}

build() {
  local src=$1 name=${1%.cu} arch
  if [ "$(field "$src" headers)" = cuda ] && [ -z "${WARPC_CUDA:-}" ]; then
    echo "skipped (no WARPC_CUDA): $src"; return
  fi
  arch=$(field "$src" arch); arch=${arch:-sm_90}
  local raw=(-Xclang -disable-llvm-passes)
  compile "$src" "$name.ll" "$arch" "${raw[@]}"
  for v in $(field "$src" variants); do
    case $v in
      debug) compile "$src" "${name}_debug.ll" "$arch" "${raw[@]}" -g -fdebug-compilation-dir=. \
               -ffile-prefix-map="$("$CLANG" -print-resource-dir)"=clang;;
      lines) compile "$src" "${name}_lines.ll" "$arch" "${raw[@]}" -gline-tables-only -fdebug-compilation-dir=. \
               -ffile-prefix-map="$("$CLANG" -print-resource-dir)"=clang;;
      o3) compile "$src" "${name}_o3.ll" "$arch";;
      sm_*) compile "$src" "${name}_${v/sm_/sm}.ll" "$v" "${raw[@]}";;
      *) echo "unknown variant $v in $src"; exit 1;;
    esac
  done
}

if [ "${1:-}" != --manifest ]; then
  if [ $# -gt 0 ]; then for n in "$@"; do build "${n%.cu}.cu"; done
  else for s in *.cu; do build "$s"; done; fi
fi
python3 manifest.py "$@"
