//! The SIMT interpreter of the IR.
