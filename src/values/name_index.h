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

/// An index of replacements, which must outlive it. Threads: const calls are safe.
class NameIndex {
 public:
  NameIndex(std::span<const NameReplacement> replacements, std::span<const FullName> full_names);

  [[nodiscard]] const PersonIndex& persons() const { return persons_; }
  /// The name that consists of these words, written together or separated by blanks.
  [[nodiscard]] std::optional<NameMatch> whole(std::string_view folded) const;
  /// A longer name that contains this word.
  [[nodiscard]] std::optional<NameMatch> word(std::string_view folded) const;
  /// Finds two names of a person written together: ireneadler, adlerirene, iadler, adleri, iradler.
  [[nodiscard]] std::vector<NameMatch> run_together(std::string_view folded) const;

 private:
  using Names = std::map<std::string, NameMatch, std::less<>>;  // of equal names the first
  using Pair = std::pair<NameMatch, NameMatch>;
  void enter(std::size_t replacement, std::string name, AddressSpelling spelling);
  void enter_words(std::string_view name, NameMatch match);
  [[nodiscard]] std::optional<Pair> pair_at(std::string_view left, std::string_view right) const;

  PersonIndex persons_;
  Names names_;
  Names words_;
};

}  // namespace pseudo::values
