//! Facts between functions: arguments, results and variables. Constants in them are of a table of their own, and are translated
//! where a function gives or takes a fact.

use super::Function;
use crate::inline::transform::consts::translate_const;
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::Consts;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage, Symbol};
use warpc_ir::{FuncMut, Module, Value};
use warpc_propagation::lattice::Fact;
use warpc_propagation::solver::{MAX_GROWTHS, Outside, Solver};

warpc_columns::id! {
    /// A function with a body, in the order of the module.
    pub Row;
}

/// Elements of a struct that are tracked one by one.
const MAX_ELEMENTS: usize = 64;

#[derive(Clone, Copy, Default)]
struct Cell {
    fact: Fact,
    growths: u8,
}

/// Tables to translate constants of one function.
#[derive(Default)]
struct Memo {
    out: Vec<Value>,
    into: Vec<Value>,
}

/// What changed between functions since it was asked last.
#[derive(Default)]
pub(super) struct Changes {
    /// Functions that are called for the first time or get other arguments.
    pub callees: Vec<Row>,
    /// Functions that return something else.
    pub results: Vec<Row>,
    /// Variables that hold something else.
    pub variables: Vec<Global>,
}

/// All facts between functions.
#[derive(Default)]
pub(super) struct Between {
    consts: Consts,
    /// Row of each global.
    rows: Vec<Row>,
    memos: Vec<Memo>,
    /// Cells of the result of each function, then of its arguments, element by element.
    first: Vec<u32>,
    /// For each argument of each function its first cell; first entry of each function.
    first_arg: Vec<u32>,
    args: Vec<u32>,
    cells: Vec<Cell>,
    /// Functions with known callers; functions whose result is known from their body.
    closed: Vec<bool>,
    exact: Vec<bool>,
    reached: Vec<bool>,
    /// What variables hold, by global; and which are followed.
    variables: RowSet<Global>,
    held: Vec<Cell>,
    current: Row,
    changes: Changes,
}

fn elements(module: &Module, ty: Type) -> usize {
    let fields = module.ctx().types().fields(ty).map(|(fields, _)| fields.len());
    fields.filter(|&count| count <= MAX_ELEMENTS).unwrap_or(1)
}

impl Between {
    pub fn new(module: &Module, defined: &[Global]) -> Between {
        let globals = module.globals().len();
        let mut between = Between {
            rows: vec![Row::NONE; globals],
            variables: RowSet::new(globals),
            held: vec![Cell::default(); globals],
            ..Between::default()
        };
        for (row, &global) in defined.iter().enumerate() {
            between.add_row(module, Row::new(row), global);
        }
        between.find_variables(module);
        between
    }

    /// Cells of function `global`, whose row is the next one.
    fn add_row(&mut self, module: &Module, row: Row, global: Global) {
        self.rows[global.index()] = row;
        self.memos.push(Memo::default());
        self.first.push(self.cells.len() as u32);
        self.first_arg.push(self.args.len() as u32);
        let Some(f) = module.func(global) else { return };
        let result = if f.return_type() == Type::VOID { 0 } else { elements(module, f.return_type()) };
        let mut cells = self.cells.len() + result;
        for number in 0..f.num_args() as u32 {
            self.args.push(cells as u32);
            cells += elements(module, f.type_of(Value::arg(number)));
        }
        self.args.push(cells as u32);
        self.cells.resize(cells, Cell::default());
    }
    /// Makes room for globals that the module got.
    pub fn grow(&mut self, module: &Module) {
        let globals = module.globals().len();
        self.rows.resize(globals, Row::NONE);
        self.variables.resize(globals);
        self.held.resize(globals, Cell::default());
    }
    /// Adds function `global` as row `row`, the next one, of whose arguments `facts` are known, element by element.
    pub fn add_copy(&mut self, module: &Module, row: Row, global: Global, facts: &[Fact]) {
        self.grow(module);
        self.add_row(module, row, global);
        let first = self.args[self.first_arg[row.index()] as usize] as usize;
        for (cell, &fact) in self.cells[first..].iter_mut().zip(facts) {
            cell.fact = fact;
        }
    }
    /// Forgets what functions return, and what is known of the functions themselves.
    pub fn forget_results(&mut self) {
        for row in (0..self.first.len()).map(Row::new) {
            let cells = self.result_cells(row);
            self.cells[cells].fill(Cell::default());
        }
        self.closed.clear();
        self.exact.clear();
        self.reached.clear();
        self.changes = Changes::default();
    }
    /// The elements of argument `number` of function `row`.
    pub fn elements_of(&self, row: Row, number: usize) -> usize {
        let first = self.first_arg[row.index()] as usize + number;
        (self.args[first + 1] - self.args[first]) as usize
    }
    /// Constant `value` of function `row` as one between functions.
    pub fn export(&mut self, row: Row, func: &FuncMut<'_>, value: Value) -> Value {
        translate_const(func.consts(), &mut self.consts, &mut self.memos[row.index()].out, value)
    }
    /// Constant `value` between functions as one of function `row`.
    pub fn import(&mut self, row: Row, func: &mut FuncMut<'_>, value: Value) -> Value {
        translate_const(&self.consts, func.consts_mut(), &mut self.memos[row.index()].into, value)
    }
    /// Constant `value` between functions as one of the module.
    pub fn to_module(&self, module: &mut Module, value: Value) -> Value {
        translate_const(&self.consts, &mut module.tables_mut().consts, &mut Vec::new(), value)
    }
    /// `fact` of function `row` as one between functions.
    pub fn export_fact(&mut self, row: Row, func: &FuncMut<'_>, fact: Fact) -> Fact {
        self.current = row;
        self.out(func, fact)
    }

    /// Internal variables of one value, whose initialiser is what they hold first.
    fn find_variables(&mut self, module: &Module) {
        let view = module.globals();
        let types = module.ctx().types();
        let mut memo = Vec::new();
        for index in 0..view.len() {
            let (sym, shape, parts) = (view.sym()[index], view.shape()[index], view.parts()[index]);
            let followed = sym.kind == GlobalKind::Variable
                && !sym.is_dead()
                && matches!(sym.linkage, Linkage::Internal | Linkage::Private)
                && !sym.has(Symbol::CONSTANT)
                && !sym.has(Symbol::EXTERNALLY_INITIALIZED)
                && parts.init.is_some()
                && !types.is_aggregate(shape.ty);
            if !followed {
                continue;
            }
            self.variables.insert(Global::new(index));
            let value = translate_const(&module.tables().consts, &mut self.consts, &mut memo, parts.init);
            self.held[index].fact = self.first_fact(module, value, shape.ty);
        }
        for &value in module.tables().consts.operands() {
            if let Some(global) = value.as_global() {
                self.variables.remove(global);
            }
        }
        for index in 0..view.len() {
            if let Some(global) = view.parts()[index].init.as_global() {
                self.variables.remove(global);
            }
        }
    }
    fn first_fact(&self, module: &Module, value: Value, ty: Type) -> Fact {
        if value.is_undef_or_poison() {
            return Fact::Undef;
        }
        let bits = module.ctx().types().int_bits(ty).filter(|&bits| bits <= warpc_propagation::range::MAX_BITS);
        match (bits, self.consts.as_u128(value)) {
            (Some(bits), Some(number)) => Fact::of_range(warpc_propagation::range::Range::single(bits, number)),
            _ => Fact::Constant(value),
        }
    }
    pub fn row(&self, global: Global) -> Option<Row> {
        self.rows.get(global.index()).copied().filter(|row| row.is_some())
    }
    /// Whether `global` is a followed variable of type `ty`.
    pub fn holds(&self, module: &Module, global: Global, ty: Type) -> bool {
        self.is_variable(global) && module.globals().shape()[global.index()].ty == ty
    }
    pub fn is_variable(&self, global: Global) -> bool {
        self.variables.contains(global)
    }
    pub fn give_up_variable(&mut self, global: Global) {
        if self.variables.contains(global) {
            self.variables.remove(global);
        }
    }
    pub fn variables(&self) -> impl Iterator<Item = Global> + '_ {
        self.variables.iter()
    }
    pub fn variable(&self, global: Global) -> Fact {
        self.held[global.index()].fact
    }
    /// Prepares for work on function `row`.
    pub fn begin(&mut self, row: Row, functions: &[Function]) {
        self.current = row;
        if self.closed.is_empty() {
            self.closed = functions.iter().map(|function| function.closed).collect();
            self.exact = functions.iter().map(|function| function.exact).collect();
            self.reached = functions.iter().map(|function| function.reached).collect();
        }
    }
    pub fn take_changes(&mut self) -> Changes {
        let mut changes = std::mem::take(&mut self.changes);
        changes.callees.sort_unstable();
        changes.callees.dedup();
        changes.results.sort_unstable();
        changes.results.dedup();
        changes.variables.sort_unstable();
        changes.variables.dedup();
        changes
    }
    fn result_cells(&self, row: Row) -> std::ops::Range<usize> {
        self.first[row.index()] as usize..self.args[self.first_arg[row.index()] as usize] as usize
    }
    /// What function `row` returns, element by element.
    pub fn results(&self, row: Row) -> Vec<Fact> {
        self.cells[self.result_cells(row)].iter().map(|cell| cell.fact).collect()
    }
    /// What reaches argument `number` of function `row`, which is no struct.
    pub fn argument(&self, row: Row, number: usize) -> Fact {
        self.cells[self.args[self.first_arg[row.index()] as usize + number] as usize].fact
    }

    fn into(&mut self, func: &mut FuncMut<'_>, fact: Fact) -> Fact {
        let memo = &mut self.memos[self.current.index()].into;
        let mut translate = |value| translate_const(&self.consts, func.consts_mut(), memo, value);
        match fact {
            Fact::Constant(value) => Fact::Constant(translate(value)),
            Fact::Not(value) => Fact::Not(translate(value)),
            other => other,
        }
    }
    fn out(&mut self, func: &FuncMut<'_>, fact: Fact) -> Fact {
        let memo = &mut self.memos[self.current.index()].out;
        let mut translate = |value| translate_const(func.consts(), &mut self.consts, memo, value);
        match fact {
            Fact::Constant(value) => Fact::Constant(translate(value)),
            Fact::Not(value) => Fact::Not(translate(value)),
            other => other,
        }
    }
    /// Lowers `cell` by `fact`, which is of `func`; `None` if that changes nothing.
    fn lowered(&mut self, func: &mut FuncMut<'_>, cell: Cell, fact: Fact, growths: Option<u8>) -> Option<Cell> {
        let mut new = Cell { fact: self.into(func, cell.fact), ..cell };
        new.fact.merge(func, fact, &mut new.growths, growths).then(|| Cell { fact: self.out(func, new.fact), ..new })
    }
    /// Tells `solver` of function `row` what its callers pass.
    pub fn bring_arguments(&mut self, func: &mut FuncMut<'_>, row: Row, solver: &mut Solver) {
        let first = self.first_arg[row.index()] as usize;
        for number in 0..func.num_args() {
            let cells = self.args[first + number] as usize..self.args[first + number + 1] as usize;
            for (element, cell) in cells.enumerate() {
                let fact = self.cells[cell].fact;
                let fact = self.into(func, fact);
                solver.lower_argument(func, number as u32, element, fact, None);
            }
        }
    }
}

impl Outside for Between {
    fn tracks(&self, callee: Global) -> bool {
        self.row(callee).is_some_and(|row| self.exact[row.index()])
    }
    fn returned(&mut self, func: &mut FuncMut<'_>, callee: Global, element: usize) -> Fact {
        let Some(row) = self.row(callee) else { return Fact::Overdefined };
        let cells = self.result_cells(row);
        if element >= cells.len() {
            return Fact::Overdefined;
        }
        let fact = self.cells[cells.start + element].fact;
        self.into(func, fact)
    }
    fn pass(&mut self, func: &mut FuncMut<'_>, callee: Global, number: usize, element: usize, fact: Fact) {
        let Some(row) = self.row(callee).filter(|row| self.closed[row.index()]) else { return };
        let first = self.first_arg[row.index()] as usize;
        let next = if row.index() + 1 < self.first_arg.len() {
            self.first_arg[row.index() + 1] as usize
        } else {
            self.args.len()
        };
        if first + number + 1 >= next {
            return;
        }
        let attrs = func.ctx().globals.parts[callee.index()].attrs;
        let set = func.ctx().attrs().list(attrs).params.get(number).copied().unwrap_or(AttrSet::EMPTY);
        let fact = if func.ctx().attrs().has(set, AttrKind::ByVal) {
            let function = func.ctx().attrs().list(attrs).func;
            if func.ctx().attrs().memory(function).writes() { Fact::Overdefined } else { fact }
        } else {
            fact
        };
        let at = self.args[first + number] as usize + element;
        if at >= self.args[first + number + 1] as usize {
            return;
        }
        if let Some(cell) = self.lowered(func, self.cells[at], fact, Some(MAX_GROWTHS)) {
            self.cells[at] = cell;
            self.changes.callees.push(row);
        }
    }
    fn reach(&mut self, callee: Global) {
        if let Some(row) = self.row(callee)
            && !std::mem::replace(&mut self.reached[row.index()], true)
        {
            self.changes.callees.push(row);
        }
    }
    fn give_back(&mut self, func: &mut FuncMut<'_>, element: usize, fact: Fact) {
        let cells = self.result_cells(self.current);
        if element >= cells.len() || !self.exact[self.current.index()] {
            return;
        }
        let at = cells.start + element;
        if let Some(cell) = self.lowered(func, self.cells[at], fact, None) {
            self.cells[at] = cell;
            self.changes.results.push(self.current);
        }
    }
    fn held(&mut self, func: &mut FuncMut<'_>, global: Global) -> Option<Fact> {
        if !self.is_variable(global) {
            return None;
        }
        let fact = self.held[global.index()].fact;
        Some(self.into(func, fact))
    }
    fn store(&mut self, func: &mut FuncMut<'_>, global: Global, fact: Fact) {
        if !self.is_variable(global) {
            return;
        }
        if let Some(cell) = self.lowered(func, self.held[global.index()], fact, Some(MAX_GROWTHS)) {
            self.held[global.index()] = cell;
            self.changes.variables.push(global);
        }
    }
}
