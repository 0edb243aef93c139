#include "lang/de/context/context.h"

#include "lang/de/context/shown_words.h"

#include <utility>

#include "lang/de/context/forms_of_address.h"
#include "lang/de/context/noun_neighbours.h"
#include "lang/de/context/text_habits.h"
#include "text/fold.h"

namespace pseudo::lang::de {

Context::Context(const Grammar& grammar, const DocumentView& document, MentionedTowns towns)
    : grammar_(grammar),
      words_(document),
      mentioned_(document.mentions),
      people_(grammar_, words_, mentioned_),
      orgs_(document, mentioned_),
      towns_(std::move(towns)) {}

std::string_view Context::adjective_ending(std::size_t byte, std::string_view gender) const {
  const Neighbour left = before(byte);
  if (!left || left.mention != nullptr || gender.empty()) return {};
  const DeterminerWord* const word = grammar_.determiners.find(text::fold_key(left.word));
  if (word == nullptr) return {};
  return de::adjective_ending(grammar_, *word, gender_bit_of(gender));
}

bool Context::noun_follows(std::size_t byte, bool skip_adjective) const {
  return de::noun_follows(grammar_, words_, byte, skip_adjective);
}

bool Context::noun_precedes(std::size_t byte) const {
  return de::noun_precedes(grammar_, words_, byte);
}

const AddressWord* Context::address_before(std::size_t byte) const {
  return de::address_before(grammar_, words_, byte);
}

std::optional<Category> Context::mentioned_as(std::string_view folded) const {
  const unsigned categories = mentioned_.categories_of(folded);
  for (const Category category :
       {Category::kFamily, Category::kCity, Category::kFemale, Category::kMale}) {
    if (categories & bit(category)) return category;
  }
  return std::nullopt;
}

bool Context::is_name_elsewhere(std::string_view folded) const {
  if (!names_) names_ = words_shown_as_names(document().mentions, grammar_);
  return names_->contains(folded);
}

bool Context::is_shown_beside_people(std::string_view folded) const {
  if (!beside_people_) {
    beside_people_ = words_shown_beside_people(document().mentions, grammar_);
  }
  return beside_people_->contains(folded);
}

std::string_view Context::apostrophe() const {
  if (apostrophe_.empty()) apostrophe_ = apostrophe_of(document().text);
  return apostrophe_;
}

std::uint8_t Context::habits() const {
  if (!habits_) habits_ = habits_of(grammar_, document().text);
  return *habits_;
}

}  // namespace pseudo::lang::de
