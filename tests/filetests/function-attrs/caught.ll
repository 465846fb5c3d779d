; RUN: opt -passes=function-attrs
; What a handler catches does not leave the function if a clause takes everything, and the handler does not pass it on. What only cleans up
; lets the search for a handler go on.

declare void @throws()
declare i32 @personality(...)
@type = external global ptr

define void @all() personality ptr @personality {
  invoke void @throws() to label %done unwind label %pad
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  ret void
done:
  ret void
}

define void @nothing_filtered() personality ptr @personality {
  invoke void @throws() to label %done unwind label %pad
pad:
  %l = landingpad { ptr, i32 } filter [0 x ptr] zeroinitializer
  ret void
done:
  ret void
}

define void @one() personality ptr @personality {
  invoke void @throws() to label %done unwind label %pad
pad:
  %l = landingpad { ptr, i32 } catch ptr @type
  ret void
done:
  ret void
}

define void @cleans() personality ptr @personality {
  invoke void @throws() to label %done unwind label %pad
pad:
  %l = landingpad { ptr, i32 } cleanup catch ptr null
  ret void
done:
  ret void
}
; EXPECT
; @type = external global ptr
;
; declare void @throws()
;
; declare i32 @personality(...)
;
; ; Function Attrs: nounwind
; define void @all() #0 personality ptr @personality {
;   invoke void @throws()
;           to label %done unwind label %pad
;
; pad:                                              ; preds = %0
;   %l = landingpad { ptr, i32 }
;           catch ptr null
;   ret void
;
; done:                                             ; preds = %0
;   ret void
; }
;
; ; Function Attrs: nounwind
; define void @nothing_filtered() #0 personality ptr @personality {
;   invoke void @throws()
;           to label %done unwind label %pad
;
; pad:                                              ; preds = %0
;   %l = landingpad { ptr, i32 }
;           filter [0 x ptr] zeroinitializer
;   ret void
;
; done:                                             ; preds = %0
;   ret void
; }
;
; define void @one() personality ptr @personality {
;   invoke void @throws()
;           to label %done unwind label %pad
;
; pad:                                              ; preds = %0
;   %l = landingpad { ptr, i32 }
;           catch ptr @type
;   ret void
;
; done:                                             ; preds = %0
;   ret void
; }
;
; define void @cleans() personality ptr @personality {
;   invoke void @throws()
;           to label %done unwind label %pad
;
; pad:                                              ; preds = %0
;   %l = landingpad { ptr, i32 }
;           cleanup
;           catch ptr null
;   ret void
;
; done:                                             ; preds = %0
;   ret void
; }
;
; attributes #0 = { nounwind }
