//! Copies of bodies: the columns are copied whole, then ids of module tables in them are rewritten. Rows keep their numbers.

use super::LinkError;
use super::Linker;
use crate::body::*;
use crate::ids::*;
use crate::opcode::Opcode;
use crate::value::{Value, ValueKind};
use std::cell::RefCell;

impl Linker<'_> {
    /// Copy of `body` for destination function `global`, to be the next of the bodies. Ids of metadata stay those of the source.
    pub(super) fn body(&mut self, body: &Body, global: Global) -> Result<Box<Body>, LinkError> {
        let mut new = Box::new(body.clone());
        new.side.global = global;
        let insts = &mut new.insts;
        let mut has_metadata = insts.loc.iter().any(|loc| loc.0.is_some());
        for ((head, ops), aux) in insts.head.iter_mut().zip(&mut insts.ops).zip(&mut insts.aux) {
            head.ty = self.ty(head.ty);
            if head.n != POOLED {
                for v in &mut ops.0[..head.n as usize] {
                    // Most operands are of the function.
                    if !Value(*v).is_of_function() {
                        has_metadata |= matches!(Value(*v).kind(), ValueKind::Meta(_));
                        *v = self.value(Value(*v))?.0;
                    }
                }
            }
            match head.op {
                Opcode::GetElementPtr | Opcode::Alloca => aux.a = self.ty(Type(aux.a)).0,
                Opcode::Load | Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw => {
                    aux.b = self.opt_str(Str(aux.b)).0;
                }
                _ => {}
            }
        }
        let side = &mut new.side;
        for a in &mut side.args {
            a.ty = self.ty(a.ty);
        }
        for r in side.pool.iter_mut().filter(|r| !r.value.is_of_function()) {
            has_metadata |= matches!(r.value.kind(), ValueKind::Meta(_));
            r.value = self.value(r.value)?;
        }
        has_metadata |= !side.attach.is_empty() || !side.dbg.is_empty();
        for c in &mut side.calls {
            c.fn_ty = self.ty(c.fn_ty);
            c.attrs = self.attr_list(c.attrs);
            c.bundles.iter_mut().for_each(|b| b.0 = self.str(b.0));
        }
        for a in &mut side.attach {
            a.kind = self.str(a.kind);
        }
        for l in &mut side.local_md {
            match l {
                LocalMd::Value(t, v) => (*t, *v) = (self.ty(*t), self.value(*v)?),
                LocalMd::ArgList(list) => {
                    for e in list.iter_mut() {
                        *e = (self.ty(e.0), self.value(e.1)?);
                    }
                }
            }
        }
        for d in &mut side.dbg {
            d.ty = self.ty(d.ty);
            d.address_ty = self.ty(d.address_ty);
            d.value = self.value(d.value)?;
            d.address = self.value(d.address)?;
        }
        self.consts(side)?;
        if has_metadata {
            self.metadata_bodies.push(self.bodies.len());
        }
        Ok(new)
    }

    fn consts(&mut self, side: &mut FuncSide) -> Result<(), LinkError> {
        let mut failed = None;
        let linker = RefCell::new(self);
        side.consts.rewrite(
            |t| linker.borrow_mut().ty(t),
            |v| match linker.borrow_mut().value(v) {
                Ok(v) => v,
                Err(e) => {
                    failed.get_or_insert(e);
                    v
                }
            },
        );
        failed.map_or(Ok(()), Err)
    }

    /// Translates the metadata ids of the imported bodies.
    pub(super) fn body_metadata(&mut self) -> Result<(), LinkError> {
        let mut bodies = std::mem::take(&mut self.bodies);
        for row in std::mem::take(&mut self.metadata_bodies) {
            let body = &mut bodies[row].1;
            let insts = &mut body.insts;
            for loc in insts.loc.iter_mut().filter(|loc| loc.0.is_some()) {
                loc.0 = self.md(loc.0)?;
            }
            for (head, ops) in insts.head.iter().zip(&mut insts.ops) {
                if head.n != POOLED {
                    for v in ops.0[..head.n as usize].iter_mut().filter(|v| !Value(**v).is_of_function()) {
                        *v = self.md_value(Value(*v))?.0;
                    }
                }
            }
            let side = &mut body.side;
            for r in &mut side.pool {
                r.value = self.md_value(r.value)?;
            }
            for a in &mut side.attach {
                a.node = self.md(a.node)?;
            }
            for d in &mut side.dbg {
                for m in [&mut d.var, &mut d.expr, &mut d.assign, &mut d.address_expr, &mut d.loc] {
                    *m = self.md(*m)?;
                }
                d.value = self.md_value(d.value)?;
                d.address = self.md_value(d.address)?;
            }
        }
        self.bodies = bodies;
        Ok(())
    }
    #[inline]
    fn md_value(&mut self, value: Value) -> Result<Value, LinkError> {
        match value.kind() {
            ValueKind::Meta(m) => Ok(match self.md(m)?.get() {
                Some(m) => Value::meta(m),
                // The node named a global that was not linked.
                None => Value::meta(self.empty_node()),
            }),
            _ => Ok(value),
        }
    }
}
