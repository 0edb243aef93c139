#include "format/id_table.h"

#include <algorithm>
#include <tuple>

namespace pseudo {
namespace {

bool before(const IdTable::Use& a, const IdTable::Use& b) {
  return std::tie(a.id, a.line) < std::tie(b.id, b.line);
}

/// T1, T2 ... T10: nearly all documents are numbered so.
bool is_numbered(const IdTable::Use& a, const IdTable::Use& b) {
  return a.id.size() < b.id.size() || (a.id.size() == b.id.size() && a.id < b.id);
}

}  // namespace

std::optional<IdTable::Use> IdTable::find_duplicate() {
  const auto falls = [](const Use& a, const Use& b) { return !is_numbered(a, b); };
  if (referred_.empty() && std::ranges::adjacent_find(defined_, falls) == defined_.end()) {
    return std::nullopt;
  }
  std::sort(defined_.begin(), defined_.end(), before);
  std::optional<Use> first;
  for (std::size_t i = 1; i < defined_.size(); ++i) {
    if (defined_[i].id != defined_[i - 1].id) continue;
    if (!first || defined_[i].line < first->line) first = defined_[i];
  }
  return first;
}

std::optional<IdTable::Use> IdTable::find_missing() const {
  for (const Use& use : referred_) {
    const auto found = std::lower_bound(
        defined_.begin(), defined_.end(), use.id,
        [](const Use& candidate, std::string_view id) { return candidate.id < id; });
    if (found == defined_.end() || found->id != use.id) return use;
  }
  return std::nullopt;
}

}  // namespace pseudo
