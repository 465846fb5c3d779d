//! The IR: types, constants, attributes, metadata, function columns, the module world, and the edit layer.
//!
//! | file | what |
//! |---|---|
//! | `value.rs` | tagged `u32` values |
//! | `types.rs`, `layout.rs` | interned types; sizes and alignments |
//! | `consts.rs` | constant tables |
//! | `cast_rules.rs` | which conversions types allow |
//! | `dwarf.rs`, `debug_expression.rs` | symbols of debug information; its expressions as lists of numbers |
//! | `attrs.rs`, `metadata.rs`, `strings.rs`, `intrinsics/` | interned side data |
//! | `special_node.rs` | specialised metadata nodes as readers make them |
//! | `opcode.rs` | the opcode table, flags, predicates |
//! | `body.rs` | instruction and block archetypes, operand pool, side tables |
//! | `column_sets.rs` | the columns that passes declare |
//! | `func.rs` | read and write views |
//! | `loaded.rs`, `loading.rs` | the function that a World holds; into it and back |
//! | `module.rs` | globals and the module world |
//! | `summary.rs` | summaries for link-time optimisation, for tools that pass them along |
//! | `overlay.rs` | merging of what functions added to module tables |
//! | `merge_metadata.rs` | one metadata node for equal ones |
//! | `edit/` | every mutation |
//! | `loops.rs`, `loops/` | loop nest: queries, edits, canonical forms |
//! | `loop_hints.rs` | what `llvm.loop` metadata and branch weights say, and new ones |
//! | `link/` | linker: imports from another module what is needed |
//! | `fold/` | constant folding |
#![warn(missing_docs)]

pub mod asm_constraints;
pub mod attrs;
mod attrs_common;
pub mod body;
pub mod builder_func;
pub mod builder_module;
pub mod callconv;
pub mod cast_rules;
pub mod cfg;
pub mod column_sets;
pub mod consts;
pub mod debug_expression;
pub mod diag;
pub mod dom;
pub mod dwarf;
pub mod edit;
pub mod facts;
pub mod fold;
pub mod func;
pub mod ids;
pub mod intrinsics;
pub mod iter;
pub mod knobs;
pub mod layout;
mod layout_error;
pub mod link;
pub mod loaded;
pub mod loading;
pub mod loop_hints;
pub mod loops;
pub mod merge_metadata;
pub mod metadata;
pub mod metadata_kinds;
pub mod module;
pub mod module_flags;
pub mod nearest;
pub mod new_metadata;
pub mod opcode;
pub mod overlay;
pub mod override_attrs;
pub mod profile_summary;
pub mod session;
pub mod special_node;
pub mod strings;
pub mod strip;
pub mod summary;
pub mod types;
pub mod upgrade_annotations;
pub mod upgrade_bitcode;
pub mod upgrade_debug;
pub mod upgrade_flags;
pub mod upgrade_tbaa;
pub mod value;

pub use body::{Aux, Body, CallRow, MemInfo};
pub use builder_module::ModuleBuilder;
pub use edit::Builder;
pub use func::{Func, FuncMut};
pub use module::{Module, ModuleCtx};
pub use opcode::{FloatPred, IntPred, Opcode, Ordering, RmwOp, flags};
pub use types::TypeKind;
pub use value::{Value, ValueKind};
