// The least of `core` that the kernels here need: this target's real one may not be installed.
#[lang = "pointee_sized"]
pub trait PointeeSized {}
#[lang = "meta_sized"]
pub trait MetaSized: PointeeSized {}
#[lang = "sized"]
pub trait Sized: MetaSized {}
#[lang = "copy"]
pub trait Copy {}
#[lang = "freeze"]
pub unsafe auto trait Freeze {}
#[lang = "sync"]
pub unsafe auto trait Sync {}
#[lang = "legacy_receiver"]
pub trait LegacyReceiver {}
impl<T: PointeeSized> LegacyReceiver for &T {}
impl<T: PointeeSized> Copy for *const T {}
impl<T: PointeeSized> Copy for *mut T {}
impl<T: PointeeSized> Copy for &T {}

macro_rules! op {
    ($lang:literal $tr:ident $f:ident $op:tt : $($t:ty)*) => {
        #[lang = $lang]
        pub trait $tr<Rhs = Self> { type Output; fn $f(self, rhs: Rhs) -> Self::Output; }
        $(impl $tr for $t { type Output = $t; #[inline] fn $f(self, r: $t) -> $t { self $op r } })*
    };
}
macro_rules! assign {
    ($lang:literal $tr:ident $f:ident $op:tt : $($t:ty)*) => {
        #[lang = $lang]
        pub trait $tr<Rhs = Self> { fn $f(&mut self, rhs: Rhs); }
        $(impl $tr for $t { #[inline] fn $f(&mut self, r: $t) { *self $op r } })*
    };
}
macro_rules! copies { ($($t:ty)*) => { $(impl Copy for $t {})* } }
copies!(i8 u8 i16 u16 i32 u32 i64 u64 i128 u128 usize isize f32 f64 bool char);
op!("add" Add add + : i32 u32 i64 u64 u128 usize f32 f64);
op!("sub" Sub sub - : i32 u32 i64 u64 u128 usize f32 f64);
op!("mul" Mul mul * : i32 u32 i64 u64 u128 usize f32 f64);
op!("div" Div div / : u32 u64 usize f32 f64);
op!("rem" Rem rem % : u32 u64 usize);
op!("bitand" BitAnd bitand & : i32 u32 u64 usize bool);
op!("bitor" BitOr bitor | : i32 u32 u64 usize bool);
op!("bitxor" BitXor bitxor ^ : i32 u32 u64 usize bool);
op!("shl" Shl shl << : i32 u32 u64 u128 usize);
op!("shr" Shr shr >> : i32 u32 u64 u128 usize);
assign!("add_assign" AddAssign add_assign += : i32 u32 u64 usize f32 f64);
assign!("sub_assign" SubAssign sub_assign -= : i32 u32 u64 usize f32 f64);
assign!("mul_assign" MulAssign mul_assign *= : u32 u64 f32 f64);
assign!("shr_assign" ShrAssign shr_assign >>= : u32 u64 usize);
assign!("bitxor_assign" BitXorAssign bitxor_assign ^= : u32 u64);

#[lang = "neg"]
pub trait Neg {
    type Output;
    fn neg(self) -> Self::Output;
}
impl Neg for f32 {
    type Output = f32;
    fn neg(self) -> f32 {
        -self
    }
}
#[lang = "not"]
pub trait Not {
    type Output;
    fn not(self) -> Self::Output;
}
impl Not for bool {
    type Output = bool;
    fn not(self) -> bool {
        !self
    }
}
#[lang = "eq"]
pub trait PartialEq<Rhs = Self> {
    fn eq(&self, other: &Rhs) -> bool;
    fn ne(&self, other: &Rhs) -> bool;
}
#[lang = "partial_ord"]
pub trait PartialOrd<Rhs = Self>: PartialEq<Rhs> {
    fn lt(&self, other: &Rhs) -> bool;
    fn le(&self, other: &Rhs) -> bool;
    fn gt(&self, other: &Rhs) -> bool;
    fn ge(&self, other: &Rhs) -> bool;
}
macro_rules! cmp {
    ($($t:ty)*) => { $(
        impl PartialEq for $t {
            fn eq(&self, o: &$t) -> bool { *self == *o }
            fn ne(&self, o: &$t) -> bool { *self != *o }
        }
        impl PartialOrd for $t {
            fn lt(&self, o: &$t) -> bool { *self < *o }
            fn le(&self, o: &$t) -> bool { *self <= *o }
            fn gt(&self, o: &$t) -> bool { *self > *o }
            fn ge(&self, o: &$t) -> bool { *self >= *o }
        }
    )* };
}
cmp!(i32 u32 i64 u64 usize f32 f64);

#[lang = "index"]
pub trait Index<I> {
    type Output;
    fn index(&self, i: I) -> &Self::Output;
}
#[lang = "index_mut"]
pub trait IndexMut<I>: Index<I> {
    fn index_mut(&mut self, i: I) -> &mut Self::Output;
}
impl<T> Index<usize> for [T] {
    type Output = T;
    fn index(&self, i: usize) -> &T {
        &self[i]
    }
}
impl<T> IndexMut<usize> for [T] {
    fn index_mut(&mut self, i: usize) -> &mut T {
        &mut self[i]
    }
}
impl<T, const N: usize> Index<usize> for [T; N] {
    type Output = T;
    fn index(&self, i: usize) -> &T {
        &self[i]
    }
}
impl<T, const N: usize> IndexMut<usize> for [T; N] {
    fn index_mut(&mut self, i: usize) -> &mut T {
        &mut self[i]
    }
}

#[rustc_intrinsic]
pub unsafe fn offset<P, D>(p: P, d: D) -> P;
#[rustc_intrinsic]
pub fn abort() -> !;

#[lang = "panic_location"]
struct PanicLocation<'a> {
    file: &'a str,
    line: u32,
    column: u32,
}
#[lang = "panic_bounds_check"]
#[inline(never)]
#[track_caller]
fn panic_bounds_check(_index: usize, _len: usize) -> ! {
    abort()
}
#[lang = "panic_const_div_by_zero"]
#[inline(never)]
#[track_caller]
fn panic_const_div_by_zero() -> ! {
    abort()
}
#[lang = "panic_const_rem_by_zero"]
#[inline(never)]
#[track_caller]
fn panic_const_rem_by_zero() -> ! {
    abort()
}

extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.tid.x"]
    pub fn tid_x() -> i32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.tid.y"]
    pub fn tid_y() -> i32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ntid.x"]
    pub fn ntid_x() -> i32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ntid.y"]
    pub fn ntid_y() -> i32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ctaid.x"]
    pub fn ctaid_x() -> i32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ctaid.y"]
    pub fn ctaid_y() -> i32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.nctaid.x"]
    pub fn nctaid_x() -> i32;
    #[link_name = "llvm.sqrt.f32"]
    pub fn sqrt(x: f32) -> f32;
    #[link_name = "llvm.fma.f32"]
    pub fn fma(a: f32, b: f32, c: f32) -> f32;
}

#[inline(always)]
pub unsafe fn global_x() -> usize {
    (ctaid_x() as u32 * ntid_x() as u32 + tid_x() as u32) as usize
}
#[inline(always)]
pub unsafe fn at<T>(p: *const T, i: usize) -> *const T {
    offset(p, i)
}
#[inline(always)]
pub unsafe fn at_mut<T>(p: *mut T, i: usize) -> *mut T {
    offset(p, i)
}
