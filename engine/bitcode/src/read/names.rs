//! Symbol tables of functions: names of arguments, instructions and blocks.

use super::error::{Cause, Part};
use super::reader::{Reader, symbol_value, text_start};
use super::stream::Stream;
use crate::codes::{block, symbols};
use warpc_ir::body::Names;
use warpc_ir::ids::*;
use warpc_ir::value::Value;

impl Reader {
    /// Names of arguments, instructions and blocks, which were all read before.
    pub(super) fn name_values(&mut self, stream: &mut Stream<'_>, names: &mut Names) -> Part<()> {
        stream.enter(block::VALUE_SYMTAB)?;
        names.reserve(self.f.side.args.len(), self.f.num_insts(), self.f.num_blocks(), stream.whole_bytes_left());
        let start = names.bytes_mut().len();
        loop {
            self.name_common_values(stream, names);
            let at = names.bytes_mut().len();
            let Some(code) = stream.next_text(text_start, names.bytes_mut())? else { break };
            if text_start(code).is_none() {
                continue;
            }
            let n = symbol_value(stream.record())?;
            let value = self.named_value(code, n)?;
            names.set_added(value, at);
        }
        if names.bytes_mut()[start..].contains(&0) { Err(Cause::Record("symbol")) } else { Ok(()) }
    }

    /// The same for the records that follow whose text is by abbreviation, as nearly all are, up to the first that is another.
    fn name_common_values(&self, stream: &mut Stream<'_>, names: &mut Names) {
        let Some(mut quick) = stream.quick() else { return };
        loop {
            let at = names.bytes_mut().len();
            let Some((code, n, behind)) = quick.text(names.bytes_mut()) else { break };
            let value = match u32::try_from(n) {
                Ok(n) if matches!(code, symbols::ENTRY | symbols::BBENTRY) => self.named_value(code, n).ok(),
                _ => None,
            };
            let Some(value) = value else {
                names.bytes_mut().truncate(at);
                break;
            };
            names.set_added(value, at);
            quick.seek(behind);
        }
        let position = quick.position();
        stream.go_on(position);
    }
    /// What the symbol of a value or block is the name of.
    #[inline(always)]
    fn named_value(&self, code: u32, n: u32) -> Part<Value> {
        if code == symbols::BBENTRY {
            return if n < self.func.blocks {
                Ok(Value::block(Block(n)))
            } else {
                Err(Cause::Reference("block", n as u64))
            };
        }
        match self.slots.get(n as usize) {
            Some(slot) if n as usize >= self.module_values => Ok(slot.value),
            _ => Err(Cause::Reference("value", n as u64)),
        }
    }
}
