; RUN: opt -passes=early-cse
; What an ordered load or store says of memory counts behind it; a store before an unordered one goes; memory that a load calls invariant
; does not change; operations under constraints are equal if nobody counts their exceptions and their rounding is known.

define i32 @behind_an_ordered_load(ptr %p) {
  %a = load atomic i32, ptr %p seq_cst, align 4
  %b = load i32, ptr %p, align 4
  %d = sub i32 %a, %b
  ret i32 %d
}

define i32 @before_an_ordered_load(ptr %p, ptr %q) {
  %a = load i32, ptr %p, align 4
  %o = load atomic i32, ptr %q acquire, align 4
  %b = load i32, ptr %p, align 4
  %d = sub i32 %a, %b
  ret i32 %d
}

define i32 @behind_a_volatile_store(ptr %p, i32 %x) {
  store volatile i32 %x, ptr %p, align 4
  %b = load i32, ptr %p, align 4
  ret i32 %b
}

define void @unordered_stores(ptr %p) {
  store atomic i32 3, ptr %p unordered, align 4
  store i32 0, ptr %p, align 4
  ret void
}

define void @release_keeps_what_is_before(ptr %p) {
  store i32 3, ptr %p, align 4
  store atomic i32 0, ptr %p release, align 4
  ret void
}

define i32 @invariant(ptr %p) {
  %a = load i32, ptr %p, align 4, !invariant.load !0
  call void @unknown()
  %b = load i32, ptr %p, align 4
  %d = sub i32 %a, %b
  ret i32 %d
}

define i32 @invariant_from_here_on(ptr %p) {
  %a = load i32, ptr %p, align 4
  call void @unknown()
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  %b = load i32, ptr %p, align 4
  call void @unknown()
  %c = load i32, ptr %p, align 4
  %s = sub i32 %b, %c
  %d = add i32 %s, %a
  ret i32 %d
}

define double @constrained(double %x) strictfp {
  %a = call double @llvm.experimental.constrained.fadd.f64(double %x, double 3.0, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %b = call double @llvm.experimental.constrained.fadd.f64(double %x, double 3.0, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %c = call double @llvm.experimental.constrained.fmul.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %d = call double @llvm.experimental.constrained.fmul.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %e = call double @llvm.experimental.constrained.fdiv.f64(double %c, double %d, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %f = call double @llvm.experimental.constrained.fdiv.f64(double %c, double %d, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %g = call double @llvm.experimental.constrained.fsub.f64(double %e, double %f, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  ret double %g
}

declare void @unknown()
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata)

!0 = !{}
; EXPECT
; define i32 @behind_an_ordered_load(ptr %p) {
;   %a = load atomic i32, ptr %p seq_cst, align 4
;   ret i32 0
; }
;
; define i32 @before_an_ordered_load(ptr %p, ptr %q) {
;   %a = load i32, ptr %p, align 4
;   %o = load atomic i32, ptr %q acquire, align 4
;   %b = load i32, ptr %p, align 4
;   %d = sub i32 %a, %b
;   ret i32 %d
; }
;
; define i32 @behind_a_volatile_store(ptr %p, i32 %x) {
;   store volatile i32 %x, ptr %p, align 4
;   ret i32 %x
; }
;
; define void @unordered_stores(ptr %p) {
;   store i32 0, ptr %p, align 4
;   ret void
; }
;
; define void @release_keeps_what_is_before(ptr %p) {
;   store i32 3, ptr %p, align 4
;   store atomic i32 0, ptr %p release, align 4
;   ret void
; }
;
; define i32 @invariant(ptr %p) {
;   %a = load i32, ptr %p, align 4, !invariant.load !0
;   call void @unknown()
;   ret i32 0
; }
;
; define i32 @invariant_from_here_on(ptr %p) {
;   %a = load i32, ptr %p, align 4
;   call void @unknown()
;   %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
;   %b = load i32, ptr %p, align 4
;   call void @unknown()
;   ret i32 %a
; }
;
; ; Function Attrs: strictfp
; define double @constrained(double %x) #0 {
;   %a = call double @llvm.experimental.constrained.fadd.f64(double %x, double 3.000000e+00, metadata !"round.tonearest", metadata !"fpexcept.ignore") #0
;   %c = call double @llvm.experimental.constrained.fmul.f64(double %a, double %a, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
;   %d = call double @llvm.experimental.constrained.fmul.f64(double %a, double %a, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
;   %e = call double @llvm.experimental.constrained.fdiv.f64(double %c, double %d, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
;   %f = call double @llvm.experimental.constrained.fdiv.f64(double %c, double %d, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
;   %g = call double @llvm.experimental.constrained.fsub.f64(double %e, double %f, metadata !"round.tonearest", metadata !"fpexcept.ignore") #0
;   ret double %g
; }
;
; declare void @unknown()
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata) #2
;
; attributes #0 = { strictfp }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
;
; !0 = !{}
