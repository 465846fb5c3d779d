; RUN: not verify
; Tags have names of DWARF.

!0 = !DIBasicType(tag: DW_TAG_frob, name: "int")
; EXPECT
; INPUT:4:24: error: invalid DWARF tag 'DW_TAG_frob'
; !0 = !DIBasicType(tag: DW_TAG_frob, name: "int")
;                        ^~~~~~~~~~~
