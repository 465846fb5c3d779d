//! Nodes of debug information that are types, and bounds of arrays.

use super::Verifier;
use super::debug_info::{Node, TYPES};
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};

/// Tags of a derived type.
const DERIVED: &[&str] = &[
    "DW_TAG_typedef",
    "DW_TAG_pointer_type",
    "DW_TAG_ptr_to_member_type",
    "DW_TAG_reference_type",
    "DW_TAG_rvalue_reference_type",
    "DW_TAG_const_type",
    "DW_TAG_immutable_type",
    "DW_TAG_volatile_type",
    "DW_TAG_restrict_type",
    "DW_TAG_atomic_type",
    "DW_TAG_LLVM_ptrauth_type",
    "DW_TAG_member",
    "DW_TAG_inheritance",
    "DW_TAG_friend",
    "DW_TAG_set_type",
    "DW_TAG_template_alias",
];
/// Tags of a composite type.
const COMPOSITE: &[&str] = &[
    "DW_TAG_array_type",
    "DW_TAG_structure_type",
    "DW_TAG_union_type",
    "DW_TAG_enumeration_type",
    "DW_TAG_class_type",
    "DW_TAG_variant_part",
    "DW_TAG_variant",
    "DW_TAG_namelist",
];
/// Encodings of integers, of which sets are made.
const ORDINAL: &[&str] =
    &["DW_ATE_unsigned", "DW_ATE_signed", "DW_ATE_unsigned_char", "DW_ATE_signed_char", "DW_ATE_boolean"];

impl<'m> Verifier<'m> {
    /// Whether `node` is a constant.
    fn is_constant_node(&self, node: Md) -> bool {
        matches!(self.ctx.tables.metadata.nodes().get(node.index()), Some(MdNode::Value(..)))
    }
    fn is_variable(&self, node: Md) -> bool {
        self.is_kind(node, &["DILocalVariable", "DIGlobalVariable"])
    }
    fn is_expression(&self, node: Md) -> bool {
        matches!(self.ctx.tables.metadata.nodes().get(node.index()), Some(MdNode::Expr(_)))
    }
    /// Whether a field holds one of the flags, both of `pairs` or none.
    fn has_flag(&self, node: Node<'m>, flag: &str) -> bool {
        self.symbol(node, "flags").split(" | ").any(|f| f == flag)
    }

    /// The two ways to refer to an object, and to pass one, exclude each other.
    pub(super) fn reference_flags(&mut self, node: Node<'m>) {
        let both = |a, b| self.has_flag(node, a) && self.has_flag(node, b);
        let conflict = both("DIFlagLValueReference", "DIFlagRValueReference")
            || both("DIFlagTypePassByValue", "DIFlagTypePassByReference");
        self.di(!conflict, "invalid reference flags", node, None);
    }

    /// Bounds of an array.
    pub(super) fn subrange(&mut self, node: Node<'m>) {
        let generic = node.kind == b"DIGenericSubrange";
        let name = if generic { "GenericSubrange" } else { "Subrange" };
        let count = self.field(node, "count").is_some();
        let upper = self.field(node, "upperBound").is_some();
        self.di(!(count && upper), &format!("{name} can have any one of count or upperBound"), node, None);
        for (field, word) in
            [("count", "Count"), ("lowerBound", "LowerBound"), ("upperBound", "UpperBound"), ("stride", "Stride")]
        {
            if generic && matches!(field, "lowerBound" | "stride") && self.field(node, field).is_none() {
                self.di(false, &format!("GenericSubrange must contain {field}"), node, None);
                continue;
            }
            let Some(m) = self.md_field(node, field) else { continue };
            let ok = self.is_expression(m) || self.is_variable(m) || !generic && self.is_constant_node(m);
            self.di(ok, &format!("{word} must be signed constant or DIVariable or DIExpression"), node, None);
            let integer = !self.is_constant_node(m) || self.md_int(m).is_some();
            self.di(field != "count" || integer, "invalid subrange count", node, None);
        }
        if let Some(c) = self.int_field(node, "count") {
            self.di(c >= -1 || c > i64::MAX as i128, "invalid subrange count", node, None);
        }
    }

    /// A type that is a part of an ordinal type.
    pub(super) fn subrange_type(&mut self, node: Node<'m>) {
        let base = self.md_field(node, "baseType");
        self.di(base.is_none_or(|b| self.is_kind(b, TYPES)), "BaseType must be a type", node, None);
        for (field, word, derived) in [
            ("lowerBound", "LowerBound", true),
            ("upperBound", "UpperBound", true),
            ("stride", "Stride", false),
            ("bias", "Bias", false),
        ] {
            let Some(m) = self.md_field(node, field) else { continue };
            let ok = self.is_constant_node(m)
                || self.is_variable(m)
                || self.is_expression(m)
                || derived && self.is_kind(m, &["DIDerivedType"]);
            let tail = if derived { " or DIDerivedType" } else { "" };
            let text = format!("{word} must be signed constant or DIVariable or DIExpression{tail}");
            self.di(ok, &text, node, None);
        }
        self.constant_size(node);
    }

    /// The size of a type that does not depend on values.
    pub(super) fn constant_size(&mut self, node: Node<'m>) {
        let ok = self.md_field(node, "size").is_none_or(|m| self.is_constant_node(m));
        self.di(ok, "SizeInBits must be a constant", node, None);
    }

    /// The size of a type that may depend on values.
    fn variable_size(&mut self, node: Node<'m>) {
        let ok = self
            .md_field(node, "size")
            .is_none_or(|m| self.is_constant_node(m) || self.is_variable(m) || self.is_expression(m));
        self.di(ok, "SizeInBits must be a constant or DIVariable or DIExpression", node, None);
    }

    pub(super) fn fixed_point_type(&mut self, node: Node<'m>) {
        let ok = matches!(self.symbol(node, "tag"), "" | "DW_TAG_base_type");
        self.di(ok, "invalid tag", node, None);
        let encoding = self.symbol(node, "encoding");
        let ok = matches!(encoding, "DW_ATE_signed_fixed" | "DW_ATE_unsigned_fixed");
        self.di(ok, "invalid encoding", node, None);
        let set = |name| self.int_field(node, name).is_some_and(|v| v != 0);
        let (factor, ratio) = (set("factor"), set("numerator") || set("denominator"));
        if self.symbol(node, "kind") == "Rational" {
            self.di(!factor, "factor should be 0 for rationals", node, None);
        } else {
            self.di(!ratio, "numerator and denominator should be 0 for non-rationals", node, None);
        }
        self.constant_size(node);
    }

    fn scope_and_base(&mut self, node: Node<'m>) {
        let scope = self.md_field(node, "scope");
        self.di(scope.is_none_or(|s| self.is_scope(s)), "invalid scope", node, scope);
        let base = self.md_field(node, "baseType");
        self.di(base.is_none_or(|b| self.is_kind(b, TYPES)), "invalid base type", node, base);
    }

    pub(super) fn derived_type(&mut self, node: Node<'m>) {
        self.file(node);
        let tag = self.symbol(node, "tag");
        let member = tag == "DW_TAG_variable" && self.has_flag(node, "DIFlagStaticMember");
        if !self.di(DERIVED.contains(&tag) || member, "invalid tag", node, None) {
            return;
        }
        let extra = self.md_field(node, "extraData");
        match tag {
            "DW_TAG_ptr_to_member_type" => {
                self.di(extra.is_none_or(|e| self.is_kind(e, TYPES)), "invalid pointer to member type", node, extra);
            }
            "DW_TAG_template_alias" => {
                self.di(extra.is_none_or(|e| self.is_tuple(e)), "invalid template parameters", node, extra);
            }
            "DW_TAG_member" | "DW_TAG_inheritance" | "DW_TAG_variable" => {
                let md = &self.ctx.tables.metadata;
                let ok = extra.is_none_or(|e| {
                    let ops = md.ops(e);
                    self.is_constant_node(e)
                        || md.str_of(e).is_some()
                        || self.is_kind(e, &["DIObjCProperty"])
                        || ops.len() == 1 && ops[0].is_some() && self.is_constant_node(ops[0])
                });
                let text = "extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand";
                self.di(ok, text, node, extra);
            }
            _ => {}
        }
        if tag == "DW_TAG_set_type"
            && let Some(base) = self.md_field(node, "baseType").and_then(|b| self.special(b))
        {
            let ok = base.kind == b"DISubrangeType"
                || base.kind == b"DICompositeType" && self.symbol(base, "tag") == "DW_TAG_enumeration_type"
                || base.kind == b"DIBasicType" && ORDINAL.contains(&self.symbol(base, "encoding"));
            self.di(ok, "invalid set base type", node, Some(base.md));
        }
        self.scope_and_base(node);
        if self.field(node, "dwarfAddressSpace").is_some() {
            let ok = matches!(tag, "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type");
            self.di(ok, "DWARF address space only applies to pointer or reference types", node, None);
        }
        self.variable_size(node);
    }

    pub(super) fn composite_type(&mut self, node: Node<'m>) {
        self.file(node);
        let tag = self.symbol(node, "tag");
        if !self.di(COMPOSITE.contains(&tag), "invalid tag", node, None) {
            return;
        }
        self.scope_and_base(node);
        let elements = self.md_field(node, "elements");
        let holder = self.md_field(node, "vtableHolder");
        let list = elements.map_or(&[][..], |e| self.ctx.tables.metadata.ops(e));
        if self.di(elements.is_none_or(|e| self.is_tuple(e)), "invalid composite elements", node, elements) {
            let whole = list.iter().all(|m| m.is_some());
            self.di(whole, "DISubprogram contains null entry in `elements` field", node, None);
        }
        self.di(holder.is_none_or(|h| self.is_kind(h, TYPES)), "invalid vtable holder", node, holder);
        self.reference_flags(node);
        let by_ref = self.has_flag(node, "DIFlagReservedBit4") || self.has_flag(node, "DIFlagBlockByrefStruct");
        self.di(!by_ref, "DIBlockByRefStruct on DICompositeType is no longer supported", node, None);
        if self.has_flag(node, "DIFlagVector") {
            let one = list.len() == 1 && list[0].is_some() && self.is_kind(list[0], &["DISubrange"]);
            self.di(one, "invalid vector, expected one element of type subrange", node, None);
        }
        self.template_params(node);
        if let Some(d) = self.md_field(node, "discriminator") {
            let ok = self.is_kind(d, &["DIDerivedType"]) && tag == "DW_TAG_variant_part";
            self.di(ok, "discriminator can only appear on variant part", node, None);
        }
        for (field, text) in [
            ("dataLocation", "dataLocation can only appear in array type"),
            ("associated", "associated can only appear in array type"),
            ("allocated", "allocated can only appear in array type"),
            ("rank", "rank can only appear in array type"),
        ] {
            let set = !matches!(self.field(node, field), None | Some(MdField::Node(Md::NONE)));
            self.di(!set || tag == "DW_TAG_array_type", text, node, None);
        }
        if tag == "DW_TAG_array_type" {
            let base = self.md_field(node, "baseType").is_some();
            self.di(base, "array types must have a base type", node, None);
        }
        self.variable_size(node);
    }
}
