; RUN: not verify
; Entries are of five kinds.

^0 = function: (guid: 1)
; EXPECT
; INPUT:4:6: error: Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of summary entry
; ^0 = function: (guid: 1)
;      ^~~~~~~~
