; RUN: opt -passes='guard-widening'
; A guard inside of a loop is checked before the loop where its check is there; a check of the counter stays.
declare void @llvm.experimental.guard(i1, ...)
declare i1 @llvm.experimental.widenable.condition()
declare void @llvm.experimental.deoptimize.isVoid(...)
declare void @use(i32)
define void @counted(i32 noundef %n, i32 noundef %m, i1 noundef %c) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %d = icmp ult i32 %m, 100
  call void (i1, ...) @llvm.experimental.guard(i1 %d) [ "deopt"() ]
  %e = icmp ult i32 %i, %m
  call void (i1, ...) @llvm.experimental.guard(i1 %e) [ "deopt"() ]
  call void @use(i32 %i)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
; The widenable condition before the loop does not change in it: a check of the counter must not join it.
define void @invariant(i32 noundef %start) {
entry:
  %w = call i1 @llvm.experimental.widenable.condition()
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %j, %next ]
  br i1 %w, label %check, label %deopt
check:
  %c = icmp ne i32 %i, 7
  %v = call i1 @llvm.experimental.widenable.condition()
  %d = and i1 %c, %v
  br i1 %d, label %next, label %deopt
next:
  call void @use(i32 %i)
  %j = add i32 %i, 1
  br label %loop
deopt:
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; declare void @llvm.experimental.deoptimize.isVoid(...)
;
; declare void @use(i32)
;
; define void @counted(i32 noundef %n, i32 noundef %m, i1 noundef %c) {
; entry:
;   %d = icmp ult i32 %m, 100
;   %wide.chk = and i1 %c, %d
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk) [ "deopt"() ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %e = icmp ult i32 %i, %m
;   %wide.chk1 = and i1 true, %e
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk1) [ "deopt"() ]
;   call void @use(i32 %i)
;   %j = add i32 %i, 1
;   %more = icmp ult i32 %j, %n
;   br i1 %more, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @invariant(i32 noundef %start) {
; entry:
;   %w = call i1 @llvm.experimental.widenable.condition()
;   br label %loop
;
; loop:                                             ; preds = %next, %entry
;   %i = phi i32 [ %start, %entry ], [ %j, %next ]
;   br i1 %w, label %check, label %deopt
;
; check:                                            ; preds = %loop
;   %c = icmp ne i32 %i, 7
;   %v = call i1 @llvm.experimental.widenable.condition()
;   %d = and i1 %c, %v
;   br i1 %d, label %next, label %deopt
;
; next:                                             ; preds = %check
;   call void @use(i32 %i)
;   %j = add i32 %i, 1
;   br label %loop
;
; deopt:                                            ; preds = %check, %loop
;   call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
