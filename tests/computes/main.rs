//! What kernels compute, from the outside: as IR, as PTX, and as cubins of the assembler. One program for all, since each that links
//! the whole compiler takes its time and its place on the disk.

mod counted_bits;
mod cubin_ways;
mod cubins;
mod dots;
mod intrinsic_lowering;
mod ptx;
mod wide_integers;
