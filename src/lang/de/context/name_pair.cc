#include "lang/de/context/name_pair.h"

#include <cstddef>
#include <optional>

#include "lang/de/context/letter_end.h"

namespace pseudo::lang::de {
namespace {

bool is_pair_of_names(const BesideWord& words, ByteSpan phrase) {
  const auto first = words.behind(phrase.begin);
  const auto link = first ? words.behind(first->span.end) : std::nullopt;
  const auto second = link ? words.behind(link->span.end) : std::nullopt;
  const Rules& rules = words.rules();
  return second && second->span.end == phrase.end && rules.names.knows_given(first->folded) &&
         rules.grammar.connectors.contains(link->folded) && rules.names.knows_given(second->folded);
}

// True after words that introduce people: "Hallo Adam und Eva", "unsere Kinder Adam und Eva",
// "mit Adam und Eva", "Grüße von Adam und Eva".
bool leads_people(const BesideWord& words, ByteSpan phrase) {
  const auto before = words.before(phrase.begin);
  if (!before || !is_blank(before->gap)) return false;
  const AddressWord* const address = words.rules().grammar.address_words.find(before->folded);
  if (address != nullptr && address->role != AddressRole::kAddress) return true;
  if (words.has_role(before->folded, "before_pair")) return true;
  const auto second = words.before(before->span.begin);
  return address != nullptr && second && is_blank(second->gap) &&
         words.has_role(second->folded, "closes");
}

bool signs(const BesideWord& words, ByteSpan phrase) {
  return words.begins_line(phrase.begin) && words.ends_line(phrase.end) &&
         closes_letter_above(words.rules(), words.lexicons(), words.text(), phrase);
}

// True before a family name or an action of people: "Adam und Eva Berg",
// "Adam und Eva haben zugesagt", "Adam und Eva sind seit gestern krank".
bool are_people(const BesideWord& words, ByteSpan phrase) {
  constexpr std::size_t kMost = 8;  // words of the clause to search
  const auto next = words.behind(phrase.end);
  if (!next || !is_blank(next->gap)) return false;
  if (words.is_capital(next->span)) {
    return words.rules().names.knows(Category::kFamily, next->folded);
  }
  if (words.has_role(next->folded, "pair_does")) return true;
  if (!words.has_role(next->folded, "comes_all")) return false;
  std::optional<Beside> word = words.behind(next->span.end);
  for (std::size_t i = 0; i < kMost && word && is_blank(word->gap); ++i) {
    const bool shows_people =
        words.has_role(word->folded, "state") || words.has_role(word->folded, "place") ||
        words.has_role(word->folded, "done") || words.has_role(word->folded, "does") ||
        words.has_role(word->folded, "pair_is") || words.class_of(word->folded) == WordClass::kTime;
    if (shows_people) return true;
    word = words.behind(word->span.end);
  }
  return false;
}

}  // namespace

bool is_pair_of_people(const BesideWord& words, ByteSpan phrase) {
  return is_pair_of_names(words, phrase) &&
         (leads_people(words, phrase) || signs(words, phrase) || are_people(words, phrase));
}

}  // namespace pseudo::lang::de
