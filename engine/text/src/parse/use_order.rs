//! Directives about the order of uses: `uselistorder ptr @g, { 1, 0 }`, `uselistorder_bb @f, %b, { 1, 0 }`.
//!
//! Uses have no order here, so the directives are checked and dropped: for form where they stand, against the number of uses
//! when the module is read. Uses of constants are not counted: equal ones are shared by other rules than LLVM's.

use super::{K, Parser, R, Span, T};
use hashbrown::HashMap;
use warpc_ir::body::{Body, POOLED};
use warpc_ir::diag::Diag;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Module};
use warpc_ir::opcode::Opcode;
use warpc_ir::value::{Value, ValueKind};

/// A directive about a value that has uses to be counted.
pub(super) struct UseOrder {
    /// The function it is in; `NONE` at module level.
    pub function: Global,
    /// A local value, or a global.
    pub value: Value,
    /// Indices it has.
    len: u32,
    span: Span,
}

impl Parser<'_> {
    /// `uselistorder ptr @g, { 1, 0 }`, `uselistorder_bb @f, %b, { 1, 0 }`.
    pub(super) fn use_list_order(&mut self) -> R<()> {
        let start = self.span();
        let of_block = self.is(K::uselistorder_bb);
        self.next();
        let mut value = Value::NONE;
        if of_block {
            self.use_order_block()?;
        } else {
            let ty = self.ty_or_void("expected type")?;
            if self.names_nothing() {
                return self.fail("value has no uses");
            }
            if ty == Type::LABEL {
                self.next();
            } else {
                value = self.value(ty)?;
            }
            self.expect(T::Comma, "expected comma in uselistorder directive")?;
        }
        let len = self.use_order_indices()?;
        if value.is_some() || warpc_ir::builder_func::Placeholder::is(value) {
            self.use_orders.push(UseOrder { function: self.use_order_function(), value, len, span: start });
        }
        Ok(())
    }
    fn use_order_function(&self) -> Global {
        if self.in_function { self.f.side.global } else { Global::NONE }
    }
    /// `@f, %b,`
    fn use_order_block(&mut self) -> R<()> {
        let row = match self.kind() {
            T::GlobalVar => {
                let name = self.name();
                self.global_names.get(&self.bytes, name)
            }
            T::GlobalId => Some(self.global_ids.get(self.lex.tok.value as u32)).filter(|&r| r != u32::MAX),
            _ => return self.fail("expected function name in uselistorder_bb"),
        };
        let function = match row.map(|r| self.refs[r as usize]) {
            Some(r) if r.value.is_some() && r.fn_ty.is_none() => {
                return self.fail("expected function name in uselistorder_bb");
            }
            Some(r) if r.value.is_some() => {
                let function = r.value.as_global();
                if function.is_none_or(|g| self.b.globals.sym[g.index()].is_declaration()) {
                    return self.fail("invalid declaration in uselistorder_bb");
                }
                self.next();
                function
            }
            _ => return self.fail("invalid function forward reference in uselistorder_bb"),
        };
        self.expect(T::Comma, "expected comma in uselistorder_bb directive")?;
        match self.kind() {
            T::LocalVar => {}
            T::LocalId => return self.fail("invalid numeric label in uselistorder_bb"),
            _ => return self.fail("expected basic block name in uselistorder_bb"),
        }
        if !self.kept.values {
            self.wanted.values = true;
            return Err(self.stop_reading());
        }
        if let Some(g) = function {
            let name = self.name();
            if let Some(body) = self.b.bodies[g.index()].as_deref() {
                if self.named_values.0 != g {
                    self.named_values = (g, named_values(body));
                }
                match self.named_values.1.get(self.bytes.get(name)) {
                    None => return self.fail("invalid basic block in uselistorder_bb"),
                    Some(false) => return self.fail("expected basic block in uselistorder_bb"),
                    Some(true) => {}
                }
            }
        }
        self.next();
        self.expect(T::Comma, "expected comma in uselistorder_bb directive")
    }
    /// `{ 1, 0 }`: how many there are.
    fn use_order_indices(&mut self) -> R<u32> {
        let span = self.span();
        self.expect(T::LBrace, "expected '{' here")?;
        if self.kind() == T::RBrace {
            return self.fail("expected non-empty list of uselistorder indexes");
        }
        let (mut n, mut max, mut sum, mut ordered) = (0u64, 0u64, 0u64, true);
        loop {
            let i = self.uint32()? as u64;
            ordered &= i == n;
            sum = sum.wrapping_add(i);
            max = max.max(i);
            n += 1;
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RBrace, "expected '}' here")?;
        if n < 2 {
            return self.err(span, "expected >= 2 uselistorder indexes");
        }
        if max >= n || sum != n * (n - 1) / 2 {
            return self.err(span, "expected distinct uselistorder indexes in range [0, size)");
        }
        if ordered {
            return self.err(span, "expected uselistorder indexes to change the order");
        }
        Ok(n as u32)
    }
    /// Whether the current token is a name that stood nowhere before.
    fn names_nothing(&mut self) -> bool {
        let n = self.lex.tok.value as u32;
        match self.kind() {
            T::LocalVar => {
                let name = self.name();
                self.local_names.get(&self.bytes, name).is_none()
            }
            T::LocalId => Value(self.local_ids.get(n)).is_none(),
            T::GlobalVar => {
                let name = self.name();
                self.global_names.get(&self.bytes, name).is_none()
            }
            T::GlobalId => self.global_ids.get(n) == u32::MAX,
            _ => false,
        }
    }
    /// The directives of the function that ends.
    pub(super) fn end_use_orders(&mut self) {
        let function = self.f.side.global;
        for o in self.use_orders.iter_mut().rev().take_while(|o| o.function == function) {
            o.value = self.f.resolved(o.value);
        }
    }
}

/// Names in a function, and whether they are those of blocks.
pub(super) type NamedValues = HashMap<Box<[u8]>, bool>;

fn named_values(body: &Body) -> NamedValues {
    let Some(names) = body.side.names.as_deref() else { return NamedValues::default() };
    let all = (0..body.blocks.len()).map(|i| Value::block(Block::new(i)));
    let all = all.chain((0..body.side.args.len()).map(|i| Value::arg(i as u32)));
    let all = all.chain((0..body.insts.len()).map(|i| Value::inst(Inst::new(i))));
    let named = all.filter(|&v| !names.get(v).is_empty());
    named.map(|v| (names.get(v).into(), v.as_block().is_some())).collect()
}

/// Calls `f` with every operand of a body; the blocks a phi comes from are no uses.
fn each_use(body: &Body, mut f: impl FnMut(Value)) {
    for (head, ops) in body.insts.head.iter().zip(&body.insts.ops) {
        let inline = if head.n == POOLED { &[][..] } else { &ops.0[..head.n as usize] };
        inline.iter().map(|&v| Value(v)).filter(|v| head.op != Opcode::Phi || v.as_block().is_none()).for_each(&mut f);
    }
    for r in &body.side.pool {
        let phi = r.user.is_some() && body.insts.head[r.user.index()].op == Opcode::Phi;
        if !phi || r.value.as_block().is_none() {
            f(r.value);
        }
    }
}

/// What is wrong with the directives of a module that is read. Linear in the module, and nothing without directives.
pub(super) fn check(module: &Module, orders: &[UseOrder]) -> Vec<Diag> {
    let mut wrong = Vec::new();
    let mut say = |o: &UseOrder, uses: u32| {
        let message = match uses {
            0 => "value has no uses".into(),
            1 => "value only has one use".into(),
            n if n != o.len => format!("wrong number of indexes, expected {n}"),
            _ => return,
        };
        wrong.push(Diag::error(message, o.span));
    };
    for group in orders.chunk_by(|a, b| a.function == b.function) {
        let Some(body) = group[0].function.get().and_then(|g| module.body(g)) else { continue };
        let (mut insts, mut args) = (vec![0u32; body.insts.len()], vec![0u32; body.side.args.len()]);
        each_use(body, |v| match v.kind() {
            ValueKind::Inst(i) => insts[i.index()] += 1,
            ValueKind::Arg(n) => args[n as usize] += 1,
            _ => {}
        });
        for o in group {
            match o.value.kind() {
                ValueKind::Inst(i) => say(o, insts[i.index()]),
                ValueKind::Arg(n) => say(o, args[n as usize]),
                _ => {}
            }
        }
    }
    if orders.iter().any(|o| o.function.is_none() && o.value.as_global().is_some()) {
        let uses = global_uses(module);
        for o in orders.iter().filter(|o| o.function.is_none()) {
            if let Some(n) = o.value.as_global().and_then(|g| uses[g.index()]) {
                say(o, n);
            }
        }
    }
    wrong
}

/// Number of uses of every global; `None` where constants of functions use it, as equal ones of two functions are one use.
fn global_uses(module: &Module) -> Vec<Option<u32>> {
    let globals = module.globals();
    let mut uses = vec![Some(0u32); globals.sym().len()];
    let mut add = |v: Value| {
        if let Some(n) = v.as_global().and_then(|g| uses[g.index()].as_mut()) {
            *n += 1;
        }
    };
    for (sym, p) in globals.sym().iter().zip(globals.parts()) {
        if sym.kind != GlobalKind::Function || p.init.is_some() {
            add(p.init);
        }
    }
    for e in &module.tables().extras {
        [e.prefix, e.prologue, e.personality].into_iter().for_each(&mut add);
    }
    module.tables().consts.operands().iter().for_each(|&v| add(v));
    for g in module.defined_functions() {
        module.body(g).into_iter().for_each(|b| each_use(b, &mut add));
    }
    for g in module.defined_functions() {
        for v in module.body(g).into_iter().flat_map(|b| b.side.consts.operands()) {
            if let Some(g) = v.as_global() {
                uses[g.index()] = None;
            }
        }
    }
    uses
}
