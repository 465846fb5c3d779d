; RUN: opt -passes='early-cse'
; Calls that differ in what they promise are one, which promises what both did; how a parameter is passed is no promise.
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @pure(i32, ptr) #0
declare i32 @passed(i8, ptr) #0

define i32 @special_register(i32 %n) {
  %m = sub i32 %n, 7
  %bd = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %c = icmp ugt i32 %m, %bd
  %bd2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %step = select i1 %c, i32 %bd2, i32 %m
  ret i32 %step
}

define i32 @ranges(i32 %n) {
  %a = call range(i32 0, 5) i32 @llvm.umax.i32(i32 %n, i32 3)
  %b = call range(i32 1, 9) i32 @llvm.umax.i32(i32 %n, i32 3)
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @parameters(i32 %n, ptr %p) {
  %a = call i32 @pure(i32 noundef %n, ptr align 8 nonnull dereferenceable(16) %p)
  %b = call i32 @pure(i32 %n, ptr align 4 dereferenceable(4) %p)
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @passed_otherwise(i8 %n, ptr %p) {
  %a = call i32 @passed(i8 zeroext %n, ptr %p)
  %b = call i32 @passed(i8 signext %n, ptr %p)
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @by_value(i8 %n, ptr %p) {
  %a = call i32 @passed(i8 %n, ptr byval(i64) align 8 %p)
  %b = call i32 @passed(i8 %n, ptr byval(i64) align 4 %p)
  %s = add i32 %a, %b
  ret i32 %s
}

attributes #0 = { nounwind willreturn memory(none) }
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0
;
; ; Function Attrs: nounwind willreturn memory(none)
; declare i32 @pure(i32, ptr) #1
;
; ; Function Attrs: nounwind willreturn memory(none)
; declare i32 @passed(i8, ptr) #1
;
; define i32 @special_register(i32 %n) {
;   %m = sub i32 %n, 7
;   %bd = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   %c = icmp ugt i32 %m, %bd
;   %step = select i1 %c, i32 %bd, i32 %m
;   ret i32 %step
; }
;
; define i32 @ranges(i32 %n) {
;   %a = call range(i32 0, 9) i32 @llvm.umax.i32(i32 %n, i32 3)
;   %s = add i32 %a, %a
;   ret i32 %s
; }
;
; define i32 @parameters(i32 %n, ptr %p) {
;   %a = call i32 @pure(i32 %n, ptr align 4 dereferenceable(4) %p)
;   %s = add i32 %a, %a
;   ret i32 %s
; }
;
; define i32 @passed_otherwise(i8 %n, ptr %p) {
;   %a = call i32 @passed(i8 zeroext %n, ptr %p)
;   %b = call i32 @passed(i8 signext %n, ptr %p)
;   %s = add i32 %a, %b
;   ret i32 %s
; }
;
; define i32 @by_value(i8 %n, ptr %p) {
;   %a = call i32 @passed(i8 %n, ptr byval(i64) align 8 %p)
;   %b = call i32 @passed(i8 %n, ptr byval(i64) align 4 %p)
;   %s = add i32 %a, %b
;   ret i32 %s
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #2
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nounwind willreturn memory(none) }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
