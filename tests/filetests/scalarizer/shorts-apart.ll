; RUN: opt -passes='scalarizer<integers>' -mcpu=sm_80
; Pairs of 16-bit integers are taken apart where the target does not add them.
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, <2 x i16> %a, <2 x i16> %b) {
  %s = add <2 x i16> %a, %b
  %m = call <2 x i16> @llvm.smax.v2i16(<2 x i16> %s, <2 x i16> %b)
  store <2 x i16> %m, ptr %p
  ret void
}


declare <2 x i16> @llvm.smax.v2i16(<2 x i16>, <2 x i16>)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, <2 x i16> %a, <2 x i16> %b) #0 {
;   %a.i0 = extractelement <2 x i16> %a, i64 0
;   %b.i0 = extractelement <2 x i16> %b, i64 0
;   %s.i0 = add i16 %a.i0, %b.i0
;   %a.i1 = extractelement <2 x i16> %a, i64 1
;   %b.i1 = extractelement <2 x i16> %b, i64 1
;   %s.i1 = add i16 %a.i1, %b.i1
;   %m.i0 = call i16 @llvm.smax.i16(i16 %s.i0, i16 %b.i0)
;   %m.i1 = call i16 @llvm.smax.i16(i16 %s.i1, i16 %b.i1)
;   %m.upto0 = insertelement <2 x i16> poison, i16 %m.i0, i64 0
;   %m = insertelement <2 x i16> %m.upto0, i16 %m.i1, i64 1
;   store <2 x i16> %m, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i16> @llvm.smax.v2i16(<2 x i16>, <2 x i16>) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i16 @llvm.smax.i16(i16, i16) #1
;
; attributes #0 = { "target-cpu"="sm_80" }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
