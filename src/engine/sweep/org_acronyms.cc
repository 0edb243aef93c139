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

// True for the first letters of the capitalized words, and the letters of acronyms among them:
// "faz" of "Frankfurter Allgemeine Zeitung", "tug" of "TU Graz".
bool are_initials(std::string_view key, std::string_view name) {
  constexpr std::size_t kFewest = 2;  // words
  std::size_t words = 0;
  for (const ByteSpan& span : text::words(name)) {
    const std::string_view word = name.substr(span.begin, span.size());
    std::size_t pos = 0;
    if (!text::is_upper(text::next(word, pos))) continue;
    const std::string folded = text::fold_key(word);
    const std::size_t size = text::to_upper(word) == word ? folded.size() : 1;
    if (key.empty() || !key.starts_with(std::string_view(folded).substr(0, size))) continue;
    key.remove_prefix(size);
    ++words;
  }
  return key.empty() && words >= kFewest;
}

}  // namespace

void OrgAcronyms::note(const SearchForm& form, std::string_view name, FormIndex::Owner owner) {
  if (are_initials(form.key, name)) noted_.emplace_back(form, owner);
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
