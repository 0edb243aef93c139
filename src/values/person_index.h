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

/// Threads: const calls are safe.
class PersonIndex {
 public:
  /// Refers to the replacements, which must outlive the object.
  PersonIndex(std::span<const NameReplacement> replacements, std::span<const FullName> full_names);

  /// A name that begins with `letters` and is longer. `partner`: a replacement that is the other
  /// name of that person; if empty, any person matches. Prefers names that form a full name with
  /// it.
  [[nodiscard]] std::optional<NameMatch> initial(std::string_view letters,
                                                 std::optional<std::size_t> partner) const;
  [[nodiscard]] bool is_person(std::size_t replacement) const;
  [[nodiscard]] bool is_full_name(std::size_t a, std::size_t b) const;

 private:
  [[nodiscard]] bool is_given(std::size_t replacement) const;
  [[nodiscard]] int rank(std::size_t replacement, std::optional<std::size_t> partner) const;

  std::span<const NameReplacement> replacements_;
  // By spelling without blanks; sorted.
  std::vector<std::pair<std::string, std::size_t>> persons_;
  std::unordered_map<std::size_t, std::vector<std::size_t>> partners_;
};

}  // namespace pseudo::values
