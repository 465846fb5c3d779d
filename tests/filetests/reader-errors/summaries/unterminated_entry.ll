; RUN: not verify
; The parentheses of an entry are closed.

^0 = gv: (guid: 1, summaries: ()
; EXPECT
; INPUT:5:1: error: found end of file while parsing summary entry
;
; ^
