; RUN: not verify
; Nodes have the fields of their kind.

!0 = !DIFile(filename: "a", directory: "b", frob: 1)
; EXPECT
; INPUT:4:45: error: invalid field 'frob'
; !0 = !DIFile(filename: "a", directory: "b", frob: 1)
;                                             ^~~~~
