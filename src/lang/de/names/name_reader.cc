#include "lang/de/names/name_reader.h"

#include <string>
#include <string_view>
#include <utility>

#include "lang/de/names/name_ending.h"
#include "lang/de/names/nicknames.h"
#include "lang/de/names/silent_genitive.h"
#include "lang/de/names/titles.h"
#include "lang/de/spelling.h"
#include "text/fold.h"

namespace pseudo::lang::de {

// Takes the ending off the key and the lemma, which are the token as written before.
NameForm NameReader::take_ending(const Token& token, const NamePlace& place, const Context& context,
                                 Part& part) const {
  NameForm form;
  std::string_view lemma = token.text();
  if (place.may_inflect && !context.inside_word(place.end)) {
    if (const NameEnding* const ending =
            find_ending(token, part.category, place, lexicon_, context)) {
      lemma = cut_ending(token.text(), ending->ending);
      part.key.resize(part.key.size() - ending->ending.size());
      form = form_by_ending(*ending, token.text(), lemma, context);
    } else if (may_be_silent_genitive(token, place, lexicon_, context)) {
      form.kind = NameForm::Kind::kSilentGenitive;
    }
  }
  part.lemma = is_natural_case(lemma) ? std::string(lemma) : natural_case(lemma);
  return form;
}

void NameReader::read_token(const Token& token, Category category, const NamePlace& place,
                            const Context& context, Analysis& parts) const {
  Part& part = parts.emplace_back();
  part.span = token.span;
  part.category = category;
  part.key = token.folded;
  if (looks_like_initial(token) && !(token.dot && lexicon_.knows(category, token.folded))) {
    part.kind = Part::Kind::kInitial;
    part.lemma = token.text();
    return;
  }
  if (token.dot) --part.span.end;
  NameForm form = take_ending(token, place, context, part);
  if (const auto known = lexicon_.find(category, part.key, part.lemma)) {
    part.lemma = *known;
    part.spelling = observed_spelling(token.text(), part.lemma);
  }
  if (category != Category::kFamily) {
    if (const Nickname* const full = full_name_of(part.key, category, lexicon_, context)) {
      form.nickname = std::exchange(part.lemma, full->name);
      part.key = full->folded_name;
    }
  }
  set_name_form(part, std::move(form));
  part.spelling |= context.habits();
}

bool NameReader::is_title_or_connector(const Token& token, const Context& context) const {
  const std::string dotted = token.folded + (token.dot ? "." : "");
  return lexicon_.title(dotted) != nullptr || context.grammar().connectors.contains(dotted);
}

void NameReader::read(const Mention& mention, Category category, const Context& context,
                      Analysis& parts) const {
  const Tokens tokens = tokenize(mention.surface);
  const bool decomposed = !text::is_nfc(mention.surface);
  const Grammar& grammar = context.grammar();
  bool after_particle = false;
  const std::size_t end =
      tokens.size() > 1 ? name_end(lexicon_, mention.surface, tokens) : tokens.size();
  for (std::size_t i = 0; i < end; ++i) {
    const Token& token = tokens[i];
    const bool last_word = i + 1 == end;
    if (!last_word) {  // the last word is always a name
      const bool particle = lexicon_.is_particle(token.folded) ||
                            (after_particle && grammar.determiners.contains(token.folded));
      after_particle = particle;
      if (particle || is_title_or_connector(token, context)) continue;
    }
    const NamePlace place{mention.span.begin + token.span.begin,
                          mention.span.begin + token.span.end,
                          last_word || grammar.connectors.contains(tokens[i + 1].folded)};
    read_token(token, category, place, context, parts);
    if (decomposed && parts.back().kind == Part::Kind::kEntity) {
      parts.back().spelling |= kDecomposed;
    }
  }
  close_gaps(parts, mention.surface, category);
}

}  // namespace pseudo::lang::de
