; RUN: opt -passes=nary-reassociate
; The address of the element i + j comes from that of the element i; with a narrow index only where the sum does not wrap.
target triple = "nvptx64-nvidia-cuda"
declare void @use(ptr)
define void @f(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr float, ptr %p, i64 %i
  call void @use(ptr %a)
  %s = add i64 %i, %j
  %b = getelementptr inbounds float, ptr %p, i64 %s
  call void @use(ptr %b)
  ret void
}
define void @narrow(ptr %p, i32 %i, i32 %j) {
  %wide = sext i32 %i to i64
  %a = getelementptr [4 x float], ptr %p, i64 %wide, i64 0
  call void @use(ptr %a)
  %s = add nsw i32 %i, %j
  %t = sext i32 %s to i64
  %b = getelementptr [4 x float], ptr %p, i64 %t, i64 0
  call void @use(ptr %b)
  %u = add i32 %i, %j
  %v = sext i32 %u to i64
  %d = getelementptr [4 x float], ptr %p, i64 %v, i64 0
  call void @use(ptr %d)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use(ptr)
;
; define void @f(ptr %p, i64 %i, i64 %j) {
;   %a = getelementptr float, ptr %p, i64 %i
;   call void @use(ptr %a)
;   %b = getelementptr float, ptr %a, i64 %j
;   call void @use(ptr %b)
;   ret void
; }
;
; define void @narrow(ptr %p, i32 %i, i32 %j) {
;   %wide = sext i32 %i to i64
;   %a = getelementptr [4 x float], ptr %p, i64 %wide, i64 0
;   call void @use(ptr %a)
;   %1 = sext i32 %j to i64
;   %2 = mul i64 %1, 4
;   %b = getelementptr float, ptr %a, i64 %2
;   call void @use(ptr %b)
;   %u = add i32 %i, %j
;   %v = sext i32 %u to i64
;   %d = getelementptr [4 x float], ptr %p, i64 %v, i64 0
;   call void @use(ptr %d)
;   ret void
; }
