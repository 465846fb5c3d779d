#!/usr/bin/env python3
"""Writes an instruction table of backend/sass/tables/ from the facts about one architecture.

    NVDISASM=/path/to/nvdisasm tools/sass-tables.py FACTS.json SM90 OUT

FACTS.json has one record for each printed form (`forms`), or one for each opcode with its printed variants (`records`, `merged`).
The disassembler is asked for three things that the facts leave open: which bits never show in the text, in which order the
suffixes of a mnemonic stand, and what two fields print together that do not print independently.

The form of the output is described in docs/sass.md.
"""
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile

NVDISASM = os.environ.get("NVDISASM", "nvdisasm")
NOP = 0x7918 | 0xFC00000000000 << 64
CONTROL = 0xFC00000000000 << 64
LOW = (1 << 105) - 1
GUARD_BITS = 0xF << 12
LINE = re.compile(r"^\s*/\*([0-9a-f]+)\*/\s+(.*?)\s*;?\s*$")
ERROR = re.compile(r"^nvdisasm error\s+: .* at address 0x([0-9a-f]+)", re.M)
GUARD = re.compile(r"^@!?U?P[0-9T]\s+")
RELATIVE = re.compile(r"^((?:@!?U?P[0-9T] )?(?:BRA|BSSY|CALL\.REL|RET\.REL|WARPSYNC\.\S+|LEPC|ULEPC)\b.*?)(-?)0x([0-9a-f]+)\s*$")
# Mnemonics whose type suffixes do not print independently: all their fields are enumerated together.
TYPED = {"I2F", "F2I", "F2F", "FRND", "IDP", "F2FP", "I2FP"}
MOST_JOINED_BITS = 12
# The mark of an operand whose descriptor is not printed.
NO_DESCRIPTOR = ".nodesc"
# Marks that no text has: that, and the letter of an attribute address.
UNSEEN = {NO_DESCRIPTOR, "=a"}
# Where DEPBAR has its set of scoreboards.
SCOREBOARD_SET = (16, 6, 0)
JUNK = re.compile(r"\?\?\?|INVALID")
random.seed(19)


# ---- the disassembler ---------------------------------------------------------------------------------------------------


def disassemble(words, sm, chunk=60000):
    """The text of each word; None where it is illegal."""
    texts = []
    for start in range(0, len(words), chunk):
        own = disassemble_chunk(words[start : start + chunk], sm)
        texts += [relative(text, at * 16 + 16) if text else None for at, text in enumerate(own)]
    return texts


def relative(text, address):
    """The text with a branch target made relative to the next instruction, as it stands in the word."""
    found = RELATIVE.match(text)
    if not found:
        return text
    target = int(found.group(3), 16) * (-1 if found.group(2) else 1) - address
    return f"{found.group(1)}{'-' if target < 0 else ''}{abs(target):#x}"


def disassemble_chunk(words, sm):
    current, bad = list(words), set()
    handle, path = tempfile.mkstemp(suffix=".bin")
    os.close(handle)
    try:
        while True:
            with open(path, "wb") as out:
                out.write(b"".join(word.to_bytes(16, "little") for word in current))
            run = subprocess.run([NVDISASM, "-b", sm, "-ndf", "-raw", path], capture_output=True, text=True)
            new = {int(at, 16) // 16 for at in ERROR.findall(run.stderr)} - bad
            if run.returncode == 0 and not new:
                break
            if not new:
                if len(words) == 1:
                    return [None]
                half = len(words) // 2
                for at in bad:
                    current[at] = NOP
                both = disassemble_chunk(current[:half], sm) + disassemble_chunk(current[half:], sm)
                return [None if at in bad else text for at, text in enumerate(both)]
            for at in new:
                bad.add(at)
                current[at] = NOP
    finally:
        os.unlink(path)
    texts = [None] * len(words)
    for line in run.stdout.splitlines():
        found = LINE.match(line)
        if found and int(found.group(1), 16) // 16 < len(words):
            texts[int(found.group(1), 16) // 16] = found.group(2)
    return [None if at in bad else text for at, text in enumerate(texts)]


def split_operands(text):
    parts, depth, part = [], 0, ""
    for char in text:
        depth += (char in "[{") - (char in "]}")
        if char == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += char
    return parts + [part.strip()] if part.strip() else parts


def take_apart(text):
    """-> mnemonic, suffixes in order, operands."""
    text = GUARD.sub("", text)
    head, _, rest = text.partition(" ")
    mnemonic, *suffixes = head.rstrip(";").split(".")
    return mnemonic, suffixes, split_operands(rest)


def marks_of(operand, kind):
    """The marks of an operand besides its numbers, as the facts spell them after `oN:`, without the key of the value."""
    if kind.startswith("$") and "[" not in kind:
        return ["=" + operand.replace(" ", "")]
    marks = []
    while operand and operand[0] in "-~!|" and not re.match(r"^-(\d|INF|QNAN|SNAN)", operand):
        marks.append(operand[0])
        operand = operand[1:]
    marks += re.findall(r"\.[A-Za-z_][A-Za-z0-9_]*|(?<=[A-Z\]\d])\.\d+(?=[\]+]|$)", operand) if kind != "I" else []
    return [mark for mark in marks if mark != ".reuse"]


# ---- the facts ----------------------------------------------------------------------------------------------------------


class Field:
    """Where a number lies: pieces of (bit, width, shift)."""

    def __init__(self, pieces):
        self.pieces = tuple(tuple(piece) for piece in pieces)
        self.mask = sum(((1 << width) - 1) << bit for bit, width, _ in self.pieces)
        self.top = max((shift + width for _, width, shift in self.pieces), default=0)

    def put(self, word, value):
        for bit, width, shift in self.pieces:
            mask = (1 << width) - 1
            word = word & ~(mask << bit) | (value >> shift & mask) << bit
        return word

    def get(self, word):
        return sum((word >> bit & ((1 << width) - 1)) << shift for bit, width, shift in self.pieces)

    def __eq__(self, other):
        return self.pieces == other.pieces

    def __hash__(self):
        return hash(self.pieces)

    def __str__(self):
        return "+".join(f"{bit}:{width}" + (f"<{shift}" if shift else "") for bit, width, shift in self.pieces)


class Group:
    """A field whose values print tokens: (operand or None, text), in print order."""

    def __init__(self, field, values):
        self.field, self.values = field, values

    def targets(self):
        return {target for tokens in self.values.values() for target, _ in tokens}


class Form:
    pass


def token(text):
    if text.startswith("m:"):
        return (None, text[2:])
    found = re.match(r"^o(\d+):(?:[A-Z]*\d+)?(.*)$", text)
    return (int(found.group(1)), found.group(2))


def printed_forms(facts):
    """One record for each printed form, of either shape of the facts."""
    if "forms" in facts:
        yield from facts["forms"]
        return
    for record in facts["records"]:
        merged_count = sum(merged["ptxas_count"] for merged in record["merged"])
        yield dict(record, ptxas_count=record["ptxas_count"] - merged_count, merged=None)
        for merged in record["merged"]:
            yield merged_form(record, merged)


def merged_form(record, merged):
    operands, used = record["operands"], merged["operand_map"]
    word = int(record["fixed_value"], 16)
    for bit in merged["bits_set"]:
        word |= 1 << bit
    for bit in merged["bits_cleared"]:
        word &= ~(1 << bit)
    for index, operand in enumerate(operands):
        for value in operand["vals"] if index not in used else []:
            if "field" in value:
                word = Field(value["field"]).put(word, value.get("default_when_absent", 0))
    back = {index: place for place, index in enumerate(used)}
    rename = lambda text: re.sub(r"^o(\d+):", lambda found: f"o{back.get(int(found.group(1)), 99)}:", text)
    pinned, own = int(merged["fixed_mask"], 16), merged.get("modifiers_here", [])
    own_bits = sum(Field(modifier["field"]).mask for modifier in own)
    modifiers = list(own)
    for modifier in record["modifiers"]:
        field = Field(modifier["field"])
        if field.mask & own_bits or field.mask & pinned == field.mask:
            continue
        values = modifier["values"]
        if field.mask & pinned:
            values = {v: t for v, t in values.items() if not (field.put(0, int(v)) ^ word) & field.mask & pinned}
        modifiers.append(dict(modifier, values=values))
    modifiers = [dict(m, values={v: [rename(t) for t in tokens] for v, tokens in m["values"].items()}) for m in modifiers]
    return dict(record, form=merged["form"], tokens=[rename(t) for t in merged["tokens"]], modifiers=modifiers,
                operands=[operands[index] for index in used], fixed_value=hex(word), fixed_mask=merged["fixed_mask"],
                ptxas_count=merged["ptxas_count"], examples=record["examples"])


def show_descriptor_bit(form):
    """Before sm_90 a descriptor is printed only where bit 101 is set. The facts list it always, and the bit as a suffix; here the
    operand has the mark NO_DESCRIPTOR where the bit is not set."""
    descriptors = [index for index, kind in enumerate(form.operands) if kind == "desc[U][A]"]
    tokens = form.constant + [token for group in form.groups for own in group.values.values() for token in own]
    if not descriptors or (None, "B101") not in tokens:
        return
    in_group = False
    for group in form.groups:
        if any((None, "B101") in own for own in group.values.values()):
            in_group = True
            for value, own in group.values.items():
                shown = (None, "B101") in own
                group.values[value] = [token for token in own if token != (None, "B101")] + ([] if shown else [(descriptors[0], NO_DESCRIPTOR)])
    if not in_group and (None, "B101") not in form.constant:
        form.constant.append((descriptors[0], NO_DESCRIPTOR))
    form.constant = [token for token in form.constant if token != (None, "B101")]


def derive_registers(form):
    """A uniform register that has a part of another's field is a register after that: the second of two descriptors."""
    known = []
    for index, places in enumerate(form.values):
        for at, place in enumerate(places):
            if place[0] != "UR" or not place[1]:
                continue
            of = [k for k, mask in known if place[1].mask & mask == place[1].mask]
            if of:
                distance = 2 if form.mnemonic == "SYNCS" else 1
                places[at] = place[:1] + (None,) + place[2:6] + (f"operand {of[0]} plus {distance}",) + place[7:]
            else:
                known.append((index, place[1].mask))


def whole_float(form, place):
    """A floating-point immediate whose field the facts have in pieces, as they saw too few words: it is 32 bits, or a half of them."""
    kind, field, const, signed, interp, *rest = place
    if kind != "I" or interp not in ("f32", "f16") or field is None:
        return place
    if form.mnemonic == "HSET2":
        return (kind, Field([(48 if field.pieces[0][0] >= 48 else 32, 16, 0)]), const, signed, "f16", *rest)
    if form.mnemonic == "UFRND" or len(field.pieces) > 1:
        return (kind, Field([(32, 32, 0)]), const, signed, "f32", *rest)
    return place


def read_form(raw):
    form = Form()
    form.mnemonic, form.opcode, form.unit, form.seen = raw["mnemonic"], int(raw["opcode"], 16), raw["b91"], raw["ptxas_count"]
    form.name = raw["form"]
    form.fixed = int(raw["fixed_value"], 16) & LOW
    form.constant = [token(text) for text in raw["tokens"]]
    form.operands, form.values, form.groups = [], [], []
    for operand in raw["operands"]:
        form.operands.append(operand["class"])
        places = []
        for value in operand["vals"]:
            place = (value["kind"], Field(value["field"]) if "field" in value else None, value.get("const"), bool(value.get("signed")),
                     value.get("interp"), value.get("xor", 0), value.get("derived"), value["index"])
            places.append(place)
        if operand["class"].startswith("{"):
            # A set of scoreboards, printed by its bits: DEPBAR SB0, 0x0, {5,4,3}.
            form.operands[-1] = "{}"
            places = [("I", Field([SCOREBOARD_SET]), None, False, "int", 0, None, 0)]
        if operand["class"] == "[A]" and form.mnemonic == "LDG":
            # The facts saw too few words of this form.
            places[2] = places[2][:1] + (Field([(40, 24, 0)]), None, True) + places[2][4:]
        form.values.append([whole_float(form, place) for place in places])
    derive_registers(form)
    halves = {place[4] for places in form.values for place in places if place[4] in ("f16", "bf16")}
    if len(halves) == 2:
        form.values = [[place[:4] + ("f16",) + place[5:] if place[4] == "bf16" else place for place in places] for places in form.values]
    form.field_mask = GUARD_BITS
    for places in form.values:
        for place in places:
            form.field_mask |= place[1].mask if place[1] else 0
    for modifier in raw["modifiers"]:
        field = Field(modifier["field"])
        values = {int(v): [token(t) for t in tokens] for v, tokens in modifier["values"].items()}
        ordered = modifier.get("ordered", {})
        for v, suffixes in ordered.items():
            if int(v) in values and sorted(suffixes) == sorted(text for target, text in values[int(v)] if target is None):
                values[int(v)] = [(None, s) for s in suffixes] + [t for t in values[int(v)] if t[0] is not None]
        values = {v: tokens for v, tokens in values.items() if not any(JUNK.search(text) for _, text in tokens)}
        if field.mask & form.field_mask:
            continue
        if not values:
            return None
        if not any(values.values()) and len(values) < 1 << field.top:
            # Nothing is printed, but not every value is legal: the first is the one to write.
            form.fixed = field.put(form.fixed, min(values))
            continue
        if not any(values.values()):
            form.fixed = field.put(form.fixed, 0) if not form.seen else form.fixed
            continue
        form.groups.append(Group(field, values))
        form.field_mask |= field.mask
    if any(JUNK.search(text) for _, text in form.constant) or JUNK.search(form.name):
        return None
    show_descriptor_bit(form)
    form.fixed &= ~form.field_mask & LOW
    form.fixed |= form.opcode | form.unit << 91
    form.examples = [(int(low, 16) | int(high, 16) << 64) & LOW for low, high, _ in raw["examples"]]
    return form


def once_each(forms):
    """Forms with sets of scoreboards, of which the facts have one for each set, once."""
    seen, kept = set(), []
    for form in forms:
        key = (form.mnemonic, form.opcode, form.unit, tuple(form.operands))
        if "{}" not in form.operands or key not in seen:
            kept.append(form)
        seen.add(key)
    return kept


# ---- what the disassembler is asked ----------------------------------------------------------------------------------------


def legal_word(form, choose=random.choice):
    """A word of the form with random numbers; predicates and registers stay inside what the classes have."""
    word = form.fixed | 7 << 12
    for places in form.values:
        for kind, field, _, signed, _, xor, _, _ in places:
            if field:
                value = random.getrandbits(field.top)
                if kind == "R":
                    value = random.randrange(0, 64, 8)
                elif kind == "UR":
                    value = random.randrange(0, 24, 4)
                elif kind in ("P", "UP"):
                    value = random.randrange(6) ^ xor
                elif kind in ("B", "SB"):
                    value = random.randrange(6)
                word = field.put(word, value)
    for group in form.groups:
        word = group.field.put(word, choose(sorted(group.values)))
    return word


def expected(form, word):
    """The mnemonic's tokens and the marks of each operand that the tables say a word prints, by the slot they come from."""
    items = [(("constant", i), *token) for i, token in enumerate(form.constant)]
    for index, group in enumerate(form.groups):
        for place, (target, text) in enumerate(group.values.get(group.field.get(word), [])):
            items.append(((index, place), target, text))
    return items


def agrees(form, word, text):
    """Whether the text has exactly the expected tokens; and its suffixes."""
    if text is None or JUNK.search(text):
        return None, None
    mnemonic, suffixes, operands = take_apart(text)
    if mnemonic != form.mnemonic or len(operands) != len(form.operands):
        return None, None
    items = expected(form, word)
    want = collections.Counter(text for _, target, text in items if target is None)
    aliases = {"MOV", "SHL", "IADD"} if mnemonic in ("IMAD", "UIMAD") else set()
    suffixes = [s for s in suffixes if s not in aliases]
    same = want == collections.Counter(suffixes)
    for index, operand in enumerate(operands):
        kind = form.operands[index]
        marks = collections.Counter(text for _, target, text in items if target == index and text not in UNSEEN)
        if marks != collections.Counter(marks_of(operand, kind)):
            if "[A]" in kind and "RZ" in operand:
                # A scale shows only behind a register.
                return None, None
            same = False
    return same, suffixes


def find_silent_bits(forms, sm):
    """`form.silent`: bits outside of all fields that never change the text; they become those of ptxas, or zero."""
    probes = [form.examples[:2] + [legal_word(form) for _ in range(6)] for form in forms]
    texts = iter(disassemble([word & LOW | CONTROL for own in probes for word in own], sm))
    for form, own in zip(forms, probes):
        legal = [word for word, text in [(word, next(texts)) for word in own] if agrees(form, word, text)[0] is not None]
        form.probe = legal[0] if legal else own[0]
    words, jobs = [], []
    for form in forms:
        word = form.probe
        bits = [bit for bit in range(16, 105) if not (form.field_mask >> bit & 1) and bit != 91]
        jobs.append((form, word, bits))
        words.append(word | CONTROL)
        words += [word ^ 1 << bit | CONTROL for bit in bits]
    texts, at = disassemble(words, sm), 0
    for form, word, bits in jobs:
        own = texts[at]
        form.text = own
        form.silent = 0
        for place, bit in enumerate(bits):
            if own is not None and texts[at + 1 + place] == own:
                form.silent |= 1 << bit
        at += 1 + len(bits)
    texts = disassemble([word & ~GUARD_BITS | CONTROL for form, word, _ in jobs], sm)
    for form, text in zip(forms, texts):
        form.uniform_guard = bool(text) and text.startswith("@UP")
    unseen = [form for form in forms if not form.seen and form.text is not None]
    texts = disassemble([form.probe & ~form.silent | CONTROL for form in unseen], sm)
    for form, text in zip(unseen, texts):
        if text == form.text:
            form.fixed &= ~form.silent


def learn_print_order(forms, sm, samples=40):
    """Orders the tokens of each form as they are printed, and joins fields that do not print independently."""
    for round in range(4):
        words, jobs = [], []
        for form in forms:
            if round and not form.again:
                continue
            own = [legal_word(form) for _ in range(samples)]
            for example in form.examples[:3]:
                own.append(example)
                for group in form.groups:
                    own += [group.field.put(example, value) for value in sorted(group.values)[:300]]
            for group in form.groups:
                for value in sorted(group.values)[:300]:
                    own.append(group.field.put(legal_word(form, min), value))
                    own.append(group.field.put(legal_word(form), value))
            jobs.append((form, own))
            words += [word | CONTROL for word in own]
        texts, at = disassemble(words, sm), 0
        joins = []
        for form, own in jobs:
            own_texts = texts[at : at + len(own)]
            at += len(own)
            form.again = order_of(form, own, own_texts, joins)
        if not joins:
            break
        join_groups(joins, sm)
    return sum(1 for form in forms if form.again)


def find_shorter_forms(forms, sm):
    """Forms that the facts lack: an operand that is PT, RZ or all ones is not printed."""
    by_opcode = collections.defaultdict(list)
    for form in forms:
        by_opcode[form.mnemonic, form.opcode, form.unit].append(form)
    work, added = list(forms), 0
    while work:
        words, jobs = [], []
        for form in work:
            for index, places in enumerate(form.values):
                fields = [place for place in places if place[1]]
                if len(fields) != 1 or form.operands[index] not in ("R", "P", "Q", "U", "I") or "=a" in str(form.constant):
                    continue
                kind, field, *_ = fields[0]
                word = field.put(form.probe, ((1 << field.top) - 1) ^ fields[0][5])
                own = [g for g in form.groups if index in g.targets()]
                if any(g.targets() != {index} or 0 not in g.values for g in own):
                    continue
                for group in own:
                    word = group.field.put(word, 0)
                jobs.append((form, index, field.mask | sum(g.field.mask for g in own), word, own))
                words.append(word | CONTROL)
        work = []
        for (form, index, mask, word, own), text in zip(jobs, disassemble(words, sm)):
            if text is None or JUNK.search(text):
                continue
            mnemonic, _, operands = take_apart(text)
            kinds = form.operands[:index] + form.operands[index + 1 :]
            if mnemonic != form.mnemonic or len(operands) != len(kinds) or not all(map(looks_like, kinds, operands)):
                continue
            asked = bits_asked_for(form)
            own_opcode = by_opcode[form.mnemonic, form.opcode, form.unit]
            if any(bits_asked_for(other) > asked and covers(other, word, kinds) for other in own_opcode):
                continue
            shorter = drop_operand(form, index, mask, word, own)
            by_opcode[form.mnemonic, form.opcode, form.unit].append(shorter)
            forms.append(shorter)
            work.append(shorter)
            added += 1
    return added


def looks_like(kind, operand):
    operand = operand.lstrip("-~!|")
    starts = {"R": r"R[\dZ]", "U": r"UR[\dZ]", "P": r"P[\dT]", "Q": r"UP[\dT]", "I": r"[-+]?(0x|\d|INF|QNAN|SNAN)"}
    return kind not in starts or bool(re.match(starts[kind], operand))


def bits_asked_for(form):
    return bin(LOW & ~form.field_mask & ~form.silent).count("1")


def covers(form, word, kinds):
    """Whether a form is of these operands and has a word."""
    fixed = LOW & ~form.field_mask & ~form.silent & ~GUARD_BITS
    return form.operands == kinds and (word ^ form.fixed) & fixed == 0 and all(g.field.get(word) in g.values for g in form.groups)


def drop_operand(form, index, mask, word, own):
    shorter = Form()
    shorter.__dict__.update(form.__dict__)
    shorter.seen, shorter.name = 0, form.name + f" without {index}"
    shift = lambda target: target - 1 if target is not None and target > index else target
    shorter.operands = form.operands[:index] + form.operands[index + 1 :]
    shorter.values = form.values[:index] + form.values[index + 1 :]
    shorter.constant = [(shift(target), text) for target, text in form.constant]
    shorter.groups = [Group(g.field, {v: [(shift(target), text) for target, text in tokens] for v, tokens in g.values.items()})
                      for g in form.groups if g not in own]
    shorter.field_mask &= ~mask
    shorter.fixed = form.fixed & ~mask | word & mask
    shorter.probe, shorter.examples, shorter.silent = word, [word], form.silent & ~mask
    return shorter


def slot_key(slot):
    """What a token's slot is ordered as: the constant, or the group."""
    return slot if slot[0] == "constant" else slot[0]


def order_of(form, words, texts, joins):
    before = collections.Counter()
    wrong = []
    form.good = 0
    for word, text in zip(words, texts):
        same, suffixes = agrees(form, word, text)
        if same is None:
            continue
        if not same:
            wrong.append((word, text))
            continue
        form.good += 1
        items = [(slot, text) for slot, target, text in expected(form, word) if target is None]
        if len({text for _, text in items}) == len(items):
            where = {text: slot for slot, text in items}
            slots = [where[text] for text in suffixes]
            for index, group in enumerate(form.groups):
                tokens = group.values.get(group.field.get(word), [])
                if len(tokens) > 1:
                    group.values[group.field.get(word)] = sorted(tokens, key=lambda t: suffixes.index(t[1]) if t[0] is None else 99)
            for i in range(len(slots)):
                for j in range(i + 1, len(slots)):
                    before[slots[i], slots[j]] += 1
    form.before = before
    form.wrong = wrong
    # Two slots that stand now in this order and now in that are one: their tokens are enumerated together.
    pairs = {(slot_key(a), slot_key(b)) for a, b in before if slot_key(a) != slot_key(b)}
    conflicts = [(a, b) for a, b in pairs if (b, a) in pairs]
    joined = set()
    for a, b in conflicts:
        for constant, other in ((a, b), (b, a)):
            if isinstance(constant, tuple) and isinstance(other, int):
                # A constant suffix becomes part of each value of the field.
                target, text = form.constant[constant[1]]
                form.constant[constant[1]] = (None, None)
                if text is not None:
                    for tokens in form.groups[other].values.values():
                        tokens.append((target, text))
                joined.add(other)
        joined |= {slot for slot in (a, b) if isinstance(slot, int)}
    form.constant = [token for token in form.constant if token[1] is not None] if joined else form.constant
    if wrong and not joined:
        joined = set(suspects_of(form, wrong))
    if joined:
        size = 1
        for index in joined:
            size *= len(form.groups[index].values)
        if size <= 4096:
            joins.append((form, sorted(joined)))
            return True
    return bool(wrong)


def suspects_of(form, wrong):
    """Groups that print tokens where text and expectation differ, in most of the wrong words, and those that steer them."""
    score = collections.Counter()
    for word, text in wrong:
        mnemonic, suffixes, operands = take_apart(text)
        items = expected(form, word)
        want = collections.Counter((target, text) for _, target, text in items)
        have = collections.Counter((None, s) for s in suffixes)
        for index, operand in enumerate(operands):
            have.update((index, mark) for mark in marks_of(operand, form.operands[index]))
        differ = set((want - have) | (have - want))
        for index, group in enumerate(form.groups):
            if any(tuple(t) in differ for tokens in group.values.values() for t in tokens):
                score[index] += 1
    chosen = [index for index, _ in score.most_common(3)]
    # The steering group: its value splits the wrong words from the right ones best.
    best = None
    for index, group in enumerate(form.groups):
        if index in chosen:
            continue
        values = collections.Counter(group.field.get(word) for word, _ in wrong)
        if len(values) < len(group.values) and (best is None or len(values) / len(group.values) < best[0]):
            best = (len(values) / len(group.values), index)
    if best:
        chosen.append(best[1])
    return chosen


def join_groups(joins, sm):
    words, jobs = [], []
    for form, indices in joins:
        groups = [form.groups[i] for i in indices]
        combinations = [(form.probe, ())]
        for group in groups:
            combinations = [(group.field.put(word, value), chosen + (value,)) for word, chosen in combinations for value in sorted(group.values)]
        jobs.append((form, indices, combinations))
        words += [word | CONTROL for word, _ in combinations]
    texts, at = disassemble(words, sm), 0
    for form, indices, combinations in jobs:
        pieces, shift, shifts = [], 0, []
        for index in indices:
            field = form.groups[index].field
            shifts.append(shift)
            pieces += [(bit, width, s + shift) for bit, width, s in field.pieces]
            shift += field.top
        joined = Field(pieces)
        values = {}
        for (word, _), text in zip(combinations, texts[at : at + len(combinations)]):
            if text is None or JUNK.search(text):
                continue
            mnemonic, _, operands = take_apart(text)
            if mnemonic != form.mnemonic or len(operands) != len(form.operands):
                continue
            tokens = rest_of_tokens(form, set(indices), word, text)
            if tokens is None:
                continue
            values[joined.get(word)] = tokens
        at += len(combinations)
        if not values:
            form.again = False
            continue
        form.groups = [g for i, g in enumerate(form.groups) if i not in indices] + [Group(joined, values)]


def join_types(forms, sm):
    """Joins the fields of mnemonics with types, and tries all values of each, also those that the facts lack."""
    joins = []
    for form in forms:
        width = sum(group.field.top for group in form.groups)
        if form.mnemonic in TYPED and form.groups and width <= MOST_JOINED_BITS:
            for group in form.groups:
                for value in range(1 << group.field.top):
                    group.values.setdefault(value, [])
            joins.append((form, list(range(len(form.groups)))))
    join_groups(joins, sm)


def complete_values(forms, sm):
    """Adds values of single fields that the facts lack but the disassembler takes."""
    words, jobs = [], []
    for form in forms:
        for index, group in enumerate(form.groups):
            if group.field.top <= 8:
                for value in range(1 << group.field.top):
                    if value not in group.values:
                        jobs.append((form, index, value))
                        words.append(group.field.put(form.probe, value) | CONTROL)
    added = 0
    for word, (form, index, value), text in zip(words, jobs, disassemble(words, sm)):
        if agrees(form, word & LOW, text)[0] is None:
            continue
        tokens = rest_of_tokens(form, {index}, word & LOW, text)
        if tokens is not None:
            form.groups[index].values[value] = tokens
            added += 1
    return added


def rest_of_tokens(form, indices, word, text):
    """What a text prints besides the tokens of the other groups, in order; None where those do not all show."""
    _, suffixes, operands = take_apart(text)
    others = collections.Counter((target, t) for slot, target, t in expected(form, word) if slot[0] not in indices)
    tokens, actual = [], [(None, s) for s in suffixes]
    for index, operand in enumerate(operands):
        kind = form.operands[index]
        actual += [(index, mark) for mark in marks_of(operand, kind)]
    for item in actual:
        if others[item] > 0:
            others[item] -= 1
        else:
            tokens.append(item)
    hidden = [token for slot, *token in expected(form, word) if slot[0] in indices and token[1] in UNSEEN]
    tokens += [tuple(token) for token in hidden]
    return None if any(count > 0 and item[1] not in UNSEEN for item, count in others.items()) else tokens


def learn_reuse(records, sm):
    """`record.reuse`: for each operand the bit, counted from 122, that prints `.reuse` behind it."""
    words, jobs = [], []
    for record in records:
        record.reuse = {}
        form = record.forms[0]
        for word in form.examples[:2] + [form.probe]:
            for bit in range(3):
                jobs.append((record, form, bit))
                words.append(word & LOW | CONTROL & ~(0x1F << 105) | 0x11 << 105 | 1 << (122 + bit))
    for (record, form, bit), text in zip(jobs, disassemble(words, sm)):
        if text is None or ".reuse" not in text:
            continue
        operands = take_apart(text)[2]
        if len(operands) == len(form.operands):
            for index, operand in enumerate(operands):
                if ".reuse" in operand:
                    record.reuse[index] = bit


def print_order(form):
    """The slots (constants and groups) in print order."""
    slots = [("constant", i) for i, (target, _) in enumerate(form.constant) if target is None]
    groups = [i for i, g in enumerate(form.groups) if None in g.targets()]
    wins = collections.Counter()
    for (a, b), count in form.before.items():
        if slot_key(a) != slot_key(b):
            wins[slot_key(a), slot_key(b)] += count
    order = []
    for slot in slots + groups:
        place = len(order)
        for i, other in enumerate(order):
            if wins[slot, other] > wins[other, slot]:
                place = i
                break
        order.insert(place, slot)
    # A few passes of neighbour exchange settle what the insertion missed.
    for _ in range(len(order)):
        for i in range(len(order) - 1):
            if wins[order[i + 1], order[i]] > wins[order[i], order[i + 1]]:
                order[i], order[i + 1] = order[i + 1], order[i]
    return order


# ---- records ------------------------------------------------------------------------------------------------------------


def same_places(whole, part):
    """Whether an operand's numbers lie where another's do. A form may know only a part of a field, its other bits being pinned
    in all samples; the field is then that of the richer form."""
    if whole == part:
        return True
    if len(whole) != len(part) or not part:
        return False
    for a, b in zip(whole, part):
        if a[0] != b[0] or a[2:] != b[2:] or (a[1] is None) != (b[1] is None):
            return False
        if a[1] is not None and a[1] != b[1]:
            places = {(bit + i, shift + i) for bit, width, shift in a[1].pieces for i in range(width)}
            if not all((bit + i, shift + i) in places for bit, width, shift in b[1].pieces for i in range(width)):
                return False
    return True


class Record:
    def __init__(self, form):
        self.forms, self.maps = [form], [list(range(len(form.operands)))]
        self.operands, self.values = list(form.operands), list(form.values)
        self.operand_mask = GUARD_BITS
        for places in form.values:
            for place in places:
                self.operand_mask |= place[1].mask if place[1] else 0
        self.modifier_mask = form.field_mask & ~self.operand_mask

    def take(self, form):
        """Whether a form only leaves operands of the record out; then it joins it."""
        at, chosen = 0, []
        for kind, places in zip(form.operands, form.values):
            while at < len(self.operands) and not (self.operands[at] == kind and same_places(self.values[at], places)):
                at += 1
            if at == len(self.operands):
                return False
            chosen.append(at)
            at += 1
        own = GUARD_BITS
        for places in form.values:
            for place in places:
                own |= place[1].mask if place[1] else 0
        modifiers = form.field_mask & ~own
        if modifiers & self.operand_mask or own & self.modifier_mask:
            return False
        for place, index in enumerate(chosen):
            if form.values[place] != self.values[index]:
                form.values[place] = self.values[index]
                grown = sum(value[1].mask for value in form.values[place] if value[1])
                form.field_mask |= grown
                form.fixed &= ~grown
        self.forms.append(form)
        self.maps.append(chosen)
        self.modifier_mask |= modifiers
        return True


def build_records(forms):
    by_opcode = collections.defaultdict(list)
    for form in forms:
        by_opcode[form.mnemonic, form.opcode, form.unit].append(form)
    records = []
    for _, group in sorted(by_opcode.items()):
        group.sort(key=lambda form: (-len(form.operands), -form.seen))
        own = []
        for form in group:
            if not any(record.take(form) for record in own):
                own.append(Record(form))
        records += own
    return records


def record_modifiers(record):
    """Fields of the record outside of its operands: connected components of the forms' fields, and what tells forms apart."""
    parts = []
    for form in record.forms:
        for group in form.groups:
            mask = group.field.mask
            overlapping = [part for part in parts if part & mask]
            for part in overlapping:
                parts.remove(part)
                mask |= part
            parts.append(mask)
    free = LOW & ~record.operand_mask & ~0xFFF & ~(1 << 91)
    for part in parts:
        free &= ~part
    differs = 0
    for form in record.forms[1:]:
        differs |= (form.fixed ^ record.forms[0].fixed) & free
    # Bits that a form prints nothing of, and that another form has as a field, are that field's; the others tell forms apart.
    run = 0
    for bit in range(16, 106):
        if differs >> bit & 1:
            run |= 1 << bit
        elif run:
            parts.append(run)
            run = 0
    fields = []
    for part in sorted(parts, key=lambda part: part & -part):
        pieces, shift, bit = [], 0, 0
        while part >> bit:
            if part >> bit & 1:
                width = 1
                while part >> (bit + width) & 1:
                    width += 1
                pieces.append((bit, width, shift))
                shift += width
                bit += width
            else:
                bit += 1
        fields.append(Field(pieces))
    return fields


# ---- output -------------------------------------------------------------------------------------------------------------

def operand_line(record, index, default):
    kind, text = record.operands[index], f" ~{record.reuse[index]}" if index in record.reuse else ""
    for value in record.values[index]:
        name, field, const, signed, interp, xor, derived, _ = value
        text += f" {name}"
        if derived:
            text += "@{}+{}".format(*re.search(r"operand (\d+) plus (\d+)", derived).groups())
        elif const is not None:
            text += f"={const}"
        else:
            text += f" {field}"
            text += " s" if signed else ""
            text += f" {interp}" if interp not in ("index", "int", None) else ""
            text += f" ^{xor}" if xor else ""
    return f"o {kind.replace(' ', '')}{text}" + (f" ?{default}" if default is not None else "")


def values_text(group, tables):
    targets = group.targets()
    target = next(iter(targets)) if len(targets) == 1 else "*" if targets else None
    def one(tokens):
        if target == "*":
            return "+".join(text if t is None else f"#{t}{text}" for t, text in tokens)
        return "+".join(text for _, text in tokens)
    top = max(group.values)
    if len(group.values) * 4 >= top:
        text = ",".join(one(group.values[v]) if v in group.values else "?" for v in range(top + 1))
    else:
        text = "{" + ",".join(f"{v}={one(tokens)}" for v, tokens in sorted(group.values.items()))
    mark = "" if target is None else "*" if target == "*" else f"@{target}"
    if len(text) > 12:
        text = tables.setdefault(text, f"={len(tables)}")
    return f"{group.field}{mark} {text}"


def write(records, sm, out):
    tables, body = {}, []
    for record in records:
        fields = record_modifiers(record)
        first = record.forms[0]
        seen = sum(form.seen for form in record.forms)
        field_bits = record.operand_mask
        for field in fields:
            field_bits |= field.mask
        best = max(record.forms, key=lambda form: form.seen)
        body.append(f"i {first.mnemonic} {first.opcode:03x}{'u' if first.unit else ''} {best.fixed & ~field_bits:x} {seen}" + (" U" if best.uniform_guard else ""))
        for index in range(len(record.operands)):
            absent = [form for form, chosen in zip(record.forms, record.maps) if index not in chosen]
            default = None
            if absent:
                poor = max(absent, key=lambda form: (form.seen, len(form.operands)))
                places = [place for place in record.values[index] if place[1]]
                default = ",".join(str(place[1].get(poor.fixed) ^ place[5]) for place in places)
            body.append(operand_line(record, index, default))
        for field in fields:
            body.append(f"m {field} {field.get(best.fixed)}" if field.mask & ~best.field_mask == field.mask else f"m {field}")
        order = sorted(range(len(record.forms)), key=lambda i: (-bin(LOW & ~record.forms[i].field_mask & ~record.forms[i].silent).count("1"), -record.forms[i].seen))
        for i in order:
            form, chosen = record.forms[i], record.maps[i]
            shown = LOW & ~form.field_mask & ~form.silent
            line = f"f {shown & ~0xFFF & ~(1 << 91):x} {form.fixed & ~0xFFF & ~(1 << 91):x} {form.seen} {''.join('0123456789abcdef'[k] for k in chosen) or '-'}"
            groups = print_order(form)
            for slot in groups + [j for j in range(len(form.groups)) if j not in groups]:
                if isinstance(slot, tuple):
                    line += f" | !{form.constant[slot[1]][1]}"
                else:
                    line += " | " + values_text(form.groups[slot], tables)
            for target, text in form.constant:
                if target is not None and text != "=a":
                    line += f" | !{'#'}{target}{text}"
            body.append(line)
    head = [f"# The instructions of {sm}. Written by tools/sass-tables.py; docs/sass.md describes the form.", f"v 1 {sm}"]
    head += [f"t {text}" for text in tables]
    open(out, "w").write("\n".join(head + body) + "\n")


def main():
    facts, sm, out = sys.argv[1:4]
    raws = list(printed_forms(json.load(open(facts))))
    forms = once_each([form for form in map(read_form, raws) if form])
    print(len(raws), "forms,", len(forms), "without illegal tokens")
    find_silent_bits(forms, sm)
    dead = [form for form in forms if form.text is None]
    print(len(dead), "whose sample word is illegal", [form.name for form in dead if form.seen])
    join_types(forms, sm)
    print(complete_values(forms, sm), "values added")
    print(find_shorter_forms(forms, sm), "forms added")
    left = learn_print_order(forms, sm)
    print(left, "forms with words that print otherwise:")
    for form in forms:
        if form.wrong and form.seen:
            print("  ", form.name, form.seen, len(form.wrong), form.good, form.wrong[0][1], expected(form, form.wrong[0][0]))
    records = build_records(forms)
    print(len(records), "records")
    learn_reuse(records, sm)
    write(records, sm, out)


if __name__ == "__main__":
    main()
