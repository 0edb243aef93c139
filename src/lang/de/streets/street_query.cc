#include "lang/de/streets/street_query.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "lang/de/streets/street_form.h"
#include "lang/de/streets/street_words.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kFew = 5;

// The head noun of a street: its suffix, or its first word ("Platz der Republik").
SuffixMatch head_of(const StreetLexicon& streets, std::string_view street) {
  const std::string word = text::fold_key(last_word(street));
  const SuffixMatch last = streets.match(word, street.ends_with('.'));
  if (last.diminutive && last.letters == word.size())
    return {};  // "Sträßchen": it is not one of its kind
  return last ? last : streets.match(text::fold_key(street.substr(0, street.find(' '))), false);
}

// The gender that the articles before the mentions show if none of them shows the suffix's own,
// else "".
std::string_view gender_instead(const EntityView& entity, std::string_view own) {
  std::string_view other;
  for (const Part* const part : entity.parts) {
    if (part->traits.gender == own) return {};
    if (!part->traits.gender.empty()) other = part->traits.gender;
  }
  return other;
}

// The article of the noun if some mention has the noun alone ("auf dem Rosenhügel" for "Am
// Rosenhügel"), else "".
std::string_view article_outside(const Grammar& grammar, const EntityView& entity) {
  const bool has_noun_alone = std::ranges::any_of(entity.parts, [](const Part* part) {
    const StreetForm* const form = part->form.get<StreetForm>();
    return form != nullptr && form->noun_alone;
  });
  return has_noun_alone ? article_of_phrase(grammar, entity.key) : std::string_view();
}

// The kind and gender of a street's head.
void require_suffix(const Rules& rules, const EntityView& entity, SurrogateQuery& query) {
  const SuffixMatch match = head_of(rules.streets, entity.lemma);
  if (!match) {
    // Without an article: feminine, like most streets. That also excludes phrases ("an der Vor dem
    // Holz").
    query.required.gender =
        entity.traits.gender.empty() ? "f" : std::string_view(entity.traits.gender);
    return;
  }
  query.required.gender = gender_instead(entity, match.suffix->gender);
  if (!query.required.gender.empty()) return;
  query.required.gender = match.suffix->gender;
  if (match.letters == entity.key.size() && match.letters >= kLongNoun) return;
  query.required.kind = match.suffix->kind;
  if (query.table->offers(kFew, query.required)) return;
  query.required.kind = {};
  if (!query.table->offers(kFew, query.required)) query.required.gender = {};
}

}  // namespace

SurrogateQuery query_street(const Rules& rules, const EntityView& entity) {
  SurrogateQuery query;
  query.preferred.country = entity.traits.country;
  const StreetSort* const sort = entity.sort == nullptr ? nullptr : entity.sort->get<StreetSort>();
  if (sort != nullptr && sort->named_after_place) {
    query.table = rules.places.places();
    if (rules.places.has_kinds()) query.required.kind = "plain";
    return query;
  }
  if (rules.streets.is_box(entity.key)) {
    query.table = rules.streets.words();
    query.required.kind = "box";
    const auto rows = query.table->find(entity.key);
    if (!rows.empty()) query.own_row = rows.front();
    return query;
  }
  query.table = rules.streets.streets();
  if (sort != nullptr && !sort->article.empty()) {
    query.required.kind = "preposition";
    query.required.construction = sort->article;
    return query;
  }
  const auto rows = query.table->find(entity.key);
  if (!rows.empty()) {
    query.own_row = rows.front();
    query.preferred.tier = query.table->cell(rows.front(), "tier");
  }
  if (begins_with_preposition(rules.grammar, entity.key)) {
    query.required.kind = "preposition";
    query.required.construction = article_outside(rules.grammar, entity);
    if (query.table->offers(kFew, query.required)) return query;
    query.required.construction = {};
    query.required.kind = {};
    return query;
  }
  require_suffix(rules, entity, query);
  return query;
}

}  // namespace pseudo::lang::de
