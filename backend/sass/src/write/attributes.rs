//! Attributes of `.nv.info`, `.nv.info.FUNCTION` and `.nv.compat`.
//!
//! ptxas writes the attributes of a function in a fixed order, which is one for sm_90 and later and another one before: [`ROWS`].

use super::WriteError;
use super::module::*;
use crate::Arch;
use crate::cubin::attribute::*;
use std::collections::HashMap;

/// Form of an attribute: no value, a byte, two bytes, or bytes behind their size.
const NONE: u8 = 1;
const BYTE: u8 = 2;
const HALF: u8 = 3;
const SIZED: u8 = 4;

/// An attribute of a function: its code, its form, and its places in the order of sm_90 and later and of earlier ones.
struct Row(u8, u8, u8, u8);

#[rustfmt::skip]
const ROWS: &[Row] = &[
    //  code                        form  recent early
    Row(CUDA_API_VERSION,           SIZED,  1,   1),
    Row(PARAM_CBANK_IS_NEW,         NONE,   2,   2),
    Row(KPARAM_INFO,                SIZED,  3,   5),
    Row(KPARAM_INFO_V2,             SIZED,  3,   5),
    Row(AT_ENTRY_FRAGMENTS,         SIZED,  5,   6),
    Row(RESERVED_SMEM_USED,         NONE,   6,   7),
    Row(SPARSE_MMA_MASK,            HALF,   7,   8),
    Row(WMMA_USED,                  NONE,   8,   9),
    Row(TENSOR_MEMORY_USED,         NONE,   9,  10),
    Row(MAXREG_COUNT,               HALF,  10,  11),
    Row(NUM_BARRIERS,               BYTE,  11,  12),
    Row(EXTERNS,                    SIZED, 12,  13),
    Row(FUNCTION_FORM,              HALF,  13,  14),
    Row(INT_WARP_WIDE_INSTR_OFFSETS,SIZED, 14,  15),
    Row(UNUSED_LOAD_BYTE_OFFSET,    SIZED, 15,  16),
    Row(COOP_GROUP_MASK_REGIDS,     SIZED, 16,  17),
    Row(COOP_GROUP_INSTR_OFFSETS,   SIZED, 17,  18),
    Row(CONTROL_FLOW_FORM,          BYTE,  18,  19),
    Row(SYSCALL_OFFSETS,            SIZED, 19,  20),
    Row(PIPELINE_INSTRUCTIONS,      SIZED, 20,  21),
    Row(MBARRIER_INSTR_OFFSETS,     SIZED, 21,  22),
    Row(NUM_MBARRIERS,              HALF,  22,  23),
    Row(EXIT_INSTR_OFFSETS,         SIZED, 23,  24),
    Row(CTAIDZ_USED,                NONE,  24,  25),
    Row(MAX_THREADS,                SIZED, 25,  27),
    Row(REQUIRED_THREADS,           SIZED, 26,  26),
    Row(CLUSTER_SHAPE,              SIZED, 27,  28),
    Row(EXPLICIT_CLUSTER,           NONE,  28,  29),
    Row(INDIRECT_BRANCH_TARGETS,    SIZED, 29,  30),
    Row(CRS_STACK_SIZE,             SIZED, 30,  31),
    Row(CBANK_PARAM_SIZE,           HALF,  31,   4),
    Row(PARAM_CBANK,                SIZED, 32,   3),
    Row(SW_WAR,                     SIZED, 33,  32),
    Row(BINDLESS_TEXTURE_BANK,      BYTE,  34,  33),
    Row(BINDLESS_SURFACE_BANK,      BYTE,  35,  34),
];

fn row_of(code: u8) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.0 == code)
}

/// The value of [`CUDA_API_VERSION`]: CUDA 13.0.
const API_VERSION: u32 = 130;
/// The value of [`MAXREG_COUNT`] where nothing limits registers.
const NO_LIMIT: u16 = 0xff;

/// The place of a parameter that has none: of an image.
pub(super) const NO_PLACE: u32 = 0xffff;

/// Attributes of one section while they are collected.
struct Attributes(Vec<(u8, Vec<u8>)>);

impl Attributes {
    fn add(&mut self, code: u8, bytes: &[u8]) {
        self.0.push((code, bytes.to_vec()));
    }

    fn half(&mut self, code: u8, value: u16) {
        self.add(code, &value.to_le_bytes());
    }

    fn numbers(&mut self, code: u8, values: &[u32]) {
        self.0.push((code, values.iter().flat_map(|value| value.to_le_bytes()).collect()));
    }
}

/// Where the parameters of a kernel begin in constant bank 0.
pub fn parameter_base(arch: Arch) -> u32 {
    match arch {
        Arch::Sm80 | Arch::Sm89 => 0x160,
        Arch::Sm90 => crate::cubin::PARAMETERS_SM90,
        Arch::Sm100 | Arch::Sm120 => 0x380,
    }
}

/// The bytes of `.nv.info.FUNCTION`. `index` gives the number of a symbol in the file, `bank` that of the section of parameters.
pub(super) fn function(
    module: &CubinModule,
    function: &Function,
    bank: u32,
    index: impl Fn(SymbolId) -> u32,
) -> Result<Vec<u8>, WriteError> {
    let mut all = Attributes(Vec::new());
    all.numbers(CUDA_API_VERSION, &[API_VERSION]);
    match module.arch {
        Arch::Sm80 => all.half(PARAM_CBANK_IS_NEW, 0),
        Arch::Sm89 => {}
        Arch::Sm90 => all.numbers(SW_WAR, &[8]),
        Arch::Sm100 => all.numbers(SW_WAR, &[8]),
        Arch::Sm120 => all.numbers(SW_WAR, &[0]),
    }
    all.half(FUNCTION_FORM, if module.is_recent() { 0x0101 } else { 0 });
    if module.is_recent() {
        let given = function.attributes.iter().any(|(code, _)| *code == SPARSE_MMA_MASK);
        if !given {
            all.half(SPARSE_MMA_MASK, 0);
        }
    }
    let given = function.attributes.iter().any(|(code, _)| *code == CONTROL_FLOW_FORM);
    if module.arch >= Arch::Sm100 && !given {
        all.half(CONTROL_FLOW_FORM, 0);
    }
    if function.is_entry {
        entry(module.arch, function, bank, &index, &mut all)?;
    }
    if function.barriers != 0 {
        all.half(NUM_BARRIERS, function.barriers as u16);
    }
    if !function.externals.is_empty() {
        let externals: Vec<u32> = function.externals.iter().map(|external| index(*external)).collect();
        all.numbers(EXTERNS, &externals);
    }
    if !function.exits.is_empty() {
        all.numbers(EXIT_INSTR_OFFSETS, &function.exits);
    }
    if let Some(threads) = function.max_threads {
        all.numbers(MAX_THREADS, &threads);
    }
    if let Some(threads) = function.required_threads {
        all.numbers(REQUIRED_THREADS, &threads);
    }
    if function.has_convergence_stack {
        all.numbers(CRS_STACK_SIZE, &[0]);
    }
    all.0.extend(function.attributes.iter().cloned());
    let mut ordered = Vec::with_capacity(all.0.len());
    for (code, bytes) in all.0 {
        let row = row_of(code).ok_or(WriteError::Attribute { code })?;
        ordered.push((if module.is_recent() { row.2 } else { row.3 }, row, bytes));
    }
    ordered.sort_by_key(|(place, ..)| *place);
    let mut out = Vec::new();
    for (_, row, bytes) in ordered {
        write(row.1, row.0, &bytes, &mut out)?;
    }
    Ok(out)
}

fn entry(
    arch: Arch,
    function: &Function,
    bank: u32,
    index: impl Fn(SymbolId) -> u32,
    all: &mut Attributes,
) -> Result<(), WriteError> {
    let too_large = || WriteError::Parameters { bytes: function.parameter_bytes };
    all.half(MAXREG_COUNT, function.max_registers.unwrap_or(NO_LIMIT));
    let mut rows: Vec<(u16, [u32; 3])> = Vec::new();
    for &(ordinal, symbol, kind) in &function.image_parameters {
        // They have no place among the parameters.
        rows.push((ordinal, [index(symbol), ordinal as u32 | NO_PLACE << 16, 0x1f000 | kind.space() << 8]));
    }
    for parameter in &function.parameters {
        if parameter.size >= 1 << 14 {
            return Err(too_large());
        }
        let place = parameter.ordinal as u32 | (parameter.offset as u32) << 16;
        rows.push((parameter.ordinal, [0, place, parameter.size << 18 | 0x1f000 | parameter.pointer as u32]));
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.0));
    rows.iter().for_each(|row| all.numbers(KPARAM_INFO, &row.1));
    if function.parameter_bytes == 0 {
        return Ok(());
    }
    let size = u16::try_from(function.parameter_bytes).map_err(|_| too_large())?;
    all.half(CBANK_PARAM_SIZE, size);
    all.numbers(PARAM_CBANK, &[bank, parameter_base(arch) | (size as u32) << 16]);
    Ok(())
}

/// The bytes of `.nv.info`: registers and stacks of all functions, in the order in which ptxas has it: the last function first, but
/// the stacks that calls need, which come last, in order.
pub(super) fn module(module: &CubinModule, index: impl Fn(SymbolId) -> u32) -> Vec<u8> {
    let mut out = Vec::new();
    let first = module.functions().next().map(|(id, ..)| id);
    let pair = |out: &mut Vec<u8>, code: u8, symbol: SymbolId, value: u32| {
        out.extend([SIZED, code, 8, 0]);
        out.extend(index(symbol).to_le_bytes());
        out.extend(value.to_le_bytes());
    };
    // By host in the order of compilation, then in the order of their frames.
    let frames: HashMap<SymbolId, usize> =
        module.frames.iter().enumerate().map(|(place, frame)| (frame.function, place)).collect();
    let order: HashMap<SymbolId, usize> =
        module.compiled.iter().enumerate().map(|(place, compiled)| (compiled.function, place)).collect();
    let mut inner: Vec<(SymbolId, SymbolId, &InnerFunction)> = Vec::new();
    for (place, row) in module.symbols.iter().enumerate() {
        if let SymbolKind::Inner(function) = &row.kind {
            inner.push((function.host, SymbolId(place as u32), function));
        }
    }
    inner.sort_by_key(|(host, id, function)| (order.get(host).copied(), frames.get(id).copied(), function.offset));
    for (id, _, function) in module.functions().rev() {
        pair(&mut out, REGCOUNT, id, function.registers);
        if Some(id) == first {
            for sampler in module.samplers.iter().rev() {
                if let Some(value) = sampler.unnormalized {
                    pair(&mut out, SAMPLER_FORCE_UNNORMALIZED, sampler.symbol, value);
                }
                pair(&mut out, SAMPLER_INIT, sampler.symbol, u32::from_le_bytes(sampler.modes));
            }
        }
        if module.kind == Kind::Relocatable {
            pair(&mut out, MAX_STACK_SIZE, id, function.max_stack_size);
        }
        while let Some((_, place, inner)) = inner.pop_if(|(host, ..)| *host == id) {
            pair(&mut out, FRAME_SIZE, place, inner.frame_size);
        }
        pair(&mut out, FRAME_SIZE, id, function.frame_size);
    }
    if module.has_samplers {
        out.extend([NONE, TEXMODE_INDEPENDENT, 0, 0]);
    }
    if module.kind == Kind::Executable {
        for (id, _, function) in module.functions() {
            pair(&mut out, MIN_STACK_SIZE, id, function.min_stack_size);
        }
    }
    out
}

/// The bytes of `.nv.compat`.
pub(super) fn compat(module: &CubinModule) -> Vec<u8> {
    let mut out = vec![BYTE, 9, module.accelerated as u8, 0, BYTE, 2, module.isa_class, 0, BYTE, 5, 5, 0];
    out.extend([HALF, 7, 1, 1, BYTE, 3, module.tensor_maps, 0, BYTE, 6, 1, 0, SIZED, 11, 8, 0]);
    out.extend(module.finalizer_features.to_le_bytes());
    out
}

fn write(form: u8, code: u8, bytes: &[u8], out: &mut Vec<u8>) -> Result<(), WriteError> {
    out.extend([form, code]);
    if form == SIZED {
        let size = u16::try_from(bytes.len()).map_err(|_| WriteError::AttributeSize { code, size: bytes.len() })?;
        out.extend(size.to_le_bytes());
        out.extend(bytes);
    } else {
        out.extend([bytes.first().copied().unwrap_or(0), bytes.get(1).copied().unwrap_or(0)]);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_code_stands_twice_in_the_table_and_places_are_in_order() {
        for (place, row) in ROWS.iter().enumerate() {
            assert!(ROWS[..place].iter().all(|other| other.0 != row.0), "{:#x}", row.0);
            assert!(place == 0 || ROWS[place - 1].2 <= row.2, "{:#x}", row.0);
        }
    }

    #[test]
    fn an_attribute_longer_than_its_size_can_say_is_refused() {
        let mut out = Vec::new();
        assert_eq!(
            write(SIZED, EXIT_INSTR_OFFSETS, &[0; 65536], &mut out),
            Err(WriteError::AttributeSize { code: EXIT_INSTR_OFFSETS, size: 65536 })
        );
    }
}
