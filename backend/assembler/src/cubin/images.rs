//! Textures, samplers and surfaces: their symbols, the words that the driver puts the numbers of their headers in, and what samplers do.

use super::{Body, Builder, definition_of};
use crate::lower::layout::is_image;
use crate::ori::operand::RUNTIME;
use warpc_ptx_syntax::rows::{Init, Linkage, OpaqueField, Space, Variable, VariableRow};
use warpc_ptx_syntax::types::Type;
use warpc_sass::cubin::attribute::{BINDLESS_SURFACE_BANK, BINDLESS_TEXTURE_BANK};
use warpc_sass::cubin::relocation::RUNTIME_LOW_32;
use warpc_sass::write::module::{
    Binding, Contents, DataSection, ImageKind, Reloc, SamplerRow, Space as CubinSpace, SymbolId, SymbolKind, SymbolRow,
    Target,
};

/// What an image is.
fn kind_of(row: &VariableRow) -> ImageKind {
    match row.ty {
        Type::Samplerref => ImageKind::Sampler,
        Type::Surfref => ImageKind::Surface,
        _ => ImageKind::Texture,
    }
}

impl Builder<'_> {
    /// Images of kernels, then those that no kernel names, which the driver knows by their names.
    pub(super) fn images(&mut self) {
        for n in 0..self.bodies.len() {
            let id = SymbolId(n as u32);
            if !self.is_relocatable {
                self.image_words(n, id);
            }
            self.image_parameters(n, id);
        }
        for (n, row) in self.rows.variables.iter().enumerate() {
            if is_image(row) && row.space == Space::Global {
                self.image(Variable::new(n), None);
            }
        }
    }

    /// The words of constant bank 0 for the images that a kernel names. In relocatable files the linker makes them.
    fn image_words(&mut self, n: usize, id: SymbolId) {
        let Body { function, kernel: Some(kernel), .. } = self.bodies[n] else { return };
        let parameters = self.rows.functions[function.index()].params.range();
        let mut relocations = Vec::new();
        for &(variable, byte) in &kernel.images {
            let kind = kind_of(&self.rows.variables[variable.index()]);
            let target = Target::Symbol(self.image(variable, parameters.contains(&variable.index()).then_some(id)));
            relocations.push(Reloc { offset: byte as u64, kind: kind.relocation(), target, addend: 0 });
        }
        let Some(last) = relocations.last() else { return };
        let size = (last.offset + 4) as usize;
        self.data.push(DataSection {
            space: CubinSpace::Parameters(id),
            align: 4,
            has_symbol: true,
            contents: Contents::Bytes(vec![0; size]),
            relocations,
            emptied: None,
        });
        if let SymbolKind::Function(function) = &mut self.symbols[n].kind {
            let banks = [BINDLESS_TEXTURE_BANK, BINDLESS_SURFACE_BANK];
            function.attributes.extend(banks.map(|code| (code, vec![0])));
        }
    }

    /// Images that are parameters of a kernel, and the numbers that the driver writes into the code.
    fn image_parameters(&mut self, n: usize, id: SymbolId) {
        let Body { function, code, .. } = self.bodies[n];
        let row = &self.rows.functions[function.index()];
        let mut parameters = Vec::new();
        if row.is_entry {
            for (ordinal, at) in row.params.range().enumerate().filter(|(_, at)| is_image(&self.rows.variables[*at])) {
                let symbol = self.image(Variable::new(at), Some(id));
                parameters.push((ordinal as u16, symbol, kind_of(&self.rows.variables[at])));
            }
        }
        let runtime = code.runtime.iter().map(|&(at, symbol)| {
            let name = RUNTIME[symbol as usize];
            let known = self.symbols.iter().position(|row| row.name == name);
            let symbol = known.map(|place| SymbolId(place as u32)).unwrap_or_else(|| {
                let kind = SymbolKind::ExternalVariable { space: CubinSpace::Global, size: 4, value: 0 };
                self.symbols.push(SymbolRow { name: name.into(), binding: Binding::Weak, kind });
                SymbolId(self.symbols.len() as u32 - 1)
            });
            Reloc { offset: at as u64, kind: RUNTIME_LOW_32, target: Target::Symbol(symbol), addend: 0 }
        });
        let runtime: Vec<Reloc> = runtime.collect();
        if let SymbolKind::Function(function) = &mut self.symbols[n].kind {
            (function.relocations, function.image_parameters) = (runtime, parameters);
        }
    }

    /// The symbol of an image: of the module, or a parameter of a kernel.
    fn image(&mut self, variable: Variable, parameter_of: Option<SymbolId>) -> SymbolId {
        if let Some(&known) = self.of.get(&(false, variable.0)) {
            return known;
        }
        let row = &self.rows.variables[variable.index()];
        let definition = definition_of(self.rows, row).filter(|&definition| definition != variable);
        if let Some(definition) = definition.filter(|_| row.linkage == Linkage::Extern) {
            let id = self.image(definition, None);
            self.of.insert((false, variable.0), id);
            return id;
        }
        let kind = SymbolKind::Image { kind: kind_of(row), parameter_of };
        let binding = if parameter_of.is_some() { Binding::Local } else { Binding::Global };
        let id = self.symbol(self.name(row.name), binding, kind);
        self.of.insert((false, variable.0), id);
        id
    }

    /// What samplers of the module do, in their order. Those in arrays have no symbol that could say it.
    pub(super) fn samplers(&self) -> Vec<SamplerRow> {
        let rows = self.rows.variables.iter().enumerate();
        let samplers = rows
            .filter(|(_, row)| row.ty == Type::Samplerref && row.space == Space::Global && row.dimensions.is_empty());
        samplers
            .filter_map(|(n, row)| {
                let symbol = *self.of.get(&(false, n as u32))?;
                Some(self.sampler(symbol, row))
            })
            .collect()
    }

    fn sampler(&self, symbol: SymbolId, row: &VariableRow) -> SamplerRow {
        let mut sampler = SamplerRow { symbol, modes: [SamplerRow::UNSET; 4], unnormalized: None };
        for init in &self.rows.inits[row.init.range()] {
            let Init::Field(field, value) = *init else { continue };
            // Five address modes; a filter is linear or not.
            let mode = |most: u64| value.checked_sub(1).map(|mode| mode.min(most) as u8).unwrap_or(SamplerRow::UNSET);
            let address = if value <= 5 { mode(4) } else { SamplerRow::UNSET };
            match field {
                OpaqueField::AddressMode0 => sampler.modes[0] = address,
                OpaqueField::AddressMode1 => sampler.modes[1] = address,
                OpaqueField::AddressMode2 => sampler.modes[2] = address,
                OpaqueField::FilterMode => sampler.modes[3] = mode(1),
                OpaqueField::ForceUnnormalizedCoordinates => sampler.unnormalized = Some(value as u32),
                _ => {}
            }
        }
        sampler
    }
}
