//! Parameters of passes as pipelines write them, and what can be wrong with them.

use std::str::FromStr;
use warpc_ir::nearest::{did_you_mean, nearest};

/// Why a pass cannot be made from its parameters.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParamError {
    /// A parameter that the pass does not take.
    #[error("invalid parameter `{parameter}` of pass `{pass}`{}", did_you_mean(near.as_deref()))]
    Unknown {
        /// The pass.
        pass: &'static str,
        /// The parameter as it was given.
        parameter: String,
        /// The name that was probably meant.
        near: Option<String>,
    },
    /// A value that is no number, or one that is too large.
    #[error("invalid value `{value}` of parameter `{parameter}` of pass `{pass}`")]
    Value {
        /// The pass.
        pass: &'static str,
        /// Name of the parameter.
        parameter: &'static str,
        /// The value as it was given.
        value: String,
    },
    /// A parameter that LLVM's pass of the name takes and this one does not yet.
    #[error("unimplemented: {pass}<{parameter}>")]
    Unwritten {
        /// The pass.
        pass: &'static str,
        /// The parameter.
        parameter: &'static str,
    },
    /// A machine pass in a pipeline of passes over IR.
    #[error("a pass of the machine level runs after all passes over IR")]
    MachineLevel,
}

/// Parameters of a pass as written between `<` and `>` in a pipeline: `early-cse<memssa>` gives `["memssa"]`.
///
/// A pass takes those that it knows, then calls [`PassParams::finish`], which refuses what is left.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct PassParams {
    given: Vec<String>,
    /// Names that the pass asked for.
    known: Vec<String>,
}

impl PassParams {
    /// The parameters `given`.
    pub fn new(given: impl IntoIterator<Item = String>) -> PassParams {
        PassParams { given: given.into_iter().collect(), known: Vec::new() }
    }
    /// The parameters that nobody took yet.
    pub fn given(&self) -> &[String] {
        &self.given
    }
    /// Removes every `flag` and `no-flag` from the list and returns which was the last; `None` when neither was there.
    pub fn take_choice(&mut self, flag: &str) -> Option<bool> {
        self.known.push(flag.to_string());
        let mut value = None;
        self.given.retain(|parameter| {
            let hit = parameter.strip_prefix("no-").unwrap_or(parameter) == flag;
            if hit {
                value = Some(!parameter.starts_with("no-"));
            }
            !hit
        });
        value
    }
    /// Removes `flag` or `no-flag` from the list and returns which it was; `default` when neither was there.
    pub fn take_flag(&mut self, flag: &str, default: bool) -> bool {
        self.take_choice(flag).unwrap_or(default)
    }
    /// Removes `word` from the list and returns whether it was there.
    pub fn take_word(&mut self, word: &str) -> bool {
        self.known.push(word.to_string());
        let before = self.given.len();
        self.given.retain(|parameter| parameter != word);
        self.given.len() < before
    }
    /// Removes `name=value` from the list and returns the value.
    pub fn take_value(&mut self, name: &str) -> Option<String> {
        self.known.push(name.to_string());
        let value = |parameter: &String| Some(parameter.strip_prefix(name)?.strip_prefix('=')?.to_string());
        let at = self.given.iter().position(|parameter| value(parameter).is_some())?;
        value(&self.given.remove(at))
    }
    /// Removes every `name[index]=value` from the list and returns indices and values.
    pub fn take_indexed(&mut self, name: &str) -> Vec<(String, String)> {
        self.known.push(name.to_string());
        let mut taken = Vec::new();
        self.given.retain(|parameter| {
            let rest = parameter.strip_prefix(name).and_then(|rest| rest.strip_prefix('['));
            let Some((index, value)) = rest.and_then(|rest| rest.split_once("]=")) else { return true };
            taken.push((index.to_string(), value.to_string()));
            false
        });
        taken
    }
    /// Removes `name=number` from the list and returns the number.
    ///
    /// # Errors
    /// If the value is no number of the type.
    pub fn take_number<T: FromStr>(&mut self, pass: &'static str, name: &'static str) -> Result<Option<T>, ParamError> {
        let Some(value) = self.take_value(name) else { return Ok(None) };
        match value.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(ParamError::Value { pass, parameter: name, value }),
        }
    }
    /// The end of the parameters.
    ///
    /// # Errors
    /// Names the first parameter that nobody took, and the one that was probably meant.
    pub fn finish(self, pass: &'static str) -> Result<(), ParamError> {
        let Some(parameter) = self.given.into_iter().next() else { return Ok(()) };
        let name = parameter.split('=').next().unwrap_or_default();
        let near = nearest(name.strip_prefix("no-").unwrap_or(name), self.known.iter().map(String::as_str));
        let negated = if name.starts_with("no-") { "no-" } else { "" };
        let near = near.map(|near| format!("{negated}{near}"));
        Err(ParamError::Unknown { pass, parameter, near })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn params(given: &[&str]) -> PassParams {
        PassParams::new(given.iter().map(|parameter| parameter.to_string()))
    }

    #[test]
    fn parameters_are_taken_by_name() {
        let mut all = params(&["no-hoist", "keep-loops", "hoist", "threshold=3", "plain"]);
        assert_eq!(all.take_choice("hoist"), Some(true));
        assert_eq!(all.take_choice("sink"), None);
        assert!(all.take_flag("keep-loops", false) && all.take_flag("sink", true));
        assert_eq!(all.take_number("p", "thres"), Ok(None::<u32>));
        assert_eq!(all.take_number("p", "threshold"), Ok(Some(3u32)));
        assert!(all.take_word("plain") && !all.take_word("plain"));
        assert_eq!(all.finish("p"), Ok(()));
    }

    #[test]
    fn indexed_parameters_are_taken_with_their_indices() {
        let mut all = params(&["c[0|1]=5", "c=1", "d[0]=1", "c[2]=", "c[3]"]);
        let taken = [("0|1", "5"), ("2", "")].map(|(index, value)| (index.to_string(), value.to_string()));
        assert_eq!(all.take_indexed("c"), taken);
        assert_eq!(all.given(), ["c=1", "d[0]=1", "c[3]"]);
    }

    #[test]
    fn what_is_left_is_refused_with_the_name_that_was_meant() {
        let refused = |given: &str| {
            let mut all = params(&[given]);
            all.take_flag("keep-loops", false);
            all.take_value("threshold");
            all.finish("p").unwrap_err().to_string()
        };
        assert_eq!(refused("bad"), "invalid parameter `bad` of pass `p`");
        assert_eq!(refused("keeploops"), "invalid parameter `keeploops` of pass `p`, did you mean `keep-loops`?");
        assert_eq!(
            refused("no-keep-loop"),
            "invalid parameter `no-keep-loop` of pass `p`, did you mean `no-keep-loops`?"
        );
        assert_eq!(refused("treshold=3"), "invalid parameter `treshold=3` of pass `p`, did you mean `threshold`?");
        assert_eq!(refused("threshold"), "invalid parameter `threshold` of pass `p`");
    }

    #[test]
    fn values_that_are_no_numbers_are_refused() {
        for value in ["", "x", "-1", "4294967296"] {
            let error = params(&[&format!("n={value}")]).take_number::<u32>("p", "n").unwrap_err();
            assert_eq!(error.to_string(), format!("invalid value `{value}` of parameter `n` of pass `p`"));
        }
    }
}
