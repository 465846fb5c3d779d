//! Words of the textual IR, and their recognition: one hash of the first and last eight bytes and the length, one probe.

use std::sync::LazyLock;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::Type;
use warpc_ir::opcode::Opcode;

macro_rules! keywords {
    ($($word:ident)*) => {
        /// A word of the language; `none_` is any other word.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
        #[repr(u16)]
        #[allow(non_camel_case_types, missing_docs)]
        pub(crate) enum K { #[default] none_, $($word),* }
        const WORDS: &[(&str, K)] = &[$((stringify!($word), K::$word)),*];
    };
}

keywords! {
    // types: in the order of the fixed type ids, `ptr` last
    void label token metadata x86_amx half bfloat float double x86_fp80 fp128 ppc_fp128 x86_mmx ptr
    // opcodes
    add sub mul udiv sdiv urem srem shl lshr ashr and or xor fneg fadd fsub fmul fdiv frem trunc zext sext fptrunc fpext
    fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast addrspacecast icmp fcmp select freeze extractelement
    insertelement shufflevector extractvalue insertvalue getelementptr phi alloca load store fence cmpxchg atomicrmw call
    va_arg landingpad catchpad cleanuppad ret br switch indirectbr unreachable invoke callbr resume catchswitch catchret
    cleanupret
    // instruction words
    tail musttail notail nuw nsw exact disjoint nneg inbounds nusw samesign inrange nnan ninf nsz arcp contract reassoc afn
    fast to within from caller unwind catch filter cleanup personality volatile atomic weak elementwise syncscope unordered
    monotonic acquire release acq_rel seq_cst inalloca swifterror align addrspace asm sideeffect alignstack inteldialect
    eq ne slt sgt sle sge ult ugt ule uge oeq one olt ogt ole oge ord uno ueq une
    xchg nand max min umax umin fmax fmin fmaximum fminimum fmaximumnum fminimumnum uinc_wrap udec_wrap usub_cond usub_sat
    // constants
    r#true r#false null undef poison zeroinitializer none splat blockaddress dso_local_equivalent no_cfi ptrauth c vscale x
    // module
    define declare r#type opaque global constant alias ifunc comdat module target triple datalayout source_filename
    attributes uselistorder uselistorder_bb distinct section partition code_model gc prefix prologue externally_initialized
    private internal linkonce linkonce_odr weak_odr available_externally appending common extern_weak external
    dso_local dso_preemptable hidden protected default dllimport dllexport thread_local localdynamic initialexec localexec
    unnamed_addr local_unnamed_addr any exactmatch largest nodeduplicate samesize tiny small kernel medium large
    no_sanitize_address no_sanitize_hwaddress sanitize_address_dyninit
    prefalign gv typeid typeidCompatibleVTable flags blockcount
    // calling conventions
    cc ccc fastcc coldcc cfguard_checkcc x86_stdcallcc x86_fastcallcc x86_regcallcc x86_thiscallcc x86_vectorcallcc arm_apcscc
    arm_aapcscc arm_aapcs_vfpcc aarch64_vector_pcs aarch64_sve_vector_pcs aarch64_sme_preservemost_from_x0
    aarch64_sme_preservemost_from_x1 aarch64_sme_preservemost_from_x2 msp430_intrcc avr_intrcc avr_signalcc ptx_kernel
    ptx_device spir_kernel spir_func intel_ocl_bicc x86_64_sysvcc win64cc anyregcc preserve_mostcc preserve_allcc
    preserve_nonecc ghccc swiftcc swifttailcc x86_intrcc hhvmcc hhvm_ccc cxx_fast_tlscc amdgpu_vs amdgpu_gfx amdgpu_ls
    amdgpu_hs amdgpu_es amdgpu_gs amdgpu_ps amdgpu_cs amdgpu_cs_chain amdgpu_cs_chain_preserve amdgpu_kernel
    amdgpu_gfx_whole_wave tailcc m68k_rtdcc graalcc riscv_vector_cc riscv_vls_cc cheriot_compartmentcallcc
    cheriot_compartmentcalleecc cheriot_librarycallcc
    // attributes (those that are not words already)
    allocalign allockind allocptr allocsize alwaysinline builtin byref byval captures cold convergent
    coro_only_destroy_when_complete coro_elide_safe dead_on_return dead_on_unwind dereferenceable dereferenceable_or_null
    disable_sanitizer_instrumentation elementtype fn_ret_thunk_extern hot hybrid_patchable immarg initializes inlinehint
    inreg jumptable memory minsize mustprogress naked nest noalias nobuiltin nocallback nocf_check nocreateundeforpoison
    nodivergencesource noduplicate noext nofpclass nofree noimplicitfloat noinline nomerge nonlazybind nonnull nooutline
    noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync noundef nounwind
    null_pointer_is_valid optforfuzzing optdebug optsize optnone preallocated presplitcoroutine range readnone readonly
    returned returns_twice safestack sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memory sanitize_memtag
    sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack
    signext skipprofile speculatable speculative_load_hardening sret ssp sspreq sspstrong strictfp swiftasync swiftself
    uwtable vscale_range willreturn writable writeonly zeroext
    // attribute values and attributes of older text
    nocapture argmemonly inaccessiblememonly inaccessiblemem_or_argmemonly sync r#async read write readwrite argmem
    inaccessiblemem errnomem target_mem target_mem0 target_mem1 address address_is_null provenance read_provenance
    all nan snan qnan inf pinf norm nnorm pnorm nsub psub zero nzero pzero
    // debug records
    dbg_value dbg_declare dbg_assign dbg_label dbg_declare_value
}

/// Row of the hash table: first and last (up to) eight bytes, length, word.
#[derive(Clone, Copy, Default)]
struct Row {
    first: u64,
    last: u64,
    len: u32,
    word: K,
}

/// The hash table and the meaning of each word in the positions where it has one.
pub(crate) struct Keywords {
    rows: Box<[Row; SIZE]>,
    /// Opcode of a word.
    pub op: Box<[Option<Opcode>]>,
    /// Attribute of a word.
    pub attr: Box<[Option<AttrKind>]>,
}

const SIZE: usize = 2048;

#[inline(always)]
fn hash(first: u64, last: u64, len: u32) -> usize {
    let h = (first ^ last.rotate_left(29) ^ (len as u64) << 57).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (h >> (64 - 11)) as usize
}

/// First and last eight bytes of a word (zero padded; the last are 0 up to eight bytes).
#[inline(always)]
fn ends(w: &[u8]) -> (u64, u64) {
    if w.len() <= 8 {
        let mut b = [0; 8];
        b[..w.len()].copy_from_slice(w);
        (u64::from_le_bytes(b), 0)
    } else {
        let first = u64::from_le_bytes(w[..8].try_into().expect("eight bytes"));
        (first, u64::from_le_bytes(w[w.len() - 8..].try_into().expect("eight bytes")))
    }
}

static KEYWORDS: LazyLock<Keywords> = LazyLock::new(|| {
    let mut rows = Box::new([Row::default(); SIZE]);
    let mut op = vec![None; WORDS.len() + 1];
    let mut attr = vec![None; WORDS.len() + 1];
    for &(text, word) in WORDS {
        let text = text.strip_prefix("r#").unwrap_or(text);
        let (first, last) = ends(text.as_bytes());
        let len = text.len() as u32;
        let mut at = hash(first, last, len);
        while rows[at].word != K::none_ {
            at = (at + 1) % SIZE;
        }
        rows[at] = Row { first, last, len, word };
        op[word as usize] = Opcode::parse(text);
        attr[word as usize] = AttrKind::parse(text);
    }
    Keywords { rows, op: op.into(), attr: attr.into() }
});

/// The table; built once per process (a read-only table, no state).
pub(crate) fn keywords() -> &'static Keywords {
    &KEYWORDS
}

impl Keywords {
    /// The word `src[start..end]`. Words of more than 16 bytes are told apart by their ends and length, then compared whole.
    #[inline]
    pub fn find(&self, src: &[u8], start: usize, end: usize) -> K {
        let len = end - start;
        let (first, last) = if len <= 8 {
            match src.get(start..start + 8) {
                Some(b) => {
                    let w = u64::from_le_bytes(b.try_into().expect("eight bytes"));
                    (if len == 8 { w } else { w & ((1 << (len * 8)) - 1) }, 0)
                }
                None => ends(&src[start..end]),
            }
        } else {
            ends(&src[start..end])
        };
        let mut at = hash(first, last, len as u32);
        loop {
            let r = &self.rows[at];
            if r.first == first && r.last == last && r.len == len as u32 {
                return if len <= 16 || word_text(r.word).as_bytes() == &src[start..end] { r.word } else { K::none_ };
            }
            if r.word == K::none_ {
                return K::none_;
            }
            at = (at + 1) % SIZE;
        }
    }
}

/// Text of a word.
pub(crate) fn word_text(k: K) -> &'static str {
    match (k as usize).checked_sub(1) {
        Some(i) => WORDS[i].0.strip_prefix("r#").unwrap_or(WORDS[i].0),
        None => "",
    }
}

impl K {
    /// Type named by the word; `ptr` and `x86_mmx` are left to the caller.
    #[inline(always)]
    pub fn simple_type(self) -> Option<Type> {
        let n = (self as u16).wrapping_sub(K::void as u16);
        (n <= K::ppc_fp128 as u16 - K::void as u16).then_some(Type(n as u32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_found() {
        let k = keywords();
        for &(text, word) in WORDS {
            let text = text.strip_prefix("r#").unwrap_or(text);
            assert_eq!(k.find(text.as_bytes(), 0, text.len()), word, "{text}");
            let padded = format!("{text}          ");
            assert_eq!(k.find(padded.as_bytes(), 0, text.len()), word, "{text}");
            assert_eq!(k.find(format!("{text}q").as_bytes(), 0, text.len() + 1), K::none_);
        }
        for &op in Opcode::ALL {
            assert!(k.op.contains(&Some(op)), "{}", op.text());
        }
        for &a in AttrKind::ALL {
            assert!(k.attr.contains(&Some(a)), "{}", a.text());
        }
        assert_eq!(K::float.simple_type(), Some(Type::FLOAT));
        assert_eq!(K::ppc_fp128.simple_type(), Some(Type::PPC_FP128));
        assert_eq!(K::ptr.simple_type(), None);
    }
}
