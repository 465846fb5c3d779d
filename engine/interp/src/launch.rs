//! Launches written as text: arguments on the command line, or a JSON file.
//!
//! | argument | meaning |
//! |---|---|
//! | `i32:-5` `u64:7` `f32:1.5` `f16:0.5` `bf16:2` `f64:1e9` | a number; integers of 1 to 128 bits |
//! | `buf:TYPE:COUNT:INIT` | a buffer; `INIT` is `zeros`, `rand(SEED)`, `rand(SEED,LO,HI)`, `range`, `range(START,STEP)`, `fill(V)` or `file(PATH)` |
//! | `same:N` `same:N+BYTES` | the buffer of argument `N`, at an offset |
//! | `map:N:TYPE:SIZES:BOX:OPTIONS` | a tensor map of the buffer of argument `N`, as [`TensorMap::parse`] reads it |
//! | `null` | a null pointer |
//! | `bytes:HEX` | a struct in memory layout |
//! | `struct:[ARG,ARG,...]` | a struct of these, each at its natural alignment |
//!
//! JSON: `{"kernel": "k", "grid": [4], "block": [128], "shared": 0, "args": ["i32:5", ...]}`.

pub use super::launch_error::LaunchError;
use super::tensormap::TensorMap;
use super::{Arg, Launch};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::Type;
use warpc_ir::types::TypeKind;
use warpc_ir::{Module, ModuleCtx};

/// Element type of numbers in text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// Integer of so many bits.
    Int(u32),
    /// `half`
    F16,
    /// `bfloat`
    Bf16,
    /// `float`
    F32,
    /// `double`
    F64,
}

impl Number {
    /// Type by its name: `i32`, `u8`, `f32`, `bf16`.
    pub fn parse(text: &str) -> Option<Number> {
        Some(match text {
            "f16" => Number::F16,
            "bf16" => Number::Bf16,
            "f32" => Number::F32,
            "f64" => Number::F64,
            _ => {
                let bits = text.strip_prefix('i').or_else(|| text.strip_prefix('u'))?.parse().ok()?;
                if !(1..=128).contains(&bits) {
                    return None;
                }
                Number::Int(bits)
            }
        })
    }
    /// Bytes in memory.
    pub const fn size(self) -> usize {
        match self {
            Number::Int(n) => (n.div_ceil(8) as usize).next_power_of_two(),
            Number::F16 | Number::Bf16 => 2,
            Number::F32 => 4,
            Number::F64 => 8,
        }
    }
    fn of_f64(self, value: f64) -> u128 {
        match self {
            Number::Int(n) => value as i128 as u128 & mask(n),
            Number::F16 => super::float::narrow(16, value) as u128,
            Number::Bf16 => super::float::narrow(17, value) as u128,
            Number::F32 => (value as f32).to_bits() as u128,
            Number::F64 => value.to_bits() as u128,
        }
    }
    /// Bits of a number as written.
    pub fn value(self, text: &str) -> Option<u128> {
        let hex = |text: &str| u128::from_str_radix(text, 16).ok();
        match self {
            Number::Int(n) => {
                let v = match text.strip_prefix("0x") {
                    Some(h) => hex(h)?,
                    None if text.starts_with('-') => text.parse::<i128>().ok()? as u128,
                    None => text.parse::<u128>().ok()?,
                };
                Some(v & mask(n))
            }
            _ => match text.strip_prefix("0x") {
                Some(h) => hex(h),
                None => Some(self.of_f64(text.parse().ok()?)),
            },
        }
    }
    /// Text of element `i` of `bytes`.
    pub fn text(self, bytes: &[u8], i: usize) -> String {
        let n = self.size();
        let mut b = [0u8; 16];
        b[..n].copy_from_slice(&bytes[i * n..(i + 1) * n]);
        let v = u128::from_le_bytes(b);
        match self {
            Number::Int(n) if n <= 64 => warpc_ir::consts::sign_extend(v as u64, n).to_string(),
            Number::Int(_) => (v as i128).to_string(),
            Number::F16 => super::float::widen(16, v as u64).to_string(),
            Number::Bf16 => super::float::widen(17, v as u64).to_string(),
            Number::F32 => f32::from_bits(v as u32).to_string(),
            Number::F64 => f64::from_bits(v as u64).to_string(),
        }
    }
}

const fn mask(n: u32) -> u128 {
    if n >= 128 { u128::MAX } else { (1 << n) - 1 }
}

/// A small generator of numbers, the same on every machine.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// Largest buffer that a text may ask for.
const MAX_BUFFER: usize = 1 << 30;

fn fill(ty: Number, count: usize, init: &str) -> Result<Vec<u8>, LaunchError> {
    let size = ty.size();
    if count.saturating_mul(size) > MAX_BUFFER {
        return Err(LaunchError::TooLarge { limit: MAX_BUFFER });
    }
    let (name, list) = match init.split_once('(') {
        Some((n, rest)) => (n, rest.strip_suffix(')').ok_or_else(|| LaunchError::Unclosed { contents: init.into() })?),
        None => (init, ""),
    };
    if name == "file" {
        let mut b = std::fs::read(list).map_err(|cause| LaunchError::File { path: list.into(), cause })?;
        b.resize(count * size, 0);
        return Ok(b);
    }
    let params: Vec<f64> = list
        .split(',')
        .filter(|s| !s.is_empty())
        .map(|s| s.trim().parse::<f64>())
        .collect::<Result<_, _>>()
        .map_err(|cause| LaunchError::Parameter { contents: init.into(), cause })?;
    let p = |i: usize| params.get(i).copied();
    let mut out = Vec::with_capacity(count * size);
    let mut state = p(0).unwrap_or(0.0) as u64;
    for i in 0..count {
        let v = match name {
            "zeros" => 0,
            "fill" => ty.of_f64(p(0).unwrap_or(0.0)),
            "range" => ty.of_f64(p(0).unwrap_or(0.0) + i as f64 * p(1).unwrap_or(1.0)),
            "rand" => {
                let bits = next(&mut state);
                let unit = (bits >> 11) as f64 / (1u64 << 53) as f64;
                match (ty, p(1), p(2)) {
                    (Number::Int(_), Some(lo), Some(hi)) => ty.of_f64((lo + unit * (hi - lo)).floor()),
                    (Number::Int(n), ..) => (bits as u128 | (next(&mut state) as u128) << 64) & mask(n),
                    (_, lo, hi) => {
                        let (lo, hi) = (lo.unwrap_or(0.0), hi.unwrap_or(1.0));
                        ty.of_f64(lo + unit * (hi - lo))
                    }
                }
            }
            _ => return Err(LaunchError::Contents { contents: init.into() }),
        };
        out.extend_from_slice(&v.to_le_bytes()[..size]);
    }
    Ok(out)
}

/// What an argument's text gave besides the launch itself: the element type of a buffer.
pub type Element = Option<Number>;

/// Adds an argument to a launch. Returns the element type when it makes a buffer.
pub fn add_arg(launch: &mut Launch, text: &str) -> Result<Element, LaunchError> {
    let index = launch.args.len();
    let (arg, element) = parse_arg(launch, text, index, 0)?;
    launch.args.push(arg);
    Ok(element)
}

fn parse_arg(launch: &mut Launch, text: &str, index: usize, depth: u32) -> Result<(Arg, Element), LaunchError> {
    let bad = || LaunchError::Argument { text: text.into() };
    if text == "null" {
        return Ok((Arg::Scalar(0), None));
    }
    let (head, rest) = text.split_once(':').ok_or_else(bad)?;
    match head {
        "buf" => {
            let mut parts = rest.splitn(3, ':');
            let ty = parts.next().and_then(Number::parse).ok_or_else(bad)?;
            let count = parts.next().and_then(|n| n.parse().ok()).ok_or_else(bad)?;
            let data = fill(ty, count, parts.next().unwrap_or("zeros"))?;
            launch.buffers.push(data);
            Ok((Arg::Buffer { index: launch.buffers.len() - 1, offset: 0 }, Some(ty)))
        }
        "same" => {
            let (n, offset) = rest.split_once('+').unwrap_or((rest, "0"));
            let (n, offset): (usize, u64) = (n.parse().map_err(|_| bad())?, offset.parse().map_err(|_| bad())?);
            match launch.args.get(n) {
                Some(Arg::Buffer { index, offset: o }) => {
                    Ok((Arg::Buffer { index: *index, offset: o.checked_add(offset).ok_or_else(bad)? }, None))
                }
                _ => Err(LaunchError::NoBuffer { argument: n.to_string() }),
            }
        }
        "map" if depth == 0 => {
            let (n, rest) = rest.split_once(':').ok_or_else(bad)?;
            let map = TensorMap::parse(rest).ok_or_else(bad)?;
            let Some(&Arg::Buffer { index: buffer, offset }) = n.parse().ok().and_then(|n: usize| launch.args.get(n))
            else {
                return Err(LaunchError::NoBuffer { argument: n.into() });
            };
            launch.pointers.push((index, 0, buffer, offset));
            Ok((Arg::Bytes(map.encode().to_vec()), None))
        }
        "bytes" => {
            let digits: Vec<u8> = rest.bytes().filter(|b| !b.is_ascii_whitespace()).collect();
            let byte = |p: &[u8]| std::str::from_utf8(p).ok().and_then(|s| u8::from_str_radix(s, 16).ok());
            let b: Option<Vec<u8>> = digits.chunks(2).map(byte).collect();
            Ok((Arg::Bytes(b.ok_or_else(bad)?), None))
        }
        "struct" if depth < 16 => {
            let inner = rest.strip_prefix('[').and_then(|r| r.strip_suffix(']')).ok_or_else(bad)?;
            let mut out = Vec::new();
            let mut widest = 1;
            for field in split_list(inner) {
                let (arg, _) = parse_arg(launch, field, index, depth + 1)?;
                let (bytes, align, pointer) = match arg {
                    Arg::Scalar(v) => {
                        let n = field.split(':').next().and_then(Number::parse).map_or(8, Number::size);
                        (v.to_le_bytes()[..n].to_vec(), n, None)
                    }
                    Arg::Bytes(b) => {
                        let n = b.len().next_power_of_two().min(8);
                        (b, n, None)
                    }
                    Arg::Buffer { index, offset } => (vec![0; 8], 8, Some((index, offset))),
                };
                widest = widest.max(align);
                out.resize(out.len().next_multiple_of(align), 0);
                if let Some((buffer, offset)) = pointer {
                    launch.pointers.push((index, out.len(), buffer, offset));
                }
                out.extend(bytes);
            }
            out.resize(out.len().next_multiple_of(widest), 0);
            Ok((Arg::Bytes(out), None))
        }
        ty => {
            let ty = Number::parse(ty).ok_or_else(bad)?;
            Ok((Arg::Scalar(ty.value(rest).ok_or_else(bad)?), None))
        }
    }
}

/// Parts between commas that are in no bracket.
fn split_list(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut out) = (0, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match c {
            '[' | '(' => depth += 1,
            ']' | ')' => depth -= 1,
            ',' if depth == 0 => {
                out.push(text[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        out.push(text[start..].trim());
    }
    out
}

/// Numbers of a grid or block: `4`, `4,2` or `4,2,1`.
pub fn dims(text: &str) -> Option<[u32; 3]> {
    let mut out = [1; 3];
    let parts: Vec<&str> = text.split([',', 'x']).collect();
    if parts.is_empty() || parts.len() > 3 {
        return None;
    }
    for (d, p) in out.iter_mut().zip(parts) {
        *d = p.trim().parse().ok().filter(|&n| n > 0)?;
    }
    Some(out)
}

/// Reads a launch in JSON. Second: element types of the arguments that are buffers.
pub fn from_json(text: &str) -> Result<(Launch, Vec<Element>), LaunchError> {
    let v: serde_json::Value = serde_json::from_str(text)?;
    from_value(&v)
}

/// The same from a value that was read already.
pub fn from_value(value: &serde_json::Value) -> Result<(Launch, Vec<Element>), LaunchError> {
    let triple = |key: &'static str| -> Result<[u32; 3], LaunchError> {
        let mut out = [1; 3];
        match value.get(key) {
            None => {}
            Some(serde_json::Value::Array(a)) if a.len() <= 3 => {
                for (d, n) in out.iter_mut().zip(a) {
                    *d = n.as_u64().and_then(|n| u32::try_from(n).ok()).ok_or(LaunchError::NoNumber { key })?;
                }
            }
            Some(n) => out[0] = n.as_u64().and_then(|n| u32::try_from(n).ok()).ok_or(LaunchError::NoList { key })?,
        }
        Ok(out)
    };
    let mut launch = Launch {
        kernel: value.get("kernel").and_then(|k| k.as_str()).unwrap_or("").into(),
        grid: triple("grid")?,
        block: triple("block")?,
        shared_bytes: value.get("shared").and_then(|n| n.as_u64()).unwrap_or(0) as u32,
        ..Default::default()
    };
    let mut elements = Vec::new();
    for a in value.get("args").and_then(|a| a.as_array()).map_or(&[][..], |a| a) {
        let text = a.as_str().ok_or(LaunchError::NoString)?;
        elements.push(add_arg(&mut launch, text)?);
    }
    Ok((launch, elements))
}

/// A launch of `kernel` made from its signature alone: every pointer gets a buffer of `bytes` bytes of its own, filled with
/// zeros, every integer is `n` (cut to its width), every number 1. The block has as many threads as the kernel's `nvvm.reqntid`
/// or `nvvm.maxntid` says, else 256. `None` when there is no such kernel.
pub fn automatic(module: &Module, kernel: &str, n: u64, bytes: usize) -> Option<Launch> {
    let ctx = module.ctx();
    let g = module.find_global(kernel)?;
    let (_, params, _) = ctx.types().func(ctx.globals.shape[g.index()].ty)?;
    let list = ctx.globals.parts[g.index()].attrs;
    let mut l = Launch { kernel: kernel.into(), grid: [1; 3], block: [1; 3], ..Default::default() };
    let set = ctx.attrs().list(list).func;
    let strings = &ctx.tables.strings;
    let bound = |key: &str| {
        let value = ctx.attrs().string(set, strings.find(key.as_bytes())?)??;
        dims(&strings.text(value))
    };
    l.block = bound("nvvm.reqntid").or_else(|| bound("nvvm.maxntid")).unwrap_or([256, 1, 1]);
    for (k, &t) in params.iter().enumerate() {
        let byval = ctx.attrs().ty(ctx.attrs().param(list, k), AttrKind::ByVal);
        let size = ctx.tables.layout.alloc_size(ctx.types(), byval.unwrap_or(t)) as usize;
        let mut out = vec![0; size.min(MAX_BUFFER)];
        let first = l.buffers.len();
        place(&mut l, &ctx, byval.unwrap_or(t), (k, 0), n, bytes, &mut out, 0);
        if byval.is_none() && ctx.types().is_ptr(t) {
            l.pointers.truncate(l.pointers.len() - 1);
            l.args.push(Arg::Buffer { index: first, offset: 0 });
        } else {
            l.args.push(Arg::Bytes(out));
        }
    }
    Some(l)
}

/// Fills the bytes of a parameter of type `ty` at `at`.
fn place(
    launch: &mut Launch,
    ctx: &ModuleCtx<'_>,
    ty: Type,
    at: (usize, usize),
    n: u64,
    bytes: usize,
    out: &mut [u8],
    depth: u32,
) {
    let types = ctx.types();
    let layout = &ctx.tables.layout;
    let mut put = |v: &[u8]| {
        if let Some(d) = out.get_mut(at.1..at.1 + v.len()) {
            d.copy_from_slice(v);
        }
    };
    match types.kind(ty) {
        TypeKind::Int(b) => {
            put(&(n & warpc_ir::consts::low_mask((*b).min(64))).to_le_bytes()[..(b.div_ceil(8) as usize).min(8)])
        }
        TypeKind::Half => put(&0x3c00u16.to_le_bytes()),
        TypeKind::BFloat => put(&0x3f80u16.to_le_bytes()),
        TypeKind::Float => put(&1f32.to_le_bytes()),
        TypeKind::Double => put(&1f64.to_le_bytes()),
        TypeKind::Ptr(_) => {
            launch.buffers.push(vec![0; bytes]);
            launch.pointers.push((at.0, at.1, launch.buffers.len() - 1, 0));
        }
        _ if depth < 16 => {
            for i in 0..types.num_elements(ty).unwrap_or(0).min(1 << 12) {
                let Some(e) = types.element(ty, i) else { return };
                let off = at.1 + layout.element_offset(types, ty, i) as usize;
                place(launch, ctx, e, (at.0, off), n, bytes, out, depth + 1);
            }
        }
        _ => {}
    }
}

/// 64-bit FNV-1a hash of bytes: the digest of a buffer.
pub fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, &b| (h ^ b as u64).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tensor_maps() {
        let mut l = Launch::default();
        add_arg(&mut l, "buf:f32:400:zeros").unwrap();
        add_arg(&mut l, "same:0+64").unwrap();
        add_arg(&mut l, "map:1:f32:40x9:32x8:swizzle=128").unwrap();
        assert_eq!(l.pointers, [(2, 0, 0, 64)]);
        let Arg::Bytes(b) = &l.args[2] else { panic!("{:?}", l.args[2]) };
        assert_eq!(TensorMap::decode(b).unwrap().strides[0], 160);
        assert!(add_arg(&mut l, "map:2:f32:4:4").is_err() && add_arg(&mut l, "map:0:f32:4").is_err());
    }

    #[test]
    fn arguments() {
        let text = r#"{"kernel": "k", "grid": [2], "block": 64, "args":
            ["i32:-5", "f32:1.5", "buf:i16:4:range(3,2)", "same:2+4", "struct:[i8:1,f64:2,same:2]", "null", "buf:f32:2:rand(1,5,6)"]}"#;
        let (l, e) = from_json(text).unwrap();
        assert_eq!((l.grid, l.block), ([2, 1, 1], [64, 1, 1]));
        assert_eq!(l.args[0], Arg::Scalar(0xffff_fffb));
        assert_eq!(l.args[1], Arg::Scalar(0x3fc0_0000));
        assert_eq!(l.buffers[0], [3, 0, 5, 0, 7, 0, 9, 0]);
        assert_eq!(l.args[3], Arg::Buffer { index: 0, offset: 4 });
        assert_eq!(l.pointers, [(4, 16, 0, 0)]);
        assert!(matches!(&l.args[4], Arg::Bytes(b) if b.len() == 24 && b[0] == 1));
        assert_eq!(e[2], Some(Number::Int(16)));
        let v: f32 = Number::F32.text(&l.buffers[1], 0).parse().unwrap();
        assert!((5.0..6.0).contains(&v));
        let mut l = Launch::default();
        assert!(add_arg(&mut l, "i32:x").is_err());
        assert!(add_arg(&mut l, "buf:i32:4:what").is_err());
        assert_eq!(dims("4,2"), Some([4, 2, 1]));
        assert_eq!(dims("0"), None);
    }
}
