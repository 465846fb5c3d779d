; RUN: opt -passes=newgvn
; The product of a phi is a phi of the products that both ways have computed.
define i32 @f(i32 %a, i32 %b, i32 %k, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %x = mul i32 %a, %k
  store i32 %x, ptr %p, align 4
  br label %join
no:
  %y = mul i32 %b, %k
  store i32 %y, ptr %p, align 4
  br label %join
join:
  %r = phi i32 [ %a, %yes ], [ %b, %no ]
  %z = mul i32 %r, %k
  ret i32 %z
}
; EXPECT
; define i32 @f(i32 %a, i32 %b, i32 %k, i1 %c, ptr %p) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %x = mul i32 %a, %k
;   store i32 %x, ptr %p, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   %y = mul i32 %b, %k
;   store i32 %y, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %phiofops = phi i32 [ %y, %no ], [ %x, %yes ]
;   %r = phi i32 [ %a, %yes ], [ %b, %no ]
;   ret i32 %phiofops
; }
