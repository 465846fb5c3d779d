#!/usr/bin/env python3
"""Runs the llc lines of LLVM's own tests through `warpc llc` and through llc, and prints both rates.

  llc_tests.py --src LLVM/test [--list FILE] [--prefix CodeGen/NVPTX] [--only SUBSTRING] [--json FILE] [--keep FOLDER]

Of each test the RUN lines with an llc in them are taken, those under `%if` aside (they repeat another line for ptxas). Both
tools get the same options; PTX goes to ptxas (-c, the line's architecture) and to the line's own FileCheck. Lines are counted
in groups by what the line says: `stated` (sm_75 or later), `unstated` (no -mcpu: run as --cpu), `older` (an earlier
architecture: run as --cpu; many checks are of the earlier one), and apart: `fails` (the line expects an error), `not ours`
(32-bit target, machine IR, passes by name). Tools by environment: WARPC, LLC, OPT, FILECHECK, PTXAS, SPLIT_FILE.
"""
import argparse, collections, concurrent.futures, json, os, re, shlex, subprocess, sys, tempfile

ENV = os.environ.get
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WARPC = ENV('WARPC', os.path.join(HERE, 'target/release/warpc'))
LLC, OPT, CHECK, PTXAS = ENV('LLC', 'llc-22'), ENV('OPT', 'opt-22'), ENV('FILECHECK', 'FileCheck-22'), ENV('PTXAS', 'ptxas')
NOT_OURS = re.compile(r'-(stop|start)-(before|after)|-x mir|\.mir\b|-run-pass|-debug-pass|-lower-global-ctor|-emit-init-fini')


def run_lines(text):
    """The RUN lines, continued ones joined, without what is under %if."""
    lines, more = [], False
    for m in re.finditer(r'RUN:[ \t]*(.*)', text):
        line = m[1].strip()
        if more:
            lines[-1] += ' ' + line.rstrip('\\').strip()
        else:
            lines.append(line.rstrip('\\').strip())
        more = line.endswith('\\')
    lines = [re.sub(r'%if\s[^{]*%\{.*?%\}', '', l).strip() for l in lines]
    return [l for l in lines if l]


def stages(line):
    """The commands of a pipeline."""
    lex = shlex.shlex(line, posix=False, punctuation_chars='|')
    lex.whitespace_split, lex.commenters = True, ''
    out = [[]]
    for token in lex:
        out.append([]) if token == '|' else out[-1].append(token)
    return [' '.join(s) for s in out]


def command(args, data=b'', timeout=120):
    try:
        p = subprocess.run(args, input=data, capture_output=True, timeout=timeout, shell=isinstance(args, str))
        return p.returncode, p.stdout, p.stderr.decode('utf8', 'replace')
    except subprocess.TimeoutExpired:
        return 124, b'', 'timeout'


def tools(stage):
    """A stage with the installed tools in place of those it names."""
    for name, path in (('FileCheck', CHECK), ('opt', OPT), ('split-file', ENV('SPLIT_FILE', 'split-file'))):
        stage = re.sub(rf'(^|&&\s*){name}(?=\s)', rf'\g<1>{path}', stage)
    return stage


def group(llc):
    if re.match(r'not\b', llc):
        return 'fails'
    if re.search(r'(march[= ]nvptx|mtriple[= ]nvptx|nvptx)(?![\w])(?!64)', re.sub(r'-nvptx-[\w-]+|\S*/\S*', '', llc)) or NOT_OURS.search(llc):
        return 'not ours'
    cpu = re.search(r'-mcpu[= ]sm_(\d+)', llc)
    return 'unstated' if not cpu else 'stated' if int(cpu[1]) >= 75 else 'older'


def first(text, what):
    """The line of an error text that tells the reason, and the reason with names and numbers taken out."""
    lines = [l for l in text.splitlines() if l.strip()]
    pick = next((l for l in lines if re.search(r'error|fatal|LLVM ERROR|panicked|unimplemented', l, re.I)), (lines or ['?'])[0])
    if what == 'check':
        pick = pick.split('error:', 1)[-1]
    return pick.strip()[-300:]


def reason(text):
    text = re.sub(r'^.*?(error|fatal)\s*:\s*', '', text)
    text = re.sub(r"'[^']*'|`[^`]*`", lambda m: m[0] if re.search(r'llvm\.|feature|\.b\d|unimpl', m[0]) else "'…'", text)
    return re.sub(r'\b\d+\b', 'N', text)[:150]


# What a line of a check that fails asks for: the first pattern that fits.
KINDS = (('comments of LLVM', r'//|LABEL:\s*@'), ('registers by type (%f, %fd, %h)', r'%(f|fd|h|hh)\b|%(f|fd|h|hh)[\[{(]'),
         ('offset +0, .u32 for .b32, order of declarations', r'\+0\]|ld\.param\.[us]|st\.param\.[usf]|\.param|\.reg|CHECK\S*: ?\(\)'),
         ('version of PTX', r'\.version'), ('type of moves and selections', r'(mov|selp)\.[bufs]'), ('attributes and alignment of variables', r'\.(global|const|shared|visible|extern)\b'))


def asked(text):
    """The kind of what a failing FileCheck looks for, and the line."""
    lines = text.splitlines()
    at = next((i for i, l in enumerate(lines) if ' error: ' in l), None)
    line = lines[at + 1].strip() if at is not None and at + 1 < len(lines) else '?'
    return next((k for k, p in KINDS if re.search(p, line)), 'another instruction'), line[:100]


def one(job):
    """One llc line by both tools."""
    a, name, path, tmp, before, pipe, at, after = job
    llc, rec = pipe[at], {'test': name, 'line': ' | '.join(pipe), 'group': group(pipe[at])}
    if rec['group'] in ('fails', 'not ours'):
        return rec
    sub = lambda s: s.replace('%s', path).replace('%t', tmp).replace('%S', os.path.dirname(path)).replace('%python', sys.executable)
    for line in before:
        command(tools(sub(line)))
    words = shlex.split(sub(llc).replace('2>&1', ''))
    text, args, i = None, [], 1
    while i < len(words):
        w = words[i]
        if w in ('<', '>', '-o'):
            i += 1
            text = words[i] if w == '<' else text
        elif w == path or w.startswith(tmp):
            text = w
        elif w != '-':
            args.append(w)
        i += 1
    try:
        data = command(tools(sub(' | '.join(pipe[:at]))))[1] if at else open(text, 'rb').read()
    except OSError as e:
        return rec | {'group': 'not ours', 'why': str(e)}
    if rec['group'] != 'stated':
        args = [w for w in args if not re.match(r'--?mcpu', w)] + [f'-mcpu={a.cpu}']
        args = [w for w in args if not w.startswith('sm_')]
        # A version before the architecture's first is an error.
        args = [w for w in args if not re.match(r'--?mattr=\+ptx([1-5]\d|6[0-2])$', w)]
    arch = re.search(r'sm_\w+', ' '.join(args))[0]
    checks = [sub(s) for s in pipe[at + 1:]] or [sub(l) for l in after]
    for tool, cmd in (('ours', [WARPC, 'llc']), ('llc', [LLC])):
        status, out, err = command([*cmd, *args, '-o', '-'], data)
        side = rec[tool] = {'compiles': status == 0, 'ptxas': None, 'check': None}
        if status:
            side['why'] = first(err, 'compile')
            continue
        out_file = os.path.join(tmp + '.' + tool + '.ptx')
        open(out_file, 'wb').write(out)
        if tool == 'ours' or rec['ours']['ptxas'] is False:
            # Text that is not PTX alone (`-filetype=null`) is nothing to assemble.
            status, _, err = command([PTXAS, '-c', f'-arch={arch}', out_file, '-o', '/dev/null']) if out.strip() else (0, b'', '')
            side['ptxas'] = status == 0
            if status:
                side['why ptxas'] = first(err, 'ptxas').replace(tmp, '')
        if checks:
            results = []
            for c in checks:
                c = c.replace('< ' + tmp, '< ' + out_file) if '<' in c else c
                results.append(command(tools(c), out + err.encode() if '2>&1' in llc else out))
            bad = [r for r in results if r[0]]
            side['check'] = not bad
            if bad:
                side['why check'] = bad[0][2][:2000]
    return rec


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument('--src', required=True), p.add_argument('--list'), p.add_argument('--prefix', default='CodeGen/NVPTX')
    p.add_argument('--only', default=''), p.add_argument('--json'), p.add_argument('--keep'), p.add_argument('--cpu', default='sm_75')
    p.add_argument('--groups', default='stated,unstated,older'), p.add_argument('-j', type=int, default=os.cpu_count())
    a = p.parse_args()
    if a.list:
        names = [l.split('#')[0].strip() for l in open(a.list)]
    else:
        names = [os.path.join(a.prefix, n) for n in sorted(os.listdir(os.path.join(a.src, a.prefix)))]
    names = [n for n in names if n.startswith(a.prefix) and a.only in n and n.endswith(('.ll', '.py', '.mir'))]
    jobs, folder = [], a.keep or tempfile.mkdtemp(prefix='llc-tests-')
    os.makedirs(folder, exist_ok=True)
    for name in names:
        path = os.path.join(a.src, name)
        lines, before = run_lines(open(path, errors='replace').read()), []
        for i, line in enumerate(lines):
            pipe = stages(line)
            at = next((k for k, s in enumerate(pipe) if re.match(r'(not\s+(--crash\s+)?)?llc\s', s)), None)
            if at is None:
                before.append(line)
                continue
            after = []
            for l in lines[i + 1:]:
                if re.search(r'\bllc\s', l):
                    break
                after += [l] if l.startswith('FileCheck') else []
            tmp = os.path.join(folder, f'{os.path.basename(name)}.{i}')
            jobs.append((a, name, path, tmp, [b for b in before if not b.startswith('FileCheck')], pipe, at, after))
    with concurrent.futures.ThreadPoolExecutor(a.j) as pool:
        recs = list(pool.map(one, [j for j in jobs if group(j[5][j[6]]) in a.groups.split(',') + ['fails', 'not ours']]))
    print(f'{len(jobs)} llc lines of {len(names)} tests')
    print(f'{"group":10s}{"lines":>7s}{"compile":>9s}{"ptxas":>7s}{"check":>7s}   {"llc":>9s}{"check":>7s}')
    count = lambda rows, tool, key: sum(r[tool][key] is True for r in rows)
    for g in ('stated', 'unstated', 'older', 'fails', 'not ours'):
        rows = [r for r in recs if r['group'] == g]
        cells = [(len(rows))]
        if rows and 'ours' in rows[0]:
            cells += [count(rows, 'ours', k) for k in ('compiles', 'ptxas', 'check')] + [count(rows, 'llc', k) for k in ('compiles', 'check')]
        print(f'{g:10s}' + ''.join(f'{c:{w}d}' for c, w in zip(cells, (7, 9, 7, 7, 12, 7))))
    for what, key in (('does not compile', 'why'), ('ptxas refuses', 'why ptxas')):
        table = collections.defaultdict(list)
        for r in recs:
            if key in r.get('ours', {}):
                theirs = '' if r['llc']['compiles'] and r['llc']['ptxas'] is not False else ' (llc too)'
                table[reason(r['ours'][key])].append(f"{r['test'].split('/')[-1]}[{r['group']}]{theirs}")
        print(f'\n{what}:')
        for why, tests in sorted(table.items(), key=lambda t: -len(t[1])):
            print(f'  {len(tests):3d} {why}\n      ' + ' '.join(sorted(set(tests))))
    differ = collections.defaultdict(list)
    for r in recs:
        if 'why check' in r.get('ours', {}):
            kind, line = asked(r['ours']['why check'])
            differ[kind, r['llc']['check'] is True].append(f"{r['test'].split('/')[-1]}: {line}")
    print('\nchecks that fail, by what the first one asks for (where llc passes the line, the tests):')
    for (kind, passes), tests in sorted(differ.items(), key=lambda t: (-t[0][1], -len(t[1]))):
        print(f"  {len(tests):3d} {kind}{'' if passes else ' (llc fails too)'}")
        for t in sorted(set(tests)) if passes else []:
            print('      ' + t)
    if a.json:
        json.dump(recs, open(a.json, 'w'), indent=0)


if __name__ == '__main__':
    main()
