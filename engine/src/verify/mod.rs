//! The verifier: the language's rules, with its messages.
