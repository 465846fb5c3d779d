//! Compile units, and the functions that have code: their scopes, what was inlined into them, and their variables.
//!
//! Scopes of the source become entries where they hold something: blocks with variables, and inlined functions. A function that was inlined
//! somewhere has an abstract entry, which says what it is; its copies, and its own code if there is any, refer to that.

use super::die::{Content, Die, Label, LocationList, Piece};
use super::dwarf::{at, class, op, tag};
use super::entries::Entries;
use super::nodes::{DEPTH, Nodes};
use super::section::{self, ListEntry};
use super::{FunctionDebug, Level, ModuleDebug, VariableRow, Where};
use crate::names::symbol;
use hashbrown::HashMap;
use warpc_ir::ModuleCtx;
use warpc_ir::ids::{Global, Md};

/// Appends all sections with the debug information of a module: of its units, and of `functions`, in the order of their numbers.
pub(crate) fn write_sections(
    debug: &mut ModuleDebug,
    cx: ModuleCtx<'_>,
    functions: Vec<FunctionDebug>,
    out: &mut Vec<u8>,
) {
    let names = debug.names;
    let nodes = Nodes { cx, names: &names };
    let mut units = Units {
        entries: Entries::new(nodes, &mut debug.files),
        units: HashMap::default(),
        abstracts: vec![Die::NONE; nodes.table().len()],
        lists: Vec::new(),
    };
    units.make(&functions);
    for function in functions {
        units.function(function);
    }
    units.entries.fill();
    units.entries.dies.lay_out();
    section::write_lists(&units.lists, out);
    section::write_abbreviations(&units.entries.dies, out);
    section::write_entries(&units.entries.dies, out);
    section::write_names(&units.entries.dies, &names_of_units(&units), out);
    out.extend_from_slice(b"\t.section\t.debug_macinfo\t{\t}\n");
}

/// Languages in which a function may have no prototype: C of 1989, any C, of 1999, Objective C, C of 2011 and 2017.
const C: &[u64] = &[0x01, 0x02, 0x0c, 0x10, 0x1d, 0x2c];

/// The tables of names of all units that want them.
fn names_of_units(units: &Units<'_>) -> Vec<super::pubs::NameTable> {
    let nodes = units.nodes();
    let wanted = nodes.units().iter().filter(|&&unit| super::pubs::are_wanted(nodes, unit));
    let dies: Vec<(Md, Die)> = wanted.filter_map(|&unit| Some((unit, units.units.get(&unit)?.0))).collect();
    super::pubs::tables(&units.entries, &dies)
}

struct Units<'a> {
    entries: Entries<'a>,
    /// Entry and level of each unit.
    units: HashMap<Md, (Die, Level)>,
    /// Abstract entry of each subprogram that was inlined.
    abstracts: Vec<Die>,
    lists: Vec<Vec<ListEntry>>,
}

/// A scope as it was inlined: the scope, and the location of the call, or none.
type Instance = (Md, Md);

impl<'a> Units<'a> {
    fn nodes(&self) -> Nodes<'a> {
        self.entries.nodes
    }
    /// Makes the units with what they list, and the abstract entries of what `functions` have inlined.
    fn make(&mut self, functions: &[FunctionDebug]) {
        let nodes = self.nodes();
        let variables = attached_variables(nodes);
        for &unit in nodes.units() {
            let level = super::level_of(nodes, unit);
            if level.has_sections() && !self.units.contains_key(&unit) {
                let die = self.unit(unit);
                self.units.insert(unit, (die, level));
            }
        }
        for function in functions {
            for scope in function.scopes.iter().filter(|scope| scope.inlined_at.is_some()) {
                self.abstract_function(scope.scope);
            }
        }
        for &unit in nodes.units() {
            let Some(&(die, Level::Full)) = self.units.get(&unit) else { continue };
            self.entries.unit = die;
            for field in [nodes.names.enums, nodes.names.retained_types] {
                for node in nodes.list(unit, field) {
                    self.entries.entry(node);
                }
            }
            for expression in nodes.list(unit, nodes.names.globals) {
                self.global(expression, variables.get(&expression).copied());
            }
            self.entries.fill();
            for node in nodes.list(unit, nodes.names.imports) {
                self.entries.imported(node);
            }
            self.entries.fill();
        }
    }
    fn unit(&mut self, unit: Md) -> Die {
        let (nodes, names) = (self.nodes(), self.nodes().names);
        let dies = &mut self.entries.dies;
        let die = dies.unit(tag::compile_unit);
        let producer = dies.keep_text(nodes.text(unit, names.producer));
        dies.add(die, at::producer, producer);
        let language = nodes.symbol(unit, names.language, "DW_LANG_").unwrap_or(0);
        // DWARF 2 has no number for languages by name; that of C++ is right for what is compiled to PTX.
        const C_PLUS_PLUS: u64 = 4;
        let language = if language == 0 { C_PLUS_PLUS } else { language };
        dies.add(die, at::language, Content::Short(language as u16));
        let file = nodes.node(unit, names.file);
        let text = |field| file.map_or(&b""[..], |file| nodes.text(file, field));
        let name = dies.keep_text(text(names.filename));
        dies.add(die, at::name, name);
        dies.add_text(die, at::LLVM_sysroot, nodes.text(unit, names.sysroot));
        dies.add(die, at::stmt_list, Content::LineTable);
        dies.add_text(die, at::comp_dir, text(names.directory));
        if super::pubs::are_wanted(nodes, unit) {
            dies.add(die, at::GNU_pubnames, Content::Flag);
        }
        if nodes.is_written_in(unit, C) {
            self.entries.units_in_c.push(die);
        }
        die
    }
    /// The entry and level of the unit of a subprogram; it becomes the unit at hand.
    fn enter_unit(&mut self, subprogram: Md) -> Option<(Die, Level)> {
        let unit = *self.units.get(&self.nodes().node(subprogram, self.nodes().names.unit)?)?;
        self.entries.unit = unit.0;
        Some(unit)
    }
    /// The abstract entry of an inlined function.
    fn abstract_function(&mut self, scope: Md) {
        let Some(subprogram) = self.nodes().subprogram(scope) else { return };
        if self.abstracts[subprogram.index()].is_some() || self.enter_unit(subprogram).is_none() {
            return;
        }
        if let Some(die) = self.entries.entry(subprogram) {
            self.abstracts[subprogram.index()] = die;
            self.entries.fill();
            self.entries.dies.add(die, at::inline, Content::Number(1));
        }
    }
    /// A variable of the module; `symbol` is what holds it, if that is still there.
    fn global(&mut self, expression: Md, symbol: Option<Global>) {
        let (nodes, names) = (self.nodes(), self.nodes().names);
        let Some(variable) = nodes.node(expression, names.var) else { return };
        let first = self.entries.of[variable.index()].is_none();
        let Some(die) = self.entries.entry(variable) else { return };
        self.entries.fill();
        if !first {
            // Of a variable in pieces only the first is told.
            return;
        }
        let elements = nodes.node(expression, names.expr).and_then(|expr| nodes.expression(expr)).unwrap_or_default();
        if let Some(symbol) = symbol.filter(|&global| is_defined(nodes.cx, global)) {
            self.global_place(die, symbol, &elements);
        } else if let [0x10 | 0x11, value, 0x9f, ..] = elements[..] {
            self.entries.dies.add(die, at::const_value, Content::Signed(value as i64));
        }
        self.entries.dies.add_text(die, at::MIPS_linkage_name, nodes.text(variable, names.linkage_name));
    }
    /// State space and address of a variable of the module.
    fn global_place(&mut self, die: Die, global: Global, elements: &[u64]) {
        const SWAP: u64 = 0x16;
        const XDEREF: u64 = 0x18;
        let cx = self.nodes().cx;
        let space = match cx.globals.shape[global.index()].addrspace {
            3 => class::SHARED,
            4 => class::CONST,
            5 => class::LOCAL,
            _ => class::GLOBAL,
        };
        // Front ends write the space as operators that exchange it with the address.
        let (space, rest) = match *elements {
            [0x10, space, SWAP, XDEREF, ..] => (space, &elements[4..]),
            _ => (space, elements),
        };
        let mut name = Vec::new();
        symbol(cx, global, &mut name);
        let mut pieces = vec![Piece::Bytes(vec![op::ADDR]), Piece::Address(name)];
        let mut bytes = Vec::new();
        if super::places::write_operators(rest, &mut bytes).is_none() {
            return;
        }
        if !bytes.is_empty() {
            pieces.push(Piece::Bytes(bytes));
        }
        if super::die::block_bytes(&pieces) > super::die::LONGEST_BLOCK {
            return;
        }
        let dies = &mut self.entries.dies;
        dies.add(die, at::address_class, Content::Number(space));
        let block = dies.keep_block(pieces);
        dies.add(die, at::location, block);
    }
    /// A function with its scopes and variables.
    fn function(&mut self, function: FunctionDebug) {
        let Some((unit, level)) = self.enter_unit(function.subprogram) else { return };
        let abstract_entry = self.abstracts[function.subprogram.index()].get();
        let die = match abstract_entry {
            Some(_) => self.entries.dies.child(tag::subprogram, unit),
            None => match self.entries.entry(function.subprogram) {
                Some(die) => die,
                None => return,
            },
        };
        let (start, end) = (Label::Start(function.number), Label::End(function.number));
        self.range(die, start, end);
        let frame = self.entries.dies.keep_block(vec![Piece::Bytes(vec![op::CALL_FRAME_CFA])]);
        self.entries.dies.add(die, at::frame_base, frame);
        if let Some(origin) = abstract_entry {
            self.entries.dies.add(die, at::abstract_origin, Content::Entry(origin));
        }
        self.entries.fill();
        let root = (function.subprogram, Md::NONE);
        let mut open: HashMap<Instance, Die> = HashMap::default();
        open.insert(root, die);
        let FunctionDebug { number, scopes, variables, .. } = function;
        let ranges: HashMap<Instance, (u32, u32)> =
            scopes.iter().map(|scope| ((scope.scope, scope.inlined_at), (scope.start, scope.end))).collect();
        let tree = Tree { number, ranges: &ranges };
        let nodes = self.nodes();
        for scope in scopes.iter().filter(|scope| nodes.is(scope.scope, nodes.names.di_subprogram)) {
            self.scope((scope.scope, scope.inlined_at), &tree, &mut open);
        }
        if level == Level::Full {
            for variable in variables {
                self.variable(variable, &tree, &mut open);
            }
        }
        self.entries.fill();
    }
    fn range(&mut self, die: Die, start: Label, end: Label) {
        self.entries.dies.add(die, at::low_pc, Content::Place(start));
        self.entries.dies.add(die, at::high_pc, Content::Place(end));
    }
    /// The entry of a scope, made with those around it.
    fn scope(&mut self, instance: Instance, tree: &Tree<'_>, open: &mut HashMap<Instance, Die>) -> Option<Die> {
        let mut missing = vec![];
        let mut at = instance;
        let mut parent = loop {
            if let Some(&die) = open.get(&at) {
                break die;
            }
            if missing.len() > DEPTH {
                return None;
            }
            missing.push(at);
            at = outer(self.nodes(), at)?;
        };
        for &at in missing.iter().rev() {
            let Some(&(start, end)) = tree.ranges.get(&at) else { continue };
            parent = self.open_scope(at, parent, [start, end].map(|place| tree.label(place))).unwrap_or(parent);
            open.insert(at, parent);
        }
        Some(parent)
    }
    fn open_scope(&mut self, at: Instance, parent: Die, range: [Label; 2]) -> Option<Die> {
        let (nodes, names) = (self.nodes(), self.nodes().names);
        let (scope, site) = at;
        if !nodes.is(scope, names.di_subprogram) {
            // A file of its own makes no scope.
            if nodes.is(scope, names.di_lexical_file) {
                return None;
            }
            let die = self.entries.dies.child(tag::lexical_block, parent);
            self.range(die, range[0], range[1]);
            return Some(die);
        }
        let origin = self.abstracts[scope.index()].get()?;
        let die = self.entries.dies.child(tag::inlined_subroutine, parent);
        self.entries.dies.add(die, at::abstract_origin, Content::Entry(origin));
        self.range(die, range[0], range[1]);
        if let Some(file) = nodes.node(site, names.scope).and_then(|scope| self.entries.files.number(nodes, scope)) {
            self.entries.dies.add(die, at::call_file, Content::Number(file.0 as u64));
        }
        self.entries.dies.add(die, at::call_line, Content::Number(nodes.int(site, names.line)));
        let column = nodes.int(site, names.column);
        if column != 0 {
            self.entries.dies.add(die, at::call_column, Content::Number(column));
        }
        Some(die)
    }
    /// A variable or label of a function.
    fn variable(&mut self, row: VariableRow, tree: &Tree<'_>, open: &mut HashMap<Instance, Die>) {
        let (nodes, names) = (self.nodes(), self.nodes().names);
        let Some(scope) = nodes.node(row.variable, names.scope) else { return };
        let Some(parent) = self.scope((scope, row.inlined_at), tree, open) else { return };
        let abstract_function = nodes.subprogram(scope).filter(|&sub| self.abstracts[sub.index()].is_some());
        let origin = abstract_function.and_then(|subprogram| self.abstract_variable(row.variable, subprogram));
        let is_label = nodes.is(row.variable, names.di_label);
        let die = self.entries.dies.child(self.variable_tag(row.variable), parent);
        if let (Where::Place(place), true) = (&row.place, is_label) {
            let place = tree.label(*place);
            self.describe(row.variable, origin, die);
            return self.entries.dies.add(die, at::low_pc, Content::Place(place));
        }
        match row.place {
            Where::Nowhere | Where::Place(_) => {}
            Where::Constant(value) => self.entries.dies.add(die, at::const_value, Content::Signed(value)),
            Where::Always { space, pieces } => {
                self.entries.dies.add(die, at::address_class, Content::Number(space));
                let block = self.entries.dies.keep_block(pieces);
                self.entries.dies.add(die, at::location, block);
            }
            Where::List(list) => {
                let entries = list.into_iter().map(|(start, end, pieces)| ListEntry {
                    start: tree.label(start),
                    end: tree.label(end),
                    pieces,
                });
                self.lists.push(entries.collect());
                let list = LocationList::new(self.lists.len() - 1);
                self.entries.dies.add(die, at::location, Content::List(list));
            }
        }
        self.describe(row.variable, origin, die);
    }
    fn variable_tag(&self, variable: Md) -> u16 {
        let (nodes, names) = (self.nodes(), self.nodes().names);
        match nodes.is(variable, names.di_label) {
            true => tag::label,
            false if nodes.int(variable, names.arg) != 0 => tag::formal_parameter,
            false => tag::variable,
        }
    }
    /// What a variable is: its name, place and type, or the abstract entry that says so.
    fn describe(&mut self, variable: Md, origin: Option<Die>, die: Die) {
        let (nodes, names) = (self.nodes(), self.nodes().names);
        if let Some(origin) = origin {
            return self.entries.dies.add(die, at::abstract_origin, Content::Entry(origin));
        }
        self.entries.dies.add_text(die, at::name, nodes.text(variable, names.name));
        self.entries.place(variable, die);
        self.entries.typed(variable, names.ty, die);
        if nodes.has_flag(variable, names.flags, "DIFlagArtificial") {
            self.entries.dies.add(die, at::artificial, Content::Flag);
        }
    }
    /// The entry of a variable in the abstract entry of its function.
    fn abstract_variable(&mut self, variable: Md, subprogram: Md) -> Option<Die> {
        if let Some(die) = self.entries.of[variable.index()].get() {
            return Some(die);
        }
        let unit = self.entries.unit;
        self.enter_unit(subprogram)?;
        let parent = self.abstracts[subprogram.index()].get()?;
        let die = self.entries.dies.child(self.variable_tag(variable), parent);
        self.entries.of[variable.index()] = die;
        self.describe(variable, None, die);
        self.entries.unit = unit;
        Some(die)
    }
}

/// Scopes of a function that have code.
struct Tree<'a> {
    number: super::FunctionNumber,
    ranges: &'a HashMap<Instance, (u32, u32)>,
}

impl Tree<'_> {
    /// The label of a place; those of the start and the end have names of their own.
    fn label(&self, place: u32) -> Label {
        match place {
            super::START => Label::Start(self.number),
            super::END => Label::End(self.number),
            place => Label::Place(self.number, place),
        }
    }
}

/// The scope around one: in the source, or where its function was called.
pub(super) fn outer(nodes: Nodes<'_>, (scope, site): Instance) -> Option<Instance> {
    if nodes.is(scope, nodes.names.di_subprogram) {
        let site = site.get()?;
        let caller = nodes.node(site, nodes.names.inlined_at).unwrap_or(Md::NONE);
        return Some((nodes.node(site, nodes.names.scope)?, caller));
    }
    Some((nodes.node(scope, nodes.names.scope)?, site))
}

/// Whether PTX has the variable `global` with storage.
fn is_defined(cx: ModuleCtx<'_>, global: Global) -> bool {
    let symbol = &cx.globals.sym[global.index()];
    !symbol.is_dead()
        && !symbol.has(warpc_ir::module::Symbol::DECLARATION)
        && symbol.linkage != warpc_ir::module::Linkage::AvailableExternally
}

/// The variable of the module that each expression is attached to.
fn attached_variables(nodes: Nodes<'_>) -> HashMap<Md, Global> {
    let cx = nodes.cx;
    let mut found = HashMap::default();
    for global in (0..cx.globals.sym.len()).map(Global::new) {
        let Some(extra) = cx.extra(global) else { continue };
        for &(kind, node) in extra.attachments.iter().filter(|attachment| attachment.0 == nodes.names.dbg) {
            if kind.is_some() && nodes.is(node, nodes.names.di_global_expression) {
                found.entry(node).or_insert(global);
            }
        }
    }
    found
}
