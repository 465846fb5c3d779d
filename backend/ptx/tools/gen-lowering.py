#!/usr/bin/env python3
"""Writes the lowering tables `backend/ptx/src/intrinsics/table_*.rs` and `guards.rs`.

    python3 backend/ptx/tools/lowering_facts.py facts.json
    python3 backend/ptx/tools/gen-lowering.py facts.json [--check]

Facts (see `lowering_facts.py`) give the text for single combinations of overloads and immediates; this joins them to one
template per intrinsic, corrects them where PTX says more than they do (`OVERRIDE`), asks ptxas which targets and versions of
PTX take each, which operands may be constants and which addresses may have an offset, and writes the rows. The notation is
that of `template.rs` and `row.rs`. With `--check` nothing is written and the exit status says whether the files are
current. Needs ptxas (13.0) on the path.
"""

import argparse
import json
import pickle
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import lowering_facts as lf
from lowering_override import override
from lowering_ptx import accepted, expand, function

OUT = lf.ROOT / "backend" / "ptx" / "src" / "intrinsics" / "nvvm"

TOKEN = re.compile(r"\$[!@#]?\w+(?:\.\d+)?|\.[A-Za-z0-9_]+(?:::[A-Za-z0-9_]+)*|%?\w+(?:::\w+)*|\s+|.")


def tokens(text):
    return TOKEN.findall(text)


def lcs(a, b):
    n, m = len(a), len(b)
    t = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n - 1, -1, -1):
        for j in range(m - 1, -1, -1):
            t[i][j] = t[i + 1][j + 1] + 1 if a[i] == b[j] else max(t[i + 1][j], t[i][j + 1])
    out, i, j = [], 0, 0
    while i < n and j < m:
        if a[i] == b[j]:
            out.append(a[i])
            i, j = i + 1, j + 1
        elif t[i + 1][j] >= t[i][j + 1]:
            i += 1
        else:
            j += 1
    return out


def choice(k, alts):
    """`<k:..>` of {value: text}."""
    if all(t == str(v) for v, t in alts.items()):
        return f"$#{k}"
    return f"<{k}:" + "/".join(alts.get(v, "!") for v in range(max(alts) + 1)) + ">"


def fit(s, keys):
    """Template of {combination (values by the order of keys): tokens}."""
    lists = list(s.values())
    if all(x == lists[0] for x in lists):
        return "".join(lists[0])
    n = 0
    while all(len(x) > n for x in lists) and len({x[n] for x in lists}) == 1:
        n += 1
    m = 0
    while all(len(x) > n + m for x in lists) and len({x[-1 - m] for x in lists}) == 1:
        m += 1
    head, tail = "".join(lists[0][:n]), "".join(lists[0][len(lists[0]) - m:])
    mid = {c: x[n:len(x) - m] for c, x in s.items()}
    return head + middle(mid, keys) + tail


def middle(s, keys):
    whole = None
    for i, k in enumerate(keys):
        by = {}
        for c, x in s.items():
            by.setdefault(c[i], []).append(x)
        if all(all(x == xs[0] for x in xs) for xs in by.values()):
            whole = choice(k, {v: "".join(xs[0]) for v, xs in by.items()})
            break
    lists = list(s.values())
    common = lists[0]
    for x in lists[1:]:
        common = lcs(common, x)
        if not common:
            break
    solid = [t for t in common if not t.isspace() and t != ","]
    if solid:
        t = solid[0]
        left = {c: x[:x.index(t)] for c, x in s.items()}
        right = {c: x[x.index(t) + 1:] for c, x in s.items()}
        split = fit(left, keys) + t + fit(right, keys)
        return split if whole is None or len(split) < len(whole) else whole
    if whole is not None:
        return whole
    # One key decides the beginning, the others the rest.
    for i, k in enumerate(keys):
        prefix = {}
        for c, x in s.items():
            p = prefix.get(c[i])
            if p is None:
                prefix[c[i]] = x
            else:
                n = 0
                while n < len(p) and n < len(x) and p[n] == x[n]:
                    n += 1
                prefix[c[i]] = p[:n]
        rest = {}
        ok = any(prefix.values())
        for c, x in s.items():
            other = c[:i] + c[i + 1:]
            r = x[len(prefix[c[i]]):]
            if rest.setdefault(other, r) != r:
                ok = False
                break
        if ok:
            return choice(k, {v: "".join(p) for v, p in prefix.items()}) + fit(rest, keys[:i] + keys[i + 1:])
    best = None
    for i, k in enumerate(keys):
        by = {}
        for c, x in s.items():
            by.setdefault(c[i], {})[c[:i] + c[i + 1:]] = x
        if len(by) < 2:
            continue
        t = choice(k, {v: fit(g, keys[:i] + keys[i + 1:]) for v, g in by.items()})
        if best is None or len(t) < len(best):
            best = t
    return best


def clean(lines):
    text = re.sub(r"\s+", " ", " ".join(lines)).strip()
    return re.sub(r" ([,;])", r"\1", text)


def join_spaces(texts, slot):
    """One template of {pointer type: template}, or None."""
    if len(texts) == 1:
        return None
    generic = texts.get("ptr")
    spaces = {"ptr1": ".global", "ptr3": ".shared", "ptr4": ".const", "ptr101": ".param"}
    if generic is None:
        return None
    if m := re.match(r"atom\.(cta|sys)", generic):
        # Written without the state space, which is right for generic addresses alone.
        return generic[:m.end()] + f"<s{slot}>" + generic[m.end():] if len(set(texts.values())) == 1 else None
    for p in range(len(generic) + 1):
        if all(x == generic[:p] + spaces[t] + generic[p:] for t, x in texts.items() if t != "ptr"):
            return generic[:p] + f"<s{slot}>" + generic[p:]
    return None


def ranges(t):
    """`$4, $5, $6` as `$4..6`."""
    def one(m):
        ns = [int(x) for x in re.findall(r"\$!?(\d+)", m[0])]
        bang = [x.startswith("$!") for x in re.findall(r"\$!?", m[0])]
        out, i = [], 0
        while i < len(ns):
            j = i
            while j + 1 < len(ns) and ns[j + 1] == ns[j] + 1 and bang[j + 1] == bang[i]:
                j += 1
            mark = "$!" if bang[i] else "$"
            if j - i >= 2:
                out.append(f"{mark}{ns[i]}..{ns[j]}")
            else:
                out += [f"{mark}{n}" for n in ns[i:j + 1]]
            i = j + 1
        return ", ".join(out)
    return re.sub(r"\$!?\d+(?![\d.])(?:, \$!?\d+(?![\d.]))+", one, t)


class Entry:
    """A row to be: conditions, template, and a few combinations to try it with."""

    def __init__(self, const, name, types, result, when, template, over, combos):
        self.const, self.name, self.types, self.result = const, name, types, result
        self.when, self.template, self.over, self.combos = when, template, over, combos


def entries(facts, rows):
    out, missing, odd = [], [], []
    by = {}
    for f in facts:
        by.setdefault(f["name"], []).append(f)
    for const, name, sig, params in rows:
        result, types = lf.signature(sig)
        own = by.get(name, [])
        fixed = override(name)
        slots = sorted(set(re.findall(r"any(int|fp|vec|ptr)?(\d)", sig)), key=lambda s: s[1])
        ptr_slots = [int(n) for kind, n in slots if kind == "ptr"]
        if fixed is not None:
            for when, template, over, combos in fixed:
                ts = [lf.substitute(t, over) for t in types]
                out.append(Entry(const, name, ts, lf.substitute(result, over), when, template, over, combos or [{}]))
            continue
        good = [f for f in own if "error" not in f]
        if good and not any(f["lines"] for f in good) and sig.startswith("void"):
            missing.append((name, "nothing is printed for it"))
            continue
        if not good:
            missing.append((name, own[0]["error"] if own else "not observed"))
            continue
        templates = {}
        for over in dict.fromkeys(tuple(f["over"]) for f in good):
            fs = [f for f in good if tuple(f["over"]) == over]
            ts = [lf.substitute(t, over) for t in types]
            keys = sorted(int(k) for k in fs[0]["imms"])
            if any(f.get("alias") for f in fs):
                odd.append((name, over, fs[0]["lines"], fs[0]["alias"]))
                continue
            s = {}
            for f in fs:
                t = clean(f["lines"])
                t = re.sub(r"\[\$(\d+)([\],])", lambda m: f"[$@{m[1]}{m[2]}" if ts[int(m[1])].startswith("ptr") else m[0], t)
                s[tuple(f["imms"][str(k)] for k in keys)] = tokens(t)
            t = fit(s, keys)
            for c, x in s.items():
                if expand(t, dict(zip(keys, c)), over) != "".join(x):
                    odd.append((name, over, t, "does not fit", c, "".join(x)))
                    break
            else:
                combos = [dict(zip(keys, c)) for c in s]
                templates[over] = (t, ts, combos)
            if re.search(r"%(?:p|r|rs|rd|rq)\d", t):
                odd.append((name, over, t, "temporaries"))
        if not templates:
            continue
        # Overloads that differ by the state space of a pointer become one row.
        groups = {}
        for over, v in templates.items():
            key = tuple(t for n, t in enumerate(over) if n not in ptr_slots)
            groups.setdefault(key, {})[over] = v
        for key, g in groups.items():
            when = lf.mangle(key[0]) if key else ""
            over = next(iter(g))
            t, ts, combos = g[over]
            if ptr_slots and len(g) > 1:
                slot = ptr_slots[0]
                joined = join_spaces({o[slot]: v[0] for o, v in g.items()}, slot)
                if joined is None:
                    if slot != 0:
                        odd.append((name, key, {o[slot]: v[0] for o, v in g.items()}, "spaces"))
                        continue
                    for o, (t, ts, combos) in g.items():
                        out.append(Entry(const, name, ts, lf.substitute(result, o), lf.mangle(o[0]), t, o, combos))
                    continue
                t = joined
            elif ptr_slots and len(g) == 1:
                when = (when + " " if when else "") + lf.mangle(over[ptr_slots[0]])
            out.append(Entry(const, name, ts, lf.substitute(result, over), when, t, over, combos))
    return out, missing, odd


# What ptxas 13.0 knows, and the lowest version of PTX with each.
TARGETS = {"75": 63, "80": 70, "86": 71, "87": 74, "88": 90, "89": 78, "90": 78, "90a": 80, "100": 86, "100a": 86, "100f": 88,
           "103": 88, "103a": 88, "103f": 88, "110": 90, "110a": 90, "110f": 90, "120": 87, "120a": 87, "120f": 88,
           "121": 88, "121a": 88, "121f": 88}
# Older than the versions tried, which `dot-products` uses whatever version is asked for: the lowest that targets have.
OLDER = re.compile(r"llvm\.nvvm\.idp[24]a\.")
VERSIONS = [78, 80, 81, 82, 83, 84, 85, 86, 87, 88, 90]
FAMILIES = {"100": ["100", "103"], "110": ["110"], "120": ["120", "121"]}
# Ends every file under test, so that ptxas checks all of it and generates nothing.
STOP = ".func stop()\n{\nvote.all.pred %p, %q;\n}\n"


class Judge:
    """Asks ptxas, and remembers."""

    def __init__(self, path):
        self.path = Path(path)
        self.known = pickle.loads(self.path.read_bytes()) if self.path.exists() else {}

    def ask(self, bodies, target, version):
        """Which of the functions (with `NAME` for their name) are rejected, with the error."""
        todo = [b for b in dict.fromkeys(bodies) if (b, target, version) not in self.known]
        if todo:
            named = [b.replace("NAME", f"f{n}") for n, b in enumerate(todo)]
            bad = accepted(named + [STOP], "sm_" + target, version, must_fail=len(todo))
            for n in [n for n in bad if "'_" in bad[n]]:
                # Said of an instruction with an inner name, it may be the fault of another function.
                alone = accepted([named[n], STOP], "sm_" + target, version, must_fail=1)
                bad[n] = alone.get(0)
            for n, b in enumerate(todo):
                self.known[b, target, version] = bad.get(n)
            self.path.write_bytes(pickle.dumps(self.known))
        return {b: self.known[b, target, version] for b in bodies}


def number(target):
    return int(target.rstrip("af"))


def items(ok):
    """Targets as the shortest list: `90+`, `90a`, `100f`."""
    ok = set(ok)
    out = []
    for t in TARGETS:
        if t.isdigit() and all(u in ok for u in TARGETS if number(u) >= number(t)):
            out.append(t + "+")
            ok = {u for u in ok if number(u) < number(t)}
            break
    for t in sorted((t for t in ok if t.isdigit()), key=number):
        out.append(t)  # This one, whatever its suffix.
        ok -= {t, t + "a", t + "f"}
    for base, members in FAMILIES.items():
        for first in members:
            later = [m for m in members if number(m) >= number(first)]
            want = {m + s for m in later for s in "af"}
            if want <= ok:
                out.append(first + "f")
                ok -= want
    out += sorted(ok, key=lambda t: (number(t), t))
    return tuple(sorted(out, key=lambda t: (int(re.match(r"\d+", t)[0]), t)))


def body(e, combo, template=None, **kw):
    text = expand(ranges(template or e.template), combo, e.over)
    return None if text is None else function("NAME", text, e.types, e.result, **kw)


def probe(e):
    """Combinations that differ from the first in one immediate."""
    base = e.combos[0]
    out = [base]
    for k in base:
        for v in sorted({c[k] for c in e.combos}):
            c = {**base, k: v}
            if c not in out and c in e.combos:
                out.append(c)
    return out


def judge(es, judge):
    """Sets `guard` of each entry, or None; splits entries whose guard depends on one immediate."""
    trials = {}
    for e in es:
        for c in probe(e):
            try:
                trials[id(e), tuple(c.items())] = body(e, c)
            except IndexError:
                raise SystemExit(f"{e.name} {e.template} {e.result} {e.types}") from None
    bodies = list(dict.fromkeys(trials.values()))
    verdict = {}
    for t in TARGETS:
        for b, err in judge.ask(bodies, t, 90).items():
            verdict[b, t] = err
    ok = {b: [t for t in TARGETS if verdict[b, t] is None] for b in bodies}
    # Lowest version, on the target among those that exists longest.
    low = {}
    for v in VERSIONS:
        for t in TARGETS:
            mine = [b for b in bodies if b not in low and ok[b] and min(ok[b], key=lambda x: (TARGETS[x], number(x))) == t]
            if TARGETS[t] > v or not mine:
                continue
            for b, err in judge.ask(mine, t, v).items():
                if err is None:
                    low[b] = v
    out = []
    never = []
    for e in es:
        by = {}
        for c in probe(e):
            b = trials[id(e), tuple(c.items())]
            by[tuple(c.items())] = (items(ok[b]), low[b]) if ok[b] else None
        kinds = set(by.values())
        if kinds == {None}:
            b = trials[id(e), tuple(probe(e)[0].items())]
            never.append((e.name, e.when, e.template, verdict[b, "100a"] or verdict[b, "90a"]))
            continue
        if len(kinds) == 1:
            e.guard = kinds.pop()
            if OLDER.match(e.name):
                e.guard = (e.guard[0], TARGETS["75"])
            out.append(e)
            continue
        for k in e.combos[0]:
            base = by[tuple(e.combos[0].items())]
            groups = {}
            for c in probe(e):
                if c[k] != e.combos[0][k] or c == e.combos[0]:
                    groups[c[k]] = by[tuple(c.items())]
            others = {by[tuple(c.items())] for c in probe(e) if c[k] == e.combos[0][k]}
            if others == {base}:
                # The guard most values have is that of the row without a condition, which comes last.
                common = max((g for g in groups.values() if g), key=lambda g: list(groups.values()).count(g))
                for v, g in sorted(groups.items()) + [(None, common)]:
                    if g is None:
                        never.append((e.name, f"{k}={v}", e.template, "for this immediate"))
                    if v is not None and g in (None, common):
                        continue
                    when = e.when if v is None else (e.when + f" {k}={v}").strip()
                    mine = [c for c in e.combos if (c[k] == v if v is not None else groups[c[k]] == common)]
                    n = Entry(e.const, e.name, e.types, e.result, when, e.template, e.over, mine)
                    n.guard = g
                    out.append(n)
                break
        else:
            e.guard = next(g for g in by.values() if g)
            never.append((e.name, e.when, e.template, f"guards vary: {by}"))
            out.append(e)
    return out, never


def relax(es, judge):
    """Marks operands that may not be constants and addresses that may not have an offset."""
    trials = []
    for e in es:
        t = best(e.guard[0])
        e.template = ranges(e.template)
        flat = re.sub(r"\$(\d+)\.\.(\d+)", lambda m: " ".join(f"${n}" for n in range(int(m[1]), int(m[2]) + 1)), e.template)
        for n in sorted({int(x) for x in re.findall(r"\$(\d+)", flat)}):
            p = lf.parts(e.types[n])[0]
            if p in ("i1", "f16", "bf16", "v2f16", "v2bf16") or e.types[n].startswith("ptr"):
                trials.append((e, n, "reg", t, []))
                continue
            bodies = [b for v in ("1", "0", "32") if (b := body(e, covering(e, n), immediate=(n, v)))]
            trials.append((e, n, "imm", t, bodies))
        for n in sorted({int(x) for x in re.findall(r"\$@(\d+)", e.template)}):
            trials.append((e, n, "addr", t, [b for b in [body(e, covering(e, n), offset=n)] if b]))
    for t in {x[3] for x in trials}:
        judge.ask([b for x in trials if x[3] == t for b in x[4]], t, 90)
    for e, n, kind, t, bodies in trials:
        good = any(judge.known[b, t, 90] is None for b in bodies)
        if kind == "addr":
            if not good:
                e.template = e.template.replace(f"$@{n}", f"$!{n}")
        elif not good:
            e.template = strict(e.template, n)
    for e in es:
        e.template = ranges(e.template)


def covering(e, n):
    """A combination whose text has argument `n`."""
    for c in e.combos:
        text = expand(ranges(e.template), c, e.over)
        if text is None:
            continue
        flat = re.sub(r"(\$!?)(\d+)\.\.(\d+)", lambda m: " ".join(f"{m[1]}{k}" for k in range(int(m[2]), int(m[3]) + 1)), text)
        if re.search(rf"\$[!@]?{n}(?!\d)", flat):
            return c
    return e.combos[0]


def strict(t, n):
    """`$n` as `$!n`, in ranges too."""
    def one(m):
        a, b = int(m[1]), int(m[2])
        return ", ".join(f"$!{k}" if k == n else f"${k}" for k in range(a, b + 1)) if a <= n <= b else m[0]
    t = re.sub(r"\$(\d+)\.\.(\d+)", one, t)
    return re.sub(rf"\${n}(?![\d])(?!\.\.)", f"$!{n}", t)


def best(its):
    """A target of a guard."""
    t = its[0]
    return t[:-1] if t.endswith("+") else t


def guard_name(g):
    its, ptx = g
    return "SM" + "_".join(i.upper().replace("+", "") for i in its) + f"_PTX{ptx}"


# File, title, whether it holds the name. The first match wins; ranges are contiguous in the order of names.
FILES = [
    ("table_a_c", "A to C: arithmetic, atomics, barriers, asynchronous copies", lambda n: n < "llvm.nvvm.d"),
    ("table_d_f", "D to F: conversions, fences, minima and maxima", lambda n: n < "llvm.nvvm.g"),
    ("table_g_l", "G to L: loads", lambda n: n < "llvm.nvvm.m"),
    ("table_m", "M: matrices, mbarriers", lambda n: n < "llvm.nvvm.n"),
    ("table_n_s", "N to ST: special registers, shuffles", lambda n: n < "llvm.nvvm.su"),
    ("table_surface", "SU: surfaces", lambda n: n < "llvm.nvvm.t"),
    ("table_t_v", "T to V: tensor memory, textures, votes", lambda n: n < "llvm.nvvm.w"),
    ("table_w_z", "W to Z: warp matrices", lambda n: True),
]
HEAD = "Written by `backend/ptx/tools/gen-lowering.py`; change that, not this."


def write(es):
    guards = sorted({e.guard for e in es}, key=lambda g: (int(re.match(r"\d+", g[0][0])[0]), g))
    out = {}
    w = max(len(guard_name(g)) for g in guards)
    lines = [f"//! Targets and versions of PTX that instructions of intrinsics need. {HEAD}\n",
             "\nuse super::guard::guards;\n\nguards! {\n"]
    for its, ptx in guards:
        lines.append(f'    {guard_name((its, ptx)) + ",":{w + 1}} {ptx}, "{" ".join(its)}";\n')
    lines.append("}\n")
    out["guards.rs"] = "".join(lines)
    for f, title, test in FILES:
        mine = [e for e in es if next(x for x, _, y in FILES if y(e.name)) == f]
        w = [min(max(len(c) for c in col), 64) for col in zip(*((e.const, e.when, guard_name(e.guard)) for e in mine))]
        lines = [f"//! Lowering table, {title}. {HEAD}\n", "\nuse super::row::rows;\n\nrows! {\n"]
        for e in mine:
            when = f'"{e.when}",'
            lines.append(f'    {e.const + ",":{w[0] + 1}} {when:{w[1] + 3}} {guard_name(e.guard) + ",":{w[2] + 1}} "{e.template}";\n')
        lines.append("}\n")
        out[f + ".rs"] = "".join(lines)
    return out


def order(es, rows):
    """By name, rows that ask for more before those that ask for less."""
    at = {r[1]: n for n, r in enumerate(rows)}
    return sorted(es, key=lambda e: (at[e.name], -len(e.when.split()), e.when))


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("facts")
    ap.add_argument("--memory", default="/tmp/lowering-ptxas.pickle", help="answers of ptxas, kept between runs")
    ap.add_argument("--list", action="store_true", help="show templates, what is missing and what is odd; write nothing")
    ap.add_argument("--check", action="store_true", help="write nothing; fail when a file differs")
    args = ap.parse_args()
    rows = lf.rows()
    es, missing, odd = entries(json.load(open(args.facts)), rows)
    if args.list:
        for e in es:
            print(e.const, "|", e.when, "|", ranges(e.template))
        return
    j = Judge(args.memory)
    es, never = judge(es, j)
    relax(es, j)
    es = order(es, rows)
    for title, list_ in (("not observed", missing), ("odd", odd), ("no target", never)):
        print(f"-- {title}: {len(list_)}")
        for m in list_:
            print("  ", *m)
    names = {e.name for e in es}
    print(f"{len(es)} rows of {len(names)} intrinsics, of {len(rows)}")
    stale = []
    for name, text in write(es).items():
        path = OUT / name
        if not path.exists() or path.read_text() != text:
            stale.append(name)
            if not args.check:
                path.write_text(text)
    print(("stale" if args.check else "written") + ":", " ".join(stale) or "none")
    sys.exit(1 if args.check and stale else 0)


if __name__ == "__main__":
    main()
