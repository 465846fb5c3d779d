; RUN: opt -passes='loop(loop-rotate)' -pass-remarks-output=- -disable-output
; Every reason for which a loop is not rotated, by the name of its remark, and what is said of one that is.
declare void @together() convergent
declare void @once() noduplicate
define internal void @small() {
  ret void
}
define void @rotated(ptr %a, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %at = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %at, align 8
  %next = add nuw i64 %i, 1
  br label %head
exit:
  ret void
}
define void @large(ptr %a, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  store volatile i64 0, ptr %a, align 8
  store volatile i64 1, ptr %a, align 8
  store volatile i64 2, ptr %a, align 8
  store volatile i64 3, ptr %a, align 8
  store volatile i64 4, ptr %a, align 8
  store volatile i64 5, ptr %a, align 8
  store volatile i64 6, ptr %a, align 8
  store volatile i64 7, ptr %a, align 8
  store volatile i64 8, ptr %a, align 8
  store volatile i64 9, ptr %a, align 8
  store volatile i64 10, ptr %a, align 8
  store volatile i64 11, ptr %a, align 8
  store volatile i64 12, ptr %a, align 8
  store volatile i64 13, ptr %a, align 8
  store volatile i64 14, ptr %a, align 8
  store volatile i64 15, ptr %a, align 8
  store volatile i64 16, ptr %a, align 8
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %at = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %at, align 8
  %next = add nuw i64 %i, 1
  br label %head
exit:
  ret void
}
define void @once_only(ptr %a, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  call void @once()
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %at = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %at, align 8
  %next = add nuw i64 %i, 1
  br label %head
exit:
  ret void
}
define void @not_simplified(ptr %a, i64 %n, ptr %t) {
entry:
  indirectbr ptr %t, [label %head, label %other]
other:
  indirectbr ptr %t, [label %head, label %exit]
head:
  %i = phi i64 [ 0, %entry ], [ 1, %other ], [ %next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %at = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %at, align 8
  %next = add nuw i64 %i, 1
  br label %head
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-rotate
; Name:            Rotated
; Function:        rotated
; Args:
;   - String:          rotated loop
; ...
; --- !Missed
; Pass:            loop-rotate
; Name:            HeaderTooLarge
; Function:        large
; Args:
;   - String:          'loop not rotated: its header has size 19, more than rotation-max-header-size=16'
; ...
; --- !Missed
; Pass:            loop-rotate
; Name:            HeaderNotDuplicable
; Function:        once_only
; Args:
;   - String:          'loop not rotated: its header contains code that must not be duplicated'
; ...
; --- !Missed
; Pass:            loop-simplify
; Name:            IndirectEntry
; Function:        not_simplified
; Args:
;   - String:          'loop gets no preheader: it is entered by an indirect branch'
; ...
; --- !Missed
; Pass:            loop-rotate
; Name:            NotSimplified
; Function:        not_simplified
; Args:
;   - String:          'loop not rotated: it is not in loop-simplify and LCSSA form'
; ...
