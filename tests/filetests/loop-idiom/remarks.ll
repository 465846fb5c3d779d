; RUN: opt -passes='loop(loop-idiom<device-memory>)' -pass-remarks-output=- -disable-output
; What is made of loops over memory and over bits, and every reason for which a copy stays, by the names of their remarks.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @fill(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 0, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 1000
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @copy(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %p = getelementptr inbounds i64, ptr %a, i64 %one.i
  %q = getelementptr inbounds i64, ptr %b, i64 %one.i
  %v = load i64, ptr %q, align 8
  store i64 %v, ptr %p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 1000
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @stores_meet(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %p = getelementptr inbounds i64, ptr %a, i64 %one.i
  %q = getelementptr inbounds i64, ptr %b, i64 %one.i
  %v = load i64, ptr %q, align 8
  store i64 %v, ptr %p, align 8
  %z.p = getelementptr inbounds i64, ptr %p, i64 5
  %z = load i64, ptr %z.p, align 8
  %c.p = getelementptr inbounds i64, ptr %c, i64 %one.i
  %y = mul i64 %z, 3
  store i64 %y, ptr %c.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 1000
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @loads_meet(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %p = getelementptr inbounds i64, ptr %a, i64 %one.i
  %q = getelementptr inbounds i64, ptr %b, i64 %one.i
  %v = load i64, ptr %q, align 8
  store i64 %v, ptr %p, align 8
  %r = getelementptr inbounds i64, ptr %q, i64 3
  store i64 %one.i, ptr %r, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 1000
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @strides(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %p = getelementptr inbounds i64, ptr %a, i64 %one.i
  %q = getelementptr inbounds [2 x i64], ptr %b, i64 %one.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 8, i1 false)
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 1000
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define i32 @bits(i32 %x) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %less = add i32 %v, -1
  %next = and i32 %v, %less
  %m = add i32 %n, 1
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %m
}
; EXPECT
; --- !Passed
; Pass:            loop-idiom
; Name:            ProcessLoopStridedStore
; Function:        fill
; Args:
;   - String:          'Transformed loop-strided store in '
;   - Function:        fill
;   - String:          ' function into a call to '
;   - NewFunction:     llvm.memset.p0.i64
;   - String:          '() intrinsic'
;   - FromBlock:       one
;   - ToBlock:         entry
; ...
; --- !Passed
; Pass:            loop-idiom
; Name:            ProcessLoopStoreOfLoopLoad
; Function:        copy
; Args:
;   - String:          'Formed a call to '
;   - NewFunction:     llvm.memcpy.p0.p0.i64
;   - String:          '() intrinsic from '
;   - Inst:            load and store
;   - String:          ' instruction in '
;   - Function:        copy
;   - String:          ' function'
;   - FromBlock:       one
;   - ToBlock:         entry
; ...
; --- !Missed
; Pass:            loop-idiom
; Name:            LoopMayAccessStore
; Function:        stores_meet
; Args:
;   - Inst:            load and store
;   - String:          ' in '
;   - Function:        stores_meet
;   - String:          ' function will not be hoisted: '
;   - Reason:          The loop may access store location
; ...
; --- !Missed
; Pass:            loop-idiom
; Name:            LoopMayAccessLoad
; Function:        loads_meet
; Args:
;   - Inst:            load and store
;   - String:          ' in '
;   - Function:        loads_meet
;   - String:          ' function will not be hoisted: '
;   - Reason:          The loop may access load location
; ...
; --- !Missed
; Pass:            loop-idiom
; Name:            SizeStrideUnequal
; Function:        strides
; Args:
;   - Inst:            memcpy
;   - String:          ' in '
;   - Function:        strides
;   - String:          ' function will not be hoisted: '
;   - Reason:          memcpy size is not equal to stride
; ...
; --- !Passed
; Pass:            loop-idiom
; Name:            CountedBits
; Function:        bits
; Args:
;   - String:          'computed the trip count of a loop over bits in '
;   - Function:        bits
; ...
