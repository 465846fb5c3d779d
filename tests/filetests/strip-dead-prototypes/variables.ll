; RUN: opt -passes=strip-dead-prototypes
; Declared variables without a use go, definitions stay.
@unused = external global i32
@unused_shared = external addrspace(3) global [0 x i8]
@used = external global i32
@defined = internal global i32 0
define i32 @f() {
  %x = load i32, ptr @used
  ret i32 %x
}
; EXPECT
; @used = external global i32
; @defined = internal global i32 0
;
; define i32 @f() {
;   %x = load i32, ptr @used, align 4
;   ret i32 %x
; }
