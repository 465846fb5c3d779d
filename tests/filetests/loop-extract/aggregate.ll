; RUN: opt -S -passes=loop-extract -aggregate-extracted-args
; What goes in and comes back are fields of one structure.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %n, ptr %p) {
entry:
  %m = mul i32 %n, 3
  br label %pre
pre:
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %i1, %loop ]
  %s = phi i32 [ %m, %pre ], [ %s1, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %g
  %s1 = add i32 %s, %v
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = add i32 %s1, 1
  ret i32 %r
}
define void @nothing_passed() {
entry:
  br label %pre
pre:
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 9
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %n, ptr %p) {
; entry:
;   %structArg = alloca { i32, ptr, i32, i32 }, align 8
;   %m = mul i32 %n, 3
;   br label %pre
;
; pre:                                              ; preds = %entry
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %pre
;   %gep_m = getelementptr { i32, ptr, i32, i32 }, ptr %structArg, i32 0, i32 0
;   store i32 %m, ptr %gep_m, align 4
;   %gep_p = getelementptr { i32, ptr, i32, i32 }, ptr %structArg, i32 0, i32 1
;   store ptr %p, ptr %gep_p, align 8
;   %gep_n = getelementptr { i32, ptr, i32, i32 }, ptr %structArg, i32 0, i32 2
;   store i32 %n, ptr %gep_n, align 4
;   call void @f.loop(ptr %structArg)
;   %gep_reload_s1 = getelementptr { i32, ptr, i32, i32 }, ptr %structArg, i32 0, i32 3
;   %s1.reload = load i32, ptr %gep_reload_s1, align 4
;   br label %exit
;
; exit:                                             ; preds = %codeRepl
;   %r = add i32 %s1.reload, 1
;   ret i32 %r
; }
;
; define void @nothing_passed() {
; entry:
;   br label %pre
;
; pre:                                              ; preds = %entry
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %pre
;   call void @nothing_passed.loop()
;   br label %exit
;
; exit:                                             ; preds = %codeRepl
;   ret void
; }
;
; define internal void @f.loop(ptr %0) {
; newFuncRoot:
;   %gep_m = getelementptr { i32, ptr, i32, i32 }, ptr %0, i32 0, i32 0
;   %loadgep_m = load i32, ptr %gep_m, align 4
;   %gep_p = getelementptr { i32, ptr, i32, i32 }, ptr %0, i32 0, i32 1
;   %loadgep_p = load ptr, ptr %gep_p, align 8
;   %gep_n = getelementptr { i32, ptr, i32, i32 }, ptr %0, i32 0, i32 2
;   %loadgep_n = load i32, ptr %gep_n, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %newFuncRoot
;   %i = phi i32 [ 0, %newFuncRoot ], [ %i1, %loop ]
;   %s = phi i32 [ %loadgep_m, %newFuncRoot ], [ %s1, %loop ]
;   %g = getelementptr i32, ptr %loadgep_p, i32 %i
;   %v = load i32, ptr %g, align 4
;   %s1 = add i32 %s, %v
;   %gep_s1 = getelementptr { i32, ptr, i32, i32 }, ptr %0, i32 0, i32 3
;   store i32 %s1, ptr %gep_s1, align 4
;   %i1 = add i32 %i, 1
;   %c = icmp slt i32 %i1, %loadgep_n
;   br i1 %c, label %loop, label %exit.exitStub
;
; exit.exitStub:                                    ; preds = %loop
;   ret void
; }
;
; define internal void @nothing_passed.loop() {
; newFuncRoot:
;   br label %loop
;
; loop:                                             ; preds = %loop, %newFuncRoot
;   %i = phi i32 [ 0, %newFuncRoot ], [ %i1, %loop ]
;   %i1 = add i32 %i, 1
;   %c = icmp slt i32 %i1, 9
;   br i1 %c, label %loop, label %exit.exitStub
;
; exit.exitStub:                                    ; preds = %loop
;   ret void
; }
