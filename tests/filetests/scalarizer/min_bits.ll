; RUN: opt -passes='scalarizer<load-store;min-bits=32>'
; Elements of 16 bits stay in pairs, the last one of an odd number alone; those of 32 bits are taken apart.
define void @pairs(ptr %p, ptr %q) {
  %a = load <4 x i16>, ptr %p, align 8
  %b = load <4 x i16>, ptr %q, align 8
  %c = add nsw <4 x i16> %a, %b
  store <4 x i16> %c, ptr %p, align 8
  ret void
}

define <3 x half> @odd(<3 x half> %a, <3 x half> %b) {
  %c = fmul fast <3 x half> %a, %b
  %d = call <3 x half> @llvm.sqrt.v3f16(<3 x half> %c)
  ret <3 x half> %d
}

define <2 x i32> @words(<2 x i32> %a, i1 %c) {
  %b = xor <2 x i32> %a, <i32 1, i32 2>
  %d = select i1 %c, <2 x i32> %b, <2 x i32> %a
  ret <2 x i32> %d
}

; One fragment would be the whole vector.
define <2 x i16> @whole(<2 x i16> %a) {
  %b = add <2 x i16> %a, <i16 1, i16 2>
  ret <2 x i16> %b
}
; EXPECT
; define void @pairs(ptr %p, ptr %q) {
;   %q.i1 = getelementptr <2 x i16>, ptr %q, i32 1
;   %a.i0 = load <2 x i16>, ptr %p, align 8
;   %p.i1 = getelementptr <2 x i16>, ptr %p, i32 1
;   %a.i1 = load <2 x i16>, ptr %p.i1, align 4
;   %b.i0 = load <2 x i16>, ptr %q, align 8
;   %b.i1 = load <2 x i16>, ptr %q.i1, align 4
;   %c.i0 = add nsw <2 x i16> %a.i0, %b.i0
;   %c.i1 = add nsw <2 x i16> %a.i1, %b.i1
;   store <2 x i16> %c.i0, ptr %p, align 8
;   store <2 x i16> %c.i1, ptr %p.i1, align 4
;   ret void
; }
;
; define <3 x half> @odd(<3 x half> %a, <3 x half> %b) {
;   %a.i0 = shufflevector <3 x half> %a, <3 x half> poison, <2 x i32> <i32 0, i32 1>
;   %b.i0 = shufflevector <3 x half> %b, <3 x half> poison, <2 x i32> <i32 0, i32 1>
;   %c.i0 = fmul fast <2 x half> %a.i0, %b.i0
;   %a.i1 = extractelement <3 x half> %a, i64 2
;   %b.i1 = extractelement <3 x half> %b, i64 2
;   %c.i1 = fmul fast half %a.i1, %b.i1
;   %d.i0 = call <2 x half> @llvm.sqrt.v2f16(<2 x half> %c.i0)
;   %d.i1 = call half @llvm.sqrt.f16(half %c.i1)
;   %1 = shufflevector <2 x half> %d.i0, <2 x half> poison, <3 x i32> <i32 0, i32 1, i32 poison>
;   %d = insertelement <3 x half> %1, half %d.i1, i64 2
;   ret <3 x half> %d
; }
;
; define <2 x i32> @words(<2 x i32> %a, i1 %c) {
;   %a.i0 = extractelement <2 x i32> %a, i64 0
;   %b.i0 = xor i32 %a.i0, 1
;   %a.i1 = extractelement <2 x i32> %a, i64 1
;   %b.i1 = xor i32 %a.i1, 2
;   %d.i0 = select i1 %c, i32 %b.i0, i32 %a.i0
;   %d.i1 = select i1 %c, i32 %b.i1, i32 %a.i1
;   %d.upto0 = insertelement <2 x i32> poison, i32 %d.i0, i64 0
;   %d = insertelement <2 x i32> %d.upto0, i32 %d.i1, i64 1
;   ret <2 x i32> %d
; }
;
; define <2 x i16> @whole(<2 x i16> %a) {
;   %b = add <2 x i16> %a, <i16 1, i16 2>
;   ret <2 x i16> %b
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <3 x half> @llvm.sqrt.v3f16(<3 x half>) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x half> @llvm.sqrt.v2f16(<2 x half>) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare half @llvm.sqrt.f16(half) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
