; RUN: not verify
; A comment between `/*` and `*/` must end.

@g = global i32 0 /* no end
; EXPECT
; INPUT:4:19: error: unterminated comment
; @g = global i32 0 /* no end
;                   ^~~~~~~~~
