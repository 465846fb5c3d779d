//! Machine rows to PTX text.
//!
//! Registers are numbered per class in the order they are first written down, so that declarations are dense. One pass
//! over the rows; nothing is allocated but the output.

use crate::abi;
use crate::machine::*;
use crate::names::{hex, number, signed, symbol};
use crate::opcodes::{ATOM, CMP, ROUND, SCOPE, SEM, SPACE};
use crate::template::{Piece, nth_operand, pieces};
use warpc_columns::RowSet;
use warpc_ir::ModuleCtx;
use warpc_ir::ids::Global;
use warpc_machine::isa::InstructionSet;

/// Reused memory of the printer.
#[derive(Default)]
pub struct PrintScratch {
    numbers: Vec<u32>,
    used_labels: RowSet<MBlock>,
    body: Vec<u8>,
}

impl PrintScratch {
    /// Name of a register of the body that was printed last, `machine`; none where no row has it.
    pub fn register_name(&self, machine: Machine<'_>, register: VReg) -> Option<Vec<u8>> {
        let number_in_class = self.numbers[register.index()];
        let mut name = machine.class(register).prefix().as_bytes().to_vec();
        number(number_in_class as u64, &mut name);
        (number_in_class != 0).then_some(name)
    }
}

/// Names of what a body refers to.
pub trait Names {
    /// Appends the name of a symbol.
    fn symbol(&self, symbol: SymbolRow, out: &mut Vec<u8>);
    /// Appends the name of a parameter.
    fn param(&self, param: ParamIndex, out: &mut Vec<u8>);
}

/// Names of a function of the IR.
pub struct OfGlobal<'a> {
    /// Module.
    pub ctx: ModuleCtx<'a>,
    /// Function.
    pub g: Global,
}

impl Names for OfGlobal<'_> {
    fn symbol(&self, row: SymbolRow, out: &mut Vec<u8>) {
        symbol(self.ctx, Global(row.0), out);
    }
    fn param(&self, param: ParamIndex, out: &mut Vec<u8>) {
        abi::param_name(self.ctx, self.g, param, out);
    }
}

/// What is written between the rows of a body.
pub trait Notes {
    /// Before everything but declarations; `first` is the first row.
    fn start(&mut self, _first: Row, _out: &mut Vec<u8>) {}
    /// After the last row.
    fn end(&mut self, _out: &mut Vec<u8>) {}
    /// A block starts here.
    fn block(&mut self) {}
    /// Before any row.
    fn mark(&mut self, _row: Row, _out: &mut Vec<u8>) {}
    /// Number in the name of the frame, which is then unlike that of any other function.
    fn frame_number(&self) -> Option<u32> {
        None
    }
    /// Before a row that is not a label.
    fn before(&mut self, row: Row, out: &mut Vec<u8>);
}

/// Nothing is written.
impl Notes for () {
    fn before(&mut self, _: Row, _: &mut Vec<u8>) {}
}

/// Registers of a body, by class.
pub(crate) type RegisterCounts = [u32; Class::ALL.len()];

struct Printer<'a, N> {
    m: Machine<'a>,
    names: &'a N,
    frame: Option<u32>,
    numbers: &'a mut Vec<u32>,
    counts: RegisterCounts,
    out: &'a mut Vec<u8>,
}

/// Appends the body of a function, braces included, with `notes` between its rows; where in `out` the text of the rows begins.
pub fn body<N: Names>(
    machine: Machine<'_>,
    names: &N,
    scratch: &mut PrintScratch,
    notes: &mut dyn Notes,
    out: &mut Vec<u8>,
) -> usize {
    scratch.numbers.clear();
    scratch.numbers.resize(machine.regs(), 0);
    find_used_labels(machine, &mut scratch.used_labels);
    let rows = machine.rows();
    let mut text = std::mem::take(&mut scratch.body);
    text.clear();
    text.reserve(rows * 32);
    let mut p = Printer {
        m: machine,
        names,
        frame: notes.frame_number(),
        numbers: &mut scratch.numbers,
        counts: Default::default(),
        out: &mut text,
    };
    for i in 0..rows {
        notes.mark(Row::new(i), p.out);
        match machine.heads[i].op {
            Op::Label => notes.block(),
            _ => notes.before(Row::new(i), p.out),
        }
        p.row(i, &scratch.used_labels);
    }
    let counts = p.counts;
    out.extend_from_slice(b"\n{\n");
    declarations(machine, &counts, notes.frame_number(), out);
    let first = machine.all_rows().find(|&row| machine.heads[row].op != Op::Label);
    notes.start(first.unwrap_or(Row::NONE), out);
    set_frame_up(machine, notes.frame_number(), out);
    let start = out.len();
    out.extend_from_slice(&text);
    notes.end(out);
    out.extend_from_slice(b"}\n");
    scratch.body = text;
    start
}

/// Finds the labels that rows name.
pub(crate) fn find_used_labels(machine: Machine<'_>, used: &mut RowSet<MBlock>) {
    used.reset(machine.ranges.len());
    for row in machine.all_rows().filter(|&row| Ptx::control(machine.heads[row]).branches()) {
        for label in machine.operands(row).iter().filter(|operand| operand.is_label()) {
            used.insert(label.block());
        }
    }
}

/// Appends the declarations of a body: its frame, and its registers, of which `counts` has the number by class.
pub(crate) fn declarations(machine: Machine<'_>, counts: &RegisterCounts, frame: Option<u32>, out: &mut Vec<u8>) {
    if machine.side.uses_depot {
        out.extend_from_slice(b"\t.local .align ");
        number(machine.side.depot.1, out);
        out.extend_from_slice(b" .b8 \t");
        frame_name(frame, out);
        out.push(b'[');
        number(machine.side.depot.0.max(1), out);
        out.extend_from_slice(b"];\n\t.reg .b64 \t%SP;\n\t.reg .b64 \t%SPL;\n");
    }
    for class in Class::ALL {
        let count = counts[class as usize];
        if count != 0 {
            out.extend_from_slice(b"\t.reg ");
            out.extend_from_slice(class.declared().text().as_bytes());
            out.extend_from_slice(b" \t");
            out.extend_from_slice(class.prefix().as_bytes());
            out.push(b'<');
            number(count as u64 + 1, out);
            out.extend_from_slice(b">;\n");
        }
    }
}

/// Appends the instructions that find the frame, and what is between the declarations and the rows.
pub(crate) fn set_frame_up(machine: Machine<'_>, frame: Option<u32>, out: &mut Vec<u8>) {
    if !machine.side.uses_depot {
        return out.push(b'\n');
    }
    out.extend_from_slice(b"\n\tmov.b64 \t%SPL, ");
    frame_name(frame, out);
    out.extend_from_slice(b";\n\tcvta.local.u64 \t%SP, %SPL;\n");
}

/// Appends `row`, a template, with registers by the numbers that they have.
pub(crate) fn template<N: Names>(machine: Machine<'_>, names: &N, numbers: &mut Vec<u32>, row: Row, out: &mut Vec<u8>) {
    let mut printer = Printer { m: machine, names, frame: None, numbers, counts: Default::default(), out };
    printer.template(machine.operands(row), false, row.index());
}

/// Appends the name of a function's frame; debug information tells those of several functions apart by their numbers.
pub fn frame_name(number_of_function: Option<u32>, out: &mut Vec<u8>) {
    out.extend_from_slice(b"__local_depot");
    if let Some(function) = number_of_function {
        number(function as u64, out);
    }
}

impl<N: Names> Printer<'_, N> {
    #[inline]
    fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }
    fn label(&mut self, label: MBlock) {
        self.put("$L_");
        number(label.0 as u64, self.out);
    }
    fn reg(&mut self, reg: VReg) {
        let class = self.m.class(reg);
        let n = &mut self.numbers[reg];
        if *n == 0 {
            self.counts[class as usize] += 1;
            *n = self.counts[class as usize];
        }
        let n = *n;
        self.put(class.prefix());
        number(n as u64, self.out);
    }
    /// An operand without braces and brackets. `ty` says how immediates are written.
    fn operand(&mut self, operand: Operand, ty: PTy) {
        match operand.kind {
            Kind::Reg => {
                if operand.has(oflag::NEG) {
                    self.out.push(b'!');
                }
                self.reg(operand.vreg());
            }
            Kind::Imm | Kind::Wide => {
                let v = self.m.imm(operand);
                match ty {
                    PTy::F32 => {
                        self.put("0f");
                        hex(v as u64 & 0xffff_ffff, 8, self.out);
                    }
                    PTy::F64 => {
                        self.put("0d");
                        hex(v as u64, 16, self.out);
                    }
                    _ => signed(v, self.out),
                }
            }
            Kind::Symbol => self.names.symbol(SymbolRow(operand.payload), self.out),
            Kind::Label => self.label(operand.block()),
            Kind::Param => self.names.param(ParamIndex(operand.payload), self.out),
            Kind::RetVal => self.put("func_retval0"),
            Kind::CallParam => {
                self.put("param");
                number(operand.payload as u64, self.out);
            }
            Kind::CallRet => self.put("retval0"),
            Kind::DepotLocal => self.put("%SPL"),
            Kind::DepotGeneric => self.put("%SP"),
            Kind::DepotSymbol => frame_name(self.frame, self.out),
            Kind::Text => {
                let m = self.m;
                self.out.extend_from_slice(m.text(operand.text()));
            }
            Kind::Sink => self.out.push(b'_'),
            // No row of PTX has them.
            Kind::Bank | Kind::Special | Kind::None => {}
        }
    }
    /// Base and offset of an address.
    fn address(&mut self, base: Operand, offset: Operand) {
        self.operand(base, PTy::B64);
        let v = self.m.imm(offset);
        if v != 0 {
            self.out.push(b'+');
            signed(v, self.out);
        }
    }
    /// Operands from `ops`, with braces, brackets and commas.
    fn list(&mut self, ops: &[Operand], head: MHead) {
        let mut k = 0;
        let mut first = true;
        while k < ops.len() {
            let o = ops[k];
            if o.has(oflag::IMPLICIT) {
                k += 1;
                continue;
            }
            self.put(if first { " \t" } else { ", " });
            first = false;
            if o.has(oflag::OPEN) {
                self.out.push(b'{');
            }
            if o.has(oflag::ADDR) {
                self.out.push(b'[');
                self.address(o, ops[k + 1]);
                self.out.push(b']');
                k += 2;
                continue;
            }
            let ty = if head.op == Op::Cvt && k > 0 { head.ty2 } else { head.ty };
            self.operand(o, ty);
            if o.has(oflag::CLOSE) {
                self.out.push(b'}');
            }
            k += 1;
        }
    }
    fn row(&mut self, i: usize, used: &RowSet<MBlock>) {
        let h = self.m.heads[i];
        let m = self.m;
        let mut ops = m.operands(Row::new(i));
        match h.op {
            Op::Label => {
                let b = ops[0].block();
                if used.contains(b) {
                    self.label(b);
                    self.put(":\n");
                }
                return;
            }
            Op::CallOpen => return self.put("\t{\n"),
            Op::CallClose => return self.put("\t}\n"),
            Op::DeclParam => return self.declaration(ops),
            Op::Prototype => {
                self.out.push(b'\t');
                self.operand(ops[0], PTy::None);
                self.put(" : .callprototype ");
                self.operand(ops[1], PTy::None);
                return self.put(";\n");
            }
            Op::Call => return self.call(ops),
            Op::BrxIdx => return self.table(ops),
            Op::Text => return self.template(ops, h.mods.0 == 1, i),
            _ => {}
        }
        self.out.push(b'\t');
        if let Some(&g) = ops.first()
            && g.has(oflag::GUARD)
        {
            self.out.push(b'@');
            self.operand(g, PTy::Pred);
            self.out.push(b' ');
            ops = &ops[1..];
        }
        mnemonic(h, self.out);
        self.list(ops, h);
        self.put(";\n");
    }
    fn declaration(&mut self, ops: &[Operand]) {
        let (align, size) = (self.m.imm(ops[1]), self.m.imm(ops[2]));
        if align == 0 {
            self.put("\t.param .b");
            signed(size, self.out);
            self.out.push(b' ');
            self.operand(ops[0], PTy::None);
        } else {
            self.put("\t.param .align ");
            signed(align, self.out);
            self.put(" .b8 ");
            self.operand(ops[0], PTy::None);
            self.out.push(b'[');
            signed(size, self.out);
            self.out.push(b']');
        }
        self.put(";\n");
    }
    fn call(&mut self, ops: &[Operand]) {
        let direct = ops[1].kind == Kind::Symbol;
        self.put(if direct { "\tcall.uni " } else { "\tcall " });
        if ops[0].kind == Kind::CallRet {
            self.put("(retval0), ");
        }
        self.operand(ops[1], PTy::None);
        self.put(", (");
        let mut first = true;
        for &o in &ops[2..] {
            if o.kind != Kind::CallParam {
                continue;
            }
            if !first {
                self.put(", ");
            }
            first = false;
            self.operand(o, PTy::None);
        }
        self.out.push(b')');
        if let Some(&o) = ops.last().filter(|o| o.kind == Kind::Text) {
            self.put(", ");
            self.operand(o, PTy::None);
        }
        self.put(";\n");
    }
    fn table(&mut self, ops: &[Operand]) {
        let id = ops[1].payload as u64;
        self.put("$L_brx_");
        number(id, self.out);
        self.put(": .branchtargets");
        for (n, &o) in ops[2..].iter().enumerate() {
            self.put(match n {
                0 => "\n\t",
                _ if n % 8 == 0 => ",\n\t",
                _ => ", ",
            });
            self.label(o.block());
        }
        self.put(";\n\tbrx.idx \t");
        self.operand(ops[0], PTy::B32);
        self.put(", $L_brx_");
        number(id, self.out);
        self.put(";\n");
    }
    /// A template with its operands. Of their modifiers only `n`, a negated immediate, has a meaning here.
    fn template(&mut self, ops: &[Operand], asm: bool, row: usize) {
        let m = self.m;
        let text = m.text(ops[0].text());
        if asm {
            if text.is_empty() {
                return;
            }
            self.put("\t// begin inline asm\n");
        }
        self.out.push(b'\t');
        for piece in pieces(text) {
            match piece {
                Ok(Piece::Text(t)) => self.out.extend_from_slice(t),
                Ok(Piece::Operand { number, modifier }) => self.nth(ops, number as usize, modifier == Some(b'n')),
                Ok(Piece::UniqueId) => number(row as u64, self.out),
                // Selection makes none; a text that was read from PTX may have dollar signs of its own.
                Err((_, raw)) => self.out.extend_from_slice(raw),
            }
        }
        self.put(if asm { "\n\t// end inline asm\n" } else { "\n" });
    }
    fn nth(&mut self, ops: &[Operand], index: usize, negated: bool) {
        let Some(at) = nth_operand(ops, index) else { return };
        let o = ops[at];
        if o.has(oflag::ADDR) {
            return self.address(o, ops[at + 1]);
        }
        let ty = if o.aux == PTy::F32 as u16 {
            PTy::F32
        } else if o.aux == PTy::F64 as u16 {
            PTy::F64
        } else {
            PTy::B64
        };
        if negated && o.is_imm() && ty == PTy::B64 {
            return self.put(&self.m.imm(o).wrapping_neg().to_string());
        }
        self.operand(o, ty);
    }
}

/// Appends an opcode with its modifiers and types.
pub(crate) fn mnemonic(head: MHead, out: &mut Vec<u8>) {
    let mut put = |text: &str| out.extend_from_slice(text.as_bytes());
    let t = head.op.text();
    let m = head.mods;
    let mut rest = t;
    while let Some(at) = memchr_percent(rest) {
        put(&rest[..at]);
        match rest.as_bytes()[at + 1] {
            b't' => put(head.ty.text()),
            b'u' => put(head.ty2.text()),
            b'r' => put(ROUND[m.round() as usize]),
            b'f' if m.ftz() != 0 => put(".ftz"),
            b's' if m.sat() != 0 => put(".sat"),
            b'c' => put(CMP[m.cmp() as usize]),
            b'm' => put(SPACE[m.space() as usize]),
            b'o' => {
                put(SEM[m.sem() as usize]);
                put(SCOPE[m.scope() as usize]);
            }
            b'v' => put(["", ".v2", ".v4", ".v8"][m.vec() as usize]),
            b'a' => put(ATOM[m.atom() as usize]),
            b'n' if m.nc() != 0 => put(".nc"),
            b'x' if m.nan() != 0 => put(".NaN"),
            b'z' if m.noftz() != 0 => put(".noftz"),
            _ => {}
        }
        rest = &rest[at + 2..];
    }
    put(rest);
}

#[inline]
fn memchr_percent(text: &str) -> Option<usize> {
    text.as_bytes().iter().position(|&c| c == b'%')
}
