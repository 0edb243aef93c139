// FEMALE or MALE, for given names whose label does not tell.
#include "lang/de/names/name_reader.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

Category category_of(std::string_view gender) {
  return gender == "f" ? Category::kFemale : Category::kMale;
}

}  // namespace

Category NameReader::gender(const Token& token, std::size_t begin, const Context& context) const {
  if (const auto certain =
          context.people().certain_gender(token.folded, {begin, begin + token.span.size()})) {
    return *certain;
  }
  std::string_view stem = token.folded;
  for (int round = 0; round < 2; ++round) {
    const bool female = lexicon_.knows(Category::kFemale, stem);
    const bool male = lexicon_.knows(Category::kMale, stem);
    if (female != male) return female ? Category::kFemale : Category::kMale;
    if (female || !stem.ends_with('s')) break;
    stem.remove_suffix(1);
  }
  const AddressWord* const address = context.address_before(begin);
  if (address != nullptr && !address->gender.empty()) return category_of(address->gender);
  const Neighbour left = context.before(begin);
  const Title* const kin = left ? lexicon_.title(text::fold_key(left.word)) : nullptr;
  if (kin != nullptr && !kin->gender.empty()) return category_of(kin->gender);  // "Schwester Kim"
  return category_of(Grammar::by_ending(grammar_.given_endings, token.folded));
}

}  // namespace pseudo::lang::de
