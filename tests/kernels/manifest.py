#!/usr/bin/env python3
"""Checks every .ll file under this folder and writes manifest.json, one row a file.

A file passes when opt-22's verifier takes it and when, with libdevice linked in where it
is called, opt-22 -O2 | llc-22 -O3 | ptxas makes a cubin. Files in a form that LLVM 22 does
not read (structs by value without a type, warp intrinsics with a mode operand) pass when
libNVVM | ptxas makes one. Rows of files that were not named on the command line and have
not changed are kept. Run it by build.sh.
"""
import ctypes
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LIBDEVICE = os.environ.get("WARPC_LIBDEVICE", "")
LIBNVVM = os.path.join(os.environ.get("WARPC_CUDA", ""), "lib/libnvvm.so.4")


def comment_field(path, name):
    if not os.path.exists(path):
        return ""
    with open(path) as f:
        for line in f.read().splitlines()[:12]:
            m = re.match(r"(?://|#) %s: *(.*)" % name, line)
            if m:
                return m.group(1).strip()
    return ""


def functions(text):
    """name -> (is_kernel, [body lines]) for each definition."""
    out = {}
    name = None
    for line in text.splitlines():
        if line.startswith("define "):
            m = re.search(r'@("[^"]*"|[\w.$]+)\(', line)
            name = m.group(1).strip('"')
            out[name] = (bool(re.search(r"\b(ptx|spir)_kernel\b", line)), [])
        elif line == "}":
            name = None
        elif name:
            out[name][1].append(line)
    for m in re.finditer(r'!\{[^{}@]*(?:\{[^{}@]*\})*[^{}@]* @"?([\w.$]+)"?, !"kernel", i32 1 ?\}', text):
        if m.group(1) in out:
            out[m.group(1)] = (True, out[m.group(1)][1])
    return out


def cyclic(graph, roots):
    state = {}
    for root in roots:
        stack = [(root, iter(graph.get(root, ())))]
        if root in state:
            continue
        state[root] = 1
        while stack:
            node, it = stack[-1]
            for nxt in it:
                if state.get(nxt) == 1:
                    return True
                if nxt not in state:
                    state[nxt] = 1
                    stack.append((nxt, iter(graph.get(nxt, ()))))
                    break
            else:
                state[node] = 2
                stack.pop()
    return False


def has_loop(lines):
    graph, block = {}, "entry"
    for line in lines:
        m = re.match(r'^("[^"]*"|[-\w.$]+):', line)
        if m:
            block = m.group(1).strip('"')
            continue
        if re.match(r"\s+(br|switch|indirectbr|invoke|callbr)\b", line) or re.match(r"\s+(i\d+ -?\d+, )?label %", line):
            graph.setdefault(block, []).extend(
                x.strip('"') for x in re.findall(r'label %("[^"]*"|[-\w.$]+)', line))
    return cyclic(graph, list(graph))


def loop_free(text, names):
    """Kernels whose raw control flow, callees included, has no cycle and no indirect call."""
    funcs = functions(text)
    calls, bad = {}, set()
    for name, (_, lines) in funcs.items():
        if has_loop(lines):
            bad.add(name)
        calls[name] = set()
        for line in lines:
            if re.search(r"\b(call|invoke)\b", line) and not line.lstrip().startswith(";"):
                line = line.replace("local_unnamed_addr", "")
                m = re.search(r'\b(?:call|invoke)\b.*?(?:\basm\b|@("[^"]*"|[\w.$]+)\(|%[\w.]+\()', line)
                if m and m.group(1):
                    calls[name].add(m.group(1).strip('"'))
                elif not m or not m.group(0).endswith("asm"):
                    bad.add(name)
    out = []
    for name in names:
        seen, todo = set(), [name]
        while todo:
            f = todo.pop()
            if f in seen or f not in funcs:
                continue
            seen.add(f)
            todo.extend(calls[f])
        if not (seen & bad) and not cyclic(calls, [name]):
            out.append(name)
    return out


def run(cmd, **kw):
    r = subprocess.run(cmd, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **kw)
    if r.returncode:
        sys.exit("%s\n%s" % (" ".join(cmd), r.stderr.decode()[:2000]))
    return r.stdout


def is_nvvm(text):
    """Whether only NVVM reads a file: LLVM 22 does not know its forms."""
    return bool(re.search(r"@\"?llvm\.nvvm\.(shfl\.sync\.i32|vote\.sync)\"?\(|\* (byval|sret) ", text))


def check_nvvm(path, arch, text, tmp):
    """As `check`, by libNVVM. Its older half reads typed pointers and knows all processors before sm_100, its newer half the rest."""
    lib = ctypes.CDLL(LIBNVVM)
    if not re.search(r"[\w}\]>]\* ", text):
        arch = "sm_100"
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    lib.nvvmCreateProgram(ctypes.byref(program))
    for name, add in ((path, lib.nvvmAddModuleToProgram), (LIBDEVICE, lib.nvvmLazyAddModuleToProgram)):
        with open(name, "rb") as f:
            data = f.read()
        add(program, data, ctypes.c_size_t(len(data)), name.encode())
    failed = lib.nvvmCompileProgram(program, 1, (ctypes.c_char_p * 1)(arch.replace("sm", "-arch=compute").encode()))
    lib.nvvmGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(max(size.value, 1))
    lib.nvvmGetProgramLog(program, log)
    if failed:
        sys.exit("%s for %s: %s" % (path, arch, log.value.decode()[:2000]))
    lib.nvvmGetCompiledResultSize(program, ctypes.byref(size))
    ptx = ctypes.create_string_buffer(size.value)
    lib.nvvmGetCompiledResult(program, ptx)
    pf = os.path.join(tmp, "k.ptx")
    with open(pf, "wb") as f:
        f.write(ptx.value)
    run(["ptxas", "-arch=" + arch, "-o", "/dev/null", pf])
    return text, "sm_75"


def check(path, arch, text, tmp):
    """Returns the text the loop test looks at (libdevice linked where it is called) and the lowest target that builds."""
    if is_nvvm(text):
        return check_nvvm(path, arch, text, tmp)
    run(["opt-22", "-passes=verify", "-disable-output", path])
    whole, out = path, text
    if re.search(r'^declare .*@"?__nv_', text, re.M):
        whole = os.path.join(tmp, "linked.ll")
        run(["llvm-link-22", "-S", "--suppress-warnings", "--only-needed", "--internalize", path, LIBDEVICE, "-o", whole])
        # Keep what was defined here visible: --internalize only hides what came with libdevice.
        out = open(whole).read()
    bc = run(["opt-22", "-passes=default<O2>", whole, "-o", "-"])
    # Triton keeps shared-memory pointers 32 bits wide.
    short = ["-nvptx-short-ptr"] if "e-p3:32:32" in text else []

    def builds(cpu):
        ptx = "+ptx88" if cpu.startswith("sm_1") else "+ptx83"
        llc = subprocess.run(["llc-22", "-O3", "-mcpu=" + cpu, "-mattr=" + ptx, "-o", "-"] + short, input=bc,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if llc.returncode:
            return llc.stderr.decode()
        pf = os.path.join(tmp, "k.ptx")
        open(pf, "wb").write(llc.stdout)
        asm = subprocess.run(["ptxas", "-arch=" + cpu, "-o", "/dev/null", pf], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        return asm.stderr.decode() or "failed" if asm.returncode else ""

    error = builds(arch)
    if error:
        sys.exit("%s for %s: %s" % (path, arch, error[:2000]))
    low = next((c for c in ("sm_75", "sm_80", "sm_89", "sm_90") if (c < arch or arch.startswith("sm_1")) and not builds(c)), arch)
    return out, low


def source_of(ll):
    """The source a .ll comes from, and the suffix its variant adds."""
    base = ll[:-3]
    for ext in (".cu", ".py", ".cl", ".rs", ".cpp"):
        if os.path.exists(base + ext):
            return base + ext, ""
    m = re.match(r"(.*)_(debug|lines|o3|sm\d+a?)$", base)
    if m:
        src, rest = source_of(m.group(1) + ".ll")
        return src, (rest + " " + m.group(2)).strip()
    d, b = os.path.split(base)  # a Python source may hold several kernels: softmax.py -> softmax.row.ll
    if "." in b:
        return source_of(os.path.join(d, b.split(".")[0]) + ".ll")
    return "", ""


FRONT = {".cu": "clang CUDA C++", ".cl": "clang OpenCL C", ".rs": "rustc", ".cpp": "clang OpenMP"}


def main():
    os.chdir(HERE)
    old = {}
    if os.path.exists("manifest.json"):
        old = {r["file"]: r for r in json.load(open("manifest.json"))["files"]}
    files = []
    for d, _, names in os.walk("."):
        files += [os.path.relpath(os.path.join(d, n), ".") for n in names if n.endswith(".ll")]
    rows = []
    for ll in sorted(files):
        text = open(ll).read()
        digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        src, variant = source_of(ll)
        themes = [t.strip() for t in comment_field(src, "themes").split(",") if t.strip()]
        if old.get(ll, {}).get("sha256") == digest and "--all" not in sys.argv:
            rows.append(dict(old[ll], themes=themes))
            continue
        m = re.search(r'"target-cpu"="(sm_\d+a?)"', text)
        arch = m.group(1) if m else "sm_90"
        m = re.match(r"; arch: (sm_\d+a?)\n", text)
        arch = m.group(1) if m else arch
        with tempfile.TemporaryDirectory() as tmp:
            whole, low = check(ll, arch, text, tmp)
        kernels = [n for n, (k, _) in functions(text).items() if k]
        if not kernels:
            sys.exit(ll + ": no kernels")
        count = sum(1 for _, ls in functions(text).values() for l in ls if re.match(r"\s+\S", l) and not l.lstrip().startswith((";", "#dbg")))
        ext = os.path.splitext(src)[1]
        front = FRONT.get(ext, "")
        for key in ("triton", "numba", "openmp", "rust_cuda"):
            if key in ll.split("/"):
                front = {"triton": "Triton", "numba": "Numba", "openmp": "clang OpenMP", "rust_cuda": "rustc_codegen_nvvm"}[key]
        row = {
            "file": ll, "source": src, "front_end": front, "variant": variant, "themes": themes,
            "arch": arch, "min_arch": low,
            "needs_libdevice": bool(re.search(r'^declare .*@"?__nv_', text, re.M)),
            "optimised": "o3" in variant or front in ("Triton", "Numba"),
            "debug_info": "debug" in variant or "lines" in variant or "!DICompileUnit" in text,
            "instructions": count,
            "kernels": kernels, "loop_free": loop_free(whole, kernels), "sha256": digest,
        }
        rows.append(row)
        print("%-44s %s %5d instructions, %d kernels, %d loop-free" % (ll, arch, count, len(kernels), len(row["loop_free"])))
    with open("manifest.json", "w") as f:
        f.write('{\n"note": "written by manifest.py; do not edit",\n"files": [\n')
        f.write(",\n".join(json.dumps(r) for r in rows))
        f.write("\n]\n}\n")
    n = sum(len(r["kernels"]) for r in rows)
    print("%d files, %d kernels, %d loop-free, %d instructions, %.2f MB" % (
        len(rows), n, sum(len(r["loop_free"]) for r in rows), sum(r["instructions"] for r in rows),
        sum(os.path.getsize(r["file"]) for r in rows) / 1e6))


main()
