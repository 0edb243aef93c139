#include "engine/initials.h"

#include <optional>

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

// The first letters of the surrogate of the first entity whose name begins like the initial.
std::optional<std::u32string> from_entity(const std::u32string& initial, std::string_view folded,
                                          Category category, Scope scope,
                                          std::span<const Entity> entities) {
  for (const Entity& entity : entities) {
    if (entity.category != category || entity.scope != scope) continue;
    if (!entity.key.starts_with(folded)) continue;
    std::u32string letters = letters_of(entity.surrogate.lemma).substr(0, initial.size());
    if (letters.size() == initial.size() && text::lower(letters[0]) != text::lower(initial[0])) {
      return letters;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string map_initial(std::string_view surface, Category category, Scope scope,
                        std::span<const Entity> entities, Scopes& scopes) {
  const std::u32string initial = letters_of(surface);
  std::string key;
  for (const char32_t c : initial) text::append(key, text::lower(c));
  key = text::fold_key(key);
  DrawStream stream = scopes.draws(scope).stream("initial", name(category), key);
  if (initial.empty()) return values::scramble(surface, stream);
  if (const auto letters = from_entity(initial, key, category, scope, entities)) {
    return put_letters(surface, *letters);
  }
  std::u32string letters = letters_of(values::scramble(surface, stream));
  const char32_t first = scopes.letters(scope, category)[text::filing_letter(initial[0])];
  if (first != 0) letters[0] = first;
  return put_letters(surface, letters);
}

}  // namespace pseudo
