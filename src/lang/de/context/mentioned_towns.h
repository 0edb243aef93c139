// The towns of a document that are named with an addition: "Frankfurt a. M.".
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/common/folded_map.h"
#include "text/fold.h"

namespace pseudo::lang::de {

/// Value. Names are those that the additions mean: "Frankfurt am Main".
class MentionedTowns {
 public:
  /// `surface`: folded; `name`: in full; `cores`: folded, what names it briefly ("frankfurt").
  void add(std::string surface, const std::string& name, const std::vector<std::string>& cores) {
    full_.try_emplace(std::move(surface), name);
    for (const std::string& core : cores) {
      auto& names = by_core_[core];
      if (names.size() >= kMostPerCore) continue;
      if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    names_.insert(text::fold_key(name));
  }
  /// The full name of a folded surface, or null.
  [[nodiscard]] const std::string* full(std::string_view surface) const {
    return full_.find(surface);
  }
  /// The towns that a folded core may name; null: none.
  [[nodiscard]] const std::vector<std::string>* with_core(std::string_view core) const {
    return by_core_.find(core);
  }
  /// True if one of them has this full name, folded.
  [[nodiscard]] bool names(std::string_view folded) const { return names_.contains(folded); }

 private:
  /// No letter names more towns alike, and each mention of one is compared with all of them.
  static constexpr std::size_t kMostPerCore = 64;

  FoldedMap<std::string> full_;
  FoldedMap<std::vector<std::string>> by_core_;
  FoldedSet names_;
};

}  // namespace pseudo::lang::de
