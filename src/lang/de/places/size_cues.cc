#include "lang/de/places/size_cues.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "lang/common/folded_map.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

constexpr std::string_view kKinds[] = {"place", "district", "town",
                                       "university_town"};  // weakest first

// The stronger of two kinds that words ask for.
std::string_view stronger(std::string_view a, std::string_view b) {
  const auto rank = [](std::string_view kind) { return std::ranges::find(kKinds, kind); };
  if (rank(a) == std::end(kKinds)) return b;
  return rank(b) == std::end(kKinds) || rank(b) < rank(a) ? a : b;
}

/// Asks the words around a place.
class Asker {
 public:
  Asker(const Grammar& grammar, std::string_view text) : grammar_(grammar), text_(text) {}

  // What the words beside a place need; "" if nothing.
  [[nodiscard]] std::string_view beside(ByteSpan place) const {
    return stronger(by_word(text::word_after(text_, place.end)), before(place.begin));
  }
  // What the words of an organisation need.
  [[nodiscard]] std::string_view within(ByteSpan org) const {
    std::string_view needs;
    for (const ByteSpan& word : text::words(text_.substr(org.begin, org.size()))) {
      needs = stronger(needs, by_word(ByteSpan{org.begin + word.begin, org.begin + word.end}));
    }
    return needs;
  }

 private:
  [[nodiscard]] std::string_view by_word(const std::optional<ByteSpan>& word) const {
    if (!word) return {};
    const std::string folded = text::fold_key(text_.substr(word->begin, word->size()));
    std::string_view needs;
    for (const SizeCue& cue : grammar_.size_cues) {
      if (cue.fits(folded)) needs = stronger(needs, cue.needs);
    }
    return needs;
  }
  // A preposition may stand between: "die Universität in Graz".
  [[nodiscard]] std::string_view before(std::size_t begin) const {
    const std::optional<ByteSpan> word = text::word_before(text_, begin);
    if (!word) return {};
    const std::string folded = text::fold_key(text_.substr(word->begin, word->size()));
    if (!grammar_.prepositions.contains(folded)) return by_word(word);
    return by_word(text::word_before(text_, word->begin));
  }

  const Grammar& grammar_;
  std::string_view text_;
};

bool is_town(const Part& part) {
  return part.category == Category::kCity && part.kind == Part::Kind::kEntity &&
         part.traits.number.empty() && part.traits.kind != "region";
}

}  // namespace

void mark_asked_sizes(const Rules& rules, const DocumentView& document,
                      std::vector<Analysis>& analyses) {
  const Asker asker(rules.grammar, document.text);
  FoldedMap<std::string_view> asked;  // by key
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const Mention& mention = document.mentions[i];
    if (mention.span.end > document.text.size()) continue;
    for (Part& part : analyses[i]) {
      if (!is_town(part)) continue;
      const ByteSpan span{mention.span.begin + part.span.begin, mention.span.begin + part.span.end};
      if (span.end > document.text.size()) continue;
      std::string_view needs = stronger(part.traits.kind, asker.beside(span));
      if (mention.category == Category::kOrg) needs = stronger(needs, asker.within(mention.span));
      if (!needs.empty()) asked[part.key] = stronger(asked[part.key], needs);
    }
  }
  for (Analysis& analysis : analyses) {
    for (Part& part : analysis) {
      const std::string_view* const needs = is_town(part) ? asked.find(part.key) : nullptr;
      if (needs == nullptr) continue;
      part.traits.kind = *needs;
      part.traits.size_is_asked = *needs == "town" || *needs == "university_town";
    }
  }
}

}  // namespace pseudo::lang::de
