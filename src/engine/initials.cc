#include "engine/initials.h"

#include <algorithm>

#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

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

// The surface with its letters replaced one by one, in the case of the old ones.
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

// If very many names begin alike, some of them are enough: surrogates hardly ever keep the first
// letter, so one of them fits.
void Initials::index() {
  constexpr std::size_t kLongest = 6;  // bytes: three letters, written-out umlauts
  constexpr std::size_t kMost = 64;
  for (std::size_t i = 0; i < entities_.size(); ++i) {
    const std::string_view key = entities_[i].key;
    Beginnings& beginnings = beginnings_[{entities_[i].scope, entities_[i].category}];
    for (std::size_t size = 1; size <= std::min(key.size(), kLongest); ++size) {
      if (!text::is_boundary(key, size)) continue;
      std::vector<std::size_t>& some = beginnings[key.substr(0, size)];
      if (some.size() < kMost) some.push_back(i);
    }
  }
}

// The first letters of the surrogate of the first entity whose name begins like the initial.
std::optional<std::u32string> Initials::from_entity(const std::u32string& initial,
                                                    std::string_view folded, Category category,
                                                    Scope scope) {
  if (beginnings_.empty()) index();
  const Beginnings& beginnings = beginnings_[{scope, category}];
  const auto found = beginnings.find(folded);
  if (found == beginnings.end()) return std::nullopt;
  for (const std::size_t i : found->second) {
    std::u32string letters = letters_of(names_[i].surrogate.lemma).substr(0, initial.size());
    if (letters.size() == initial.size() && text::lower(letters[0]) != text::lower(initial[0])) {
      return letters;
    }
  }
  return std::nullopt;
}

std::string Initials::map(std::string_view surface, Category category, Scope scope) {
  const std::u32string initial = letters_of(surface);
  std::string key;
  for (const char32_t c : initial) text::append(key, text::lower(c));
  key = text::fold_key(key);
  DrawStream stream = scopes_.draws(scope).stream("initial", name(category), key);
  if (initial.empty()) return values::scramble(surface, stream);
  if (const auto letters = from_entity(initial, key, category, scope)) {
    return put_letters(surface, *letters);
  }
  std::u32string letters = letters_of(values::scramble(surface, stream));
  const char32_t first = scopes_.letters(scope, category)[text::filing_letter(initial[0])];
  if (first != 0) letters[0] = first;
  return put_letters(surface, letters);
}

}  // namespace pseudo
