//! What is in the sections: notes, attributes, code, data, relocations, the graph of calls.

use super::image::{Reference, SectionId, SymbolSection};
use super::module::*;
use super::plan::{Heads, Place, Plan, Tails};
use super::{WriteError, attributes};

/// The note of the architecture: form, its number, and the version of CUDA times ten.
const ARCH_NOTE_FORM: u16 = 2;
const CUDA_VERSION: u16 = 130;
/// Types of the two notes.
const TOOL_NOTE: u32 = 2000;
const ARCH_NOTE: u32 = 1000;
/// The pairs between the four parts of the graph of calls.
const PARTS: [i32; 4] = [-1, -2, -3, -4];

/// Fills all sections and completes the symbols of functions.
pub(super) fn fill(plan: &mut Plan<'_>, heads: Heads, tails: Tails) -> Result<(), WriteError> {
    let module = plan.module;
    set(plan, heads.tool, tool_note(&module.tool));
    let mut arch = Vec::new();
    for half in [ARCH_NOTE_FORM, module.arch.number(), CUDA_VERSION, 0] {
        arch.extend(half.to_le_bytes());
    }
    set(plan, heads.arch, note(ARCH_NOTE, &arch));
    section(plan, heads.arch).link = Reference::Section(heads.tool);
    if let Some(compat) = heads.compat {
        section(plan, heads.arch).info = Reference::Section(compat);
        set(plan, compat, attributes::compat(module));
    }
    set(plan, heads.information, attributes::module(module, |id| plan.number(id).unwrap_or(0)));
    section(plan, heads.information).link = Reference::Symbols;
    functions(plan)?;
    data(plan)?;
    if let Some(frame) = plan.debug_frame {
        set(plan, frame, tails.frame.clone());
    }
    for (place, debug) in module.debug.iter().enumerate() {
        set(plan, plan.debug[place], debug.bytes.clone());
    }
    relocations(plan)?;
    calls(plan, &tails)
}

fn section<'p>(plan: &'p mut Plan<'_>, id: SectionId) -> &'p mut super::image::Section {
    &mut plan.image.sections[id.0 as usize]
}

fn set(plan: &mut Plan<'_>, id: SectionId, bytes: Vec<u8>) {
    section(plan, id).bytes = bytes;
}

/// A note of NVIDIA's.
fn note(kind: u32, bytes: &[u8]) -> Vec<u8> {
    const OWNER: &[u8; 12] = b"NVIDIA Corp\0";
    let mut out = Vec::new();
    for number in [OWNER.len() as u32, bytes.len() as u32, kind] {
        out.extend(number.to_le_bytes());
    }
    out.extend(OWNER);
    out.extend(bytes);
    out
}

/// Four strings behind their places. The first string is empty: the name of the object file.
fn tool_note(tool: &Tool) -> Vec<u8> {
    const FORM: u32 = 2;
    let (mut places, mut strings) = (vec![FORM, 0], vec![0]);
    for text in [&tool.name, &tool.version, &tool.build, &tool.options] {
        places.push(strings.len() as u32);
        strings.extend(text.as_bytes());
        strings.push(0);
    }
    let mut bytes: Vec<u8> = places.iter().flat_map(|place| place.to_le_bytes()).collect();
    bytes.extend(strings);
    bytes.resize(bytes.len().next_multiple_of(4), 0);
    note(TOOL_NOTE, &bytes)
}

fn functions(plan: &mut Plan<'_>) -> Result<(), WriteError> {
    let module = plan.module;
    for (id, _, function) in module.functions() {
        let code = plan.code[&id];
        let number = plan.number(id)?;
        if number >> 24 != 0 {
            return Err(WriteError::Symbols);
        }
        let words = function.words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let registers = if module.is_recent() { 0 } else { function.registers.min(0xff) << 24 };
        let code_section = section(plan, code);
        (code_section.link, code_section.info) = (Reference::Symbols, Reference::Number(number | registers));
        code_section.bytes = words;
        let bank = if function.is_entry { plan.target(Target::Space(Space::Parameters(id)))? } else { 0 };
        let bytes = attributes::function(module, function, bank, |id| plan.number(id).unwrap_or(0))?;
        let information = plan.information[&id];
        let information = section(plan, information);
        (information.link, information.info) = (Reference::Symbols, Reference::Section(code));
        information.bytes = bytes;
        place(plan, id, code);
        if function.is_entry {
            let size = attributes::parameter_base(module.arch) as usize + function.parameter_bytes as usize;
            let bank = plan.space(Space::Parameters(id)).ok_or(WriteError::Symbol { symbol: id })?;
            let bank = section(plan, bank);
            (bank.info, bank.bytes) = (Reference::Section(code), vec![0; size]);
        }
    }
    for (index, row) in module.symbols.iter().enumerate() {
        if let SymbolKind::Inner(inner) = &row.kind {
            let code = *plan.code.get(&inner.host).ok_or(WriteError::NotCompiled { symbol: inner.host })?;
            place(plan, SymbolId(index as u32), code);
        }
        if let SymbolKind::Image { parameter_of: Some(kernel), .. } = &row.kind {
            let code = *plan.code.get(kernel).ok_or(WriteError::NotCompiled { symbol: *kernel })?;
            place(plan, SymbolId(index as u32), code);
        }
    }
    Ok(())
}

/// Says of a symbol which section it is in.
fn place(plan: &mut Plan<'_>, id: SymbolId, in_section: SectionId) {
    let symbol = match plan.places[id.0 as usize] {
        Some(Place::Local(index)) => &mut plan.locals[index as usize],
        Some(Place::Global(index)) => &mut plan.globals[index as usize].0,
        _ => return,
    };
    symbol.section = SymbolSection::Section(in_section);
}

fn data(plan: &mut Plan<'_>) -> Result<(), WriteError> {
    let module = plan.module;
    for data in &module.data {
        let Some(id) = plan.space(data.space) else { continue };
        if let Space::Shared(function) | Space::Literals(function) = data.space {
            let code = *plan.code.get(&function).ok_or(WriteError::NotCompiled { symbol: function })?;
            section(plan, id).info = Reference::Section(code);
        }
        match &data.contents {
            Contents::Bytes(bytes) => section(plan, id).bytes = bytes.clone(),
            Contents::Zeros(size) => section(plan, id).zeros = Some(*size),
        }
    }
    Ok(())
}

/// ptxas writes the last relocation first.
fn relocations(plan: &mut Plan<'_>) -> Result<(), WriteError> {
    for table in std::mem::take(&mut plan.tables) {
        let mut bytes = Vec::new();
        for relocation in table.relocations.iter().rev() {
            bytes.extend(relocation.offset.to_le_bytes());
            bytes.extend(relocation.kind.to_le_bytes());
            bytes.extend(plan.target(relocation.target)?.to_le_bytes());
            if table.has_addend {
                bytes.extend(relocation.addend.to_le_bytes());
            }
        }
        let own = section(plan, table.section);
        own.entry_size = if table.has_addend { 24 } else { 16 };
        (own.link, own.info, own.bytes) = (Reference::Symbols, Reference::Section(table.of), bytes);
    }
    Ok(())
}

fn calls(plan: &mut Plan<'_>, tails: &Tails) -> Result<(), WriteError> {
    let module = plan.module;
    let mut bytes = Vec::new();
    let mut pair = |caller: u32, callee: u32| {
        bytes.extend(caller.to_le_bytes());
        bytes.extend(callee.to_le_bytes());
    };
    // Prototypes are named by the places of their texts among the names of symbols.
    let mut prototypes = Vec::with_capacity(module.prototypes.len());
    for text in &module.prototypes {
        prototypes.push(plan.image.symbol_names.add(text));
    }
    let prototype = |index: u32| prototypes.get(index as usize).copied().ok_or(WriteError::Prototype { index });
    for part in PARTS {
        pair(0, part as u32);
        match part {
            -1 => {
                for (caller, callee) in &module.calls {
                    pair(plan.number(*caller)?, plan.number(*callee)?);
                }
            }
            -2 => {
                for (function, text) in &module.addressed {
                    pair(plan.number(*function)?, prototype(*text)?);
                }
            }
            -3 => {
                for (function, text) in &module.indirect_callers {
                    pair(plan.number(*function)?, prototype(*text)?);
                }
            }
            _ => {
                for (user, function) in &module.address_users {
                    pair(plan.number(*user)?, plan.number(*function)?);
                }
            }
        }
    }
    let own = section(plan, tails.calls);
    (own.link, own.entry_size, own.bytes) = (Reference::Symbols, 8, bytes);
    let Some(prototypes) = tails.prototypes else { return Ok(()) };
    let mut bytes = Vec::new();
    for (function, text) in &module.prototyped {
        bytes.extend(plan.number(*function)?.to_le_bytes());
        bytes.extend(prototype(*text)?.to_le_bytes());
    }
    let own = section(plan, prototypes);
    (own.link, own.entry_size, own.bytes) = (Reference::Symbols, 8, bytes);
    Ok(())
}
