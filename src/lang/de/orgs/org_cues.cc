#include "lang/de/orgs/org_cues.h"

#include <algorithm>
#include <cstddef>

#include "lang/common/rows.h"
#include "lang/common/tokens.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kReach = 160;            // bytes of the text on each side
constexpr std::size_t kWordsOfClause = 9;      // on each side: a clause
constexpr std::size_t kShortestBeginning = 4;  // bytes
constexpr std::size_t kModifiers = 3;          // words between a preposition and the name

// A full stop ends a sentence after a word of at least four letters, but not after "Dr".
bool ends_sentence(std::string_view text, std::size_t at) {
  const char c = text[at];
  if (c == '!' || c == '?') return true;
  if (c == '\n') return at + 1 < text.size() && (text[at + 1] == '\n' || text[at + 1] == '\r');
  if (c != '.' || at + 1 >= text.size()) return false;
  if (text[at + 1] != ' ' && text[at + 1] != '\n' && text[at + 1] != '\r') return false;
  std::size_t letters = 0;
  while (letters < 4 && at > letters &&
         text::is_letter(static_cast<unsigned char>(text[at - letters - 1]))) {
    ++letters;
  }
  return letters == 4 || (at > 0 && static_cast<unsigned char>(text[at - 1]) >= 0x80);
}

std::vector<std::string> folded_words(std::string_view list) {
  std::vector<std::string> words;
  for (const ByteSpan span : text::words(list)) {
    words.push_back(text::fold_key(list.substr(span.begin, span.size())));
  }
  return words;
}

struct Word {
  std::string_view written;
  std::string folded;
};

std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> words;
  for (const ByteSpan span : text::words(text)) {
    const std::string_view written = text.substr(span.begin, span.size());
    words.push_back({written, text::fold_key(written)});
  }
  return words;
}

// A head noun that says more than that there is an organisation.
std::string_view kind_of_noun(const Word& word, const OrgLexicon& orgs) {
  if (!starts_with_upper(word.written)) return {};
  const NounMatch match = orgs.nouns().at(tokenize(word.written), 0, 1);
  if (!match || !match.whole || match.noun->kind == kCraftKind) return {};
  return orgs.kind_rules(match.noun->kind).wider == kOpenKind ? std::string_view()
                                                              : std::string_view(match.noun->kind);
}

// The kind of a phrase whose first word `introduces` accepts: "eine regionale Direktbank".
std::string_view kind_of_phrase(const std::vector<Word>& words, const OrgLexicon& orgs,
                                const auto& introduces) {
  constexpr std::size_t kStarts = 2;   // words among which the phrase begins
  constexpr std::size_t kLongest = 4;  // words of a phrase
  for (std::size_t i = 0; i + 1 < words.size() && i < kStarts; ++i) {
    if (!introduces(words[i])) continue;
    for (std::size_t k = i + 1; k < std::min(words.size(), i + kLongest); ++k) {
      if (const auto kind = kind_of_noun(words[k], orgs); !kind.empty()) return kind;
      if (starts_with_upper(words[k].written)) break;
    }
  }
  return {};
}

}  // namespace

/// Words of the sentence, the nearest first.
struct OrgCues::Surroundings {
  std::vector<Word> before;
  std::vector<Word> after;
  std::size_t modifiers = 0;        ///< Number of articles and adjectives of the name in `before`.
  std::string_view preposition;     ///< In `before`; "" if none stands before the name.
  std::vector<Word> next_sentence;  ///< In the order of the text.
  bool comma_after = false;
  bool hyphen_after = false;
};

Result<OrgCues> OrgCues::load(const Lexicons& lexicons) {
  const LexiconTable* const table = lexicons.table("org_cues");
  if (table == nullptr)
    return Error{ErrorCode::kLexicon, "the German module needs the table org_cues"};
  OrgCues cues;
  for_each_row(table, [&](auto cell) {
    Cue cue;
    const std::string_view where = cell("where");
    cue.where = where == "before" ? Where::kBefore : where == "after" ? Where::kAfter : Where::kAny;
    cue.prepositions = folded_words(cell("prepositions"));
    for (const std::string& preposition : cue.prepositions) cues.prepositions_.insert(preposition);
    cue.kind = cell("kind");
    const std::string_view word = cell("word");
    const bool beginning = word.ends_with('-');
    const std::string key = text::fold_key(beginning ? word.substr(0, word.size() - 1) : word);
    (beginning ? cues.beginnings_ : cues.words_)[key].push_back(std::move(cue));
  });
  for_each_row(lexicons.table("org_products"), [&](auto cell) {
    cues.products_[text::fold_key(cell("product"))] = {cell("brand"), cell("kind")};
  });
  return cues;
}

const std::vector<OrgCues::Cue>* OrgCues::cues_of(std::string_view folded) const {
  if (const auto* const found = words_.find(folded)) return found;
  for (std::size_t size = folded.size(); size >= kShortestBeginning; --size) {
    if (const auto* const found = beginnings_.find(folded.substr(0, size))) return found;
  }
  return nullptr;
}

std::string_view OrgCues::kind_by(std::string_view folded, Where where,
                                  std::string_view preposition) const {
  const std::vector<Cue>* const cues = cues_of(folded);
  if (cues == nullptr) return {};
  for (const Cue& cue : *cues) {
    if (cue.where != where) continue;
    if (cue.prepositions.empty() ||
        std::ranges::find(cue.prepositions, preposition) != cue.prepositions.end()) {
      return cue.kind;
    }
  }
  return {};
}

OrgCues::Surroundings OrgCues::surroundings(const Mention& mention, const Context& context) const {
  const std::string_view text = context.document().text;
  std::size_t begin = mention.span.begin;
  while (begin > 0 && mention.span.begin - begin < kReach && !ends_sentence(text, begin - 1))
    --begin;
  std::size_t end = mention.span.end;
  while (end < text.size() && end - mention.span.end < kReach && !ends_sentence(text, end)) ++end;
  Surroundings around;
  around.before = words_of(text.substr(begin, mention.span.begin - begin));
  std::ranges::reverse(around.before);
  around.after = words_of(text.substr(mention.span.end, end - mention.span.end));
  around.next_sentence = words_of(text.substr(end, std::min(kReach, text.size() - end)));
  around.comma_after = text.substr(mention.span.end).starts_with(',');
  around.hyphen_after = text.substr(mention.span.end).starts_with('-');
  for (std::size_t i = 0; i < std::min(around.before.size(), kModifiers); ++i) {
    const Word& word = around.before[i];
    if (prepositions_.contains(word.folded)) {
      around.preposition = word.folded;
      break;
    }
    const bool article = context.grammar().determiners.contains(word.folded);
    const bool adjective = !starts_with_upper(word.written) &&
                           !context.grammar().adjectives.ending_of(word.folded).empty();
    if (!article && !adjective) break;
    around.modifiers = i + 1;
  }
  return around;
}

std::string_view OrgCues::kind_in_sentence(const Surroundings& around) const {
  for (std::size_t i = 0; i < kWordsOfClause; ++i) {
    for (const auto* side : {&around.before, &around.after}) {
      if (i >= side->size()) continue;
      const auto kind = kind_by((*side)[i].folded, Where::kAny, around.preposition);
      if (!kind.empty()) return kind;
    }
  }
  return {};
}

std::string_view OrgCues::kind_beside_product(std::string_view kind, const Mention& mention,
                                              const Context& context) const {
  const Surroundings around = surroundings(mention, context);
  for (const auto* side : {&around.before, &around.after}) {
    for (const Word& word : *side) {
      const Product* const product = products_.find(word.folded);
      if (product != nullptr && product->brand == kind) return product->kind;
    }
  }
  return {};
}

std::string_view OrgCues::kind_of_origin(const Mention& mention, const Context& context) const {
  const Neighbour left = context.before(mention.span.begin);
  if (!left || left.mention != nullptr || !starts_with_lower(left.word)) return {};
  const auto kind = kind_by(text::fold_key(left.word), Where::kBefore, {});
  return kind == "english" || kind == kOpenKind ? kind : std::string_view();
}

// By the words on both sides: "die Molkerei X", "X-Sprecher".
std::string_view OrgCues::kind_beside(const Surroundings& around, const OrgLexicon& orgs) const {
  if (!around.before.empty()) {
    for (const std::size_t i : {std::size_t{0}, around.modifiers}) {
      if (i >= around.before.size()) continue;
      const auto kind = kind_by(around.before[i].folded, Where::kBefore, around.preposition);
      if (!kind.empty()) return kind;
    }
    if (!kind_of_noun(around.before.front(), orgs).empty()) return kOpenKind;
  }
  if (around.after.empty()) return {};
  const auto kind = kind_by(around.after.front().folded, Where::kAfter, around.preposition);
  if (!kind.empty()) return kind;
  const bool is_compound = around.hyphen_after && !kind_of_noun(around.after.front(), orgs).empty();
  return is_compound ? kOpenKind : std::string_view();
}

std::string_view OrgCues::kind_near(const Mention& mention, const Context& context,
                                    const OrgLexicon& orgs) const {
  const Surroundings around = surroundings(mention, context);
  if (const auto kind = kind_beside(around, orgs); !kind.empty()) return kind;
  if (around.comma_after) {  // "X, eine Direktbank"
    const auto kind = kind_of_phrase(around.after, orgs, [&](const Word& word) {
      return context.grammar().determiners.contains(word.folded);
    });
    if (!kind.empty()) return kind;
  }
  // "Diese Direktbank"
  const auto kind = kind_of_phrase(around.next_sentence, orgs, [&](const Word& word) {
    const DeterminerWord* const found = context.grammar().determiners.find(word.folded);
    return found != nullptr && found->kind == "demonstrative";
  });
  return kind.empty() ? kind_in_sentence(around) : kind;
}

}  // namespace pseudo::lang::de
