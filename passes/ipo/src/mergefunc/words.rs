//! Functions as lists of words, equal where the functions do the same.

use crate::inline::transform::consts::translate_const;
use std::collections::HashMap;
use warpc_analysis::alias::address::constant_offset;
use warpc_ir::attrs::Attr;
use warpc_ir::consts::{ConstKind, Consts};
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::ModuleCtx;
use warpc_ir::opcode::flags;
use warpc_ir::types::{TypeKind, TypesRef};
use warpc_ir::{Func, Module, Opcode, Value, ValueKind};

/// Numbers of types: those that hold the same bits in the same places have one.
#[derive(Default)]
pub(super) struct Shapes {
    /// A pointer is an integer of its size.
    pub pointers_are_integers: bool,
    numbers: Vec<u32>,
    known: HashMap<Vec<u32>, u32>,
}

impl Shapes {
    /// The number of `ty`. Iterative: parts first.
    pub fn of(&mut self, ctx: ModuleCtx<'_>, ty: Type) -> u32 {
        let types = ctx.tables.types.view();
        if self.numbers.len() < types.len() as usize {
            self.numbers.resize(types.len() as usize, u32::MAX);
        }
        let mut work = vec![ty];
        while let Some(&ty) = work.last() {
            let before = work.len();
            if self.numbers[ty.index()] == u32::MAX {
                parts_of(types, ty, |part| {
                    if self.numbers[part.index()] == u32::MAX {
                        work.push(part);
                    }
                });
                if work.len() == before {
                    let key = self.key(ctx, types, ty);
                    let next = self.known.len() as u32;
                    self.numbers[ty.index()] = *self.known.entry(key).or_insert(next);
                }
            }
            if work.len() == before {
                work.pop();
            }
        }
        self.numbers[ty.index()]
    }
    /// What `ty` is made of, whose parts have numbers.
    fn key(&self, ctx: ModuleCtx<'_>, types: TypesRef<'_>, ty: Type) -> Vec<u32> {
        let number = |part: &Type| self.numbers[part.index()];
        match types.kind(ty) {
            TypeKind::Ptr(0) if self.pointers_are_integers => vec![0, ctx.tables.layout.pointer_bits(0)],
            TypeKind::Int(bits) => vec![0, *bits],
            TypeKind::Array { len, elem } => vec![1, *len as u32, (len >> 32) as u32, number(elem)],
            TypeKind::Vector { len, scalable, elem } => vec![2, *len, u32::from(*scalable), number(elem)],
            TypeKind::Func { ret, params, vararg } => {
                [3, u32::from(*vararg), number(ret)].into_iter().chain(params.iter().map(number)).collect()
            }
            TypeKind::Struct { .. } | TypeKind::Named(_) => match types.fields(ty) {
                Some((fields, packed)) => [4, u32::from(packed)].into_iter().chain(fields.iter().map(number)).collect(),
                None => vec![5, ty.0],
            },
            _ => vec![5, ty.0],
        }
    }
}

/// Calls `part` with each type that `ty` is made of, as far as its number depends on it.
fn parts_of(types: TypesRef<'_>, ty: Type, mut part: impl FnMut(Type)) {
    match types.kind(ty) {
        TypeKind::Named(_) => types.fields(ty).into_iter().flat_map(|fields| fields.0).for_each(|&field| part(field)),
        TypeKind::Target { .. } => {}
        kind => kind.for_each_part(part),
    }
}

/// Writes functions down as words.
pub(super) struct Writer {
    pub shapes: Shapes,
    /// Constants of all functions: equal ones have one id.
    consts: Consts,
    memo: Vec<Value>,
    /// By row of a block its number in the walk; by row of an instruction likewise.
    blocks: Vec<u32>,
    numbers: Vec<u32>,
    /// Numbers of nodes of metadata by when the function names them first.
    nodes: HashMap<Md, u32>,
    /// Lists of attributes that name types.
    lists: HashMap<AttrList, u32>,
    known_lists: HashMap<Vec<u32>, u32>,
}

fn numbered(number: u32) -> Option<u32> {
    (number != u32::MAX).then_some(number)
}

/// First words of operands that are no value of the function; numbers of values have a kind in their upper bits and are below.
#[derive(Clone, Copy)]
#[repr(u32)]
enum Word {
    /// The function itself.
    Itself = u32::MAX,
    Zero = u32::MAX - 1,
    Undef = u32::MAX - 2,
    Poison = u32::MAX - 3,
    /// The address of a block of the function.
    OwnBlock = u32::MAX - 4,
}

impl Writer {
    pub fn new() -> Writer {
        Writer {
            shapes: Shapes { pointers_are_integers: true, ..Shapes::default() },
            consts: Consts::default(),
            memo: Vec::new(),
            blocks: Vec::new(),
            numbers: Vec::new(),
            nodes: HashMap::new(),
            lists: HashMap::new(),
            known_lists: HashMap::new(),
        }
    }
    /// Blocks that are reached, in an order that only depends on edges.
    fn order(&mut self, func: &Func<'_>) -> Vec<Block> {
        self.blocks.clear();
        self.blocks.resize(func.num_blocks(), u32::MAX);
        self.numbers.clear();
        self.numbers.resize(func.num_insts(), u32::MAX);
        let (mut order, mut work, mut next) = (Vec::new(), vec![func.entry()], 0);
        while let Some(block) = work.pop() {
            if self.blocks[block.index()] != u32::MAX {
                continue;
            }
            self.blocks[block.index()] = order.len() as u32;
            order.push(block);
            for inst in func.block_insts(block) {
                self.numbers[inst.index()] = next;
                next += 1;
            }
            work.extend(func.successors(block));
        }
        order
    }
    fn value(&mut self, func: &Func<'_>, value: Value, out: &mut Vec<u32>) -> Option<()> {
        let words = match value.kind() {
            // What comes from blocks that are not reached has no number.
            ValueKind::Inst(i) => [Value::inst(numbered(self.numbers[i.index()]).map(Inst)?).0, 0],
            ValueKind::Block(b) => [Value::block(numbered(self.blocks[b.index()]).map(Block)?).0, 0],
            ValueKind::Const(c) => return self.constant(func, c, out),
            ValueKind::Undef(ty) => [Word::Undef as u32, self.shapes.of(func.ctx(), ty)],
            ValueKind::Poison(ty) => [Word::Poison as u32, self.shapes.of(func.ctx(), ty)],
            ValueKind::Global(g) if g == func.global() => [Word::Itself as u32, 0],
            // What a function says of its own values as metadata is not compared.
            ValueKind::LocalMeta(_) => return None,
            _ => [value.0, 0],
        };
        out.extend(words);
        Some(())
    }
    fn constant(&mut self, func: &Func<'_>, c: Const, out: &mut Vec<u32>) -> Option<()> {
        let (consts, value) = (func.consts(), Value::constant(c));
        if consts.row(c).kind == ConstKind::BlockAddress {
            let (global, block) = (consts.list(c)[0].as_global()?, consts.list(c)[1].as_block()?);
            if global == func.global() {
                out.extend([Word::OwnBlock as u32, numbered(self.blocks[block.index()])?]);
                return Some(());
            }
        }
        let words = match consts.is_zero(value) {
            true => [Word::Zero as u32, self.shapes.of(func.ctx(), consts.ty(c))],
            false => [translate_const(consts, &mut self.consts, &mut self.memo, value).0, 0],
        };
        out.extend(words);
        Some(())
    }
    /// The number of a list of attributes: types in it count by their shape.
    fn attrs(&mut self, ctx: ModuleCtx<'_>, list: AttrList) -> u32 {
        if let Some(&known) = self.lists.get(&list) {
            return known;
        }
        let row = ctx.attrs().list(list);
        let mut key = Vec::new();
        for &set in [row.func, row.ret].iter().chain(&*row.params) {
            let attrs = ctx.attrs().set(set);
            key.extend([u32::MAX, attrs.len() as u32]);
            if !attrs.iter().any(|attr| matches!(attr, Attr::Type(..))) {
                key.push(set.0);
                continue;
            }
            for attr in attrs {
                match attr {
                    Attr::Flag(kind) => key.extend([0, *kind as u32]),
                    Attr::Int(kind, number) => key.extend([1, *kind as u32, *number as u32, (number >> 32) as u32]),
                    Attr::Type(kind, ty) => {
                        let shape = ty.get().map_or(u32::MAX, |ty| self.shapes.of(ctx, ty));
                        key.extend([2, *kind as u32, shape]);
                    }
                    // Sets that differ elsewhere stay apart.
                    _ => key.extend([3, set.0]),
                }
            }
        }
        let next = self.known_lists.len() as u32;
        let number = *self.known_lists.entry(key).or_insert(next);
        self.lists.insert(list, number);
        number
    }
    /// Writes a node and what it is made of. Distinct nodes are told from others by where the function names them first.
    fn metadata(&mut self, ctx: ModuleCtx<'_>, node: Md, out: &mut Vec<u32>) {
        let mut work = vec![node];
        while let Some(node) = work.pop() {
            let next = self.nodes.len() as u32;
            if let Some(&number) = self.nodes.get(&node) {
                out.extend([0, number]);
                continue;
            }
            if node.is_none() {
                out.extend([3, 0]);
                continue;
            }
            if let MdNode::Tuple { distinct, ops } = &ctx.tables.metadata.nodes()[node.index()] {
                self.nodes.insert(node, next);
                out.extend([1, u32::from(*distinct), ops.len() as u32]);
                for &op in ops.iter().rev() {
                    work.push(op);
                }
            } else {
                out.extend([2, node.0]);
            }
        }
    }
    fn inst(&mut self, func: &Func<'_>, inst: Inst, out: &mut Vec<u32>) -> Option<()> {
        let (ctx, head) = (func.ctx(), func.head(inst));
        let fl = head.flags & !(flags::HAS_MD | flags::DEAD);
        let ty = self.shapes.of(ctx, head.ty);
        out.extend([head.op as u32, u32::from(fl), ty]);
        let aux = func.aux(inst);
        let mut count = func.num_operands(inst);
        match head.op {
            op if op.is_call() => {
                let row = func.call(inst);
                let (fn_ty, attrs) = (self.shapes.of(ctx, row.fn_ty), self.attrs(ctx, row.attrs));
                out.extend([fn_ty, u32::from(row.cc), row.tail as u32, attrs, row.num_args, row.addrspace]);
                out.extend(row.bundles.iter().flat_map(|bundle| [bundle.0.0, bundle.1]));
            }
            Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector | Opcode::LandingPad => {
                out.extend_from_slice(func.indices(inst));
            }
            Opcode::Alloca => out.extend([self.shapes.of(ctx, Type(aux.a)), aux.b]),
            Opcode::GetElementPtr => match own_offset(func, inst) {
                // Indices count by the bytes that they are.
                Some(bytes) => {
                    out.extend([u32::MAX, bytes as u32, (bytes >> 32) as u32]);
                    count = 1;
                }
                None => out.extend([self.shapes.of(ctx, Type(aux.a)), aux.b]),
            },
            _ => out.extend([aux.a, aux.b]),
        }
        out.push(count as u32);
        for value in func.operands(inst).take(count) {
            self.value(func, value, out)?;
        }
        for row in func.attachments(inst) {
            out.push(row.kind.0);
            self.metadata(ctx, row.node, out);
        }
        Some(())
    }
    /// Writes function `global` to `out`; `None` if it cannot be compared.
    pub fn function(&mut self, module: &Module, global: Global, out: &mut Vec<u32>) -> Option<()> {
        out.clear();
        let f = module.func(global)?;
        let (shape, parts) = (module.globals().shape()[global.index()], module.globals().parts()[global.index()]);
        let (ty, attrs) = (self.shapes.of(f.ctx(), shape.ty), self.attrs(f.ctx(), parts.attrs));
        out.extend([ty, u32::from(shape.cc), attrs, parts.section.0, parts.gc.0, shape.addrspace]);
        if let Some(extra) = module.ctx().extra(global) {
            out.extend([extra.prefix.0, extra.prologue.0, extra.personality.0]);
        } else {
            out.extend([Value::NONE.0; 3]);
        }
        self.memo.clear();
        self.nodes.clear();
        let order = self.order(&f);
        out.push(order.len() as u32);
        for block in order {
            // A word between blocks: the number of an instruction's operands never stands there.
            out.push(u32::MAX);
            for inst in f.block_insts(block) {
                self.inst(&f, inst, out)?;
            }
        }
        Some(())
    }
}

/// The bytes that an address instruction adds to its base, where its indices are constants.
fn own_offset(func: &Func<'_>, inst: Inst) -> Option<i64> {
    let base = func.operands(inst).next()?;
    let ((from, all), (end, before)) = (constant_offset(func, Value::inst(inst)), constant_offset(func, base));
    (from == end && from != Value::inst(inst)).then(|| all.wrapping_sub(before))
}
