#include "engine/realize/styled_text.h"

#include "model/style_traits.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

// Replaces line breaks and runs of blanks by one blank, because a line break replaces a blank.
std::string on_one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const bool blank = text::is_ascii_space(c);
    if (!blank || line.empty() || line.back() != ' ') line += blank ? ' ' : c;
  }
  return line;
}

bool equal_but_for_code(const StyledText& styled, std::string_view now) {
  const std::string text = on_one_line(styled.text);
  const ByteSpan& code = styled.code;
  if (code.empty() || now.size() != text.size() || text != styled.text) return now == text;
  return now.substr(0, code.begin) == text.substr(0, code.begin) &&
         now.substr(code.end) == text.substr(code.end) &&
         now.substr(code.begin, code.size()).find_first_not_of(kCodeCharacters) ==
             std::string_view::npos;
}

}  // namespace

std::string masked(std::string_view text, Category category, const StyleOptions& options) {
  const bool is_secret =
      category == Category::kPass || category == Category::kUfid || category == Category::kUser;
  std::string out;
  if (options.mask_length) {
    for (std::size_t i = 0; i < *options.mask_length; ++i) out += options.mask;
    return out;
  }
  char32_t before = U' ';
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    const bool is_alone = text::is_space(before);
    before = c;
    if (text::is_mark(c) && !is_alone) continue;  // belongs to its letter
    const bool goes = is_secret || text::is_mark(c)
                          ? !text::is_space(c)
                          : text::is_letter(c) || text::is_number(c) || text::is_symbol(c);
    if (goes) {
      out += options.mask;
    } else {
      text::append(out, c);
    }
  }
  return out;
}

std::vector<std::string> styled_stretches(const StyledTexts& texts, std::size_t target,
                                          const Document& document, const Plan& plan,
                                          const StyleOptions& options) {
  std::vector<std::string> all;
  for (const Stretch& stretch : plan.stretches_of(plan.targets[target])) {
    const std::string old = without_line_breaks(
        std::string_view(document.text).substr(stretch.span.begin, stretch.span.size()));
    const bool by_character = traits_of(plan.targets[target].style).by_character;
    all.push_back(by_character ? masked(old, plan.mentions[target].category, options)
                               : texts[target].text);
  }
  return all;
}

std::optional<std::string> find_bad_description(const StyledTexts& texts) {
  const auto is_bad = [](const StyledText& text) { return !text.badly_described.empty(); };
  const auto found = std::ranges::find_if(texts, is_bad);
  if (found == texts.end()) return std::nullopt;
  return found->badly_described;
}

bool is_styled_text(const StyledTexts& texts, std::size_t target, std::string_view old,
                    std::string_view now, const Plan& plan, const StyleOptions& options) {
  if (texts.empty() || plan.targets[target].style == Style::kSurrogate) return false;
  const std::string line = on_one_line(now);
  if (equal_but_for_code(texts[target], line)) return true;
  return traits_of(plan.targets[target].style).by_character &&
         line == on_one_line(masked(old, plan.mentions[target].category, options));
}

}  // namespace pseudo
