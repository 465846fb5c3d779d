//! The level of optimisation on command lines: `-O2`, `-Ofast-compile=mid`, `-Ofc=mid`, `-optO2`, `-llcO3`, and which of several counts.

use warpc::Level;
use warpc::nvopt::pipeline_of;
use warpc_passes::nvopt::{Asked, FastCompile, select};

/// Options that ask for a level.
#[derive(clap::Args, Default)]
pub struct LevelArgs {
    /// Optimisation level: 0 to 3, s or z (2 with less inlining), or fast-compile=max, mid or min (short: fc=mid). Of several the lowest above 0 counts, then a
    /// fast one
    #[arg(short = 'O', value_name = "LEVEL", action = clap::ArgAction::Append)]
    levels: Vec<String>,
    /// Level of the passes: as -O
    #[arg(long = "optO", value_name = "LEVEL")]
    of_passes: Option<String>,
    /// Level of code generation, 0 to 3: that of the passes when absent
    #[arg(long = "llcO", value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(0..=3))]
    of_code_generation: Option<u8>,
}

/// What the options ask for.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct ChosenLevel {
    /// The level whose pipeline is run; none where passes are given.
    pub level: Option<Level>,
    /// The pipeline for size, where that is asked for: of level 2.
    pub for_size: Option<&'static str>,
    /// Level of code generation, where it is said.
    pub of_code_generation: Option<u8>,
}

impl ChosenLevel {
    /// The pipeline that is run; none where passes are given.
    pub fn pipeline(self) -> Option<&'static str> {
        self.for_size.or(self.level.map(pipeline_of))
    }
}

impl LevelArgs {
    /// The level that is asked for beside `passes`, or `default` where neither is.
    ///
    /// # Errors
    /// A level that there is not, or a level and passes.
    pub fn choose(&self, passes: Option<&str>, default: Option<Level>) -> Result<ChosenLevel, String> {
        let mut asked = Asked { passes, ..Asked::default() };
        let mut for_size = None;
        for text in self.levels.iter().chain(&self.of_passes) {
            match text.as_str() {
                "0" => asked.o0 = true,
                "1" => asked.o1 = true,
                "2" => asked.o2 = true,
                "3" => asked.o3 = true,
                "s" => (asked.o2, for_size) = (true, Some("default<Os>")),
                "z" => (asked.o2, for_size) = (true, Some("default<Oz>")),
                _ => {
                    let fast = text.strip_prefix("fast-compile=").or_else(|| text.strip_prefix("fc="));
                    let fast = fast.ok_or_else(|| {
                        format!(
                            "`{text}` is no level: 0 to 3, s, z, fast-compile=max, fast-compile=mid or fast-compile=min"
                        )
                    })?;
                    asked.fast = FastCompile::read(fast).map_err(|e| e.to_string())?;
                }
            }
        }
        // `-Ofast-compile=0` is as if it were not there.
        let is_silent = self.of_passes.is_none() && !(asked.o0 || asked.o1 || asked.o2 || asked.o3);
        let is_silent = is_silent && matches!(asked.fast, FastCompile::None | FastCompile::Reset);
        let level = match select(asked).map_err(|e| e.to_string())? {
            Some(_) if is_silent => default,
            level => level,
        };
        // A lower level wins over level 2.
        let for_size = for_size.filter(|_| level == Some(Level::O2));
        Ok(ChosenLevel { level, for_size, of_code_generation: self.of_code_generation })
    }
}

/// Level of code generation: what is said of it, or that of the level of the passes, or `otherwise`.
pub fn code_generation_level(chosen: ChosenLevel, otherwise: u8) -> u8 {
    // Fast levels ask for the code generation of level 2.
    let of_level = |level: Level| level.number().unwrap_or(2);
    chosen.of_code_generation.unwrap_or_else(|| chosen.level.map_or(otherwise, of_level))
}

/// `-optO2` and `-llcO3` as long options: `--optO=2`.
pub fn joined_option(body: &str) -> Option<String> {
    let name = ["optO", "llcO"].into_iter().find(|name| body.starts_with(name))?;
    let level = &body[name.len()..];
    (level.len() == 1 && level.is_ascii()).then(|| format!("--{name}={level}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(levels: &[&str], passes: Option<&str>) -> Result<Option<Level>, String> {
        let levels = levels.iter().map(|text| text.to_string()).collect();
        let args = LevelArgs { levels, ..LevelArgs::default() };
        args.choose(passes, Some(Level::O1)).map(|chosen| chosen.level)
    }

    #[test]
    fn levels_are_chosen_in_the_order_of_the_specification() {
        assert_eq!(chosen(&[], None), Ok(Some(Level::O1)));
        assert_eq!(chosen(&["0"], None), Ok(Some(Level::O0)));
        assert_eq!(chosen(&["3", "2"], None), Ok(Some(Level::O2)));
        assert_eq!(chosen(&["3", "0"], None), Ok(Some(Level::O3)));
        assert_eq!(chosen(&["fast-compile=mid"], None), Ok(Some(Level::Ofcmid)));
        assert_eq!(chosen(&["fc=max", "0"], None), Ok(Some(Level::Ofcmax)));
        assert_eq!(chosen(&["fc=min", "3"], None), Ok(Some(Level::O3)));
        assert_eq!(chosen(&["fc=0"], None), Ok(Some(Level::O1)));
        assert_eq!(chosen(&["fc=0", "2"], None), Ok(Some(Level::O2)));
        assert_eq!(chosen(&[], Some("sroa")), Ok(None));
        assert_eq!(chosen(&["fc=0"], Some("sroa")), Ok(None));
        let args = LevelArgs { of_passes: Some("3".into()), of_code_generation: Some(2), ..LevelArgs::default() };
        let both = ChosenLevel { level: Some(Level::O3), for_size: None, of_code_generation: Some(2) };
        assert_eq!(args.choose(None, Some(Level::O1)), Ok(both));
    }

    #[test]
    fn levels_for_size_are_level_2_with_less_inlining() {
        let pipeline = |levels: &[&str]| {
            let levels = levels.iter().map(|text| text.to_string()).collect();
            LevelArgs { levels, ..LevelArgs::default() }.choose(None, None).unwrap().pipeline()
        };
        assert_eq!(pipeline(&["s"]), Some("default<Os>"));
        assert_eq!(pipeline(&["3", "z"]), Some("default<Oz>"));
        assert_eq!(pipeline(&["z", "1"]), Some("default<O1>"));
        assert_eq!(pipeline(&["2"]), Some("nvopt<O2>"));
        assert_eq!(pipeline(&[]), None);
    }

    #[test]
    fn what_is_no_level_is_refused() {
        let message = "Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, use \
                       -passes='default<O#>,other-pass'";
        for levels in [["0"], ["2"], ["fc=mid"]] {
            assert_eq!(chosen(&levels, Some("sroa")).unwrap_err(), message);
        }
        let unsupported = "libnvvm : error: -Ofast-compile called with unsupported level";
        for level in ["fc=4", "fast-compile=", "fc=MAX"] {
            assert_eq!(chosen(&[level], None).unwrap_err(), unsupported);
        }
        for level in ["4", "", "00", "-1", "fast", "fc"] {
            assert!(chosen(&[level], None).unwrap_err().starts_with(&format!("`{level}` is no level")), "{level}");
        }
    }

    #[test]
    fn levels_stand_behind_the_name_of_their_option() {
        assert_eq!(joined_option("optO2").as_deref(), Some("--optO=2"));
        assert_eq!(joined_option("llcO0").as_deref(), Some("--llcO=0"));
        for text in ["optO", "llcO22", "opt", "optO=2", "llcOé", ""] {
            assert_eq!(joined_option(text), None, "{text}");
        }
    }
}
