#include "lang/de/names/name_ending.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "lang/de/names/s_ending.h"
#include "text/casing.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool has_two_letters(std::string_view folded) {
  constexpr std::size_t kLongestLetter = 4;  // bytes
  return folded.size() > kLongestLetter || text::count_code_points(folded) >= 2;
}

NameForm::Kind form_kind(NameEndingKind ending) {
  switch (ending) {
    case NameEndingKind::kPlural:
      return NameForm::Kind::kPlural;
    case NameEndingKind::kFeminine:
      return NameForm::Kind::kFeminine;
    case NameEndingKind::kAdjective:
      return NameForm::Kind::kAdjective;
    case NameEndingKind::kGenitive:
    case NameEndingKind::kDiminutive:
      return NameForm::Kind::kGenitive;
  }
  return NameForm::Kind::kGenitive;
}

bool accept(const NameEnding& ending, const DividedName& name, const NameLexicon& lexicon,
            const Context& context) {
  const bool apostrophe = ending.ending.front() == '\'';
  const bool is_s = ending.ending == context.grammar().nouns.plain_genitive();
  const bool family = name.category == Category::kFamily;
  const bool known_stem = name.known_stem || name.stem_is_mentioned;
  switch (ending.kind) {
    case NameEndingKind::kGenitive:
      if (apostrophe) return true;
      if (is_s) return is_s_ending(name, lexicon, context, false);
      return known_stem && !name.known_base && !plural_before(name.extent, context);
    case NameEndingKind::kPlural:
      if (is_s) return is_s_ending(name, lexicon, context, true);
      if (is_dative_plural(ending) && !plural_before(name.extent, context)) return false;
      return family && known_stem && !name.known_base;
    case NameEndingKind::kFeminine:
      return family && known_stem && !name.known_base &&
             (name.stem_is_mentioned ||
              (context.agreement(name.extent.begin).allowed & kFeminineBit) != 0);
    case NameEndingKind::kAdjective:
      return family && !name.known_base && (known_stem || apostrophe);
    case NameEndingKind::kDiminutive:
      return false;  // only used for the search
  }
  return false;
}

// Compares two fitting endings whose stems are both mentioned or both not mentioned.
bool is_better(const NameEnding& ending, const NameEnding& best) {
  if (ending.ending.size() != best.ending.size()) return ending.ending.size() > best.ending.size();
  return ending.kind == NameEndingKind::kPlural;
}

}  // namespace

bool fits_stem(const Grammar& grammar, After after, std::string_view stem) {
  switch (after) {
    case After::kSibilant:
      return grammar.ends_in_sibilant(stem);
    case After::kBeforeS:
      return std::ranges::any_of(grammar.sibilants_before_s,
                                 [&](const std::string& end) { return stem.ends_with(end); });
    case After::kOther:
      return !grammar.ends_in_sibilant(stem);
    case After::kConsonant:
      return grammar.ends_in_consonant(stem);
    case After::kAny:
      return true;
  }
  return true;
}

bool is_dative_plural(const NameEnding& ending) {
  return ending.kind == NameEndingKind::kPlural && ending.after == After::kConsonant;
}

const NameEnding* find_ending(const Token& token, Category category, const NameExtent& extent,
                              const NameLexicon& lexicon, const Context& context) {
  const std::string_view folded = token.folded;
  const NameEnding* best = nullptr;
  bool best_is_mentioned = false;
  std::optional<DividedName> name;
  for (const NameEnding& ending : context.grammar().endings_like(folded)) {
    if (!folded.ends_with(ending.ending)) continue;
    const std::string_view stem = folded.substr(0, folded.size() - ending.ending.size());
    if (!has_two_letters(stem) || !fits_stem(context.grammar(), ending.after, stem)) continue;
    if (!name || name->stem.size() != stem.size()) {
      name.emplace(divide(lexicon, context, token, stem, category, extent));
    }
    if (!accept(ending, *name, lexicon, context)) continue;
    const bool mentioned = name->stem_is_mentioned;
    const bool better =
        mentioned != best_is_mentioned ? mentioned : best == nullptr || is_better(ending, *best);
    if (!better) continue;
    best = &ending;
    best_is_mentioned = mentioned;
  }
  return best;
}

NameForm form_by_ending(const NameEnding& ending, std::string_view text, std::string_view lemma,
                        const Context& context) {
  NameForm form{.kind = form_kind(ending.kind)};
  std::string written = text::to_lower(text.substr(lemma.size()));
  if (form.kind == NameForm::Kind::kAdjective || form.kind == NameForm::Kind::kFeminine) {
    form.lower_case = form.kind == NameForm::Kind::kAdjective && starts_with_lower(text);
    form.ending = std::move(written);
  } else if (context.grammar().ends_in_sibilant(lemma)) {
    form.endings = {std::string(context.grammar().nouns.plain_genitive()), std::move(written)};
  } else {
    const bool genitive = form.kind == NameForm::Kind::kGenitive;
    // All names have a plural in -s, but few the -n of "den Hubern".
    if (is_dative_plural(ending)) written = context.grammar().nouns.plain_genitive();
    form.endings = {std::move(written), genitive ? std::string(context.apostrophe()) : ""};
  }
  return form;
}

}  // namespace pseudo::lang::de
