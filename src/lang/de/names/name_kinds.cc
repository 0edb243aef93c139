#include "lang/de/names/name_kinds.h"

#include <algorithm>

#include "lang/common/rows.h"
#include "text/chars.h"
#include "text/fold.h"

namespace pseudo::lang::de {

NameKinds NameKinds::load(const Lexicons& lexicons) {
  NameKinds kinds;
  kinds.names_ = lexicons.table("names_by_kind");
  for_each_row(lexicons.table("particle_kinds"), [&](auto cell) {
    const std::string_view ending = cell("ending");
    kinds.behind_particle_[text::fold_key(cell("particle"))].push_back(
        {ending == "*" ? std::string() : text::fold_key(ending), std::string(cell("kind")), {}});
  });
  for_each_row(lexicons.table("name_pairs"), [&](auto cell) {
    kinds.pairs_.push_back({std::string(cell("kind")), text::fold_key(cell("masculine")),
                            text::fold_key(cell("feminine"))});
  });
  for_each_row(lexicons.table("diminutive_endings"), [&](auto cell) {
    kinds.diminutives_.push_back(
        {text::fold_key(cell("ending")), std::string(cell("kind")), std::string(cell("genders"))});
  });
  for_each_row(lexicons.table("names_before_given"),
               [&](auto cell) { kinds.before_given_.insert(text::fold_key(cell("name"))); });
  for_each_row(lexicons.table("creator_cues"), [&](auto cell) {
    kinds.creator_cues_.emplace_back(cell("kind"), text::fold_key(cell("cue")));
  });
  return kinds;
}

bool NameKinds::is_creator(std::string_view name) const {
  if (names_ == nullptr) return false;
  return std::ranges::any_of(names_->find(name), [&](std::uint32_t row) {
    return std::ranges::find(creator_cues_, names_->cell(row, "kind"),
                             [](const auto& cue) { return cue.first; }) != creator_cues_.end();
  });
}

std::string_view NameKinds::creator(std::string_view name, std::string_view before,
                                    std::string_view after) const {
  if (names_ == nullptr) return {};
  const auto rows = names_->find(name);
  const auto is_kind = [&](std::string_view kind) {
    return std::ranges::any_of(
        rows, [&](std::uint32_t row) { return names_->cell(row, "kind") == kind; });
  };
  if (rows.empty()) return {};
  const std::string left = text::fold_key(before);
  const std::string right = text::fold_key(after);
  const std::string_view quote(left.data(), left.find_last_not_of(" -\n") + 1);
  for (const auto& [kind, cue] : creator_cues_) {
    if (!is_kind(kind)) continue;
    const bool is_word = text::ascii::is_letter(static_cast<unsigned char>(cue.front()));
    const bool shown =
        is_word ? left.find(cue) != std::string::npos || right.find(cue) != std::string::npos
                : quote.ends_with(cue);
    if (shown) return kind;
  }
  return {};
}

// Returns null if no ending fits. `gender`: "" for endings of any gender.
const NameKinds::Ending* NameKinds::longest(const Endings& endings, std::string_view name,
                                            std::string_view gender) {
  const Ending* best = nullptr;
  for (const Ending& ending : endings) {
    if (!name.ends_with(ending.ending) || ending.genders.find(gender) == std::string::npos) {
      continue;
    }
    if (best == nullptr || ending.ending.size() > best->ending.size()) best = &ending;
  }
  return best;
}

std::string_view NameKinds::behind_particle(std::string_view particle,
                                            std::string_view name) const {
  const Endings* const endings = behind_particle_.find(particle);
  const Ending* const ending = endings == nullptr ? nullptr : longest(*endings, name, {});
  return ending == nullptr ? std::string_view() : std::string_view(ending->kind);
}

const NamePair* NameKinds::pair_of(std::string_view kind) const {
  const auto found = std::ranges::find(pairs_, kind, &NamePair::kind);
  return found == pairs_.end() ? nullptr : &*found;
}

std::string_view NameKinds::diminutive(std::string_view name, std::string_view gender) const {
  if (gender.empty()) return {};
  const Ending* const ending = longest(diminutives_, name, gender);
  return ending == nullptr ? std::string_view() : std::string_view(ending->kind);
}

}  // namespace pseudo::lang::de
