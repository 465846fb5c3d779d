//! What can be wrong with the text of a launch.

/// What is wrong with the text of a launch or of an argument.
#[derive(Debug, thiserror::Error)]
pub enum LaunchError {
    /// No kind of argument has this form.
    #[error("cannot read the argument `{text}`")]
    Argument {
        /// The argument.
        text: String,
    },
    /// An argument refers to another one that is no buffer.
    #[error("argument {argument} is no buffer")]
    NoBuffer {
        /// The other one.
        argument: String,
    },
    /// A buffer is larger than the interpreter allows.
    #[error("a buffer of more than {limit} bytes")]
    TooLarge {
        /// The most bytes.
        limit: usize,
    },
    /// The list of parameters of a buffer's contents does not end.
    #[error("missing `)` in `{contents}`")]
    Unclosed {
        /// The contents.
        contents: String,
    },
    /// A buffer is to be filled in a way that is not known.
    #[error("unknown contents `{contents}`")]
    Contents {
        /// The contents.
        contents: String,
    },
    /// A parameter of a buffer's contents is no number.
    #[error("`{contents}`: {cause}")]
    Parameter {
        /// The contents.
        contents: String,
        /// What is wrong with the number.
        cause: std::num::ParseFloatError,
    },
    /// A file with the contents of a buffer cannot be read.
    #[error("{path}: {cause}")]
    File {
        /// The file.
        path: String,
        /// Why it cannot be read.
        cause: std::io::Error,
    },
    /// The text is no JSON.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// A size of the launch is neither a number nor a list of numbers.
    #[error("`{key}` is no list")]
    NoList {
        /// Name of the size.
        key: &'static str,
    },
    /// A list of sizes holds something else than a number.
    #[error("`{key}` holds no number")]
    NoNumber {
        /// Name of the size.
        key: &'static str,
    },
    /// An argument in JSON is no string.
    #[error("an argument is no string")]
    NoString,
}
