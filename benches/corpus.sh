#!/usr/bin/env bash
# Makes the larger corpus that measurements use and the repository does not hold:
#   OUT/linked/*.ll   every file of tests/kernels with the libdevice functions it calls
#
#   benches/corpus.sh OUT [linked]
#
# Needs llvm-link-22, opt-22 and WARPC_LIBDEVICE (libdevice.10.bc).
set -euo pipefail
OUT=$(mkdir -p "$1" && cd "$1" && pwd); shift
cd "$(dirname "$0")/.."
PARTS=${*:-linked}

linked() {
  mkdir -p "$OUT/linked"
  find tests/kernels -name '*.ll' | while read -r f; do
    local o=$OUT/linked/${f#tests/kernels/}
    mkdir -p "$(dirname "$o")"
    [ "$o" -nt "$f" ] && continue
    if grep -q '^declare .*@__nv_' "$f"; then
      llvm-link-22 -S --suppress-warnings --only-needed --internalize "$f" "$WARPC_LIBDEVICE" -o "$o"
    else
      cp "$f" "$o"
    fi
  done
}

for p in $PARTS; do "$p"; done
