//! Rows back to text: one statement a line, numbers in hexadecimal where bits count.

use crate::rows::*;
use crate::table::table;
use std::fmt::Write;

/// The text of `rows`. Reading it gives equal rows.
pub fn print(rows: &Rows) -> String {
    let mut printer = Printer { rows, out: String::new(), function: None };
    printer.module();
    printer.out
}

struct Printer<'a> {
    rows: &'a Rows,
    out: String,
    function: Option<&'a FunctionRow>,
}

macro_rules! put {
    ($self:ident, $($text:tt)*) => {
        let _ = write!($self.out, $($text)*);
    };
}

impl<'a> Printer<'a> {
    fn name(&self, name: Name) -> std::borrow::Cow<'a, str> {
        self.rows.names.text(name.index())
    }
    fn text(&self, text: Text) -> std::borrow::Cow<'a, str> {
        self.rows.texts.text(text.index())
    }

    fn module(&mut self) {
        let rows = self.rows;
        put!(self, ".version {}.{}\n.target {}", rows.version / 10, rows.version % 10, rows.target);
        for &option in &rows.target_options {
            put!(self, ", {}", self.name(option));
        }
        self.out.push('\n');
        if let Some(size) = rows.address_size {
            put!(self, ".address_size {size}\n");
        }
        for item in &rows.items {
            match *item {
                Item::Variable(variable) => {
                    self.variable(&rows.variables[variable.index()], true);
                    self.out.push_str(";\n");
                }
                Item::Function(function) => self.print_function(&rows.functions[function.index()]),
                Item::Alias(alias, of) => {
                    put!(self, ".alias {}, {};\n", self.name(alias), self.name(of));
                }
                Item::Pragma(text) => {
                    put!(self, ".pragma \"{}\";\n", self.text(text));
                }
                Item::File(number, name, more) => {
                    put!(self, ".file {number} \"{}\"", self.text(name));
                    if let Some((time, size)) = more {
                        put!(self, ", {time}, {size}");
                    }
                    self.out.push('\n');
                }
                Item::Section(name, data) => self.section(name, data),
            }
        }
    }

    fn section(&mut self, name: Name, data: Span) {
        put!(self, ".section {} {{\n", self.name(name));
        let mut left = 0;
        for row in &self.rows.data[data.range()] {
            match *row {
                DataRow::Label(label) => {
                    put!(self, "{}:\n", self.name(label));
                    continue;
                }
                DataRow::Numbers(ty, count) => {
                    put!(self, ".{} ", ty.text());
                    left = count;
                    continue;
                }
                DataRow::Integer(value) => self.integer(value, false),
                DataRow::Name(name, 0) => {
                    put!(self, "{}", self.name(name));
                }
                DataRow::Name(name, offset) => {
                    put!(self, "{}+{offset}", self.name(name));
                }
                DataRow::Difference(first, second) => {
                    put!(self, "{}-{}", self.name(first), self.name(second));
                }
            }
            left -= 1;
            self.out.push_str(if left > 0 { ", " } else { "\n" });
        }
        self.out.push_str("}\n");
    }

    fn variable(&mut self, row: &VariableRow, is_top: bool) {
        if is_top && row.linkage != Linkage::File {
            put!(self, "{} ", row.linkage.text());
        }
        self.out.push_str(row.space.text());
        match (row.managed, row.unified) {
            (true, Some((first, second))) => {
                put!(self, " .attribute(.managed, .unified({first}, {second}))");
            }
            (true, None) => self.out.push_str(" .attribute(.managed)"),
            (false, Some((first, second))) => {
                put!(self, " .attribute(.unified({first}, {second}))");
            }
            (false, None) => {}
        }
        if let Some(align) = row.align {
            put!(self, " .align {align}");
        }
        if row.elements > 1 {
            put!(self, " .v{}", row.elements);
        }
        put!(self, " .{}", row.ty.text());
        if let Some((space, align)) = row.pointer {
            put!(self, " .ptr{}{}", if space == Space::Generic { "" } else { " " }, space.text());
            if let Some(align) = align {
                put!(self, " .align {align}");
            }
            if let Some(ty) = row.opaque {
                put!(self, " .{}", ty.text());
            }
        }
        put!(self, " {}", self.name(row.name));
        if let Some(count) = row.count {
            put!(self, "<{count}>");
        }
        for &size in &self.rows.dimensions[row.dimensions.range()] {
            if size == OPEN {
                self.out.push_str("[]");
            } else {
                put!(self, "[{size}]");
            }
        }
        if !row.init.is_empty() {
            self.out.push_str(" = ");
            self.initial(row.init);
        }
    }

    fn initial(&mut self, init: Span) {
        let mut after_element = false;
        for row in &self.rows.inits[init.range()] {
            if after_element && *row != Init::Close {
                self.out.push_str(", ");
            }
            after_element = *row != Init::Open;
            match *row {
                Init::Open => self.out.push('{'),
                Init::Close => self.out.push('}'),
                Init::Integer(value) => self.integer(value, false),
                Init::Float32(bits) => {
                    put!(self, "0f{bits:08X}");
                }
                Init::Float64(bits) => {
                    put!(self, "0d{bits:016X}");
                }
                Init::Field(field, value) => {
                    put!(self, "{} = {value}", field.text());
                }
                Init::Address(symbol, form) => {
                    let name = match symbol {
                        Symbol::Variable(variable) => self.name(self.rows.variables[variable.index()].name),
                        Symbol::Function(function) => self.name(self.rows.functions[function.index()].name),
                    };
                    if form.mask != 0 {
                        put!(self, "{:#x}(", form.mask);
                    }
                    put!(
                        self,
                        "{}{name}{}",
                        if form.generic { "generic(" } else { "" },
                        if form.generic { ")" } else { "" }
                    );
                    if form.offset != 0 {
                        put!(self, "+{}", form.offset);
                    }
                    if form.mask != 0 {
                        self.out.push(')');
                    }
                }
            }
        }
    }

    fn integer(&mut self, value: u64, unsigned: bool) {
        if unsigned {
            put!(self, "{value}U");
        } else {
            put!(self, "{}", value as i64);
        }
    }

    fn parameters(&mut self, span: Span) {
        self.out.push('(');
        for (place, row) in self.rows.variables[span.range()].iter().enumerate() {
            self.out.push_str(if place > 0 { ", " } else { "" });
            self.variable(row, false);
        }
        self.out.push(')');
    }

    fn directives(&mut self, span: Span) {
        for row in &self.rows.directives[span.range()] {
            let text = DIRECTIVES.iter().find(|entry| entry.0 == row.kind).map_or("", |entry| entry.1);
            put!(self, " {text}");
            for (place, value) in row.values[..row.count as usize].iter().enumerate() {
                put!(self, "{}{value}", if place > 0 { ", " } else { " " });
            }
        }
    }

    fn print_function(&mut self, row: &'a FunctionRow) {
        if row.linkage != Linkage::File {
            put!(self, "{} ", row.linkage.text());
        }
        self.out.push_str(if row.is_entry { ".entry " } else { ".func " });
        if row.has_results {
            self.parameters(row.results);
            self.out.push(' ');
        }
        put!(self, "{}", self.name(row.name));
        self.parameters(row.params);
        self.directives(row.directives);
        for &pragma in &self.rows.pragmas[row.pragmas.range()] {
            put!(self, " .pragma \"{}\";", self.text(pragma));
        }
        if !row.has_body {
            self.out.push_str(";\n");
            return;
        }
        self.out.push_str("\n{\n");
        self.function = Some(row);
        for statement in &self.rows.statements[row.body.range()] {
            self.statement(*statement);
        }
        self.function = None;
        self.out.push_str("}\n");
    }

    fn statement(&mut self, statement: StatementRow) {
        let rows = self.rows;
        match statement {
            StatementRow::Instruction(instruction) => self.instruction(instruction),
            StatementRow::Label(label) => {
                put!(self, "{}:\n", self.name(rows.labels[label.index()]));
            }
            StatementRow::Registers(group) => {
                let group = &rows.register_groups[group.index()];
                self.out.push_str(".reg ");
                if group.elements > 1 {
                    put!(self, ".v{} ", group.elements);
                }
                put!(self, ".{} {}", group.ty.text(), self.name(group.name));
                if let Some(count) = group.count {
                    put!(self, "<{count}>");
                }
                self.out.push_str(";\n");
            }
            StatementRow::Variable(variable) => {
                self.variable(&rows.variables[variable.index()], false);
                self.out.push_str(";\n");
            }
            StatementRow::Function(function) => self.print_function(&rows.functions[function.index()]),
            StatementRow::Open => self.out.push_str("{\n"),
            StatementRow::Close => self.out.push_str("}\n"),
            StatementRow::Location(location) => {
                let row = &rows.locations[location.index()];
                let [file, line, column] = row.place;
                put!(self, ".loc {file} {line} {column}");
                if let Some((name, offset, [file, line, column])) = row.inlined {
                    put!(self, ", function_name {}+{offset}, inlined_at {file} {line} {column}", self.name(name));
                }
                self.out.push('\n');
            }
            StatementRow::Pragma(text) => {
                put!(self, ".pragma \"{}\";\n", self.text(text));
            }
            StatementRow::Targets(targets) => {
                let row = &rows.targets[targets.index()];
                put!(self, "{}: {} ", self.name(row.name), if row.is_call { ".calltargets" } else { ".branchtargets" });
                self.operands(&rows.operands[row.targets.range()]);
                self.out.push_str(";\n");
            }
            StatementRow::Prototype(prototype) => {
                let row = &rows.prototypes[prototype.index()];
                put!(self, "{}: .callprototype ", self.name(row.name));
                if row.has_results {
                    self.parameters(row.results);
                    self.out.push(' ');
                }
                self.out.push('_');
                self.parameters(row.params);
                self.directives(row.directives);
                self.out.push_str(";\n");
            }
        }
    }

    fn instruction(&mut self, instruction: Instruction) {
        let rows = self.rows;
        let guard = rows.instructions.guard[instruction.index()];
        if guard.register.is_some() {
            self.out.push_str(if guard.negated { "@!" } else { "@" });
            self.register(guard.register);
            self.out.push(' ');
        }
        let spelling = rows.instructions.spelling[instruction.index()];
        self.spelling(&rows.spellings[spelling.index()]);
        let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
        if !operands.is_empty() {
            self.out.push(' ');
            self.operands(operands);
        }
        self.out.push_str(";\n");
    }

    /// The mnemonic: modifiers first, then the vector, then types, except that some instructions have a type among their modifiers.
    fn spelling(&mut self, row: &SpellingRow) {
        let table = table();
        self.out.push_str(row.opcode.get().map_or("trap", |opcode| table.opcodes[opcode.index()]));
        for modifier in &self.rows.modifiers[row.modifiers.range()] {
            put!(self, ".{}", table.modifiers[modifier.index()]);
        }
        if row.elements > 1 {
            put!(self, ".v{}", row.elements);
        }
        for ty in row.types.iter().take(row.type_count as usize) {
            put!(self, ".{}", ty.text());
        }
    }

    fn operands(&mut self, operands: &[Operand]) {
        // Ends of the open lists, and what closes them.
        let mut open: Vec<(usize, &str)> = Vec::new();
        let mut follows = false;
        let mut bar = false;
        for (place, operand) in operands.iter().enumerate() {
            if bar {
                self.out.push('|');
            } else if follows {
                self.out.push_str(", ");
            }
            (follows, bar) = (true, false);
            match operand.kind {
                OperandKind::Address | OperandKind::Vector | OperandKind::List => {
                    let (opening, closing) = match operand.kind {
                        OperandKind::Vector => ("{", if operand.is_pair() { "}|" } else { "}" }),
                        OperandKind::List => ("(", ")"),
                        _ => ("[", if operand.component == 1 { "].unified" } else { "]" }),
                    };
                    self.out.push_str(opening);
                    open.push((place + operand.id as usize, closing));
                    follows = false;
                }
                _ => {
                    self.single(operand);
                    bar = operand.is_pair();
                }
            }
            while let Some(&(end, closing)) = open.last()
                && end == place
            {
                open.pop();
                self.out.push_str(closing.trim_end_matches('|'));
                bar = closing.ends_with('|');
                follows = true;
            }
        }
    }

    fn register(&mut self, register: Register) {
        let Some(function) = self.function else { return };
        let (group, number) = self.rows.group(function, register);
        put!(self, "{}", self.name(group.name));
        if group.count.is_some() {
            put!(self, "{number}");
        }
    }

    fn single(&mut self, operand: &Operand) {
        let rows = self.rows;
        let sign = if operand.flags & Operand::NOT != 0 { "!" } else { "" };
        let minus = if operand.flags & Operand::NEGATED != 0 { "-" } else { "" };
        put!(self, "{sign}{minus}");
        match operand.kind {
            OperandKind::Register => self.register(Register(operand.id)),
            OperandKind::Sink => self.out.push('_'),
            OperandKind::Integer => self.integer(operand.value, operand.component == 1),
            OperandKind::Float32 => {
                put!(self, "0f{:08X}", operand.value);
            }
            OperandKind::Float64 if operand.component == 1 && f64::from_bits(operand.value).is_finite() => {
                put!(self, "{:?}", f64::from_bits(operand.value));
            }
            OperandKind::Float64 => {
                put!(self, "0d{:016X}", operand.value);
            }
            OperandKind::Special => self.out.push_str(table().special[operand.id as usize].name),
            OperandKind::Variable => {
                put!(self, "{}", self.name(rows.variables[operand.id as usize].name));
                if operand.component == Operand::SUMMED || operand.value != 0 {
                    put!(self, "+{}", operand.value as i64);
                }
            }
            OperandKind::Function => {
                put!(self, "{}", self.name(rows.functions[operand.id as usize].name));
            }
            OperandKind::Label => match rows.labels.get(operand.id as usize) {
                Some(&label) => {
                    put!(self, "{}", self.name(label));
                }
                None => self.out.push('?'),
            },
            OperandKind::Targets => {
                put!(self, "{}", self.name(rows.targets[operand.id as usize].name));
            }
            OperandKind::Prototype => {
                put!(self, "{}", self.name(rows.prototypes[operand.id as usize].name));
            }
            OperandKind::Unknown => {
                put!(self, "{}", self.name(Name(operand.id)));
            }
            OperandKind::Address | OperandKind::Vector | OperandKind::List => {}
        }
        let is_named = matches!(operand.kind, OperandKind::Register | OperandKind::Special);
        if !is_named {
            return;
        }
        match operand.component {
            0 => {}
            Operand::SELECTED => {
                let letters = operand.value.to_be_bytes();
                let first = letters.iter().position(|&byte| byte != 0).unwrap_or(8);
                put!(self, ".{}", String::from_utf8_lossy(&letters[first..]));
                return;
            }
            component => self.out.push_str([".x", ".y", ".z", ".w"][(component - 1) as usize & 3]),
        }
        if operand.value != 0 {
            put!(self, "+{}", operand.value as i64);
        }
    }
}
