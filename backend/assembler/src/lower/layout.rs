//! Where variables and parameters lie.
//!
//! | space | where |
//! |---|---|
//! | `.texref`, `.samplerref`, `.surfref` | the number of the header is in constant bank 0, behind the parameters of the kernel that has most |
//! | `.param` of a kernel | constant bank 0, from the place that the architecture gives on |
//! | `.const` | constant bank 3, in the order of the text |
//! | `.global`, kernels, functions of other files | the address is in constant bank 4: one row of [`Layout::symbols`] |
//! | functions | a pointer is a place in constant bank 2, which has the function's place in each kernel: [`Layout::pointer_to`] |
//! | `.shared` | behind the reserved bytes: first variables that functions name, alike for all kernels; then those of the kernel; `extern` ones behind all |
//! | `.local`, parameters of functions whose address is taken | the frame, at the stack pointer |
//!
//! Of a relocatable file the linker decides where everything but the last row lies; its code names symbols.

use crate::launch::Launch;
use hashbrown::{HashMap, HashSet};
use warpc_ptx_syntax::rows::{
    Function, FunctionRow, Init, Item, Linkage, OPEN, Opcode, OperandKind, Rows, Space, Span, StatementRow, Symbol,
    Variable, VariableRow,
};
use warpc_ptx_syntax::types::TypeClass;

/// What the constant bank of addresses holds, a row for each 8 bytes.
pub type Symbols = Vec<Symbol>;

/// Bytes of a row of the table of functions in constant bank 2.
const POINTER_BYTES: u32 = 8;

/// Where things of a file lie.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Addresses in constant bank 4.
    pub symbols: Symbols,
    /// Bytes of constant bank 3.
    pub constants: u32,
    /// Textures, samplers and surfaces that functions name; each has a word of constant bank 0, from `images_start` on.
    pub images: Vec<Variable>,
    images_start: u32,
    /// Whether samplers are apart from textures.
    pub is_independent: bool,
    /// By variable: its place in its space, where that does not depend on the function.
    places: Vec<Option<u32>>,
    /// By function: variables and functions that it names.
    named: Vec<Named>,
    /// By function: the row that has its body, where there is one.
    bodies: Vec<Option<Function>>,
    /// Functions with bodies whose address is taken, in order.
    pub addressed: Vec<u32>,
    /// Whether there are instructions that move the stack pointer.
    pub moves_stack: bool,
    /// Whether the file is one that the linker takes.
    pub is_relocatable: bool,
    /// Whether debuggers ask where registers of the PTX are.
    pub names_registers: bool,
    /// Shared variables that functions name, and their end.
    of_functions: Vec<u32>,
    shared_start: u32,
    parameters: u32,
}

#[derive(Clone, Debug, Default)]
struct Named {
    variables: Vec<u32>,
    functions: Vec<u32>,
    /// Functions that it calls by name.
    called: Vec<u32>,
    /// Functions whose address it takes.
    addressed: Vec<u32>,
    /// Results and parameters of what it calls through pointers.
    signatures: Vec<(Span, Span)>,
    /// Its own parameters whose address is taken.
    taken: Vec<u32>,
    /// Whether it calls through pointers.
    is_indirect: bool,
    /// Whether threads may wait for others in it.
    waits: bool,
}

/// What a function calls and takes the address of, for the linker.
#[derive(Clone, Debug)]
pub struct Links {
    /// The function.
    pub function: Function,
    /// Functions that it calls by name.
    pub calls: Vec<Function>,
    /// Functions whose address it takes.
    pub addresses: Vec<Function>,
    /// Results and parameters of what it calls through pointers: rows of variables.
    pub indirect: Vec<(Span, Span)>,
}

/// Where things of one function lie.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// By variable: its place; those that are not here have one place for the file.
    places: HashMap<u32, u32, foldhash::fast::FixedState>,
    /// End of its variables in shared memory, with the reserved bytes; 0 where it has none.
    pub shared: u32,
    /// Bytes and alignment of its local variables.
    pub depot: (u64, u64),
    /// Bytes of parameters of a kernel.
    pub parameters: u32,
}

impl Frame {
    /// Variables of the function and their places, by row.
    pub fn variables(&self) -> Vec<(u32, u32)> {
        let mut all: Vec<(u32, u32)> = self.places.iter().map(|(&variable, &place)| (variable, place)).collect();
        all.sort_unstable();
        all
    }
}

/// Whether instructions of an opcode move the stack pointer.
fn moves_stack(opcode: Opcode) -> bool {
    matches!(warpc_ptx_syntax::table::table().opcodes[opcode.index()], "alloca" | "stackrestore")
}

/// Functions that every driver brings along.
pub const SYSTEM_FUNCTIONS: [&str; 4] = ["vprintf", "malloc", "free", "__assertfail"];

/// Bytes of a variable.
pub fn size_of(rows: &Rows, row: &VariableRow) -> u64 {
    let element = (row.ty.bits() as u64).div_ceil(8) * row.elements as u64;
    rows.dimensions[row.dimensions.range()].iter().fold(element, |size, &count| match count {
        OPEN => {
            size * rows.inits[row.init.range()].iter().filter(|init| !matches!(init, Init::Open | Init::Close)).count()
                as u64
        }
        count => size.saturating_mul(count),
    })
}

/// Whether a variable is a texture, a sampler or a surface.
pub fn is_image(row: &VariableRow) -> bool {
    row.ty.class() == TypeClass::Opaque
}

/// Alignment of a variable in bytes.
pub fn align_of(row: &VariableRow) -> u64 {
    let natural = (row.ty.bits() as u64).div_ceil(8) * row.elements as u64;
    row.align.unwrap_or(natural).max(1)
}

/// Puts a variable behind `end`.
fn put(rows: &Rows, row: &VariableRow, end: &mut u64) -> u32 {
    let place = end.next_multiple_of(align_of(row).next_power_of_two());
    *end = place + size_of(rows, row);
    place as u32
}

impl Layout {
    /// The layout of a file.
    pub fn new(rows: &Rows, launch: &Launch, is_relocatable: bool) -> Layout {
        let mut layout = Layout {
            is_relocatable,
            moves_stack: rows.spellings.iter().any(|row| moves_stack(row.opcode)),
            places: vec![None; rows.variables.len()],
            shared_start: launch.shared,
            parameters: launch.parameters,
            ..Layout::default()
        };
        let mut constants = 0;
        for (n, row) in rows.variables.iter().enumerate().filter(|(_, row)| row.space == Space::Const) {
            layout.places[n] = Some(put(rows, row, &mut constants));
        }
        layout.constants = constants as u32;
        let mut by_name: HashMap<u32, Function, foldhash::fast::FixedState> = HashMap::default();
        for (n, row) in rows.functions.iter().enumerate().filter(|(_, row)| row.has_body) {
            by_name.insert(row.name.0, Function::new(n));
        }
        // Another name of a function stands for it.
        for item in &rows.items {
            if let Item::Alias(name, of) = *item
                && let Some(&function) = by_name.get(&of.0)
            {
                by_name.entry(name.0).or_insert(function);
            }
        }
        layout.bodies = rows.functions.iter().map(|row| by_name.get(&row.name.0).copied()).collect();
        layout.find_names(rows);
        if is_relocatable {
            layout.symbols.clear();
        }
        for function in rows.functions.iter().filter(|function| function.is_entry) {
            let mut end = launch.parameters as u64;
            for n in function.params.range().filter(|&n| !is_image(&rows.variables[n])) {
                layout.places[n] = Some(put(rows, &rows.variables[n], &mut end));
            }
            layout.images_start = layout.images_start.max(end.next_multiple_of(4) as u32);
        }
        layout.is_independent = rows.has_samplers();
        layout
    }

    /// Which variables and functions each function names.
    fn find_names(&mut self, rows: &Rows) {
        let meeting = super::waiting::meeting(rows);
        let mut symbols: Vec<Symbol> = Vec::new();
        let mut of_functions: Vec<u32> = Vec::new();
        // What stands in initial values may be called through a pointer, as may what any function takes the address of.
        let mut addressed: Vec<u32> = rows.inits.iter().filter_map(|init| self.function_in(*init)).collect();
        addressed.retain(|&function| !rows.functions[function as usize].is_entry);
        for function in &rows.functions {
            let mut named = Named::default();
            for statement in &rows.statements[function.body.range()] {
                let StatementRow::Instruction(instruction) = *statement else { continue };
                named.waits |= meeting[rows.instructions.spelling[instruction.index()].index()];
                let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
                let target = super::call::target_of(rows, instruction);
                if target.is_some_and(|at| operands[at].kind != OperandKind::Function) {
                    named.is_indirect = true;
                    named.signatures.extend(super::call::signature_of(rows, instruction));
                }
                for (at, operand) in operands.iter().enumerate() {
                    match operand.kind {
                        OperandKind::Variable => {
                            named.variables.push(operand.id);
                            let is_accessed = at > 0 && operands[at - 1].kind == OperandKind::Address;
                            let is_own = !function.is_entry && function.params.range().contains(&(operand.id as usize));
                            if is_own && !is_accessed {
                                named.taken.push(operand.id);
                            }
                            if is_image(&rows.variables[operand.id as usize]) {
                                self.images.push(Variable(operand.id));
                            } else if rows.variables[operand.id as usize].space == Space::Global {
                                symbols.push(Symbol::Variable(Variable(operand.id)));
                            }
                        }
                        OperandKind::Function => {
                            let body = self.bodies[operand.id as usize].unwrap_or(Function(operand.id));
                            let is_kernel = rows.functions[body.index()].is_entry;
                            if is_kernel || self.bodies[operand.id as usize].is_none() {
                                symbols.push(Symbol::Function(body));
                            }
                            if !is_kernel {
                                named.functions.push(body.0);
                                match target == Some(at) {
                                    true => named.called.push(body.0),
                                    false => named.addressed.push(body.0),
                                }
                            }
                        }
                        _ => {}
                    }
                }
            }
            addressed.extend(named.addressed.iter().filter(|&&function| rows.functions[function as usize].has_body));
            let is_shared = |&&variable: &&u32| rows.variables[variable as usize].space == Space::Shared;
            if !function.is_entry {
                of_functions.extend(named.variables.iter().filter(is_shared));
            }
            self.named.push(named);
        }
        addressed.sort_unstable();
        addressed.dedup();
        for named in self.named.iter_mut().filter(|named| named.is_indirect) {
            named.functions.extend(&addressed);
        }
        self.addressed = addressed;
        let key = |symbol: &Symbol| match *symbol {
            Symbol::Variable(variable) => (0, variable.0),
            Symbol::Function(function) => (1, function.0),
        };
        symbols.sort_unstable_by_key(key);
        symbols.dedup_by_key(|symbol| key(symbol));
        self.symbols = symbols;
        self.images.sort_unstable();
        self.images.dedup();
        of_functions.sort_unstable();
        of_functions.dedup();
        self.of_functions = of_functions;
    }

    /// Byte in constant bank 4 that holds the address of a symbol.
    pub fn slot_of(&self, symbol: Symbol) -> Option<u32> {
        Some(self.symbols.iter().position(|&other| other == symbol)? as u32 * 8)
    }

    /// Byte in constant bank 0 that holds the number of the header of an image.
    pub fn image_slot(&self, variable: Variable) -> u32 {
        let place = self.images.iter().position(|&image| image == variable).unwrap_or(0);
        self.images_start + place as u32 * 4
    }

    /// Images that a function and what it reaches name.
    pub fn images_of(&self, function: Function) -> Vec<Variable> {
        let reached = self.reached(function);
        let names = |image: &Variable| {
            reached.iter().any(|&function| self.named[function as usize].variables.contains(&image.0))
        };
        self.images.iter().copied().filter(names).collect()
    }

    /// The row that has the body of a function; none for those that other files have.
    pub fn body_of(&self, function: Function) -> Option<Function> {
        self.bodies[function.index()]
    }

    /// The function with a body that an initial value is the address of.
    pub fn function_in(&self, init: Init) -> Option<u32> {
        let Init::Address(Symbol::Function(function), _) = init else { return None };
        self.bodies[function.index()].map(|body| body.0)
    }

    /// The value of a pointer to a function of the file: a place in constant bank 2 of each kernel, where the place of the function in
    /// the code of that kernel stands. None is at 0, the value of pointers to nothing.
    pub fn pointer_to(&self, function: Function) -> Option<u32> {
        let body = self.bodies[function.index()]?;
        let number = self.addressed.binary_search(&body.0).ok()?;
        Some((number as u32 + 1) * POINTER_BYTES)
    }

    /// Bytes of constant bank 2 that hold the places of functions, in kernels that call through pointers.
    pub fn pointer_table_bytes(&self) -> u32 {
        (self.addressed.len() as u32 + 1) * POINTER_BYTES
    }

    /// What `function` itself calls and takes the address of, functions each once and in order.
    pub fn links(&self, function: Function) -> Links {
        let named = &self.named[function.index()];
        let once = |list: &[u32]| {
            let mut list: Vec<Function> = list.iter().map(|&function| Function(function)).collect();
            list.sort_unstable();
            list.dedup();
            list
        };
        Links {
            function,
            calls: once(&named.called),
            addresses: once(&named.addressed),
            indirect: named.signatures.clone(),
        }
    }

    /// Whether `function`, or what it reaches, calls through pointers.
    pub fn calls_pointers(&self, function: Function) -> bool {
        self.reached(function).into_iter().any(|function| self.named[function as usize].is_indirect)
    }

    /// Whether threads may wait for others of their warp in what a function calls. What other files have may wait, but for functions of
    /// the driver.
    pub fn calls_wait(&self, rows: &Rows, function: Function) -> bool {
        let may_wait = |callee: Function| {
            let row = &rows.functions[callee.index()];
            let named = &self.named[callee.index()];
            match row.has_body {
                true => named.waits || named.is_indirect,
                false => !SYSTEM_FUNCTIONS.contains(&&*rows.names.text(row.name.index())),
            }
        };
        // The function itself stands first, and is called only where it calls itself.
        let calls_itself = self.callees(function).contains(&function.0) && may_wait(function);
        let reached = self.reached(function);
        let callees = reached.into_iter().filter(|&callee| callee != function.0);
        self.named[function.index()].is_indirect || calls_itself || callees.map(Function).any(may_wait)
    }

    /// Functions that `function` names.
    pub fn callees(&self, function: Function) -> &[u32] {
        &self.named[function.index()].functions
    }

    /// Functions that `function` reaches, itself first.
    pub fn reached(&self, function: Function) -> Vec<u32> {
        let (mut seen, mut list) = (HashSet::new(), vec![function.0]);
        seen.insert(function.0);
        let mut next = 0;
        while let Some(&function) = list.get(next) {
            next += 1;
            list.extend(self.named[function as usize].functions.iter().filter(|&&callee| seen.insert(callee)));
        }
        list
    }

    /// The layout of one function. Its first `outgoing` bytes on the stack are for arguments of calls.
    pub fn frame(&self, rows: &Rows, function: Function, outgoing: u32) -> Frame {
        let mut frame = Frame::default();
        let row: &FunctionRow = &rows.functions[function.index()];
        let reached = self.reached(function);
        let mut variables: Vec<u32> =
            reached.iter().flat_map(|&function| self.named[function as usize].variables.iter().copied()).collect();
        variables.sort_unstable();
        variables.dedup();
        let is_shared = |&&variable: &&u32| rows.variables[variable as usize].space == Space::Shared;
        let is_dynamic = |variable: u32| {
            let row = &rows.variables[variable as usize];
            row.linkage == Linkage::Extern && size_of(rows, row) == 0
        };
        let calls = reached.len() > 1 || !row.is_entry;
        let mut shared: Vec<u32> = if calls { self.of_functions.clone() } else { Vec::new() };
        let own = variables.iter().filter(is_shared).filter(|variable| !calls || !self.of_functions.contains(variable));
        shared.extend(own);
        let mut end = self.shared_start as u64;
        for &variable in shared.iter().filter(|&&variable| !is_dynamic(variable)) {
            let place = put(rows, &rows.variables[variable as usize], &mut end);
            frame.places.insert(variable, place);
        }
        let align = shared.iter().map(|&variable| align_of(&rows.variables[variable as usize])).max().unwrap_or(1);
        for &variable in shared.iter().filter(|&&variable| is_dynamic(variable)) {
            frame.places.insert(variable, end.next_multiple_of(align.next_power_of_two()) as u32);
        }
        frame.shared = if shared.is_empty() { 0 } else { end as u32 };
        let taken = &self.named[function.index()].taken;
        let is_local = |&&variable: &&u32| {
            let space = rows.variables[variable as usize].space;
            space == Space::Local || space == Space::Param && taken.contains(&variable)
        };
        let (mut local, mut align) = (outgoing as u64, 1);
        // Variables of functions that it calls lie in their frames.
        let named = &self.named[function.index()].variables;
        for &variable in variables.iter().filter(is_local).filter(|variable| named.contains(variable)) {
            let row = &rows.variables[variable as usize];
            frame.places.insert(variable, put(rows, row, &mut local));
            align = align.max(align_of(row));
        }
        frame.depot = (local.next_multiple_of(16), align.max(16));
        if row.is_entry
            && let Some(last) = row.params.range().rfind(|&n| !is_image(&rows.variables[n]))
        {
            let place = self.places[last].unwrap_or(self.parameters) as u64;
            frame.parameters = (place + size_of(rows, &rows.variables[last])) as u32 - self.parameters;
        }
        frame
    }

    /// Place of a variable in its space, in a function whose layout is `frame`.
    pub fn place_of(&self, frame: &Frame, variable: Variable) -> Option<u32> {
        frame.places.get(&variable.0).copied().or(self.places[variable.index()])
    }
}
