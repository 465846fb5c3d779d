//! What a pass of your own is made of.
//!
//! A pass is a row of a table, [`PassInfo`], and an object with a `run`: [`FunctionPass`], [`LoopPass`], [`CallGraphPass`] or
//! [`ModulePass`]. Put the table into [`Options::own_passes`](crate::Options::own_passes), and its names can be written wherever
//! those of the built-in passes can: in [`Options::passes`](crate::Options::passes), in nests, in the lists of
//! [`PhaseOptions`](crate::PhaseOptions). A name that is taken is an error.
//!
//! ```
//! use warpc::Options;
//! use warpc::pass::*;
//!
//! /// `mul x, 2` becomes `add x, x`.
//! struct Doubling;
//!
//! impl FunctionPass for Doubling {
//!     fn run(&mut self, f: &mut FuncMut<'_>, _: &mut PassCx<'_>) -> Outcome {
//!         let two = f.consts_mut().add_i32(2);
//!         let blocks: Vec<Block> = f.block_order().collect();
//!         let rows = blocks.iter().flat_map(|&b| f.block_insts(b));
//!         let found: Vec<Inst> = rows.filter(|&i| f.op(i) == Opcode::Mul && f.operand(i, 1) == two).collect();
//!         for &i in &found {
//!             let x = f.operand(i, 0);
//!             let sum = Builder::before(f, i).binary(Opcode::Add, x, x, 0);
//!             f.replace_all_uses(Value::inst(i), sum);
//!             f.erase(i);
//!         }
//!         // Edges and blocks are as they were.
//!         Outcome::of(!found.is_empty(), AnalysisSet::CFG)
//!     }
//! }
//!
//! static PASSES: [PassInfo; 1] = [PassInfo {
//!     name: "doubling",
//!     summary: "products with two to sums",
//!     level: Level::Function,
//!     reads: AnalysisSet::NONE,
//!     preserves: AnalysisSet::CFG,
//!     columns: column_sets::REWRITE,
//!     knobs: &[],
//!     idempotent: true,
//!     required: false,
//!     make: |parameters| {
//!         parameters.finish("doubling")?;
//!         Ok(PassBody::Function(Box::new(Doubling)))
//!     },
//! }];
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let options = Options {
//!     own_passes: vec![&PASSES],
//!     passes: Some("sroa,doubling".into()),
//!     emit: warpc::Emit { ptx: false, ir: true, cubin: false },
//!     ..Options::default()
//! };
//! let source = b"define i32 @f(i32 %x) {\n  %y = mul i32 %x, 2\n  ret i32 %y\n}\n";
//! let ir = String::from_utf8(warpc::compile(source, &options)?.ir.unwrap_or_default())?;
//! assert!(ir.contains("add i32 %0, %0") && !ir.contains("mul"), "{ir}");
//! # Ok(())
//! # }
//! ```

pub use warpc_analysis::{Analyses, AnalysisSet};
pub use warpc_columns::{ColumnSet, Columns};
pub use warpc_ir::column_sets;
pub use warpc_ir::ids::{Block, Inst, Type};
pub use warpc_ir::{Builder, Func, FuncMut, Module, Opcode, Value};
pub use warpc_phase::{
    CallGraphCx, CallGraphPass, FunctionPass, Level, LoopCx, LoopOutcome, LoopPass, LoopUpdater, ModuleCx, ModulePass,
    Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams, Remark, RemarkKind, RemarkText,
};
