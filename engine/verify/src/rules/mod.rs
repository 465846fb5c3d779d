//! The rules of LLVM 22's verifier, by visitor and message, and where each stands here.
//!
//! A row that says `Case` is proven by a case in `cases/`; one that says `Code` names the file that checks it. A test holds both to
//! it.
//!
//! | file | rules of |
//! |---|---|
//! | `headers.rs` | functions, variables, aliases, ifuncs, comdats; attributes |
//! | `instructions.rs` | blocks and instructions, calls among them |
//! | `intrinsics.rs` | single intrinsics |
//! | `metadata.rs` | metadata, debug information, module flags |

mod headers;
mod instructions;
mod intrinsics;
mod metadata;

/// Where a rule stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stands {
    /// A case of [`super::cases`] breaks it.
    Case,
    /// It is checked in this file of the crate; no text breaks it alone, or another rule speaks first.
    Code(&'static str),
    /// No text can break it: the reader refuses the text before, by a rule of the grammar or of a signature.
    Reader,
    /// It is about links between the objects of a program in memory, which the columns cannot get wrong.
    Structure,
    /// It does not hold where equal types of debug information are one node, which they are here as in `opt`.
    Uniqued,
    /// It is about an intrinsic or a convention of another target, which the intrinsic table does not have.
    Foreign,
}
use Stands::*;

/// Visitor, message, and where the rule stands.
type Row = (&'static str, &'static str, Stands);

fn rules() -> impl Iterator<Item = &'static Row> {
    [headers::RULES, instructions::RULES, intrinsics::RULES, metadata::RULES].into_iter().flatten()
}

#[test]
fn rules_stand_where_they_say() {
    use super::cases::{Verdict, all};
    let messages: Vec<&str> = (all().iter())
        .filter_map(|c| match c.verdict {
            Verdict::Refused(m) | Verdict::Warned(m) => Some(m),
            Verdict::Accepted => None,
        })
        .collect();
    let engine = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let mut wrong = Vec::new();
    for (visitor, message, stands) in rules() {
        let ok = match stands {
            Case => messages.iter().any(|m| m.contains(message) || m.len() > 25 && message.contains(m)),
            Code(file) => {
                let word = message.split(|c: char| !c.is_alphanumeric()).max_by_key(|w| w.len()).unwrap_or("");
                // `verify/calls.rs` is the file of that name in crate `verify`.
                let (folder, file) = file.split_once('/').expect("a crate and a file");
                std::fs::read_to_string(format!("{engine}/{folder}/src/{file}")).is_ok_and(|text| text.contains(word))
            }
            Reader | Structure | Uniqued | Foreign => true,
        };
        if !ok {
            wrong.push(format!("{visitor}: {message}: {stands:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rules().filter(|r| r.2 == Case).count() > 500);
}
