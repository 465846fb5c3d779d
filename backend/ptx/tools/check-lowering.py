#!/usr/bin/env python3
"""Compiles a call of every observed intrinsic with our back end; compares with the facts and asks ptxas.

    cargo build --release -p warpc-ptx --example ptx
    python3 backend/ptx/tools/check-lowering.py facts.json target/release/examples/ptx [name prefix ...]

For each fact (see `lowering_facts.py`) the same function is compiled by us, for a target of its row's guard. Prints per family
how many calls compile, how many have the text of the fact, and how many ptxas (on the path) accepts, then what differs.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import lowering_facts as lf

NVVM = lf.ROOT / "backend" / "ptx" / "src" / "intrinsics" / "nvvm"


def guards():
    """{guard name: targets}"""
    text = (NVVM / "guards.rs").read_text()
    return {m[1]: m[2].split() for m in re.finditer(r'^    (\w+), +\d+, "([^"]+)";', text, re.M)}


def table():
    """{constant: [(when, guard)]}"""
    out = defaultdict(list)
    for f in sorted(NVVM.glob("table_*.rs")):
        for m in re.finditer(r'^    (\w+), +"([^"]*)", +(\w+), +"', f.read_text(), re.M):
            out[m[1]].append((m[2], m[3]))
    return out


def target(rows, over, imms, all_guards):
    for when, guard in rows:
        for c in when.split():
            if "=" in c:
                n, v = c.split("=")
                if imms[int(n)] != int(v):
                    break
            elif lf.mangle(over[0]) != c:
                break
        else:
            t = all_guards[guard][-1]
            return t.rstrip("+")
    return None


def functions(ptx):
    """{name: body} of our output."""
    return {m[1]: m[2] for m in re.finditer(r"\.visible \.func (\w+)\(\)[^{]*\{(.*?)\n\}", ptx, re.S)}


def normal(body, types, result):
    regs, lines = {}, []
    for line in body.splitlines():
        line = line.strip()
        if a := re.match(r"//A(\d+)\.(\d+) (%\w+)", line):
            regs.setdefault(a[3], f"$A{a[1]}.{a[2]}")
        elif a := re.match(r"//R(\d+) (%\w+)", line):
            lines.append(("R", int(a[1]), a[2]))
        elif not line or line.startswith("//") or line.startswith(".reg") and "<" in line or line.startswith("$L_") or line == "ret;":
            continue
        else:
            lines.append(("T", re.sub(r"\s+", " ", line), None))
    return lf.normalise(lines, regs, types, result)[0]


def loose(text):
    """Without what may differ: order of modifiers, spaces, names of temporaries."""
    text = re.sub(r"\s+", "", text)
    return re.sub(r"^([\w.:]+)", lambda m: ".".join([m[1].split(".")[0]] + sorted(m[1].split(".")[1:])), text)


def main():
    facts = [f for f in json.load(open(sys.argv[1])) if "error" not in f]
    tool, want = sys.argv[2], sys.argv[3:]
    rows = {r[1]: r for r in lf.rows()}
    tab, all_guards = table(), guards()
    by, no_row = defaultdict(list), Counter()
    family = lambda n: ".".join(n.split(".")[2:3])
    for f in facts:
        if want and not any(f["name"].startswith("llvm.nvvm." + w) for w in want):
            continue
        f["imms"] = {int(k): v for k, v in f["imms"].items()}
        t = target(tab.get(rows[f["name"]][0], []), f["over"], f["imms"], all_guards)
        if t is None:
            no_row[f["name"]] += 1
        else:
            by[t].append(f)
    total, compiled, same, taken = Counter(), Counter(), Counter(), Counter()
    notes = []
    for t, fs in sorted(by.items()):
        for at in range(0, len(fs), 400):
            chunk = fs[at:at + 400]
            texts, decls, shape = {}, {}, {}
            for n, f in enumerate(chunk):
                result, types = lf.signature(rows[f["name"]][2])
                ts = [lf.substitute(x, f["over"]) for x in types]
                rt = lf.substitute(result, f["over"])
                texts[n], decls[n] = lf.function(f"f{n}", f["name"], rt, ts, f["over"], f["imms"])
                shape[n] = ts, rt
                total[family(f["name"])] += 1
            live = list(texts)
            with tempfile.TemporaryDirectory() as d:
                ll, ptx = Path(d) / "t.ll", Path(d) / "t.ptx"
                while live:
                    ll.write_text(lf.HEAD + "\n".join(sorted({decls[n] for n in live})) + "\n" + "".join(texts[n] for n in live))
                    p = subprocess.run([tool, str(ll), "-o", str(ptx), "--arch", "sm_" + t], capture_output=True, text=True, timeout=120)
                    if p.returncode == 0:
                        break
                    bad = {int(n) for n in re.findall(r"function `f(\d+)`", p.stderr)}
                    if not bad:
                        notes.append(f"sm_{t}: {p.stderr[:400]}")
                        live = []
                    for n in bad:
                        m = re.search(rf"function `f{n}`: ([^\n]*)", p.stderr)
                        notes.append(f"{chunk[n]['name']} {chunk[n]['over']} {chunk[n]['imms']} sm_{t}: {m[1]}")
                    live = [n for n in live if n not in bad]
                if not live:
                    continue
                text = ptx.read_text()
                got = functions(text)
                for n in live:
                    fam = family(chunk[n]["name"])
                    compiled[fam] += 1
                    ours = " ".join(normal(got[f"f{n}"], *shape[n]))
                    theirs = re.sub(r" ([,;])", r"\1", " ".join(chunk[n]["lines"]))
                    if loose(ours) == loose(theirs):
                        same[fam] += 1
                    else:
                        notes.append(f"{chunk[n]['name']} {chunk[n]['over']} {chunk[n]['imms']}: {ours} | {theirs}")
                rejected = set()
                while True:
                    p = subprocess.run(["ptxas", "-arch", "sm_" + t, "-O0", "-c", str(ptx), "-o", "/dev/null"],
                                       capture_output=True, text=True, timeout=600)
                    lines = text.splitlines()
                    errors = re.findall(r"line (\d+); (?:error|fatal) +: (.*)", p.stderr + p.stdout)
                    if p.returncode == 0 or not errors:
                        if p.returncode:
                            # It ended without a word: one function at a time, to say which.
                            pieces = text.split(".visible .func ")
                            for piece in pieces[1:]:
                                ptx.write_text(pieces[0] + ".visible .func " + piece)
                                q = subprocess.run(["ptxas", "-arch", "sm_" + t, "-O0", "-c", str(ptx), "-o", "/dev/null"],
                                                   capture_output=True, text=True, timeout=600)
                                if q.returncode:
                                    n = int(re.match(r"f(\d+)", piece)[1])
                                    rejected.add(n)
                                    notes.append(f"ptxas: {chunk[n]['name']} {chunk[n]['imms']} sm_{t}: status {q.returncode}")
                        break
                    fresh = set()
                    for line, e in errors:
                        k = int(line) - 1
                        while k >= 0 and not (m := re.match(r"\.visible \.func f(\d+)", lines[k])):
                            k -= 1
                        if k >= 0 and int(m[1]) not in rejected:
                            n = int(m[1])
                            rejected.add(n)
                            fresh.add(n)
                            notes.append(f"ptxas: {chunk[n]['name']} {chunk[n]['imms']} sm_{t}: {e}: {lines[int(line) - 1].strip()}")
                    if not fresh:
                        break
                    for n in fresh:
                        text = re.sub(rf"\.visible \.func f{n}\(\)[^{{]*\{{.*?\n\}}", "", text, flags=re.S)
                    ptx.write_text(text)
                for n in live:
                    taken[family(chunk[n]["name"])] += n not in rejected
    print(f"{'family':24} {'calls':>6} {'compile':>8} {'as llc':>7} {'ptxas':>6}")
    for fam in sorted(total):
        print(f"{fam:24} {total[fam]:6} {compiled[fam]:8} {same[fam]:7} {taken[fam]:6}")
    print(f"{'all':24} {total.total():6} {compiled.total():8} {same.total():7} {taken.total():6}")
    print(f"without a row: {sum(no_row.values())} calls of {len(no_row)} intrinsics")
    for n in notes:
        print("  ", n)


if __name__ == "__main__":
    main()
