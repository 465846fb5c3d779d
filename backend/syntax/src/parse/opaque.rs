//! Initial values of textures, samplers and surfaces: `{ addr_mode_0 = wrap, filter_mode = linear }`.

use super::expression::Constant;
use super::{Read, Reader};
use crate::lex::TokenKind;
use crate::message::{Problem, Severity};
use crate::rows::{Init, OpaqueField};
use crate::types::Type;

/// A field: its name, and whether textures, samplers and surfaces have it.
struct FieldRow(OpaqueField, &'static str, bool, bool, bool);

#[rustfmt::skip]
const FIELDS: &[FieldRow] = &[
    //       field                                      name                         texture sampler surface
    FieldRow(OpaqueField::Width,                        "width",                     true,   false,  true),
    FieldRow(OpaqueField::Height,                       "height",                    true,   false,  true),
    FieldRow(OpaqueField::Depth,                        "depth",                     true,   false,  true),
    FieldRow(OpaqueField::ChannelDataType,              "channel_data_type",         true,   false,  true),
    FieldRow(OpaqueField::ChannelOrder,                 "channel_order",             true,   false,  true),
    FieldRow(OpaqueField::ArraySize,                    "array_size",                true,   false,  true),
    FieldRow(OpaqueField::MipmapLevels,                 "num_mipmap_levels",         true,   false,  false),
    FieldRow(OpaqueField::Samples,                      "num_samples",               true,   false,  false),
    FieldRow(OpaqueField::NormalizedCoordinates,        "normalized_coords",         true,   false,  false),
    FieldRow(OpaqueField::FilterMode,                   "filter_mode",               true,   true,   false),
    FieldRow(OpaqueField::AddressMode0,                 "addr_mode_0",               true,   true,   false),
    FieldRow(OpaqueField::AddressMode1,                 "addr_mode_1",               true,   true,   false),
    FieldRow(OpaqueField::AddressMode2,                 "addr_mode_2",               true,   true,   false),
    FieldRow(OpaqueField::ForceUnnormalizedCoordinates, "force_unnormalized_coords", false,  true,   false),
];

/// Names of values, which stand for numbers in every field.
const VALUES: &[(&[u8], u64)] = &[
    (b"wrap", 1),
    (b"mirror", 2),
    (b"clamp_ogl", 3),
    (b"clamp_to_edge", 4),
    (b"clamp_to_border", 5),
    (b"nearest", 1),
    (b"linear", 2),
];

impl FieldRow {
    fn is_of(&self, ty: Type) -> bool {
        match ty {
            Type::Samplerref => self.3,
            Type::Surfref => self.4,
            _ => self.2,
        }
    }

    /// Whether samplers have it alone where they stand apart from textures.
    fn is_of_samplers(&self) -> bool {
        self.3
    }
}

impl OpaqueField {
    /// Its name in PTX.
    pub fn text(self) -> &'static str {
        FIELDS.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }
}

impl Reader<'_> {
    /// One field and its value; `is_bare` where no brace is open.
    pub(super) fn opaque_element(&mut self, ty: Type, is_bare: bool) -> Read<()> {
        let line = self.token.line;
        let is_name = self.token.kind == TokenKind::Word;
        let bytes = self.bytes(self.token);
        if is_bare {
            let name = String::from_utf8_lossy(bytes).into_owned();
            return self.fatal(line, if is_name { Problem::InitSymbol(name) } else { Problem::InitType });
        }
        let name = if is_name { bytes } else { b"" };
        if is_name {
            self.advance();
        }
        if !is_name && (self.token.is(b'}') || self.token.is(b',')) {
            return self.syntax();
        }
        if !is_name || matches!(self.token.kind, TokenKind::Mark(mark) if mark != b'=') {
            self.error(line, Problem::OpaqueFieldName);
            return self.fatal(line, Problem::OpaqueField(String::new()));
        }
        self.expect(b'=')?;
        let Some(row) = FIELDS.iter().find(|row| row.1.as_bytes() == name && row.is_of(ty)) else {
            return self.fatal(line, Problem::OpaqueField(String::from_utf8_lossy(name).into_owned()));
        };
        let value = self.opaque_value()?;
        if ty == Type::Texref && row.is_of_samplers() && self.rows.has_samplers() {
            self.message(line, Severity::Info, Problem::OpaqueFieldIgnored(row.1.into(), ".texref"));
        }
        self.rows.inits.push(Init::Field(row.0, value));
        Ok(())
    }

    /// A number or its name. Floats stand for no value of any field.
    fn opaque_value(&mut self) -> Read<u64> {
        if self.token.kind != TokenKind::Word || self.here() == b"WARP_SZ" {
            return Ok(match self.constant()? {
                Constant::Integer { value, .. } => value,
                _ => 0,
            });
        }
        let (line, name) = (self.token.line, self.here());
        let value = VALUES.iter().find(|row| row.0 == name).map(|row| row.1);
        if value.is_none() {
            self.error(line, Problem::OpaqueValue(String::from_utf8_lossy(name).into_owned()));
        }
        self.advance();
        Ok(value.unwrap_or_default())
    }
}
