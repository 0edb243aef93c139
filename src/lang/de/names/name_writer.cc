#include "lang/de/names/name_writer.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "lang/common/tokens.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

std::string lower_first(std::string_view word) {
  std::size_t pos = 0;
  text::next(word, pos);
  std::string lower = text::to_lower(word.substr(0, pos));
  lower += word.substr(pos);
  return lower;
}

// The nickname's place among those of its full name: two nicknames of one person become two.
std::size_t ordinal(const NameLexicon& lexicon, std::string_view full, std::string_view nickname,
                    std::string_view gender) {
  const auto own = lexicon.nicknames_of(text::fold_key(full), gender);
  const auto it = std::ranges::find(own, nickname, &Nickname::nickname);
  return static_cast<std::size_t>(it - own.begin());
}

std::optional<std::string> nickname_for(const NameLexicon& lexicon, std::string_view lemma,
                                        const Part& part, std::uint64_t choice) {
  const std::string& original = name_form(part).nickname;
  if (lemma == part.lemma) return original;
  const std::string_view gender = gender_of(part.category);
  const auto candidates = lexicon.nicknames_of(text::fold_key(lemma), gender);
  const auto same = std::ranges::find(candidates, original, &Nickname::nickname);
  const bool has_same = same != candidates.end();  // is left out
  const std::size_t others = candidates.size() - (has_same ? 1 : 0);
  if (others == 0) return std::nullopt;
  const std::size_t start = static_cast<std::size_t>(choice % others);
  std::size_t index = (start + ordinal(lexicon, part.lemma, original, gender)) % others;
  if (has_same && index >= static_cast<std::size_t>(same - candidates.begin())) ++index;
  return candidates[index]->nickname;
}

}  // namespace

std::optional<std::string> write_name(const Grammar& grammar, const NameLexicon& lexicon,
                                      std::string_view lemma, const Part& part,
                                      std::uint64_t choice) {
  const NameForm& form = name_form(part);
  std::string name(lemma);
  if (!form.nickname.empty()) {
    auto nickname = nickname_for(lexicon, lemma, part, choice);
    if (!nickname) return std::nullopt;
    name = *std::move(nickname);
  }
  const bool sibilant = grammar.ends_in_sibilant(name);
  switch (form.kind) {
    case NameForm::Kind::kBase:
      return name;
    case NameForm::Kind::kGenitive:
      return write_genitive(grammar, std::move(name), form.endings);
    case NameForm::Kind::kSilentGenitive:
      if (!sibilant) return std::nullopt;
      return name;
    case NameForm::Kind::kPlural:
      if (sibilant && form.endings.sibilant.empty()) return std::nullopt;
      return write_genitive(grammar, std::move(name), form.endings);
    case NameForm::Kind::kFeminine:
      if (!ends_in_consonant(name)) return std::nullopt;
      return name + form.ending;
    case NameForm::Kind::kAdjective: {
      // "Marxsche", "Straußsche"; of names in -s there is no such word without an apostrophe.
      const bool own = lemma == part.lemma;
      if (!own && (name.ends_with('s') || name.ends_with("sch") || name.ends_with("ce"))) {
        return std::nullopt;
      }
      name += form.ending;
      return form.lower_case ? lower_first(name) : name;
    }
  }
  return name;
}

}  // namespace pseudo::lang::de
