#include "lang/de/grammar/noun_endings.h"

#include <algorithm>

#include "lang/common/rows.h"
#include "lang/de/grammar/cell_words.h"

namespace pseudo::lang::de {

NounEndings NounEndings::load(const Lexicons& lexicons) {
  NounEndings nouns;
  for_each_row(lexicons.table("noun_endings"), [&](auto cell) {
    const std::string_view form = cell("form");
    std::string ending(cell("ending"));
    if (ending.empty()) return;
    if (form == "genitive") {
      nouns.genitives_.push_back(
          {std::move(ending), lexicon::value_of(kEndsBefore, cell("after"))});
    } else if (form == "dative_plural") {
      nouns.dative_plurals_.push_back({std::string(cell("after")), std::move(ending)});
    } else if (form == "feminine_plural") {
      nouns.feminine_plurals_.push_back({std::string(cell("after")), std::move(ending)});
    } else if (form == "guessed_plural") {
      nouns.guessed_plurals_.push_back(std::move(ending));
    }
  });
  std::ranges::stable_sort(nouns.genitives_, std::ranges::greater(),
                           [](const GenitiveEnding& genitive) { return genitive.ending.size(); });
  const auto plain = std::ranges::find(nouns.genitives_, After::kOther, &GenitiveEnding::after);
  if (plain != nouns.genitives_.end()) nouns.plain_genitive_ = plain->ending;
  return nouns;
}

std::string_view NounEndings::genitive_of(std::string_view folded) const {
  for (const GenitiveEnding& genitive : genitives_) {
    if (!genitive.has_apostrophe() && folded.ends_with(genitive.ending)) return genitive.ending;
  }
  return {};
}

std::string_view NounEndings::without_plain_genitive(std::string_view folded) const {
  if (folded.ends_with(plain_genitive_)) folded.remove_suffix(plain_genitive_.size());
  return folded;
}

std::string NounEndings::dative_plural(std::string_view plural) const {
  for (const Suffix& suffix : dative_plurals_) {
    if (plural.ends_with(suffix.end)) return std::string(plural) + suffix.ending;
  }
  return std::string(plural);
}

std::string_view NounEndings::without_dative_plural(std::string_view folded) const {
  for (const Suffix& suffix : dative_plurals_) {
    if (folded.ends_with(suffix.ending)) {
      return folded.substr(0, folded.size() - suffix.ending.size());
    }
  }
  return folded;
}

std::string NounEndings::feminine_plural(std::string_view feminine) const {
  for (const Suffix& suffix : feminine_plurals_) {
    if (feminine.ends_with(suffix.end)) return std::string(feminine) + suffix.ending;
  }
  return {};
}

bool NounEndings::looks_plural(std::string_view name) const {
  return std::ranges::any_of(guessed_plurals_,
                             [&](const std::string& ending) { return name.ends_with(ending); });
}

}  // namespace pseudo::lang::de
