#include "lang/de/names/name_writer.h"

#include <utility>

#include "lang/de/names/nicknames.h"
#include "text/casing.h"
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

}  // namespace

std::optional<std::string> write_name(const Grammar& grammar, const NameLexicon& lexicon,
                                      std::string_view lemma, const Part& part,
                                      std::uint64_t choice) {
  const NameForm& form = form_as<NameForm>(part);
  std::string name(lemma);
  if (!form.nickname.empty()) {
    auto nickname = nickname_for(lexicon, lemma, form.nickname, part.lemma, part.category, choice);
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
      if (!grammar.ends_in_consonant(name)) return std::nullopt;
      return name + form.ending;
    case NameForm::Kind::kAdjective: {
      const bool own = lemma == part.lemma;
      if (!own && ends_with_any(name, grammar.ends_without_adjective)) return std::nullopt;
      name += form.ending;
      return form.lower_case ? lower_first(name) : name;
    }
  }
  return name;
}

}  // namespace pseudo::lang::de
