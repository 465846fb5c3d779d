; RUN: opt -passes=strip-dead-prototypes
; A use within a constant expression, an initialiser or a personality is a use.
@in_expression = external global [4 x i32]
@in_initialiser = external global i32
@table = constant [1 x ptr] [ptr getelementptr (i8, ptr @in_initialiser, i64 1)]
declare i32 @personality(...)
define i32 @f() personality ptr @personality {
  %x = load i32, ptr getelementptr ([4 x i32], ptr @in_expression, i64 0, i64 1)
  ret i32 %x
}
; EXPECT
; @in_expression = external global [4 x i32]
; @in_initialiser = external global i32
; @table = constant [1 x ptr] [ptr getelementptr (i8, ptr @in_initialiser, i64 1)]
;
; declare i32 @personality(...)
;
; define i32 @f() personality ptr @personality {
;   %x = load i32, ptr getelementptr ([4 x i32], ptr @in_expression, i64 0, i64 1), align 4
;   ret i32 %x
; }
