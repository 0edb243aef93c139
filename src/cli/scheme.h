// Schemes: files that say what the labels of a corpus are.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// FROM<tab>TARGET[<tab>STYLE]
struct SchemeRow {
  std::string from;               ///< A label, or a pattern with `*`.
  std::optional<LabelRule> rule;  ///< Nothing: undecided, the target is `?`.
  std::size_t line = 0;
};

struct Scheme {
  std::string name;  ///< As named by the user.
  std::vector<SchemeRow> rows;
};

/// Names of the schemes that come with the program, sorted.
std::vector<std::string> preset_schemes();

/// A scheme that comes with the program, or a file. Two rows with one FROM are for the caller.
/// Errors: kUsage (no such preset or file, a row that cannot be read, a style that cannot be used).
Result<Scheme> read_scheme(const std::string& name_or_file);

/// What a label can become, as schemes and --map-label write it.
std::vector<std::string> target_words();

/// For messages where `word` is no target: the nearest ones, or all.
std::string targets_like(const std::string& word);

}  // namespace pseudo::cli
