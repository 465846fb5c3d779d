#!/usr/bin/env bash
# Compiles kernels.rs with a nightly rustc (no nvptx `core` needed: see minicore.rs), once as rustc
# writes it before its passes and once optimised.
set -euo pipefail
cd "$(dirname "$0")"
RUSTC=${RUSTC:-rustc +nightly}
common=(--target nvptx64-nvidia-cuda -C target-cpu=sm_90 -C target-feature=+ptx80 -C opt-level=3 -C codegen-units=1
  -C panic=abort --emit=llvm-ir)
$RUSTC "${common[@]}" -C no-prepopulate-passes kernels.rs -o kernels.ll
$RUSTC "${common[@]}" kernels.rs -o kernels_o3.ll
sed -i -e 's/^; ModuleID = .*/; ModuleID = '"'kernels.rs'"'/' -e 's/^source_filename = .*/source_filename = "kernels.rs"/' kernels.ll kernels_o3.ll
