; RUN: not verify
; A type has one body.

%s = type { i32 }
%s = type { i64 }
; EXPECT
; INPUT:5:1: error: redefinition of type
; %s = type { i64 }
; ^~
