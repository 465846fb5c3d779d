; RUN: opt -passes='simplifycfg<hoist-common-insts>'
; Equal instructions of both arms move up, also over unequal ones; a barrier does not.
define void @f(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %t, label %e
t:
  %x = load i32, ptr %p, align 4
  %a = add nsw i32 %x, 1
  store i32 %a, ptr %q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @side(i32 1)
  br label %end
e:
  %y = load i32, ptr %p, align 4
  %b = add i32 %y, 1
  store i32 %b, ptr %q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @side(i32 2)
  br label %end
end:
  ret void
}
declare void @side(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; EXPECT
; define void @f(i1 %c, ptr %p, ptr %q) {
; entry:
;   %x = load i32, ptr %p, align 4
;   %a = add i32 %x, 1
;   store i32 %a, ptr %q, align 4
;   br i1 %c, label %t, label %e
;
; t:                                                ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @side(i32 1)
;   br label %end
;
; e:                                                ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @side(i32 2)
;   br label %end
;
; end:                                              ; preds = %e, %t
;   ret void
; }
;
; declare void @side(i32)
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
