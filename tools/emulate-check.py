#!/usr/bin/env python3
"""Compares runs of PTX with runs of the cubins that ptxas makes of it, bit for bit.

    cargo build -p warpc --bin warpc
    warpc build -O2 tests/kernels/*.ll --out-dir FOLDER
    PTXAS=ptxas tools/emulate-check.py --warpc target/debug/warpc --work WORK FOLDER/*.ptx

Every kernel runs on launches that are made from its parameters: buffers of zeros, of numbers from 0 to 1, of small integers; integers are
32, numbers 1.5. Launches that fault in the interpreter of PTX prove nothing and are left out, as are results that depend on memory
nobody wrote. ptxas compiles without contraction (--fmad=false), at the levels of --levels; each cubin runs plain and adversarial.
Cubins are kept in WORK. Prints a line for each launch that differs, and counts.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import re
import subprocess

PTXAS = os.environ.get("PTXAS", "ptxas")
ENTRY = re.compile(r"\.entry\s+([\w$]+)\s*\((.*?)\)([^{;]*)\{", re.S)
PARAMETER = re.compile(r"\.param\s+(?:\.align\s+\d+\s+)?\.(\w+)(\s+\.ptr[^,]*?)?\s+([\w$]+)(?:\[(\d+)\])?\s*$", re.S)
BYTES = 1 << 14
INITS = ("u8:{0}:zeros", "f32:{1}:rand({2},0,1)", "i32:{1}:rand({2},0,30)")


def argument(kind, pointer, size, place, init):
    if pointer or (kind in ("u64", "b64") and size is None and pointer is not None):
        return "buf:" + init.format(BYTES, BYTES // 4, place + 1)
    if size is not None:
        return "bytes:" + "00" * int(size)
    if kind in ("f32", "f64"):
        return f"{kind}:1.5"
    bits = int(kind[1:])
    return f"i{bits}:32"


def launches(path):
    """Launches of all kernels of a file of PTX."""
    text = open(path).read()
    for name, parameters, rest in ENTRY.findall(text):
        block = re.search(r"\.(?:reqntid|maxntid)\s+(\d+)(?:,\s*(\d+))?(?:,\s*(\d+))?", rest)
        block = [int(n) for n in block.groups() if n] if block else [64]
        found = [PARAMETER.match(p.strip()) for p in parameters.split(",") if p.strip()]
        if None in found:
            continue
        for init in INITS:
            args = [argument(m[1], m[2], m[4], n, init) for n, m in enumerate(found)]
            yield {"kernel": name, "grid": [2], "block": block, "shared": 8192, "args": args}


def run(options, program, launch_file, steps, *flags):
    command = [options.warpc, "run", program, "--launch", launch_file, "--max-steps", str(steps), "--json", "-", *flags]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
    except subprocess.TimeoutExpired:
        return None, "timeout"
    try:
        reports = json.loads(done.stdout)
    except ValueError:
        return None, done.stderr.strip()[-200:]
    return reports if isinstance(reports, list) else [reports], ""


def check(options, path):
    """Counts and lines of a file of PTX."""
    stem = os.path.basename(path)[: -len(".ptx")]
    counts, lines = collections.Counter(), []
    todo = [launch for launch in launches(path) if not options.kernel or launch["kernel"] == options.kernel]
    if not todo:
        return counts, lines
    launch_file = os.path.join(options.work, stem + ".json")
    json.dump(todo, open(launch_file, "w"))
    expected, error = run(options, path, launch_file, options.steps)
    if expected is None:
        return collections.Counter({"PTX not run": len(todo)}), [f"{stem}: PTX: {error}"]
    target = re.search(r"^\.target (\w+)", open(path).read(), re.M)[1]
    good = []
    for n, report in enumerate(expected):
        fault = report["error"] and report["error"]["kind"]
        undefined = any(buffer["undefined_bytes"] for buffer in report["buffers"])
        counts["PTX: " + (fault or ("undefined" if undefined else "ran"))] += 1
        if not fault and not undefined:
            good.append(n)
    if not good:
        return counts, lines
    chosen = os.path.join(options.work, stem + ".chosen.json")
    json.dump([todo[n] for n in good], open(chosen, "w"))
    for level in options.levels.split(","):
        cubin = os.path.join(options.work, f"{stem}.O{level}.cubin")
        if not os.path.exists(cubin):
            command = [PTXAS, "-arch", target, f"-O{level}", "--fmad=false", path, "-o", cubin]
            if subprocess.run(command, capture_output=True).returncode:
                counts["ptxas failed"] += 1
                continue
        for mode in [] if options.plain else ["adversarial"]:
            one(options, counts, lines, stem, level, mode, cubin, chosen, good, todo, expected)
        one(options, counts, lines, stem, level, "plain", cubin, chosen, good, todo, expected)
    return counts, lines


def one(options, counts, lines, stem, level, mode, cubin, chosen, good, todo, expected):
    flags = ["--adversarial"] if mode == "adversarial" else []
    reports, error = run(options, cubin, chosen, 20 * options.steps, *flags)
    key = f"O{level} {mode}: "
    if reports is None:
        counts[key + "not run"] += len(good)
        lines.append(f"{stem} O{level} {mode}: {error}")
        return
    for n, report in zip(good, reports):
        want = [buffer["digest"] for buffer in expected[n]["buffers"]]
        have = [buffer["digest"] for buffer in report["buffers"]]
        name = f"{stem} {todo[n]['kernel']} launch {n} O{level} {mode}"
        if report["error"]:
            kind = report["error"]["kind"]
            counts[key + ("not run" if kind == "unsupported" else "fault")] += 1
            lines.append(f"{name}: {kind}: {report['error']['message']}")
        elif want != have:
            counts[key + "differs"] += 1
            lines.append(f"{name}: differs in arguments {[expected[n]['buffers'][k]['argument'] for k in range(len(want)) if want[k] != have[k]]}")
        else:
            counts[key + "equal"] += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--warpc", required=True)
    parser.add_argument("--work", required=True, help="folder for cubins and launches")
    parser.add_argument("--levels", default="0,1,3")
    parser.add_argument("--steps", type=int, default=300000, help="thread instructions of a launch")
    parser.add_argument("--timeout", type=int, default=300, help="seconds of a file")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="no adversarial runs")
    parser.add_argument("--kernel", help="only this one")
    parser.add_argument("ptx", nargs="+")
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    total = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for counts, lines in pool.map(lambda path: check(options, path), options.ptx):
            total.update(counts)
            for line in lines:
                print(line, flush=True)
    for key, count in sorted(total.items()):
        print(f"{count:8} {key}")


if __name__ == "__main__":
    main()
