//! Calls of intrinsics with a row to machine rows: the template becomes the text of a row, its places the operands.

use super::{Addr, Sel, space_code};
use crate::abi;
use crate::intrinsics::nvvm::{Part, Piece, lookup};
use crate::machine::*;
use crate::types::PartKind;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinsicId;
use warpc_ir::intrinsics::semantics::{Kind as IntrinsicKind, semantics};
use warpc_ir::{Opcode, Value};

/// The text and operands being made. Operands of a text row are numbered in order; the second operand of an address has no
/// number.
#[derive(Default)]
struct Build {
    text: SmallVec<[u8; 256]>,
    ops: SmallVec<[Operand; 32]>,
    count: u32,
    /// Numbers that have been given: (argument or `RESULT`, register of it, number).
    given: SmallVec<[(u8, u16, u32); 32]>,
}

/// Bytes of `llvm.nvvm.`.
const NVVM: usize = 10;
/// What the names of intrinsics that take handles of textures, surfaces and samplers begin with, after `llvm.nvvm.`.
const IMAGES: &[&str] = &["tex.", "tld4.", "txq.", "suld.", "sust.", "sured.", "suq.", "texsurf.handle"];

/// Stands for the result in [`Build::given`].
const RESULT: u8 = u8::MAX;

impl Build {
    fn put(&mut self, text: &str) {
        self.text.extend_from_slice(text.as_bytes());
    }
    fn number(&mut self, value: u32) {
        self.text.push(b'$');
        let mut out = Vec::new();
        crate::names::number(value as u64, &mut out);
        self.text.extend_from_slice(&out);
    }
    /// Writes the number of an operand that is there already.
    fn again(&mut self, of: u8, part: u16) -> bool {
        let Some(&(.., n)) = self.given.iter().find(|g| g.0 == of && g.1 == part) else { return false };
        self.number(n);
        true
    }
    fn operand(&mut self, of: u8, part: u16, operand: Operand) {
        self.number(self.count);
        self.given.push((of, part, self.count));
        self.ops.push(operand);
        self.count += 1;
    }
}

impl Sel<'_, '_, '_> {
    /// Selects call `i` of `id`, whose mangled suffix begins at byte `suffix` of its name.
    pub(super) fn nvvm_call(&mut self, i: Inst, id: IntrinsicId, suffix: u16) {
        let f = self.f;
        let Some(x) = f.intrinsic_callee(i) else { return };
        let name: &str = &f.intrins().get(x).name;
        let args = f.call(i).num_args as usize;
        let immediate = |n: usize| {
            if n >= args {
                return None;
            }
            let v = f.operand(i, n);
            let c = f.consts().int(v.as_const()?)?;
            let bits = f.types().int_bits(f.type_of(v))?;
            // A flag is 0 or 1.
            Some(if bits == 1 { c as i64 } else { warpc_ir::consts::sign_extend(c, bits) })
        };
        let found = match lookup(id, name.get(suffix as usize..).unwrap_or(""), immediate) {
            Some(Ok(l)) => l,
            Some(Err(reason)) => return self.fail(&format!("intrinsic `{name}`: {reason}")),
            None => return self.fail(&format!("intrinsic `{name}` is not supported")),
        };
        match found.guard.check(self.session.target) {
            Ok(ptx) => self.s.needed = self.s.needed.max(ptx),
            Err(e) => return self.fail(&format!("intrinsic `{name}` {e}")),
        }
        let mut pieces: SmallVec<[Piece; 32]> = SmallVec::new();
        if let Err(reason) = found.expand(immediate, |p| pieces.push(p)) {
            return self.fail(&format!("intrinsic `{name}`: {reason}"));
        }
        let mut b = Build::default();
        let mut spaced = found.template.starts_with('{');
        let images = IMAGES.iter().any(|p| name[NVVM..].starts_with(p));
        // Matrices take no immediates.
        let matrix = found.template.starts_with("mma.") || found.template.starts_with("wmma.mma.");
        for p in pieces {
            match p {
                Piece::Text(t) => match t.split_once(' ').filter(|_| !spaced) {
                    Some((mnemonic, rest)) => {
                        spaced = true;
                        b.put(mnemonic);
                        b.put(" \t");
                        b.put(rest);
                    }
                    None => b.put(t),
                },
                Piece::Number(n) => b.put(&n.to_string()),
                Piece::Result(part) => self.nvvm_result(i, part, &mut b),
                Piece::Operand { arg, part, reg } => self.nvvm_operand(i, arg, part, reg || matrix, images, &mut b),
                Piece::Address(arg) => self.nvvm_address(i, arg, &mut b),
            }
        }
        let t = self.text(&b.text);
        b.ops.insert(0, t);
        self.emit_mods(Op::Text, PTy::None, Mods(0), &b.ops);
    }
    fn nvvm_result(&mut self, i: Inst, part: Part, build: &mut Build) {
        let n = self.info(self.f.ty(i)).n as u16;
        let range = match part {
            Part::All => 0..n,
            Part::One(k) => k..k.saturating_add(1).min(n),
        };
        for k in range.clone() {
            if k != range.start {
                build.put(", ");
            }
            if !build.again(RESULT, k) {
                let d = self.dst(i, k as usize);
                let aux = self.part(self.f.ty(i), k as usize).arith() as u16;
                build.operand(RESULT, k, Operand { aux, ..Operand::def(d) });
            }
        }
    }
    /// The texture, surface or sampler that `value` is the handle of: ptxas wants its name where it is used.
    fn image(&self, value: Value) -> Option<Operand> {
        if let Some(param) = value.as_arg().map(ParamIndex).filter(|&param| self.is_named_handle(param)) {
            return Some(Operand::new(Kind::Param, param.0));
        }
        let named = self.image_variable(value)?;
        Some(Operand::new(Kind::Symbol, named.0))
    }
    /// Whether parameter `param` is a handle that has no value, but is named where it is used.
    pub(super) fn is_named_handle(&self, param: ParamIndex) -> bool {
        let ctx = self.f.ctx();
        self.kernel
            && abi::names_handles(ctx)
            && abi::handle(ctx, self.f.global(), param, self.f.side().args[param.index()].ty).is_some()
    }
    fn image_variable(&self, value: Value) -> Option<Global> {
        let f = self.f;
        if let Some(g) = value.as_global() {
            return Some(g);
        }
        let j = value.as_inst().filter(|&j| f.op(j) == Opcode::Call)?;
        let id = f.intrins().get(f.intrinsic_callee(j)?).known()?;
        let args = f.call(j).num_args as usize;
        f.operand(j, args.checked_sub(1)?).as_global().filter(|_| semantics(id).kind == IntrinsicKind::ImageHandle)
    }
    fn nvvm_operand(&mut self, i: Inst, arg: u8, part: Part, reg: bool, images: bool, build: &mut Build) {
        let f = self.f;
        let v = f.operand(i, arg as usize);
        let ty = f.type_of(v);
        let n = self.info(ty).n as u16;
        let range = match part {
            Part::All => 0..n,
            Part::One(k) => k..k.saturating_add(1).min(n),
        };
        let handle = if images { self.image(v) } else { None };
        for k in range.clone() {
            if k != range.start {
                build.put(", ");
            }
            if build.again(arg, k) {
                continue;
            }
            if let Some(named) = handle {
                build.operand(arg, k, named);
                continue;
            }
            let p = self.part(ty, k as usize);
            let mut o = self.src(v, k as usize);
            let immediate = o.is_imm() && !reg && p.kind != PartKind::Pred && !p.arith().is_half();
            if !immediate {
                o = self.in_reg(o, p.class());
            }
            o.aux = p.arith() as u16;
            build.operand(arg, k, o);
        }
    }
    fn nvvm_address(&mut self, i: Inst, arg: u8, build: &mut Build) {
        if build.again(arg, 0) {
            return;
        }
        let f = self.f;
        let v = f.operand(i, arg as usize);
        let declared = space_code(f.types().addrspace(f.type_of(v)).unwrap_or(0));
        let narrow = self.part(f.type_of(v), 0).class() != Class::B64;
        let mut a = if narrow { Addr { base: Operand::NONE, offset: 0, space: declared } } else { self.addr(v) };
        if narrow || a.space != declared {
            // The address of another space, or one of 32 bits: the pointer itself.
            let o = self.src_reg(v, 0);
            a = Addr { base: o, offset: 0, space: declared };
        }
        let [base, offset] = a.operands();
        build.operand(arg, 0, base);
        build.ops.push(offset.with(oflag::IMPLICIT));
    }
}
