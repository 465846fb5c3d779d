//! Ids of the IR: each is a `u32` row number of one table, never a pointer or an ECS entity index.

use warpc_columns::id;
pub use warpc_columns::ids::Id;

id! {
    /// Instruction row of a function.
    pub Inst;
    /// Basic block row of a function.
    pub Block;
    /// One operand slot; see [`warpc_ir::func`] for the packing of inline and pooled slots.
    pub Use;
    /// Row of the module's global table: function, variable, alias or ifunc.
    pub Global;
    /// Interned type.
    pub Type;
    /// Constant of one constant table (a function's or the module's).
    pub Const;
    /// Interned string; the empty one by default.
    pub Str default 0;
    /// Interned attribute set (one position: function, return or one parameter).
    pub AttrSet;
    /// Interned attribute list (function, return and all parameters).
    pub AttrList;
    /// Metadata node.
    pub Md;
    /// Interned intrinsic callee (intrinsic, overload types).
    pub Intrin;
    /// Interned inline assembly.
    pub Asm;
    /// Row of the call table of a function.
    pub CallId;
    /// Comdat of the module.
    pub Comdat;
    /// Loop of a function's loop nest.
    pub Loop;
}
