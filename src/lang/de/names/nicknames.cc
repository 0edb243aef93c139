#include "lang/de/names/nicknames.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::string_view kDiminutive = "diminutive";

bool is_mentioned(Category category, const std::string& name, const Context& context) {
  const std::string genitive = name + std::string(context.grammar().nouns.plain_genitive());
  return context.mentioned(category, name) || context.mentioned(category, genitive);
}

// Hansi is a nickname of Hans. In a document that calls Hans also Johannes, it is one of Johannes.
const Nickname* fullest(const Nickname* nickname, Category category, const NameLexicon& lexicon,
                        const Context& context) {
  constexpr int kSteps = 3;  // more than any name has
  for (int step = 0; step < kSteps; ++step) {
    const std::vector<Nickname>* const rows = lexicon.nicknames_spelled(nickname->folded_name);
    if (rows == nullptr) break;
    const auto next = std::ranges::find_if(*rows, [&](const Nickname& row) {
      return row.gender == nickname->gender && is_mentioned(category, row.folded_name, context);
    });
    if (next == rows->end()) break;
    nickname = &*next;
  }
  return nickname;
}

// The position of a nickname among those of its full name.
std::size_t ordinal(const NameLexicon& lexicon, std::string_view full, std::string_view nickname,
                    std::string_view gender) {
  const auto own = lexicon.nicknames_of(text::fold_key(full), gender);
  const auto it = std::ranges::find(own, nickname, &Nickname::nickname);
  return static_cast<std::size_t>(it - own.begin());
}

}  // namespace

const Nickname* full_name_of(std::string_view folded, Category category, const NameLexicon& lexicon,
                             const Context& context) {
  const std::vector<Nickname>* const rows = lexicon.nicknames_spelled(folded);
  if (rows == nullptr) return nullptr;
  const std::string_view gender = gender_of(category);
  const Nickname* chosen = nullptr;
  for (const Nickname& row : *rows) {
    if (row.gender != gender) continue;
    if (row.folded_name == folded) return nullptr;
    if (chosen == nullptr && is_mentioned(category, row.folded_name, context)) chosen = &row;
  }
  if (chosen == nullptr &&
      (lexicon.ends_like_nickname(folded) || !lexicon.has_own_entry(category, folded))) {
    chosen = lexicon.usual_nickname(category, folded);
  }
  return chosen == nullptr ? nullptr : fullest(chosen, category, lexicon, context);
}

std::optional<std::string> nickname_for(const NameLexicon& lexicon, std::string_view full,
                                        std::string_view original, std::string_view original_full,
                                        Category category, std::uint64_t choice, bool diminutive) {
  if (full == original_full) return std::string(original);
  const std::string_view gender = gender_of(category);
  const auto all = lexicon.nicknames_of(text::fold_key(full), gender);
  std::vector<const Nickname*> candidates(all.begin(), all.end());
  const bool is_diminutive = [&] {
    const auto own = lexicon.nicknames_of(text::fold_key(original_full), gender);
    const auto row = std::ranges::find(own, original, &Nickname::nickname);
    return row != own.end() && (*row)->kind == kDiminutive;
  }();
  const auto is_other = [&](const Nickname* nickname) {
    return (nickname->kind == kDiminutive) != is_diminutive;
  };
  // No diminutive ("Friedchen") replaces "Heidi", but "Heidi" may replace "Röschen".
  if (!is_diminutive || !std::ranges::all_of(candidates, is_other)) {
    std::erase_if(candidates, is_other);
  }
  if (diminutive) {
    const auto kind_of = [&](std::string_view nickname) {
      return lexicon.kinds().diminutive(text::fold_key(nickname), gender);
    };
    std::erase_if(candidates, [&](const Nickname* nickname) {
      return nickname->kind != kDiminutive || kind_of(nickname->nickname) != kind_of(original);
    });
  }
  const auto same = std::ranges::find(candidates, original, &Nickname::nickname);
  const bool has_same = same != candidates.end();  // is left out
  const std::size_t others = candidates.size() - (has_same ? 1 : 0);
  if (others == 0) return std::nullopt;
  const std::size_t start = static_cast<std::size_t>(choice % others);
  std::size_t index = (start + ordinal(lexicon, original_full, original, gender)) % others;
  if (has_same && index >= static_cast<std::size_t>(same - candidates.begin())) ++index;
  return candidates[index]->nickname;
}

}  // namespace pseudo::lang::de
