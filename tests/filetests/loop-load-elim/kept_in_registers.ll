; RUN: opt -passes=loop-load-elim
; What an iteration stores and the next one loads is kept in a phi, up and down, of floats, vectors and other types of as many bits.
define void @up(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %at, align 4
  %bat = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %bat, align 4
  %z = add i32 %x, %y
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  store i32 %z, ptr %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @down(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 100, %entry ], [ %next, %loop ]
  %next = add nsw i64 %i, -1
  %at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %at, align 4
  %z = fmul float %x, 3.0
  %to = getelementptr inbounds float, ptr addrspace(1) %a, i64 %next
  store float %z, ptr addrspace(1) %to, align 4
  %done = icmp eq i64 %next, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @casts(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load <2 x half>, ptr %at, align 4
  %z = fadd <2 x half> %x, %x
  %c = bitcast <2 x half> %z to i32
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  store i32 %c, ptr %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; define void @up(ptr noalias %a, ptr noalias %b, i64 %n) {
; entry:
;   %load_initial = load i32, ptr %a, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %z, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %x = load i32, ptr %at, align 4
;   %bat = getelementptr inbounds i32, ptr %b, i64 %i
;   %y = load i32, ptr %bat, align 4
;   %z = add i32 %store_forwarded, %y
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   store i32 %z, ptr %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @down(ptr addrspace(1) %a) {
; entry:
;   %scevgep = getelementptr nuw i8, ptr addrspace(1) %a, i64 400
;   %load_initial = load float, ptr addrspace(1) %scevgep, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %store_forwarded = phi float [ %load_initial, %entry ], [ %z, %loop ]
;   %i = phi i64 [ 100, %entry ], [ %next, %loop ]
;   %next = add nsw i64 %i, -1
;   %at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
;   %x = load float, ptr addrspace(1) %at, align 4
;   %z = fmul float %store_forwarded, 3.000000e+00
;   %to = getelementptr inbounds float, ptr addrspace(1) %a, i64 %next
;   store float %z, ptr addrspace(1) %to, align 4
;   %done = icmp eq i64 %next, 0
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @casts(ptr %a, i64 %n) {
; entry:
;   %load_initial = load <2 x half>, ptr %a, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %store_forwarded = phi <2 x half> [ %load_initial, %entry ], [ %store_forward_cast, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %x = load <2 x half>, ptr %at, align 4
;   %z = fadd <2 x half> %store_forwarded, %store_forwarded
;   %c = bitcast <2 x half> %z to i32
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %store_forward_cast = bitcast i32 %c to <2 x half>
;   store i32 %c, ptr %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
