//! Metadata attachments of instructions, and names of values.

use crate::body::*;
use crate::func::FuncMut;
use crate::ids::*;
use crate::opcode::flags;
use crate::value::Value;

impl FuncMut<'_> {
    /// Sets (or with `NONE` removes) the attachment of `inst` under `kind`.
    pub fn set_attachment(&mut self, inst: Inst, kind: Str, node: Md) {
        let rows: Vec<AttachRow> = self.attachments(inst).collect();
        let mut kept: Vec<(Str, Md)> = rows.iter().map(|r| (r.kind, r.node)).collect();
        match kept.iter_mut().find(|r| r.0 == kind) {
            Some(r) => r.1 = node,
            None => kept.push((kind, node)),
        }
        kept.retain(|r| r.1.is_some());
        self.write_attachments(inst, &kept);
    }
    /// Replaces all attachments of `inst`.
    pub fn write_attachments(&mut self, inst: Inst, rows: &[(Str, Md)]) {
        let s = self.side_mut();
        if rows.is_empty() && s.attach_head.len() <= inst.index() {
            return;
        }
        if s.attach_head.len() <= inst.index() {
            s.attach_head.resize(inst.index() + 1, u32::MAX);
        }
        let mut next = u32::MAX;
        for &(kind, node) in rows.iter().rev() {
            let n = s.attach.len() as u32;
            s.attach.push(AttachRow { kind, node, next });
            next = n;
        }
        s.attach_head[inst.index()] = next;
        let h = &mut self.insts.head_mut()[inst.index()];
        h.flags = h.flags & !flags::HAS_MD | if rows.is_empty() { 0 } else { flags::HAS_MD };
        self.unsettle(inst);
    }
    /// Copies attachments and location of `from` to `to`.
    pub fn copy_attachments(&mut self, to: Inst, from: Inst) {
        if self.flags(from) & flags::HAS_MD != 0 {
            let rows: Vec<(Str, Md)> = self.attachments(from).map(|r| (r.kind, r.node)).collect();
            self.write_attachments(to, &rows);
        }
        let loc = self.loc(from);
        self.set_loc(to, loc);
    }
    /// Drops the attachments of `inst` (not `!dbg`).
    pub fn clear_attachments(&mut self, inst: Inst) {
        if self.flags(inst) & flags::HAS_MD != 0 {
            self.write_attachments(inst, &[]);
        }
    }
    /// Names a value, when names are kept; a number is appended when the name is taken.
    pub fn set_name(&mut self, value: Value, name: &[u8]) {
        if let Some(names) = &mut self.side_mut().names {
            names.set_unique(value, name);
        }
    }
    /// Names `value` after `of` with `suffix` appended, when names are kept and `of` has one.
    pub fn derive_name(&mut self, value: Value, of: Value, suffix: &str) {
        if let Some(names) = &mut self.side_mut().names {
            let mut name = names.get(of).to_vec();
            if !name.is_empty() {
                name.extend_from_slice(suffix.as_bytes());
                names.set_unique(value, &name);
            }
        }
    }
    /// Counts as if something had been named after `of` with `suffix` appended, and had gone.
    pub fn pass_over_name(&mut self, of: Value, suffix: &str) {
        if let Some(names) = &mut self.side_mut().names {
            let name = [names.get(of), suffix.as_bytes()].concat();
            if name.len() > suffix.len() {
                names.pass_over(&name);
            }
        }
    }
    /// Names `value` after `of` with `suffix` appended, when names are kept; with nothing but the suffix where `of` has none, as
    /// LLVM does in some places.
    pub fn name_after(&mut self, value: Value, of: Value, suffix: &str) {
        if let Some(names) = &mut self.side_mut().names {
            let name = [names.get(of), suffix.as_bytes()].concat();
            names.set_unique(value, &name);
        }
    }
    /// Names `middle`, which was put on the edge from `from` to `to`, as LLVM does: `from.to_crit_edge`.
    pub fn name_split_edge(&mut self, middle: Block, from: Block, to: Block) {
        if let Some(names) = &mut self.side_mut().names {
            let name = [names.get(Value::block(from)), b".", names.get(Value::block(to)), b"_crit_edge"].concat();
            names.set_unique(Value::block(middle), &name);
        }
    }
    /// Takes the name of a value that goes, so that another one may have it.
    pub(crate) fn free_name(&mut self, value: Value) {
        if let Some(names) = &mut self.side_mut().names {
            names.set(value, b"");
        }
    }
    /// Gives `to` the name of `from`, when names are kept.
    pub fn take_name(&mut self, to: Value, from: Value) {
        if let Some(names) = &mut self.side_mut().names {
            let name = names.get(from).to_vec();
            names.set(from, b"");
            names.set(to, &name);
        }
    }
}
