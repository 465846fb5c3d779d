//! Named metadata with a meaning, module flags, and globals whose names give them one.

use super::Verifier;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{GlobalKind, Linkage};
use warpc_ir::module_flags::{self, behaviour};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

impl Verifier<'_> {
    /// All module-level lists.
    pub(super) fn lists(&mut self) {
        let md = &self.ctx.tables.metadata;
        let bad = md.named.iter().any(|(_, list)| list.iter().any(|m| m.is_none() || m.index() >= md.len()));
        if !self.check(!bad, "named metadata refers to a node that does not exist", &[]) {
            return;
        }
        let open = md.nodes().iter().any(|n| matches!(n, MdNode::Placeholder));
        if !self.check(!open, "metadata node is used but not defined", &[]) {
            return;
        }
        for (name, list) in &md.named {
            match self.ctx.str(*name) {
                b"llvm.ident" => self.strings_of("llvm.ident", list),
                b"llvm.commandline" => self.strings_of("llvm.commandline", list),
                module_flags::LIST => self.module_flags(list),
                b"llvm.errno.tbaa" => self.errno_tags(list),
                b"llvm.dbg.cu" => {}
                n if n.starts_with(b"llvm.dbg.") => {
                    self.fail_debug("unrecognized named metadata node in the llvm.dbg namespace", &[]);
                }
                _ => {}
            }
        }
        self.used_lists();
    }

    /// Access tags of `errno`.
    fn errno_tags(&mut self, list: &[Md]) {
        self.check(!list.is_empty(), "llvm.errno.tbaa must have at least one operand", &[]);
        for &tag in list {
            self.tag_fault(tag, Value::NONE);
        }
    }

    /// Entries of one string each.
    fn strings_of(&mut self, name: &str, list: &[Md]) {
        let md = &self.ctx.tables.metadata;
        for &m in list {
            let ops = md.ops(m);
            if ops.len() != 1 {
                self.fail(format!("incorrect number of operands in {name} metadata"), &[Value::meta(m)]);
            } else if !is_str(md, ops[0]) {
                let at = if ops[0].is_some() { vec![Value::meta(ops[0])] } else { vec![] };
                let what = "metadata entry operand(the operand should be a string)";
                self.fail(format!("invalid value for {name} {what}"), &at);
            }
        }
    }

    /// Integer of a constant node.
    pub(super) fn md_int(&self, node: Md) -> Option<u64> {
        self.ctx.tables.metadata_int(node)
    }

    /// The value of a flag, by how flags of its name are put together. Gives name and value of a flag that this one requires.
    fn module_flag_value(&mut self, how: u64, value: Md) -> Option<(Md, Md)> {
        let md = &self.ctx.tables.metadata;
        match how {
            behaviour::REQUIRE => {
                let pair = if value.is_some() { md.ops(value) } else { &[] };
                if pair.len() != 2 {
                    let message = "invalid value for 'require' module flag (expected metadata pair)";
                    self.fail(message, &[meta(value)]);
                } else if !is_str(md, pair[0]) {
                    let message = "invalid value for 'require' module flag (first value operand should be a string)";
                    self.fail(message, &[meta(pair[0])]);
                } else {
                    return Some((pair[0], pair[1]));
                }
            }
            behaviour::APPEND | behaviour::APPEND_UNIQUE => {
                let ok = value.is_some() && matches!(md.get(value), MdNode::Tuple { .. });
                let message = "invalid value for 'append'-type module flag (expected a metadata node)";
                self.check(ok, message, &[meta(value)]);
            }
            behaviour::MAX => {
                let ok = self.md_int_some(value).is_some();
                let message = "invalid value for 'max' module flag (expected constant integer)";
                self.check(ok, message, &[meta(value)]);
            }
            behaviour::MIN => {
                let ok = self.md_int_some(value).is_some() && !self.is_negative(value);
                let message = "invalid value for 'min' module flag (expected constant non-negative integer)";
                self.check(ok, message, &[meta(value)]);
            }
            _ => {}
        }
        None
    }

    /// Values of the flags that have a meaning of their own.
    fn known_module_flag(&mut self, name: Str, value: Md) {
        let md = &self.ctx.tables.metadata;
        match self.ctx.str(name) {
            b"wchar_size" => {
                let ok = self.md_int_some(value).is_some();
                self.check(ok, "wchar_size metadata requires constant integer argument", &[]);
            }
            b"Linker Options" => {
                let list = self.ctx.tables.strings.find(b"llvm.linker.options");
                let ok = list.is_some_and(|l| md.named.iter().any(|n| n.0 == l));
                self.check(ok, "'Linker Options' named metadata no longer supported", &[]);
            }
            b"SemanticInterposition" => {
                let ok = self.md_int_some(value).is_some();
                self.check(ok, "SemanticInterposition metadata requires constant integer argument", &[]);
            }
            b"CG Profile" if value.is_some() => {
                for &e in md.ops(value) {
                    self.profile_edge(e);
                }
            }
            _ => {}
        }
    }

    fn module_flags(&mut self, list: &[Md]) {
        let md = &self.ctx.tables.metadata;
        let mut seen: Vec<(Str, Md)> = Vec::new();
        let mut requirements = Vec::new();
        for &m in list {
            let ops = md.ops(m);
            if ops.len() != 3 {
                self.fail("incorrect number of operands in module flag", &[Value::meta(m)]);
                continue;
            }
            let (how, id, value) = (ops[0], ops[1], ops[2]);
            let Some(b) = self.md_int_some(how) else {
                self.fail("invalid behavior operand in module flag (expected constant integer)", &[meta(how)]);
                continue;
            };
            if !(1..=8).contains(&b) {
                self.fail("invalid behavior operand in module flag (unexpected constant)", &[meta(how)]);
                continue;
            }
            if !is_str(md, id) {
                self.fail("invalid ID operand in module flag (expected metadata string)", &[meta(id)]);
                continue;
            }
            let name = md.str_of(id).unwrap_or(Str::EMPTY);
            requirements.extend(self.module_flag_value(b, value));
            if b != behaviour::REQUIRE {
                if seen.iter().any(|s| s.0 == name) {
                    let message = "module flag identifiers must be unique (or of 'require' type)";
                    self.fail(message, &[meta(id)]);
                }
                seen.push((name, value));
            }
            self.known_module_flag(name, value);
        }
        let flag = |name: &str| {
            let name = self.ctx.tables.strings.find(name.as_bytes());
            seen.iter().any(|s| Some(s.0) == name && self.md_int_some(s.1).is_some())
        };
        let both = flag("aarch64-elf-pauthabi-platform") == flag("aarch64-elf-pauthabi-version");
        let message = "either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present";
        self.check(both, message, &[]);
        for (name, value) in requirements {
            let s = md.str_of(name).unwrap_or(Str::EMPTY);
            match seen.iter().find(|f| f.0 == s) {
                None => self.fail("invalid requirement on flag, flag is not present in module", &[meta(name)]),
                Some(f) if f.1 != value => {
                    self.fail("invalid requirement on flag, flag does not have the required value", &[meta(name)]);
                }
                _ => {}
            }
        }
    }

    fn md_int_some(&self, node: Md) -> Option<u64> {
        if node.is_none() { None } else { self.md_int(node) }
    }
    fn is_negative(&self, node: Md) -> bool {
        match self.ctx.tables.metadata.nodes().get(node.index()) {
            Some(MdNode::Value(t, v)) => {
                let bits = self.ctx.types().int_bits(*t).unwrap_or(64).clamp(1, 64);
                self.ctx.tables.consts.as_int(*v).is_some_and(|n| n >> (bits - 1) & 1 == 1)
            }
            _ => false,
        }
    }

    /// An edge of the call graph's profile: caller, callee, count.
    fn profile_edge(&mut self, e: Md) {
        let md = &self.ctx.tables.metadata;
        let ops = if e.is_some() { md.ops(e) } else { &[] };
        if ops.len() != 3 {
            self.fail("expected a MDNode triple", &[meta(e)]);
            return;
        }
        for &f in &ops[..2] {
            let ok = f.is_none()
                || matches!(md.get(f), MdNode::Value(_, v)
                    if self.pointee(*v).is_some_and(|g| self.ctx.globals.sym[g.index()].kind == GlobalKind::Function));
            self.check(ok, "expected a Function or null", &[meta(f)]);
        }
        let ok = self.md_int_some(ops[2]).is_some();
        self.check(ok, "expected an integer constant", &[meta(ops[2])]);
    }

    /// Lists that the program is linked by are used by nothing, and those of used globals hold globals.
    fn used_lists(&mut self) {
        let used = |n: &[u8]| matches!(n, b"llvm.used" | b"llvm.compiler.used");
        let special = |n: &[u8]| used(n) || matches!(n, b"llvm.global_ctors" | b"llvm.global_dtors");
        let names: Vec<Global> = (0..self.ctx.globals.sym.len())
            .map(Global::new)
            .filter(|&g| {
                let s = self.ctx.globals.sym[g.index()];
                s.kind == GlobalKind::Variable && !s.is_dead() && special(self.ctx.name(g))
            })
            .collect();
        let consts = &self.ctx.tables.consts;
        for &g in &names {
            self.check(!self.is_used(g), "invalid uses of intrinsic global variable", &[Value::global(g)]);
            let init = self.ctx.globals.parts[g.index()].init;
            let members =
                init.as_const().filter(|&c| used(self.ctx.name(g)) && consts.row(c).kind == ConstKind::Aggregate);
            for &v in members.map_or(&[][..], |c| consts.list(c)) {
                let name = String::from_utf8_lossy(self.ctx.name(g)).into_owned();
                let target = self.pointee(v).filter(|t| self.ctx.globals.sym[t.index()].kind != GlobalKind::IFunc);
                match target {
                    None => self.fail(format!("invalid {name} member"), &[v]),
                    Some(t) if self.ctx.name(t).is_empty() => {
                        self.fail(format!("members of {name} must be named"), &[v]);
                    }
                    _ => {}
                }
            }
        }
    }

    /// Whether anything names global `g`: an initialiser or a body. One sweep over the operands of the module.
    fn is_used(&self, g: Global) -> bool {
        let v = Value::global(g);
        self.ctx.tables.consts.operands().contains(&v)
            || self.ctx.globals.parts.iter().any(|p| p.init == v)
            || self.ctx.bodies.0.iter().flatten().any(|body| {
                body.side.consts.operands().contains(&v)
                    || body.side.pool.iter().any(|p| p.value == v)
                    || body.insts.ops.iter().any(|o| o.0.contains(&v.0))
            })
    }

    /// Rules of variables with a meaning: lists of constructors and of used globals.
    pub(super) fn special_variable(&mut self, g: Global) {
        let name = self.ctx.name(g);
        if !name.starts_with(b"llvm.") {
            return;
        }
        let at = [Value::global(g)];
        let (t, shape) = (self.ctx.types(), self.ctx.globals.shape[g.index()]);
        let linkage = self.ctx.globals.sym[g.index()].linkage;
        let init = self.ctx.globals.parts[g.index()].init;
        if matches!(name, b"llvm.global_ctors" | b"llvm.global_dtors") {
            let ok = init.is_none() || linkage == Linkage::Appending;
            self.check(ok, "invalid linkage for intrinsic global variable", &at);
            let TypeKind::Array { elem, .. } = t.kind(shape.ty) else { return };
            let fields = t.fields(*elem).map_or(&[][..], |f| f.0);
            let head = fields.len() >= 2 && t.int_bits(fields[0]) == Some(32) && t.is_ptr(fields[1]);
            if self.check(head && fields.len() <= 3, "wrong type for intrinsic global variable", &at) {
                let message = "the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form";
                if self.check(fields.len() == 3, message, &[]) {
                    self.check(t.is_ptr(fields[2]), "wrong type for intrinsic global variable", &at);
                }
            }
        }
        if matches!(name, b"llvm.used" | b"llvm.compiler.used") {
            let ok = init.is_none() || linkage == Linkage::Appending;
            self.check(ok, "invalid linkage for intrinsic global variable", &at);
            if let TypeKind::Array { elem, .. } = t.kind(shape.ty) {
                self.check(t.is_ptr(*elem), "wrong type for intrinsic global variable", &at);
                let consts = &self.ctx.tables.consts;
                let list =
                    init.is_none() || init.as_const().is_some_and(|c| consts.row(c).kind == ConstKind::Aggregate);
                self.check(list, "wrong initializer for intrinsic global variable", &[init]);
            }
        }
    }
}

/// A node or `null` as a value of a message.
fn meta(node: Md) -> Value {
    if node.is_some() { Value::meta(node) } else { Value::NONE }
}

/// Whether `node` is a string node.
fn is_str(md: &warpc_ir::metadata::Metadata, node: Md) -> bool {
    node.is_some() && md.str_of(node).is_some()
}
