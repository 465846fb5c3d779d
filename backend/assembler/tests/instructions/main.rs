//! Families of instructions, assembled and run. One program for all, since each that links the assembler takes its time and its place
//! on the disk.

mod corners;
mod families;
mod forms;
mod hazards;
mod linkage;
mod matrices;
mod memory;
mod memory_runs;
mod pressure;
mod progress;
mod rounding;
mod stack;
mod tensormap;
mod warp_groups;
mod wmma;
