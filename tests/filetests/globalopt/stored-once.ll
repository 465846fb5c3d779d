; RUN: opt -passes=globalopt
; A constant stored to a variable that starts undefined is its initialiser, but shared memory has none.
target triple = "nvptx64-nvidia-cuda"
@global = internal addrspace(1) global i32 undef
@shared = internal addrspace(3) global i32 undef
@twice = internal addrspace(1) global i32 undef
@varies = internal addrspace(1) global i32 undef
define i32 @f(i32 %x) {
  store i32 4, ptr addrspace(1) @global
  %a = load i32, ptr addrspace(1) @global
  store i32 4, ptr addrspace(3) @shared
  %b = load i32, ptr addrspace(3) @shared
  store i32 4, ptr addrspace(1) @twice
  %c = load i32, ptr addrspace(1) @twice
  store i32 5, ptr addrspace(1) @twice
  store i32 %x, ptr addrspace(1) @varies
  %d = load i32, ptr addrspace(1) @varies
  %s1 = add i32 %a, %b
  %s2 = add i32 %c, %d
  %s3 = add i32 %s1, %s2
  ret i32 %s3
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @twice = internal unnamed_addr addrspace(1) global i32 undef
; @varies = internal unnamed_addr addrspace(1) global i32 undef
;
; define i32 @f(i32 %x) local_unnamed_addr {
;   store i32 4, ptr addrspace(1) @twice, align 4
;   %c = load i32, ptr addrspace(1) @twice, align 4
;   store i32 5, ptr addrspace(1) @twice, align 4
;   store i32 %x, ptr addrspace(1) @varies, align 4
;   %d = load i32, ptr addrspace(1) @varies, align 4
;   %s1 = add i32 4, 4
;   %s2 = add i32 %c, %d
;   %s3 = add i32 %s1, %s2
;   ret i32 %s3
; }
