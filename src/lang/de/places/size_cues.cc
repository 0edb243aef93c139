#include "lang/de/places/size_cues.h"

#include <optional>
#include <string_view>

#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

bool is_cue(const Grammar& grammar, std::string_view text, const std::optional<ByteSpan>& word) {
  if (!word) return false;
  return grammar.size_cues.contains(text::fold_key(text.substr(word->begin, word->size())));
}

bool asks_before(const Grammar& grammar, std::string_view text, std::size_t begin) {
  std::optional<ByteSpan> word = text::word_before(text, begin);
  if (!word) return false;
  if (grammar.prepositions.contains(text::fold_key(text.substr(word->begin, word->size())))) {
    word = text::word_before(text, word->begin);
  }
  return is_cue(grammar, text, word);
}

}  // namespace

void mark_asked_sizes(const Rules& rules, const DocumentView& document,
                      std::vector<Analysis>& analyses) {
  const std::string_view text = document.text;
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const ByteSpan mention = document.mentions[i].span;
    for (Part& part : analyses[i]) {
      if (part.category != Category::kCity || part.kind != Part::Kind::kEntity) continue;
      const std::size_t end = mention.begin + part.span.end;
      if (end > text.size()) continue;
      part.traits.size_is_asked = is_cue(rules.grammar, text, text::word_after(text, end)) ||
                                  asks_before(rules.grammar, text, mention.begin + part.span.begin);
    }
  }
}

}  // namespace pseudo::lang::de
