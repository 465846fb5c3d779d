//! Classes of virtual registers. The build script has them, too.

/// Class of a virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Class {
    /// Predicate.
    P,
    /// Uniform predicate.
    UP,
    /// 32 bits.
    #[default]
    R,
    /// 64 bits: two registers.
    R64,
    /// 128 bits: four registers.
    R128,
    /// 256 bits: eight registers, as matrix instructions of warp groups want them.
    R256,
    /// 512 bits.
    R512,
    /// 1,024 bits.
    R1024,
    /// 2,048 bits.
    R2048,
    /// 4,096 bits: 128 registers.
    R4096,
    /// 32 bits, uniform.
    U,
    /// 64 bits, uniform.
    U64,
    /// 128 bits, uniform.
    U128,
    /// Convergence barrier.
    B,
    /// 256 bits, uniform: places in tensors.
    U256,
}

impl Class {
    /// All classes, by number.
    pub const ALL: [Class; 15] = [
        Class::P,
        Class::UP,
        Class::R,
        Class::R64,
        Class::R128,
        Class::R256,
        Class::R512,
        Class::R1024,
        Class::R2048,
        Class::R4096,
        Class::U,
        Class::U64,
        Class::U128,
        Class::B,
        Class::U256,
    ];
    /// Letter of its registers in tables.
    pub const fn letter(self) -> char {
        match self {
            Class::P => 'P',
            Class::UP => 'Q',
            Class::U | Class::U64 | Class::U128 | Class::U256 => 'U',
            Class::B => 'B',
            _ => 'R',
        }
    }
    /// Number of the register that holds nothing: zero or true.
    pub const fn zero(self) -> u16 {
        match self {
            Class::P | Class::UP => 7,
            Class::U | Class::U64 | Class::U128 | Class::U256 => 63,
            _ => 255,
        }
    }
}
