//! Tests of the machine level by a tiny instruction set of its own.

mod allocation;
mod convergence;
mod random;
mod small;
mod toy;
mod world;
