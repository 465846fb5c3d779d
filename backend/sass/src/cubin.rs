//! Cubins: ELF files with code for a GPU, as ptxas 13.0 writes them, and the numbers that they are made of.

use crate::arch::Arch;
use crate::elf::{Bytes, Elf, ElfError, Section};

/// `e_machine` of a cubin.
pub const MACHINE: u16 = 190;
/// `EI_OSABI` and `EI_ABIVERSION` of a cubin of CUDA 13.
pub const ABI: [u8; 2] = [0x41, 8];
/// `sh_type` of `.nv.info` and `.nv.info.NAME`: attributes.
pub const SECTION_INFO: u32 = 0x7000_0000;
/// `sh_type` of `.nv.callgraph`: pairs of symbols, caller and callee.
pub const SECTION_CALL_GRAPH: u32 = 0x7000_0001;
/// `sh_type` of `.nv.compat`.
pub const SECTION_COMPAT: u32 = 0x7000_0086;
/// `st_other` of a kernel.
pub const SYMBOL_IS_KERNEL: u8 = 0x10;
/// Where the parameters of a kernel begin in constant bank 0 of sm_90.
pub const PARAMETERS_SM90: u32 = 0x210;
/// Where the descriptor of global memory lies in constant bank 0 of sm_90.
pub const GLOBAL_DESCRIPTOR_SM90: u32 = 0x208;
/// Where the initial stack pointer lies in constant bank 0 of sm_90.
pub const STACK_POINTER_SM90: u32 = 0x28;
/// What the code of a section is padded to, by NOP behind a branch to itself.
pub const CODE_ALIGN: u64 = 128;

/// The file is no cubin that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CubinError {
    /// It is no ELF file, or damaged.
    #[error(transparent)]
    Elf(#[from] ElfError),
    /// It is for another machine.
    #[error("machine {0} is not a GPU (190)")]
    Machine(u16),
    /// Its architecture has no table.
    #[error("no instructions are known for sm_{0}")]
    Arch(u16),
    /// The bytes of a section of code are not whole instructions.
    #[error("the {size} bytes of a section of code are not whole instructions of 16 bytes")]
    CodeSize {
        /// Size of the section.
        size: u64,
    },
    /// An attribute ends behind its section.
    #[error("the attribute at byte {at:#x} of its section is cut off")]
    Attribute {
        /// Where it begins.
        at: u64,
    },
}

/// An attribute of `.nv.info`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attribute<'a> {
    /// What it is of, [`attribute`].
    pub code: u8,
    /// Its form: 1 no value, 2 a byte, 3 two bytes, 4 bytes with a size.
    pub format: u8,
    /// Its value.
    pub bytes: &'a [u8],
}

/// Codes of attributes.
pub mod attribute {
    /// A sampler and its modes, one byte each.
    pub const SAMPLER_INIT: u8 = 0x09;
    /// A sampler, and whether its coordinates count texels.
    pub const SAMPLER_FORCE_UNNORMALIZED: u8 = 0x13;
    /// Samplers stand apart from textures.
    pub const TEXMODE_INDEPENDENT: u8 = 0x4d;
    /// `.maxntid`: three numbers.
    pub const MAX_THREADS: u8 = 0x05;
    /// `.reqntid`: three numbers.
    pub const REQUIRED_THREADS: u8 = 0x10;
    /// Symbol and bytes of its stack, in relocatable files.
    pub const MAX_STACK_SIZE: u8 = 0x23;
    /// The kernel has instructions on matrix fragments.
    pub const WMMA_USED: u8 = 0x2b;
    /// Parameters lie where sm_80 has them.
    pub const PARAM_CBANK_IS_NEW: u8 = 0x35;
    /// `.reqnctapercluster`: three numbers.
    pub const CLUSTER_SHAPE: u8 = 0x3d;
    /// `.explicitcluster`.
    pub const EXPLICIT_CLUSTER: u8 = 0x3e;
    /// Instructions on pipelines of copies, on sm_80.
    pub const PIPELINE_INSTRUCTIONS: u8 = 0x40;
    /// The kernel uses reserved shared memory.
    pub const RESERVED_SMEM_USED: u8 = 0x41;
    /// How control flow is written, from sm_100 on.
    pub const CONTROL_FLOW_FORM: u8 = 0x4a;
    /// Code fragments at the entry, on sm_100.
    pub const AT_ENTRY_FRAGMENTS: u8 = 0x4f;
    /// The kernel uses tensor memory.
    pub const TENSOR_MEMORY_USED: u8 = 0x51;
    /// 0x0101 in every function from sm_90 on, 0 before.
    pub const FUNCTION_FORM: u8 = 0x5f;
    /// Symbol of the constant bank, offset and size of the parameters.
    pub const PARAM_CBANK: u8 = 0x0a;
    /// Symbols of functions that are defined elsewhere.
    pub const EXTERNS: u8 = 0x0f;
    /// Symbol and bytes of its frame.
    pub const FRAME_SIZE: u8 = 0x11;
    /// Symbol and bytes of its stack.
    pub const MIN_STACK_SIZE: u8 = 0x12;
    /// The constant bank that numbers of textures and samplers stand in.
    pub const BINDLESS_TEXTURE_BANK: u8 = 0x15;
    /// The constant bank that numbers of surfaces stand in.
    pub const BINDLESS_SURFACE_BANK: u8 = 0x16;
    /// A parameter: 0, ordinal and offset of 16 bits, `size << 18 | 0x1f000`. The last parameter comes first.
    pub const KPARAM_INFO: u8 = 0x17;
    /// Bytes of parameters.
    pub const CBANK_PARAM_SIZE: u8 = 0x19;
    /// Registers that are allowed; 0xff where nothing says it.
    pub const MAXREG_COUNT: u8 = 0x1b;
    /// Byte offsets of EXIT.
    pub const EXIT_INSTR_OFFSETS: u8 = 0x1c;
    /// The kernel reads `%ctaid.z`.
    pub const CTAIDZ_USED: u8 = 0x04;
    /// Always 0.
    pub const CRS_STACK_SIZE: u8 = 0x1e;
    /// Byte offsets of instructions that synchronise a warp.
    pub const COOP_GROUP_INSTR_OFFSETS: u8 = 0x28;
    /// Registers of their masks, -1 if constant.
    pub const COOP_GROUP_MASK_REGIDS: u8 = 0x29;
    /// Symbol and registers of a thread.
    pub const REGCOUNT: u8 = 0x2f;
    /// Byte offsets of instructions of the whole warp.
    pub const INT_WARP_WIDE_INSTR_OFFSETS: u8 = 0x31;
    /// Of each indirect branch: its offset, 0, the number of targets, the targets.
    pub const INDIRECT_BRANCH_TARGETS: u8 = 0x34;
    /// 8 in every kernel of sm_90.
    pub const SW_WAR: u8 = 0x36;
    /// 130 for CUDA 13.0.
    pub const CUDA_API_VERSION: u8 = 0x37;
    /// Number of memory barriers.
    pub const NUM_MBARRIERS: u8 = 0x38;
    /// Instructions on memory barriers: 16 bytes each, the first four their offset.
    pub const MBARRIER_INSTR_OFFSETS: u8 = 0x39;
    /// Pairs of an offset and a mask of loaded bytes that nobody uses.
    pub const UNUSED_LOAD_BYTE_OFFSET: u8 = 0x44;
    /// A parameter of a kernel with large parameters.
    pub const KPARAM_INFO_V2: u8 = 0x45;
    /// Byte offsets of calls of the system.
    pub const SYSCALL_OFFSETS: u8 = 0x46;
    /// The highest named barrier and one more.
    pub const NUM_BARRIERS: u8 = 0x4c;
    /// Which sparse matrices are used.
    pub const SPARSE_MMA_MASK: u8 = 0x50;
}

/// Kinds of relocations.
pub mod relocation {
    /// The address, 32 bits.
    pub const ABSOLUTE_32: u32 = 1;
    /// The address, 64 bits.
    pub const ABSOLUTE_64: u32 = 2;
    /// A kernel as launches from code name it, 64 bits.
    pub const KERNEL_64: u32 = 35;
    /// The generic address of a global variable, 64 bits.
    pub const GENERIC_64: u32 = 4;
    /// The low half of a number of the driver, into the 32 bits of an instruction from bit 32 on.
    pub const RUNTIME_LOW_32: u32 = 55;
    /// The low half of the address, into the 32 bits of an instruction from bit 32 on.
    pub const ABSOLUTE_LOW_32: u32 = 56;
    /// The high half, at the same place.
    pub const ABSOLUTE_HIGH_32: u32 = 57;
    /// 32 bits of the address, into an instruction from bit 32 on.
    pub const ABSOLUTE_32_AT_32: u32 = 55;
    /// 16 bits of the place in a constant bank, at the same place.
    pub const ABSOLUTE_16_AT_32: u32 = 59;
    /// Bank and place of what an instruction loads from a constant bank: 21 bits from bit 38 on.
    pub const CONSTANT_FIELD: u32 = 66;
    /// One byte of what [`ABSOLUTE_64`] is: this and the number of the byte.
    pub const ABSOLUTE_BYTE: u32 = 76;
    /// One byte of what [`GENERIC_64`] is.
    pub const GENERIC_BYTE: u32 = 84;
    /// One byte of what [`KERNEL_64`] is.
    pub const KERNEL_BYTE: u32 = 92;
    /// The address of a function as the target of a call: bits 16 to 23, and 55 bits in all with those from bit 34 on.
    pub const CALL: u32 = 75;
    /// A pointer to a function, 64 bits.
    pub const POINTER_64: u32 = 102;
    /// The low half of a pointer to a function, into the 32 bits of an instruction from bit 32 on.
    pub const POINTER_LOW_32: u32 = 112;
    /// The high half, at the same place.
    pub const POINTER_HIGH_32: u32 = 113;
    /// What a call through a pointer adds to it, at the place of [`CALL`].
    pub const CALL_OFFSET: u32 = 114;
    /// 64 bits that become zero if the function is not used.
    pub const UNUSED_CLEAR_64: u32 = 73;
}

/// A cubin, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cubin<'a> {
    /// Sections, symbols and relocations.
    pub elf: Elf<'a>,
    /// The architecture.
    pub arch: Arch,
}

impl<'a> Cubin<'a> {
    /// Takes a file apart.
    pub fn read(file: &'a [u8]) -> Result<Cubin<'a>, CubinError> {
        let elf = Elf::read(file)?;
        if elf.machine != MACHINE {
            return Err(CubinError::Machine(elf.machine));
        }
        let number = (elf.flags >> 8 & 0xff) as u16;
        let arch = Arch::from_number(number).ok_or(CubinError::Arch(number))?;
        for section in elf.sections.iter().filter(|section| is_code(section)) {
            if section.bytes.len() % 16 != 0 {
                return Err(CubinError::CodeSize { size: section.size });
            }
        }
        Ok(Cubin { elf, arch })
    }

    /// The attributes of a section.
    pub fn attributes(&self, section: &Section<'a>) -> Result<Vec<Attribute<'a>>, CubinError> {
        let (mut at, mut attributes) = (0, Vec::new());
        let all = section.bytes;
        while at < all.len() {
            let cut = CubinError::Attribute { at: at as u64 };
            let [format, code, low, high] = Bytes(all).array(at as u64).ok_or(cut)?;
            let size = if format == 4 { u16::from_le_bytes([low, high]) as usize } else { 0 };
            let bytes = if format == 4 { all.get(at + 4..at + 4 + size).ok_or(cut)? } else { &all[at + 2..at + 4] };
            attributes.push(Attribute { code, format, bytes });
            at += 4 + size;
        }
        Ok(attributes)
    }

    /// Whether the code may use the instructions of `sm_90a` and its like: an attribute of `.nv.compat` says so.
    pub fn is_accelerated(&self) -> bool {
        let Some(section) = self.elf.section(".nv.compat") else { return false };
        let attributes = self.attributes(section).unwrap_or_default();
        attributes.iter().any(|attribute| attribute.code == 9 && attribute.bytes.first() == Some(&1))
    }
}

/// Whether a section is code.
pub fn is_code(section: &Section<'_>) -> bool {
    section.kind == crate::elf::PROGRAM_BITS && section.flags & crate::elf::FLAG_CODE != 0
}

/// The 32-bit numbers of an attribute; what is left over at its end is dropped.
pub fn numbers(bytes: &[u8]) -> impl Iterator<Item = u32> + '_ {
    bytes.chunks_exact(4).map(|chunk| u32::from_le_bytes([chunk[0], chunk[1], chunk[2], chunk[3]]))
}

/// The words of a section of code, with their byte offsets.
pub fn words(bytes: &[u8]) -> impl Iterator<Item = (u64, u128)> + '_ {
    bytes.chunks_exact(16).enumerate().map(|(index, chunk)| {
        let mut word = [0; 16];
        word.copy_from_slice(chunk);
        (index as u64 * 16, u128::from_le_bytes(word))
    })
}
