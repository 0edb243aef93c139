#include "engine/sweep/org_acronyms.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

// The folded first letter of a word, or all letters of an acronym.
std::string initial_of(std::string_view word) {
  std::size_t pos = 0;
  text::next(word, pos);
  return text::fold_key(text::to_upper(word) == word ? word : word.substr(0, pos));
}

// True for the first letters of the words, and the letters of acronyms among them: "faz" of
// "Frankfurter Allgemeine Zeitung", "tug" of "TU Graz", "vdk" of "Verband der Kegler". Words may be
// left out.
bool are_initials(std::string_view key, std::string_view name) {
  constexpr std::size_t kFewest = 2;  // words
  std::size_t words = 0;
  for (const ByteSpan& span : text::words(name)) {
    const std::string initial = initial_of(name.substr(span.begin, span.size()));
    if (key.empty() || !key.starts_with(initial)) continue;
    key.remove_prefix(initial.size());
    ++words;
  }
  return key.empty() && words >= kFewest;
}

}  // namespace

bool is_written_as_acronym(std::string_view word) {
  std::size_t capitals = 0;
  for (std::size_t pos = 0; pos < word.size();) {
    const bool is_first = pos == 0;
    const bool is_capital = text::is_upper(text::next(word, pos));
    if (is_first && !is_capital) return false;
    capitals += is_capital ? 1U : 0U;
  }
  return capitals > 1;
}

bool OrgAcronyms::note(const SearchForm& form, std::string_view name, FormIndex::Owner owner) {
  const bool is_acronym = are_initials(form.key, name);
  if (is_acronym) noted_.emplace_back(form, owner);
  return is_acronym;
}

void OrgAcronyms::add(const Plan& plan, SweptForms& forms) const {
  if (noted_.empty()) return;
  WordSet annotated;
  for (const Mention& mention : plan.mentions) annotated.insert(text::fold_key(mention.surface));
  for (const auto& [form, owner] : noted_) {
    if (annotated.contains(form.key)) continue;
    forms.index.add(form, owner);
    forms.acronyms.insert(text::skeleton_key(form.key));
  }
}

}  // namespace pseudo
