; RUN: opt -passes=globalopt
; Lists of used names are sorted; a listed alias stays, and so does what it stands for.
@llvm.used = appending global [2 x ptr] [ptr @z, ptr @alias], section "llvm.metadata"
@llvm.compiler.used = appending global [2 x ptr] [ptr @z, ptr @b], section "llvm.metadata"
@z = internal global i32 1
@b = internal global i32 2
@a = internal global i32 3
@alias = internal alias i32, ptr @a
define i32 @f() {
  %v = load i32, ptr @alias
  ret i32 %v
}
; EXPECT
; @llvm.used = appending global [2 x ptr] [ptr @alias, ptr @z], section "llvm.metadata"
; @llvm.compiler.used = appending global [1 x ptr] [ptr @b], section "llvm.metadata"
; @z = internal global i32 1
; @b = internal global i32 2
; @alias = internal global i32 3
;
; define i32 @f() local_unnamed_addr {
;   %v = load i32, ptr @alias, align 4
;   ret i32 %v
; }
