; RUN: not verify
; `memory` says where and how.

declare void @f() memory(frob)
; EXPECT
; INPUT:4:26: error: expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)
; declare void @f() memory(frob)
;                          ^~~~
