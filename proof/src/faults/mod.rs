//! Wrong rewrites, applied one at a time to the output of passes.
