"""Templates as PTX: expansion and acceptance by ptxas, for `gen-lowering.py`. The notation is that of
`backend/ptx/src/intrinsics/template.rs`."""

import re
import subprocess
import tempfile
from pathlib import Path

from lowering_facts import parts

SPACES = {"ptr": "", "ptr1": ".global", "ptr3": ".shared", "ptr4": ".const", "ptr5": ".local", "ptr7": ".shared::cluster",
          "ptr101": ".param"}


def alternatives(s):
    """Splits a choice's inside at its own slashes."""
    out, depth, at = [], 0, 0
    for i, c in enumerate(s):
        depth += (c == "<") - (c == ">")
        if c == "/" and depth == 0:
            out.append(s[at:i])
            at = i + 1
    return out + [s[at:]]


def expand(t, imms, over):
    """Resolves choices, spaces and immediates; leaves the places of operands. None when there is no instruction."""
    out, i = "", 0
    while i < len(t):
        if t[i] == "<":
            depth, j = 1, i + 1
            while depth:
                depth += (t[j] == "<") - (t[j] == ">")
                j += 1
            inner = t[i + 1:j - 1]
            i = j
            if m := re.fullmatch(r"s(\d)", inner):
                if over[int(m[1])] not in SPACES:
                    return None
                out += SPACES[over[int(m[1])]]
                continue
            n, rest = inner.split(":", 1)
            alts = alternatives(rest)
            v = imms[int(n)]
            if not 0 <= v < len(alts) or alts[v].startswith("!"):
                return None
            e = expand(alts[v], imms, over)
            if e is None:
                return None
            out += e
            continue
        if m := re.match(r"\$#(\d+)", t[i:]):
            out += str(imms[int(m[1])])
            i += m.end()
            continue
        out += t[i]
        i += 1
    return out


CLASS = {"i1": ("pred", "p"), "i8": ("b16", "h"), "i16": ("b16", "h"), "f16": ("b16", "h"), "bf16": ("b16", "h"),
         "i32": ("b32", "r"), "f32": ("b32", "r"), "i64": ("b64", "d"), "f64": ("b64", "d"), "v2f16": ("b32", "r"),
         "v2bf16": ("b32", "r"), "ptr6": ("b32", "r")}


def classify(t):
    return CLASS.get(t) or (("b64", "d") if t.startswith("ptr") else None)


def function(name, text, types, result, immediate=None, offset=None):
    """PTX of a function around an expanded template. `immediate`: an argument and the constant to write for it; `offset`: the
    argument whose address gets an offset."""
    decls, regs = [], {}

    def declare(prefix, t):
        rs = []
        for k, p in enumerate(parts(t)):
            cls, letter = classify(p)
            r = f"%{letter}{prefix}_{k}"
            decls.append(f".reg .{cls} {r};")
            rs.append(r)
        return rs

    regs["r"] = declare("r", result)
    used = set(int(n) for n in re.findall(r"\$[!@]?(\d+)", text))
    for m in re.finditer(r"\$!?(\d+)\.\.(\d+)", text):
        used |= set(range(int(m[1]), int(m[2]) + 1))
    for n in used:
        regs[n] = declare(f"a{n}", types[n])

    def arg(n, k=None):
        rs = regs[n]
        if immediate and immediate[0] == n:
            t = parts(types[n])[0]
            one = {"f32": "0f3F800000", "f64": "0d3FF0000000000000"}.get(t, immediate[1])
            rs = [one] * len(rs)
        return ", ".join(rs) if k is None else rs[k]

    def place(m):
        g = m[0][1:]
        if g[0] == "r":
            return ", ".join(regs["r"]) if g == "r" else regs["r"][int(g[1:])]
        if g[0] == "@":
            n = int(g[1:])
            return regs[n][0] + ("+16" if offset == n else "")
        g = g.lstrip("!")
        if ".." in g:
            a, b = g.split("..")
            return ", ".join(arg(n) for n in range(int(a), int(b) + 1))
        if "." in g:
            n, k = g.split(".")
            return arg(int(n), int(k))
        return arg(int(g))

    body = re.sub(r"\$(?:r\d*|@\d+|!?\d+\.\.\d+|!?\d+(?:\.\d+)?)", place, text)
    return f".func {name}()\n{{ {' '.join(decls)}\n{body}\n}}\n"


def accepted(functions, target, version, opts=(), must_fail=None):
    """{index: error} of the functions (texts) that ptxas rejects. Bisects where an error stops the reading. `must_fail` is
    the index of a function that is wrong on purpose: ptxas then checks all of the text and generates nothing."""
    bad = {}
    todo = list(range(len(functions)))
    while todo:
        with tempfile.TemporaryDirectory() as d:
            lines, owner = [f".version {version // 10}.{version % 10}", f".target {target}", ".address_size 64"], {}
            for n in todo:
                for line in functions[n].splitlines():
                    lines.append(line)
                    owner[len(lines)] = n
            path = Path(d) / "t.ptx"
            path.write_text("\n".join(lines) + "\n")
            p = subprocess.run(["ptxas", "-arch", target, "-O0", "-c", *opts, str(path), "-o", "/dev/null"],
                               capture_output=True, text=True, timeout=600)
        if p.returncode == 0:
            if must_fail is not None:
                raise SystemExit("ptxas takes the text that must fail")
            break
        found = {}
        for m in re.finditer(r"line (\d+); (?:error|fatal) +: (.*)", p.stderr + p.stdout):
            if int(m[1]) in owner:
                found.setdefault(owner[int(m[1])], m[2])
        if must_fail is not None and found:
            if must_fail not in found:
                print("ptxas stops early", target, version, len(found), len(todo))
            found.pop(must_fail, None)
            if not found:
                break
        elif not found:
            # No line: split.
            if len(todo) == 1:
                bad[todo[0]] = (p.stderr + p.stdout).strip()[:300]
                break
            half = len(todo) // 2
            if must_fail is not None:
                raise SystemExit(f"ptxas gives no line: {(p.stderr + p.stdout)[:500]}")
            for part in (todo[:half], todo[half:]):
                sub = accepted([functions[n] for n in part], target, version, opts)
                bad.update({part[k]: e for k, e in sub.items()})
            break
        bad.update(found)
        todo = [n for n in todo if n not in found]
    return bad
