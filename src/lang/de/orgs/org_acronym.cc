#include "lang/de/orgs/org_acronym.h"

#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {

bool is_org_acronym(std::string_view text) {
  std::size_t upper = 0;
  std::size_t letters = 0;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    if (!text::is_letter(c)) return false;
    ++letters;
    upper += text::is_upper(c) ? 1U : 0U;
  }
  return letters >= 2 && letters <= kLongestOrgAcronym && upper * 2 >= letters && upper >= 2;
}

std::optional<std::size_t> bracket_of_acronym(std::string_view surface) {
  const std::size_t open = surface.rfind('(');
  if (open == std::string_view::npos || open == 0 || !surface.ends_with(')')) return std::nullopt;
  const bool is_acronym = is_org_acronym(surface.substr(open + 1, surface.size() - open - 2));
  const bool has_name = surface.find_last_not_of(" \t\r\n", open - 1) != std::string_view::npos;
  return is_acronym && has_name ? std::optional(open) : std::nullopt;
}

std::string acronym_of(std::string_view name, std::size_t letters) {
  constexpr std::u32string_view kVowels = U"AEIOU";
  std::u32string initials;
  std::u32string consonants;
  std::u32string vowels;
  bool word = false;
  for (std::size_t pos = 0; pos < name.size();) {
    const char32_t c = text::next(name, pos);
    if (!text::is_letter(c)) {
      word = false;
      continue;
    }
    const bool initial = !word && !text::is_lower(c);
    const char32_t filed = text::filing_letter(c);
    const char32_t letter = filed == 0 ? text::upper(c) : filed;
    const bool vowel = kVowels.find(letter) != std::u32string_view::npos;
    (initial ? initials : vowel ? vowels : consonants) += letter;
    word = true;
  }
  std::string acronym;
  for (const char32_t c : (initials + consonants + vowels).substr(0, letters)) {
    text::append(acronym, c);
  }
  return acronym;
}

}  // namespace pseudo::lang::de
