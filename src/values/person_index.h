// Finds the persons of a document by the first letters of their names, and by full names.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "values/name_replacement.h"

namespace pseudo::values {

/// Threads: const, shared freely.
class PersonIndex {
 public:
  /// Views the replacements, which must outlive it.
  PersonIndex(std::span<const NameReplacement> replacements, std::span<const FullName> full_names);

  /// A name that begins with `letters` and is longer, of somebody who may have `partner` as the
  /// other name (a replacement), or of anybody. Names of one full name with it go first.
  [[nodiscard]] std::optional<NameMatch> initial(std::string_view letters,
                                                 std::optional<std::size_t> partner) const;
  [[nodiscard]] bool is_person(std::size_t replacement) const;
  [[nodiscard]] bool is_full_name(std::size_t a, std::size_t b) const;

 private:
  [[nodiscard]] bool is_given(std::size_t replacement) const;
  [[nodiscard]] int rank(std::size_t replacement, std::optional<std::size_t> partner) const;

  std::span<const NameReplacement> replacements_;
  std::vector<std::pair<std::string, std::size_t>> persons_;  // by spelling without blanks; sorted
  std::unordered_map<std::size_t, std::vector<std::size_t>> partners_;
};

}  // namespace pseudo::values
