; RUN: opt -passes=globalopt
; Variables that nothing but their initialiser is stored to are constants, and their loads are numbers.
@number = internal addrspace(1) global i32 5
@same = internal addrspace(1) global i32 5
@table = internal addrspace(1) global [2 x i32] [i32 3, i32 4]
@zeros = internal addrspace(1) global [100 x i32] zeroinitializer
@host = internal addrspace(1) externally_initialized global i32 5
@visible = addrspace(1) global i32 5
@changed = internal addrspace(1) global i32 5
define i32 @f(i64 %i, i32 %x) {
  %a = load i32, ptr addrspace(1) @number
  store i32 5, ptr addrspace(1) @same
  %b = load i32, ptr addrspace(1) @same
  %c = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 4)
  %p = getelementptr i32, ptr addrspace(1) @table, i64 %i
  %d = load i32, ptr addrspace(1) %p
  %e = load i32, ptr addrspace(1) @host
  %g = load i32, ptr addrspace(1) @visible
  store i32 %x, ptr addrspace(1) @changed
  %h = load i32, ptr addrspace(1) @changed
  %s1 = add i32 %a, %b
  %s2 = add i32 %c, %d
  %s3 = add i32 %e, %g
  %s4 = add i32 %s1, %s2
  %s5 = add i32 %s3, %s4
  %s6 = add i32 %s5, %h
  ret i32 %s6
}
; EXPECT
; @table = internal unnamed_addr addrspace(1) constant [2 x i32] [i32 3, i32 4]
; @host = internal unnamed_addr addrspace(1) externally_initialized global i32 5
; @visible = local_unnamed_addr addrspace(1) global i32 5
; @changed = internal unnamed_addr addrspace(1) global i32 5
;
; define i32 @f(i64 %i, i32 %x) local_unnamed_addr {
;   %p = getelementptr i32, ptr addrspace(1) @table, i64 %i
;   %d = load i32, ptr addrspace(1) %p, align 4
;   %e = load i32, ptr addrspace(1) @host, align 4
;   %g = load i32, ptr addrspace(1) @visible, align 4
;   store i32 %x, ptr addrspace(1) @changed, align 4
;   %h = load i32, ptr addrspace(1) @changed, align 4
;   %s1 = add i32 5, 5
;   %s2 = add i32 4, %d
;   %s3 = add i32 %e, %g
;   %s4 = add i32 %s1, %s2
;   %s5 = add i32 %s3, %s4
;   %s6 = add i32 %s5, %h
;   ret i32 %s6
; }
