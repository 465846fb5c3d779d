; RUN: opt -passes='load-store-vectorizer' -load-store-vectorizer-known-alignment=false
; Where only the alignment of the access itself counts, that of the argument does not help.
target triple = "nvptx64-nvidia-cuda"
define i32 @pair(ptr addrspace(1) align 8 %p) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %p1, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @pair(ptr addrspace(1) align 8 %p) {
;   %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
;   %a = load i32, ptr addrspace(1) %p, align 4
;   %b = load i32, ptr addrspace(1) %p1, align 4
;   %r = add i32 %a, %b
;   ret i32 %r
; }
