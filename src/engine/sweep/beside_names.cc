#include "engine/sweep/beside_names.h"

#include "text/chars.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

constexpr int kMostSigns = 3;  // between an initial and a name
constexpr int kMostInitials = 8;

// The characters between an initial and a name.
struct Signs {
  // Returns false if the character cannot be there.
  bool add(char32_t c) {
    if (c == U'.') {
      dot = true;
    } else if (c == U',') {
      comma = true;
    } else if (c == U'\n') {
      line_end = true;
    } else if (text::is_space(c)) {
      space = true;
    } else if (c != U'-' && c != U'_') {
      return false;
    }
    ++count;
    return true;
  }
  int count = 0;
  bool dot = false;
  bool comma = false;
  bool space = false;
  bool line_end = false;
};

// True for "E. ", "E ", "e.", "e_"; false for "e ", and for a letter at the end of another line
// without a dot.
bool may_divide_before(const Signs& signs, char32_t letter) {
  if (signs.count == 0 || signs.comma || (signs.line_end && !signs.dot)) return false;
  return text::is_upper(letter) || !signs.space;
}

// True for " E.", ", E.", ".e", "_e", and for " E" at the end of a line. False for ". E.", which
// begins a sentence.
bool may_divide_behind(const Signs& signs, char32_t letter, std::string_view rest) {
  if (signs.count == 0 || signs.line_end) return false;
  if (!signs.space && !signs.comma) return true;
  if (signs.dot || !text::is_upper(letter)) return false;
  return rest.starts_with('.') || (!signs.comma && (rest.empty() || rest.front() == '\n'));
}

}  // namespace

ByteSpan initials_before(std::string_view text, std::size_t name, std::size_t earliest) {
  ByteSpan run{name, name};
  bool is_small = false;
  std::size_t pos = name;
  for (int i = 0; i < kMostInitials && pos > earliest; ++i) {
    Signs signs;
    for (std::size_t at = pos; at > earliest && signs.count < kMostSigns; pos = at) {
      if (!signs.add(text::previous(text, at))) break;
    }
    if (pos <= earliest) break;
    const std::size_t end = pos;
    const char32_t letter = text::previous(text, pos);
    if (!text::is_letter(letter) || text::is_word_before(text, pos)) break;
    if (!may_divide_before(signs, letter) || (signs.dot && text[end] != '.')) break;
    if (!run.empty() && text::is_lower(letter) != is_small) return {name, name};  // "z.B. Huber"
    is_small = text::is_lower(letter);
    const bool takes_dot = signs.dot && text::is_upper(letter);
    run = {pos, run.empty() ? end + (takes_dot ? 1 : 0) : run.end};
  }
  return run;
}

ByteSpan initials_behind(std::string_view text, std::size_t name, std::size_t latest) {
  ByteSpan run{name, name};
  std::size_t pos = name;
  for (int i = 0; i < kMostInitials && pos < latest; ++i) {
    Signs signs;
    for (std::size_t at = pos; at < latest && signs.count < kMostSigns; pos = at) {
      if (!signs.add(text::next(text, at))) break;
    }
    const std::size_t begin = pos;
    if (begin >= latest) break;
    const char32_t letter = text::next(text, pos);
    const std::string_view rest = text.substr(pos, latest - pos);
    if (!text::is_letter(letter) || text::is_word_at(text, pos)) break;
    const bool follows_dot = !run.empty() && text[run.end - 1] == '.' && begin == run.end;
    if (!follows_dot && !may_divide_behind(signs, letter, rest)) break;
    if (rest.starts_with('.') && text::is_upper(letter)) ++pos;
    run = {run.empty() ? begin : run.begin, pos};
  }
  return run;
}

}  // namespace pseudo
