; RUN: opt -passes='loop-distribute' -enable-loop-distribute -pass-remarks-output=- -disable-output
; Every reason for which a loop stays one, by the name of its remark, and what is said of one that is distributed, or was to be.
declare void @together() convergent nounwind willreturn memory(none)
declare void @ends() nounwind memory(none)
declare void @once() noduplicate nounwind willreturn memory(none)
define void @distributed(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %a.at = getelementptr inbounds i64, ptr %a, i64 %one.i
  %a.old = load i64, ptr %a.at, align 8
  %a.new = mul i64 %a.old, 3
  %a.up = getelementptr inbounds i64, ptr %a.at, i64 1
  store i64 %a.new, ptr %a.up, align 8
  %b.at = getelementptr inbounds i64, ptr %b, i64 %one.i
  %c.at = getelementptr inbounds i64, ptr %c, i64 %one.i
  %c.v = load i64, ptr %c.at, align 8
  %c.w = mul i64 %c.v, 5
  store i64 %c.w, ptr %b.at, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @vectorizable(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %b.at = getelementptr inbounds i64, ptr %b, i64 %one.i
  %c.at = getelementptr inbounds i64, ptr %c, i64 %one.i
  %c.v = load i64, ptr %c.at, align 8
  %c.w = mul i64 %c.v, 5
  store i64 %c.w, ptr %b.at, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @no_unsafe(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %a.at = getelementptr inbounds i64, ptr %a, i64 %one.i
  %a.old = load i64, ptr %a.at, align 8
  %a.new = mul i64 %a.old, 3
  %a.up = getelementptr inbounds i64, ptr %a.at, i64 1
  store volatile i64 %a.new, ptr %a.up, align 8
  %b.at = getelementptr inbounds i64, ptr %b, i64 %one.i
  %c.at = getelementptr inbounds i64, ptr %c, i64 %one.i
  %c.v = load i64, ptr %c.at, align 8
  %c.w = mul i64 %c.v, 5
  store i64 %c.w, ptr %b.at, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @not_isolated(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %a.at = getelementptr inbounds i64, ptr %a, i64 %one.i
  %a.old = load i64, ptr %a.at, align 8
  %a.new = mul i64 %a.old, 3
  %a.up = getelementptr inbounds i64, ptr %a.at, i64 1
  store i64 %a.new, ptr %a.up, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @convergent(ptr %a, ptr %b, ptr %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %a.at = getelementptr inbounds i64, ptr %a, i64 %one.i
  %a.old = load i64, ptr %a.at, align 8
  %a.new = mul i64 %a.old, 3
  %a.up = getelementptr inbounds i64, ptr %a.at, i64 1
  store i64 %a.new, ptr %a.up, align 8
  %b.at = getelementptr inbounds i64, ptr %b, i64 %one.i
  %c.at = getelementptr inbounds i64, ptr %c, i64 %one.i
  %c.v = load i64, ptr %c.at, align 8
  %c.w = mul i64 %c.v, 5
  store i64 %c.w, ptr %b.at, align 8
  call void @together()
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @not_copied(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %a.at = getelementptr inbounds i64, ptr %a, i64 %one.i
  %a.old = load i64, ptr %a.at, align 8
  %a.new = mul i64 %a.old, 3
  %a.up = getelementptr inbounds i64, ptr %a.at, i64 1
  store i64 %a.new, ptr %a.up, align 8
  %b.at = getelementptr inbounds i64, ptr %b, i64 %one.i
  %c.at = getelementptr inbounds i64, ptr %c, i64 %one.i
  %c.v = load i64, ptr %c.at, align 8
  %c.w = mul i64 %c.v, 5
  store i64 %c.w, ptr %b.at, align 8
  call void @once()
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @disabled(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %a.at = getelementptr inbounds i64, ptr %a, i64 %one.i
  %a.old = load i64, ptr %a.at, align 8
  %a.new = mul i64 %a.old, 3
  %a.up = getelementptr inbounds i64, ptr %a.at, i64 1
  store i64 %a.new, ptr %a.up, align 8
  %b.at = getelementptr inbounds i64, ptr %b, i64 %one.i
  %c.at = getelementptr inbounds i64, ptr %c, i64 %one.i
  %c.v = load i64, ptr %c.at, align 8
  %c.w = mul i64 %c.v, 5
  store i64 %c.w, ptr %b.at, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one, !llvm.loop !0
exit:
  ret void
}
define void @failed(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %a.at = getelementptr inbounds i64, ptr %a, i64 %one.i
  %a.old = load i64, ptr %a.at, align 8
  %a.new = mul i64 %a.old, 3
  %a.up = getelementptr inbounds i64, ptr %a.at, i64 1
  store i64 %a.new, ptr %a.up, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one, !llvm.loop !2
exit:
  ret void
}
define void @exits(ptr noalias %a, i1 %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %tail ]
  br i1 %c, label %exit, label %tail
tail:
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @form(ptr noalias %a, i1 %c) {
entry:
  br i1 %c, label %one, label %other
other:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ 1, %other ], [ %one.next, %one ]
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @top(ptr noalias %a) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %tail ]
  %one.done = icmp eq i64 %one.i, 100
  br i1 %one.done, label %exit, label %tail
tail:
  %one.next = add nuw nsw i64 %one.i, 1
  br label %one
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.disable_nonforced"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.distribute.enable", i1 true}
; EXPECT
; remark: <unknown>:0:0: loop not distributed: cannot isolate unsafe dependencies
; warning: <unknown>:0:0: loop not distributed: failed explicitly specified loop distribution
; --- !Passed
; Pass:            loop-distribute
; Name:            Distribute
; Function:        distributed
; Args:
;   - String:          distributed loop
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        vectorizable
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            MemOpsCanBeVectorized
; Function:        vectorizable
; Args:
;   - String:          'loop not distributed: '
;   - String:          memory operations are safe for vectorization
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        no_unsafe
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            NoUnsafeDeps
; Function:        no_unsafe
; Args:
;   - String:          'loop not distributed: '
;   - String:          no unsafe dependences to isolate
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        not_isolated
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            CantIsolateUnsafeDeps
; Function:        not_isolated
; Args:
;   - String:          'loop not distributed: '
;   - String:          cannot isolate unsafe dependencies
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        convergent
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            RuntimeCheckWithConvergent
; Function:        convergent
; Args:
;   - String:          'loop not distributed: '
;   - String:          may not insert runtime check with convergent operation
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        not_copied
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            NotDuplicable
; Function:        not_copied
; Args:
;   - String:          'loop not distributed: '
;   - String:          it contains code that must not be repeated
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        disabled
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            HeuristicDisabled
; Function:        disabled
; Args:
;   - String:          'loop not distributed: '
;   - String:          distribution heuristic disabled
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        failed
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            ''
; Name:            CantIsolateUnsafeDeps
; Function:        failed
; Args:
;   - String:          'loop not distributed: '
;   - String:          cannot isolate unsafe dependencies
; ...
; --- !Failure
; Pass:            loop-distribute
; Name:            FailedRequestedDistribution
; Function:        failed
; Args:
;   - String:          'loop not distributed: failed explicitly specified loop distribution'
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        exits
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            MultipleExitBlocks
; Function:        exits
; Args:
;   - String:          'loop not distributed: '
;   - String:          multiple exit blocks
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        form
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            NotLoopSimplifyForm
; Function:        form
; Args:
;   - String:          'loop not distributed: '
;   - String:          loop is not in loop-simplify form
; ...
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        top
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            NotBottomTested
; Function:        top
; Args:
;   - String:          'loop not distributed: '
;   - String:          loop is not bottom tested
; ...
