#include "lang/de/context/divided_words.h"

#include <cstdint>
#include <string>

#include "lang/de/search_forms.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kShortestName = 3;  // letters of a name in a compound
constexpr std::size_t kShortestRest = 3;  // letters beside it

bool is_name(const Rules& rules, std::string_view folded) {
  return rules.names.can_be_name(folded) || rules.places.knows(folded);
}

bool is_of_place(Category category) {
  return category == Category::kOrg || category == Category::kLoc ||
         parent(category) == Category::kLoc;
}

bool is_ending(const Rules& rules, Category category, std::string_view name,
               std::string_view rest) {
  constexpr std::uint8_t kOfPlaces = kGenitiveEnding | kInhabitantEnding | kAdjectiveEnding;
  constexpr std::uint8_t kOfPeople = kGenitiveEnding | kNameEnding | kGivenEnding;
  return is_search_ending(rules.grammar, is_of_place(category) ? kOfPlaces : kOfPeople, name, rest);
}

// True if one or two more letters turn an unknown name into a known one: "Wie" of "Wienreise".
bool cuts_name(const Rules& rules, Category category, std::string_view own,
               std::string_view behind) {
  constexpr int kMostLetters = 2;
  const auto is_known = [&](std::string_view name) {
    const std::string folded = text::fold_key(name);
    return is_of_place(category) ? rules.places.knows(folded) : rules.names.can_be_name(folded);
  };
  if (is_known(own)) return false;
  std::string longer(own);
  std::size_t pos = 0;
  for (int letters = 0; letters < kMostLetters && pos < behind.size(); ++letters) {
    text::append(longer, text::next(behind, pos));
    if (is_known(longer)) return true;
  }
  return false;
}

}  // namespace

bool divides_word(const Rules& rules, std::string_view word, ByteSpan name, Category category) {
  const std::string_view own = word.substr(name.begin, name.size());
  const std::string_view before = word.substr(0, name.begin);
  const std::string_view behind = word.substr(name.end);
  const std::string folded = text::fold_key(own);
  if (before.empty() && is_ending(rules, category, folded, text::fold_key(behind))) return true;
  if (text::count_code_points(own) < kShortestName || is_name(rules, text::fold_key(word))) {
    return false;
  }
  const auto is_long = [](std::string_view part) {
    return part.empty() || text::count_code_points(part) >= kShortestRest;
  };
  if (!is_long(before) || !is_long(behind)) return false;
  if (cuts_name(rules, category, own, behind)) return false;
  return before.empty() || (category == Category::kCity && rules.places.knows(folded));
}

}  // namespace pseudo::lang::de
