#include "corpus/run/id_contains_original.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "text/ascii.h"
#include "text/fold.h"
#include "text/letter_pairs.h"

namespace pseudo {

namespace {

constexpr std::size_t kWhole = 3;   // bytes of a folded original that counts as whole words
constexpr std::size_t kInside = 6;  // ... and inside longer words

bool is_border(std::string_view text, std::size_t at) {
  if (at >= text.size()) return true;  // Before the begin (wrapped around) or after the end.
  const char c = text[at];
  return static_cast<unsigned char>(c) < 0x80 && !text::is_ascii_lower(c) &&
         !text::is_ascii_digit(c);
}

bool contains(std::string_view id, std::string_view original) {
  if (original.size() < kWhole) return false;
  for (std::size_t at = id.find(original); at != std::string_view::npos;
       at = id.find(original, at + 1)) {
    if (original.size() >= kInside) return true;
    if (is_border(id, at - 1) && is_border(id, at + original.size())) return true;
  }
  return false;
}

bool is_plain(char c) { return text::is_ascii_letter(c) || text::is_ascii_digit(c); }

// A filter before any folding: most originals begin with two letters that are not adjacent in the
// id. It is not used where a combining mark may follow, which changes what a letter folds to.
bool may_occur_in(const text::LetterPairs& id, std::string_view original) {
  const bool known = original.size() > 2 && is_plain(original[0]) && is_plain(original[1]) &&
                     static_cast<unsigned char>(original[2]) < 0x80;
  return !known || id.may_have(original[0], original[1]);
}

}  // namespace

bool id_contains_original(const Document& document, const LabelMap& labels) {
  const std::string id = text::fold_key(document.id);
  text::LetterPairs pairs;
  pairs.add(id);
  const auto occurs_in_id = [&](const ByteSpan& fragment) {
    if (fragment.size() > document.id.size() + 8)
      return false;  // Folding shortens a text only slightly.
    const std::string_view original =
        std::string_view(document.text).substr(fragment.begin, fragment.size());
    return may_occur_in(pairs, original) && contains(id, text::fold_key(original));
  };
  const auto is_shown = [&](const Annotation& annotation) {
    if (std::ranges::none_of(annotation.fragments, occurs_in_id)) return false;
    const LabelRule* const rule = labels.find(annotation.label);
    return rule != nullptr && rule->kind == LabelRule::Kind::kCategory;
  };
  return std::ranges::any_of(document.annotations, is_shown);
}

}  // namespace pseudo
