; RUN: opt -passes=jump-table-to-switch
; Threads that call one function together stay together: a table that has a function twice stays, one of different functions does not.
@barriers = constant [2 x ptr] [ptr @f, ptr @g]
@twice = constant [3 x ptr] [ptr @f, ptr @g, ptr @f]
define void @f() convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
define void @g() convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
  ret void
}
define void @call(i32 %i) convergent {
  %a1 = getelementptr inbounds [2 x ptr], ptr @barriers, i32 0, i32 %i
  %f1 = load ptr, ptr %a1, align 8
  call void %f1() convergent
  %a2 = getelementptr inbounds [3 x ptr], ptr @twice, i32 0, i32 %i
  %f2 = load ptr, ptr %a2, align 8
  call void %f2() convergent
  ret void
}
; EXPECT
; @barriers = constant [2 x ptr] [ptr @f, ptr @g]
; @twice = constant [3 x ptr] [ptr @f, ptr @g, ptr @f]
;
; ; Function Attrs: convergent
; define void @f() #0 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; ; Function Attrs: convergent
; define void @g() #0 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
;   ret void
; }
;
; ; Function Attrs: convergent
; define void @call(i32 %i) #0 {
;   %a1 = getelementptr inbounds [2 x ptr], ptr @barriers, i32 0, i32 %i
;   %f1 = load ptr, ptr %a1, align 8
;   switch i32 %i, label %default.switch.case.unreachable [
;     i32 0, label %call.0
;     i32 1, label %call.1
;   ], !prof !0
;
; default.switch.case.unreachable:                  ; preds = %0
;   unreachable
;
; call.0:                                           ; preds = %0
;   call void @f() #0
;   br label %.tail
;
; call.1:                                           ; preds = %0
;   call void @g() #0
;   br label %.tail
;
; .tail:                                            ; preds = %call.1, %call.0
;   %a2 = getelementptr inbounds [3 x ptr], ptr @twice, i32 0, i32 %i
;   %f2 = load ptr, ptr %a2, align 8
;   call void %f2() #0
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nounwind }
;
; !0 = !{!"unknown", !"jump-table-to-switch"}
