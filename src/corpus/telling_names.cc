#include "corpus/telling_names.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "text/fold.h"

namespace pseudo {

namespace {

constexpr std::size_t kWhole = 3;   // bytes of a folded original that counts as whole words
constexpr std::size_t kInside = 6;  // ... and inside longer words

bool is_border(std::string_view text, std::size_t at) {
  if (at >= text.size()) return true;  // Before the begin (wrapped) or behind the end.
  const auto c = static_cast<unsigned char>(text[at]);
  return !(c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'));
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

}  // namespace

bool id_tells(const Document& document, const LabelMap& labels) {
  const std::string id = text::fold_key(document.id);
  const std::string_view text(document.text);
  const auto stands_in_id = [&](const ByteSpan& fragment) {
    if (fragment.size() > document.id.size() + 8) return false;  // Folding shortens but little.
    return contains(id, text::fold_key(text.substr(fragment.begin, fragment.size())));
  };
  const auto tells = [&](const Annotation& annotation) {
    if (std::ranges::none_of(annotation.fragments, stands_in_id)) return false;
    const LabelRule* const rule = labels.find(annotation.label);
    return rule != nullptr && rule->kind == LabelRule::Kind::kCategory;
  };
  return std::ranges::any_of(document.annotations, tells);
}

}  // namespace pseudo
