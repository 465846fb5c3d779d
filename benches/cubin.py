"""What is in a cubin: sections, the code of each kernel, its length. Used by executed.py and loops.py."""
import hashlib, struct

NOP = 0x918
# Sections that say nothing about what a kernel does.
ASIDE = ('.shstrtab', '.strtab', '.symtab', '.nv.info', '.nv.callgraph', '.nv.compat')
OWN = ('.text.', '.nv.info.', '.nv.constant0.', '.nv.shared.', '.rela.text.', '.rel.text.', '.nv.local.')


def sections(path):
    """Bytes of each section by its name; the size alone, as text, where a section has no bytes."""
    data = open(path, 'rb').read()
    offset, = struct.unpack_from('<Q', data, 40)
    size, count, names = struct.unpack_from('<HHH', data, 58)
    rows = [struct.unpack_from('<IIQQQQ', data, offset + size * i) for i in range(count)]
    start = rows[names][4]
    name = lambda at: data[start + at:data.index(b'\0', start + at)].decode()
    return {name(at): data[where:where + n] if kind != 8 else str(n).encode() for at, kind, _, _, where, n in rows}


def kernels(parts):
    """Names of the functions with code, kernels and others."""
    return [n[len('.text.'):] for n in parts if n.startswith('.text.')]


def code_key(parts, kernel):
    """A digest of all that decides how `kernel` runs: equal keys are equal runs. Code of other functions with parameters counts."""
    others = [k for k in kernels(parts) if k != kernel and '.nv.constant0.' + k in parts]
    skip = {own + k for k in others for own in OWN}
    digest = hashlib.sha256(kernel.encode())
    for name in sorted(parts):
        if name not in ASIDE and name not in skip and not name.startswith(('.debug', '.note', '.rela.debug', '.rel.debug')):
            digest.update(name.encode() + b'\0' + parts[name])
    return digest.hexdigest()


def instructions(parts, kernel):
    """SASS instructions of `kernel`, without the NOPs that fill its last lines."""
    code = parts['.text.' + kernel]
    words = [struct.unpack_from('<H', code, at)[0] & 0xfff for at in range(0, len(code), 16)]
    while words and words[-1] == NOP:
        words.pop()
    return len(words)
