#include "engine/assign/initials.h"

#include <algorithm>

#include "engine/assign/name_candidates.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

constexpr int kInitialDraws = 40;

std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    if (text::is_letter(c)) letters += c;
  }
  return letters;
}

char32_t with_case_of(char32_t original, char32_t c) {
  return text::is_lower(original) ? text::lower(c) : text::upper(c);
}

// True if `letters` can replace an initial: a single letter may be kept, several may not.
bool may_be(const std::u32string& initial, const std::u32string& letters) {
  return initial.size() == 1 || !std::ranges::equal(initial, letters, {}, text::lower, text::lower);
}

// Replaces the letters of the surface one by one and keeps their case.
std::string put_letters(std::string_view surface, const std::u32string& letters) {
  std::string out;
  std::size_t used = 0;
  for (std::size_t pos = 0; pos < surface.size();) {
    const char32_t c = text::next(surface, pos);
    text::append(out, text::is_letter(c) ? with_case_of(c, letters[used++]) : c);
  }
  return out;
}

}  // namespace

void Initials::index() {
  constexpr std::size_t kLongest = 6;  // bytes: three letters, with umlauts written as two letters
  constexpr std::size_t kMost = 64;
  for (std::size_t i = 0; i < entities_.size(); ++i) {
    if (names_[i].surrogate.lemma.empty()) continue;  // needs no surrogate
    const std::string_view key = entities_[i].key;
    Beginnings& beginnings = beginnings_[{entities_[i].scope, entities_[i].category}];
    for (std::size_t size = 1; size <= std::min(key.size(), kLongest); ++size) {
      if (!text::is_boundary(key, size)) continue;
      std::vector<std::size_t>& some = beginnings[key.substr(0, size)];
      if (some.size() < kMost) some.push_back(i);
    }
  }
}

// The first letters of the surrogate of the first entity whose name begins with the initial.
std::optional<std::u32string> Initials::from_entity(const std::u32string& initial,
                                                    std::string_view folded, Category category,
                                                    const ScopePlace& scope) {
  if (beginnings_.empty()) index();
  const Beginnings& beginnings = beginnings_[{scope, category}];
  const auto found = beginnings.find(folded);
  if (found == beginnings.end()) return std::nullopt;
  for (const std::size_t i : found->second) {
    std::u32string letters = letters_of(names_[i].surrogate.lemma).substr(0, initial.size());
    if (letters.size() == initial.size() && may_be(initial, letters)) return letters;
  }
  return std::nullopt;
}

// Returns the first letters of a random name that begins with `letter` (0: any).
std::optional<std::u32string> Initials::from_lexicon(const std::u32string& initial,
                                                     Category category, char32_t letter,
                                                     DrawStream& stream) const {
  EntityView nobody;
  nobody.category = category;
  const SurrogateQuery query = language_.query(nobody);
  if (query.table == nullptr || !serves_script(*query.table, text::filing_letter(initial[0]))) {
    return std::nullopt;
  }
  const Candidates rows = select_candidates(query, letter, letter == 0 ? 0 : kLetter);
  for (int i = 0; i < kInitialDraws && rows.size() > 0; ++i) {
    const std::string_view name = query.table->cell(rows.draw(stream), std::size_t{0});
    std::u32string letters = letters_of(name).substr(0, initial.size());
    if (letters.size() < initial.size() || !may_be(initial, letters)) continue;
    if (letter == 0 || text::filing_letter(letters[0]) == letter) return letters;
  }
  return std::nullopt;
}

std::string Initials::map(std::string_view surface, Category category, const ScopePlace& scope) {
  if (!text::is_nfc(surface)) return map(text::to_nfc(surface), category, scope);
  const std::u32string initial = letters_of(surface);
  std::string key;
  for (const char32_t c : initial) text::append(key, text::lower(c));
  key = text::fold_key(key);
  DrawStream stream = scopes_.draws(scope).stream("initial", name(category), key);
  if (initial.empty()) return values::scramble(surface, stream);
  if (const auto letters = from_entity(initial, key, category, scope)) {
    return put_letters(surface, *letters);
  }
  char32_t letter = 0;
  if (!is_wide(scope)) {
    letter = scopes_.letters(scope, category)[text::filing_letter(initial[0])];
    if (letter != 0 && initial.size() == 1) return put_letters(surface, {letter});
  }
  if (const auto letters = from_lexicon(initial, category, letter, stream)) {
    return put_letters(surface, *letters);
  }
  return put_letters(surface, letters_of(values::scramble(surface, stream)));
}

}  // namespace pseudo
