//! Families of instructions, read and run as IR and as the PTX that is made of it. One program for all, since each that links the
//! back end takes its time and its place on the disk.

mod asynchronous;
mod byte_vectors;
mod common;
mod families;
mod kernels;
mod nan;
mod rows;
mod run;
mod tensor;
mod tensor_memory;
mod wgmma;
mod words;
