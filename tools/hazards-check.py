#!/usr/bin/env python3
"""Compiles PTX with ptxas for several architectures and levels, and checks each cubin for hazards: all must be accepted.

    cargo build -p warpc --bin warpc && cargo build -p warpc-sass --examples
    PTXAS=ptxas tools/hazards-check.py --programs target/debug [--arch 90 --arch 80] [--level 0] [--out DIR] FILE.ll FILE.ptx...

PTXAS names the assembler of CUDA 13.0; without it `ptxas` must be in the path. Modules (`.ll`) are first compiled to PTX with
`warpc build -O2`. Cubins are written to DIR, or to a folder that is deleted. What ptxas refuses for an architecture is counted and
left out. With `--faults N` it also injects N faults of each kind into the cubins of the first architecture.
"""
import argparse
import os
import subprocess
import sys
import tempfile


def compile_ptx(path, arch, options, folder):
    """The PTX of a file for an architecture; nothing if the compiler refuses."""
    if not path.endswith(".ll"):
        return path
    name = os.path.splitext(os.path.basename(path))[0]
    out = os.path.join(folder, f"{name}.sm_{arch}.ptx")
    command = [os.path.join(options.programs, "warpc"), "build", "-O2", f"--arch=sm_{arch}", "-o", out, path]
    return out if subprocess.run(command, capture_output=True).returncode == 0 else None


def assemble(ptx, arch, level, options, folder):
    """The cubin of a file; nothing if ptxas refuses."""
    name = os.path.splitext(os.path.basename(ptx))[0]
    out = os.path.join(folder, f"{name}.sm_{arch}.O{level}.cubin")
    for suffix in ("", "a"):
        command = [options.ptxas, f"-arch=sm_{arch}{suffix}", f"-O{level}", "-o", out, ptx]
        if subprocess.run(command, capture_output=True).returncode == 0:
            return out
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", required=True, help="the folder of the built programs")
    parser.add_argument("--arch", action="append", type=int, help="a number: 90; all that have tables if there is none")
    parser.add_argument("--level", action="append", type=int, help="of ptxas: 0 to 3; all if there is none")
    parser.add_argument("--out", help="where cubins stay")
    parser.add_argument("--faults", type=int, default=0, help="faults of each kind to inject")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    options.ptxas = os.environ.get("PTXAS", "ptxas")
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.out or temporary
        os.makedirs(folder, exist_ok=True)
        status, first = 0, None
        for arch in options.arch or [80, 89, 90, 100, 120]:
            sources = [compile_ptx(path, arch, options, folder) for path in options.files]
            jobs = [(ptx, level) for ptx in sources if ptx for level in options.level or [0, 1, 2, 3]]
            cubins = [assemble(ptx, arch, level, options, folder) for ptx, level in jobs]
            made = [cubin for cubin in cubins if cubin]
            first = first or made
            refused = len(options.files) - len([ptx for ptx in sources if ptx])
            print(f"sm_{arch}: {len(made)} cubins; warpc refused {refused} files, ptxas {len(cubins) - len(made)} times")
            if made:
                run = subprocess.run([os.path.join(options.programs, "examples", "hazards"), *made], stdout=subprocess.PIPE, text=True)
                print(run.stdout, end="")
                status |= run.returncode
        if options.faults and first:
            program = os.path.join(options.programs, "examples", "hazard_faults")
            status |= subprocess.run([program, "--samples", str(options.faults), *first]).returncode
    sys.exit(status)


if __name__ == "__main__":
    main()
