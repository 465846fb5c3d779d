//! Module flags: the entries `!{behaviour, name, value}` of the list `llvm.module.flags`. Source: the section on module flags of
//! LLVM's language reference.

use crate::ids::*;
use crate::module::Tables;

/// Name of the list of flags.
pub const LIST: &[u8] = b"llvm.module.flags";

/// What becomes of two values of one flag when modules are linked.
pub mod behaviour {
    /// Different values are an error.
    pub const ERROR: u64 = 1;
    /// Different values are warned of; the destination's stays.
    pub const WARNING: u64 = 2;
    /// The value is `!{name, value}`: another flag, which must be there with that value.
    pub const REQUIRE: u64 = 3;
    /// The value replaces one of any other behaviour.
    pub const OVERRIDE: u64 = 4;
    /// Lists are put together.
    pub const APPEND: u64 = 5;
    /// Lists are put together, without what is in both.
    pub const APPEND_UNIQUE: u64 = 6;
    /// The greatest value.
    pub const MAX: u64 = 7;
    /// The least value; that of a module without the flag is zero.
    pub const MIN: u64 = 8;
}

impl Tables {
    /// Values of the entries called `name`: one at most in a verified module, beside requirements ([`behaviour::REQUIRE`]).
    pub fn module_flags(&self, name: &[u8]) -> impl Iterator<Item = Md> {
        let md = &self.metadata;
        let name = self.strings.find(name);
        let list = self.strings.find(LIST).map_or(&[][..], |list| md.named_list(list));
        list.iter().filter_map(move |&flag| match *md.ops(flag) {
            [_, key, value] if name.is_some() && md.str_of(key) == name => value.get(),
            _ => None,
        })
    }
    /// The integer of the flag called `name`.
    pub fn module_flag_int(&self, name: &[u8]) -> Option<u64> {
        self.module_flags(name).find_map(|value| self.metadata_int(value))
    }
}
