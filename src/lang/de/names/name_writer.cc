#include "lang/de/names/name_writer.h"

#include <utility>

#include "lang/common/letter_case.h"
#include "lang/de/names/nicknames.h"
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

// Writes "Novák" as "Nováková". `own`: the name is the original itself.
std::optional<std::string> write_pair(const NameKinds& kinds, std::string_view name,
                                      const NameForm::Pair& pair, bool own) {
  if (own) return std::string(cut_ending(name, pair.masculine)) + pair.feminine;
  const NamePair* const ours = kinds.pair_of(pair.kind);
  if (ours == nullptr || !text::fold_key(name).ends_with(ours->masculine)) return std::nullopt;
  constexpr std::string_view kLongA = "á";
  std::string feminine = ours->feminine;
  if (pair.feminine.ends_with(kLongA)) feminine.replace(feminine.size() - 1, 1, kLongA);
  return std::string(cut_ending(name, ours->masculine)) + feminine;
}

}  // namespace

std::optional<std::string> write_name(const Grammar& grammar, const NameLexicon& lexicon,
                                      std::string_view lemma, const Part& part,
                                      std::uint64_t choice) {
  const NameForm& form = form_as<NameForm>(part);
  std::string name(lemma);
  if (!form.nickname.empty()) {
    auto nickname = nickname_for(lexicon, lemma, form.nickname, part.lemma, part.category, choice,
                                 form.kind == NameForm::Kind::kDiminutive);
    if (!nickname) return std::nullopt;
    name = *std::move(nickname);
  }
  const bool sibilant = grammar.ends_in_sibilant(name);
  switch (form.kind) {
    case NameForm::Kind::kBase:
    case NameForm::Kind::kDiminutive:
      return name;
    case NameForm::Kind::kPair:
      return write_pair(lexicon.kinds(), name, form.pair, lemma == part.lemma);
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
