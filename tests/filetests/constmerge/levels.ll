; RUN: opt -passes=constmerge
; Constants that point to constants merge level by level, within expressions too.
@s1 = private unnamed_addr constant [4 x i8] c"abc\00"
@s2 = private unnamed_addr constant [4 x i8] c"abc\00"
@p1 = internal unnamed_addr constant ptr @s1
@p2 = internal unnamed_addr constant ptr @s2
@q1 = internal unnamed_addr constant ptr getelementptr (i8, ptr @p1, i64 4)
@q2 = internal unnamed_addr constant ptr getelementptr (i8, ptr @p2, i64 4)
define void @f(ptr %p) {
  store ptr @q1, ptr %p
  store ptr @q2, ptr %p
  store ptr getelementptr (i8, ptr @s2, i64 1), ptr %p
  store ptr getelementptr (i8, ptr @s1, i64 1), ptr %p
  ret void
}
; EXPECT
; @s2 = private unnamed_addr constant [4 x i8] c"abc\00"
; @p2 = internal unnamed_addr constant ptr @s2
; @q2 = internal unnamed_addr constant ptr getelementptr (i8, ptr @p2, i64 4)
;
; define void @f(ptr %p) {
;   store ptr @q2, ptr %p, align 8
;   store ptr @q2, ptr %p, align 8
;   store ptr getelementptr (i8, ptr @s2, i64 1), ptr %p, align 8
;   store ptr getelementptr (i8, ptr @s2, i64 1), ptr %p, align 8
;   ret void
; }
