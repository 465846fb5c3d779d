//! Calls of functions of the C library: which rules are for which, and what the rules share.
//!
//! What a call of a library function is worth depends on the target ([`warpc_analysis::library`]): device code has none of these functions,
//! so all of this is for code of other targets. A rule returns what stands for the result of the call, which is
//! then erased; the call itself, when only its arguments got attributes.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_analysis::library::{self, LibFunc, Precision};
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::body::CallRow;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{TailKind, flags};
use warpc_ir::{Aux, Builder, IntPred, Opcode, Value};

/// Users of a call that are looked at.
const MAX_USERS: usize = 32;
/// Selects and phis between a string and its use.
const MAX_CHOICES: u32 = 3;
/// Values of a phi of strings.
const MAX_INCOMING: usize = 8;

/// A call of a library function as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct LibCall {
    pub inst: Inst,
    pub func: LibFunc,
    pub precision: Precision,
    /// First three arguments; `NONE` where there are fewer.
    pub a: Value,
    pub b: Value,
    pub c: Value,
    /// Type of the result.
    pub ty: Type,
}

impl Combiner<'_, '_> {
    /// Rules of calls of library functions.
    pub(super) fn library_call(&mut self, inst: Inst) -> Option<Value> {
        let known = library::library_call(self.f, inst)?;
        let row = self.f.call(inst);
        if matches!(row.tail, TailKind::MustTail | TailKind::NoTail) {
            return None;
        }
        let (n, bundled) = (row.num_args as usize, !row.bundles.is_empty());
        let argument = |at: usize| if at < n { self.f.operand(inst, at) } else { Value::NONE };
        let call = LibCall {
            inst,
            func: known.func,
            precision: known.precision,
            a: argument(0),
            b: argument(1),
            c: argument(2),
            ty: self.f.ty(inst),
        };
        use LibFunc::*;
        let result = match call.func {
            Printf | Sprintf | Fprintf | Puts | Fputs | Fwrite => self.printing_rules(call),
            _ if bundled => None,
            Strlen | Strnlen => self.string_length_rules(call),
            Strcmp | Strncmp => self.string_compare_rules(call),
            Strchr | Strrchr | Strpbrk | Strspn | Strcspn | Strstr => self.string_search_rules(call),
            Memcmp | Bcmp => self.block_compare_rules(call),
            Memchr | Memrchr => self.block_search_rules(call),
            Strcpy | Stpcpy | Strcat | Strncat | Strncpy | Stpncpy => self.string_copy_rules(call),
            Memcpy | Memmove | Mempcpy | Memset | Bcopy | Bzero => self.block_copy_rules(call),
            MemcpyChk | MemmoveChk | MemsetChk | StrcpyChk | StpcpyChk | StrncpyChk | StrcatChk | StrncatChk => {
                self.checked_copy_rules(call)
            }
            Isdigit | Isascii | Toascii | Abs | Labs | Llabs | Ffs | Ffsl | Ffsll | Fls | Flsl | Flsll => {
                self.number_rules(call)
            }
            Fputc | Putchar => None,
            _ if self.is_strict_float(inst) => None,
            _ => self.mathematical_rules(call),
        };
        let value = result?;
        Some(if value == Value::inst(inst) { value } else { self.stand_in(inst, value) })
    }

    /// Puts `value` in place of call `inst` and erases it.
    fn stand_in(&mut self, inst: Inst, value: Value) -> Value {
        let me = Value::inst(inst);
        if self.f.ty(inst) != Type::VOID {
            self.push_users(inst);
            self.push_value(value);
            if value.as_inst().is_some_and(|new| new.index() >= self.fresh && self.f.ty(new) != Type::VOID) {
                self.f.take_name(value, me);
            }
            self.f.replace_all_uses(me, value);
        }
        self.erase(inst);
        me
    }

    fn is_strict_float(&self, inst: Inst) -> bool {
        let ctx = self.f.ctx();
        facts::call_has(self.f, inst, AttrKind::StrictFP)
            || ctx.attrs().fn_has(ctx.globals.parts[self.f.global().index()].attrs, AttrKind::StrictFP)
    }

    // ---- strings ------------------------------------------------------------------------------------------------

    /// Bytes from constant address `ptr` to the end of its variable.
    pub(super) fn bytes_at(&mut self, ptr: Value) -> Option<Vec<u8>> {
        if ptr.is_constant() { self.f.folder().constant_bytes(ptr) } else { None }
    }
    /// The string at constant address `ptr`, without the null that ends it.
    pub(super) fn text_at(&mut self, ptr: Value) -> Option<Vec<u8>> {
        let mut bytes = self.bytes_at(ptr)?;
        if let Some(end) = bytes.iter().position(|&byte| byte == 0) {
            bytes.truncate(end);
        }
        Some(bytes)
    }
    /// Bytes of the string at `ptr` with its null, if they are as many however `ptr` is chosen.
    pub(super) fn string_size(&mut self, ptr: Value) -> Option<u64> {
        let mut size = None;
        let mut work: SmallVec<[(Value, u32); 8]> = SmallVec::from_slice(&[(ptr, 0)]);
        let mut seen: SmallVec<[Value; 8]> = SmallVec::new();
        while let Some((at, depth)) = work.pop() {
            if seen.contains(&at) {
                continue;
            }
            seen.push(at);
            if let Some((_, x, y)) = p::select(self.f, at).filter(|_| depth < MAX_CHOICES) {
                work.extend([(x, depth + 1), (y, depth + 1)]);
                continue;
            }
            if let Some(phi) = p::inst(self.f, at, Opcode::Phi)
                && depth < MAX_CHOICES
                && self.f.phi_len(phi) <= MAX_INCOMING
            {
                work.extend(self.f.phi_pairs(phi).map(|pair| (pair.0, depth + 1)));
                continue;
            }
            let here = self.text_at(at)?.len() as u64 + 1;
            if size.is_some_and(|known| known != here) {
                return None;
            }
            size = Some(here);
        }
        size
    }

    // ---- users --------------------------------------------------------------------------------------------------

    /// Whether the call only decides comparisons that `accepts` by predicate and other operand, and there is one.
    pub(super) fn is_only_compared(&self, inst: Inst, accepts: impl Fn(IntPred, Value) -> bool) -> bool {
        let me = Value::inst(inst);
        let mut users = 0;
        for row in self.f.uses(me) {
            users += 1;
            let user = self.f.user(row);
            let fits = users <= MAX_USERS
                && self.f.op(user) == Opcode::ICmp
                && p::partner(self.ops(user), me).is_some_and(|other| accepts(self.f.int_pred(user), other));
            if !fits {
                return false;
            }
        }
        users > 0
    }
    /// Whether the call only decides whether its result is zero.
    pub(super) fn is_only_tested(&self, inst: Inst) -> bool {
        self.is_only_compared(inst, |pred, other| pred.is_equality() && p::is_zero(self.f, other))
    }

    // ---- building -----------------------------------------------------------------------------------------------

    /// The integer type of sizes.
    pub(super) fn size_type(&mut self) -> Type {
        let bits = self.f.layout().index_bits(0);
        self.f.int_type(bits)
    }
    /// `size` as a constant of the type of sizes.
    pub(super) fn size_constant(&mut self, size: u64) -> Value {
        let ty = self.size_type();
        self.int(ty, size as u128)
    }
    /// `ptr + offset` bytes, inside of the object.
    pub(super) fn byte_address(&mut self, ptr: Value, offset: Value) -> Value {
        if p::is_zero(self.f, offset) {
            return ptr;
        }
        let ty = self.f.type_of(ptr);
        let fl = flags::INBOUNDS | flags::NUSW;
        if ptr.is_constant()
            && offset.is_constant()
            && let Some(folded) = self.f.folder().gep(Type::I8, fl, ptr, &[offset], ty)
        {
            return folded;
        }
        let address = Builder::before(self.f, self.at).gep(Type::I8, ptr, &[offset], ty, fl);
        self.queue_new(address)
    }
    /// The byte at `ptr`.
    pub(super) fn load_byte(&mut self, ptr: Value) -> Value {
        if ptr.is_constant()
            && let Some(folded) = self.f.folder().load(ptr, Type::I8)
        {
            return folded;
        }
        let byte = Builder::before(self.f, self.at).load(Type::I8, ptr, 1, 0);
        self.queue_new(byte)
    }
    pub(super) fn store_byte(&mut self, byte: Value, ptr: Value) {
        let store = Builder::before(self.f, self.at).store(byte, ptr, 1, 0);
        self.list.push(store);
    }
    pub(super) fn null_of(&mut self, ty: Type) -> Value {
        self.f.folder().zero(ty).unwrap_or(Value::poison(ty))
    }

    /// The result of a call of `func` with `args` in place of call `from`, whose tail marker and bundles it takes. `None` if the target does
    /// not have the function, or the module calls something else by its name.
    pub(super) fn call_library(&mut self, func: LibFunc, args: &[Value], from: Inst) -> Option<Value> {
        let (name, proto) = library::to_call(self.f, func)?;
        let size = self.size_type();
        let (fixed, vararg) = match proto.strip_suffix('.') {
            Some(fixed) => (fixed, true),
            None => (proto, false),
        };
        let types: SmallVec<[Type; 6]> = fixed
            .bytes()
            .map(|letter| match letter {
                b'v' => Type::VOID,
                b'i' => Type::I32,
                b'q' => Type::I64,
                b'z' => size,
                b'p' => Type::PTR,
                _ => Type::DOUBLE,
            })
            .collect();
        let fits = args.iter().zip(&types[1..]).all(|(&arg, &ty)| self.f.type_of(arg) == ty);
        if !fits || args.len() + 1 < types.len() {
            return None;
        }
        let kind = warpc_ir::TypeKind::Func { ret: types[0], params: types[1..].into(), vararg };
        let fn_ty = self.f.intern_type(kind);
        let callee = self.library_callee(name, fn_ty)?;
        let old = self.f.call(from).clone();
        let first = old.num_args as usize;
        let bundled: SmallVec<[Value; 4]> =
            self.f.operands(from).skip(first).take(old.num_bundle_ops as usize).collect();
        let operands: SmallVec<[Value; 8]> = args.iter().copied().chain(bundled).chain([callee]).collect();
        let row = CallRow { fn_ty, cc: 0, attrs: AttrList::EMPTY, num_args: args.len() as u32, addrspace: 0, ..old };
        let at = self.f.side().calls.len() as u32;
        self.f.side_mut().calls.push(row);
        let call = Builder::before(self.f, self.at).emit(Opcode::Call, 0, types[0], &operands, Aux { a: at, b: 0 });
        Some(self.queue_new(Value::inst(call)))
    }
    /// The result of a call of mathematical function `func` of one number, in the precision of `x` and with fast-math flags `fast`. `None` if
    /// the target does not have it.
    pub(super) fn call_mathematical(&mut self, func: LibFunc, x: Value, fast: u16) -> Option<Value> {
        let ty = self.f.type_of(x);
        let suffix = match ty {
            Type::FLOAT => "f",
            Type::DOUBLE => "",
            Type::X86_FP80 | Type::FP128 | Type::PPC_FP128 => "l",
            _ => return None,
        };
        let name = format!("{}{suffix}", library::to_call(self.f, func)?.0);
        let fn_ty = self.f.func_type(ty, &[ty]);
        let callee = self.library_callee(&name, fn_ty)?;
        // It sets no error, as the intrinsics do not that it stands for.
        let said = [AttrKind::NoCallback, AttrKind::NoFree, AttrKind::NoSync, AttrKind::NoUnwind, AttrKind::WillReturn];
        let mut said: Vec<Attr> = said.into_iter().map(Attr::Flag).collect();
        said.push(Attr::Int(AttrKind::Memory, 0));
        let said = self.f.intern_attr_set(said);
        let attrs = self.f.intern_attrs(said, AttrSet::EMPTY, Vec::new());
        let call = Builder::before(self.f, self.at).call(callee, fn_ty, ty, &[x], 0, attrs);
        self.f.set_flags(call, fast);
        Some(self.queue_new(Value::inst(call)))
    }
    /// The function `name` as a callee; the module declares it at the next barrier if it does not yet.
    pub(super) fn library_callee(&mut self, name: &str, fn_ty: Type) -> Option<Value> {
        use warpc_ir::module::{GlobalKind, Symbol};
        let ctx = self.f.ctx();
        let known = ctx.tables.strings.find(name.as_bytes());
        let global = known.and_then(|name| ctx.globals.sym.iter().position(|sym| sym.name == name && !sym.is_dead()));
        let Some(global) = global else { return Some(self.f.declare_function(name, fn_ty)) };
        let sym = &ctx.globals.sym[global];
        let fits =
            sym.kind == GlobalKind::Function && sym.has(Symbol::DECLARATION) && ctx.globals.shape[global].ty == fn_ty;
        fits.then(|| Value::global(Global::new(global)))
    }

    /// `memcpy`, `memmove` or `memset` in place of library call `from`: addresses, or address and byte, and their places among the arguments
    /// of the call, whose attributes they take.
    pub(super) fn block_intrinsic(
        &mut self,
        which: warpc_ir::intrinsics::IntrinsicId,
        args: [Value; 3],
        places: [usize; 2],
        from: Inst,
    ) -> Option<()> {
        let [dst, src, len] = args;
        let fill = which == id::MEMSET;
        let types =
            [self.f.type_of(dst), if fill { self.f.type_of(len) } else { self.f.type_of(src) }, self.f.type_of(len)];
        let plain = self.bool(Type::I1, false);
        let overloads = if fill { &types[..2] } else { &types[..] };
        let new = self.intrinsic_with(which, overloads, &[dst, src, len, plain], 0)?.as_inst()?;
        let old = self.f.call(from).clone();
        let mut params = Vec::new();
        for &place in &places[..if fill { 1 } else { 2 }] {
            let kept = |kind| {
                use AttrKind::*;
                matches!(kind, NoUndef | NonNull | Align | Dereferenceable | DereferenceableOrNull)
            };
            let attrs = self.f.attrs();
            let mut set: Vec<Attr> = attrs.set(attrs.param(old.attrs, place)).to_vec();
            set.retain(|attr| attr.kind().is_some_and(kept));
            if !set.iter().any(|attr| attr.kind() == Some(AttrKind::Align)) {
                set.push(Attr::Int(AttrKind::Align, 1));
            }
            params.push(self.f.intern_attr_set(set));
        }
        let mut row = self.f.call(new).clone();
        let func = self.f.attrs().list(old.attrs).func;
        row.attrs = self.f.intern_attrs(func, AttrSet::EMPTY, params);
        row.tail = old.tail;
        self.f.set_call(new, row);
        Some(())
    }

    // ---- attributes of arguments --------------------------------------------------------------------------------

    /// Says that the arguments `places` of call `inst` are addresses of at least `bytes` accessed bytes. Returns the call if it did not say so.
    pub(super) fn say_accessed(&mut self, inst: Inst, places: &[usize], bytes: u64) -> Option<Value> {
        let mut found: SmallVec<[(usize, AttrKind, u64); 8]> = SmallVec::new();
        for &at in places {
            let ptr = self.f.operand(inst, at);
            let has = |s: &Self, kind| facts::call_arg_has(s.f, inst, at, kind);
            if !has(self, AttrKind::NoUndef) {
                found.push((at, AttrKind::NoUndef, 0));
            }
            let null_is_invalid = self.null_is_invalid(ptr);
            if !has(self, AttrKind::NonNull) {
                if !null_is_invalid {
                    continue;
                }
                found.push((at, AttrKind::NonNull, 0));
            }
            self.find_dereferenceable(inst, at, bytes, &mut found);
        }
        self.say_of_arguments(inst, &found)
    }
    /// The same for a size that is a constant: that many bytes are readable where null is an address, too.
    fn say_accessed_bytes(&mut self, inst: Inst, places: &[usize], bytes: u64) -> Option<Value> {
        let accessed = self.say_accessed(inst, places, bytes);
        let mut found: SmallVec<[(usize, AttrKind, u64); 8]> = SmallVec::new();
        for &at in places {
            self.find_dereferenceable(inst, at, bytes, &mut found);
        }
        self.say_of_arguments(inst, &found).or(accessed)
    }
    /// Says that `bytes` bytes can be read at argument `at` of call `inst`.
    pub(super) fn say_readable(&mut self, inst: Inst, at: usize, bytes: u64) -> Option<Value> {
        let mut found: SmallVec<[(usize, AttrKind, u64); 8]> = SmallVec::new();
        self.find_dereferenceable(inst, at, bytes, &mut found);
        self.say_of_arguments(inst, &found)
    }
    fn find_dereferenceable(
        &self,
        inst: Inst,
        at: usize,
        bytes: u64,
        found: &mut SmallVec<[(usize, AttrKind, u64); 8]>,
    ) {
        let of = |kind| facts::call_arg_int(self.f, inst, at, kind).unwrap_or(0);
        let non_null =
            self.null_is_invalid(self.f.operand(inst, at)) || facts::call_arg_has(self.f, inst, at, AttrKind::NonNull);
        let or_null = if non_null { of(AttrKind::DereferenceableOrNull) } else { 0 };
        let bytes = bytes.max(or_null);
        if of(AttrKind::Dereferenceable) < bytes {
            found.push((at, AttrKind::Dereferenceable, bytes));
            if non_null {
                found.push((at, AttrKind::DereferenceableOrNull, 0));
            }
        }
    }
    /// What is accessed at arguments `places` of call `inst` for a size that is known, or is known not to be 0.
    pub(super) fn say_accessed_for_size(&mut self, inst: Inst, places: &[usize], size: Value) -> Option<Value> {
        if let Some(known) = p::int(self.f, size) {
            let bytes = u64::try_from(known.v).ok().filter(|&bytes| bytes > 0)?;
            return self.say_accessed_bytes(inst, places, bytes);
        }
        if !self.values().is_non_zero(size) {
            return None;
        }
        let least = match p::select(self.f, size) {
            Some((_, x, y)) => match (p::int(self.f, x), p::int(self.f, y)) {
                (Some(x), Some(y)) => u64::try_from(x.v.min(y.v)).unwrap_or(1),
                _ => 1,
            },
            None => 1,
        };
        self.say_accessed(inst, places, least.max(1))
    }
}
