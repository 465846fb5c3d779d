//! Module level: identification, triple, layout, comdats, globals, scopes, tags, and where functions begin.

use super::bits::{Abbrev, BitWriter, FIRST_ABBREV, Field, LaterWord};
use super::names::{NameTable, StringTable};
use super::plan::{Function, Plan};
use crate::codes::{block, comdat, identification, metadata, module as code, symbols};
use warpc_ir::ids::*;
use warpc_ir::module::{ComdatKind, FuncExtra, GlobalKind, Linkage, Parts, Symbol, UnnamedAddr, Visibility};

/// What the file says of its maker. Readers show it when they cannot read the file.
const PRODUCER: &str = "LLVM22.warpc";
/// Version of the format that readers compare with their own.
const EPOCH: u64 = 0;
/// Version of the module block: names are in the string table.
const VERSION: u64 = 2;
/// Record of a bundle tag and of a synchronisation scope.
const NAME: u32 = 1;

/// Writes the identification block.
pub(super) fn identify(bits: &mut BitWriter) {
    bits.enter(block::IDENTIFICATION, 5);
    bits.string_record(identification::STRING, PRODUCER.as_bytes());
    bits.record(identification::EPOCH, &[EPOCH]);
    bits.exit();
}

/// Writes the version of the module block.
pub(super) fn version(bits: &mut BitWriter) {
    bits.record(code::VERSION, &[VERSION]);
}

fn linkage(l: Linkage) -> u64 {
    match l {
        Linkage::External => 0,
        Linkage::Appending => 2,
        Linkage::Internal => 3,
        Linkage::ExternWeak => 7,
        Linkage::Common => 8,
        Linkage::Private => 9,
        Linkage::AvailableExternally => 12,
        Linkage::Weak => 16,
        Linkage::WeakOdr => 17,
        Linkage::LinkOnce => 18,
        Linkage::LinkOnceOdr => 19,
    }
}

fn unnamed_addr(u: UnnamedAddr) -> u64 {
    match u {
        UnnamedAddr::None => 0,
        UnnamedAddr::Global => 1,
        UnnamedAddr::Local => 2,
    }
}

fn comdat_kind(k: ComdatKind) -> u64 {
    let code = match k {
        ComdatKind::Any => comdat::ANY,
        ComdatKind::ExactMatch => comdat::EXACT_MATCH,
        ComdatKind::Largest => comdat::LARGEST,
        ComdatKind::NoDeduplicate => comdat::NO_DUPLICATES,
        ComdatKind::SameSize => comdat::SAME_SIZE,
    };
    code as u64
}

/// Bits of the sanitizer words of a variable.
fn sanitizer_bits(plan: &Plan<'_>, extra: Option<&FuncExtra>) -> u64 {
    const WORDS: [&[u8]; 4] =
        [b"no_sanitize_address", b"no_sanitize_hwaddress", b"sanitize_memtag", b"sanitize_address_dyninit"];
    let words = extra.map_or(&[][..], |x| &x.sanitizer);
    let bit = |&w: &Str| WORDS.iter().position(|&known| known == plan.ctx.str(w)).map_or(0, |at| 1u64 << at);
    words.iter().map(bit).fold(0, |a, b| a | b)
}

/// Writes the records of a module's globals.
pub(super) struct GlobalWriter<'w, 'm> {
    plan: &'w mut Plan<'m>,
    bits: &'w mut BitWriter,
    strings: &'w mut StringTable,
    sections: NameTable,
    collectors: NameTable,
    /// Number by comdat, from 1; 0 when no global is in it.
    comdats: Vec<u64>,
}

impl<'w, 'm> GlobalWriter<'w, 'm> {
    /// A writer of one module.
    pub(super) fn new(plan: &'w mut Plan<'m>, bits: &'w mut BitWriter, strings: &'w mut StringTable) -> Self {
        GlobalWriter {
            plan,
            bits,
            strings,
            sections: NameTable::default(),
            collectors: NameTable::default(),
            comdats: Vec::new(),
        }
    }
    /// Writes everything from the comdats to the last global, and leaves room for the place of the table of functions.
    pub(super) fn write(mut self) -> LaterWord {
        self.comdats();
        self.header();
        for g in self.plan.rows(GlobalKind::Variable) {
            self.variable(g);
        }
        for k in 0..self.plan.functions.len() {
            match self.plan.functions[k] {
                Function::Row(g) => self.function(g),
                Function::Intrinsic(i, attrs, cc) => self.intrinsic(i, attrs, cc),
            }
        }
        for kind in [GlobalKind::Alias, GlobalKind::IFunc] {
            for g in self.plan.rows(kind) {
                self.alias(g);
            }
        }
        let fields = vec![Field::Literal(code::VSTOFFSET as u64), Field::Fixed(32)];
        let abbrev = Abbrev { id: FIRST_ABBREV, fields };
        self.bits.define(&abbrev.fields);
        self.bits.word_for_later(&abbrev)
    }

    fn comdats(&mut self) {
        let ctx = self.plan.ctx;
        self.comdats = vec![0; ctx.tables.comdats.len()];
        let mut next = 0;
        for (s, p) in ctx.globals.sym.iter().zip(ctx.globals.parts) {
            if s.is_dead() || p.comdat.is_none() || self.comdats[p.comdat.index()] != 0 {
                continue;
            }
            next += 1;
            self.comdats[p.comdat.index()] = next;
            let row = &ctx.tables.comdats[p.comdat.index()];
            let [at, len] = self.strings.add(ctx.str(row.name));
            self.bits.record(code::COMDAT, &[at, len, comdat_kind(row.kind)]);
        }
    }
    fn text(&mut self, code: u32, text: Str) {
        if text.is_some() && text != Str::EMPTY {
            self.bits.string_record(code, self.plan.ctx.str(text));
        }
    }
    fn header(&mut self) {
        let ctx = self.plan.ctx;
        let t = ctx.tables;
        self.text(code::TRIPLE, t.triple);
        self.text(code::DATALAYOUT, t.layout_text);
        let asm = if t.module_asm.is_some() { ctx.str(t.module_asm) } else { b"" };
        if !asm.is_empty() {
            // Lines end with a newline, the last one too.
            let ended = asm.ends_with(b"\n");
            let lines = if ended { asm.to_vec() } else { [asm, b"\n"].concat() };
            self.bits.string_record(code::ASM, &lines);
        }
        for (s, p) in ctx.globals.sym.iter().zip(ctx.globals.parts).filter(|(s, _)| !s.is_dead()) {
            if !matches!(s.kind, GlobalKind::Variable | GlobalKind::Function) {
                continue;
            }
            let names =
                [(&mut self.sections, p.section, code::SECTIONNAME), (&mut self.collectors, p.gc, code::GCNAME)];
            for (table, name, code) in names {
                let known = table.order.len();
                if name.is_some() && name != Str::EMPTY && table.add(name) as usize == known {
                    self.bits.string_record(code, ctx.str(name));
                }
            }
        }
        let source = match t.source_filename {
            s if s.is_blank() => t.identifier.as_bytes(),
            s => ctx.str(s),
        };
        self.bits.string_record(code::SOURCE_FILENAME, source);
    }
    /// Number of a name in a table, from 1; 0 for none.
    fn name_number(table: &NameTable, name: Str) -> u64 {
        if name.is_blank() { 0 } else { table.number(name) + 1 }
    }
    /// A constant of the module, from 1; 0 for none.
    fn constant(&self, v: warpc_ir::Value) -> u64 {
        if v.is_none() { 0 } else { self.plan.number(v) as u64 + 1 }
    }
    fn comdat(&self, p: &Parts) -> u64 {
        if p.comdat.is_none() { 0 } else { self.comdats[p.comdat.index()] }
    }
    fn name(&mut self, name: Str) -> [u64; 2] {
        let bytes = if name.is_none() { b"" } else { self.plan.ctx.str(name) };
        self.strings.add(bytes)
    }
    /// Whether a global is known to be defined in the same unit: written or implied.
    fn dso_local(s: &Symbol) -> u64 {
        let hidden = s.visibility != Visibility::Default && s.linkage != Linkage::ExternWeak;
        (s.has(Symbol::DSO_LOCAL) || s.linkage.is_local() || hidden) as u64
    }

    fn variable(&mut self, global: Global) {
        let globals = self.plan.ctx.globals;
        let (s, shape, p) = (globals.sym[global.index()], globals.shape[global.index()], globals.parts[global.index()]);
        let [name, name_len] = self.name(s.name);
        let [partition, partition_len] = self.name(p.partition);
        let record = [
            name,
            name_len,
            self.plan.types.number(shape.ty),
            // The address space, "the type is that of the value", whether constant.
            (shape.addrspace as u64) << 2 | 2 | s.has(Symbol::CONSTANT) as u64,
            self.constant(p.init),
            linkage(s.linkage),
            shape.align as u64,
            Self::name_number(&self.sections, p.section),
            s.visibility as u64,
            s.tls as u64,
            unnamed_addr(s.unnamed_addr),
            s.has(Symbol::EXTERNALLY_INITIALIZED) as u64,
            s.dll as u64,
            self.comdat(&p),
            self.plan.attrs.list(p.attrs, &mut self.plan.types),
            Self::dso_local(&s),
            partition,
            partition_len,
            sanitizer_bits(self.plan, self.plan.ctx.extra(global)),
            shape.code_model as u64,
        ];
        self.bits.record(code::GLOBALVAR, &record);
    }
    fn function(&mut self, global: Global) {
        let globals = self.plan.ctx.globals;
        let (s, shape, p) = (globals.sym[global.index()], globals.shape[global.index()], globals.parts[global.index()]);
        let extra = self.plan.ctx.extra(global);
        let [name, name_len] = self.name(s.name);
        let [partition, partition_len] = self.name(p.partition);
        let constant = |v: Option<warpc_ir::Value>| v.map_or(0, |v| self.constant(v));
        let (prologue, prefix, personality) = (
            constant(extra.map(|x| x.prologue)),
            constant(extra.map(|x| x.prefix)),
            constant(extra.map(|x| x.personality)),
        );
        let record = [
            name,
            name_len,
            self.plan.types.number(shape.ty),
            shape.cc as u64,
            self.plan.module.body(global).is_none() as u64,
            linkage(s.linkage),
            self.plan.attrs.list(p.attrs, &mut self.plan.types),
            shape.align as u64,
            Self::name_number(&self.sections, p.section),
            s.visibility as u64,
            Self::name_number(&self.collectors, p.gc),
            unnamed_addr(s.unnamed_addr),
            prologue,
            s.dll as u64,
            self.comdat(&p),
            prefix,
            personality,
            Self::dso_local(&s),
            shape.addrspace as u64,
            partition,
            partition_len,
        ];
        self.bits.record(code::FUNCTION, &record);
    }
    fn intrinsic(&mut self, i: Intrin, attrs: u64, cc: u16) {
        let row = &self.plan.ctx.tables.intrins.own()[i.index()];
        let [name, name_len] = self.strings.add(row.name.as_bytes());
        let ty = self.plan.types.number(row.ty);
        let mut record = [0; 21];
        // Name, type, calling convention, "no body", external, attributes.
        record[..7].copy_from_slice(&[name, name_len, ty, cc as u64, 1, 0, attrs]);
        self.bits.record(code::FUNCTION, &record);
    }
    fn alias(&mut self, global: Global) {
        let globals = self.plan.ctx.globals;
        let (s, shape, p) = (globals.sym[global.index()], globals.shape[global.index()], globals.parts[global.index()]);
        let [name, name_len] = self.name(s.name);
        let [partition, partition_len] = self.name(p.partition);
        let (ty, target) = (self.plan.types.number(shape.ty), self.plan.number(p.init) as u64);
        let first = [name, name_len, ty, shape.addrspace as u64, target, linkage(s.linkage), s.visibility as u64];
        let last = [Self::dso_local(&s), partition, partition_len];
        if s.kind == GlobalKind::Alias {
            let middle = [s.dll as u64, s.tls as u64, unnamed_addr(s.unnamed_addr)];
            self.bits.record(code::ALIAS, &[&first[..], &middle, &last].concat());
        } else {
            self.bits.record(code::IFUNC, &[&first[..], &last].concat());
        }
    }
}

/// Writes the attachments of globals into the metadata block, but those of functions that have a body.
pub(super) fn attachments(plan: &Plan<'_>, bits: &mut BitWriter, record: &mut Vec<u64>) {
    for g in (0..plan.of_global.len()).map(Global::new) {
        let number = plan.of_global[g.index()];
        let Some(x) = plan.ctx.extra(g) else { continue };
        if number == u32::MAX || x.attachments.is_empty() || plan.module.body(g).is_some() {
            continue;
        }
        record.clear();
        record.push(number as u64);
        for &(kind, node) in &x.attachments {
            record.extend([plan.kinds.number(kind), plan.md.number(node)]);
        }
        bits.record(metadata::GLOBAL_DECL_ATTACHMENT, record);
    }
}

/// Whether [`attachments`] writes anything.
pub(super) fn has_attachments(plan: &Plan<'_>) -> bool {
    plan.ctx.tables.extras.iter().any(|x| !x.attachments.is_empty())
}

/// Writes the tags of operand bundles and the names of synchronisation scopes.
pub(super) fn tags_and_scopes(plan: &Plan<'_>, bits: &mut BitWriter) {
    if !plan.tags.order.is_empty() {
        bits.enter(block::OPERAND_BUNDLE_TAGS, 3);
        plan.tags.order.iter().for_each(|&t| bits.string_record(NAME, plan.ctx.str(t)));
        bits.exit();
    }
    bits.enter(block::SYNC_SCOPE_NAMES, 2);
    bits.string_record(NAME, b"singlethread");
    bits.string_record(NAME, b"");
    plan.scopes.order.iter().for_each(|&s| bits.string_record(NAME, plan.ctx.str(s)));
    bits.exit();
}

/// Writes the table that says where each function begins: its value number and the word of its block.
pub(super) fn function_table(plan: &Plan<'_>, bits: &mut BitWriter, starts: &[(Global, u32)]) {
    bits.enter(block::VALUE_SYMTAB, 4);
    for &(g, word) in starts {
        bits.record(symbols::FNENTRY, &[plan.of_global[g.index()] as u64, word as u64]);
    }
    bits.exit();
}
