#include "lang/common/tokens.h"

#include <algorithm>
#include <utility>

#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang {
namespace {

// Returns the end of the token that continues at `pos`. Sets `dot` if the token includes a dot at
// its end.
std::size_t token_end(std::string_view surface, std::size_t pos, bool& dot) {
  std::size_t end = pos;
  while (pos < surface.size()) {
    const char32_t c = text::next(surface, pos);
    if (text::is_word(c) || text::is_apostrophe(c)) {
      end = pos;
      continue;
    }
    if (c == U'.') {
      dot = true;
      return pos;
    }
    break;
  }
  return end;
}

// Adds a literal for [from, to) unless it is empty.
void add_literal(std::vector<Part>& analysis, std::size_t from, std::size_t to, Category category) {
  if (from >= to) return;
  Part part;
  part.kind = Part::Kind::kLiteral;
  part.span = {from, to};
  part.category = category;
  analysis.push_back(std::move(part));
}

}  // namespace

Token::Token(std::string_view surface, ByteSpan where, bool has_dot)
    : span(where),
      written(surface.substr(span.begin, span.size() - (has_dot ? 1 : 0))),
      composed(text::is_nfc(written) ? std::string() : text::to_nfc(written)),
      folded(text::fold_key(text())),
      dot(has_dot) {}

Tokens tokenize(std::string_view surface) {
  Tokens tokens;
  for (std::size_t pos = 0; pos < surface.size();) {
    const std::size_t begin = pos;
    if (!text::is_word(text::next(surface, pos))) continue;
    bool dot = false;
    pos = token_end(surface, pos, dot);
    tokens.emplace_back(surface, ByteSpan{begin, pos}, dot);
  }
  return tokens;
}

Part kept_word(const Token& token, KeptReason reason, Category category) {
  Part part;
  part.kind = Part::Kind::kLiteral;
  part.reason = reason;
  part.span = token.span;
  part.category = category;
  return part;
}

void close_gaps(Analysis& parts, std::string_view surface, Category category) {
  if (parts.size() == 1 && parts.front().span == ByteSpan{0, surface.size()}) return;
  std::ranges::sort(parts, {}, [](const Part& part) { return part.span.begin; });
  std::size_t literals = 0;
  std::size_t done = 0;
  for (const Part& part : parts) {
    if (done < part.span.begin) ++literals;
    done = part.span.end;
  }
  if (done < surface.size()) ++literals;
  if (literals == 0) return;
  std::vector<Part> analysis;
  analysis.reserve(parts.size() +
                   literals);  // exact size: parts take most of the memory of a long text
  done = 0;
  for (Part& part : parts) {
    add_literal(analysis, done, part.span.begin, category);
    done = part.span.end;
    analysis.push_back(std::move(part));
  }
  add_literal(analysis, done, surface.size(), category);
  parts = std::move(analysis);
}

bool is_in_capitals(const Token& token) {
  return token.written.size() >= 2 && token.written == text::to_upper(token.written) &&
         token.written != text::to_lower(token.written);
}

std::string joined_keys(const Tokens& tokens, std::size_t first, std::size_t last) {
  std::string keys;
  for (std::size_t i = first; i < last; ++i) {
    if (!keys.empty()) keys += ' ';
    keys += tokens[i].folded;
  }
  return keys;
}

bool looks_like_initial(const Token& token) {
  constexpr std::size_t kLongest = 3;  // letters before the dot
  std::size_t letters = 0;
  const std::string_view text = token.text();
  for (std::size_t pos = 0; pos < text.size(); ++letters) {
    if (letters == kLongest || !text::is_letter(text::next(text, pos))) return false;
  }
  return letters == 1 || (token.dot && letters > 0);
}

}  // namespace pseudo::lang
