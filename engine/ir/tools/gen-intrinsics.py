#!/usr/bin/env python3
"""Writes the intrinsic tables of `engine/ir/src/intrinsics/table_*.rs`.

Input is the record dump of LLVM's intrinsic definitions, made with the LLVM release the in-memory form follows (22):

    INC=$(llvm-config-22 --includedir)
    llvm-tblgen-22 -I "$INC" --dump-json "$INC/llvm/IR/Intrinsics.td" > intrinsics.json
    python3 engine/ir/tools/gen-intrinsics.py intrinsics.json intrinsics-19.json

where the second dump is of the oldest release we print for (19): rows whose name it lacks get the bit NEW.

The output holds every target-independent intrinsic and every `llvm.nvvm.*`, one row per line, sorted by name. Only facts
are taken: names, type signatures, attributes, memory effects. A row is

    CONSTANT, "name", "signature", function attribute bits, memory effects, "parameter attributes";

The notation of signatures and parameter attributes is documented in `engine/ir/src/intrinsics/signature.rs` and `engine/ir/src/intrinsics/attributes.rs`;
the bit names in `engine/ir/src/intrinsics/table.rs`. With `--check` nothing is written and the exit status says whether the files are current.
"""

import argparse
import json
import re
import sys
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "src" / "intrinsics"

# File, and whether it holds the row of this name. The first match wins; ranges are contiguous in the order of names.
FAMILIES = [
    ("table_generic", "target-independent intrinsics", lambda n: not n.startswith("llvm.nvvm.")),
    ("table_nvvm_a_e", "`llvm.nvvm.*`, A to E", lambda n: n < "llvm.nvvm.f"),
    ("table_nvvm_f_l", "`llvm.nvvm.*`, F to L", lambda n: n < "llvm.nvvm.m"),
    ("table_nvvm_m", "`llvm.nvvm.m*`: matrices of registers, mbarriers, moves", lambda n: n < "llvm.nvvm.n"),
    ("table_nvvm_n_s", "`llvm.nvvm.*`, N to ST: special registers, shuffles", lambda n: n < "llvm.nvvm.su"),
    ("table_nvvm_surface", "`llvm.nvvm.s[u-z]*`: surfaces", lambda n: n < "llvm.nvvm.t"),
    ("table_nvvm_t_v", "`llvm.nvvm.*`, T to V: tensor memory, textures, votes", lambda n: n < "llvm.nvvm.w"),
    ("table_nvvm_w_z", "`llvm.nvvm.*`, W to Z: warp matrices", lambda n: True),
]

SCALARS = {1: "i1", 2: "i8", 3: "i16", 4: "i32", 5: "i64", 6: "f16", 7: "f32", 8: "f64", 14: "ptr", 18: "token",
           19: "metadata", 20: "{}", 30: "i128", 33: "f128", 40: "bf16", 43: "ppcf128", 47: "i2", 48: "i4"}
VECTORS = {9: 2, 10: 4, 11: 8, 12: 16, 13: 32, 16: 64, 25: 1, 31: 512, 32: 1024, 39: 128, 41: 256, 44: 3, 50: 6, 51: 10,
           52: 2048, 53: 4096}
ANY = {0: "any", 1: "anyint", 2: "anyfp", 3: "anyvec", 4: "anyptr"}


def decode(sig, at):
    """One type of an encoded signature: its text and the position after it."""
    code = sig[at]
    at += 1
    if code in SCALARS:
        return SCALARS[code], at
    if code in VECTORS:
        elem, at = decode(sig, at)
        return f"v{VECTORS[code]}{elem}", at
    if code == 15:  # overloaded, or the same as an overloaded one
        slot, kind = sig[at] >> 3, sig[at] & 7
        return (str(slot) if kind == 7 else f"{ANY[kind]}{slot}"), at + 1
    if code == 24:
        return f"ptr{sig[at]}", at + 1
    if code == 26:
        return "...", at
    if code == 28:
        slot = sig[at] >> 3
        elem, at = decode(sig, at + 1)
        return f"with{slot}({elem})", at
    if code == 34:
        return f"elem{sig[at] >> 3}", at + 1
    if code == 27:
        return f"nth{sig[at]}/{sig[at + 1]}", at + 2
    if code == 29:
        return f"ptrs{sig[at]}of{sig[at + 1]}", at + 2
    if code == 21:
        n, at = sig[at] + 2, at + 1
        fields = []
        for _ in range(n):
            t, at = decode(sig, at)
            fields.append(t)
        return "{" + fold(fields) + "}", at
    raise SystemExit(f"unknown type code {code} in {sig}")


def fold(types):
    """Joins types, `t*n` for n equal ones in a row (slots are never folded, `0*2` would be hard to read)."""
    out, i = [], 0
    while i < len(types):
        n = 1
        while i + n < len(types) and types[i + n] == types[i] and not types[i][0].isdigit():
            n += 1
        out.append(types[i] if n == 1 else f"{types[i]}*{n}")
        i += n
    return ",".join(out)


FN_BITS = {"IntrConvergent": "CONV", "IntrNoReturn": "NORET", "IntrNoDuplicate": "NODUP", "IntrNoMerge": "NOMERGE",
           "IntrCold": "COLD", "IntrStrictFP": "STRICT", "IntrSpeculatable": "SPEC", "IntrNoCreateUndefOrPoison": "NCUP",
           "Commutative": "COMM", "IntrHasSideEffects": None}
# Commute by their definition, though the records do not say so: the first two operands.
COMMUTATIVE = {"llvm." + n for n in (
    "umin umax smin smax minnum maxnum minimum maximum minimumnum maximumnum sadd.sat uadd.sat sadd.with.overflow "
    "uadd.with.overflow smul.with.overflow umul.with.overflow smul.fix umul.fix smul.fix.sat umul.fix.sat fma fmuladd clmul").split()}
DEFAULTS = ("IntrNoCallback", "IntrNoFree", "IntrNoSync", "IntrWillReturn")
DEFAULT_BITS = dict(zip(DEFAULTS, ("NOCB", "NOFREE", "NOSYNC", "RET")))
PARAM = {"NoCapture": "nocapture", "NoAlias": "noalias", "NoUndef": "noundef", "NonNull": "nonnull", "Returned": "returned",
         "ImmArg": "immarg", "ReadOnly": "readonly", "WriteOnly": "writeonly", "ReadNone": "readnone", "ArgInfo": None}


def name_of(db, key):
    return db[key]["LLVMName"] or "llvm." + key[4:].replace("_", ".")


def keys(db):
    """Records of target-independent and NVVM intrinsics."""
    return [k for k in db["!instanceof"]["Intrinsic"] if db[k]["TargetPrefix"] in ("", "nvvm")]


def row(db, key, old):
    r, name = db[key], name_of(db, key)
    sig, at, types = db[r["TypeInfo"]["def"]]["TypeSig"], 0, []
    if not r["RetTypes"]:
        types.append("void")
        at = 0 if sig and sig[0] != 0 else 1
        if len(r["ParamTypes"]) and sig[0] == 0:
            at = 1
    while at < len(sig):
        t, at = decode(sig, at)
        types.append(t)
    want = 1 + len(r["ParamTypes"])
    if len(types) != want:
        raise SystemExit(f"{name}: {len(types)} types decoded from {sig}, not {want}")
    text = types[0] + "(" + fold(types[1:]) + ")"

    props, params = set(), {}
    for p in r["IntrProperties"]:
        p = p["def"]
        cls = db[p]["!superclasses"]
        if cls == ["IntrinsicProperty"] or p.startswith("Intr") or p in ("Commutative", "Throws"):
            props.add(p)
            continue
        kind, v = cls[-1], db[p]
        if kind == "Align":
            what = f"align={v['Align']}"
        elif kind == "Dereferenceable":
            what = f"dereferenceable={v['Bytes']}"
        elif kind == "Range":
            what = f"range={v['Lower']}:{v['Upper']}"
        else:
            what = PARAM[kind]
        if what:
            params.setdefault(v["ArgNo"], set()).add(what)
    if name in COMMUTATIVE:
        props.add("Commutative")
    if not r["DisableDefaultAttributes"]:
        props.update(DEFAULTS)

    bits = []
    if "Throws" not in props and all(p in props for p in DEFAULTS):
        bits.append("D")
    else:
        bits += [] if "Throws" in props else ["NOUNW"]
        bits += [DEFAULT_BITS[p] for p in DEFAULTS if p in props]
    bits += [b for p, b in FN_BITS.items() if p in props and b]
    bits += [] if name in old else ["NEW"]
    known = set(FN_BITS) | set(DEFAULTS) | {"Throws"}

    where = "ANY"
    for p, w in (("IntrArgMemOnly", "ARG"), ("IntrInaccessibleMemOnly", "INACC"), ("IntrInaccessibleMemOrArgMemOnly", "INACC_ARG")):
        if p in props:
            assert where == "ANY", name
            where = w
    access = "R" if "IntrReadMem" in props else "W" if "IntrWriteMem" in props else ""
    assert not {"IntrReadMem", "IntrWriteMem"} <= props, name
    if {"IntrNoMem", "IntrHasSideEffects"} <= props:  # LLVM gives no effects then, so that the call stays
        mem = "ANY"
    elif "IntrNoMem" in props:
        mem = "NONE"
    elif where == "ANY":
        mem = {"R": "READ", "W": "WRITE", "": "ANY"}[access]
    else:
        mem = where + ("_" + access if access else "")
    known |= {"IntrArgMemOnly", "IntrInaccessibleMemOnly", "IntrInaccessibleMemOrArgMemOnly", "IntrReadMem", "IntrWriteMem", "IntrNoMem"}
    if props - known:
        raise SystemExit(f"{name}: unknown properties {props - known}")

    pattr = " ".join(("r" if n == 0 else str(n - 1)) + ":" + ",".join(sorted(ws)) for n, ws in sorted(params.items()))
    const = re.sub(r"[^A-Za-z0-9]", "_", name.removeprefix("llvm.")).upper()
    return const, name, text, "|".join(bits) or "0", mem, pattr


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("json", help="record dump of Intrinsics.td")
    ap.add_argument("old", help="the same of the oldest release")
    ap.add_argument("--check", action="store_true", help="write nothing; fail when a table file differs")
    args = ap.parse_args()
    db = json.load(open(args.json))
    old_db = json.load(open(args.old))
    old = {name_of(old_db, k) for k in keys(old_db)}
    rows = sorted((row(db, k, old) for k in keys(db)), key=lambda r: r[1])
    consts = [r[0] for r in rows]
    assert len(set(consts)) == len(consts), "constant names clash"
    files = {f: [] for f, _, _ in FAMILIES}
    for r in rows:
        files[next(f for f, _, test in FAMILIES if test(r[1]))].append(r)
    stale = []
    previous = None
    for f, title, _ in FAMILIES:
        base = "0" if previous is None else f"super::{previous}::END"
        previous = f
        out = [f"//! Intrinsic table: {title}. Written by `engine/ir/tools/gen-intrinsics.py`; change that, not this.\n",
               "\nuse super::table::bits::*;\nuse super::table::mem::*;\nuse super::table::rows;\n",
               f"\nrows! {{ from {base};\n"]
        width = [min(max(len(r[c]) for r in files[f]), 60) for c in range(5)]
        for const, name, sig, bits, mem, pattr in files[f]:
            cells = [f"{const},", f'"{name}",', f'"{sig}",', f"{bits},", f"{mem},"]
            line = " ".join(c.ljust(w + (1 if n in (0, 3, 4) else 3)) for n, (c, w) in enumerate(zip(cells, width)))
            out.append(f'    {line} "{pattr}";\n')
        out.append("}\n")
        path, text = OUT / f"{f}.rs", "".join(out)
        if not path.exists() or path.read_text() != text:
            stale.append(path.name)
            if not args.check:
                path.write_text(text)
    print(f"{len(rows)} intrinsics; {'stale' if args.check else 'written'}: {' '.join(stale) or 'none'}")
    sys.exit(1 if args.check and stale else 0)


if __name__ == "__main__":
    main()
