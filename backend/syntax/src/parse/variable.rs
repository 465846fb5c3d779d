//! Variables in every space, registers, dimensions and initial values.

use super::expression::Constant;
use super::{Read, Reader};
use crate::lex::{Token, TokenKind};
use crate::message::Problem;
use crate::rows::*;
use crate::scopes::Binding;
use crate::types::{Type, TypeClass};

/// The version of the language in which registers and variables may have 128 bits.
const WIDE_TYPE_VERSION: u32 = 83;

/// What stands between the space and the names of a declaration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Declaration {
    pub space: Space,
    pub ty: Type,
    pub elements: u8,
    pub align: Option<u64>,
    pub pointer: Option<(Space, Option<u64>)>,
    pub managed: bool,
    pub unified: Option<(u64, u64)>,
    pub opaque: Option<Type>,
}

impl Declaration {
    /// A plain type in a space.
    pub fn of(space: Space, ty: Type) -> Declaration {
        Declaration { space, ty, elements: 1, align: None, pointer: None, managed: false, unified: None, opaque: None }
    }
}

/// The space that a directive names.
pub(super) fn space(text: &[u8]) -> Option<Space> {
    Some(match text {
        b".reg" => Space::Reg,
        b".sreg" => Space::Special,
        b".const" => Space::Const,
        b".global" => Space::Global,
        b".local" => Space::Local,
        b".param" => Space::Param,
        b".shared" => Space::Shared,
        b".tex" => Space::Tex,
        _ => return None,
    })
}

/// Bits of a vector in registers.
const MOST_VECTOR_BITS: u32 = 128;

impl Reader<'_> {
    /// Space, alignment, attributes, vector and type of a declaration.
    pub(super) fn declaration(&mut self) -> Read<Declaration> {
        let Some(space) = space(self.here()) else { return self.syntax() };
        self.advance();
        if space == Space::Const && self.take(b'[') {
            let line = self.last_line;
            self.integer()?;
            self.expect(b']')?;
            self.error(line, Problem::ConstantBanks);
        }
        let mut row = Declaration::of(space, Type::B32);
        let mut has_type = false;
        while self.token.kind == TokenKind::Dotted {
            match self.here() {
                b".align" => {
                    self.advance();
                    let line = self.token.line;
                    let align = self.integer()?;
                    if !align.is_power_of_two() {
                        self.error(line, Problem::Alignment);
                    }
                    match &mut row.pointer {
                        Some((_, pointer)) => *pointer = Some(align),
                        None => row.align = Some(align),
                    }
                }
                b".attribute" => self.attributes(&mut row)?,
                b".v2" if !has_type => {
                    row.elements = 2;
                    self.advance();
                }
                b".v4" if !has_type => {
                    row.elements = 4;
                    self.advance();
                }
                b".ptr" if has_type && space == Space::Param && self.in_parameters => {
                    self.advance();
                    row.pointer = Some((Space::Generic, None));
                }
                text => {
                    if let (Some((pointed, _)), Some(space)) = (&mut row.pointer, self::space(text)) {
                        *pointed = space;
                        self.advance();
                        continue;
                    }
                    match Type::of(&text[1..]) {
                        Some(ty)
                            if row.pointer.is_some() && row.opaque.is_none() && ty.class() == TypeClass::Opaque =>
                        {
                            row.opaque = Some(ty);
                            self.advance();
                            continue;
                        }
                        Some(ty) if !has_type && (ty.is_of_registers() || ty.is_of_variables()) => {
                            if ty == Type::B128 && self.rows.version < WIDE_TYPE_VERSION {
                                let problem = Problem::NeedsVersion("Type .b128".into(), WIDE_TYPE_VERSION);
                                self.error(self.token.line, problem);
                            }
                            row.ty = ty;
                        }
                        _ => return self.syntax(),
                    }
                    has_type = true;
                    self.advance();
                }
            }
        }
        if has_type { Ok(row) } else { self.syntax() }
    }

    fn attributes(&mut self, row: &mut Declaration) -> Read<()> {
        self.advance();
        self.expect(b'(')?;
        loop {
            match self.here() {
                b".managed" => {
                    self.advance();
                    row.managed = true;
                }
                b".unified" => {
                    self.advance();
                    self.expect(b'(')?;
                    let first = self.integer()?;
                    self.expect(b',')?;
                    row.unified = Some((first, self.integer()?));
                    self.expect(b')')?;
                }
                _ => return self.syntax(),
            }
            if !self.take(b',') {
                break;
            }
        }
        self.expect(b')').map(|_| ())
    }

    /// `.global .u32 a, b[4] = {...};` and declarations of registers.
    pub(super) fn variables(&mut self, linkage: Linkage, is_top: bool) -> Read<()> {
        let declaration = self.declaration()?;
        loop {
            let line = self.token.line;
            if is_top {
                self.check_module_scope(declaration.space, line);
            }
            if declaration.space == Space::Reg && is_top {
                self.name()?;
                if self.token.is(b'<') {
                    self.count()?;
                }
                if !self.take(b',') {
                    break;
                }
                continue;
            }
            if declaration.space == Space::Reg {
                self.register(declaration, line)?;
            } else {
                for variable in self.variable(declaration, linkage, line)? {
                    let variable = Variable::new(variable);
                    self.check_managed(variable, is_top, line);
                    if is_top {
                        self.rows.items.push(Item::Variable(variable));
                    } else {
                        self.rows.statements.push(StatementRow::Variable(variable));
                    }
                }
            }
            if !self.take(b',') {
                break;
            }
        }
        self.expect(b';').map(|_| ())
    }

    /// Memory that the driver moves is global. ptxas names a variable of a function with its line.
    fn check_managed(&mut self, variable: Variable, is_top: bool, line: u32) {
        let row = &self.rows.variables[variable.index()];
        if row.managed && row.space != Space::Global {
            let name = self.text_of(row.name);
            let name = if is_top { name } else { format!("$__{name}__{line}") };
            self.error(line, Problem::ManagedSymbol(name));
        }
    }

    /// Spaces that belong to functions.
    fn check_module_scope(&mut self, space: Space, line: u32) {
        let problem = match space {
            Space::Local => Problem::ModuleScope(".local"),
            Space::Reg => Problem::ModuleScope(".reg"),
            Space::Param => Problem::ModuleParameter,
            _ => return,
        };
        self.error(line, problem);
    }

    fn register(&mut self, declaration: Declaration, line: u32) -> Read<()> {
        let start = self.token;
        let name = self.name()?;
        if let Some(line) = self.scopes.awaited(name) {
            let text = self.text_of(name);
            return self.fatal(line, Problem::ForwardReference(text));
        }
        let mut count = None;
        let mut bound = name;
        if self.token.is(b'<') {
            count = Some(self.count()?);
            let bytes = self.bytes(start);
            self.scratch.clear();
            self.scratch.extend_from_slice(bytes);
            self.scratch.push(b'<');
            let scratch = std::mem::take(&mut self.scratch);
            bound = self.names.intern(&mut self.rows.names, &scratch);
            self.scratch = scratch;
        }
        let here = self.scopes.get_here(bound);
        let member = count.is_none()
            && here == Binding::Free
            && matches!(self.lookup(name, self.bytes(start)), Binding::Member(..));
        if (here != Binding::Free && !matches!(here, Binding::Label(_)))
            || (member && self.scopes.get_here(name) != Binding::Free)
        {
            self.duplicate(line, "variable", bound);
        } else if let Some(count) = count {
            self.check_members(name, count, line);
        }
        if u32::from(declaration.elements) * declaration.ty.bits() > MOST_VECTOR_BITS {
            self.error(line, Problem::VectorTooLarge(MOST_VECTOR_BITS));
        }
        let group = self.register_group(name, declaration, count);
        self.rows.statements.push(StatementRow::Registers(group));
        let binding = if count.is_some() { Binding::Prefix(group) } else { Binding::Register(group) };
        let text = self.rows.names.get(name.index());
        self.scopes.has_digits |= count.is_some() && matches!(text, [.., b'0'..=b'9']);
        // A parameter stays what its name means.
        if !matches!(here, Binding::Variable(_)) {
            self.scopes.bind(bound, binding);
        }
        Ok(())
    }

    /// Registers of a range whose names stand by themselves in this scope already.
    fn check_members(&mut self, prefix: Name, count: u32, line: u32) {
        let start = self.rows.names.get(prefix.index());
        let mut taken = Vec::new();
        for name in self.scopes.bound_here() {
            let digits = self.rows.names.get(name.index()).strip_prefix(start).filter(|digits| !digits.is_empty());
            let number = digits.and_then(|digits| std::str::from_utf8(digits).ok()?.parse::<u32>().ok());
            if number.is_some_and(|number| number < count)
                && matches!(self.scopes.get_here(name), Binding::Register(_) | Binding::Variable(_))
                && !taken.contains(&name)
            {
                taken.push(name);
            }
        }
        taken.into_iter().for_each(|name| self.duplicate(line, "variable", name));
    }

    pub(super) fn register_group(&mut self, name: Name, declaration: Declaration, count: Option<u32>) -> RegisterGroup {
        let group = RegisterGroup::new(self.rows.register_groups.len());
        let Declaration { ty, elements, .. } = declaration;
        self.rows.register_groups.push(RegisterGroupRow { name, ty, elements, count, first: Register(self.registers) });
        self.registers = self.registers.saturating_add(count.unwrap_or(1));
        group
    }

    /// One declared variable, or those of a range: rows of variables.
    fn variable(&mut self, declaration: Declaration, linkage: Linkage, line: u32) -> Read<std::ops::Range<usize>> {
        let start = self.token;
        let is_range = start.kind == TokenKind::Word && self.lexer.clone().next().is(b'<');
        if is_range {
            self.advance();
        }
        let count = if is_range { Some(self.count()?) } else { None };
        let name = match count {
            Some(_) => self.numbered(start, 0),
            None => self.name()?,
        };
        let mut row = row_of(declaration, linkage, name);
        if declaration.ty == Type::Samplerref && !self.rows.has_samplers() {
            self.error(line, Problem::TexMode);
        }
        if declaration.ty == Type::Pred {
            let text = self.text_of(name);
            self.error(line, Problem::PredicateVariable(text));
        }
        let first = self.rows.variables.len();
        if let Some(count) = count {
            // Each is a variable of its own.
            row.dimensions = self.dimensions()?;
            for number in 0..count {
                row.name = self.numbered(start, number);
                self.add_variable(row, line);
            }
            return Ok(first..self.rows.variables.len());
        }
        row.dimensions = self.dimensions()?;
        let variable = Variable::new(first);
        self.declare_variable(name, &row, variable, line);
        if self.take(b'=') {
            self.check_value_place(&row, line);
            row.init = self.initial_value(&row)?;
        }
        let sizes = &self.rows.dimensions[row.dimensions.range()];
        let is_open = sizes.contains(&OPEN) && row.init.is_empty() || sizes.contains(&0);
        if is_open && linkage != Linkage::Extern {
            let text = self.text_of(name);
            self.error(line, Problem::Incomplete(text));
        }
        self.rows.variables.push(row);
        self.lines.variables.push(line);
        Ok(first..first + 1)
    }

    /// The name of a token with a number behind it.
    pub(super) fn numbered(&mut self, token: Token, number: u32) -> Name {
        let mut text = self.bytes(token).to_vec();
        text.extend_from_slice(number.to_string().as_bytes());
        self.names.intern(&mut self.rows.names, &text)
    }

    /// Only variables of the file in global and constant memory have values.
    fn check_value_place(&mut self, row: &VariableRow, line: u32) {
        let text = self.text_of(row.name);
        if row.linkage == Linkage::Extern {
            self.error(line, Problem::InitExtern(text));
        } else if matches!(row.space, Space::Shared | Space::Local | Space::Param) {
            self.error(line, Problem::InitSpace(text));
        }
    }

    /// Declares a variable without a value.
    pub(super) fn add_variable(&mut self, row: VariableRow, line: u32) -> Variable {
        let variable = Variable::new(self.rows.variables.len());
        self.declare_variable(row.name, &row, variable, line);
        self.rows.variables.push(row);
        self.lines.variables.push(line);
        variable
    }

    fn declare_variable(&mut self, name: Name, row: &VariableRow, variable: Variable, line: u32) {
        match self.scopes.get_here(name) {
            Binding::Variable(old) if old.index() < self.rows.variables.len() => {
                let old = self.rows.variables[old.index()];
                let same = (old.space, old.ty, old.elements) == (row.space, row.ty, row.elements);
                let text = self.text_of(name);
                if !same {
                    self.error(line, Problem::Inconsistent("variable", text));
                } else if old.linkage == Linkage::Extern && row.linkage == Linkage::File {
                    self.error(line, Problem::ExternStatic(text));
                } else if old.linkage != Linkage::Extern && row.linkage != Linkage::Extern {
                    self.error(line, Problem::Duplicate("variable", text));
                }
            }
            Binding::Free | Binding::Label(_) => {}
            Binding::Function(_) => {
                let text = self.text_of(name);
                self.error(line, Problem::Inconsistent("variable", text.clone()));
                self.error(line, Problem::Duplicate("variable", text));
            }
            _ => self.duplicate(line, "variable", name),
        }
        self.scopes.bind(name, Binding::Variable(variable));
    }

    pub(super) fn dimensions(&mut self) -> Read<Span> {
        let first = self.rows.dimensions.len();
        while self.take(b'[') {
            let size = if self.token.is(b']') { OPEN } else { self.literal()? };
            self.rows.dimensions.push(size);
            self.expect(b']')?;
        }
        Ok(Span::new(first, self.rows.dimensions.len()))
    }

    /// The value behind `=`, flat. Braces are as deep as the variable has dimensions, a vector one more.
    fn initial_value(&mut self, row: &VariableRow) -> Read<Span> {
        let first = self.rows.inits.len();
        let line = self.token.line;
        let sizes = row.dimensions;
        let is_opaque = row.ty.class() == TypeClass::Opaque;
        let levels = sizes.len() + usize::from(row.elements > 1 || is_opaque);
        let limit = |reader: &Self, level: usize| match reader.rows.dimensions[sizes.range()].get(level) {
            _ if is_opaque => u64::MAX,
            Some(&size) => size,
            None => u64::from(row.elements),
        };
        // Elements seen at each open level.
        let mut open: Vec<u64> = Vec::new();
        loop {
            if self.token.is(b'{') && !(is_opaque && open.len() == levels) {
                if open.len() >= levels {
                    return self.fatal(line, Problem::InitType);
                }
                self.advance();
                open.push(0);
                self.rows.inits.push(Init::Open);
                if !self.token.is(b'}') {
                    continue;
                }
            } else if is_opaque {
                self.opaque_element(row.ty, open.is_empty())?;
            } else {
                if open.is_empty() && levels > 0 && self.token.kind != TokenKind::Text {
                    return self.fatal(line, Problem::InitType);
                }
                self.initial_element(row.ty)?;
            }
            // Behind an element or a list.
            loop {
                if self.token.is(b'}') && !open.is_empty() {
                    self.advance();
                    open.pop();
                    self.rows.inits.push(Init::Close);
                }
                let Some(count) = open.last_mut() else {
                    return Ok(Span::new(first, self.rows.inits.len()));
                };
                if self.token.is(b',') {
                    *count += 1;
                    let seen = *count;
                    self.advance();
                    if seen >= limit(self, open.len() - 1) {
                        return self.fatal(line, Problem::InitCount);
                    }
                    break;
                }
                if !self.token.is(b'}') {
                    return self.syntax();
                }
            }
        }
    }

    fn initial_element(&mut self, ty: Type) -> Read<()> {
        let line = self.token.line;
        let is_float = ty.class() == TypeClass::Float;
        if self.token.kind == TokenKind::Word && self.here() != b"WARP_SZ" {
            return self.initial_address(AddressForm { generic: false, mask: 0, offset: 0 }, is_float);
        }
        if self.token.kind == TokenKind::Text {
            return self.syntax();
        }
        let value = self.constant()?;
        // A mask: `0xff00(name)`.
        if self.token.is(b'(')
            && let Constant::Integer { value, .. } = value
        {
            self.advance();
            if ty != Type::U8 {
                return self.fatal(line, Problem::InitType);
            }
            // A mask takes one byte of the address.
            if !(0..8).any(|byte| value == 0xff << (8 * byte)) {
                self.error(line, Problem::InitMask(value));
            }
            self.initial_address(AddressForm { generic: false, mask: value, offset: 0 }, is_float)?;
            return self.expect(b')').map(|_| ());
        }
        let init = match value {
            Constant::Integer { .. } if is_float => return self.fatal(line, Problem::InitType),
            Constant::Integer { value, .. } => Init::Integer(value),
            Constant::Float32(bits) if is_float => Init::Float32(bits),
            Constant::Float64 { bits, .. } if is_float => Init::Float64(bits),
            _ => return self.fatal(line, Problem::InitType),
        };
        self.rows.inits.push(init);
        Ok(())
    }

    fn initial_address(&mut self, mut form: AddressForm, is_float: bool) -> Read<()> {
        let line = self.token.line;
        let mut closes = 0;
        if self.here() == b"generic" {
            self.advance();
            self.expect(b'(')?;
            form.generic = true;
            closes = 1;
        }
        let token = self.token;
        let name = self.name()?;
        if form.generic && self.token.is(b'+') {
            self.advance();
            form.offset = self.integer()? as i64;
        }
        for _ in 0..closes {
            self.expect(b')')?;
        }
        if self.token.is(b'+') {
            self.advance();
            form.offset = form.offset.wrapping_add(self.integer()? as i64);
        } else if self.token.is(b'-') {
            self.advance();
            form.offset = form.offset.wrapping_sub(self.integer()? as i64);
        }
        if is_float {
            return self.fatal(line, Problem::InitType);
        }
        let bytes = self.bytes(token);
        let symbol = match self.lookup(name, bytes) {
            // The variable whose value this is has no address yet.
            Binding::Variable(variable) if variable.index() >= self.rows.variables.len() => {
                let text = self.text_of(name);
                return self
                    .fatal(line, if form.generic { Problem::InitExpression } else { Problem::InitSymbol(text) });
            }
            Binding::Variable(variable) => Symbol::Variable(variable),
            Binding::Function(function) => Symbol::Function(function),
            _ => {
                let text = self.text_of(name);
                return self.fatal(line, Problem::InitSymbol(text));
            }
        };
        self.rows.inits.push(Init::Address(symbol, form));
        Ok(())
    }
}

/// The row of a variable without dimensions and value.
pub(super) fn row_of(declaration: Declaration, linkage: Linkage, name: Name) -> VariableRow {
    let Declaration { space, ty, elements, align, pointer, managed, unified, opaque } = declaration;
    VariableRow {
        name,
        space,
        linkage,
        ty,
        elements,
        managed,
        unified,
        align,
        pointer,
        opaque,
        dimensions: Span::default(),
        init: Span::default(),
        register: Register::NONE,
        count: None,
    }
}
