; RUN: opt -passes='expand-intrinsics'
; Lanes in another order are taken out and put together; masks of lanes are comparisons.
declare <4 x i16> @llvm.vector.interleave2.v4i16(<2 x i16>, <2 x i16>)
declare { <2 x i16>, <2 x i16> } @llvm.vector.deinterleave2.v4i16(<4 x i16>)
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
declare <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32>, <2 x i32>, i32)
declare <2 x i1> @llvm.get.active.lane.mask.v2i1.i32(i32, i32)
declare i32 @llvm.experimental.get.vector.length.i64(i64, i32, i1)
declare i32 @llvm.experimental.cttz.elts.i32.v2i1(<2 x i1>, i1)
declare <2 x i32> @llvm.experimental.vector.compress.v2i32(<2 x i32>, <2 x i1>, <2 x i32>)
declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32>, <4 x i32>)
declare <vscale x 2 x i32> @llvm.vector.reverse.nxv2i32(<vscale x 2 x i32>)

define <4 x i16> @interleave(<2 x i16> %a, <2 x i16> %b) {
  %r = call <4 x i16> @llvm.vector.interleave2.v4i16(<2 x i16> %a, <2 x i16> %b)
  ret <4 x i16> %r
}

define { <2 x i16>, <2 x i16> } @deinterleave(<4 x i16> %a) {
  %r = call { <2 x i16>, <2 x i16> } @llvm.vector.deinterleave2.v4i16(<4 x i16> %a)
  ret { <2 x i16>, <2 x i16> } %r
}

define <2 x i32> @part(<4 x i32> %a) {
  %r = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %a, i64 2)
  ret <2 x i32> %r
}

define <2 x i32> @splice(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32> %a, <2 x i32> %b, i32 1)
  ret <2 x i32> %r
}

define <2 x i1> @active(i32 %i, i32 %n) {
  %r = call <2 x i1> @llvm.get.active.lane.mask.v2i1.i32(i32 %i, i32 %n)
  ret <2 x i1> %r
}

define i32 @length(i64 %n) {
  %r = call i32 @llvm.experimental.get.vector.length.i64(i64 %n, i32 4, i1 false)
  ret i32 %r
}

define i32 @first(<2 x i1> %m) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v2i1(<2 x i1> %m, i1 false)
  ret i32 %r
}

define <2 x i32> @compress(<2 x i32> %a, <2 x i1> %m, <2 x i32> %t) {
  %r = call <2 x i32> @llvm.experimental.vector.compress.v2i32(<2 x i32> %a, <2 x i1> %m, <2 x i32> %t)
  ret <2 x i32> %r
}

define <2 x i32> @parts(<2 x i32> %s, <4 x i32> %a) {
  %r = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32> %s, <4 x i32> %a)
  ret <2 x i32> %r
}

define <vscale x 2 x i32> @scalable(<vscale x 2 x i32> %a) {
  %r = call <vscale x 2 x i32> @llvm.vector.reverse.nxv2i32(<vscale x 2 x i32> %a)
  ret <vscale x 2 x i32> %r
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <4 x i16> @llvm.vector.interleave2.v4i16(<2 x i16>, <2 x i16>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare { <2 x i16>, <2 x i16> } @llvm.vector.deinterleave2.v4i16(<4 x i16>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i32> @llvm.vector.splice.left.v2i32(<2 x i32>, <2 x i32>, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i1> @llvm.get.active.lane.mask.v2i1.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.experimental.get.vector.length.i64(i64, i32 immarg, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.experimental.cttz.elts.i32.v2i1(<2 x i1>, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <2 x i32> @llvm.experimental.vector.compress.v2i32(<2 x i32>, <2 x i1>, <2 x i32>) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32>, <4 x i32>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <vscale x 2 x i32> @llvm.vector.reverse.nxv2i32(<vscale x 2 x i32>) #0
;
; define <4 x i16> @interleave(<2 x i16> %a, <2 x i16> %b) {
;   %1 = extractelement <2 x i16> %a, i32 0
;   %2 = extractelement <2 x i16> %a, i32 1
;   %3 = extractelement <2 x i16> %b, i32 0
;   %4 = extractelement <2 x i16> %b, i32 1
;   %5 = insertelement <4 x i16> poison, i16 %1, i32 0
;   %6 = insertelement <4 x i16> %5, i16 %3, i32 1
;   %7 = insertelement <4 x i16> %6, i16 %2, i32 2
;   %8 = insertelement <4 x i16> %7, i16 %4, i32 3
;   ret <4 x i16> %8
; }
;
; define { <2 x i16>, <2 x i16> } @deinterleave(<4 x i16> %a) {
;   %1 = extractelement <4 x i16> %a, i32 0
;   %2 = extractelement <4 x i16> %a, i32 1
;   %3 = extractelement <4 x i16> %a, i32 2
;   %4 = extractelement <4 x i16> %a, i32 3
;   %5 = insertelement <2 x i16> poison, i16 %1, i32 0
;   %6 = insertelement <2 x i16> %5, i16 %3, i32 1
;   %7 = insertelement <2 x i16> poison, i16 %2, i32 0
;   %8 = insertelement <2 x i16> %7, i16 %4, i32 1
;   %9 = insertvalue { <2 x i16>, <2 x i16> } poison, <2 x i16> %6, 0
;   %10 = insertvalue { <2 x i16>, <2 x i16> } %9, <2 x i16> %8, 1
;   ret { <2 x i16>, <2 x i16> } %10
; }
;
; define <2 x i32> @part(<4 x i32> %a) {
;   %1 = extractelement <4 x i32> %a, i32 2
;   %2 = extractelement <4 x i32> %a, i32 3
;   %3 = insertelement <2 x i32> poison, i32 %1, i32 0
;   %4 = insertelement <2 x i32> %3, i32 %2, i32 1
;   ret <2 x i32> %4
; }
;
; define <2 x i32> @splice(<2 x i32> %a, <2 x i32> %b) {
;   %1 = extractelement <2 x i32> %a, i32 0
;   %2 = extractelement <2 x i32> %a, i32 1
;   %3 = extractelement <2 x i32> %b, i32 0
;   %4 = extractelement <2 x i32> %b, i32 1
;   %5 = insertelement <2 x i32> poison, i32 %2, i32 0
;   %6 = insertelement <2 x i32> %5, i32 %3, i32 1
;   ret <2 x i32> %6
; }
;
; define <2 x i1> @active(i32 %i, i32 %n) {
;   %1 = insertelement <2 x i32> poison, i32 %i, i32 0
;   %2 = shufflevector <2 x i32> %1, <2 x i32> poison, <2 x i32> zeroinitializer
;   %3 = insertelement <2 x i32> poison, i32 %n, i32 0
;   %4 = shufflevector <2 x i32> %3, <2 x i32> poison, <2 x i32> zeroinitializer
;   %5 = call <2 x i32> @llvm.uadd.sat.v2i32(<2 x i32> %2, <2 x i32> <i32 0, i32 1>)
;   %6 = icmp ult <2 x i32> %5, %4
;   ret <2 x i1> %6
; }
;
; define i32 @length(i64 %n) {
;   %1 = call i64 @llvm.umin.i64(i64 %n, i64 4)
;   %2 = trunc i64 %1 to i32
;   ret i32 %2
; }
;
; define i32 @first(<2 x i1> %m) {
;   %1 = freeze <2 x i1> %m
;   %2 = extractelement <2 x i1> %1, i32 1
;   %3 = select i1 %2, i32 1, i32 2
;   %4 = extractelement <2 x i1> %1, i32 0
;   %5 = select i1 %4, i32 0, i32 %3
;   ret i32 %5
; }
;
; define <2 x i32> @compress(<2 x i32> %a, <2 x i1> %m, <2 x i32> %t) {
;   %1 = freeze <2 x i1> %m
;   %2 = extractelement <2 x i1> %1, i32 0
;   %3 = extractelement <2 x i32> %a, i32 0
;   %4 = insertelement <2 x i32> %t, i32 %3, i32 0
;   %5 = select i1 %2, <2 x i32> %4, <2 x i32> %t
;   %6 = zext i1 %2 to i32
;   %7 = add i32 0, %6
;   %8 = extractelement <2 x i1> %1, i32 1
;   %9 = extractelement <2 x i32> %a, i32 1
;   %10 = insertelement <2 x i32> %5, i32 %9, i32 %7
;   %11 = select i1 %8, <2 x i32> %10, <2 x i32> %5
;   %12 = zext i1 %8 to i32
;   %13 = add i32 %7, %12
;   ret <2 x i32> %11
; }
;
; define <2 x i32> @parts(<2 x i32> %s, <4 x i32> %a) {
;   %1 = extractelement <4 x i32> %a, i32 0
;   %2 = extractelement <4 x i32> %a, i32 1
;   %3 = extractelement <4 x i32> %a, i32 2
;   %4 = extractelement <4 x i32> %a, i32 3
;   %5 = insertelement <2 x i32> poison, i32 %1, i32 0
;   %6 = insertelement <2 x i32> %5, i32 %2, i32 1
;   %7 = add <2 x i32> %s, %6
;   %8 = insertelement <2 x i32> poison, i32 %3, i32 0
;   %9 = insertelement <2 x i32> %8, i32 %4, i32 1
;   %10 = add <2 x i32> %7, %9
;   ret <2 x i32> %10
; }
;
; define <vscale x 2 x i32> @scalable(<vscale x 2 x i32> %a) {
;   %r = call <vscale x 2 x i32> @llvm.vector.reverse.nxv2i32(<vscale x 2 x i32> %a)
;   ret <vscale x 2 x i32> %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i32> @llvm.uadd.sat.v2i32(<2 x i32>, <2 x i32>) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.umin.i64(i64, i64) #2
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
