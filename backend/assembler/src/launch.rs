//! Where an architecture keeps what a kernel starts with, one row each: facts counted in code of ptxas.

use warpc_sass::Arch;

/// Places in constant bank 0, and the layout of shared memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Launch {
    /// The architecture.
    pub arch: Arch,
    /// First kernel parameter.
    pub parameters: u32,
    /// Descriptor of global memory.
    pub descriptor: u32,
    /// Initial stack pointer.
    pub stack: u32,
    /// Bytes of shared memory that a thread block may not use: its own variables begin behind them.
    pub shared: u32,
    /// Whether addresses of shared memory hold the number of the thread block in its cluster.
    pub has_clusters: bool,
}

const LAUNCHES: [Launch; 5] = [
    Launch { arch: Arch::Sm80, parameters: 0x160, descriptor: 0x118, stack: 0x28, shared: 0, has_clusters: false },
    Launch { arch: Arch::Sm89, parameters: 0x160, descriptor: 0x118, stack: 0x28, shared: 0, has_clusters: false },
    Launch { arch: Arch::Sm90, parameters: 0x210, descriptor: 0x208, stack: 0x28, shared: 0x400, has_clusters: true },
    Launch { arch: Arch::Sm100, parameters: 0x380, descriptor: 0x358, stack: 0x37c, shared: 0x400, has_clusters: true },
    Launch { arch: Arch::Sm120, parameters: 0x380, descriptor: 0x358, stack: 0x37c, shared: 0x400, has_clusters: true },
];

impl Launch {
    /// The row of an architecture.
    pub fn of(arch: Arch) -> &'static Launch {
        &LAUNCHES[arch as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_at_their_numbers() {
        for (row, launch) in LAUNCHES.iter().enumerate() {
            assert_eq!(launch.arch as usize, row);
            assert!(launch.descriptor + 8 <= launch.parameters);
        }
    }
}
