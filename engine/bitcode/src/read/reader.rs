//! State of the reader, and the module block.

use super::attrs::AttrLists;
use super::calls::KnownCallees;
use super::consts::{Raw, RawKind};
use super::declare::{GlobalRecords, RecordRow};
use super::error::{Cause, Part};
use super::function;
use super::globals::Events;
use super::metadata;
use super::stream::{Entry, Mark, Stream};
use super::types::{NO_ROW, TypeTable};
use crate::codes::{block, module as code, symbols};
use hashbrown::HashMap;
use warpc_ir::body::DebugCall;
use warpc_ir::builder_func::FuncBuilder;
use warpc_ir::ids::*;
use warpc_ir::layout::{DataLayout, NVPTX64};
use warpc_ir::module::{ComdatKind, ComdatRow, GlobalRows, Tables};
use warpc_ir::upgrade_bitcode::OldAttributes;
use warpc_ir::value::Value;
use warpc_text::ReadOptions;

/// Words of wide integers and lanes of masks that a file of any size may have beyond its own.
const SPARE_WORDS: usize = 1 << 20;

/// A value by its number in the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    /// The value; for a constant what it is in the function that is read, `NONE` until it is asked for.
    pub value: Value,
    /// Its type.
    pub ty: Type,
    /// Row of its type in the table of the file, in files with typed pointers.
    pub row: u32,
}

/// A function type taken apart, so that a call of it looks at one row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signature {
    /// What it gives: `NONE` where the type was not taken apart yet.
    pub ret: Type,
    /// Range of the types of its parameters.
    pub first: u32,
    pub count: u32,
    pub vararg: bool,
}

/// State of the reader.
pub(super) struct Reader {
    pub options: ReadOptions,
    pub tables: Tables,
    pub globals: GlobalRows,
    pub types: TypeTable,
    pub attrs: AttrLists,
    /// Whether operands are numbered backwards from the instruction.
    pub relative: bool,
    /// Whether names stand in the string table.
    pub use_strtab: bool,

    // Values.
    pub slots: Vec<Slot>,
    /// Records of constants by number of the value.
    pub raws: Vec<Option<Raw>>,
    /// Operands of these records.
    pub words: Vec<u64>,
    /// Words that may still be added beyond what stands in the file.
    pub spare_words: usize,
    /// Constants in the table of the module, by number of the value.
    pub in_module: Vec<Value>,
    /// Number of values of the module, and of the words of its constants.
    pub module_values: usize,
    pub module_words: usize,
    /// Constants of the module that were made in the table of the function that is read.
    pub borrowed: Vec<u32>,
    /// Stack of constants to make, and those of them that became instructions.
    pub pending: Vec<u32>,
    pub expanded: Vec<u32>,
    /// Records of globals.
    pub records: GlobalRecords,
    /// Words of the record of a global that is looked at.
    pub global_words: Vec<u64>,
    /// Whether globals wait until they are asked for.
    pub is_lazy: bool,
    /// Whether all outside of bodies is read.
    pub has_skeleton: bool,
    /// Records of globals that are declared, and whose initialisers are not made.
    pub waiting_initialisers: Vec<Option<RecordRow>>,
    /// Number of the next global without a name.
    pub unnamed: u32,
    /// Brings attributes of globals up to date that are declared after those of the module were.
    pub old_attributes: Option<OldAttributes>,
    /// Blocks whose address is taken.
    pub addressed: Vec<(Global, u32)>,

    // Names by number.
    pub sections: Vec<Str>,
    pub collectors: Vec<Str>,
    pub comdats: Vec<Comdat>,
    /// Comdats by name.
    comdats_by_name: HashMap<Str, Comdat>,
    /// Comdats whose members are all declared.
    pub whole_comdats: Vec<bool>,
    pub bundle_tags: Vec<Str>,
    pub scopes: Vec<Str>,
    /// Names of values, from a symbol table: number and range of `name_bytes`.
    pub names: Vec<(u32, u32, u32)>,
    pub name_bytes: Vec<u8>,

    pub md: metadata::State,
    /// Function builder and what is known of the function that is read.
    pub f: FuncBuilder,
    pub func: function::State,
    /// Rows of function types by global, in files with typed pointers.
    pub function_rows: Vec<u32>,
    /// Attribute lists without what the types do not take, by list and function type.
    pub fitting: HashMap<(AttrList, Type), AttrList>,
    /// What was asked of it last.
    pub last_fitting: (AttrList, Type, AttrList),
    pub known_callees: KnownCallees,
    /// Function types taken apart, by type, and the types of their parameters.
    pub signatures: Vec<Signature>,
    pub params: Vec<Type>,
    /// Which debug intrinsic, by intrinsic callee.
    pub debug_intrinsics: Vec<Option<DebugCall>>,
    /// Where the body of each global is, while it is not read.
    pub bodies: Vec<Option<Mark>>,
    /// An intrinsic of an older form is declared; which ones are.
    pub needs_upgrade: bool,
    pub old_intrinsics: Vec<bool>,
    pub seen_records: bool,
    pub seen_dbg_calls: bool,
    pub text: Vec<u8>,
}

/// What the module block holds that waits for the names of globals.
#[derive(Default)]
pub(super) struct Waiting {
    /// Globals and blocks of constants in the order of their numbers.
    pub events: Events,
    pub metadata: Vec<Mark>,
    pub bodies: Vec<Mark>,
    module_asm: Vec<u8>,
}

/// The layout of the target.
fn nvptx_layout() -> DataLayout {
    static LAYOUT: std::sync::OnceLock<DataLayout> = std::sync::OnceLock::new();
    LAYOUT.get_or_init(|| DataLayout::parse(NVPTX64).unwrap_or_default()).clone()
}

/// Where the name of a symbol begins in its record.
#[inline(always)]
pub(super) fn text_start(code: u32) -> Option<usize> {
    match code {
        symbols::ENTRY | symbols::BBENTRY => Some(1),
        symbols::FNENTRY => Some(2),
        _ => None,
    }
}

/// The number of a value or block that a symbol names.
#[inline(always)]
pub(super) fn symbol_value(record: &[u64]) -> Part<u32> {
    record.first().and_then(|&n| u32::try_from(n).ok()).filter(|n| n >> 31 == 0).ok_or(Cause::Record("symbol"))
}

impl Reader {
    pub fn new(options: &ReadOptions, strtab: &[u8], bytes: usize) -> Reader {
        Reader {
            options: options.clone(),
            tables: Tables::default(),
            globals: GlobalRows::default(),
            types: TypeTable::default(),
            attrs: AttrLists::default(),
            relative: false,
            use_strtab: false,
            slots: Vec::new(),
            raws: Vec::new(),
            words: Vec::new(),
            spare_words: bytes + SPARE_WORDS,
            in_module: Vec::new(),
            module_values: 0,
            module_words: 0,
            borrowed: Vec::new(),
            pending: Vec::new(),
            expanded: Vec::new(),
            records: GlobalRecords::new(strtab),
            global_words: Vec::new(),
            is_lazy: false,
            has_skeleton: false,
            waiting_initialisers: Vec::new(),
            unnamed: 0,
            old_attributes: None,
            addressed: Vec::new(),
            sections: Vec::new(),
            collectors: Vec::new(),
            comdats: Vec::new(),
            comdats_by_name: HashMap::new(),
            whole_comdats: Vec::new(),
            bundle_tags: Vec::new(),
            scopes: Vec::new(),
            names: Vec::new(),
            name_bytes: Vec::new(),
            md: metadata::State::default(),
            f: FuncBuilder::with_capacity((bytes / 32).min(1024)),
            func: function::State::default(),
            function_rows: Vec::new(),
            fitting: HashMap::new(),
            last_fitting: (AttrList::EMPTY, Type::NONE, AttrList::EMPTY),
            known_callees: KnownCallees::default(),
            signatures: Vec::new(),
            params: Vec::new(),
            debug_intrinsics: Vec::new(),
            bodies: Vec::new(),
            needs_upgrade: false,
            old_intrinsics: Vec::new(),
            seen_records: false,
            seen_dbg_calls: false,
            text: Vec::new(),
        }
    }
    /// Reads everything but the bodies.
    pub fn module(&mut self, stream: &mut Stream<'_>, module: Mark) -> Part<()> {
        self.default_layout()?;
        stream.seek(module);
        stream.enter(block::MODULE)?;
        let mut waiting = Waiting::default();
        loop {
            match stream.next()? {
                Entry::End => break,
                Entry::Block(id) => self.block(id, stream, &mut waiting)?,
                Entry::Record(
                    code @ (code::GLOBALVAR | code::FUNCTION | code::ALIAS | code::ALIAS_OLD | code::IFUNC),
                ) => {
                    self.records.push(code, stream);
                    waiting.events.globals(1);
                    // Most records follow one of their kind.
                    waiting.events.globals(self.records.push_packed(stream)?);
                }
                Entry::Record(code) => {
                    self.record(code, stream.record(), &mut waiting)?;
                    // From here on it is known where the fields of globals are.
                    if code == code::VERSION && self.is_lazy {
                        GlobalRecords::pack(stream);
                    }
                }
            }
        }
        self.records.end(stream);
        self.tables.module_asm = self.tables.strings.intern(&waiting.module_asm);
        self.tables.identifier.clone_from(&self.options.identifier);
        self.number_values(stream, &waiting)?;
        self.module_values = self.slots.len();
        self.module_words = self.words.len();
        if self.slots.len() >= Value::LIMIT as usize {
            return Err(Cause::Limit("too many values"));
        }
        if !self.is_lazy || self.has_appending() {
            self.declare_all()?;
            self.initialise_all()?;
        }
        for &mark in &waiting.metadata {
            stream.seek(mark);
            self.metadata_block(stream, true)?;
        }
        self.end_of_module_metadata()?;
        if !self.is_lazy {
            self.initialise_all()?;
        }
        self.has_skeleton = true;
        Ok(())
    }
    fn block(&mut self, id: u32, stream: &mut Stream<'_>, waiting: &mut Waiting) -> Part<()> {
        match id {
            0 => stream.read_block_info(),
            block::TYPE_NEW => {
                stream.enter(id)?;
                self.types.read(stream, &mut self.tables)
            }
            block::PARAMATTR_GROUP => {
                stream.enter(id)?;
                self.attribute_groups(stream)
            }
            block::PARAMATTR => {
                stream.enter(id)?;
                self.attribute_lists(stream)
            }
            block::CONSTANTS => {
                waiting.events.constants(stream.skip_for_later()?);
                Ok(())
            }
            block::METADATA => {
                waiting.metadata.push(stream.skip_for_later()?);
                Ok(())
            }
            block::FUNCTION => {
                waiting.bodies.push(stream.skip_for_later()?);
                stream.skip_all_for_later(id, &mut waiting.bodies)
            }
            block::METADATA_KIND => self.metadata_kinds(stream),
            block::OPERAND_BUNDLE_TAGS => {
                let tags = self.string_records(id, stream)?;
                self.bundle_tags.extend(tags);
                Ok(())
            }
            block::SYNC_SCOPE_NAMES => {
                let scopes = self.string_records(id, stream)?;
                self.scopes.extend(scopes);
                Ok(())
            }
            // With a string table it holds no names, only where functions are.
            block::VALUE_SYMTAB if !self.use_strtab => self.symbol_table(stream),
            _ => stream.skip(),
        }
    }
    /// A block of strings, one per record.
    fn string_records(&mut self, id: u32, stream: &mut Stream<'_>) -> Part<Vec<Str>> {
        stream.enter(id)?;
        let mut list = Vec::new();
        while stream.next_record()?.is_some() {
            list.push(self.characters(stream.record()));
        }
        Ok(list)
    }
    /// Names of globals, kept until these are there.
    fn symbol_table(&mut self, stream: &mut Stream<'_>) -> Part<()> {
        stream.enter(block::VALUE_SYMTAB)?;
        self.names.clear();
        self.name_bytes.clear();
        loop {
            let at = self.name_bytes.len();
            let Some(code) = stream.next_text(text_start, &mut self.name_bytes)? else {
                return if self.name_bytes.contains(&0) { Err(Cause::Record("symbol")) } else { Ok(()) };
            };
            if text_start(code).is_none() {
                continue;
            }
            let value = symbol_value(stream.record())?;
            // A block belongs to a function.
            if code == symbols::BBENTRY {
                continue;
            }
            self.names.push((value, at as u32, (self.name_bytes.len() - at) as u32));
        }
    }
    fn record(&mut self, code: u32, record: &[u64], waiting: &mut Waiting) -> Part<()> {
        match code {
            code::VERSION => {
                match record.first() {
                    Some(&v @ 0..=2) => (self.relative, self.use_strtab) = (v >= 1, v >= 2),
                    _ => return Err(Cause::Record("version")),
                };
            }
            code::TRIPLE => self.triple(record),
            code::DATALAYOUT => self.data_layout(record)?,
            code::ASM => {
                let all = &mut waiting.module_asm;
                all.extend(record.iter().map(|&c| c as u8));
                if all.last().is_some_and(|&b| b != b'\n') {
                    all.push(b'\n');
                }
            }
            code::SECTIONNAME => {
                let s = self.characters(record);
                self.sections.push(s);
            }
            code::GCNAME => {
                let s = self.characters(record);
                self.collectors.push(s);
            }
            code::SOURCE_FILENAME => self.tables.source_filename = self.characters(record),
            code::COMDAT => self.comdat(record)?,
            _ => {}
        }
        Ok(())
    }
    fn default_layout(&mut self) -> Part<()> {
        if self.options.device {
            self.tables.layout = nvptx_layout();
        }
        if let Some(text) = self.options.data_layout.clone() {
            self.tables.layout = DataLayout::parse(&text).map_err(|e| Cause::Layout(e.to_string()))?;
            self.tables.layout_text = self.tables.strings.intern(text.as_bytes());
        }
        Ok(())
    }
    fn triple(&mut self, record: &[u64]) {
        self.tables.triple = self.characters(record);
        // A module that says its target and no layout has that of the target.
        let triple = self.tables.strings.get(self.tables.triple);
        let nvptx = triple == b"nvptx64" || triple.starts_with(b"nvptx64-");
        if nvptx && self.tables.layout_text == Str::EMPTY {
            self.tables.layout_text = self.tables.strings.intern(NVPTX64.as_bytes());
            self.tables.layout = nvptx_layout();
        }
    }
    fn data_layout(&mut self, record: &[u64]) -> Part<()> {
        if self.options.data_layout.is_some() {
            return Ok(());
        }
        let text = self.characters(record);
        // An empty one says nothing: what the target says stays.
        if text == Str::EMPTY {
            return Ok(());
        }
        let layout = DataLayout::parse(&self.tables.strings.text(text)).map_err(|e| Cause::Layout(e.to_string()))?;
        (self.tables.layout, self.tables.layout_text) = (layout, text);
        Ok(())
    }
    fn comdat(&mut self, record: &[u64]) -> Part<()> {
        const BAD: Cause = Cause::Record("comdat");
        let (name, kind) = if self.use_strtab {
            let [at, len, kind, ..] = *record else { return Err(BAD) };
            (self.strtab_name(at, len)?, kind)
        } else {
            let [kind, len, rest @ ..] = record else { return Err(BAD) };
            let name = usize::try_from(*len).ok().and_then(|n| rest.get(..n)).ok_or(BAD)?;
            (self.characters(name), *kind)
        };
        let kind = match u32::try_from(kind).unwrap_or(0) {
            crate::codes::comdat::EXACT_MATCH => ComdatKind::ExactMatch,
            crate::codes::comdat::LARGEST => ComdatKind::Largest,
            crate::codes::comdat::NO_DUPLICATES => ComdatKind::NoDeduplicate,
            crate::codes::comdat::SAME_SIZE => ComdatKind::SameSize,
            _ => ComdatKind::Any,
        };
        let c = self.comdat_named(name);
        self.tables.comdats[c.index()].kind = kind;
        self.comdats.push(c);
        Ok(())
    }
    /// The comdat called so, a new one when there is none.
    pub(super) fn comdat_named(&mut self, name: Str) -> Comdat {
        let known = self.comdats_by_name.get(&name).copied();
        known.unwrap_or_else(|| {
            let c = Comdat::new(self.tables.comdats.len());
            self.tables.comdats.push(ComdatRow { name, kind: ComdatKind::Any });
            self.whole_comdats.push(false);
            self.comdats_by_name.insert(name, c);
            c
        })
    }
    /// A name in the string table.
    pub(super) fn strtab_name(&mut self, at: u64, len: u64) -> Part<Str> {
        let range = at.checked_add(len).map(|end| at as usize..end as usize);
        let name = range.and_then(|r| self.records.strtab.get(r)).ok_or(Cause::Reference("name", at))?;
        Ok(self.tables.strings.intern(name))
    }
    /// The value numbered `id`, when it is there; a global is declared now.
    pub(super) fn slot(&mut self, id: u64) -> Part<Option<Slot>> {
        let Some(row) = usize::try_from(id).ok().filter(|&row| row < self.slots.len()) else { return Ok(None) };
        if let Some(Some(Raw { kind: RawKind::Global(record), .. })) = self.raws.get(row)
            && self.slots[row].value.is_none()
        {
            self.declare(*record)?;
        }
        Ok(Some(self.slots[row]))
    }
    /// Adds a value.
    #[inline]
    pub(super) fn push_value(&mut self, value: Value, ty: Type, row: u32) {
        self.slots.push(Slot { value, ty, row });
    }
    /// Adds a constant.
    #[inline]
    pub(super) fn push_constant(&mut self, raw: Raw, ty: Type, row: u32) {
        if self.raws.len() != self.slots.len() {
            self.raws.resize(self.slots.len(), None);
        }
        self.raws.push(Some(raw));
        self.push_value(Value::NONE, ty, row);
    }
    /// The signature of a function type, taken apart when it is first asked for.
    #[inline(always)]
    pub(super) fn signature(&mut self, ty: Type) -> Part<Signature> {
        match self.signatures.get(ty.index()) {
            Some(&known) if known.ret.is_some() => Ok(known),
            _ => self.take_apart(ty),
        }
    }
    #[cold]
    fn take_apart(&mut self, ty: Type) -> Part<Signature> {
        let types = self.tables.types.view();
        let Some((ret, params, vararg)) = types.func(ty) else { return Err(Cause::Type("a callee")) };
        let signature = Signature { ret, first: self.params.len() as u32, count: params.len() as u32, vararg };
        self.params.extend_from_slice(params);
        if self.signatures.len() <= ty.index() {
            let unknown = Signature { ret: Type::NONE, first: 0, count: 0, vararg: false };
            self.signatures.resize(types.len() as usize, unknown);
        }
        self.signatures[ty.index()] = signature;
        Ok(signature)
    }
    /// Whether values have this type.
    pub(super) fn is_first_class(&self, t: Type) -> bool {
        let types = self.tables.types.view();
        if t.is_fixed() {
            return t != Type::VOID;
        }
        let opaque = matches!(types.kind(t), warpc_ir::types::TypeKind::Named(_)) && types.fields(t).is_none();
        types.is_first_class(t) && !opaque
    }
    /// Row of a pointer type in files with typed pointers.
    pub(super) fn pointer_row(&mut self, ty: Type, pointee: u64) -> u32 {
        if self.types.typed { self.types.pointer_to(ty, pointee as u32) } else { NO_ROW }
    }
}
