; RUN: opt -passes=sroa
; A vector is filled lane by lane, with a constant or with a variable byte.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define <4 x double> @constant() {
  %a = alloca <4 x double>
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 false)
  %v = load <4 x double>, ptr %a
  ret <4 x double> %v
}
define <4 x i32> @variable(i8 %b) {
  %a = alloca <4 x i32>
  call void @llvm.memset.p0.i64(ptr %a, i8 %b, i64 16, i1 false)
  %v = load <4 x i32>, ptr %a
  ret <4 x i32> %v
}
define i32 @joined(i16 %x) {
  %a = alloca { i16, i16 }
  store i16 7, ptr %a
  %h = getelementptr i8, ptr %a, i64 2
  store i16 %x, ptr %h
  %v = load i32, ptr %a
  ret i32 %v
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
;
; define <4 x double> @constant() {
;   ret <4 x double> zeroinitializer
; }
;
; define <4 x i32> @variable(i8 %b) {
;   %a.0.zext = zext i8 %b to i32
;   %a.0.isplat = mul i32 %a.0.zext, 16843009
;   %a.0.vsplat.splatinsert = insertelement <4 x i32> poison, i32 %a.0.isplat, i64 0
;   %a.0.vsplat.splat = shufflevector <4 x i32> %a.0.vsplat.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
;   ret <4 x i32> %a.0.vsplat.splat
; }
;
; define i32 @joined(i16 %x) {
;   %a.sroa.2.0.insert.ext = zext i16 %x to i32
;   %a.sroa.2.0.insert.shift = shl i32 %a.sroa.2.0.insert.ext, 16
;   %a.sroa.2.0.insert.mask = and i32 undef, 65535
;   %a.sroa.2.0.insert.insert = or i32 %a.sroa.2.0.insert.mask, %a.sroa.2.0.insert.shift
;   %a.sroa.0.0.insert.ext = zext i16 7 to i32
;   %a.sroa.0.0.insert.mask = and i32 %a.sroa.2.0.insert.insert, -65536
;   %a.sroa.0.0.insert.insert = or i32 %a.sroa.0.0.insert.mask, %a.sroa.0.0.insert.ext
;   ret i32 %a.sroa.0.0.insert.insert
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
