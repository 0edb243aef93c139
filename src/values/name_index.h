// Finds the names of a document by their spellings in addresses.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "values/name_replacement.h"
#include "values/person_index.h"

namespace pseudo::values {

/// Views the replacements, which must outlive it. Threads: const, shared freely.
class NameIndex {
 public:
  NameIndex(std::span<const NameReplacement> replacements, std::span<const FullName> full_names);

  [[nodiscard]] const PersonIndex& persons() const { return persons_; }
  /// The name whose words, written together or with blanks, are `folded`.
  [[nodiscard]] std::optional<NameMatch> whole(std::string_view folded) const;
  /// One word of a longer name.
  [[nodiscard]] std::optional<NameMatch> word(std::string_view folded) const;
  /// Two names of persons written together: ireneadler, adlerirene, iadler, adleri, iradler.
  [[nodiscard]] std::vector<NameMatch> run_together(std::string_view folded) const;

 private:
  using Names = std::map<std::string, NameMatch, std::less<>>;  // the first one of equal names
  using Pair = std::pair<NameMatch, NameMatch>;
  void enter(std::size_t replacement, std::string name, AddressSpelling spelling);
  void enter_words(std::string_view name, NameMatch match);
  [[nodiscard]] std::optional<Pair> pair_at(std::string_view left, std::string_view right) const;

  PersonIndex persons_;
  Names names_;
  Names words_;
};

}  // namespace pseudo::values
