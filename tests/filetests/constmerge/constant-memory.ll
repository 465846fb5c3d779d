; RUN: opt -passes=constmerge
; Tables in constant memory merge as well; those in shared memory have no initialiser.
@table1 = internal unnamed_addr addrspace(4) constant [2 x i32] [i32 1, i32 2]
@table2 = internal unnamed_addr addrspace(4) constant [2 x i32] [i32 1, i32 2]
@shared1 = internal unnamed_addr addrspace(3) constant i32 undef
@shared2 = internal unnamed_addr addrspace(3) constant i32 undef
define i32 @f(i32 %i) {
  %p = getelementptr [2 x i32], ptr addrspace(4) @table1, i32 0, i32 %i
  %q = getelementptr [2 x i32], ptr addrspace(4) @table2, i32 0, i32 %i
  %x = load i32, ptr addrspace(4) %p
  %y = load i32, ptr addrspace(4) %q
  %a = load i32, ptr addrspace(3) @shared1
  %b = load i32, ptr addrspace(3) @shared2
  %s = add i32 %x, %y
  %t = add i32 %a, %b
  %u = add i32 %s, %t
  ret i32 %u
}
; EXPECT
; @table2 = internal unnamed_addr addrspace(4) constant [2 x i32] [i32 1, i32 2]
; @shared1 = internal unnamed_addr addrspace(3) constant i32 undef
; @shared2 = internal unnamed_addr addrspace(3) constant i32 undef
;
; define i32 @f(i32 %i) {
;   %p = getelementptr [2 x i32], ptr addrspace(4) @table2, i32 0, i32 %i
;   %q = getelementptr [2 x i32], ptr addrspace(4) @table2, i32 0, i32 %i
;   %x = load i32, ptr addrspace(4) %p, align 4
;   %y = load i32, ptr addrspace(4) %q, align 4
;   %a = load i32, ptr addrspace(3) @shared1, align 4
;   %b = load i32, ptr addrspace(3) @shared2, align 4
;   %s = add i32 %x, %y
;   %t = add i32 %a, %b
;   %u = add i32 %s, %t
;   ret i32 %u
; }
