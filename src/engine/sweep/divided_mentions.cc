#include "engine/sweep/divided_mentions.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/category_tree.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

// The end of the last letters before `pos`.
std::size_t end_of_letters(std::string_view text, std::size_t pos) {
  while (pos > 0) {
    std::size_t before = pos;
    if (text::is_word(text::previous(text, before))) break;
    pos = before;
  }
  return pos;
}

// True if a word in lower case follows that is not a word on its own.
bool goes_on(std::string_view text, std::size_t pos, const LanguageModule& language) {
  std::size_t first = pos;
  if (pos >= text.size() || !text::is_lower(text::next(text, first))) return false;
  const std::optional<ByteSpan> word = text::word_after(text, pos);
  if (!word) return false;
  const std::string key = text::fold_key(text.substr(word->begin, word->size()));
  return language.kind_of_match(text, *word, Category::kFamily, key) == MatchKind::kName;
}

std::optional<std::string> undivided(std::string_view text, const LanguageModule& language) {
  if (text.find('\n') == std::string_view::npos) return std::nullopt;
  const text::Skeleton skeleton(text);
  std::string reading;
  std::size_t done = 0;
  for (const text::LineBreak& at : skeleton.line_breaks()) {
    const std::size_t right = skeleton.source(at.right_begin);
    if (!goes_on(text, right, language)) continue;
    const std::size_t left = end_of_letters(text, skeleton.source(at.left_end));
    if (left <= done) continue;
    reading.append(text.substr(done, left - done));
    done = right;
  }
  if (done == 0) return std::nullopt;
  return without_line_breaks(reading.append(text.substr(done)));
}

std::optional<Reading> reading_of(std::size_t annotation, const Document& document,
                                  const LanguageModule& language) {
  const std::vector<ByteSpan> pieces =
      joined_fragments(document.text, document.annotations[annotation]);
  Reading reading{annotation, {}, pieces.size()};
  bool is_divided = false;
  for (const ByteSpan& piece : pieces) {
    const std::string_view text = std::string_view(document.text).substr(piece.begin, piece.size());
    std::optional<std::string> whole = undivided(text, language);
    is_divided = is_divided || whole;
    if (!reading.surface.empty()) reading.surface += ' ';
    reading.surface += whole ? *std::move(whole) : without_line_breaks(text);
  }
  if (!is_divided) return std::nullopt;
  return reading;
}

// Hyphens in addresses are significant.
bool is_address(const Annotation& annotation, const LabelMap& labels) {
  const LabelRule* const rule = labels.find(annotation.label);
  return rule != nullptr && is_within(rule->category, Category::kAdd);
}

}  // namespace

std::vector<Reading> readings_of_divided(const Document& document, const LabelMap& labels,
                                         const LanguageModule& language) {
  std::vector<Reading> readings;
  for (std::size_t i = 0; i < document.annotations.size(); ++i) {
    if (is_address(document.annotations[i], labels)) continue;
    if (auto reading = reading_of(i, document, language)) readings.push_back(*std::move(reading));
  }
  return readings;
}

}  // namespace pseudo
