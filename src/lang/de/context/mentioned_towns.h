// The towns that a document names with an addition: "Frankfurt a. M.".
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

/// Maps surfaces and cores to full names: "Frankfurt am Main".
class MentionedTowns {
 public:
  /// Adds a town. `surface`: folded. `name`: the full name. `cores`: its folded short names
  /// ("frankfurt").
  void add(std::string surface, const std::string& name, const std::vector<std::string>& cores) {
    full_.try_emplace(std::move(surface), name);
    for (const std::string& core : cores) {
      auto& names = by_core_[core];
      if (names.size() >= kMostPerCore) continue;
      if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    names_.insert(text::fold_key(name));
  }
  /// Returns the full name of a folded surface, or null.
  [[nodiscard]] const std::string* full(std::string_view surface) const {
    return full_.find(surface);
  }
  /// Returns the full names of the towns that a folded core may refer to, or null.
  [[nodiscard]] const std::vector<std::string>* with_core(std::string_view core) const {
    return by_core_.find(core);
  }
  /// True if a town has this folded full name.
  [[nodiscard]] bool names(std::string_view folded) const { return names_.contains(folded); }

 private:
  /// Limits the cost, as each mention is compared with all towns of its core. No real letter has so
  /// many.
  static constexpr std::size_t kMostPerCore = 64;

  FoldedMap<std::string> full_;
  FoldedMap<std::vector<std::string>> by_core_;
  FoldedSet names_;
};

}  // namespace pseudo::lang::de
