; RUN: opt -passes=print-profile-summary -disable-output
; What the program marks as cold is cold without a profile.
define void @marked() cold {
  ret void
}
define void @other() {
  ret void
}
; EXPECT
; Functions in INPUT with hot/cold annotations: 
; marked :cold entry 
; other
