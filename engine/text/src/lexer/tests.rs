//! Tokens of short texts.

use super::*;

fn kinds(text: &str) -> Vec<T> {
    let mut l = Lexer::new(text.as_bytes());
    let mut out = Vec::new();
    loop {
        l.next();
        out.push(l.tok.kind);
        if matches!(l.tok.kind, T::Eof | T::Error) {
            return out;
        }
    }
}

#[test]
fn tokens() {
    use T::*;
    assert_eq!(kinds("%1 = add i32 %x, -4 ; comment"), [LocalId, Equal, Word, IntType, LocalVar, Comma, Int, Eof]);
    assert_eq!(
        kinds("a-b: 7: \"x y\": -1: $c: .L1: ..."),
        [LabelStr, LabelId, LabelStr, LabelStr, LabelStr, LabelStr, Dots, Eof]
    );
    assert_eq!(
        kinds("1.0 +1.5e-3 0x3FF0 0xH3C00 u0xFF s0x8 12345678901234567890123"),
        [Float, Float, Float, Float, Int, Int, Int, Eof]
    );
    assert_eq!(
        kinds("!dbg !1 !{} #3 #dbg_value ^2 @\"a b\" $c /* c */ |"),
        [
            MetaVar, Exclaim, Int, Exclaim, LBrace, RBrace, AttrGroup, Hash, Word, SummaryId, GlobalVar, ComdatVar,
            Bar, Eof
        ]
    );
    assert_eq!(kinds("i0"), [Error]);
    assert_eq!(kinds("\"abc"), [Error]);
    assert_eq!(kinds("%"), [Error]);
    assert_eq!(kinds("/* x"), [Error]);
    assert_eq!(kinds("cc10"), [Word, Int, Eof]);
}
