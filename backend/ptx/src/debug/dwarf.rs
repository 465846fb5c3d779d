//! Numbers of DWARF that are written: attributes and forms with their names, one row each; tags by name.
//!
//! Source: DWARF Debugging Information Format, version 2; attributes of later versions that LLVM writes into version 2 as well.

/// Number and name.
pub type Row = (u16, &'static str);

/// Name of `number` in a table, for comments.
pub fn name(table: &[Row], number: u16) -> &'static str {
    table.iter().find(|row| row.0 == number).map_or("", |row| row.1)
}

macro_rules! numbers {
    (@name $prefix:literal $name:ident) => { concat!($prefix, stringify!($name)) };
    (@name $prefix:literal $name:ident $text:literal) => { concat!($prefix, $text) };
    ($(#[$doc:meta])* $module:ident, $table:ident, $prefix:literal:
        $($name:ident $(($text:literal))? = $number:literal,)*) => {
        $(#[$doc])*
        pub mod $module {
            // Names are DWARF's; those that no code here writes are for comments on what modules bring along.
            #![allow(missing_docs, dead_code, non_upper_case_globals)]
            $(pub const $name: u16 = $number;)*
        }
        /// Names of the numbers of the module beside.
        pub static $table: &[Row] = &[$(($number, numbers!(@name $prefix $name $($text)?)),)*];
    };
}

numbers! {
    /// Attributes.
    at, ATTRIBUTES, "DW_AT_":
    location = 0x02,
    name = 0x03,
    byte_size = 0x0b,
    bit_offset = 0x0c,
    bit_size = 0x0d,
    stmt_list = 0x10,
    low_pc = 0x11,
    high_pc = 0x12,
    language = 0x13,
    import = 0x18,
    comp_dir = 0x1b,
    const_value = 0x1c,
    containing_type = 0x1d,
    inline = 0x20,
    lower_bound = 0x22,
    producer = 0x25,
    prototyped = 0x27,
    upper_bound = 0x2f,
    abstract_origin = 0x31,
    accessibility = 0x32,
    address_class = 0x33,
    artificial = 0x34,
    calling_convention = 0x36,
    count = 0x37,
    data_member_location = 0x38,
    decl_file = 0x3a,
    decl_line = 0x3b,
    declaration = 0x3c,
    encoding = 0x3e,
    external = 0x3f,
    frame_base = 0x40,
    specification = 0x47,
    r#type("type") = 0x49,
    virtuality = 0x4c,
    vtable_elem_location = 0x4d,
    call_column = 0x57,
    call_file = 0x58,
    call_line = 0x59,
    explicit = 0x63,
    enum_class = 0x6d,
    MIPS_linkage_name = 0x2007,
    GNU_vector = 0x2107,
    GNU_pubnames = 0x2134,
    LLVM_sysroot = 0x3e02,
}

numbers! {
    /// Forms of attributes.
    form, FORMS, "DW_FORM_":
    addr = 0x01,
    data2 = 0x05,
    data4 = 0x06,
    data8 = 0x07,
    string = 0x08,
    block1 = 0x0a,
    data1 = 0x0b,
    flag = 0x0c,
    sdata = 0x0d,
    ref_addr = 0x10,
    ref4 = 0x13,
}

/// Tags of entries that code here makes or asks for; those of types come from the module as they are. Numbers and names of all tags
/// are in [`warpc_ir::dwarf`].
pub mod tag {
    macro_rules! tags {
        ($($name:ident,)*) => {
            $(#[allow(missing_docs, non_upper_case_globals)] pub const $name: u16 = warpc_ir::dwarf::tag(stringify!($name));)*
        };
    }
    tags! {
        array_type,
        enumeration_type,
        formal_parameter,
        imported_declaration,
        label,
        lexical_block,
        member,
        pointer_type,
        reference_type,
        compile_unit,
        string_type,
        structure_type,
        subroutine_type,
        typedef,
        unspecified_parameters,
        inheritance,
        inlined_subroutine,
        module,
        ptr_to_member_type,
        subrange_type,
        base_type,
        const_type,
        enumerator,
        friend,
        subprogram,
        template_type_parameter,
        template_value_parameter,
        variable,
        volatile_type,
        restrict_type,
        namespace,
        unspecified_type,
        rvalue_reference_type,
        atomic_type,
    }
}

/// Operators of locations that are written here.
pub mod op {
    #![allow(missing_docs)]
    pub const ADDR: u8 = 0x03;
    pub const CONSTU: u8 = 0x10;
    pub const CONSTS: u8 = 0x11;
    pub const PLUS_UCONST: u8 = 0x23;
    pub const LIT0: u8 = 0x30;
    pub const REGX: u8 = 0x90;
    pub const PIECE: u8 = 0x93;
    pub const STACK_VALUE: u8 = 0x9f;
    pub const CALL_FRAME_CFA: u8 = 0x9c;
}

/// State spaces as values of `DW_AT_address_class`. Source: CUDA documentation, "Debugger API", storage segments.
pub mod class {
    /// Constant memory.
    pub const CONST: u64 = 4;
    /// Global memory.
    pub const GLOBAL: u64 = 5;
    /// Local memory.
    pub const LOCAL: u64 = 6;
    /// Parameters.
    pub const PARAM: u64 = 7;
    /// Registers.
    pub const REGISTER: u64 = 2;
    /// Shared memory.
    pub const SHARED: u64 = 8;
}

/// Appends `value` as an unsigned number of variable length.
pub fn uleb(mut value: u64, out: &mut Vec<u8>) {
    loop {
        let byte = value as u8 & 0x7f;
        value >>= 7;
        if value == 0 {
            return out.push(byte);
        }
        out.push(byte | 0x80);
    }
}

/// Appends `value` as a signed number of variable length.
pub fn sleb(mut value: i64, out: &mut Vec<u8>) {
    loop {
        let byte = value as u8 & 0x7f;
        value >>= 7;
        if value == (byte as i64) << 57 >> 63 {
            return out.push(byte);
        }
        out.push(byte | 0x80);
    }
}
