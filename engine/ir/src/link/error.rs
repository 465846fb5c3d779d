//! Why two modules cannot be linked, and what is said of two that can.

use crate::module::GlobalKind;

/// Why two modules cannot be linked. Names are those in the modules, without their `@` or `$`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// Functions of the module to link from hold types, attributes or metadata that its tables do not have.
    #[error("the module to link from has tables that were not merged")]
    UnmergedTables,
    /// One name for two kinds of symbol.
    #[error("`@{name}` is a {} here and a {} in the linked module", here.text(), linked.text())]
    DifferentKinds {
        /// Name of the symbol.
        name: String,
        /// What it is in the module that is linked into.
        here: GlobalKind,
        /// What it is in the other one.
        linked: GlobalKind,
    },
    /// One name in two address spaces.
    #[error("`@{name}` is in address space {here} here and in {linked} in the linked module")]
    DifferentAddressSpaces {
        /// Name of the symbol.
        name: String,
        /// Its address space in the module that is linked into.
        here: u32,
        /// That in the other one.
        linked: u32,
    },
    /// Two modules that are linked whole both define a symbol, and neither definition is weak.
    #[error("`@{name}` is defined in both modules")]
    DefinedTwice {
        /// Name of the symbol.
        name: String,
    },
    /// One comdat with two selection kinds.
    #[error("comdat `${name}` has different selection kinds")]
    DifferentSelectionKinds {
        /// Name of the comdat.
        name: String,
    },
    /// A comdat wants its two groups to be equal, or of one size, and they are not.
    #[error("comdat `${name}` has groups of different size or contents")]
    DifferentGroups {
        /// Name of the comdat.
        name: String,
    },
    /// Two variables that should become one list hold different things.
    #[error("appending variable `@{name}` has different element types")]
    DifferentElementTypes {
        /// Name of the variable.
        name: String,
    },
    /// A module flag that must be the same in both modules is not, or is to be merged in two ways.
    #[error("linked modules have conflicting module flags `{name}`")]
    ConflictingFlags {
        /// Name of the flag.
        name: String,
    },
    /// A module flag that one module requires of the other has another value, or is absent.
    #[error("linked modules do not have the value of module flag `{name}` that is required")]
    RequiredFlag {
        /// Name of the flag.
        name: String,
    },
}

/// What users should know of two modules that were linked. Names are those in the modules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkWarning {
    /// The layouts of data differ; that of the module that is linked into stays.
    #[error("linked modules have different data layouts")]
    DifferentLayouts,
    /// A module flag that should be the same in both modules is not; one of its values stays.
    #[error("linked modules have different values of module flag `{name}`")]
    DifferentFlags {
        /// Name of the flag.
        name: String,
    },
}
