; RUN: opt -passes='nvptx-lower-alloca'
; Accesses of a stack slot, at an index too, go through a cast to local memory and back.
define i32 @f(i64 %i) {
  %x = alloca [8 x i32], align 4
  %p = getelementptr inbounds [8 x i32], ptr %x, i64 0, i64 %i
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %x, align 4
  ret i32 %v
}
; EXPECT
; define i32 @f(i64 %i) {
;   %x = alloca [8 x i32], align 4
;   %1 = addrspacecast ptr %x to ptr addrspace(5)
;   %2 = addrspacecast ptr addrspace(5) %1 to ptr
;   %p = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 %i
;   store i32 1, ptr %p, align 4
;   %v = load i32, ptr %2, align 4
;   ret i32 %v
; }
