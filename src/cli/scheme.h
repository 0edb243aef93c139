// Schemes: files that define the meaning of the labels of a corpus.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// A row of a scheme: FROM<tab>TARGET[<tab>STYLE].
struct SchemeRow {
  std::string from;               ///< A label, or a pattern with `*`.
  std::optional<LabelRule> rule;  ///< Unset if the target is `?` (undecided).
  std::size_t line = 0;
};

struct Scheme {
  std::string name;  ///< As given by the user.
  std::vector<SchemeRow> rows;
};

/// Returns the sorted names of the built-in schemes.
std::vector<std::string> preset_schemes();

/// Reads a built-in scheme or a file. The caller checks for contradicting rows. Errors: kUsage if
/// the preset or file does not exist, a row is malformed, or a style is not applicable.
Result<Scheme> read_scheme(const std::string& name_or_file);

/// Returns all targets, as written in schemes and --map-label.
std::vector<std::string> target_words();

/// For messages about an unknown target: returns the nearest targets, or all.
std::string targets_like(const std::string& word);

}  // namespace pseudo::cli
