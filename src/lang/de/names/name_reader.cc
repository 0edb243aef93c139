#include "lang/de/names/name_reader.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "lang/de/names/initialisms.h"
#include "lang/de/names/name_ending.h"
#include "lang/de/names/nicknames.h"
#include "lang/de/names/silent_genitive.h"
#include "lang/de/names/titles.h"
#include "lang/de/spelling.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {

namespace {

constexpr std::size_t kClause = 80;  // bytes

std::string_view clause_before(std::size_t begin, const Context& context) {
  const std::string_view text = context.document().text;
  begin = std::min(begin, text.size());
  std::size_t from = begin - std::min(begin, kClause);
  while (from < begin && !text::is_boundary(text, from)) ++from;
  return text.substr(from, begin - from);
}

std::string_view clause_after(std::size_t end, const Context& context) {
  const std::string_view text = context.document().text;
  end = std::min(end, text.size());
  std::size_t to = std::min(text.size(), end + kClause);
  while (to > end && !text::is_boundary(text, to)) --to;
  return text.substr(end, to - end);
}

// For "Nováková" in a document that also mentions Novák: the endings of the two forms. Null
// otherwise.
const NamePair* find_pair(const Token& token, const NameLexicon& lexicon, const Context& context) {
  constexpr std::size_t kShortestStem = 3;  // bytes
  const NamePair* best = nullptr;
  for (const NamePair& pair : lexicon.kinds().pairs()) {
    const std::string_view folded = token.folded;
    if (!folded.ends_with(pair.feminine)) continue;
    const std::string_view stem = folded.substr(0, folded.size() - pair.feminine.size());
    if (stem.size() < kShortestStem) continue;
    if (best != nullptr && pair.feminine.size() <= best->feminine.size()) continue;
    if (context.mentioned(Category::kFamily, std::string(stem) + pair.masculine)) best = &pair;
  }
  return best;
}

// Replaces the woman's form in a part by the man's.
NameForm take_pair(const Token& token, const NamePair& pair, const NameKinds& kinds, Part& part) {
  const std::string_view stem = cut_ending(token.text(), pair.feminine);
  NameForm form{
      .kind = NameForm::Kind::kPair,
      .pair = {pair.kind, pair.masculine, text::to_lower(token.text().substr(stem.size()))}};
  part.key.resize(part.key.size() - pair.feminine.size());
  part.key += pair.masculine;
  part.lemma = (is_natural_case(stem) ? std::string(stem) : natural_case(stem)) + pair.masculine;
  part.traits.kind = kinds.pair_of(pair.kind)->kind;
  return form;
}

// True for "dem Lieschen", "unser Annerl", "Liebes Gretchen": only a diminutive agrees with a
// neuter word.
bool is_beside_neuter(const NameExtent& extent, Category category, const Context& context) {
  const AddressWord* const address = context.address_before(extent.begin);
  if (address != nullptr && address->gender == "n") return true;
  const unsigned allowed = context.agreement(extent.begin).allowed;
  return (allowed & kNeuterBit) != 0 &&
         (category == Category::kMale || (allowed & kFeminineBit) == 0);
}

// "dem" in "dem Lieschen" and "Karl der Kühne", "die" and "kleine" in "die kleine Eva".
bool is_before_noun(const Grammar& grammar, const Token& token, const Token& next) {
  if (!starts_with_lower(token.text())) return false;
  if (!starts_with_upper(next.text()) && !is_name_adjective(next, grammar)) return false;
  const DeterminerWord* const word = grammar.determiners.find(token.folded);
  return (word != nullptr && word->kind != "contracted") || is_name_adjective(token, grammar);
}

}  // namespace

// Removes the ending from key and lemma, which are the unmodified token before.
NameForm NameReader::take_ending(const Token& token, const NameExtent& extent,
                                 const Context& context, Part& part) const {
  NameForm form;
  if (part.category == Category::kFamily) {
    if (const NamePair* const pair = find_pair(token, lexicon_, context)) {
      return take_pair(token, *pair, lexicon_.kinds(), part);
    }
  }
  std::string_view lemma = token.text();
  if (extent.may_inflect && !context.inside_word(extent.end)) {
    if (const NameEnding* const ending =
            find_ending(token, part.category, extent, lexicon_, context)) {
      lemma = cut_ending(token.text(), ending->ending);
      part.key.resize(part.key.size() - ending->ending.size());
      form = form_by_ending(*ending, token.text(), lemma, context);
    } else if (may_be_silent_genitive(token, extent, lexicon_, context)) {
      form.kind = NameForm::Kind::kSilentGenitive;
    }
  }
  part.lemma = is_natural_case(lemma) ? std::string(lemma) : natural_case(lemma);
  return form;
}

// Sets the kind of names that can replace this one.
void NameReader::set_kind(const NameExtent& extent, const Context& context, NameForm& form,
                          Part& part) const {
  const NameKinds& kinds = lexicon_.kinds();
  if (part.category == Category::kFamily) {
    if (!extent.particle.empty() && part.traits.kind.empty()) {
      part.traits.kind = kinds.behind_particle(extent.particle, part.key);
    }
    if (part.traits.kind.empty()) {
      part.traits.kind = kinds.creator(part.key, clause_before(extent.begin, context),
                                       clause_after(extent.end, context));
    }
    return;
  }
  const std::string_view diminutive = kinds.diminutive(part.key, gender_of(part.category));
  if (diminutive.empty() || form.kind != NameForm::Kind::kBase) return;
  // Not "des kleinen Ali".
  if (lexicon_.has_own_entry(part.category, part.key) &&
      !lexicon_.is_diminutive(part.category, part.key)) {
    return;
  }
  if (!is_beside_neuter(extent, part.category, context)) return;
  form.kind = NameForm::Kind::kDiminutive;
  part.traits.kind = diminutive;
}

void NameReader::read_token(const Token& token, Category category, const NameExtent& extent,
                            const Context& context, Analysis& parts) const {
  if (!token.dot && is_initialism(token, extent.begin, lexicon_, context)) {
    read_initialism(token, lexicon_, context, parts);
    return;
  }
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
  NameForm form = take_ending(token, extent, context, part);
  set_kind(extent, context, form, part);
  if (const auto known = lexicon_.find(category, part.key, part.lemma)) {
    part.lemma = *known;
    part.spelling = observed_spelling(token.text(), part.lemma);
  }
  if (category != Category::kFamily) {
    if (const Nickname* const full = full_name_of(part.key, category, lexicon_, context)) {
      form.nickname = std::exchange(part.lemma, full->name);
      part.key = full->folded_name;
      part.traits.kind = {};  // the full name's surrogate has nicknames of its own
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
      (lexicon_.is_particle(token.folded) && !stands_as_initial(word.tokens, word.index)) ||
      (word.index > 0 && context.grammar().connectors.contains(dotted)) ||
      (after_particle && context.grammar().determiners.contains(token.folded));
  if (!function_word && lexicon_.title(dotted) == nullptr) return KeptReason::kNone;
  if (title_serves_as_name(word, lexicon_, context)) return KeptReason::kNone;
  return function_word ? KeptReason::kFunctionWord : KeptReason::kTitle;
}

/// State of reading the words of one mention.
struct NameReader::Words {
  const Mention& mention;
  const Tokens& tokens;
  std::size_t end;  // of the words that may be names
  bool has_name;    // a word that is not a title
  bool after_particle = false;
  ParticleMatch particle = {};  // directly before the token
};

// Keeps the particle or title at `i`. Returns the number of its tokens, or 0 for a name.
std::size_t NameReader::keep(Words& words, std::size_t i, Category category, const Context& context,
                             Analysis& parts) const {
  const Tokens& tokens = words.tokens;
  const ParticleMatch match = lexicon_.particle_at(tokens, i, words.end - 1);
  if (match.tokens > 0) words.particle = match;
  if (stands_as_particle(match, tokens, i, words.mention.surface)) {
    for (std::size_t k = 0; k < match.tokens; ++k) {
      parts.push_back(kept_word(tokens[i + k], KeptReason::kFunctionWord, category));
    }
    return match.tokens;
  }
  if (i + 1 == words.end) return 0;  // the last word is always a name
  const Token& token = tokens[i];
  if (is_before_noun(context.grammar(), token, tokens[i + 1])) {
    parts.push_back(kept_word(token, KeptReason::kFunctionWord, category));
    return 1;
  }
  const KeptReason reason =
      reason_to_stay({tokens, words.mention.surface, i}, words.after_particle, context);
  const bool is_name = reason == KeptReason::kTitle && !words.has_name && !token.dot &&
                       !is_word_of_address(lexicon_, token);
  words.after_particle =
      lexicon_.is_particle(token.folded) ||
      (words.after_particle && context.grammar().determiners.contains(token.folded));
  if (reason == KeptReason::kNone || is_name) return 0;
  parts.push_back(kept_word(token, reason, category));
  return 1;
}

void NameReader::read(const Mention& mention, Category category, const Context& context,
                      Analysis& parts) const {
  const Tokens tokens = tokenize(mention.surface);
  const Grammar& grammar = context.grammar();
  const std::size_t end =
      tokens.size() > 1 ? name_end(lexicon_, mention.surface, tokens) : tokens.size();
  Words words{mention, tokens, end, has_other_name(lexicon_, grammar, tokens)};
  const bool decomposed = !text::is_nfc(mention.surface);
  for (std::size_t i = 0; i < end;) {
    if (const std::size_t kept = keep(words, i, category, context, parts); kept > 0) {
      i += kept;
      continue;
    }
    const Token& token = tokens[i++];
    const NameExtent extent{
        mention.span.begin + token.span.begin, mention.span.begin + token.span.end,
        i == end || grammar.connectors.contains(tokens[i].folded), words.particle.folded};
    read_token(token, category, extent, context, parts);
    words.particle = {};
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
