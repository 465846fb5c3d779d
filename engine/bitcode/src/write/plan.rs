//! What a module needs in its file: one walk over everything that finds the types, attributes, metadata, names and module-level
//! constants in use, and gives globals their numbers.
//!
//! Numbers of values begin with the variables, functions (declarations of intrinsics among them, where the text has them),
//! aliases and ifuncs; then come the constants of the module. A function continues from there.

use super::attrs::AttrTable;
use super::consts::{ConstScope, ConstSet};
use super::function::collect_constants;
use super::metadata::{KindTable, MdTable};
use super::names::NameTable;
use super::types::TypeTable;
use hashbrown::{HashMap, HashSet};
use warpc_columns::RowSet;
use warpc_columns::intern::Hasher;
use warpc_ir::body::DbgKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinRow, Position};
use warpc_ir::module::{GlobalKind, Module, ModuleCtx};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::value::{Value, ValueKind};

/// A function of the file.
#[derive(Clone, Copy, Debug)]
pub(super) enum Function {
    /// A row of the module.
    Row(Global),
    /// The declaration of an intrinsic: its row, attribute list and calling convention.
    Intrinsic(Intrin, u64, u16),
}

/// What a module needs in its file.
pub(super) struct Plan<'m> {
    pub module: &'m Module,
    pub ctx: ModuleCtx<'m>,
    pub types: TypeTable<'m>,
    pub attrs: AttrTable<'m>,
    pub md: MdTable<'m>,
    pub kinds: KindTable,
    /// Names of synchronisation scopes but the two that have fixed numbers.
    pub scopes: NameTable,
    /// Tags of operand bundles.
    pub tags: NameTable,
    pub functions: Vec<Function>,
    /// Constants of the module.
    pub consts: ConstSet,
    /// Number by row of the module.
    pub of_global: Vec<u32>,
    /// Number by row of intrinsics.
    pub of_intrinsic: Vec<u32>,
    /// Numbers given to globals and constants of the module.
    pub num_values: u32,
    /// A function and another one whose code takes the address of a block in it. Sorted.
    pub address_users: Vec<(Global, Global)>,
    /// Whether each intrinsic is used.
    used: RowSet<Intrin>,
}

/// Numbers of the synchronisation scopes that every file has: `singlethread` and the whole system.
pub(super) const FIXED_SCOPES: u64 = 2;

impl<'m> Plan<'m> {
    /// Walks the module.
    pub(super) fn new(module: &'m Module) -> Plan<'m> {
        let ctx = module.ctx();
        let mut plan = Plan {
            module,
            ctx,
            types: TypeTable::new(&ctx.tables.types),
            attrs: AttrTable::new(ctx),
            md: MdTable::new(ctx),
            kinds: KindTable::new(ctx),
            scopes: NameTable::default(),
            tags: NameTable::default(),
            functions: Vec::new(),
            consts: ConstSet::new(),
            of_global: vec![u32::MAX; ctx.globals.sym.len()],
            of_intrinsic: vec![u32::MAX; ctx.tables.intrins.own().len()],
            num_values: 0,
            address_users: Vec::new(),
            used: RowSet::new(ctx.tables.intrins.own().len()),
        };
        plan.consts.begin(ctx.tables.consts.len());
        plan.globals();
        plan.named_metadata();
        let mut set = ConstSet::new();
        for g in module.defined_functions() {
            if let Some(f) = module.func(g) {
                plan.function(&f, &mut set);
            }
        }
        plan.module_constants();
        plan.order_functions();
        plan.number_values();
        plan.address_users.sort_unstable();
        plan.address_users.dedup();
        plan
    }
    /// Rows of live globals of a kind.
    pub(super) fn rows(&self, kind: GlobalKind) -> impl Iterator<Item = Global> + use<'m> {
        let sym = self.ctx.globals.sym;
        (0..sym.len()).filter(move |&g| sym[g].kind == kind && !sym[g].is_dead()).map(Global::new)
    }

    fn globals(&mut self) {
        let ctx = self.ctx;
        for g in (0..ctx.globals.sym.len()).map(Global::new) {
            if ctx.globals.sym[g.index()].is_dead() {
                continue;
            }
            self.types.need(ctx.globals.shape[g.index()].ty);
            self.attrs.list(ctx.globals.parts[g.index()].attrs, &mut self.types);
            for &(kind, node) in ctx.extra(g).into_iter().flat_map(|x| &x.attachments) {
                self.kinds.need(kind);
                self.md.need(node);
            }
        }
    }
    fn named_metadata(&mut self) {
        for (_, list) in &self.ctx.tables.metadata.named {
            list.iter().for_each(|&m| self.md.need(m));
        }
    }
    fn function(&mut self, func: &Func<'_>, set: &mut ConstSet) {
        collect_constants(func, set, &mut self.types);
        for c in set.rows() {
            if func.consts().row(c).kind == ConstKind::BlockAddress
                && let Some(target) = func.consts().list(c)[0].as_global()
                && target != func.global()
            {
                self.address_users.push((target, func.global()));
            }
        }
        set.intrinsics.iter().for_each(|&i| _ = self.used.insert(i));
        for b in func.block_order() {
            for i in func.block_insts(b) {
                self.inst(func, i);
            }
        }
        for r in &func.side().dbg {
            for v in [r.value, r.address] {
                if let ValueKind::Meta(m) = v.kind() {
                    self.md.need(m);
                }
            }
            self.md.need(r.var);
            self.md.need(r.loc);
            if r.kind != DbgKind::Label {
                self.md.need(r.expr);
            }
            if r.kind == DbgKind::Assign {
                self.md.need(r.assign);
                self.md.need(r.address_expr);
            }
        }
    }
    fn inst(&mut self, func: &Func<'_>, inst: Inst) {
        let head = func.head(inst);
        self.types.need(head.ty);
        match head.op {
            Opcode::GetElementPtr | Opcode::Alloca => self.types.need(Type(func.aux(inst).a)),
            Opcode::Load | Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw => {
                self.scope(Str(func.aux(inst).b));
            }
            op if op.is_call() => {
                let row = func.call(inst);
                self.types.need(row.fn_ty);
                self.attrs.list(row.attrs, &mut self.types);
                row.bundles.iter().for_each(|b| _ = self.tags.add(b.0));
                for v in func.operands(inst) {
                    if let ValueKind::Meta(m) = v.kind() {
                        self.md.need(m);
                    }
                }
            }
            _ => {}
        }
        if func.loc(inst).is_some() {
            self.md.need_location(func.loc(inst));
        }
        if head.flags & flags::HAS_MD != 0 {
            for a in func.attachments(inst) {
                self.kinds.need(a.kind);
                self.md.need(a.node);
            }
        }
    }
    fn scope(&mut self, name: Str) {
        if name.is_some() && name != Str::EMPTY && self.ctx.str(name) != b"singlethread" {
            self.scopes.add(name);
        }
    }
    /// Number of a synchronisation scope.
    pub(super) fn scope_number(&self, name: Str) -> u64 {
        if name.is_blank() {
            1
        } else if self.ctx.str(name) == b"singlethread" {
            0
        } else {
            FIXED_SCOPES + self.scopes.number(name)
        }
    }

    /// Collects the constants of initialisers and of metadata.
    fn module_constants(&mut self) {
        let ctx = self.ctx;
        let scope = ConstScope { ctx, consts: &ctx.tables.consts, indices: &[] };
        for g in (0..ctx.globals.sym.len()).map(Global::new) {
            if ctx.globals.sym[g.index()].is_dead() {
                continue;
            }
            self.consts.add(&scope, ctx.globals.parts[g.index()].init, &mut self.types);
            if let Some(x) = ctx.extra(g) {
                for v in [x.prefix, x.prologue, x.personality] {
                    self.consts.add(&scope, v, &mut self.types);
                }
            }
        }
        self.md.add_constants(&mut self.consts, &scope, &mut self.types);
        self.consts.intrinsics.iter().for_each(|&i| _ = self.used.insert(i));
    }

    /// Puts the functions in order: rows of the module, intrinsics where they were declared, other intrinsics in use at the end.
    /// Of intrinsics of one name, one is declared.
    fn order_functions(&mut self) {
        let ctx = self.ctx;
        let rows = ctx.tables.intrins.own();
        let mut names: HashSet<&str, Hasher> = HashSet::with_hasher(Hasher::with_seed(0x696e74));
        let mut declared = ctx.tables.intrin_decls.iter().peekable();
        for g in 0..=ctx.globals.sym.len() {
            while let Some(d) = declared.next_if(|d| d.before as usize <= g) {
                if names.insert(&rows[d.callee.index()].name) {
                    self.declare(d.callee, d.attrs, d.cc);
                }
            }
            if let Some(s) = ctx.globals.sym.get(g)
                && s.kind == GlobalKind::Function
                && !s.is_dead()
            {
                self.functions.push(Function::Row(Global::new(g)));
            }
        }
        for i in (0..rows.len()).map(Intrin::new) {
            if self.used.contains(i) && names.insert(&rows[i.index()].name) {
                self.declare(i, AttrList::EMPTY, 0);
            }
        }
    }
    fn declare(&mut self, i: Intrin, written: AttrList, cc: u16) {
        let row: &'m IntrinRow = &self.ctx.tables.intrins.own()[i.index()];
        self.types.need(row.ty);
        let types = self.ctx.types();
        let known = row.known().filter(|&id| intrinsics::check_signature(types, id, row.ty).is_ok());
        let list = match (known, types.func(row.ty)) {
            (Some(id), Some((ret, params, _))) => {
                let params: Vec<_> = (params.iter().enumerate())
                    .map(|(n, &t)| intrinsics::attrs_at(id, Position::Param(n), types, t))
                    .collect();
                let ret = intrinsics::attrs_at(id, Position::Return, types, ret);
                self.attrs.signature(&intrinsics::fn_attrs(id), &ret, &params, &mut self.types)
            }
            _ => self.attrs.list(written, &mut self.types),
        };
        self.functions.push(Function::Intrinsic(i, list, cc));
    }

    fn number_values(&mut self) {
        let rows = self.ctx.tables.intrins.own();
        let mut next = 0;
        for g in self.rows(GlobalKind::Variable) {
            self.of_global[g.index()] = next;
            next += 1;
        }
        let mut by_name: HashMap<&str, u32, Hasher> = HashMap::with_hasher(Hasher::with_seed(0x696e74));
        for &f in &self.functions {
            match f {
                Function::Row(g) => self.of_global[g.index()] = next,
                Function::Intrinsic(i, ..) => drop(by_name.insert(&rows[i.index()].name, next)),
            }
            next += 1;
        }
        for (i, row) in rows.iter().enumerate() {
            self.of_intrinsic[i] = by_name.get(&*row.name).copied().unwrap_or(u32::MAX);
        }
        for kind in [GlobalKind::Alias, GlobalKind::IFunc] {
            for g in self.rows(kind) {
                self.of_global[g.index()] = next;
                next += 1;
            }
        }
        self.consts.number_from(next, &self.types);
        self.num_values = next + self.consts.len();
    }
    /// Number of a global, an intrinsic or a constant of the module.
    pub(super) fn number(&self, value: Value) -> u32 {
        number_of(value, &self.consts, self)
    }
}

/// Number of a constant operand, where constants are those of `set`.
pub(super) fn number_of(value: Value, set: &ConstSet, plan: &Plan<'_>) -> u32 {
    use super::consts::Entry;
    match value.kind() {
        ValueKind::Const(c) => set.row(c),
        ValueKind::Global(g) => match plan.of_global[g.index()] {
            u32::MAX => set.entry(Entry::Poison(plan.ctx.globals.shape[g.index()].ptr_ty)),
            n => n,
        },
        ValueKind::Intrinsic(i) => plan.of_intrinsic[i.index()],
        ValueKind::Undef(t) => set.entry(Entry::Undef(t)),
        ValueKind::Poison(t) => set.entry(Entry::Poison(t)),
        ValueKind::Asm(a) => set.entry(Entry::Asm(a)),
        _ => u32::MAX,
    }
}
