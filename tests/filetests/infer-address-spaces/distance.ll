; RUN: opt -passes='infer-address-spaces'
; The distance of two addresses of one space is the same in that space; an address by itself is not.
@s = internal addrspace(3) global [64 x i8] undef, align 4
@t = internal addrspace(1) global [64 x i8] undef, align 4
define float @distance() {
  %v = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 8) to i64), i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64))), align 4
  ret float %v
}
define float @two_spaces() {
  %v = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 sub (i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64), i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @t to ptr) to i64))), align 4
  ret float %v
}
; EXPECT
; @s = internal addrspace(3) global [64 x i8] undef, align 4
; @t = internal addrspace(1) global [64 x i8] undef, align 4
;
; define float @distance() {
;   %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 sub (i64 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 8) to i64), i64 ptrtoint (ptr addrspace(3) @s to i64))), align 4
;   ret float %v
; }
;
; define float @two_spaces() {
;   %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 sub (i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64), i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @t to ptr) to i64))), align 4
;   ret float %v
; }
