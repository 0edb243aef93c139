#include "lang/common/letter_case.h"

#include "text/casing.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang {

bool is_all_upper(std::string_view text) {
  std::size_t upper = 0;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    if (text::is_lower(c)) return false;
    upper += text::is_upper(c) ? 1U : 0U;
  }
  return upper >= 2;
}

bool is_all_lower(std::string_view text) {
  bool lower = false;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    if (text::is_upper(c)) return false;
    lower = lower || text::is_lower(c);
  }
  return lower;
}

bool starts_with_lower(std::string_view text) {
  std::size_t pos = 0;
  return !text.empty() && text::is_lower(text::next(text, pos));
}

bool starts_with_upper(std::string_view text) {
  std::size_t pos = 0;
  return !text.empty() && text::is_upper(text::next(text, pos));
}

bool is_natural_case(std::string_view text) { return !is_all_upper(text) && !is_all_lower(text); }

std::string natural_case(std::string_view text) {
  if (is_all_upper(text)) return text::capitalize(text::to_lower(text));
  return is_all_lower(text) ? text::capitalize(text) : std::string(text);
}

std::string_view cut_ending(std::string_view text, std::string_view ending) {
  std::size_t pos = text.size();
  for (std::size_t i = text::count_code_points(ending); i > 0 && pos > 0; --i) {
    text::previous(text, pos);
  }
  return text.substr(0, pos);
}

}  // namespace pseudo::lang
