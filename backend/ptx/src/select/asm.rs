//! Inline assembly: operands by constraint, the template passed through with its operands in place.

use super::Sel;
use super::int::container;
use crate::features::Feature;
use crate::machine::*;
use crate::template::{Piece, TemplateError, nth_operand, pieces};
use crate::types::{PartKind, TypeInfo};
use smallvec::SmallVec;
use warpc_ir::Value;
use warpc_ir::ids::*;

/// One constraint of an assembly string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constraint<'a> {
    /// `=`
    pub output: bool,
    /// `*`: an address.
    pub indirect: bool,
    /// Number of the output an input is tied to.
    pub tied: Option<u32>,
    /// Letters.
    pub code: &'a str,
}

/// Constraints in operand order; clobbers are left out.
pub fn constraints(text: &str) -> impl Iterator<Item = Constraint<'_>> {
    text.split(',').filter(|c| !c.is_empty() && !c.starts_with('~') && !c.starts_with('!')).map(|c| {
        let output = c.starts_with('=') || c.starts_with('+');
        let rest = c.trim_start_matches(['=', '+', '&', '%']);
        let indirect = rest.starts_with('*');
        let code = rest.trim_start_matches('*');
        // A number beyond all operands is one that no output has.
        let tied = code.bytes().all(|c| c.is_ascii_digit()) && !code.is_empty();
        Constraint { output, indirect, tied: tied.then(|| code.parse().unwrap_or(u32::MAX)), code }
    })
}

/// Register class of a constraint letter; `None` for immediates, memory and any.
fn class_of(code: &str) -> Option<Class> {
    Some(match code.as_bytes().first()? {
        b'b' => Class::Pred,
        b'h' | b'c' => Class::B16,
        b'r' | b'f' => Class::B32,
        b'l' | b'd' | b'N' => Class::B64,
        b'q' => Class::B128,
        _ => return None,
    })
}

/// Type that the registers of a constraint letter have in the text, as `aux` of their operands; none where they are integers.
fn kind_of(code: &str) -> u16 {
    match code.as_bytes().first() {
        Some(b'f') => PTy::F32 as u16,
        Some(b'd') => PTy::F64 as u16,
        _ => 0,
    }
}

/// What the instructions of an assembly text need of the target: by the start of the instruction and a part of it. Of several
/// rows that fit the first counts.
const NEEDS: &[(&str, &str, Feature)] = &[
    ("wgmma.", "", Feature::Wgmma),
    ("tcgen05.", "", Feature::Tcgen05),
    ("clusterlaunchcontrol.", "", Feature::ClusterLaunch),
    ("cp.async.bulk.", "", Feature::BulkCopy),
    ("cp.reduce.async.bulk.", "", Feature::BulkCopy),
    ("cp.async.", "", Feature::CpAsync),
    ("mbarrier.try_wait", "", Feature::MbarrierTryWait),
    ("mbarrier.", "", Feature::Mbarrier),
    ("fence.proxy.async", "", Feature::AsyncFence),
    ("fence.mbarrier_init", "", Feature::Cluster),
    ("barrier.cluster.", "", Feature::ClusterBarrier),
    ("mapa.", "", Feature::Cluster),
    ("getctarank.", "", Feature::Cluster),
    ("st.async", "", Feature::Cluster),
    ("red.async", "", Feature::Cluster),
    ("elect.sync", "", Feature::Elect),
    ("redux.sync", ".f32", Feature::ReduxF32),
    ("redux.sync", "", Feature::Redux),
    ("stmatrix.", "", Feature::Stmatrix),
    ("griddepcontrol.", "", Feature::GridDependency),
    ("createpolicy.", "", Feature::CachePolicy),
    ("cvt.", ".e2m1", Feature::Fp4Convert),
    ("cvt.", ".e2m3", Feature::Fp4Convert),
    ("cvt.", ".e3m2", Feature::Fp4Convert),
    ("cvt.", ".ue8m0", Feature::Fp4Convert),
    ("cvt.", ".e4m3x2", Feature::Fp8Convert),
    ("cvt.", ".e5m2x2", Feature::Fp8Convert),
    ("add.", ".bf16", Feature::Bf16Arith),
    ("sub.", ".bf16", Feature::Bf16Arith),
    ("mul.", ".bf16", Feature::Bf16Arith),
    ("fma.", ".bf16", Feature::Bf16),
    ("tanh.approx", ".bf16", Feature::Bf16Tanh),
    ("ex2.approx", ".bf16", Feature::Bf16Tanh),
];

/// Why the text of inline assembly does not fit its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
enum Unfit<'t> {
    /// The text is none.
    #[error("{0}")]
    Template(TemplateError<'t>),
    /// It names an operand that there is not.
    #[error("inline assembly names operand {number}, but has {count} (counted from 0)")]
    Operand { number: u32, count: usize },
    /// A modifier does not fit its operand.
    #[error("modifier `{modifier}` does not fit operand {number} of inline assembly")]
    Modifier { modifier: char, number: u32 },
    #[error("inline assembly ties an output")]
    TiedOutput,
    #[error("inline assembly has more outputs than its type has parts")]
    TooManyOutputs,
    #[error("inline assembly has fewer outputs than its type has parts")]
    TooFewOutputs,
    #[error("inline assembly has more inputs than arguments")]
    TooManyInputs,
    #[error("inline assembly has more arguments than inputs")]
    TooFewInputs,
    #[error("inline assembly ties an input to no output")]
    TiedToNothing,
    #[error("inline assembly ties two inputs to one output")]
    TiedTwice,
    #[error("an operand of inline assembly does not fit one register")]
    Wide,
}

/// What is known of a call of inline assembly while its constraints are read.
#[derive(Default)]
struct AsmOperands {
    /// Operands of the row: the template first.
    ops: SmallVec<[Operand; 16]>,
    /// Outputs in wider registers than their parts, which are narrowed after the text.
    after: SmallVec<[(VReg, Operand, Narrowing); 4]>,
    /// Place among `ops`, and class, of each output.
    outputs: SmallVec<[(usize, Class); 8]>,
    /// Parts of the result that have an output, and its fields.
    parts: usize,
    fields: usize,
    /// Arguments that have an input.
    arguments: usize,
}

/// Whether a template names only operands that there are, with modifiers that fit them: `r` any, `c` what is no register, `n`
/// an immediate, none an address.
fn check_template<'t>(text: &'t [u8], ops: &[Operand]) -> Result<(), Unfit<'t>> {
    for piece in pieces(text) {
        let Piece::Operand { number, modifier } = piece.map_err(|(error, _)| Unfit::Template(error))? else { continue };
        let Some(at) = nth_operand(ops, number as usize) else {
            let count = ops[1..].iter().filter(|o| !o.has(oflag::IMPLICIT)).count();
            return Err(Unfit::Operand { number, count });
        };
        let o = ops[at];
        let fits = match modifier {
            None => true,
            Some(_) if o.has(oflag::ADDR) => false,
            Some(b'r') => true,
            Some(b'c') => !o.is_reg(),
            Some(b'n') => o.is_imm(),
            Some(_) => false,
        };
        if !fits {
            let modifier = char::from(modifier.unwrap_or(b' '));
            return Err(Unfit::Modifier { modifier, number });
        }
    }
    Ok(())
}

/// Calls `found` for each feature that an instruction of an assembly text needs.
fn needs(text: &str, mut found: impl FnMut(Feature)) {
    for word in text.split(|c: char| c.is_ascii_whitespace() || matches!(c, ';' | '{' | '}')) {
        // Instructions have a dot; operands that have one start with something else.
        if word.contains('.')
            && word.starts_with(|c: char| c.is_ascii_lowercase())
            && let Some(row) = NEEDS.iter().find(|r| word.starts_with(r.0) && word.contains(r.1))
        {
            found(row.2);
        }
    }
}

/// How an output in a wider register becomes the part of a value that it is.
enum Narrowing {
    /// The register is taken apart; the upper half goes to `high`.
    Unpack { high: VReg },
    /// Bits are converted.
    Convert { to: u32, from: u32 },
    /// The register, which is an integer as wide as a vector, is taken apart; the register it becomes is the first of the vector.
    Regroup { vector: TypeInfo, whole: TypeInfo },
}

/// The integer that fills a register of a class.
fn whole_type(class: Class) -> Option<Type> {
    match class.ty().bits() {
        16 => Some(Type::I16),
        32 => Some(Type::I32),
        64 => Some(Type::I64),
        _ => None,
    }
}

impl Sel<'_, '_, '_> {
    pub(super) fn inline_asm(&mut self, i: Inst, asm: Asm) {
        let f = self.f;
        let row = f.ctx().asm(asm);
        if !row.side_effect && !self.is_asked(i) && self.f.ty(i) != Type::VOID {
            return;
        }
        if self.session.target.ptx == 0 {
            self.s.needed = self.s.needed.max(super::asked_version(f));
        }
        let stamp = self.s.types.stamp();
        if self.s.seen.asm.len() <= asm.index() {
            self.s.seen.asm.resize(asm.index() + 1, 0);
        }
        if std::mem::replace(&mut self.s.seen.asm[asm.index()], stamp) != stamp
            && let Ok(text) = std::str::from_utf8(f.ctx().str(row.text))
        {
            needs(text, |feature| self.need(feature));
            if self.session.target.ptx == 0 {
                self.s.needed = self.s.needed.max(warpc_ptx_syntax::lowest_version(text) as u16);
            }
        }
        let list = String::from_utf8_lossy(f.ctx().str(row.constraints));
        let mut operands = AsmOperands::default();
        operands.ops.push(self.text(f.ctx().str(row.text)));
        let fits = self.asm_operands(i, &list, &mut operands);
        if let Err(unfit) = fits.and_then(|()| check_template(f.ctx().str(row.text), &operands.ops)) {
            return self.fail(&unfit.to_string());
        }
        self.emit_mods(Op::Text, PTy::None, Mods(1), &operands.ops);
        for (d, o, narrowing) in operands.after {
            match narrowing {
                Narrowing::Unpack { high } => {
                    let ops = [Operand::def(d).with(oflag::OPEN), Operand::def(high).with(oflag::CLOSE), o];
                    self.emit(Op::Unpack, PTy::B128, &ops);
                }
                Narrowing::Convert { to, from } => self.convert_bits(d, o, to, from),
                Narrowing::Regroup { vector, whole } => self.regroup(vector, d, whole, &[o]),
            }
        }
    }
    /// Appends the operands of a call, constraint by constraint.
    fn asm_operands(&mut self, i: Inst, list: &str, to: &mut AsmOperands) -> Result<(), Unfit<'static>> {
        for constraint in constraints(list) {
            if constraint.output && !constraint.indirect {
                self.asm_output(i, constraint, to)?;
                continue;
            }
            if to.arguments >= self.f.call(i).num_args as usize {
                return Err(Unfit::TooManyInputs);
            }
            let value = self.f.operand(i, to.arguments);
            to.arguments += 1;
            if constraint.indirect || constraint.code.starts_with('m') {
                let address = self.addr(value);
                to.ops.push(address.base.with(oflag::ADDR));
                to.ops.push(Operand::imm(address.offset as i32).with(oflag::IMPLICIT));
            } else {
                self.asm_input(value, constraint, to)?;
            }
        }
        if to.arguments < self.f.call(i).num_args as usize {
            return Err(Unfit::TooFewInputs);
        }
        if to.parts < self.info(self.f.ty(i)).n as usize {
            return Err(Unfit::TooFewOutputs);
        }
        Ok(())
    }
    /// Appends the output that is the next part of the result, the next two where it has 128 bits.
    fn asm_output(&mut self, i: Inst, constraint: Constraint<'_>, to: &mut AsmOperands) -> Result<(), Unfit<'static>> {
        if constraint.tied.is_some() {
            return Err(Unfit::TiedOutput);
        }
        let info = self.info(self.f.ty(i));
        let part = to.parts;
        if part >= info.n as usize {
            return Err(Unfit::TooManyOutputs);
        }
        let p = self.s.types.part(info, part);
        let class = class_of(constraint.code).unwrap_or(p.class());
        to.outputs.push((to.ops.len(), class));
        let field = self.output_type(self.f.ty(i), to.fields);
        to.fields += 1;
        if class == Class::B128 {
            if part + 1 >= info.n as usize {
                return Err(Unfit::TooManyOutputs);
            }
            self.need(Feature::WideAsm);
            let whole = self.reg(Class::B128);
            let [low, high] = [self.dst(i, part), self.dst(i, part + 1)];
            to.after.push((low, Operand::reg(whole), Narrowing::Unpack { high }));
            to.ops.push(Operand::def(whole));
            to.parts += 2;
            return Ok(());
        }
        let d = self.dst(i, part);
        if let Some((vector, whole)) = field.and_then(|field| self.vector_of_register(field, class)) {
            let r = self.reg(class);
            to.after.push((d, Operand::reg(r), Narrowing::Regroup { vector, whole }));
            to.ops.push(Operand { aux: kind_of(constraint.code), ..Operand::def(r) });
            to.parts += vector.n as usize;
            return Ok(());
        }
        let r = if class == p.class() { d } else { self.reg(class) };
        if r != d {
            let bits = p.container().min(if p.kind == PartKind::Pred { 1 } else { 64 });
            to.after.push((d, Operand::reg(r), Narrowing::Convert { to: bits, from: class.ty().bits() }));
        }
        to.ops.push(Operand { aux: kind_of(constraint.code), ..Operand::def(r) });
        to.parts += 1;
        Ok(())
    }
    /// The type of output `field` of a call that gives `ty`: a field where it gives several.
    fn output_type(&self, ty: Type, field: usize) -> Option<Type> {
        match self.f.types().fields(ty) {
            Some((fields, _)) => fields.get(field).copied(),
            None => (field == 0).then_some(ty),
        }
    }
    /// Where `ty` has several parts, which fill a register of `class` together: they, and the integer that the register is.
    fn vector_of_register(&mut self, ty: Type, class: Class) -> Option<(TypeInfo, TypeInfo)> {
        let vector = self.info(ty);
        let integer = whole_type(class).filter(|_| vector.n > 1)?;
        let fills = self.f.layout().size_in_bits(self.f.types(), ty) == u64::from(class.ty().bits());
        (fills && self.has_whole_parts(vector)).then(|| (vector, self.info(integer)))
    }
    /// Appends an input: an immediate, or a register of the class that the constraint says.
    fn asm_input(
        &mut self,
        value: Value,
        constraint: Constraint<'_>,
        to: &mut AsmOperands,
    ) -> Result<(), Unfit<'static>> {
        let ty = self.f.type_of(value);
        let p = self.part(ty, 0);
        let tied = match constraint.tied {
            None => None,
            Some(n) => Some(*to.outputs.get(n as usize).ok_or(Unfit::TiedToNothing)?),
        };
        if tied.is_some_and(|(at, _)| to.ops[at].has(oflag::TIED)) {
            return Err(Unfit::TiedTwice);
        }
        if self.info(ty).n == 2 && (constraint.code.starts_with('q') || tied.is_some_and(|t| t.1 == Class::B128)) {
            self.asm_wide_input(value, tied, to);
            return Ok(());
        }
        let class = tied.map_or_else(|| class_of(constraint.code).unwrap_or(p.class()), |(_, class)| class);
        if self.info(ty).n != 1 {
            let (vector, whole) = self.vector_of_register(ty, class).ok_or(Unfit::Wide)?;
            let (register, sources) = (self.reg(class), self.value_operands(value));
            self.regroup(whole, register, vector, &sources);
            self.push_asm_input(Operand::reg(register), class, tied, constraint, to);
            return Ok(());
        }
        let o = self.src(value, 0);
        let immediate = matches!(constraint.code.as_bytes().first(), Some(b'n' | b'i' | b'I' | b's' | b'X'));
        if o.is_imm() && immediate {
            let aux = p.arith() as u16;
            to.ops.push(Operand { aux, ..o });
            return Ok(());
        }
        let mut o = self.in_reg(o, p.class());
        if class != p.class() {
            o = self.reclass(o, p.container(), class);
        }
        self.push_asm_input(o, class, tied, constraint, to);
        Ok(())
    }
    /// Appends input `o`, which is in a register of `class`: that of the output it is tied to, where it is.
    fn push_asm_input(
        &mut self,
        o: Operand,
        class: Class,
        tied: Option<(usize, Class)>,
        constraint: Constraint<'_>,
        to: &mut AsmOperands,
    ) {
        match tied {
            Some((at, _)) => {
                let out = to.ops[at];
                self.mov(class, out.vreg(), o);
                to.ops[at] = out.with(oflag::TIED);
                // The input keeps its own number in the template.
                to.ops.push(Operand { aux: out.aux, ..Operand::reg(out.vreg()) });
            }
            None => to.ops.push(Operand { aux: if o.is_reg() { kind_of(constraint.code) } else { o.aux }, ..o }),
        }
    }
    /// Appends an input of 128 bits, which is put together in a register of its own or of the output it is tied to.
    fn asm_wide_input(&mut self, value: Value, tied: Option<(usize, Class)>, to: &mut AsmOperands) {
        self.need(Feature::WideAsm);
        let [low, high] = self.wide(value, 0);
        let (low, high) = (self.in_reg(low, Class::B64), self.in_reg(high, Class::B64));
        let whole = match tied {
            Some((at, _)) => {
                to.ops[at] = to.ops[at].with(oflag::TIED);
                to.ops[at].vreg()
            }
            None => self.reg(Class::B128),
        };
        self.pack(PTy::B128, whole, low, high);
        to.ops.push(Operand::reg(whole));
    }
    /// A register in another integer class, zero-extended or truncated.
    fn reclass(&mut self, operand: Operand, from: u32, to: Class) -> Operand {
        if from == 1 {
            return self.new_selp(to.ty(), Operand::imm(1), Operand::ZERO, operand);
        }
        if to == Class::Pred {
            let t = PTy::bits_of(from.max(16));
            return self.new_setp(crate::opcodes::cmp::NE, t, operand, Operand::ZERO);
        }
        self.new_cvt(PTy::unsigned(to.ty().bits()), PTy::unsigned(from.max(16)), Mods(0), operand)
    }
    fn convert_bits(&mut self, dst: VReg, operand: Operand, to: u32, from: u32) {
        if from == 1 {
            return self.emit(
                Op::Selp,
                PTy::bits_of(to),
                &[Operand::def(dst), Operand::imm(1), Operand::ZERO, operand],
            );
        }
        if to == 1 {
            return self.truncate(dst, operand, 1, from);
        }
        self.cvt(PTy::unsigned(container(to)), PTy::unsigned(container(from)), Mods(0), dst, operand);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraint_lists() {
        let c: Vec<_> = constraints("=r,=&l,r,0,n,*m,~{memory}").collect();
        assert_eq!(c.len(), 6);
        assert!(c[0].output && c[1].output && c[1].code == "l" && !c[2].output);
        assert_eq!(c[3].tied, Some(0));
        assert!(c[5].indirect);
    }
}
