#!/usr/bin/env python3
"""Compares the table of PTX instructions with ptxas: ptx-table.py [--rows WORD] [--arch sm_90a] [--ptxas PTXAS] [--reader READER]

For every row of backend/syntax/src/table/instructions.txt it writes instructions: each alternative of types and each choice of
modifiers at least once, with operands as the row says, and some with an operand or modifier too many. It gives them to ptxas and to
the reader (the example `read` of warpc-ptx-syntax) and lists the instructions of which one takes what the other refuses.
"""
import argparse, os, re, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = os.path.join(HERE, '../backend/syntax/src/table/instructions.txt')
HEAD = '''.version {version}
.target {arch}
.address_size 64
.visible .entry k(.param .u64 p, .param .u32 q) {{ .reg .b8 %cb<9>; .reg .b16 %hb<9>; .reg .u16 %hu<9>; .reg .s16 %hs<9>; .reg .f16 %hf<9>; .reg .b32 %rb<200>; .reg .u32 %ru<9>; .reg .s32 %rs<200>; .reg .f16x2 %rh<9>; .reg .f32 %rf<200>; .reg .b64 %db<9>; .reg .u64 %du<9>; .reg .s64 %ds<9>; .reg .f64 %df<9>; .reg .b128 %qb<9>; .reg .pred %p<9>;
'''
REGISTERS = {'pred': '%p', 'b8': '%cb', 'u8': '%hb', 's8': '%hb', 'b16': '%hb', 'u16': '%hu', 's16': '%hs', 'f16': '%hf', 'bf16': '%hb',
             'b32': '%rb', 'u32': '%ru', 's32': '%rs', 'f32': '%rf', 'f16x2': '%rh', 'b64': '%db', 'u64': '%du', 's64': '%ds',
             'f64': '%df', 'b128': '%qb', 'f32x2': '%db'}


def read_table():
    sets, rows = {}, []
    for line in open(TABLE):
        line = line.split('//')[0].strip()
        if line.startswith('$'):
            name, members = line[1:].split('=')
            sets[name.strip()] = members.split()
        elif line:
            parts = [part.strip() for part in re.split(r' \|(?: |$)', line)]
            rows.append((parts + [''] * 5)[:5])
    return sets, rows


def members(text, sets):
    out = []
    for part in text.split('/'):
        out += sets[part[1:]] if part.startswith('$') else [part]
    return out


def register(types, number):
    for ty in types:
        if ty in REGISTERS:
            return f'{REGISTERS[ty]}{number}'
    wide = {'x2': '%hb', 'x4': '%rb'}
    ty = types[0]
    if ty in ('bf16x2', 'u16x2', 's16x2', 'tf32', 'u8x4', 's8x4'):
        return f'%rb{number}'
    if ty == 'e2m1x2':
        return f'%cb{number}'
    return f'{wide.get(ty[-2:], "%rb")}{number}'


def operand(name, word, types, mods, vector, number):
    """The text of an operand; None where it is left out."""
    pair = word.count('|')
    word = word.replace('|', '').rstrip('?').rstrip('~')
    word, _, sizes = word.partition('*')
    has_sizes = _ == '*'
    letter, rest = word[0], word[1:]
    if '..' in rest:
        return rest.split('..')[0]
    own = rest[1:].split('/') if rest.startswith(':') else [types[int(rest or 0)]] if types else ['b32']
    own = [x for y in own for x in (SETS[y[1:]] if y.startswith('$') else [y])]
    reg = lambda k: register(own, k)
    if letter == 'm':
        text = '[%rb1]' if name.startswith('tcgen05') else '[%db1]'
    elif letter == 't':
        dims = next((int(m[-2]) for m in mods if re.fullmatch(r'[1-5]d', m)), 1)
        if any('gather4' in m or 'scatter4' in m for m in mods):
            dims = 5
        text = '[%db1, {' + ', '.join(f'%rs{k}' for k in range(dims)) + '}]'
    elif letter == 'c':
        text = '{%hb1}'
    elif letter == 'i':
        text = '16'
    elif letter == 'p':
        text = '%p1'
    elif letter == 'l':
        text = 'L0'
    elif has_sizes:
        size = int(sizes.split('/')[0]) if sizes else 4
        for m in mods:
            n = re.fullmatch(r'm64n(\d+)k\d+', m)
            if n and not sizes:
                size = int(n[1]) // 8 * (2 if own[0] in ('b32', 'f16x2') else 4)
        text = '{' + ', '.join(reg(k) for k in range(size)) + '}'
    elif letter in 'vw' and vector > 1:
        text = '{' + ', '.join(reg(k) for k in range(vector)) + '}'
    else:
        text = reg(number)
    if pair == 2:
        text += '|%p2'
    return text


def instructions(row):
    name, types, mods, operands, needs = row
    groups = []
    vectors = [1]
    for word in mods.split():
        optional = word.endswith('?')
        word = word.rstrip('?')
        if re.fullmatch(r'v|v\d(/v\d)*', word):
            sizes = [2, 4, 8] if word == 'v' else [int(size[1:]) for size in word.split('/')]
            vectors = ([1] if optional else []) + sizes
            continue
        groups.append(([None] if optional else []) + members(word, SETS))
    alternatives = []
    for alternative in types.split():
        if alternative == '-':
            alternatives.append([])
            continue
        places = [members(place, SETS) for place in alternative.split(',')]
        for k in range(max(map(len, places))):
            alternatives.append([place[k % len(place)] for place in places])
        if len(places) > 1:
            alternatives += [[a] + [place[(k + 1) % len(place)] for k, place in enumerate(places[1:])] for a in places[0]]
    out = []
    longest = max([len(group) for group in groups] + [1])
    for t in alternatives:
        for k in range(min(longest, 24)):
            chosen = [group[k % len(group)] for group in groups]
            chosen = [m for m in chosen if m]
            for vector in vectors[: 1 if k else 4]:
                text = '.'.join([name] + chosen + ([f'v{vector}'] if vector > 1 else []) + t)
                for most in (True, False):
                    words = [w for w in operands.split() if most or not w.endswith('?')]
                    if not most and len(words) == len(operands.split()):
                        continue
                    args = [operand(name, w, t, chosen, vector, n + 1) for n, w in enumerate(words)]
                    out.append(f'{text} {", ".join(args)};')
        if k > 4 and len(alternatives) > 8 and len(out) > 300:
            break
    return list(dict.fromkeys(out))


def lines_of(text):
    found = {}
    for line in text.split('\n'):
        m = re.match(r'ptxas \S+, line (\d+); (error|fatal)\s*: (.*)', line)
        if m:
            found.setdefault(int(m[1]), m[3])
    return found


def judge(lines, command, head, folder):
    """Verdict by line; lines that end the reading are taken out, and the rest is judged again. Lines at which the program ends by a signal
    are found by halves."""
    base = head.count('\n')
    verdicts, dead = {}, set()
    while True:
        path = os.path.join(folder, 'probe.ptx')
        with open(path, 'w') as file:
            file.write(head + ''.join(('' if k in dead else line) + '\n' for k, line in enumerate(lines)) + 'L0: ret;\n}\n')
        run = subprocess.run(command + [path], capture_output=True, text=True, cwd=folder)
        output = run.stdout + run.stderr
        fresh = {k - 1 - base: text for k, text in lines_of(output).items() if k - 1 - base not in dead}
        fresh = {k: v for k, v in fresh.items() if 0 <= k < len(lines)}
        if not fresh and run.returncode >= 0:
            return verdicts
        if not fresh:
            alive = [k for k in range(len(lines)) if k not in dead]
            if len(alive) == 1:
                verdicts[alive[0]] = f'ends by signal {-run.returncode}'
                return verdicts
            for half in (alive[: len(alive) // 2], alive[len(alive) // 2:]):
                found = judge([lines[k] for k in half], command, head, folder)
                verdicts.update((half[k], why) for k, why in found.items())
            return verdicts
        verdicts.update(fresh)
        dead |= set(fresh)
        if '; fatal' not in output and 'reader' in command[0]:
            return verdicts


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--rows', default='')
    parser.add_argument('--arch', default='sm_90a')
    parser.add_argument('--version', default='9.0')
    parser.add_argument('--ptxas', default='ptxas')
    parser.add_argument('--reader', default=os.path.join(HERE, '../target/debug/examples/read'))
    parser.add_argument('--quiet', action='store_true')
    options = parser.parse_args()
    head = HEAD.format(arch=options.arch, version=options.version)
    folder = tempfile.mkdtemp()
    total = same = 0
    by_name = {}
    for row in TABLE_ROWS:
        if re.search(options.rows, row[0]):
            by_name.setdefault(row[0], []).extend(instructions(row))
    everything = [line for lines in by_name.values() for line in dict.fromkeys(lines)]
    for start in range(0, len(everything), 400):
        lines = everything[start:start + 400]
        theirs = judge(lines, [options.ptxas, '-O0', '-c', '-arch=' + options.arch, '-o', os.path.join(folder, 'probe.cubin')], head, folder)
        ours = judge(lines, [os.path.abspath(options.reader)], head, folder)
        for k, line in enumerate(lines):
            total += 1
            if (k in theirs) == (k in ours):
                same += 1
            elif not options.quiet:
                print(f'{"ptxas takes" if k in ours else "we take    "}  {line[:150]}  -- {ours.get(k) or theirs.get(k)}')
    print(f'{same} of {total} instructions judged alike')


SETS, TABLE_ROWS = read_table()
if __name__ == '__main__':
    main()
