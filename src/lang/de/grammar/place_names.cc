#include "lang/de/grammar/place_names.h"

#include <algorithm>

#include "lang/common/letter_case.h"
#include "lang/common/rows.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

// Returns the first of these that the name begins with, or "".
std::string_view beginning_of(std::string_view name, const std::vector<std::string>& beginnings) {
  for (const std::string& beginning : beginnings) {
    if (name.starts_with(beginning)) return name.substr(0, beginning.size());
  }
  return {};
}

std::string_view without_dot(std::string_view word) {
  return word.ends_with('.') ? word.substr(0, word.size() - 1) : word;
}

// Removes and returns the first word of the rest of an addition, with its dot.
std::string_view take_word(std::string_view& rest) {
  const std::size_t end = std::min(rest.find_first_of(" ."), rest.size());
  const bool dot = end < rest.size() && rest[end] == '.';
  const std::string_view word = rest.substr(0, end + (dot ? 1 : 0));
  rest.remove_prefix(word.size());
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  return word;
}

std::string first_character(std::string_view word) {
  std::size_t pos = 0;
  text::next(word, pos);
  return std::string(word.substr(0, pos));
}

}  // namespace

std::string_view shape_name(PlaceShape shape) {
  switch (shape) {
    case PlaceShape::kSpa:
      return "bad";
    case PlaceShape::kSaint:
      return "saint";
    case PlaceShape::kQualified:
      return "qualified";
    case PlaceShape::kWords:
      return "words";
    case PlaceShape::kPlain:
      return "plain";
  }
  return "plain";
}

PlaceNames PlaceNames::load(const Lexicons& lexicons) {
  PlaceNames names;
  for_each_row(lexicons.table("place_words"), [&](auto cell) {
    names.add_word(cell("word"), cell("role"), cell("listed") == "yes");
  });
  for_each_row(lexicons.table("place_additions"),
               [&](auto cell) { names.add_addition(cell("beginning"), cell("blanks")); });
  for_each_row(lexicons.table("place_addition_words"), [&](auto cell) {
    names.addition_words_[text::fold_key(cell("word"))] = {std::string(cell("full")),
                                                           std::string(cell("before_article"))};
  });
  for_each_row(lexicons.table("place_addition_nouns"), [&](auto cell) {
    const std::string abbreviation(cell("abbreviation"));
    names.abbreviations_.try_emplace(text::fold_key(cell("noun")), abbreviation);
    names.nouns_[std::string(without_dot(text::fold_key(abbreviation)))].emplace_back(cell("noun"));
  });
  std::ranges::stable_sort(names.short_saints_, std::ranges::greater(), &std::string::size);
  return names;
}

void PlaceNames::add_word(std::string_view word, std::string_view role, bool listed) {
  const std::string before_blank = std::string(word) + " ";
  if (role == "spa") spas_.push_back(before_blank);
  if (role == "landscape") landscapes_.insert(text::fold_key(word));
  if (role != "saint") return;
  if (listed) listed_saints_.push_back(before_blank);
  const std::string folded = text::fold_key(word);
  if (full_saint_.empty()) {
    full_saint_ = folded + " ";
    return;
  }
  short_saints_.push_back(folded + " ");
  if (listed) listed_shorts_.push_back(folded + " ");
  if (folded.ends_with('.')) short_saints_.push_back(folded);
}

void PlaceNames::add_addition(std::string_view beginning, std::string_view blanks) {
  std::string addition(beginning);
  if (blanks != "none") addition.insert(0, " ");
  if (blanks == "both") addition += ' ';
  addition_bytes_.set(static_cast<unsigned char>(addition.front()));
  additions_.push_back(std::move(addition));
}

std::size_t PlaceNames::addition_begin(std::string_view name) const {
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (!addition_bytes_.test(static_cast<unsigned char>(name[i]))) continue;
    if (!beginning_of(name.substr(i), additions_).empty()) return i;
  }
  return name.size();
}

std::string_view PlaceNames::spa_of(std::string_view name) const {
  return beginning_of(name, spas_);
}

PlaceShape PlaceNames::shape(std::string_view name) const {
  const bool one_word = name.find(' ') == std::string_view::npos;
  if (!one_word && !spa_of(name).empty()) return PlaceShape::kSpa;
  if (!one_word && !listed_saint(name).empty()) return PlaceShape::kSaint;
  if (addition_begin(name) < name.size()) return PlaceShape::kQualified;
  return one_word ? PlaceShape::kPlain : PlaceShape::kWords;
}

std::string_view PlaceNames::core(std::string_view name) const {
  name = name.substr(0, addition_begin(name));
  name.remove_prefix(spa_of(name).size());
  return name;
}

bool PlaceAddition::is_abbreviated() const {
  return std::ranges::any_of(
      prepositions, [](std::string_view word) { return word.ends_with('.') || word.size() == 1; });
}

bool PlaceAddition::has_blanks() const {
  const std::string_view first = prepositions.empty() ? noun : prepositions.front();
  return first.data() + first.size() < noun.data() && first.data()[first.size()] == ' ';
}

std::optional<PlaceAddition> PlaceNames::addition(std::string_view name) const {
  const std::string lower = text::to_lower(name);
  if (lower.size() != name.size()) return std::nullopt;
  const std::size_t begin = addition_begin(lower);
  if (begin == 0 || begin >= name.size()) return std::nullopt;
  PlaceAddition place;
  place.core = name.substr(0, begin);
  std::string_view rest = name.substr(begin);
  const std::size_t opening = std::min(rest.find_first_not_of(" (/"), rest.size());
  place.opening = rest.substr(0, opening);
  rest.remove_prefix(opening);
  while (rest.ends_with(')') || rest.ends_with(' ')) {
    place.closing = name.substr(begin + opening + static_cast<std::size_t>(rest.size()) - 1);
    rest.remove_suffix(1);
  }
  while (true) {
    std::string_view behind = rest;
    const std::string_view word = take_word(behind);
    if (behind.empty() || !addition_words_.contains(text::fold_key(word))) break;
    place.prepositions.push_back(word);
    rest = behind;
  }
  place.noun = rest;
  const bool words_alone = place.opening.find_first_of("(/") == std::string_view::npos;
  if (rest.empty() || (words_alone && place.prepositions.empty())) return std::nullopt;
  return place;
}

std::string PlaceNames::natural(std::string_view name) const {
  if (is_natural_case(name)) return std::string(name);
  const std::string lower = text::to_lower(name);
  std::string written;
  std::size_t done = 0;
  for (const ByteSpan& word : text::words(lower)) {
    written.append(lower, done, word.begin - done);
    const std::string text = lower.substr(word.begin, word.size());
    const bool last = lower.find_first_not_of(" .)", word.end) == std::string::npos;
    const bool is_small = !last && done > 0 &&
                          (addition_words_.contains(text) || addition_words_.contains(text + "."));
    written += is_small ? text : text::capitalize(text);
    done = word.end;
  }
  return written.append(lower, done);
}

std::string PlaceNames::full_noun(std::string_view noun) const {
  const std::string folded = text::fold_key(noun);
  const auto* const found = nouns_.find(without_dot(folded));
  if (found == nullptr) return folded;
  return found->size() == 1 ? text::fold_key(found->front()) : std::string();
}

bool PlaceNames::can_be_same(std::string_view noun, std::string_view other) const {
  const std::string a = text::fold_key(noun);
  const std::string b = text::fold_key(other);
  if (a == b || (!full_noun(a).empty() && full_noun(a) == full_noun(b))) return true;
  const auto begins = [](std::string_view brief, std::string_view full) {
    const bool is_brief = brief.ends_with('.') || brief.size() == 1;
    return is_brief && full.starts_with(without_dot(brief));
  };
  return begins(a, b) || begins(b, a);
}

std::string PlaceNames::in_full(const PlaceAddition& place) const {
  std::string full(place.core);
  const bool bracket = place.prepositions.empty();
  full += bracket ? " (" : " ";
  for (std::size_t i = 0; i < place.prepositions.size(); ++i) {
    const AdditionWord* const word = addition_words_.find(text::fold_key(place.prepositions[i]));
    const bool last = i + 1 == place.prepositions.size();
    full += (last ? word->full : word->before_article) + " ";
  }
  const auto* const nouns = nouns_.find(without_dot(text::fold_key(place.noun)));
  full += nouns == nullptr ? std::string(place.noun) : nouns->front();
  return bracket ? full + ")" : full;
}

// Abbreviates a noun like `pattern`: "Tauber" like "M." is "T."; like "OPf." it is looked up in the
// table.
std::optional<std::string> PlaceNames::noun_like(std::string_view pattern,
                                                 std::string_view noun) const {
  const std::string folded = text::fold_key(pattern);
  const bool dot = pattern.ends_with('.');
  const bool brief = dot || folded.size() == 1 || nouns_.contains(folded);
  if (!brief) return std::string(noun);
  if (noun.find(' ') != std::string_view::npos) return std::nullopt;
  const std::string* const listed = abbreviations_.find(text::fold_key(noun));
  const bool one_letter = without_dot(folded).size() == 1;
  std::string written = one_letter || listed == nullptr ? first_character(noun) + "." : *listed;
  if (!dot) written.pop_back();
  return written;
}

std::optional<std::string> PlaceNames::written_like(std::string_view pattern,
                                                    std::string_view lemma) const {
  const auto wanted = addition(pattern);
  const auto own = addition(lemma);
  if (!wanted || !own) return std::nullopt;
  const bool words = !wanted->prepositions.empty();
  if (words && own->prepositions.empty()) return std::nullopt;
  // "Rot am See", but not "Rot/See".
  if (!words && landscapes_.contains(text::fold_key(own->noun))) return std::nullopt;
  const auto noun = noun_like(wanted->noun, own->noun);
  if (!noun) return std::nullopt;
  std::string written(own->core);
  written += wanted->opening;
  if (words) {
    const bool brief = wanted->is_abbreviated();
    const std::string_view blank = !brief || wanted->has_blanks() ? " " : "";
    const std::string_view dot = wanted->prepositions.front().ends_with('.') ? "." : "";
    for (const std::string_view word : own->prepositions) {
      written += brief ? first_character(word) + std::string(dot) : std::string(word);
      written += blank;
    }
  }
  return written.append(*noun).append(wanted->closing);
}

bool PlaceNames::abbreviates_saint(std::string_view folded) const {
  const std::string_view saint = beginning_of(folded, short_saints_);
  return !saint.empty() && saint.size() < folded.size();
}

std::string PlaceNames::spell_out_saint(std::string folded) const {
  if (!abbreviates_saint(folded)) return folded;
  return folded.replace(0, beginning_of(folded, short_saints_).size(), full_saint_);
}

bool PlaceNames::spells_saint_out(std::string_view folded) const {
  return !full_saint_.empty() && folded.starts_with(full_saint_);
}

std::vector<std::string> PlaceNames::other_spellings(std::string_view folded) const {
  std::vector<std::string> others;
  if (!spells_saint_out(folded)) return others;
  for (const std::string& saint : listed_shorts_) {
    others.push_back(saint + std::string(folded.substr(full_saint_.size())));
  }
  return others;
}

std::string_view PlaceNames::listed_saint(std::string_view name) const {
  return beginning_of(name, listed_saints_);
}

std::string_view PlaceNames::written_saint(std::string_view surface) const {
  // Saints are ASCII: their bytes are the same in lower case.
  const std::string lower = text::to_lower(surface);
  if (spells_saint_out(lower)) return surface.substr(0, full_saint_.size());
  return surface.substr(0, beginning_of(lower, short_saints_).size());
}

}  // namespace pseudo::lang::de
