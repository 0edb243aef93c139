// Recognizes what becomes of a text in which originals are replaced by their surrogates.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/resolve/resolve.h"
#include "engine/sweep/sweep.h"
#include "pseudo/document.h"

namespace pseudo {

/// All arguments of the constructor must outlive the object.
class ScrubbedTexts {
 public:
  ScrubbedTexts(const Checked& before, const Resolved& resolved, const Document& after,
                std::span<const ReplacedStretch> stretches, const EngineSetup& setup);

  [[nodiscard]] bool shows_original(std::string_view old_text) const;
  /// True if the new text may be the old one with its originals replaced. Cost: quadratic in the
  /// texts, which are compared up to a maximal length.
  [[nodiscard]] bool may_become(std::string_view old_text, std::string_view new_text) const;

 private:
  [[nodiscard]] bool may_replace(const SweptMention& match, std::string_view written,
                                 std::string_view shown) const;
  [[nodiscard]] bool is_known(const FormOwner& owner, std::string_view shown) const;
  [[nodiscard]] bool is_name_of_another(std::string_view written, std::string_view shown) const;
  [[nodiscard]] bool is_form(const FormOwner& owner, std::string_view known,
                             std::string_view written, std::string_view shown) const;

  const Checked& before_;
  const Resolved& resolved_;
  const EngineSetup& setup_;
  std::map<std::size_t, std::string> new_texts_;         // by target
  std::map<std::size_t, std::set<std::string>> names_;   // new names, by entity
  std::set<std::pair<std::string, std::string>> pairs_;  // old and new names
};

}  // namespace pseudo
