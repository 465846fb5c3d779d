; RUN: opt -passes='sccp'
; Elements of structs are known one by one; the overflow bit of a sum that cannot overflow is false.
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
define i32 @f(i32 %x, i8 %y) {
  %one = insertvalue { i32, i32 } { i32 1, i32 2 }, i32 %x, 1
  %a = extractvalue { i32, i32 } %one, 0
  %b = extractvalue { i32, i32 } %one, 1
  %low = and i8 %y, 15
  %sum = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %low, i8 16)
  %over = extractvalue { i8, i1 } %sum, 1
  %c = select i1 %over, i32 %b, i32 %a
  %d = add i32 %c, %b
  ret i32 %d
}
; EXPECT
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8) #0
;
; define i32 @f(i32 %x, i8 %y) {
;   %one = insertvalue { i32, i32 } { i32 1, i32 2 }, i32 %x, 1
;   %b = extractvalue { i32, i32 } %one, 1
;   %low = and i8 %y, 15
;   %sum = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %low, i8 16)
;   %d = add i32 1, %b
;   ret i32 %d
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
