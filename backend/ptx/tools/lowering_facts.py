#!/usr/bin/env python3
"""Observes how LLVM's NVPTX back end writes each `llvm.nvvm.*` intrinsic in PTX; writes the facts as JSON.

    python3 backend/ptx/tools/lowering_facts.py facts.json [name prefix ...]

Needs `llc-22` on the path. The rows of `engine/ir/src/intrinsics/table_nvvm_*.rs` give names and signatures. For each, and
for each overload and combination of immediates worth a look, a function is made whose operands come from marked inline
assembly and whose results go to such, so that the text between the marks is the instruction and the marks say which register
is which operand. A fact is one record:

    {"name", "over": overload types, "imms": {position: value}, "cpu", "lines": [text with $n for operands and $r for results]}

or one with "error" when no target takes the call. `gen-lowering.py` turns facts into the tables of `backend/ptx/src/intrinsics/`.
"""

import concurrent.futures
import itertools
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TABLES = ROOT / "engine" / "src" / "ir" / "intrinsics"
CPUS = ["sm_100a", "sm_90a", "sm_120a", "sm_103a", "sm_101a", "sm_110a", "sm_75"]

INT = ["i32", "i64", "i16"]
FP = ["f32", "f64", "f16", "bf16", "v2f16", "v2bf16"]
PTR = ["ptr", "ptr1", "ptr3"]
MORE_PTR = {"llvm.nvvm.prefetch.tensormap": ["ptr4", "ptr101"]}
LDU = {"i": ["i8", "i16", "i32", "i64", "v2i8", "v4i8", "v2i16", "v4i16", "v2i32", "v4i32", "v2i64"],
       "f": ["f16", "bf16", "f32", "f64", "v2f16", "v4f16", "v8f16", "v2bf16", "v2f32", "v4f32", "v2f64"], "p": ["ptr"]}


def rows():
    """(constant, name, signature, parameter attributes) of every nvvm row, in order."""
    out = []
    for f in sorted(TABLES.glob("table_nvvm_*.rs")):
        for m in re.finditer(r'^    (\w+), +"([^"]+)", +"([^"]*)", +[^"]*"([^"]*)";', f.read_text(), re.M):
            out.append(m.groups())
    return sorted(out, key=lambda r: r[1])


def split(text):
    """Types of a list, `t*n` expanded."""
    out, depth, at = [], 0, 0
    for i, c in enumerate(text + ","):
        depth += (c in "({") - (c in ")}")
        if c == "," and depth == 0:
            t = text[at:i]
            at = i + 1
            if not t:
                continue
            m = re.fullmatch(r"(.*)\*(\d+)", t)
            out += [m[1]] * int(m[2]) if m else [t]
    return out


def signature(sig):
    """(result, parameters)"""
    depth = 0
    for i in range(len(sig) - 1, -1, -1):
        depth += (sig[i] == ")") - (sig[i] == "(")
        if depth == 0:
            return sig[:i], split(sig[i + 1:-1])


NAMES = {"f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double"}


def llvm(t):
    """Type as LLVM writes it."""
    if m := re.fullmatch(r"v(\d+)(.*)", t):
        return f"<{m[1]} x {llvm(m[2])}>"
    if m := re.fullmatch(r"ptr(\d+)", t):
        return f"ptr addrspace({m[1]})"
    if t.startswith("{"):
        return "{" + ", ".join(llvm(x) for x in split(t[1:-1])) + "}"
    return NAMES.get(t, t)


def mangle(t):
    return t.replace("ptr", "p") + ("0" if t == "ptr" else "")


LETTER = {"i1": "b", "i16": "h", "f16": "h", "bf16": "h", "i32": "r", "f32": "f", "i64": "l", "f64": "d"}


def register(t):
    """(type of one register, conversion to the type wanted or None) for a scalar or a pair of halves."""
    if t in LETTER:
        return t, None
    if t == "i8":
        return "i16", "trunc"
    if t in ("v2f16", "v2bf16"):
        return "i32", "bitcast"
    if t in ("ptr6",):
        return "i32", "inttoptr"
    if t.startswith("ptr"):
        return "i64", "inttoptr"
    raise KeyError(t)


def parts(t):
    """Registers of a type: scalars, pairs of halves."""
    if t.startswith("{"):
        return [p for x in split(t[1:-1]) for p in parts(x)]
    if m := re.fullmatch(r"v(\d+)(b?f16)", t):
        return [f"v2{m[2]}"] * (int(m[1]) // 2)
    if m := re.fullmatch(r"v(\d+)(.*)", t):
        return [m[2]] * int(m[1])
    if t == "i128":
        return ["i64", "i64"]
    return [t] if t != "void" else []


class Fn:
    """Text of one function under test."""

    def __init__(self):
        self.lines, self.n = [], 0

    def new(self, text):
        self.n += 1
        self.lines.append(f"  %v{self.n} = {text}")
        return f"%v{self.n}"

    def leaf(self, t, mark):
        r, conv = register(t)
        v = self.new(f'call {llvm(r)} asm sideeffect "//{mark} $0", "={LETTER[r]}"()')
        return self.new(f"{conv} {llvm(r)} {v} to {llvm(t)}") if conv else v

    def arg(self, t, n):
        if t == "i128":
            lo, hi = self.leaf("i64", f"A{n}.0"), self.leaf("i64", f"A{n}.1")
            lo, hi = self.new(f"zext i64 {lo} to i128"), self.new(f"zext i64 {hi} to i128")
            hi = self.new(f"shl i128 {hi}, 64")
            return self.new(f"or disjoint i128 {hi}, {lo}")
        ps = parts(t)
        if len(ps) == 1 and not re.match(r"v1i", t):
            return self.leaf(t, f"A{n}.0")
        elem = re.fullmatch(r"v(\d+)(.*)", t)[2]
        if elem in ("f16", "bf16"):
            vec = f"<{len(ps)} x i32>"
            acc = "poison"
            for k in range(len(ps)):
                acc = self.new(f"insertelement {vec} {acc}, i32 {self.leaf('i32', f'A{n}.{k}')}, i32 {k}")
            return self.new(f"bitcast {vec} {acc} to {llvm(t)}")
        acc = "poison"
        for k in range(len(ps)):
            acc = self.new(f"insertelement {llvm(t)} {acc}, {llvm(elem)} {self.leaf(elem, f'A{n}.{k}')}, i32 {k}")
        return acc

    def sink(self, t, v, mark):
        if t == "i8":
            v, t = self.new(f"zext i8 {v} to i16"), "i16"
        r, conv = register(t)
        if conv:
            back = {"bitcast": "bitcast", "inttoptr": "ptrtoint"}[conv]
            v = self.new(f"{back} {llvm(t)} {v} to {llvm(r)}")
        self.lines.append(f'  call void asm sideeffect "//{mark} $0", "{LETTER[r]}"({llvm(r)} {v})')

    def results(self, t, v):
        if t == "void":
            return
        k = 0
        fields = split(t[1:-1]) if t.startswith("{") else [t]
        for f, ft in enumerate(fields):
            fv = self.new(f"extractvalue {llvm(t)} {v}, {f}") if t.startswith("{") else v
            ps = parts(ft)
            if ft == "i128":
                lo = self.new(f"trunc i128 {fv} to i64")
                hi = self.new(f"lshr i128 {fv}, 64")
                hi = self.new(f"trunc i128 {hi} to i64")
                self.sink("i64", lo, f"R{k}")
                self.sink("i64", hi, f"R{k + 1}")
            elif len(ps) == 1:
                self.sink(ft, fv, f"R{k}")
            elif ps[0].startswith("v2"):
                w = self.new(f"bitcast {llvm(ft)} {fv} to <{len(ps)} x i32>")
                for j in range(len(ps)):
                    self.sink("i32", self.new(f"extractelement <{len(ps)} x i32> {w}, i32 {j}"), f"R{k + j}")
            else:
                for j, p in enumerate(ps):
                    self.sink(p, self.new(f"extractelement {llvm(ft)} {fv}, i32 {j}"), f"R{k + j}")
            k += len(ps)


def overloads(name, sig):
    """Lists of overload types worth a try."""
    slots = sorted(set(re.findall(r"(any(?:int|fp|vec|ptr)?)(\d)", sig)), key=lambda s: s[1])
    choice = []
    for kind, _ in slots:
        if kind == "anyptr":
            choice.append(PTR + MORE_PTR.get(name, []))
        elif name.startswith("llvm.nvvm.ldu.global."):
            choice.append(LDU[name[-1]])
        elif kind == "anyint":
            choice.append(INT)
        elif kind == "anyfp":
            choice.append(FP)
        else:
            choice.append(INT + FP)
    return list(itertools.product(*choice))


def immediates(name, params, types):
    """{position: values} of the immediates of a call."""
    out = {}
    for item in params.split():
        n, ws = item.split(":", 1)
        if "immarg" not in ws:
            continue
        n = int(n)
        if m := re.search(r"range=(-?\d+):(-?\d+)", ws):
            lo, hi = int(m[1]), int(m[2])
            vals = [24, 64, 240] if "setmaxnreg" in name else list(range(lo, hi))
        elif types[n] == "i1":
            vals = [0, 1]
        elif "applypriority" in name or "discard" in name:
            vals = [128]
        elif "st.bulk" in name:
            vals = [0]
        elif "16x32bx2" in name:
            vals = [0, 2, 16]
        else:
            vals = [0, 1, 2, 3, 4]
        out[n] = vals
    return out


def combos(imms):
    keys = sorted(imms)
    total = 1
    for k in keys:
        total *= len(imms[k])
    if total <= 160:
        return [dict(zip(keys, c)) for c in itertools.product(*(imms[k] for k in keys))]
    rnd = random.Random(1)
    every = list(itertools.product(*(imms[k] for k in keys)))
    return [dict(zip(keys, c)) for c in rnd.sample(every, 160)]


def function(fname, name, result, types, over, imms):
    """LLVM text of a call, with the declaration."""
    f = Fn()
    args = []
    for n, t in enumerate(types):
        if n in imms:
            args.append(f"{llvm(t)} {imms[n] if t != 'i1' else ('true' if imms[n] else 'false')}")
        else:
            args.append(f"{llvm(t)} {f.arg(t, n)}")
    full = name + "".join("." + mangle(t) for t in over)
    call = f"call {llvm(result)} @{full}({', '.join(args)})"
    f.lines.append('  call void asm sideeffect "//BEGIN", ""()')
    if result == "void":
        f.lines.append("  " + call)
    else:
        v = f.new(call)
        f.results(result, v)
    f.lines.append('  call void asm sideeffect "//END", ""()')
    decl = f"declare {llvm(result)} @{full}({', '.join(llvm(t) for t in types)})"
    return f"define void @{fname}() {{\n" + "\n".join(f.lines) + "\n  ret void\n}\n", decl


def substitute(t, over):
    """A type of a signature with its slots filled."""
    if m := re.fullmatch(r"any(?:int|fp|vec|ptr)?(\d)|(\d)", t):
        return over[int(m[1] or m[2])]
    if t.startswith("{"):
        return "{" + ",".join(substitute(x, over) for x in split(t[1:-1])) + "}"
    return t


def read(ptx):
    """{function: (lines with marks, register map)}"""
    out = {}
    for m in re.finditer(r"\.visible \.func (\w+)\([^)]*\)[^\n]*\n(?:\.noreturn[^\n]*\n)?\{(.*?)// -- End function", ptx, re.S):
        regs, lines, inside = {}, [], False
        for line in m[2].splitlines():
            line = line.strip()
            if a := re.match(r"//A(\d+)\.(\d+) (%\w+)", line):
                regs.setdefault(a[3], f"$A{a[1]}.{a[2]}")
            elif a := re.match(r"//R(\d+) (%\w+)", line):
                lines.append(("R", int(a[1]), a[2]))
            elif line.startswith("//") or not line or line.startswith(".reg") and "<" in line:
                continue
            else:
                lines.append(("T", re.sub(r"\s+", " ", line), None))
        out[m[1]] = (lines, regs)
    return out


def normalise(lines, regs, types, result):
    res = {}
    for kind, n, r in lines:
        if kind == "R":
            res.setdefault(r, f"$R{n}")
    text = [t for kind, t, _ in lines if kind == "T"]
    for end in ("}", "ret;"):
        if text and text[-1] == end:
            text.pop()
    both = dict(regs)
    for r, n in res.items():
        both.setdefault(r, n)
    out = []
    n_args = {}
    for a in regs.values():
        n, k = a[2:].split(".")
        n_args.setdefault(n, []).append(int(k))
    nres = len(parts(result))
    for line in text:
        line = re.sub(r"%(?:p|rs|r|rd|rq|f|fd|h|hh|b)\d+\b", lambda m: both.get(m[0], m[0]), line)
        for n, ks in n_args.items():
            seq = ", ".join(f"$A{n}.{k}" for k in range(len(ks)))
            line = re.sub(re.escape(seq) + r"(?!\d)", f"${n}", line)
        line = re.sub(r"\$A(\d+)\.(\d+)", r"$\1.\2", line)
        seq = ", ".join(f"$R{k}" for k in range(nres))
        if nres:
            line = re.sub(re.escape(seq) + r"(?!\d)", "$r", line)
        line = re.sub(r"\$R(\d+)", r"$r\1", line)
        out.append(line)
    alias = {}
    for kind, n, r in lines:
        if kind == "R" and both[r] != f"$R{n}":
            alias[n] = both[r]
    return out, alias


def run(text, cpu):
    try:
        p = subprocess.run(["llc-22", "-march=nvptx64", f"-mcpu={cpu}", "-mattr=+ptx90", "-o", "-", "-"], input=text,
                           capture_output=True, text=True, timeout=20, env=ENV)
    except subprocess.TimeoutExpired:
        return 2, "", "error: does not end\n"
    return p.returncode, p.stdout, p.stderr


ENV = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}
HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'


def observe(row):
    _, name, sig, params = row
    result, types = signature(sig)
    facts = []
    cpus = CPUS
    for over in overloads(name, sig):
        ts = [substitute(t, over) for t in types]
        rt = substitute(result, over)
        cs = combos(immediates(name, params, ts))
        todo = list(range(len(cs)))
        try:
            texts = {n: function(f"f{n}", name, rt, ts, over, cs[n]) for n in todo}
        except KeyError as e:
            facts.append({"name": name, "over": over, "imms": {}, "error": f"type {e}"})
            continue
        last = {}
        for cpu in cpus:
            if not todo:
                break
            rc, out, err = run(HEAD + texts[todo[0]][1] + "\n" + "".join(texts[n][0] for n in todo), cpu)
            if rc == 2:
                print(name, over, err, file=sys.stderr)
                last.update((n, err) for n in todo)
                break
            groups = [(list(todo), rc, out, err)]
            if rc and len(todo) > 1:
                # Whole family fails when one does; one by one unless the first fails too.
                groups = []
                fails = 0
                for n in list(todo):
                    rc, out, err = run(HEAD + texts[n][1] + "\n" + texts[n][0], cpu)
                    groups.append(([n], rc, out, err))
                    fails += rc != 0
                    if fails == 3 and fails == len(groups):
                        groups += [([m], 1, "", err) for m in todo[len(groups):]]
                        break
            for ns, rc, out, err in groups:
                if rc:
                    for n in ns:
                        last[n] = next((x for x in err.splitlines() if "error" in x.lower() or "select" in x.lower()), err[:200])
                    continue
                got = read(out)
                for n in ns:
                    if f"f{n}" not in got:
                        last[n] = "unreadable: " + out[:3000]
                        continue
                    lines, regs = got[f"f{n}"]
                    lines, alias = normalise(lines, regs, ts, rt)
                    fact = {"name": name, "over": over, "imms": cs[n], "cpu": cpu, "lines": lines}
                    if alias:
                        fact["alias"] = alias
                    facts.append(fact)
                    cpus = [cpu]
                    todo.remove(n)
        for n in list(todo):
            facts.append({"name": name, "over": over, "imms": cs[n], "error": last[n]})
    return facts


def main():
    want = sys.argv[2:]
    todo = [r for r in rows() if not want or any(r[1].startswith("llvm.nvvm." + w) for w in want)]
    out = []
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        for n, facts in enumerate(pool.map(observe, todo)):
            out += facts
            if n % 200 == 0:
                print(n, len(todo), file=sys.stderr, flush=True)
    Path(sys.argv[1]).write_text("[\n" + ",\n".join(json.dumps(f) for f in out) + "\n]\n")
    bad = [f for f in out if "error" in f]
    print(f"{len(todo)} intrinsics, {len(out)} facts, {len(bad)} without an answer", file=sys.stderr)


if __name__ == "__main__":
    main()
