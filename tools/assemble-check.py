#!/usr/bin/env python3
"""Compares `warpc ptxas` with the vendor's on whole files of PTX: which files each takes, and what tools say of our cubins.

    cargo build -p warpc --bin warpc
    PTXAS=ptxas NVDISASM=nvdisasm tools/assemble-check.py --warpc target/debug/warpc [--work FOLDER] FILE.ptx...

Of each file that the vendor's assembler takes it counts: whether ours takes it, whether nvdisasm reads our cubin without complaint,
whether it prints what `warpc sass` prints, and whether `warpc sass --check-hazards` finds nothing. Files that fail are listed by their
first message, the most frequent first. With --time it adds CPU time of both assemblers, without that of an empty kernel.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import resource
import subprocess

PTXAS = os.environ.get("PTXAS", "ptxas")
NVDISASM = os.environ.get("NVDISASM", "nvdisasm")
EMPTY = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry empty() { ret; }\n"
STEPS = ["refused", "unreadable", "prints otherwise", "hazards"]


def run(command, limit=120):
    """Exit status and both streams; a program that does not end fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=limit)
    except subprocess.TimeoutExpired:
        return 124, "", f"more than {limit} s"
    return done.returncode, done.stdout, done.stderr


def architecture(path):
    """What the file was written for, if it needs all of one architecture; sm_90 otherwise."""
    with open(path, errors="replace") as file:
        return "sm_90a" if re.search(r"^\s*\.target\s+sm_90a", file.read(), re.M) else "sm_90"


def first_line(text):
    """A message without what differs from file to file."""
    lines = [line for line in text.splitlines() if line.strip()]
    line = next((line for line in lines if "error" in line or "fatal" in line or "panic" in line), lines[0] if lines else "no message")
    return re.sub(r"^.*?(error|fatal)\s*:\s*", "", line)


def check(path, options):
    """The step that fails and its message; None where the vendor's assembler refuses the file, "" where nothing fails."""
    arch, name = architecture(path), re.sub(r"\W+", "_", os.path.abspath(path))[-120:]
    own, theirs = (os.path.join(options.work, f"{name}.{kind}.cubin") for kind in ("own", "theirs"))
    flags = ["-O" + options.level, f"-arch={arch}", path, "-o"]
    mark = theirs + ".status"
    if not os.path.exists(mark):
        status = run([PTXAS, *flags, theirs])[0]
        with open(mark, "w") as file:
            file.write(str(status))
        if os.path.exists(theirs):
            os.remove(theirs)
    with open(mark) as file:
        if file.read() != "0":
            return None
    status, _, errors = run([options.warpc, "ptxas", *flags, own])
    if status != 0:
        return STEPS[0], first_line(errors)
    status, expected, errors = run([NVDISASM, "-c", own])
    if status != 0 or errors.strip():
        return STEPS[1], first_line(errors)
    status, listing, errors = run([options.warpc, "sass", own])
    if status != 0 or listing != expected:
        pairs = zip(expected.splitlines(), listing.splitlines())
        wrong = next((f"{x.strip()} | {y.strip()}" for x, y in pairs if x != y), errors or "other length")
        return STEPS[2], wrong
    status, out, errors = run([options.warpc, "sass", "--check-hazards", own])
    if status != 0:
        return STEPS[3], first_line(out + errors)
    os.remove(own)
    return ""


def cpu_seconds(command, times=3):
    """Least CPU time of some runs."""
    best = float("inf")
    for _ in range(times):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(command)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


def time_files(paths, options):
    """Prints CPU time over all files of ours and of the vendor's at two levels, start-up deducted, and the slowest files."""
    empty = os.path.join(options.work, "empty.ptx")
    with open(empty, "w") as file:
        file.write(EMPTY)
    out = os.path.join(options.work, "time.cubin")
    programs = {"own -O0": [options.warpc, "ptxas", "-O0"], "theirs -O0": [PTXAS, "-O0"], "theirs -O3": [PTXAS, "-O3"]}
    times = {}
    for name, command in programs.items():
        start = cpu_seconds([*command, "-arch=sm_90", empty, "-o", out], 10)
        times[name] = {p: cpu_seconds([*command, f"-arch={architecture(p)}", p, "-o", out]) - start for p in paths}
        print(f"{name}: {sum(times[name].values()):.3f} s of CPU over {len(paths)} files, start-up of {start:.4f} s each deducted")
    slowest = sorted(paths, key=lambda p: -times["own -O0"][p])[: options.show]
    for path in slowest:
        print("  " + "  ".join(f"{times[name][path]:.4f}" for name in programs), path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--warpc", required=True, help="the built program")
    parser.add_argument("--work", default="/tmp/assemble-check", help="folder for cubins; verdicts of the vendor's are kept there")
    parser.add_argument("--level", default="0", help="of optimisation")
    parser.add_argument("--show", type=int, default=40, help="how many messages to show")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--time", action="store_true", help="measure CPU time of the files that both take")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        verdicts = dict(zip(options.files, pool.map(lambda path: check(path, options), options.files)))
    taken = {path: verdict for path, verdict in verdicts.items() if verdict is not None}
    failed = {path: verdict for path, verdict in taken.items() if verdict}
    counts = collections.Counter(verdict[0] for verdict in failed.values())
    print(f"{len(verdicts)} files, {len(taken)} that the vendor's assembler takes, {len(taken) - len(failed)} pass all steps")
    for step in STEPS:
        print(f"  {step}: {counts[step]}")
    kinds = collections.defaultdict(list)
    for path, (step, message) in failed.items():
        kinds[step, re.sub(r"\d+", "0", message)].append((path, message))
    for (step, _), cases in sorted(kinds.items(), key=lambda item: -len(item[1]))[: options.show]:
        print(f"{len(cases)} {step}: {cases[0][1]}\n    {' '.join(os.path.basename(path) for path, _ in cases[:4])}")
    if options.time:
        time_files([path for path in taken if path not in failed or failed[path][0] != STEPS[0]], options)


if __name__ == "__main__":
    main()
