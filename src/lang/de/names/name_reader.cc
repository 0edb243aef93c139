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

KeptReason NameReader::reason_to_stay(const TitleWord& word, bool after_particle,
                                      const Context& context) const {
  const Token& token = word.tokens[word.index];
  const std::string dotted = token.folded + (token.dot ? "." : "");
  const bool function_word =
      lexicon_.is_particle(token.folded) || context.grammar().connectors.contains(dotted) ||
      (after_particle && context.grammar().determiners.contains(token.folded));
  if (!function_word && lexicon_.title(dotted) == nullptr) return KeptReason::kNone;
  if (stands_as_name(word, lexicon_, context)) return KeptReason::kNone;
  return function_word ? KeptReason::kFunctionWord : KeptReason::kTitle;
}

void NameReader::read(const Mention& mention, Category category, const Context& context,
                      Analysis& parts) const {
  const Tokens tokens = tokenize(mention.surface);
  const bool decomposed = !text::is_nfc(mention.surface);
  const Grammar& grammar = context.grammar();
  const bool has_name = has_other_name(lexicon_, grammar, tokens);
  bool after_particle = false;
  const std::size_t end =
      tokens.size() > 1 ? name_end(lexicon_, mention.surface, tokens) : tokens.size();
  for (std::size_t i = 0; i < end; ++i) {
    const Token& token = tokens[i];
    const bool last_word = i + 1 == end;
    if (!last_word) {  // the last word is always a name
      const KeptReason reason =
          reason_to_stay({tokens, mention.surface, i}, after_particle, context);
      const bool is_name = reason == KeptReason::kTitle && !has_name && !token.dot &&
                           !is_word_of_address(lexicon_, token);
      after_particle = lexicon_.is_particle(token.folded) ||
                       (after_particle && grammar.determiners.contains(token.folded));
      if (reason != KeptReason::kNone && !is_name) {
        parts.push_back(kept_word(token, reason, category));
        continue;
      }
    }
    const NamePlace place{mention.span.begin + token.span.begin,
                          mention.span.begin + token.span.end,
                          last_word || grammar.connectors.contains(tokens[i + 1].folded)};
    read_token(token, category, place, context, parts);
    if (decomposed && parts.back().kind == Part::Kind::kEntity) {
      parts.back().spelling |= kDecomposed;
    }
  }
  for (std::size_t i = end; i < tokens.size(); ++i) {
    parts.push_back(kept_word(tokens[i], KeptReason::kTitle, category));
  }
  close_gaps(parts, mention.surface, category);
}

}  // namespace pseudo::lang::de
