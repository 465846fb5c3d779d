; RUN: opt -passes='tailcallelim'
; One return decides the result of all rounds above it: whether it is known goes round with it.
define i32 @two(i32 %n) {
entry:
  switch i32 %n, label %more [
    i32 0, label %zero
    i32 9, label %nine
  ]
zero:
  ret i32 5
nine:
  %a = sub i32 %n, 1
  %x = tail call i32 @two(i32 %a)
  ret i32 7
more:
  %b = sub i32 %n, 1
  %y = tail call i32 @two(i32 %b)
  ret i32 %y
}
; EXPECT
; define i32 @two(i32 %n) {
; entry:
;   br label %tailrecurse
;
; tailrecurse:                                      ; preds = %more, %nine, %entry
;   %n.tr = phi i32 [ %n, %entry ], [ %a, %nine ], [ %b, %more ]
;   %ret.tr = phi i32 [ poison, %entry ], [ %current.ret.tr, %nine ], [ %ret.tr, %more ]
;   %ret.known.tr = phi i1 [ false, %entry ], [ true, %nine ], [ %ret.known.tr, %more ]
;   switch i32 %n.tr, label %more [
;     i32 0, label %zero
;     i32 9, label %nine
;   ]
;
; zero:                                             ; preds = %tailrecurse
;   %current.ret.tr1 = select i1 %ret.known.tr, i32 %ret.tr, i32 5
;   ret i32 %current.ret.tr1
;
; nine:                                             ; preds = %tailrecurse
;   %a = sub i32 %n.tr, 1
;   %current.ret.tr = select i1 %ret.known.tr, i32 %ret.tr, i32 7
;   br label %tailrecurse
;
; more:                                             ; preds = %tailrecurse
;   %b = sub i32 %n.tr, 1
;   br label %tailrecurse
; }
