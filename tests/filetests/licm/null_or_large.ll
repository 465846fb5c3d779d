; RUN: opt -passes='loop-mssa(licm)'
; Memory that is there unless the pointer is null is read before the loop where a branch or a guard says that the pointer is not. A guard leaves memory as it is.
declare void @llvm.experimental.guard(i1, ...)

define void @branch(ptr dereferenceable_or_null(4) align 4 %p, ptr noalias %out, i1 %c, i1 %again) {
entry:
  %null = icmp eq ptr %p, null
  br i1 %null, label %exit, label %loop
loop:
  br i1 %c, label %read, label %latch
read:
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out, align 4
  br label %latch
latch:
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

define void @guard(ptr %from, ptr noalias %out, i1 %c, i1 %again) {
entry:
  %p = load ptr, ptr %from, align 8, !dereferenceable_or_null !0, !align !0
  %there = icmp ne ptr %p, null
  call void (i1, ...) @llvm.experimental.guard(i1 %there) [ "deopt"() ]
  br label %loop
loop:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  br i1 %c, label %read, label %latch
read:
  %at = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %at, align 4
  store i32 %v, ptr %out, align 4
  br label %latch
latch:
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

define void @too_large(ptr dereferenceable_or_null(4) align 4 %p, ptr noalias %out, i1 %c, i1 %again) {
entry:
  %null = icmp eq ptr %p, null
  br i1 %null, label %exit, label %loop
loop:
  br i1 %c, label %read, label %latch
read:
  %v = load i64, ptr %p, align 4
  store i64 %v, ptr %out, align 4
  br label %latch
latch:
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

define void @maybe_null(ptr dereferenceable_or_null(4) align 4 %p, ptr noalias %out, i1 %c, i1 %again) {
entry:
  br label %loop
loop:
  br i1 %c, label %read, label %latch
read:
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out, align 4
  br label %latch
latch:
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

!0 = !{i64 8}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @branch(ptr align 4 dereferenceable_or_null(4) %p, ptr noalias %out, i1 %c, i1 %again) {
; entry:
;   %null = icmp eq ptr %p, null
;   br i1 %null, label %exit, label %loop.preheader
;
; loop.preheader:                                   ; preds = %entry
;   %v = load i32, ptr %p, align 4
;   br label %loop
;
; loop:                                             ; preds = %latch, %loop.preheader
;   br i1 %c, label %read, label %latch
;
; read:                                             ; preds = %loop
;   store i32 %v, ptr %out, align 4
;   br label %latch
;
; latch:                                            ; preds = %read, %loop
;   br i1 %again, label %loop, label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %latch
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; define void @guard(ptr %from, ptr noalias %out, i1 %c, i1 %again) {
; entry:
;   %p = load ptr, ptr %from, align 8, !dereferenceable_or_null !0, !align !0
;   %there = icmp ne ptr %p, null
;   call void (i1, ...) @llvm.experimental.guard(i1 %there) [ "deopt"() ]
;   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
;   %at = getelementptr i8, ptr %p, i64 4
;   %v = load i32, ptr %at, align 4
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   br i1 %c, label %read, label %latch
;
; read:                                             ; preds = %loop
;   store i32 %v, ptr %out, align 4
;   br label %latch
;
; latch:                                            ; preds = %read, %loop
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @too_large(ptr align 4 dereferenceable_or_null(4) %p, ptr noalias %out, i1 %c, i1 %again) {
; entry:
;   %null = icmp eq ptr %p, null
;   br i1 %null, label %exit, label %loop.preheader
;
; loop.preheader:                                   ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %loop.preheader
;   br i1 %c, label %read, label %latch
;
; read:                                             ; preds = %loop
;   %v = load i64, ptr %p, align 4
;   store i64 %v, ptr %out, align 4
;   br label %latch
;
; latch:                                            ; preds = %read, %loop
;   br i1 %again, label %loop, label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %latch
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; define void @maybe_null(ptr align 4 dereferenceable_or_null(4) %p, ptr noalias %out, i1 %c, i1 %again) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   br i1 %c, label %read, label %latch
;
; read:                                             ; preds = %loop
;   %v = load i32, ptr %p, align 4
;   store i32 %v, ptr %out, align 4
;   br label %latch
;
; latch:                                            ; preds = %read, %loop
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; !0 = !{i64 8}
