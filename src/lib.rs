//! warpc.
