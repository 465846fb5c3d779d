; RUN: opt -passes='loop-index-split'
; A comparison that the back edge asks, too, ends the loop where it changes: there is nothing to split off.
target triple = "nvptx64-nvidia-cuda"
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare void @llvm.trap()
define ptx_kernel void @k(ptr %p, ptr %o, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %a = phi i32 [ 0, %entry ], [ %a2, %latch ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %latch
body:
  %q = getelementptr inbounds nuw i32, ptr %p, i64 %i
  %x = load i32, ptr %q, align 4
  %s = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %x)
  %f = extractvalue { i32, i1 } %s, 1
  br i1 %f, label %bad, label %st
bad:
  call void @llvm.trap()
  unreachable
st:
  %a1 = extractvalue { i32, i1 } %s, 0
  %w = getelementptr inbounds nuw i32, ptr %o, i64 %i
  store i32 %a1, ptr %w, align 4
  br label %latch
latch:
  %a2 = phi i32 [ %a, %h ], [ %a1, %st ]
  %z = zext i1 %c to i64
  %i1 = add nuw i64 %i, %z
  br i1 %c, label %h, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0
;
; ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
; declare void @llvm.trap() #1
;
; define ptx_kernel void @k(ptr %p, ptr %o, i64 %n) {
; entry:
;   br label %h
;
; h:                                                ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
;   %a = phi i32 [ 0, %entry ], [ %a2, %latch ]
;   %c = icmp ult i64 %i, %n
;   br i1 %c, label %body, label %latch
;
; body:                                             ; preds = %h
;   %q = getelementptr inbounds nuw i32, ptr %p, i64 %i
;   %x = load i32, ptr %q, align 4
;   %s = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %x)
;   %f = extractvalue { i32, i1 } %s, 1
;   br i1 %f, label %bad, label %st
;
; bad:                                              ; preds = %body
;   call void @llvm.trap()
;   unreachable
;
; st:                                               ; preds = %body
;   %a1 = extractvalue { i32, i1 } %s, 0
;   %w = getelementptr inbounds nuw i32, ptr %o, i64 %i
;   store i32 %a1, ptr %w, align 4
;   br label %latch
;
; latch:                                            ; preds = %st, %h
;   %a2 = phi i32 [ %a, %h ], [ %a1, %st ]
;   %z = zext i1 %c to i64
;   %i1 = add nuw i64 %i, %z
;   br i1 %c, label %h, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
