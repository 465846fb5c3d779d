//! Heads of functions and kernels, prototypes, and the directives of both.

use super::variable::row_of;
use super::{Read, Reader};
use crate::lex::TokenKind;
use crate::message::{Problem, Severity};
use crate::rows::*;
use crate::scopes::Binding;
use crate::types::Type;

/// A function whose body is being filled.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenFunction {
    function: Function,
    directives: Span,
    first_group: usize,
    first_statement: usize,
}

impl Reader<'_> {
    /// From `.func` or `.entry` to the end of the body, or to the semicolon of a declaration.
    pub(super) fn function(&mut self, linkage: Linkage, is_entry: bool) -> Read<()> {
        if let Some(open) = self.open_function(linkage, is_entry)? {
            self.body()?;
            self.close_function(open);
        }
        Ok(())
    }

    /// From `.func` or `.entry` to the brace that opens the body, or to the semicolon of a declaration.
    pub(super) fn open_function(&mut self, linkage: Linkage, is_entry: bool) -> Read<Option<OpenFunction>> {
        self.advance();
        let is_inner = self.in_body;
        if !is_inner {
            self.registers = 0;
        }
        let first_group = self.rows.register_groups.len();
        let mut results = Span::new(self.rows.variables.len(), self.rows.variables.len());
        let has_results = !is_entry && self.token.is(b'(');
        if has_results {
            results = self.parameters(false)?;
        }
        let line = self.token.line;
        let name = self.name()?;
        let mut params = Span::new(self.rows.variables.len(), self.rows.variables.len());
        if self.token.is(b'(') {
            params = self.parameters(false)?;
        }
        self.check_parameters(params, is_entry);
        let head_end = self.last_line;
        let pragmas = self.rows.pragmas.len();
        let directives = self.directives(is_entry)?;
        let pragmas = Span::new(pragmas, self.rows.pragmas.len());
        let has_body = self.token.is(b'{');
        // Declarations of functions may end without a semicolon.
        let is_open = !is_entry && !is_inner && !has_body && !self.token.is(b';');
        if (!has_body || is_inner) && !is_open && !self.token.is(b';') {
            return self.syntax();
        }
        self.check_head(name, is_entry, line, results, params);
        if has_body && linkage == Linkage::Extern {
            let text = self.text_of(name);
            self.error(line, Problem::ExternBody(text));
        }
        if is_entry {
            self.check_parameter_space(name, line, params);
        }
        if let Binding::Function(old) = self.scopes.get(name) {
            let old = self.rows.functions[old.index()];
            self.compare_heads(name, head_end, old.results, results);
            self.compare_heads(name, head_end, old.params, params);
        }
        let has = |reader: &Self, kind| reader.rows.directives[directives.range()].iter().any(|row| row.kind == kind);
        if has(self, DirectiveKind::MaxThreads) && has(self, DirectiveKind::RequiredThreads) {
            self.error(line, Problem::BothThreads);
        }
        let function = Function::new(self.rows.functions.len());
        self.rows.functions.push(FunctionRow {
            name,
            is_entry,
            linkage,
            has_results,
            results,
            params,
            directives,
            pragmas,
            has_body,
            body: Span::default(),
            registers: 0,
            register_groups: Span::default(),
        });
        self.lines.functions.push(line);
        if is_inner {
            self.rows.statements.push(StatementRow::Function(function));
        } else {
            self.rows.items.push(Item::Function(function));
        }
        self.scopes.bind(name, Binding::Function(function));
        if !is_open {
            self.advance();
        }
        if !has_body {
            return Ok(None);
        }
        self.scopes.open();
        for row in results.range().chain(params.range()) {
            self.bind_parameter(Variable::new(row));
        }
        if !is_entry && self.rows.variables[params.range()].iter().any(|row| row.ty == Type::Pred) {
            self.error(0, Problem::PredicateParameter);
        }
        self.parameters = params;
        self.in_body = true;
        let first_statement = self.rows.statements.len();
        Ok(Some(OpenFunction { function, directives, first_group, first_statement }))
    }

    /// The body has ended.
    pub(super) fn close_function(&mut self, open: OpenFunction) {
        self.unknown_symbols();
        self.in_body = false;
        self.check_directives(open.directives, self.last_line);
        self.scopes.close();
        let row = &mut self.rows.functions[open.function.index()];
        row.body = Span::new(open.first_statement, self.rows.statements.len());
        row.registers = self.registers;
        row.register_groups = Span::new(open.first_group, self.rows.register_groups.len());
    }

    fn check_head(&mut self, name: Name, is_entry: bool, line: u32, results: Span, params: Span) {
        let text = self.text_of(name);
        if results.len() > 1 && self.rows.variables[results.range()].iter().any(|row| row.space == Space::Param) {
            self.error(line, Problem::ManyResults);
        }
        for row in results.range().chain(params.range()) {
            let name = self.rows.variables[row].name;
            if self.rows.names.get(name.index()) == b"_" {
                self.error(line, Problem::ParameterName);
            }
        }
        match self.scopes.get(name) {
            Binding::Function(old) => {
                let old = self.rows.functions[old.index()];
                if old.is_entry != is_entry {
                    self.error(line, Problem::EntryAndFunction(text.clone()));
                }
                if old.has_body {
                    self.error(line, Problem::Duplicate("function", text.clone()));
                    if old.is_entry != is_entry {
                        self.error(line, Problem::Inconsistent("variable", text));
                    }
                }
            }
            Binding::Free => {}
            _ => self.error(line, Problem::Inconsistent("variable", text)),
        }
    }

    /// What ptxas says of directives when the body has ended.
    fn check_directives(&mut self, directives: Span, line: u32) {
        use DirectiveKind::*;
        let has = |reader: &Self, kind: DirectiveKind| {
            reader.rows.directives[directives.range()].iter().any(|row| row.kind == kind)
        };
        if has(self, MinBlocks) && !has(self, MaxThreads) && !has(self, RequiredThreads) {
            self.message(line, Severity::Warning, Problem::MinBlocksIgnored);
        }
        if has(self, BlocksClusters) && !(has(self, RequiredThreads) && has(self, ClusterBlocks)) {
            self.error(line, Problem::BlocksAreClusters);
        }
    }

    /// `( ... )`: parameters or results. Those of prototypes may be called `_`.
    pub(super) fn parameters(&mut self, is_prototype: bool) -> Read<Span> {
        self.expect(b'(')?;
        let first = self.rows.variables.len();
        if !self.token.is(b')') {
            loop {
                let line = self.token.line;
                self.in_parameters = true;
                let declaration = self.declaration()?;
                self.in_parameters = false;
                let name = if self.token.kind == TokenKind::Word && self.here() == b"_" {
                    let token = self.advance();
                    self.intern(token)
                } else {
                    self.name()?
                };
                let mut row = row_of(declaration, Linkage::File, name);
                if self.token.is(b'<') {
                    row.count = Some(self.count()?);
                }
                row.dimensions = self.dimensions()?;
                if declaration.space == Space::Reg && !is_prototype {
                    let group = self.register_group(name, declaration, None);
                    row.register = self.rows.register_groups[group.index()].first;
                }
                self.rows.variables.push(row);
                self.lines.variables.push(line);
                if !self.take(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        Ok(Span::new(first, self.rows.variables.len()))
    }

    /// Says how the parameters or results of two declarations of a function differ.
    fn compare_heads(&mut self, name: Name, line: u32, old: Span, new: Span) {
        let text = self.text_of(name);
        if old.len() != new.len() {
            self.error(line, Problem::Prototypes(text, "number of parameters"));
            return;
        }
        let pairs = self.rows.variables[old.range()].iter().zip(&self.rows.variables[new.range()]);
        let (mut types, mut sizes) = (false, false);
        for (old, new) in pairs {
            let length = |row: &VariableRow| &self.rows.dimensions[row.dimensions.range()];
            types |= old.ty.bits() != new.ty.bits() || old.elements != new.elements || length(old) != length(new);
            sizes |= old.ty.bits() != new.ty.bits();
        }
        if types {
            self.error(line, Problem::Prototypes(text.clone(), "parameter types"));
        }
        if sizes {
            self.error(line, Problem::Prototypes(text, "parameter alignment"));
        }
    }

    fn check_parameters(&mut self, params: Span, is_entry: bool) {
        for row in params.range() {
            let variable = self.rows.variables[row];
            if !is_entry && variable.pointer.is_some() {
                self.error(self.lines.variables[row], Problem::AttributePlacement);
            }
            if is_entry && self.rows.dimensions[variable.dimensions.range()].contains(&OPEN) {
                self.error(self.lines.variables[row], Problem::OpenParameter);
            }
            if is_entry && variable.space != Space::Param {
                let text = self.text_of(variable.name);
                self.error(self.lines.variables[row], Problem::EntryParameter(text));
            }
        }
    }

    /// Kernels have room for so many bytes of parameters.
    fn check_parameter_space(&mut self, name: Name, line: u32, params: Span) {
        let bytes = self.rows.variables[params.range()].iter().fold(0u64, |end, row| {
            let (size, align) = self.rows.room(row);
            end.next_multiple_of(align).saturating_add(size)
        });
        let is_old = self.rows.version < 81;
        let most = if is_old || self.rows.target.number < 70 { 0x1100 } else { 0x7ffc };
        if bytes > most {
            let text = self.text_of(name);
            self.error(line, Problem::ParameterSpace(text, bytes, most));
            if is_old && bytes > 0x1100 {
                self.error(line, Problem::NeedsVersion("Kernel parameter size larger than 4352 bytes".into(), 81));
            }
        }
    }

    fn bind_parameter(&mut self, variable: Variable) {
        let row = self.rows.variables[variable.index()];
        if self.scopes.get_here(row.name) != Binding::Free {
            self.duplicate(self.lines.variables[variable.index()], "variable", row.name);
        }
        if row.space != Space::Reg {
            self.scopes.bind(row.name, Binding::Variable(variable));
            return;
        }
        // Registers are numbered anew in every function, so the group is looked for from the end.
        let mut groups = self.rows.register_groups.iter().enumerate().rev();
        if let Some((group, _)) = groups.find(|(_, group)| group.first == row.register && group.name == row.name) {
            self.scopes.bind(row.name, Binding::Register(RegisterGroup::new(group)));
        }
    }

    /// Directives between a head and a body.
    pub(super) fn directives(&mut self, is_entry: bool) -> Read<Span> {
        let first = self.rows.directives.len();
        while self.token.kind == TokenKind::Dotted {
            let text = self.here();
            let line = self.token.line;
            if text == b".pragma" {
                self.advance();
                loop {
                    let pragma = self.quoted()?;
                    self.pragma_place(pragma, false);
                    self.rows.pragmas.push(pragma);
                    if !self.take(b',') {
                        break;
                    }
                }
                self.expect(b';')?;
                continue;
            }
            let Some(&(kind, name, least, most, entry, func, version)) =
                DIRECTIVES.iter().find(|row| row.1.as_bytes() == text)
            else {
                // Behind the declaration of a function the next item may follow.
                match is_entry || self.in_body {
                    true => return self.syntax(),
                    false => break,
                }
            };
            if !(if is_entry { entry } else { func }) {
                return self.syntax();
            }
            self.advance();
            let mut row = Directive { kind, count: 0, values: [0; 3] };
            while row.count < most && (row.count > 0 || least > 0) {
                if row.count > 0 && !self.take(b',') {
                    break;
                }
                row.values[row.count as usize] = self.integer()?;
                row.count += 1;
            }
            if self.rows.version < version {
                self.error(line, Problem::NeedsVersion(name.into(), version));
            }
            if matches!(kind, DirectiveKind::MaxThreads | DirectiveKind::RequiredThreads)
                && row.values[..row.count as usize].contains(&0)
            {
                self.error(line, Problem::Positive(name[1..].into()));
            }
            if kind == DirectiveKind::MaxBlocks && self.rows.version >= 21 {
                self.error(line, Problem::MaxBlocks);
            }
            self.rows.directives.push(row);
        }
        Ok(Span::new(first, self.rows.directives.len()))
    }

    /// A prototype behind its label and `.callprototype`.
    pub(super) fn prototype(&mut self, name: Name) -> Read<()> {
        self.advance();
        let mut results = Span::new(self.rows.variables.len(), self.rows.variables.len());
        let has_results = self.token.is(b'(');
        if has_results {
            results = self.parameters(true)?;
        }
        if self.token.kind != TokenKind::Word {
            return self.syntax();
        }
        self.advance();
        let mut params = Span::new(self.rows.variables.len(), self.rows.variables.len());
        if self.token.is(b'(') {
            params = self.parameters(true)?;
        }
        let directives = self.directives(false)?;
        self.expect(b';')?;
        let prototype = Prototype::new(self.rows.prototypes.len());
        self.rows.prototypes.push(PrototypeRow { name, has_results, results, params, directives });
        self.rows.statements.push(StatementRow::Prototype(prototype));
        self.scopes.bind(name, Binding::Prototype(prototype));
        Ok(())
    }
}
