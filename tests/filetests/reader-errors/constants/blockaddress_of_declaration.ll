; RUN: not verify
; A declaration has no blocks.

declare void @f()
@g = global ptr blockaddress(@f, %a)
; EXPECT
; INPUT:5:17: error: cannot take blockaddress inside a declaration
; @g = global ptr blockaddress(@f, %a)
;                 ^~~~~~~~~~~~
