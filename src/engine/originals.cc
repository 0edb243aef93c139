#include "engine/originals.h"

#include <algorithm>
#include <optional>

#include "text/chars.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

constexpr std::size_t kMostAtOnce = 256;  // a long text names the same ones again and again

struct Shape {
  std::size_t letters = 0;
  std::size_t digits = 0;
  bool ends_with_dot = false;
};

Shape shape_of(std::string_view text) {
  Shape shape;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    shape.letters += text::is_letter(c) ? 1U : 0U;
    shape.digits += text::is_digit(c) ? 1U : 0U;
    shape.ends_with_dot = c == U'.';
  }
  return shape;
}

bool is_swept(const Mention& mention) {
  const Shape shape = shape_of(mention.surface);
  switch (mention.category) {
    case Category::kStreetNo:
      return false;
    case Category::kDate: {
      const auto groups = text::words(mention.surface).size();
      return shape.letters > 0 || groups > 1;
    }
    case Category::kFemale:
    case Category::kMale:
    case Category::kGiven:
    case Category::kFamily:
    case Category::kCity:
      return !(shape.letters <= 3 && shape.ends_with_dot);
    default:
      return true;
  }
}

bool starts_lower(std::string_view text, std::size_t pos) {
  return text::is_lower(text::next(text, pos));
}

}  // namespace

OriginalIndex index_originals(std::span<const Mention> mentions) {
  OriginalIndex index;
  index.reserve(std::min(mentions.size(), kMostAtOnce));
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    if (is_swept(mentions[i])) index.add(mentions[i].surface, i);
  }
  return index;
}

bool stands_like_a_word(std::string_view text, ByteSpan span, Category category,
                        std::string_view name, const LanguageModule& language) {
  if (!language.is_everyday_word(category, name)) return false;
  if (starts_lower(text, span.begin)) return true;
  const std::optional<ByteSpan> before = text::word_before(text, span.begin);
  return before && starts_lower(text, before->begin);
}

}  // namespace pseudo
