; RUN: not verify
; Compile units are distinct.

!0 = !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a", directory: "b")
; EXPECT
; INPUT:4:6: error: missing 'distinct', required for !DICompileUnit
; !0 = !DICompileUnit(language: DW_LANG_C, file: !1)
;      ^~~~~~~~~~~~~~
