//! Variables and functions of a file: where they are, and what they begin with.

use super::body;
use super::spelled::Spelled;
use hashbrown::HashMap;
use warpc_interp::{Program, ProgramError};
use warpc_ptx_syntax::Reading;
use warpc_ptx_syntax::rows::{Init, Item, Lines, Linkage, Name, OPEN, Rows, Space, StatementRow, Symbol, VariableRow};

/// A file whose variables and functions have places.
pub(super) struct Placed<'a> {
    /// Its rows.
    pub rows: &'a Rows,
    /// Their lines.
    pub lines: &'a Lines,
    /// Its mnemonics.
    pub spelled: Vec<Spelled>,
    /// Address of each variable; 0 for those of a function's own.
    pub addresses: Vec<u64>,
    /// Row of the program of each function.
    pub functions: Vec<u32>,
}

/// Bytes of a variable.
pub(super) fn size_of(rows: &Rows, row: &VariableRow) -> u64 {
    let element = u64::from(row.ty.bits()).div_ceil(8) * u64::from(row.elements);
    rows.dimensions[row.dimensions.range()].iter().fold(element, |size, &count| match count {
        OPEN => {
            let values = rows.inits[row.init.range()].iter().filter(|init| !matches!(init, Init::Open | Init::Close));
            size.saturating_mul(values.count() as u64)
        }
        count => size.saturating_mul(count),
    })
}

/// Alignment of a variable in bytes.
pub(super) fn align_of(row: &VariableRow) -> u64 {
    let natural = u64::from(row.ty.bits()).div_ceil(8) * u64::from(row.elements);
    row.align.unwrap_or(natural).max(1).next_power_of_two()
}

/// A name as the back end prints it.
fn printed(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$');
    name.chars().map(|c| if plain(c) { c.to_string() } else { "_$_".into() }).collect()
}

/// What a name at the top of a file is in the program.
#[derive(Clone, Copy)]
struct Known {
    address: u64,
    function: u32,
}

/// A variable of static memory: its address. 0 in other spaces.
fn add(program: &mut Program<'static>, rows: &Rows, name: &str, row: &VariableRow) -> Result<u64, ProgramError> {
    let size = size_of(rows, row);
    match row.space {
        Space::Shared => {
            let is_dynamic = row.linkage == Linkage::Extern && size == 0;
            program.add_shared(name, (!is_dynamic).then_some(size))
        }
        Space::Global | Space::Const | Space::Tex => {
            Ok(program.add_object(name, vec![0; size as usize], row.space == Space::Const))
        }
        _ => Ok(0),
    }
}

/// Puts everything of a file that is not known by its name already into a program, and decodes its functions.
pub(super) fn place(
    reading: &Reading,
    mut program: Program<'static>,
    names: &[(String, u64)],
) -> Result<Program<'static>, ProgramError> {
    let rows = &reading.rows;
    let mut by_name: HashMap<String, Known, foldhash::fast::FixedState> = HashMap::default();
    for (name, address) in names {
        let function = Program::function_at(*address).unwrap_or(u32::MAX);
        by_name.insert(printed(name), Known { address: *address, function });
    }
    let text = |name: Name| rows.names.text(name.index()).into_owned();
    // A definition says how large a variable is; declarations of it may stand before.
    for is_definition in [true, false] {
        for item in &rows.items {
            let Item::Variable(variable) = *item else { continue };
            let row = &rows.variables[variable.index()];
            let key = printed(&text(row.name));
            if (row.linkage != Linkage::Extern) == is_definition && !by_name.contains_key(&key) {
                let address = add(&mut program, rows, &text(row.name), row)?;
                by_name.insert(key, Known { address, function: u32::MAX });
            }
        }
    }
    for row in &rows.functions {
        by_name.entry(printed(&text(row.name))).or_insert_with_key(|_| {
            let function = program.add_function(&text(row.name));
            Known { address: Program::code_address(function), function }
        });
    }
    for item in &rows.items {
        if let Item::Alias(alias, target) = *item
            && let Some(&known) = by_name.get(&printed(&text(target)))
        {
            by_name.insert(printed(&text(alias)), known);
        }
    }
    let find = |name: Name| by_name.get(&printed(&text(name))).copied();
    let mut placed = Placed {
        rows,
        lines: &reading.lines,
        spelled: Spelled::all(rows),
        addresses: vec![0; rows.variables.len()],
        functions: rows.functions.iter().map(|row| find(row.name).map_or(u32::MAX, |known| known.function)).collect(),
    };
    for item in &rows.items {
        if let Item::Variable(variable) = *item {
            let known = find(rows.variables[variable.index()].name);
            placed.addresses[variable.index()] = known.map_or(0, |known| known.address);
        }
    }
    for statement in &rows.statements {
        if let StatementRow::Variable(variable) = *statement {
            let row = &rows.variables[variable.index()];
            placed.addresses[variable.index()] = add(&mut program, rows, &text(row.name), row)?;
        }
    }
    for (variable, row) in rows.variables.iter().enumerate().filter(|(_, row)| !row.init.is_empty()) {
        let values = initial(&placed, row);
        if row.space != Space::Shared
            && let Some(bytes) = program.object_bytes(placed.addresses[variable])
        {
            let count = bytes.len().min(values.len());
            bytes[..count].copy_from_slice(&values[..count]);
        }
    }
    for (function, row) in rows.functions.iter().enumerate().filter(|(_, row)| row.has_body) {
        if placed.functions[function] != u32::MAX {
            let decoded = body::decode(&placed, row);
            program.set_body(placed.functions[function], decoded);
        }
    }
    Ok(program)
}

/// The bytes that a variable begins with. A brace that opens stands at the start of a row of the array, one that closes at its end.
fn initial(placed: &Placed<'_>, row: &VariableRow) -> Vec<u8> {
    let rows = placed.rows;
    let element = row.ty.bits().div_ceil(8) as usize;
    let mut bytes = vec![0; size_of(rows, row) as usize];
    // Bytes of a row at each depth of braces.
    let mut sizes = vec![bytes.len()];
    for &count in &rows.dimensions[row.dimensions.range()] {
        let size = sizes[sizes.len() - 1];
        sizes.push(if count == OPEN || count == 0 { element * row.elements as usize } else { size / count as usize });
    }
    sizes.push(element);
    let (mut open, mut at): (Vec<usize>, usize) = (Vec::new(), 0);
    for init in &rows.inits[row.init.range()] {
        let value = match *init {
            Init::Open => {
                open.push(at);
                continue;
            }
            Init::Close => {
                let start = open.pop().unwrap_or(0);
                at = start + sizes.get(open.len()).copied().unwrap_or(element);
                continue;
            }
            // Of images, whose bytes nobody reads.
            Init::Field(..) => continue,
            Init::Integer(value) => value,
            Init::Float32(bits) => bits,
            Init::Float64(bits) if element == 4 => u64::from((f64::from_bits(bits) as f32).to_bits()),
            Init::Float64(bits) => bits,
            Init::Address(symbol, form) => {
                let address = match symbol {
                    Symbol::Variable(variable) => placed.addresses[variable.index()],
                    Symbol::Function(function) => Program::code_address(placed.functions[function.index()]),
                };
                let address = address.wrapping_add(form.offset as u64);
                match form.mask {
                    0 => address,
                    mask => (address & mask) >> mask.trailing_zeros(),
                }
            }
        };
        let count = element.min(8).min(bytes.len().saturating_sub(at));
        bytes[at..at + count].copy_from_slice(&value.to_le_bytes()[..count]);
        at += element;
    }
    bytes
}
