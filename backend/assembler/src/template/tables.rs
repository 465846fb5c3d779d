//! Which tables there are. The build script reads and packs them; the program has what it made of them.

/// A set of tables that are read together, classes of each for those behind it.
pub struct Tables {
    /// The name of what the build script makes of them.
    pub name: &'static str,
    /// Their folder.
    pub folder: &'static str,
    /// Their names.
    pub tables: &'static [&'static str],
}

/// What instructions of PTX become.
pub const LOWERING: Tables = Tables {
    name: "lowering",
    folder: "src/lower/tables",
    tables: &[
        "classes.txt",
        "special.txt",
        "integer.txt",
        "carry.txt",
        "logic.txt",
        "compare.txt",
        "move.txt",
        "narrow.txt",
        "video.txt",
        "float.txt",
        "double.txt",
        "half.txt",
        "fcompare.txt",
        "convert.txt",
        "memory.txt",
        "atomic.txt",
        "warp.txt",
        "barrier.txt",
        "async.txt",
        "tensor.txt",
        "nibbles.txt",
        "sparse.txt",
        "fp8.txt",
        "policy.txt",
        "tensormap.txt",
        "image.txt",
        "multimem.txt",
    ],
};

/// What macros become: a set for each phase that expands some.
pub const MACROS: [Tables; 5] = [
    macros("division", &["division.txt"]),
    macros("reciprocal", &["reciprocal.txt"]),
    macros("transcendental", &["transcendental.txt"]),
    macros("multiply", &["multiply.txt"]),
    macros("conversion", &["conversion.txt"]),
];

const fn macros(name: &'static str, tables: &'static [&'static str]) -> Tables {
    Tables { name, folder: "src/macros/tables", tables }
}
