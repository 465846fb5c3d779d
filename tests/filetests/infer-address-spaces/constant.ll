; RUN: opt -passes='infer-address-spaces'
; A constant expression that casts a shared variable to generic is an address in shared memory, under indices too.
@s = internal addrspace(3) global [16 x i32] undef, align 4
define void @f(i64 %i) {
  %p = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %i
  store i32 1, ptr %p, align 4
  store i32 2, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 8), align 4
  ret void
}
; EXPECT
; @s = internal addrspace(3) global [16 x i32] undef, align 4
;
; define void @f(i64 %i) {
;   %p = getelementptr inbounds [16 x i32], ptr addrspace(3) @s, i64 0, i64 %i
;   store i32 1, ptr addrspace(3) %p, align 4
;   store i32 2, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 8), align 4
;   ret void
; }
