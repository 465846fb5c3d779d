//! Shared inputs of the benches.
