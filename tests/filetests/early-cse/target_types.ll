; RUN: opt -passes='early-cse<memssa>'
; How many bytes a value of a type of another target takes is not known, so a store of one may overwrite what was loaded before.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(ptr %p, target("spirv.Sampler") %s) {
  %before = load i32, ptr %p
  store target("spirv.Sampler") %s, ptr %p
  %after = load i32, ptr %p
  %sum = add i32 %before, %after
  ret i32 %sum
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(ptr %p, target("spirv.Sampler") %s) {
;   %before = load i32, ptr %p, align 4
;   store target("spirv.Sampler") %s, ptr %p, align 1
;   %after = load i32, ptr %p, align 4
;   %sum = add i32 %before, %after
;   ret i32 %sum
; }
