#!/usr/bin/env python3
"""Writes the intrinsic tables of `engine/ir/src/intrinsics/table_*.rs`.

Input is the record dump of LLVM's intrinsic definitions, made with the LLVM release the in-memory form follows (22):

    INC=$(llvm-config-22 --includedir)
    llvm-tblgen-22 -I "$INC" --dump-json "$INC/llvm/IR/Intrinsics.td" > intrinsics.json
    python3 engine/ir/tools/gen-intrinsics.py intrinsics.json intrinsics-19.json

where the second dump is of the oldest release we print for (19): rows whose name it lacks get the bit NEW.

The output holds every target-independent intrinsic and every `llvm.nvvm.*`, one row per line, sorted by name. Only facts
are taken: names, type signatures, attributes, memory effects. A row is

    CONSTANT, "name", "signature", function attribute bits, memory effects, semantic columns, "parameter attributes";

The intrinsics of other targets go to `foreign.txt` beside them, with their signatures and immediates alone: what a verifier needs.

The notation of signatures and parameter attributes is documented in `engine/ir/src/intrinsics/signature.rs` and `engine/ir/src/intrinsics/attributes.rs`;
the bit names in `engine/ir/src/intrinsics/table.rs`, the semantic columns in `engine/ir/src/intrinsics/semantics.rs` and `matrix.rs` beside it. Names are taken
apart here and nowhere else. With `--check` nothing is written and the exit status says whether the files are current.
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
# Types that depend on an overloaded one, and types that nothing is known of here: both of other targets alone.
DERIVED = {22: "ext{}", 23: "trunc{}", 36: "sub{}/1", 37: "sub{}/2", 38: "bits{}"}
OPAQUE = {17, 42, 45, 46, 49}  # x86_mmx, x86_amx, externref, funcref, aarch64.svcount
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
    if code == 35:
        vector, at = decode(sig, at)
        return "nx" + vector, at
    if code in DERIVED:
        return DERIVED[code].format(sig[at] >> 3), at + 1
    if code in OPAQUE:
        return "?", at
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


# Semantic columns of target-independent intrinsics, by the beginning of the name.
GENERIC_KINDS = [("dbg.", "Debug"), ("vp.", "VectorPredicated"), ("experimental.vp.", "VectorPredicated"),
                 ("experimental.constrained.", "ConstrainedFloat"), ("vector.reduce.", "VectorReduction"), ("objc.", "ObjectiveC")]
# Those of the target that need no options, by the beginning of the name behind `llvm.nvvm.`.
NVVM_KINDS = [
    ("read.ptx.sreg.", "SpecialRegister"), ("is_explicit_cluster", "SpecialRegister"), ("match.", "Match"),
    ("barrier.cluster.arrive", "ClusterArrive"), ("barrier.cluster.wait", "ClusterWait"), ("membar.", "Fence"), ("fence.", "Fence"),
    ("prefetch", "Hint"), ("setmaxnreg.", "Hint"), ("discard.", "Hint"), ("applypriority.", "Hint"),
    ("tex.", "Texture"), ("tld4.", "Texture"), ("suld.", "Surface"), ("sust.", "Surface"), ("sured.", "Surface"),
    ("txq.", "ImageQuery"), ("suq.", "ImageQuery"), ("istypep.", "ImageQuery"), ("texsurf.", "ImageHandle"), ("ldu.", "UniformLoad"),
    ("wgmma.fence.", "WarpGroupOrder"), ("wgmma.commit_group.", "WarpGroupOrder"), ("wgmma.wait_group.", "WarpGroupOrder"),
]
# Asynchronous operations, by the beginning of the name; the first that fits.
ASYNCHRONOUS = [
    ("tensormap.replace.", "ReplaceField"), ("clusterlaunchcontrol.try_cancel", "TryCancel"),
    ("clusterlaunchcontrol.query_cancel", "AskCancelled"), ("st.bulk", "Clear"), ("cp.async.commit.group", "CloseGroup"),
    ("cp.async.bulk.commit.group", "CloseGroup"), ("cp.async.wait.all", "WaitAll"), ("cp.async.wait.group", "WaitGroup"),
    ("cp.async.bulk.wait.group", "WaitGroup"), ("cp.async.mbarrier.arrive", "Arrive"), ("cp.async.bulk.prefetch.", "Prefetch"),
    ("cp.async.bulk.tensor.prefetch.", "Prefetch"), ("cp.async.bulk.global.to.shared.cluster", "BulkToCluster"),
    ("cp.async.bulk.global.to.shared.cta", "BulkToShared"), ("cp.async.bulk.shared.cta.to.cluster", "BulkToShared"),
    ("cp.async.bulk.shared.cta.to.global", "BulkToGlobal"), ("cp.async.bulk.tensor.g2s.cta.tile.", "TileToShared"),
    ("cp.async.bulk.tensor.g2s.tile.", "TileToCluster"), ("cp.async.bulk.tensor.s2g.tile.", "TileToGlobal"),
    ("cp.async.ca.", "Copy"), ("cp.async.cg.", "Copy"),
]
TILE_REDUCTIONS = {"add": "Add", "min": "Min", "max": "Max", "inc": "Inc", "dec": "Dec", "and": "And", "or": "Or", "xor": "Xor"}
FLOAT_OPS = {"add": "Add", "mul": "Mul", "div": "Div", "fma": "Fma", "rcp": "Rcp", "sqrt": "Sqrt", "rsqrt": "Rsqrt", "sin": "Sin",
             "cos": "Cos", "tanh": "Tanh", "ex2": "Ex2", "lg2": "Lg2", "fabs": "Abs", "neg": "Neg", "floor": "Floor", "ceil": "Ceil",
             "trunc": "Trunc", "round": "Round", "fmin": "Min", "fmax": "Max", "saturate": "Saturate"}
CONVERSIONS = {"d2f": "DoubleToFloat", "f2f16": "FloatToHalf", "f2bf16": "FloatToHalf", "f2h": "FloatToHalfBits",
               "bf2h": "BfloatToHalfBits", "ff2f16x2": "FloatsToPair", "ff2bf16x2": "FloatsToPair", "f2tf32": "FloatToTf32"}
for real in "fd":
    for to in ("i", "ll"):
        CONVERSIONS |= {f"{real}2{to}": "FloatToSigned", f"{real}2u{to}": "FloatToUnsigned",
                        f"{to}2{real}": "SignedToFloat", f"u{to}2{real}": "UnsignedToFloat"}
NARROW = {"e4m3": "E4M3", "e5m2": "E5M2", "e3m2": "E3M2", "e2m3": "E2M3", "e2m1": "E2M1", "ue8m0": "Ue8M0"}
NARROW_FROM = {"ff": "FloatsToNarrow", "f16x2": "HalfsToNarrow", "bf16x2": "BfloatsToNarrow", "f32x4": "FourFloatsToNarrow"}
NARROW_TO = {"f16x2": "NarrowToHalfs", "bf16x2": "NarrowToBfloats"}
FORMS = {"f": "Float", "d": "Double", "f16": "Half", "f16x2": "HalfPair", "bf16": "Bfloat", "bf16x2": "BfloatPair"}
OPTIONS = {"rn": "RN", "rz": "RZ", "rm": "RM", "rp": "RP", "rna": "RNA", "rs": "RS", "ftz": "FTZ", "sat": "SAT", "nan": "NAN",
           "NaN": "NAN", "relu": "RELU", "satfinite": "SATFINITE", "xorsign": "XORSIGN", "abs": "ABS", "approx": "APPROX", "full": "FULL"}
SHUFFLES = {"up": "Up", "down": "Down", "bfly": "Butterfly", "idx": "Index"}
VOTES = {"all": "All", "any": "Any", "uni": "Uniform", "ballot": "Ballot"}
REDUCTIONS = {"add": "Add", "and": "And", "or": "Or", "xor": "Xor", "min": "SMin", "max": "SMax", "umin": "UMin", "umax": "UMax",
              "fmin": "FMin", "fmax": "FMax"}
BARRIERS = {"sync": "Sync", "arrive": "Arrive", "and": "And", "or": "Or", "popc": "Popc"}
MBARRIERS = [("init", "Init"), ("inval", "Invalidate"), ("arrive", "Arrive"), ("expect.tx", "ExpectTransactions"),
             ("complete.tx", "CompleteTransactions"), ("test.wait", "TestWait"), ("try.wait", "TryWait"),
             ("pending.count", "PendingCount")]
ATOMICS = {"add": "Add", "and": "And", "or": "Or", "xor": "Xor", "min": "Min", "max": "Max", "inc": "Inc", "dec": "Dec",
           "exch": "Exchange", "cas": "CompareExchange"}
ELEMENTS = {e: e.upper() for e in "f16 bf16 tf32 f32 f64 e4m3 e5m2 e3m2 e2m3 e2m1 s8 u8 s4 u4 s32 b1".split()}
ROUNDINGS = {"rn": "Nearest", "rz": "Zero", "rm": "Down", "rp": "Up"}
# Parts of a row that have a scale each, by the kind of a product; a word like `2x` says otherwise.
SCALE_PARTS = {"mxf8f6f4": 1, "mxf4": 2}
# Words of products that say nothing more.
PRODUCT_NOISE = set("popc kind f8f6f4 ordered metadata block scale mxf4nvf4 ue8m0".split())
TENSOR_WORDS = {"32x32b": "Own", "16x64b": "Two", "16x128b": "Four", "16x256b": "Eight", "16x32bx2": "Split"}
TENSOR_OPTIONS = {"cg2": "PAIR", "sp": "SPARSE", "block_scale": "SCALED", "scale_d": "SUM_SCALED", "ashift": "SHIFTED", "ws": "STATIONARY",
                  "disable_output_lane": "MASKED", "zero_col_mask": "MASKED"}
# Names that LLVM 22 does not have and does not upgrade, but that are still compiled and run.
OLDER = sorted([f"llvm.nvvm.mul.{r}.{ftz}sat.f" for r in ("rn", "rz", "rm", "rp") for ftz in ("", "ftz.")]
               + ["llvm.nvvm.tanh.approx", "llvm.nvvm.tanh.approx.f", "llvm.nvvm.read.ptx.sreg.clock.hi",
                  "llvm.nvvm.read.ptx.sreg.globaltimer.hi"])


def of(kind, options=(), form="Any"):
    """The cell of the semantic columns."""
    if not options and form == "Any":
        return f"is({kind})"
    return f"of({kind}, {'|'.join(options) or '0'}, Form::{form})"


def options_of(name, words):
    """Options and form of the words behind an operation on numbers. Words that are neither are an error."""
    options, form = [], "Any"
    for w in words:
        if w in OPTIONS:
            options.append(OPTIONS[w])
        elif w in FORMS and form == "Any":
            form = FORMS[w]
        else:
            raise SystemExit(f"{name}: nobody knows what `{w}` means")
    return options, form


def asynchronous(name, short, words):
    """The cell of an asynchronous operation."""
    what, options, form = next((k for p, k in ASYNCHRONOUS if short.startswith(p)), None), [], "Any"
    if "im2col" in words and what != "Prefetch":
        what = "Unfolded"
    elif short.startswith("cp.async.bulk.tensor.reduce."):
        what = f"TileReduction(TileReduction::{TILE_REDUCTIONS[words[4]]})"
    if what is None:
        raise SystemExit(f"{name}: an unknown asynchronous operation")
    if what in ("CloseGroup", "WaitGroup") and "bulk" in words:
        options.append("BULK")
    options += [o for w, o in (("noinc", "NOINC"), ("bytemask", "MASKED"), ("gather4", "GATHERED"), ("scatter4", "GATHERED")) if w in words]
    if what == "Copy":
        form = f"Bytes{words[4]}"
    elif what.startswith("Tile"):
        form = f"Rank{words[-1].removesuffix('d')}"
    return of(f"Kind::Asynchronous(Asynchronous::{what})", options, form)


def elements_of(types, name):
    """Elements of `A`, `B`, `C` and `D`. A name has those of `A` and `B` alone where the others follow, and those of `D` and `C`
    alone where `A` and `B` are halves."""
    def summed(e):
        return "F64" if e == "F64" else "S32" if e in ("S8", "U8", "S4", "U4", "B1") else "F32"
    match types:
        case [a]:
            return [a, a, summed(a), summed(a)]
        case [d, c] if {d, c} <= {"F16", "F32"}:
            return ["F16", "F16", c, d]
        case [a, b]:
            return [a, b, summed(a), summed(a)]
        case [d, a, b, c]:
            return [a, b, c, d]
    raise SystemExit(f"{name}: elements {types} of a product")


def product(name, words):
    """The cell of an `mma`."""
    rows, index = map(int, re.fullmatch(r"m(\d+)n8k(\d+)", next(w for w in words if re.match(r"m\d", w))).groups())
    layouts = [w for w in words if w in ("row", "col")]
    a, b, c, d = elements_of([ELEMENTS[w] for w in words if w in ELEMENTS], name)
    if "mxf4" in words or "mxf4nvf4" in words:
        a, b = a.replace("E2M1", "E2M1Packed"), b.replace("E2M1", "E2M1Packed")
    cell, parts = f"mma({rows}, {index}, [{a}, {b}, {c}, {d}])", 0
    for w in words:
        if w in SCALE_PARTS:
            parts = SCALE_PARTS[w]
        elif re.fullmatch("[124]x", w):
            parts = int(w[0])
        elif w == "satfinite":
            cell += ".sat()"
        elif w in ("and", "xor"):
            cell += f".bits(Logic::{w.capitalize()})"
        elif w == "sp":
            cell += ".sparse()"
        elif w not in PRODUCT_NOISE and w not in ELEMENTS and w not in ("row", "col", "ue4m3", f"m{rows}n8k{index}"):
            raise SystemExit(f"{name}: nobody knows what `{w}` means")
    if layouts != ["row", "col"]:
        cell += f".turned({str(layouts[0] == 'col').lower()}, {str(layouts[1] == 'row').lower()})"
    if parts:
        cell += f".{'scaled_by_fractions' if 'ue4m3' in words else 'scaled'}({parts})"
    return cell + ".semantics()"


def fragments(name, words):
    """The cell of a `wmma`."""
    shape = [int(x) for x in re.fullmatch(r"m(\d+)n(\d+)k(\d+)", words[0]).groups()]
    types = [ELEMENTS[w] for w in words if w in ELEMENTS]
    if words[1] == "mma":
        cell = f"wmma_product({shape}, [{', '.join(elements_of(types, name))}])"
    else:
        cell = f"wmma({shape}, Part::{words[2].upper()}, {types[0]})"
    layouts = [w for w in words if w in ("row", "col")]
    for w in words[2 if words[1] == "mma" else 3:]:
        if w in ROUNDINGS and w != "rn":
            cell += f".round(Rounding::{ROUNDINGS[w]})"
        elif w == "satfinite":
            cell += ".sat()"
        elif w in ("and", "xor"):
            cell += f".bits(Logic::{w.capitalize()})"
        elif w not in ELEMENTS and w not in ("row", "col", "stride", "popc", "rn"):
            raise SystemExit(f"{name}: nobody knows what `{w}` means")
    # The layout in memory; registers of a product have none.
    return cell + ".col()" * (words[1] != "mma" and layouts == ["col"]) + ".semantics()"


def tensor_memory(name, words):
    """The cell of a `tcgen05`."""
    match words:
        case ["fence", *_] | ["wait", *_] | ["alloc", *_] | ["dealloc", *_] | ["shift", *_]:
            what = words[0].capitalize()
        case ["relinq", *_]:
            what = "Relinquish"
        case ["cp", *_]:
            what = "Copy"
        case ["commit", *_]:
            what = f"Commit {{ multicast: {str('mc' in words).lower()} }}"
        case ["ld" | "st", shape, count]:
            what = f"{'Load' if words[0] == 'ld' else 'Store'}(TensorWords::{TENSOR_WORDS[shape]}, {count[1:]})"
        case ["mma", *_]:
            what = f"Product {{ a_here: {str('tensor' in words).lower()} }}"
        case _:
            raise SystemExit(f"{name}: an unknown operation on tensor memory")
    options = sorted({TENSOR_OPTIONS[w] for w in words if w in TENSOR_OPTIONS})
    return f"tensor(TensorMemory::{what}, {'|'.join(options) or '0'})"


def matrices(name, head, words):
    """The cell of an operation on matrices."""
    if head == "mma":
        return product(name, words)
    if head == "wmma":
        return fragments(name, words)
    if head == "tcgen05":
        return tensor_memory(name, words)
    shape = "Halves" if "b16" in words else "Packed" if "b8x16" in words else "Bytes"
    num = next(w[1:] for w in words if re.fullmatch(r"x\d", w))
    return f"{head}(MatrixShape::{shape}, {num}, {str('trans' in words).lower()})"


def semantics(name):
    """Kind, options and form of an intrinsic, from its name."""
    short = name.removeprefix("llvm.")
    if not short.startswith("nvvm."):
        return next((of(f"Kind::{k}") for p, k in GENERIC_KINDS if short.startswith(p)), "OTHER")
    short = short.removeprefix("nvvm.")
    head, *words = short.split(".")
    if head in FLOAT_OPS:
        return of(f"Kind::Float(FloatOp::{FLOAT_OPS[head]})", *options_of(name, words))
    if head in CONVERSIONS and words not in (["hi"], ["lo"]):
        return of(f"Kind::Convert(Conversion::{CONVERSIONS[head]})", *options_of(name, words))
    if words[:1] == ["to"]:
        conversion, narrow = (NARROW_FROM[head], words[1]) if head in NARROW_FROM else (NARROW_TO[words[1]], head)
        form = NARROW[narrow[:-2]] + {"x2": "Pair", "x4": "Quad"}[narrow[-2:]]
        return of(f"Kind::Convert(Conversion::{conversion})", options_of(name, words[2:])[0], form)
    if head == "shfl":
        sync, words = words[0] == "sync", words[words[0] == "sync":]
        return of(f"Kind::Shuffle(Shuffle::{SHUFFLES[words[0]]})", ["SYNC"] * sync + ["PREDICATE"] * words[1].endswith("p"))
    if head == "vote":
        return of(f"Kind::Vote(Vote::{VOTES[words[0]]})", ["SYNC"] * (words[1:] == ["sync"]))
    if head == "redux":
        return of(f"Kind::WarpReduction(Reduction::{REDUCTIONS[words[1]]})", *options_of(name, words[2:]))
    if short.startswith("barrier.cta."):
        what = words[2] if words[1] == "red" else words[1]
        options = [w.upper() for w in ("aligned", "count") if w in words]
        return of(f"Kind::BlockBarrier(BlockBarrier::{BARRIERS[what]})", options)
    if head == "mbarrier":
        rest = short.removeprefix("mbarrier.")
        what = next(k for p, k in MBARRIERS if rest.startswith(p))
        options = ["DROP"] * ("drop" in words) + ["PARITY"] * ("parity" in words)
        return of(f"Kind::MemoryBarrier(MemoryBarrier::{what})", options + ["EXPECT"] * (what == "Arrive" and ".expect.tx" in rest))
    if head in ("cp", "tensormap", "clusterlaunchcontrol") or short.startswith("st.bulk"):
        return asynchronous(name, short, words)
    if head in ("mma", "wmma", "ldmatrix", "stmatrix", "tcgen05"):
        return matrices(name, head, words)
    if head == "atomic":
        return of(f"Kind::Atomic(Atomic::{ATOMICS[words[0]]})")
    return next((of(f"Kind::{k}") for p, k in NVVM_KINDS if short.startswith(p)), "OTHER")


# Intrinsics of other targets, by the beginning of the name, of which LLVM still takes older signatures: they are not judged by it.
STILL_OLDER = ("x86.", "amdgcn.", "r600.", "riscv.", "wasm.", "arm.mve.")


def foreign(db):
    """The text of `foreign.txt`."""
    rows = []
    for key in db["!instanceof"]["Intrinsic"]:
        r, name = db[key], name_of(db, key).removeprefix("llvm.")
        if r["TargetPrefix"] in ("", "nvvm"):
            continue
        sig, at, types = db[r["TypeInfo"]["def"]]["TypeSig"], 0, []
        if sig[:1] in ([], [0]):
            types, at = ["void"], 1
        while at < len(sig):
            t, at = decode(sig, at)
            types.append(t)
        # A parameter of a type that has no code.
        if len(types) != 1 + len(r["ParamTypes"]):
            continue
        immediates = sorted(db[p["def"]]["ArgNo"] - 1 for p in r["IntrProperties"]
                            if db[p["def"]]["!superclasses"][-1:] == ["ImmArg"])
        judged = not name.startswith(STILL_OLDER)
        if judged or immediates:
            mark = "" if judged else "~"
            rows.append((name, f"{mark}{types[0]}({fold(types[1:])})", ",".join(map(str, immediates))))
    rows.sort()
    # Many intrinsics have one signature: a row has its place in the text.
    places, text = {}, ""
    for sig in sorted({r[1] for r in rows}):
        places[sig] = len(text)
        text += sig + "\n"
    return text + "\n" + "".join(f"{name} {places[sig]} {imm}".rstrip() + "\n" for name, sig, imm in rows)


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
    return const, name, text, "|".join(bits) or "0", mem, semantics(name), pattr


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
    stale, texts = [], {}
    previous = None
    for f, title, _ in FAMILIES:
        base = "0" if previous is None else f"super::{previous}::END"
        previous = f
        out = [f"//! Intrinsic table: {title}. Written by `engine/ir/tools/gen-intrinsics.py`; change that, not this.\n",
               "\nuse super::semantics::columns::*;\nuse super::table::bits::*;\nuse super::table::mem::*;\n"
               "use super::table::rows;\n",
               f"\nrows! {{ from {base};\n"]
        width = [min(max(len(r[c]) for r in files[f]), 60) for c in range(6)]
        for const, name, sig, bits, mem, sem, pattr in files[f]:
            cells = [f"{const},", f'"{name}",', f'"{sig}",', f"{bits},", f"{mem},", f"{sem},"]
            line = " ".join(c.ljust(w + (1 if n in (0, 3, 4, 5) else 3)) for n, (c, w) in enumerate(zip(cells, width)))
            out.append(f'    {line} "{pattr}";\n')
        out.append("}\n")
        texts[f] = "".join(out)
    rows_of_older = "".join(f'    ("{name}", {semantics(name)}),\n' for name in OLDER)
    texts["table_older"] = (
        "//! Semantic columns of names that LLVM 22 does not have and does not upgrade. Written by\n"
        "//! `engine/ir/tools/gen-intrinsics.py`; change that, not this.\n"
        "\nuse super::semantics::Semantics;\nuse super::semantics::columns::*;\n"
        "\n/// By name.\n#[rustfmt::skip]\n"
        f"pub(super) const ROWS: &[(&str, Semantics)] = &[\n{rows_of_older}];\n")
    texts = {f"{f}.rs": text for f, text in texts.items()} | {"foreign.txt": foreign(db)}
    for f, text in texts.items():
        path = OUT / f
        if not path.exists() or path.read_text() != text:
            stale.append(path.name)
            if not args.check:
                path.write_text(text)
    print(f"{len(rows)} intrinsics; {'stale' if args.check else 'written'}: {' '.join(stale) or 'none'}")
    sys.exit(1 if args.check and stale else 0)


if __name__ == "__main__":
    main()
