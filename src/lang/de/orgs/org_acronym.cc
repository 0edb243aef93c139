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

std::string acronym_of(std::string_view name, std::size_t letters) {
  std::u32string initials;
  std::u32string rest;
  bool word = false;
  for (std::size_t pos = 0; pos < name.size();) {
    const char32_t c = text::next(name, pos);
    if (!text::is_letter(c)) {
      word = false;
      continue;
    }
    (word || text::is_lower(c) ? rest : initials) += text::upper(c);
    word = true;
  }
  std::string acronym;
  std::size_t count = 0;
  for (const std::u32string& source : {initials, rest}) {
    for (const char32_t c : source) {
      if (count == letters) return acronym;
      const char32_t filed = text::filing_letter(c);
      text::append(acronym, filed == 0 ? c : filed);
      ++count;
    }
  }
  return acronym;
}

}  // namespace pseudo::lang::de
