; RUN: opt -mtriple=nvptx64-nvidia-cuda -passes='default<O1>'
; The condition of a select says something of an arm only if that is not undef; that of a branch says it anyway.
define i64 @select_cond_may_undef(i32 %a) {
  %c = icmp sgt i32 %a, 1
  %narrow = select i1 %c, i32 %a, i32 0
  %max = sext i32 %narrow to i64
  ret i64 %max
}
define i64 @noundef(i32 noundef %a) {
  %c = icmp sgt i32 %a, 1
  %narrow = select i1 %c, i32 %a, i32 0
  %max = sext i32 %narrow to i64
  ret i64 %max
}
define i64 @a(i32 %a) {
  %c = icmp ult i32 %a, 8
  %s = select i1 %c, i32 %a, i32 0
  %r = and i32 %s, 7
  %z = zext i32 %r to i64
  ret i64 %z
}
define i1 @b(i32 %a) {
  %c = icmp sgt i32 %a, 1
  %s = select i1 %c, i32 %a, i32 0
  %r = icmp slt i32 %s, 0
  ret i1 %r
}
define i32 @d(i32 %a) {
  %c = icmp sgt i32 %a, 1
  %s = select i1 %c, i32 %a, i32 0
  %r = ashr i32 %s, 3
  ret i32 %r
}
define i64 @branch(i32 %a) {
  %c = icmp sgt i32 %a, 1
  br i1 %c, label %yes, label %no
yes:
  %max = sext i32 %a to i64
  ret i64 %max
no:
  ret i64 0
}
define i32 @lowest(i32 %a) {
  %d = shl i32 %a, 1
  %x = or i32 %d, 4
  %n = sub i32 0, %x
  %l = and i32 %x, %n
  %r = and i32 %l, 7
  ret i32 %r
}
define i32 @lowest_noundef(i32 noundef %a) {
  %d = shl i32 %a, 1
  %x = or i32 %d, 4
  %n = sub i32 0, %x
  %l = and i32 %x, %n
  %r = and i32 %l, 7
  ret i32 %r
}
; EXPECT
; target triple = "nvptx64-nvidia-cuda"
;
; define i64 @select_cond_may_undef(i32 %a) {
;   %c = icmp sgt i32 %a, 1
;   %narrow = select i1 %c, i32 %a, i32 0
;   %max = sext i32 %narrow to i64
;   ret i64 %max
; }
;
; define i64 @noundef(i32 noundef %a) {
;   %c = icmp sgt i32 %a, 1
;   %narrow = select i1 %c, i32 %a, i32 0
;   %max = zext nneg i32 %narrow to i64
;   ret i64 %max
; }
;
; define i64 @a(i32 %a) {
;   %c = icmp ult i32 %a, 8
;   %s = select i1 %c, i32 %a, i32 0
;   %r = and i32 %s, 7
;   %z = zext nneg i32 %r to i64
;   ret i64 %z
; }
;
; define i1 @b(i32 %a) {
;   ret i1 false
; }
;
; define i32 @d(i32 %a) {
;   %c = icmp sgt i32 %a, 1
;   %s = select i1 %c, i32 %a, i32 0
;   %r = ashr i32 %s, 3
;   ret i32 %r
; }
;
; define i64 @branch(i32 %a) {
; common.ret:
;   %c = icmp sgt i32 %a, 1
;   %max = zext nneg i32 %a to i64
;   %common.ret.op = select i1 %c, i64 %max, i64 0
;   ret i64 %common.ret.op
; }
;
; define i32 @lowest(i32 %a) {
;   %d = shl i32 %a, 1
;   %x = or i32 %d, 4
;   %n = sub nsw i32 0, %x
;   %l = and i32 %x, %n
;   %r = and i32 %l, 6
;   ret i32 %r
; }
;
; define i32 @lowest_noundef(i32 noundef %a) {
;   %d = shl i32 %a, 1
;   %x = or i32 %d, 4
;   %n = sub nsw i32 0, %x
;   %l = and i32 %x, %n
;   ret i32 %l
; }
