; RUN: opt -passes='loop-interchange' -pass-remarks-output=- -disable-output
; Every reason for which two loops stay as they are, by the name of its remark, and what is said of two that are exchanged.
declare void @callee() nounwind willreturn
declare void @together() convergent nounwind willreturn memory(none)
define void @interchanged(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @call(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  call void @callee()
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @convergent(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  call void @together()
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @is_volatile(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  store volatile i32 1, ptr %b, align 4
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @tight(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  %x = load i32, ptr %b, align 4
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @good_already(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %i, i64 %j
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @dependence(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  %i.up = add nuw nsw i64 %i, 1
  %j.down = add nsw i64 %j, -1
  %to = getelementptr inbounds [100 x i32], ptr %a, i64 %j.down, i64 %i.up
  store i32 %w, ptr %to, align 4
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @outer_phi(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  %x = phi i64 [ 0, %entry ], [ %x.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %x.next = xor i64 %x, %i
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @inner_phi(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %y = phi i64 [ 0, %outer ], [ %y.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  %y.next = xor i64 %y, %j
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @structure(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %i
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @inner_exit(ptr noalias %a, ptr noalias %b, i1 %c) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner.latch ]
  %j.done = icmp eq i64 %j, 100
  br i1 %j.done, label %outer.latch, label %inner.latch
inner.latch:
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  %j.next = add nuw nsw i64 %j, 1
  br label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @shallow(ptr %a) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define i64 @exit_phi(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i64], ptr %a, i64 %j, i64 %i
  %v = load i64, ptr %at, align 8
  %w = add i64 %v, 1
  store i64 %w, ptr %at, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %last = phi i64 [ %v, %inner ]
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  %out = phi i64 [ %last, %outer.latch ]
  ret i64 %out
}
define i64 @latch_phi(ptr noalias %a, ptr noalias %b, i1 %c) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner.latch ]
  %at = getelementptr inbounds [100 x i64], ptr %a, i64 %j, i64 %i
  %v = load i64, ptr %at, align 8
  %w = add i64 %v, 1
  store i64 %w, ptr %at, align 8
  br i1 %c, label %side, label %inner.latch
side:
  br label %inner.latch
inner.latch:
  %p = phi i64 [ %v, %inner ], [ 3, %side ]
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %last = phi i64 [ %p, %inner.latch ]
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  %out = phi i64 [ %last, %outer.latch ]
  ret i64 %out
}
define void @deep(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %middle
middle:
  %j = phi i64 [ 0, %outer ], [ %j.next, %middle.latch ]
  br label %inner
inner:
  %k = phi i64 [ 0, %middle ], [ %k.next, %inner ]
  %at = getelementptr inbounds [100 x [100 x i64]], ptr %a, i64 %k, i64 %j, i64 %i
  %v = load i64, ptr %at, align 8
  %w = add i64 %v, 1
  store i64 %w, ptr %at, align 8
  %k.next = add nuw nsw i64 %k, 1
  %k.done = icmp eq i64 %k.next, 100
  br i1 %k.done, label %middle.latch, label %inner
middle.latch:
  %last = phi i64 [ %v, %inner ]
  %unused = add i64 %last, 1
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %middle
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @used_in_latch(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i64], ptr %a, i64 %j, i64 %i
  %v = load i64, ptr %at, align 8
  %w = add i64 %v, 1
  store i64 %w, ptr %at, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %last = phi i64 [ %v, %inner ]
  %unused = add i64 %last, 1
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        interchanged
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Passed
; Pass:            loop-interchange
; Name:            Interchanged
; Function:        interchanged
; Args:
;   - String:          Loop interchanged with enclosing loop.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        call
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            CallInst
; Function:        call
; Args:
;   - String:          Cannot interchange loops due to call instruction.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        convergent
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            ConvergentCall
; Function:        convergent
; Args:
;   - String:          Cannot interchange loops due to an operation that threads execute together.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            UnsupportedMemory
; Function:        is_volatile
; Args:
;   - String:          Cannot interchange loops due to volatile or atomic accesses or fences.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        tight
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            NotTightlyNested
; Function:        tight
; Args:
;   - String:          Cannot interchange loops because they are not tightly nested.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        good_already
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            InterchangeNotProfitable
; Function:        good_already
; Args:
;   - String:          Interchanging loops is not considered to improve cache locality nor vectorization.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            Dependence
; Function:        dependence
; Args:
;   - String:          All loops have dependencies in all directions.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        outer_phi
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            UnsupportedPHIOuter
; Function:        outer_phi
; Args:
;   - String:          Only outer loops with induction or reduction PHI nodes can be interchanged currently.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        inner_phi
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            UnsupportedPHIInner
; Function:        inner_phi
; Args:
;   - String:          Only inner loops with induction or reduction PHI nodes can be interchange currently.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        structure
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            UnsupportedStructureInner
; Function:        structure
; Args:
;   - String:          Inner loop structure not understood currently.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        inner_exit
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            ExitingNotLatch
; Function:        inner_exit
; Args:
;   - String:          Loops where the latch is not the exiting block cannot be interchange currently.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            UnsupportedLoopNestDepth
; Function:        shallow
; Args:
;   - String:          'Unsupported depth of loop nest, the supported range is ['
;   - String:          '2'
;   - String:          ', '
;   - String:          '10'
;   - String:          "].\n"
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        exit_phi
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Passed
; Pass:            loop-interchange
; Name:            Interchanged
; Function:        exit_phi
; Args:
;   - String:          Loop interchanged with enclosing loop.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        latch_phi
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Passed
; Pass:            loop-interchange
; Name:            Interchanged
; Function:        latch_phi
; Args:
;   - String:          Loop interchanged with enclosing loop.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        deep
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            UnsupportedExitPHI
; Function:        deep
; Args:
;   - String:          Found unsupported PHI node in loop exit.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            UnsupportedInnerLatchPHI
; Function:        deep
; Args:
;   - String:          Cannot interchange loops because unsupported PHI nodes found in inner loop latch.
; ...
; --- !Analysis
; Pass:            loop-interchange
; Name:            Dependence
; Function:        used_in_latch
; Args:
;   - String:          Computed dependence info, invoking the transform.
; ...
; --- !Missed
; Pass:            loop-interchange
; Name:            UnsupportedExitPHI
; Function:        used_in_latch
; Args:
;   - String:          Found unsupported PHI node in loop exit.
; ...
