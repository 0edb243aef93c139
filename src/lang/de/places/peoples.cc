#include "lang/de/places/peoples.h"

#include <algorithm>
#include <optional>
#include <string>

#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/places/place_form.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {

bool follows_on_preposition(const Context& context, std::size_t byte) {
  const Neighbour article = context.before(byte);
  if (!article) return false;
  const std::string folded = text::fold_key(article.word);
  const Grammar& grammar = context.grammar();
  if (const bool* const has_article = grammar.terrain_prepositions.find(folded)) {
    if (*has_article) return true;
  }
  const Neighbour preposition = context.before(article.span.begin);
  if (!preposition || !grammar.determiners.contains(folded)) return false;
  const bool* const has_article =
      grammar.terrain_prepositions.find(text::fold_key(preposition.word));
  return has_article != nullptr && !*has_article;
}

void decline_people(std::string_view folded, std::size_t begin, const Context& context,
                    Part& part) {
  const Grammar& grammar = context.grammar();
  const std::size_t* const index = grammar.people_forms.find(folded);
  if (index == nullptr) return;
  const Agreement agreement = context.agreement(begin);
  std::optional<PeopleForm>& form = form_as<PlaceForm>(part).people;
  if (form == PeopleForm::kFeminine && grammar.peoples[*index].folded_singular == folded) {
    const Neighbour left = context.before(begin);
    if ((agreement.allowed & kMasculineBit) != 0) form = PeopleForm::kSingular;
    // "Deutsche reisen gern" begins a sentence; "sie ist Deutsche", "Und du? Deutsche."
    const auto own = text::word_after(context.document().text, begin);
    const Neighbour right = own ? context.after(own->end) : Neighbour();
    const bool goes_on = right && right.same_line && starts_with_lower(right.word);
    if (goes_on && (!left || left.word.ends_with('.'))) form = PeopleForm::kPlural;
  } else if (form == PeopleForm::kPlural && agreement.allowed == kPluralBit &&
             agreement.plural_dative) {
    form = PeopleForm::kDativePlural;
  } else if (form == PeopleForm::kPlural && agreement.certain_case && agreement.allowed != 0 &&
             (agreement.allowed & kPluralBit) == 0 &&
             agreement.grammatical_case == Case::kGenitive) {
    form = PeopleForm::kGenitive;
  }
}

bool inhabitant_goes_on(const Grammar& grammar, std::string_view folded, std::string_view rest) {
  return std::ranges::any_of(grammar.inhabitant_forms, [&](const InhabitantForm& form) {
    return form.ending.size() > rest.size() && form.ending.ends_with(rest) &&
           folded.ends_with(
               text::fold_key(form.ending.substr(0, form.ending.size() - rest.size())));
  });
}

}  // namespace pseudo::lang::de
