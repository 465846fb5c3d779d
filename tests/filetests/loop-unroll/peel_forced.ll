; RUN: opt -passes=loop-unroll -unroll-peel-count=1 -unroll-allow-loop-nests-peeling
; One iteration of every loop, whatever ends it: values that leave in the middle get a pair for the copy, alias scopes of the body new ones,
; and the token of a convergence loop is that of the code around it in the copy.
define i32 @exits(ptr %p, i32 %key) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %x = load i32, ptr %at, !alias.scope !3
  switch i32 %x, label %latch [ i32 1, label %found
                                i32 2, label %found ]
latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %key
  br i1 %more, label %header, label %missing
found:
  %r = phi i32 [ %i, %header ], [ %i, %header ]
  ret i32 %r
missing:
  ret i32 -1
}
define void @heart(i32 %n) convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %h = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  call void @together() [ "convergencectrl"(token %h) ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; Cycles that are no loops are copied with the rest.
define void @irreducible(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %left, label %right
left:
  %l = load volatile i1, ptr %p
  br i1 %l, label %right, label %latch
right:
  %r = load volatile i1, ptr %p
  br i1 %r, label %left, label %latch
latch:
  %e = load volatile i1, ptr %p
  br i1 %e, label %loop, label %done
done:
  ret void
}
declare void @together() convergent
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = distinct !{!0}
!1 = distinct !{!1, !0, !"scope"}
!3 = !{!1}
; EXPECT
; define i32 @exits(ptr %p, i32 %key) {
; entry:
;   br label %header.peel.begin
;
; header.peel.begin:                                ; preds = %entry
;   br label %header.peel
;
; header.peel:                                      ; preds = %header.peel.begin
;   %at.peel = getelementptr i32, ptr %p, i32 0
;   call void @llvm.experimental.noalias.scope.decl(metadata !0)
;   %x.peel = load i32, ptr %at.peel, align 4, !alias.scope !0
;   switch i32 %x.peel, label %latch.peel [
;     i32 1, label %found
;     i32 2, label %found
;   ]
;
; latch.peel:                                       ; preds = %header.peel
;   %next.peel = add i32 0, 1
;   %more.peel = icmp ult i32 %next.peel, %key
;   br i1 %more.peel, label %header.peel.next, label %missing
;
; header.peel.next:                                 ; preds = %latch.peel
;   br label %header.peel.next1
;
; header.peel.next1:                                ; preds = %header.peel.next
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %header.peel.next1
;   br label %header
;
; header:                                           ; preds = %latch, %entry.peel.newph
;   %i = phi i32 [ %next.peel, %entry.peel.newph ], [ %next, %latch ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   call void @llvm.experimental.noalias.scope.decl(metadata !3)
;   %x = load i32, ptr %at, align 4, !alias.scope !3
;   switch i32 %x, label %latch [
;     i32 1, label %found.loopexit
;     i32 2, label %found.loopexit
;   ]
;
; latch:                                            ; preds = %header
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %key
;   br i1 %more, label %header, label %missing.loopexit, !llvm.loop !5
;
; found.loopexit:                                   ; preds = %header, %header
;   %r.ph = phi i32 [ %i, %header ], [ %i, %header ]
;   br label %found
;
; found:                                            ; preds = %found.loopexit, %header.peel, %header.peel
;   %r = phi i32 [ 0, %header.peel ], [ 0, %header.peel ], [ %r.ph, %found.loopexit ]
;   ret i32 %r
;
; missing.loopexit:                                 ; preds = %latch
;   br label %missing
;
; missing:                                          ; preds = %missing.loopexit, %latch.peel
;   ret i32 -1
; }
;
; ; Function Attrs: convergent
; define void @heart(i32 %n) #0 {
; entry:
;   %t = call token @llvm.experimental.convergence.entry()
;   br label %loop.peel.begin
;
; loop.peel.begin:                                  ; preds = %entry
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %loop.peel.begin
;   call void @together() [ "convergencectrl"(token %t) ]
;   %next.peel = add i32 0, 1
;   %more.peel = icmp ult i32 %next.peel, %n
;   br i1 %more.peel, label %loop.peel.next, label %done
;
; loop.peel.next:                                   ; preds = %loop.peel
;   br label %loop.peel.next1
;
; loop.peel.next1:                                  ; preds = %loop.peel.next
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %loop.peel.next1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.peel.newph
;   %i = phi i32 [ %next.peel, %entry.peel.newph ], [ %next, %loop ]
;   %h = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
;   call void @together() [ "convergencectrl"(token %h) ]
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.loopexit, !llvm.loop !8
;
; done.loopexit:                                    ; preds = %loop
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %loop.peel
;   ret void
; }
;
; define void @irreducible(ptr %p, i1 %c) {
; entry:
;   br label %loop.peel.begin
;
; loop.peel.begin:                                  ; preds = %entry
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %loop.peel.begin
;   br i1 %c, label %left.peel, label %right.peel
;
; left.peel:                                        ; preds = %right.peel, %loop.peel
;   %l.peel = load volatile i1, ptr %p, align 1
;   br i1 %l.peel, label %right.peel, label %latch.peel
;
; right.peel:                                       ; preds = %left.peel, %loop.peel
;   %r.peel = load volatile i1, ptr %p, align 1
;   br i1 %r.peel, label %left.peel, label %latch.peel
;
; latch.peel:                                       ; preds = %right.peel, %left.peel
;   %e.peel = load volatile i1, ptr %p, align 1
;   br i1 %e.peel, label %loop.peel.next, label %done
;
; loop.peel.next:                                   ; preds = %latch.peel
;   br label %loop.peel.next1
;
; loop.peel.next1:                                  ; preds = %loop.peel.next
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %loop.peel.next1
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.peel.newph
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %right, %loop
;   %l = load volatile i1, ptr %p, align 1
;   br i1 %l, label %right, label %latch
;
; right:                                            ; preds = %left, %loop
;   %r = load volatile i1, ptr %p, align 1
;   br i1 %r, label %left, label %latch
;
; latch:                                            ; preds = %right, %left
;   %e = load volatile i1, ptr %p, align 1
;   br i1 %e, label %loop, label %done.loopexit, !llvm.loop !9
;
; done.loopexit:                                    ; preds = %latch
;   br label %done
;
; done:                                             ; preds = %done.loopexit, %latch.peel
;   ret void
; }
;
; ; Function Attrs: convergent
; declare void @together() #0
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare token @llvm.experimental.convergence.entry() #1
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare token @llvm.experimental.convergence.loop() #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.experimental.noalias.scope.decl(metadata) #2
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
;
; !0 = !{!1}
; !1 = distinct !{!1, !2, !"scope:Peel0"}
; !2 = distinct !{!2}
; !3 = !{!4}
; !4 = distinct !{!4, !2, !"scope"}
; !5 = distinct !{!5, !6, !7}
; !6 = !{!"llvm.loop.peeled.count", i32 1}
; !7 = !{!"llvm.loop.unroll.disable"}
; !8 = distinct !{!8, !6, !7}
; !9 = distinct !{!9, !6, !7}
