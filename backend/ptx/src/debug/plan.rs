//! What is found out of a function once its rows are final: before it is written, scopes, variables and the places that get labels; afterwards,
//! when registers have names, the expressions that say where variables are.

use super::die::{LONGEST_BLOCK, Piece, block_bytes};
use super::dwarf::{class, op, uleb};
use super::lines::comment_text;
use super::places::{write_constant, write_operators, write_register};
use super::scopes::{self, Places, RowScope};
use super::variables::{Flow, Held, Location, Range};
use super::{FunctionDebug, FunctionInfo, Level, ModuleDebug, Nodes, VariableRow, Where};
use crate::abi::param_name;
use crate::machine::{Class, Classes, Machine};
use crate::print::frame_name;
use crate::select::RecordedValues;
use warpc_ir::Func;
use warpc_ir::debug_expression::{self, Elements, Fragment};
use warpc_ir::ids::{Global, Inst, Md};
use warpc_machine::ids::{Row, VReg};

/// What is found out of a function.
pub struct FunctionPlan<'a> {
    info: &'a FunctionInfo,
    function: Global,
    nodes: Nodes<'a>,
    machine: Machine<'a>,
    places: Places,
    scopes: Vec<RowScope>,
    flow: Flow,
    /// First row that was made for an instruction: what holds from there on holds from the start.
    first: Row,
    /// Rows before which comments say where variables are, in order.
    commented: Vec<Row>,
}

/// Says how a register is called; none where no row has it.
pub type RegisterNames<'n> = dyn Fn(VReg) -> Option<Vec<u8>> + 'n;

impl<'a> FunctionPlan<'a> {
    /// That of `f`, whose final rows are `machine` and whose debug records name `recorded`.
    pub fn new(
        f: &Func<'a>,
        debug: &'a ModuleDebug,
        info: &'a FunctionInfo,
        machine: Machine<'a>,
        recorded: &RecordedValues,
    ) -> FunctionPlan<'a> {
        let nodes = Nodes { cx: f.ctx(), names: &debug.names };
        let mut plan = FunctionPlan {
            info,
            function: f.global(),
            nodes,
            machine,
            places: Places::default(),
            scopes: Vec::new(),
            flow: Flow::default(),
            first: Row(0),
            commented: Vec::new(),
        };
        if !info.level.has_sections() {
            return plan;
        }
        plan.places = Places::new(machine);
        plan.scopes = scopes::find(f, nodes, machine);
        scopes::want(&mut plan.scopes, &mut plan.places);
        if info.level == Level::Full {
            plan.flow = Flow::new(f, nodes, machine, recorded);
            let made = |&row: &Row| machine.locs[row].get().is_some_and(|i| f.loc(Inst(i)).is_some());
            plan.first = machine.all_rows().find(made).unwrap_or(Row::new(machine.rows()));
            plan.want_ranges();
            if debug.verbose {
                let starts = plan.flow.ranges.iter().map(|range| range.start);
                plan.commented = starts.chain(plan.flow.labels.iter().chain(&plan.flow.ends).map(|at| at.1)).collect();
                plan.commented.sort_unstable();
                plan.commented.dedup();
            }
        }
        plan.places.finish();
        plan
    }
    /// Wants labels for the ends of ranges. A value is told only where that is sure: a range in the braces of a call starts after them and
    /// ends before.
    fn want_ranges(&mut self) {
        let places = &mut self.places;
        for range in &mut self.flow.ranges {
            (range.start, range.end) = (places.after(range.start), places.before(range.end));
        }
        self.flow.ranges.retain(|range| range.start < range.end);
        for range in &self.flow.ranges {
            places.want(range.start);
            places.want(range.end);
        }
        for label in &mut self.flow.labels {
            label.1 = places.before(label.1);
            places.want(label.1);
        }
    }
    /// Rows that get a label before them, in order.
    pub fn places(&self) -> &[Row] {
        self.places.rows()
    }
    /// Rows before which there are comments, in order.
    pub fn commented(&self) -> &[Row] {
        &self.commented
    }
    /// The comments of each of those rows: variables that are somewhere else, or nowhere, from there on, and labels.
    pub fn comments(&self, names: &RegisterNames<'_>) -> Vec<Vec<u8>> {
        let mut texts = vec![Vec::new(); self.commented.len()];
        let mut say = |row: Row, kind: &str, variable: usize, what: &[u8]| {
            let Ok(at) = self.commented.binary_search(&row) else { return };
            let text: &mut Vec<u8> = &mut texts[at];
            text.extend_from_slice(kind.as_bytes());
            let node = self.flow.variables[variable].0;
            let scope = self.nodes.node(node, self.nodes.names.scope);
            if let Some(function) = scope.filter(|&scope| self.nodes.is(scope, self.nodes.names.di_subprogram)) {
                comment_text(self.nodes.text(function, self.nodes.names.name), text);
                text.push(b':');
            }
            comment_text(self.nodes.text(node, self.nodes.names.name), text);
            text.extend_from_slice(what);
            text.push(b'\n');
        };
        for &(variable, row) in &self.flow.labels {
            say(row, "\t//DEBUG_LABEL: ", variable, b"");
        }
        for &(slot, row) in &self.flow.ends {
            say(row, "\t//DEBUG_VALUE: ", self.flow.slots[slot].variable, b" <- undef");
        }
        for range in &self.flow.ranges {
            let location = &self.flow.locations[range.location as usize];
            // What lies in the frame from the first row to the last needs no comment.
            if !location.address {
                let slot = &self.flow.slots[range.slot];
                let text = location_text(location, slot.fragment, names).unwrap_or_else(|| b"undef".to_vec());
                say(range.start, "\t//DEBUG_VALUE: ", slot.variable, &[b" <- ", &text[..]].concat());
            }
        }
        texts
    }
    /// What sections say of the function; nothing where there are none. `names` are the registers' names in its text.
    pub fn finish(&self, names: &RegisterNames<'_>) -> Option<FunctionDebug> {
        self.info.level.has_sections().then(|| FunctionDebug {
            number: self.info.number,
            subprogram: self.info.subprogram,
            scopes: scopes::number(&self.scopes, &self.places),
            variables: self.variables(names),
        })
    }
    /// The variables: parameters by their numbers, then others in the order of their records.
    fn variables(&self, names: &RegisterNames<'_>) -> Vec<VariableRow> {
        let mut places: Vec<Where> = vec![Where::Nowhere; self.flow.variables.len()];
        for &(variable, row) in &self.flow.labels {
            places[variable] = Where::Place(self.places.number(row));
        }
        let mut rest = &self.flow.ranges[..];
        // Ranges are in the order of their slots, those of one variable not always together.
        let mut of: Vec<Vec<&Range>> = vec![Vec::new(); self.flow.variables.len()];
        while let Some((range, more)) = rest.split_first() {
            of[self.flow.slots[range.slot].variable].push(range);
            rest = more;
        }
        for (variable, ranges) in of.iter().enumerate().filter(|of| !of.1.is_empty()) {
            places[variable] = self.place(ranges, names);
        }
        let mut rows: Vec<VariableRow> = self
            .flow
            .variables
            .iter()
            .zip(places)
            .map(|(&(variable, inlined_at), place)| VariableRow { variable, inlined_at, place })
            .collect();
        if self.info.level == Level::Full {
            self.add_unrecorded(&mut rows);
        }
        rows.sort_by_key(|row| match self.nodes.int(row.variable, self.nodes.names.arg) {
            0 => u64::MAX,
            number => number,
        });
        rows
    }
    /// Variables of the function itself that no record tells of: they are nowhere, but they are.
    fn add_unrecorded(&self, rows: &mut Vec<VariableRow>) {
        let nodes = self.nodes;
        let recorded: hashbrown::HashSet<(Md, Md)> = rows.iter().map(|row| (row.variable, row.inlined_at)).collect();
        for variable in nodes.list(self.info.subprogram, nodes.names.retained_nodes) {
            if nodes.is(variable, nodes.names.di_local_variable) && !recorded.contains(&(variable, Md::NONE)) {
                rows.push(VariableRow { variable, inlined_at: Md::NONE, place: Where::Nowhere });
            }
        }
    }
    /// Where a variable with these ranges is.
    fn place(&self, ranges: &[&Range], names: &RegisterNames<'_>) -> Where {
        if let [range] = ranges
            && self.flow.slots[range.slot].fragment.is_none()
            && range.start <= self.first
            && range.end.index() == self.machine.rows()
        {
            let location = &self.flow.locations[range.location as usize];
            if let ([Held::Constant(value)], []) = (&location.operands[..], &location.operators[..]) {
                return Where::Constant(*value);
            }
            let space = match location.operands[..] {
                [Held::Parameter(_)] => class::PARAM,
                [Held::Frame(_)] => class::LOCAL,
                _ if location.address => class::LOCAL,
                _ => class::REGISTER,
            };
            return self.pieces(location, names).map_or(Where::Nowhere, |pieces| Where::Always { space, pieces });
        }
        let list = match ranges.iter().any(|range| self.flow.slots[range.slot].fragment.is_some()) {
            true => self.fragments(ranges, names),
            false => {
                let entry = |range: &&Range| {
                    let pieces = self.pieces(&self.flow.locations[range.location as usize], names)?;
                    Some((self.places.number(range.start), self.places.number(range.end), pieces))
                };
                let mut ranges = ranges.to_vec();
                ranges.sort_by_key(|range| range.start);
                ranges.iter().filter_map(entry).collect()
            }
        };
        if list.is_empty() { Where::Nowhere } else { Where::List(list) }
    }
    /// Ranges of fragments put together: where one starts or ends, another list of pieces begins.
    fn fragments(&self, ranges: &[&Range], names: &RegisterNames<'_>) -> Vec<(u32, u32, Vec<Piece>)> {
        let mut cuts: Vec<Row> = ranges.iter().flat_map(|range| [range.start, range.end]).collect();
        cuts.sort_unstable();
        cuts.dedup();
        let mut by_start = ranges.to_vec();
        by_start.sort_by_key(|range| range.start);
        let (mut next, mut open): (usize, Vec<&Range>) = (0, Vec::new());
        let mut list = Vec::new();
        for cut in cuts.windows(2) {
            open.retain(|range| range.end > cut[0]);
            while let Some(range) = by_start.get(next).filter(|range| range.start <= cut[0]) {
                open.push(range);
                next += 1;
            }
            open.sort_by_key(|range| self.flow.slots[range.slot].fragment.map_or(0, |fragment| fragment.offset));
            if let Some(pieces) = self.joined(&open, names) {
                list.push((self.places.number(cut[0]), self.places.number(cut[1]), pieces));
            }
        }
        list
    }
    /// The pieces of fragments that hold at one place, with gaps for what is nowhere.
    fn joined(&self, open: &[&Range], names: &RegisterNames<'_>) -> Option<Vec<Piece>> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut done = 0u64;
        for range in open {
            let location = &self.flow.locations[range.location as usize];
            let Some(Fragment { offset: first, bits }) = self.flow.slots[range.slot].fragment else {
                return self.pieces(location, names);
            };
            if first < done || first % 8 != 0 || bits % 8 != 0 {
                continue;
            }
            let Some(own) = self.pieces(location, names) else { continue };
            let mut bytes = Vec::new();
            if first > done {
                bytes.push(op::PIECE);
                uleb((first - done) / 8, &mut bytes);
                pieces.push(Piece::Bytes(std::mem::take(&mut bytes)));
            }
            pieces.extend(own);
            bytes.push(op::PIECE);
            uleb(bits / 8, &mut bytes);
            pieces.push(Piece::Bytes(bytes));
            done = first.saturating_add(bits);
        }
        (!pieces.is_empty() && block_bytes(&pieces) <= LONGEST_BLOCK).then_some(pieces)
    }
    /// The expression of a location; none when a register has no name.
    fn pieces(&self, location: &Location, names: &RegisterNames<'_>) -> Option<Vec<Piece>> {
        let mut bytes = Vec::new();
        if let [place @ (Held::Frame(_) | Held::Parameter(_))] = location.operands[..] {
            let mut name = Vec::new();
            match place {
                Held::Parameter(param) => param_name(self.nodes.cx, self.function, param, &mut name),
                _ => frame_name(Some(self.info.number.0), &mut name),
            }
            if let Held::Frame(offset @ 1..) = place {
                bytes.push(op::PLUS_UCONST);
                uleb(offset.into(), &mut bytes);
            }
            // What lies at the address is the variable, so the first step to it is not said.
            let skipped = usize::from(!location.address);
            write_operators(&location.operators[skipped..], &mut bytes)?;
            let pieces = vec![Piece::Bytes(vec![op::ADDR]), Piece::Address(name), Piece::Bytes(bytes)];
            return (block_bytes(&pieces) <= LONGEST_BLOCK).then_some(pieces);
        }
        for held in &location.operands {
            match *held {
                Held::Register(register) => {
                    if !write_register(&names(register)?, &mut bytes) {
                        return None;
                    }
                }
                Held::Constant(value) => write_constant(value, &mut bytes),
                Held::Frame(_) | Held::Parameter(_) => return None,
            }
            if location.operands.len() > 1 {
                let Held::Register(register) = *held else { return None };
                bytes.push(op::PIECE);
                uleb(class_bytes(self.machine.class(register)), &mut bytes);
            }
        }
        let operators = location.operators.strip_suffix(&[op::STACK_VALUE as u64]).unwrap_or(&location.operators);
        write_operators(operators, &mut bytes)?;
        (bytes.len() <= LONGEST_BLOCK as usize).then(|| vec![Piece::Bytes(bytes)])
    }
}

/// A location as a comment says it: operators of its expression, operands. None when a register has no name.
fn location_text(location: &Location, fragment: Option<Fragment>, names: &RegisterNames<'_>) -> Option<Vec<u8>> {
    let operators = warpc_ir::dwarf::symbols("DW_OP_")?;
    let mut expression = Elements::new();
    if let [Held::Frame(offset @ 1..)] = location.operands[..] {
        expression.extend([u64::from(op::PLUS_UCONST), offset.into()]);
    }
    expression.extend_from_slice(&location.operators);
    if let Some(Fragment { offset, bits }) = fragment {
        expression.extend([warpc_ir::dwarf::op::FRAGMENT, offset, bits]);
    }
    let words: Vec<String> = debug_expression::operations(&expression)
        .map(|operation| {
            let mut word = operators.name(operation[0]).unwrap_or_else(|| operation[0].to_string());
            operation[1..].iter().for_each(|argument| word.push_str(&format!(" {argument}")));
            word
        })
        .collect();
    let mut out = Vec::new();
    if !words.is_empty() {
        out.extend_from_slice(format!("[{}] ", words.join(", ")).as_bytes());
    }
    for (n, held) in location.operands.iter().enumerate() {
        if n > 0 {
            out.extend_from_slice(b", ");
        }
        match *held {
            Held::Register(register) => out.extend_from_slice(&names(register)?),
            Held::Constant(value) => out.extend_from_slice(value.to_string().as_bytes()),
            // The frame has that name in LLVM.
            Held::Frame(_) => out.extend_from_slice(b"$vrdepot"),
            Held::Parameter(param) => out.extend_from_slice(format!("parameter {}", param.index()).as_bytes()),
        }
    }
    Some(out)
}

/// Bytes of a register.
fn class_bytes(class: Class) -> u64 {
    (class.ty().bits() as u64).div_ceil(8)
}
