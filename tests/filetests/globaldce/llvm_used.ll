; RUN: opt -passes='globaldce'
; What `llvm.used` lists stays although no code names it.
@llvm.used = appending global [1 x ptr] [ptr @x], section "llvm.metadata"
@x = internal global i32 0
@y = internal global i32 0
; EXPECT
; @llvm.used = appending global [1 x ptr] [ptr @x], section "llvm.metadata"
; @x = internal global i32 0
