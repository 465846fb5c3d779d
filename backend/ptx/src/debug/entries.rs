//! Entries of types, namespaces, functions and variables of the module, from their metadata.
//!
//! An entry is made, in its place in the tree, when something first names it ([`Entries::entry`]), and waits in a list until its attributes are
//! filled in, so types that refer to each other in circles or through long chains take no recursion. Attributes follow each other as in LLVM.

use super::die::{Content, Die, Dies, Piece};
use super::dwarf::{at, op, tag, uleb};
use super::nodes::{DEPTH, Nodes};
use super::{Files, ModuleDebug};
use warpc_ir::ids::{Md, Str};
use warpc_ir::metadata::{MdField, MdNode};

/// Largest storage unit of bit fields, in bits.
const LARGEST_UNIT: u64 = 1 << 16;

/// Makes the entries of a module.
pub struct Entries<'a> {
    /// Metadata.
    pub nodes: Nodes<'a>,
    /// Entries made so far.
    pub dies: Dies,
    /// Numbers of files.
    pub files: &'a mut Files,
    /// Entry of each node that has one: of a function, the one that others refer to.
    pub of: Vec<Die>,
    /// The unit that new entries without a scope go to.
    pub unit: Die,
    /// Units in C, where functions say whether they have a prototype.
    pub units_in_c: Vec<Die>,
    /// Nodes whose entries lack their attributes.
    waiting: Vec<Md>,
    /// Type of array indices, by unit.
    index_type: Option<(Die, Die)>,
}

impl<'a> Entries<'a> {
    /// None so far.
    pub fn new(nodes: Nodes<'a>, files: &'a mut Files) -> Entries<'a> {
        let of = vec![Die::NONE; nodes.table().len()];
        Entries {
            nodes,
            dies: Dies::default(),
            files,
            of,
            unit: Die::NONE,
            units_in_c: Vec::new(),
            waiting: Vec::new(),
            index_type: None,
        }
    }
    /// The entry of a type, a namespace, a function or a variable of the module; none for what has no entry.
    pub fn entry(&mut self, node: Md) -> Option<Die> {
        let mut missing = Vec::new();
        let mut parent = self.unit;
        let mut at = Some(node);
        while let Some(node) = at.filter(|_| missing.len() < DEPTH) {
            if let Some(die) = self.of[node.index()].get() {
                parent = die;
                break;
            }
            // Lexical blocks have entries in functions only; what is declared in one belongs to its function.
            if self.tag_of(node).is_some() {
                missing.push(node);
            } else if missing.is_empty() {
                return None;
            }
            at = self.scope_of(node);
        }
        for &node in missing.iter().rev() {
            parent = self.make(node, parent);
        }
        Some(parent)
    }
    /// Makes the entry of `node` under `parent`; its attributes wait.
    fn make(&mut self, node: Md, parent: Die) -> Die {
        let die = self.dies.child(self.tag_of(node).unwrap_or(tag::unspecified_type), parent);
        self.of[node.index()] = die;
        self.waiting.push(node);
        die
    }
    /// The scope whose entry that of `node` is a child of; none for the unit.
    fn scope_of(&self, node: Md) -> Option<Md> {
        let (nodes, names) = (self.nodes, self.nodes.names);
        // A function or variable that was declared elsewhere refers to its declaration and stands in the unit.
        let defined = nodes.is(node, names.di_subprogram) || nodes.is(node, names.di_global);
        if defined && nodes.node(node, names.declaration).is_some() {
            return None;
        }
        nodes.node(node, names.scope)
    }
    /// Tag of the entry of a node; none for nodes without entries.
    fn tag_of(&self, node: Md) -> Option<u16> {
        let (nodes, names, kind) = (self.nodes, self.nodes.names, self.nodes.kind(node));
        if kind.is_none() {
            return None;
        }
        let fixed = [
            (names.di_subprogram, tag::subprogram),
            (names.di_subroutine, tag::subroutine_type),
            (names.di_namespace, tag::namespace),
            (names.di_global, tag::variable),
            (names.di_module, tag::module),
            (names.di_subrange_type, tag::subrange_type),
        ];
        if let Some(row) = fixed.iter().find(|row| row.0 == kind) {
            return Some(row.1);
        }
        let by_tag = [
            (names.di_basic, tag::base_type),
            (names.di_fixed_point, tag::base_type),
            (names.di_string, tag::string_type),
            (names.di_derived, tag::unspecified_type),
            (names.di_composite, tag::structure_type),
        ];
        let default = by_tag.iter().find(|row| row.0 == kind)?.1;
        Some(nodes.symbol(node, names.tag, "DW_TAG_").map_or(default, |number| number as u16))
    }
    /// Fills in the attributes of all entries that wait, and of those that this makes.
    pub fn fill(&mut self) {
        let mut at = 0;
        while at < self.waiting.len() {
            let node = self.waiting[at];
            at += 1;
            let (die, names, kind) = (self.of[node.index()], self.nodes.names, self.nodes.kind(node));
            match kind {
                kind if kind == names.di_subprogram => self.subprogram(node, die),
                kind if kind == names.di_global => self.global_variable(node, die),
                kind if kind == names.di_namespace || kind == names.di_module => self.name(node, die),
                kind if kind == names.di_subroutine => self.subroutine_type(node, die),
                kind if kind == names.di_composite => self.composite_type(node, die),
                kind if kind == names.di_derived => self.derived_type(node, die),
                kind if kind == names.di_subrange_type => self.subrange_type(node, die),
                _ => self.basic_type(node, die),
            }
        }
        self.waiting.clear();
    }
    fn name(&mut self, node: Md, die: Die) {
        self.dies.add_text(die, at::name, self.nodes.text(node, self.nodes.names.name));
    }
    /// Adds the type that `ty` is, if any.
    pub fn add_type(&mut self, die: Die, ty: Option<Md>) {
        if let Some(ty) = ty.and_then(|ty| self.known_type(ty)).and_then(|ty| self.entry(ty)) {
            self.dies.add(die, at::r#type, Content::Entry(ty));
        }
    }
    /// The type that DWARF 2 has for `ty`: qualifiers of later versions are left out.
    fn known_type(&self, ty: Md) -> Option<Md> {
        let mut at = ty;
        for _ in 0..DEPTH {
            if !matches!(self.tag_of(at), Some(tag::restrict_type | tag::atomic_type)) {
                return Some(at);
            }
            at = self.nodes.node(at, self.nodes.names.base_type)?;
        }
        None
    }
    /// Adds the type that field `type` or `baseType` of `node` names.
    pub fn typed(&mut self, node: Md, field: Str, die: Die) {
        self.add_type(die, self.nodes.node(node, field));
    }
    fn bytes(&mut self, node: Md, die: Die) {
        let bits = self.nodes.int(node, self.nodes.names.size);
        self.dies.add(die, at::byte_size, Content::Number(bits.div_ceil(8)));
    }
    /// Adds file and line of a node, where it has a line.
    pub fn place(&mut self, node: Md, die: Die) {
        let line = self.nodes.int(node, self.nodes.names.line);
        if line == 0 {
            return;
        }
        if let Some(file) = self.files.number(self.nodes, node) {
            self.dies.add(die, at::decl_file, Content::Number(file.0 as u64));
        }
        self.dies.add(die, at::decl_line, Content::Number(line));
    }
    fn flag(&mut self, node: Md, flag: &str, attribute: u16, die: Die) {
        if self.nodes.has_flag(node, self.nodes.names.flags, flag) {
            self.dies.add(die, attribute, Content::Flag);
        }
    }
    fn accessibility(&mut self, node: Md, die: Die) {
        let kinds = [("DIFlagPublic", 1), ("DIFlagProtected", 2), ("DIFlagPrivate", 3)];
        for (flag, number) in kinds {
            if self.nodes.has_flag(node, self.nodes.names.flags, flag) {
                self.dies.add(die, at::accessibility, Content::Number(number));
            }
        }
    }
    fn basic_type(&mut self, node: Md, die: Die) {
        self.name(node, die);
        if self.dies.tag(die) == tag::unspecified_type {
            return;
        }
        if self.dies.tag(die) != tag::string_type
            && let Some(encoding) = self.nodes.symbol(node, self.nodes.names.encoding, "DW_ATE_")
        {
            self.dies.add(die, at::encoding, Content::Number(encoding));
        }
        self.bytes(node, die);
    }
    fn subrange_type(&mut self, node: Md, die: Die) {
        self.typed(node, self.nodes.names.base_type, die);
        self.name(node, die);
        self.bounds(node, die);
    }
    fn derived_type(&mut self, node: Md, die: Die) {
        let names = self.nodes.names;
        let kind = self.dies.tag(die);
        if matches!(kind, tag::member | tag::variable | tag::inheritance | tag::friend) {
            return self.member(node, die, kind);
        }
        self.typed(node, names.base_type, die);
        self.name(node, die);
        let pointer = matches!(
            kind,
            tag::pointer_type | tag::ptr_to_member_type | tag::reference_type | tag::rvalue_reference_type
        );
        let size = self.nodes.int(node, names.size);
        if size != 0 && !pointer {
            self.bytes(node, die);
        }
        if kind == tag::ptr_to_member_type
            && let Some(class) = self.nodes.node(node, names.extra_data).and_then(|class| self.entry(class))
        {
            self.dies.add(die, at::containing_type, Content::Entry(class));
        }
        self.accessibility(node, die);
        self.place(node, die);
        if pointer && let Some(space) = self.nodes.number(node, names.address_space) {
            self.dies.add(die, at::address_class, Content::Number(space as u64));
        }
    }
    /// A member, a static member, a base class or a friend.
    fn member(&mut self, node: Md, die: Die, kind: u16) {
        let names = self.nodes.names;
        if kind == tag::friend {
            // Source: DWARF 2, 5.5.4. The number of DW_AT_friend is that of no other attribute here.
            const FRIEND: u16 = 0x41;
            if let Some(class) = self.nodes.node(node, names.base_type).and_then(|class| self.entry(class)) {
                self.dies.add(die, FRIEND, Content::Entry(class));
            }
            return;
        }
        self.name(node, die);
        self.typed(node, names.base_type, die);
        self.place(node, die);
        if self.nodes.has_flag(node, names.flags, "DIFlagStaticMember") || kind == tag::variable {
            self.dies.add(die, at::external, Content::Flag);
            self.dies.add(die, at::declaration, Content::Flag);
            if let Some(value) = self.nodes.node(node, names.extra_data).and_then(|value| self.nodes.constant(value)) {
                self.dies.add(die, at::const_value, Content::Signed(value as i64));
            }
            return self.accessibility(node, die);
        }
        let offset = self.nodes.int(node, names.offset);
        if kind == tag::inheritance && self.nodes.has_flag(node, names.flags, "DIFlagVirtual") {
            // The offset of a virtual base is that of its offset in the table of the class.
            let mut bytes = vec![0x12, 0x06, op::CONSTU];
            uleb(offset, &mut bytes);
            bytes.extend_from_slice(&[0x1c, 0x06, 0x22]);
            let block = self.dies.keep_block(vec![Piece::Bytes(bytes)]);
            self.dies.add(die, at::data_member_location, block);
        } else {
            let first = match self.nodes.has_flag(node, names.flags, "DIFlagBitField") {
                true => self.bit_field(node, offset, die),
                false => offset / 8,
            };
            let mut bytes = vec![op::PLUS_UCONST];
            uleb(first, &mut bytes);
            let block = self.dies.keep_block(vec![Piece::Bytes(bytes)]);
            self.dies.add(die, at::data_member_location, block);
        }
        self.accessibility(node, die);
        if self.nodes.has_flag(node, names.flags, "DIFlagVirtual") {
            self.dies.add(die, at::virtuality, Content::Number(1));
        }
        self.flag(node, "DIFlagArtificial", at::artificial, die);
    }
    /// Size and offset of a bit field in its storage unit; the offset of that in bytes. DWARF 2 counts bits from the most significant one.
    fn bit_field(&mut self, node: Md, offset: u64, die: Die) -> u64 {
        let names = self.nodes.names;
        let size = self.nodes.int(node, names.size);
        let unit = self.sized(self.nodes.node(node, names.base_type)).clamp(8, LARGEST_UNIT).next_power_of_two();
        self.dies.add(die, at::byte_size, Content::Number(unit / 8));
        self.dies.add(die, at::bit_size, Content::Number(size));
        let start = (offset.wrapping_add(unit) & !(unit - 1)).wrapping_sub(unit);
        let before = (unit as i64).wrapping_sub(offset.wrapping_sub(start).wrapping_add(size) as i64);
        let content = if before < 0 { Content::Signed(before) } else { Content::Number(before as u64) };
        self.dies.add(die, at::bit_offset, content);
        start / 8
    }
    /// Bits of a type, through names and qualifiers.
    fn sized(&self, ty: Option<Md>) -> u64 {
        let mut at = ty;
        for _ in 0..DEPTH {
            let Some(node) = at else { return 0 };
            let size = self.nodes.int(node, self.nodes.names.size);
            let named = [tag::typedef, tag::const_type, tag::volatile_type, tag::restrict_type, tag::atomic_type];
            if size != 0 || !self.tag_of(node).is_some_and(|tag| named.contains(&tag)) {
                return size;
            }
            at = self.nodes.node(node, self.nodes.names.base_type);
        }
        0
    }
    fn composite_type(&mut self, node: Md, die: Die) {
        let names = self.nodes.names;
        let kind = self.dies.tag(die);
        if kind == tag::array_type {
            return self.array_type(node, die);
        }
        if kind == tag::enumeration_type {
            self.typed(node, names.base_type, die);
            if self.nodes.has_flag(node, names.flags, "DIFlagEnumClass") {
                self.dies.add(die, at::enum_class, Content::Flag);
            }
        }
        let conventions = [("DIFlagTypePassByReference", 4), ("DIFlagTypePassByValue", 5)];
        for (flag, number) in conventions {
            if self.nodes.has_flag(node, names.flags, flag) {
                self.dies.add(die, at::calling_convention, Content::Number(number));
            }
        }
        self.name(node, die);
        let declared = self.nodes.has_flag(node, names.flags, "DIFlagFwdDecl");
        if declared {
            self.dies.add(die, at::declaration, Content::Flag);
        } else {
            self.bytes(node, die);
        }
        self.place(node, die);
        let elements: Vec<Md> = self.nodes.list(node, names.elements).collect();
        for element in elements {
            self.element(element, die);
        }
        self.template_parameters(node, die);
    }
    /// A member, method, nested type or enumerator of the type that has entry `parent`.
    fn element(&mut self, node: Md, parent: Die) {
        if self.nodes.is(node, self.nodes.names.di_enumerator) {
            let die = self.dies.child(tag::enumerator, parent);
            self.name(node, die);
            let value = self.nodes.number(node, self.nodes.names.value).unwrap_or(0);
            self.dies.add(die, at::const_value, Content::Signed(value as i64));
        } else if self.of[node.index()].is_none() && self.tag_of(node).is_some() {
            self.make(node, parent);
        }
    }
    fn array_type(&mut self, node: Md, die: Die) {
        let names = self.nodes.names;
        if self.nodes.has_flag(node, names.flags, "DIFlagVector") {
            self.dies.add(die, at::GNU_vector, Content::Flag);
        }
        self.typed(node, names.base_type, die);
        let elements: Vec<Md> = self.nodes.list(node, names.elements).collect();
        for range in elements {
            let index = self.index_type();
            let child = self.dies.child(tag::subrange_type, die);
            self.dies.add(child, at::r#type, Content::Entry(index));
            self.bounds(range, child);
        }
    }
    /// Bounds of an array, as far as they are constants.
    fn bounds(&mut self, range: Md, die: Die) {
        let names = self.nodes.names;
        let bounds =
            [(names.lower_bound, at::lower_bound), (names.count, at::count), (names.upper_bound, at::upper_bound)];
        for (field, attribute) in bounds {
            let Some(value) = self.nodes.number(range, field) else { continue };
            // Arrays start at 0 unless they say so, and a count of -1 is not known.
            if value >= 0 && (attribute != at::lower_bound || value != 0) {
                self.dies.add(die, attribute, Content::Number(value as u64));
            } else if value < 0 && attribute != at::count {
                self.dies.add(die, attribute, Content::Signed(value as i64));
            }
        }
    }
    /// The type of array indices, in the unit at hand.
    fn index_type(&mut self) -> Die {
        if let Some((unit, die)) = self.index_type
            && unit == self.unit
        {
            return die;
        }
        let die = self.dies.child(tag::base_type, self.unit);
        self.dies.add_text(die, at::name, b"__ARRAY_SIZE_TYPE__");
        self.dies.add(die, at::byte_size, Content::Number(8));
        self.dies.add(die, at::encoding, Content::Number(7));
        self.index_type = Some((self.unit, die));
        die
    }
    /// Types of results and parameters: first that of the result, which may be absent.
    fn types_of(&self, subroutine: Option<Md>) -> &'a [Md] {
        let types = subroutine.and_then(|node| self.nodes.node(node, self.nodes.names.types));
        types.map_or(&[], |types| self.nodes.table().ops(types))
    }
    fn subroutine_type(&mut self, node: Md, die: Die) {
        let types = self.types_of(Some(node));
        self.add_type(die, types.first().copied().filter(|ty| ty.is_some()));
        self.parameters(types, die);
    }
    /// Children for the parameters of a type or of a declaration.
    fn parameters(&mut self, types: &[Md], die: Die) {
        for &ty in types.iter().skip(1) {
            let Some(ty) = ty.get() else {
                self.dies.child(tag::unspecified_parameters, die);
                continue;
            };
            let child = self.dies.child(tag::formal_parameter, die);
            self.add_type(child, Some(ty));
            self.flag(ty, "DIFlagArtificial", at::artificial, child);
        }
    }
    fn template_parameters(&mut self, node: Md, die: Die) {
        let names = self.nodes.names;
        let parameters: Vec<Md> = self.nodes.list(node, names.template_params).collect();
        for parameter in parameters {
            if self.nodes.is(parameter, names.di_template_type) {
                let child = self.dies.child(tag::template_type_parameter, die);
                self.typed(parameter, names.ty, child);
                self.name(parameter, child);
            } else if self.nodes.is(parameter, names.di_template_value) {
                let kind = self.nodes.symbol(parameter, names.tag, "DW_TAG_");
                let kind = kind.map_or(tag::template_value_parameter, |number| number as u16);
                let child = self.dies.child(kind, die);
                self.typed(parameter, names.ty, child);
                self.name(parameter, child);
                let value = self.nodes.node(parameter, names.value).and_then(|value| self.constant(value));
                if let Some(value) = value.filter(|_| kind == tag::template_value_parameter) {
                    self.dies.add(child, at::const_value, Content::Signed(value));
                }
            }
        }
    }
    /// The integer that a node of a constant holds, by the sign of its width.
    fn constant(&self, node: Md) -> Option<i64> {
        let MdNode::Value(ty, value) = self.nodes.table().get(node) else { return None };
        let bits = self.nodes.cx.tables.consts.int(value.as_const()?)?;
        let width = self.nodes.cx.types().int_bits(*ty)?;
        Some(if width == 0 || width > 64 { bits as i64 } else { warpc_ir::consts::sign_extend(bits, width) })
    }
    /// What a function is: its declaration, or the attributes of one that has none.
    fn subprogram(&mut self, node: Md, die: Die) {
        let (nodes, names) = (self.nodes, self.nodes.names);
        let defined = nodes.has_flag(node, names.sp_flags, "DISPFlagDefinition");
        if let Some(declaration) = nodes.node(node, names.declaration).filter(|_| defined) {
            if let Some(declaration) = self.entry(declaration) {
                self.dies.add(die, at::specification, Content::Entry(declaration));
            }
            return self.template_parameters(node, die);
        }
        self.dies.add_text(die, at::MIPS_linkage_name, nodes.text(node, names.linkage_name));
        self.name(node, die);
        self.place(node, die);
        if self.units_in_c.contains(&self.unit) {
            self.flag(node, "DIFlagPrototyped", at::prototyped, die);
        }
        let types = self.types_of(nodes.node(node, names.ty));
        self.add_type(die, types.first().copied().filter(|ty| ty.is_some()));
        if !defined {
            self.dies.add(die, at::declaration, Content::Flag);
        }
        self.flag(node, "DIFlagArtificial", at::artificial, die);
        if !nodes.has_flag(node, names.sp_flags, "DISPFlagLocalToUnit") {
            self.dies.add(die, at::external, Content::Flag);
        }
        for (flag, number) in [("DISPFlagVirtual", 1), ("DISPFlagPureVirtual", 2)] {
            if nodes.has_flag(node, names.sp_flags, flag) {
                self.dies.add(die, at::virtuality, Content::Number(number));
            }
        }
        self.accessibility(node, die);
        self.flag(node, "DIFlagExplicit", at::explicit, die);
        if !defined {
            self.parameters(types, die);
        }
        self.template_parameters(node, die);
    }
    /// A variable of the module, without its place.
    fn global_variable(&mut self, node: Md, die: Die) {
        let (nodes, names) = (self.nodes, self.nodes.names);
        if let Some(declaration) = nodes.node(node, names.declaration).and_then(|other| self.entry(other)) {
            self.dies.add(die, at::specification, Content::Entry(declaration));
            return;
        }
        self.name(node, die);
        self.typed(node, names.ty, die);
        if nodes.bool(node, names.is_local) != Some(true) {
            self.dies.add(die, at::external, Content::Flag);
        }
        self.place(node, die);
        if nodes.bool(node, names.is_definition) == Some(false) {
            self.dies.add(die, at::declaration, Content::Flag);
        }
    }
    /// A `using` of a namespace, type or function.
    pub fn imported(&mut self, node: Md) {
        let (nodes, names) = (self.nodes, self.nodes.names);
        let Some(entity) = nodes.node(node, names.entity).and_then(|entity| self.entry(entity)) else { return };
        let scope = nodes.node(node, names.scope).and_then(|scope| self.entry(scope)).unwrap_or(self.unit);
        let kind = nodes.symbol(node, names.tag, "DW_TAG_").map_or(tag::imported_declaration, |number| number as u16);
        let die = self.dies.child(kind, scope);
        self.place(node, die);
        self.dies.add(die, at::import, Content::Entry(entity));
        self.name(node, die);
    }
}

impl ModuleDebug {
    /// Fields of a text as they are kept, for keys.
    pub(super) fn string_field(nodes: Nodes<'_>, node: Md, field: Str) -> Str {
        match nodes.table().field(node, field) {
            Some(MdField::Str(text)) => *text,
            _ => Str::EMPTY,
        }
    }
}
