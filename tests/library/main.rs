//! The library and the program from the outside: bitcode, libdevice, what is refused, and the examples. One program for all, since
//! each that links the whole compiler takes its time and its place on the disk.

mod bitcode;
mod examples;
mod libdevice;
mod refusals;
