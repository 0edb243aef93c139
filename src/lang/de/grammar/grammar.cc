#include "lang/de/grammar/grammar.h"

#include <algorithm>

#include "text/ascii.h"

namespace pseudo::lang::de {

bool Grammar::ends_in_sibilant(std::string_view name) const {
  if (name.empty()) return false;
  const bool upper = name.back() >= 'A' && name.back() <= 'Z';
  const char last = static_cast<char>(upper ? name.back() | 0x20 : name.back());
  if (!sibilant_ends.test(static_cast<unsigned char>(last))) return false;
  return std::ranges::any_of(sibilants, [&](const std::string& end) {
    return end.back() == last && (end.size() == 1 || name.ends_with(end));
  });
}

InhabitantForm::Guess Grammar::guess_inhabitant(std::string_view folded) const {
  const auto form = std::ranges::find_if(
      inhabitant_forms, [&](const InhabitantForm& one) { return folded.ends_with(one.folded); });
  return form == inhabitant_forms.end() ? InhabitantForm::Guess::kNever : form->guess;
}

std::string_view Grammar::article(const Determiner& reading) const {
  const auto found = std::ranges::find(articles, reading, &Article::reading);
  return found == articles.end() ? std::string_view() : std::string_view(found->word);
}

bool Grammar::is_article(std::string_view folded, const Determiner& reading) const {
  return std::ranges::any_of(articles, [&](const Article& article) {
    return article.word == folded && article.reading == reading;
  });
}

std::string_view Grammar::ending_after(std::string_view determiner_kind,
                                       const Determiner& reading) const {
  const std::string_view number = reading.plural ? "pl" : "sg";
  for (const DeterminerEnding& row : determiner_endings) {
    if ((row.kind.empty() || row.kind == determiner_kind) &&
        (row.gender.empty() || row.gender.front() == reading.gender) &&
        (row.number.empty() || row.number == number) &&
        (!row.grammatical_case || *row.grammatical_case == reading.grammatical_case)) {
      return row.ending;
    }
  }
  return {};
}

std::string_view Grammar::by_ending(const std::vector<std::pair<std::string, std::string>>& endings,
                                    std::string_view word) {
  const std::pair<std::string, std::string>* best = nullptr;
  for (const auto& entry : endings) {
    if (!word.ends_with(entry.first)) continue;
    if (best == nullptr || entry.first.size() > best->first.size()) best = &entry;
  }
  return best == nullptr ? std::string_view() : std::string_view(best->second);
}

bool Grammar::ends_in_consonant(std::string_view name) const {
  if (name.empty()) return false;
  const auto last = static_cast<unsigned char>(text::ascii_lower(name.back()));
  return last < vowels.size() && !vowels[last];
}

bool ends_with_any(std::string_view word, const std::vector<std::string>& ends) {
  return std::ranges::any_of(ends, [&](const std::string& end) { return word.ends_with(end); });
}

}  // namespace pseudo::lang::de
