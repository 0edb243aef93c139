#include "engine/sweep/forms_of_mention.h"

#include <algorithm>
#include <optional>

#include "model/category_tree.h"
#include "text/word_units.h"
#include "text/words.h"

namespace pseudo {
namespace {

// True if every word of the match is among those that may be kept.
bool may_stay(std::string_view match, const Mention& mention, const KeptWords& kept) {
  const auto units = text::word_units(match);
  const text::UnitSet must_go = words_to_go(mention, kept);
  const text::UnitSet own(mention.surface);
  return !units.empty() && std::ranges::all_of(units, [&](const text::WordUnit& unit) {
    return own.contains(unit.key) && !must_go.contains(unit.key);
  });
}

}  // namespace

bool is_form_of(const FormOwner& owner, std::size_t mention, const Plan& plan,
                const Resolved& resolved) {
  constexpr std::size_t kFewNames = 5;  // a longer mention shares names with many others
  if (owner.mention == mention) return true;
  if (plan.mentions[owner.mention].surface == plan.mentions[mention].surface) return true;
  const auto own = resolved.entities_of(mention);
  const auto is_own = [&](std::size_t entity) {
    return entity != kNoEntity && std::ranges::find(own, entity) != own.end();
  };
  const auto others = resolved.entities_of(owner.mention);
  if (owner.part < others.size()) return is_own(others[owner.part]);
  return others.size() < kFewNames && std::ranges::any_of(others, is_own);
}

bool is_nickname_of(const FormOwner& owner, std::string_view key, const Plan& plan) {
  constexpr std::size_t kLongestName = 256;  // bytes; longer mentions are not names
  if (!is_female_or_male(owner.category)) return false;
  const std::string& surface = plan.mentions[owner.mention].surface;
  if (surface.size() > kLongestName) return false;
  return std::ranges::none_of(text::word_units(surface), [&](const text::WordUnit& unit) {
    return key.starts_with(unit.key);
  });
}

bool shows_form_of(std::string_view text, std::size_t mention, const SweptForms& forms,
                   const Plan& plan, const Resolved& resolved,
                   const std::function<KeptWords(std::size_t)>& kept_words) {
  std::optional<KeptWords> words;
  return std::ranges::any_of(forms.index.find(text), [&](const FormIndex::Match& match) {
    if (match.key.empty() || text::begins_in_word(text, match.span)) return false;
    const FormOwner& owner = forms.owners[match.owner];
    if (!is_form_of(owner, mention, plan, resolved)) return false;
    if (is_nickname_of(owner, match.key, plan)) return false;
    if (!words) words = kept_words(mention);
    return !may_stay(text.substr(match.span.begin, match.span.size()), plan.mentions[mention],
                     *words);
  });
}

}  // namespace pseudo
