#include "lang/de/names/name_gender.h"

#include <string>

#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

Category category_of_gender(std::string_view gender) {
  return gender == "f" ? Category::kFemale : Category::kMale;
}

}  // namespace

Category given_name_gender(const Token& token, std::size_t begin, const NameLexicon& lexicon,
                           const Context& context) {
  const ByteSpan name{begin, begin + token.span.size()};
  if (const auto certain = context.people().certain_gender(token.folded, name)) return *certain;
  std::string_view stem = token.folded;
  for (int round = 0; round < 2; ++round) {
    const bool female = lexicon.knows(Category::kFemale, stem);
    const bool male = lexicon.knows(Category::kMale, stem);
    if (female != male) return female ? Category::kFemale : Category::kMale;
    if (female) break;
    stem = context.grammar().nouns.without_plain_genitive(token.folded);
  }
  const AddressWord* const address = context.address_before(begin);
  if (address != nullptr && (address->gender == "f" || address->gender == "m")) {
    return category_of_gender(address->gender);
  }
  const Neighbour left = context.before(begin);
  const Title* const kin = left ? lexicon.title(text::fold_key(left.word)) : nullptr;
  if (kin != nullptr && !kin->gender.empty()) {  // "Schwester Kim"
    return category_of_gender(kin->gender);
  }
  return category_of_gender(Grammar::by_ending(context.grammar().given_endings, token.folded));
}

Category labelled_gender(const Mention& mention, Category labelled, const NameLexicon& lexicon,
                         const Context& context) {
  const std::string folded = text::fold_key(mention.surface);
  const Category shown = context.people().gender_by_articles(folded, labelled);
  const bool may_be_diminutive =
      shown == Category::kMale && shown != labelled && lexicon.knows(Category::kFemale, folded);
  return may_be_diminutive ? labelled : shown;
}

}  // namespace pseudo::lang::de
