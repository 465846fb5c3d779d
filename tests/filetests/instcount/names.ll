; RUN: opt -passes=instcount -S
; Counting changes nothing: blocks without names, and names that need quotes.
define void @"odd name"(i1 %c) {
  br i1 %c, label %"a b", label %3

"a b":
  br i1 %c, label %"a b", label %2

2:
  ret void

3:
  br label %"7"

"7":
  br i1 %c, label %3, label %2
}

define void @one() {
  ret void
}
; EXPECT
; define void @"odd name"(i1 %c) {
;   br i1 %c, label %"a b", label %2
;
; "a b":                                            ; preds = %"a b", %0
;   br i1 %c, label %"a b", label %1
;
; 1:                                                ; preds = %"7", %"a b"
;   ret void
;
; 2:                                                ; preds = %"7", %0
;   br label %"7"
;
; "7":                                              ; preds = %2
;   br i1 %c, label %2, label %1
; }
;
; define void @one() {
;   ret void
; }
