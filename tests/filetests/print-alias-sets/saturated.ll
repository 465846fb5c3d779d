; RUN: opt -passes=print-alias-sets -alias-set-saturation-threshold=3 -disable-output
; Above three locations there is one set for all, and the others forward to it.
define void @saturated() {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %d = alloca i32
  store i32 1, ptr %a
  store i32 2, ptr %b
  store i32 3, ptr %c
  store i32 4, ptr %d
  ret void
}
; EXPECT
; Alias sets for function 'saturated':
; Alias Set Tracker: 5 (Saturated) alias sets for 4 pointer values.
;   AliasSet[0x1, 1] must alias, Mod        forwarding to 0x5
;   AliasSet[0x2, 1] must alias, Mod        forwarding to 0x5
;   AliasSet[0x3, 1] must alias, Mod        forwarding to 0x5
;   AliasSet[0x4, 1] must alias, Mod        forwarding to 0x5
;   AliasSet[0x5, 4] may alias, Mod/Ref   Memory locations: (ptr %a, LocationSize::precise(4)), (ptr %b, LocationSize::precise(4)), (ptr %c, LocationSize::precise(4)), (ptr %d, LocationSize::precise(4))
