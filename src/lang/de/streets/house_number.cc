#include "lang/de/streets/house_number.h"

#include <algorithm>
#include <vector>

#include "text/ascii.h"
#include "text/blanks.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

std::vector<ByteSpan> pieces_of(std::string_view text) {
  std::vector<ByteSpan> pieces;
  for (std::size_t pos = 0; (pos = text.find_first_not_of(text::kAsciiBlanks, pos)) != text.npos;) {
    const std::size_t end = std::min(text.find_first_of(text::kAsciiBlanks, pos), text.size());
    pieces.push_back({pos, end});
    pos = end;
  }
  return pieces;
}

std::size_t letters_in(std::string_view text) {
  std::size_t letters = 0;
  for (std::size_t pos = 0; pos < text.size();) {
    letters += text::is_letter(text::next(text, pos)) ? 1U : 0U;
  }
  return letters;
}

// True for "17." of a date in a name, which more words follow.
bool is_ordinal(std::string_view piece) { return piece.ends_with('.'); }

// The begin of a number in "Hauptstr.7", or the size if there is none. "B27" is the name of a road.
std::size_t glued_number(std::string_view piece) {
  constexpr std::size_t kShortestName = 3;  // letters
  const std::size_t digit = piece.find_first_of("0123456789");
  if (digit == piece.npos || letters_in(piece.substr(0, digit)) < kShortestName)
    return piece.size();
  const std::string_view rest = piece.substr(digit);
  return letters_in(rest) > 1 ? piece.size() : digit;
}

// Words after the number belong to it if each is short or precedes a number: "Top 4".
bool go_on_as_number(std::string_view street, const std::vector<ByteSpan>& pieces,
                     std::size_t first) {
  constexpr std::size_t kLongestWord = 2;  // letters: "a", "EG"
  for (std::size_t i = first; i < pieces.size(); ++i) {
    const std::string_view piece = street.substr(pieces[i].begin, pieces[i].size());
    const bool has_digit = piece.find_first_of("0123456789") != piece.npos;
    const bool number_follows =
        i + 1 < pieces.size() && text::is_ascii_digit(street[pieces[i + 1].begin]);
    if (!has_digit && !number_follows && letters_in(piece) > kLongestWord) return false;
  }
  return true;
}

}  // namespace

ByteSpan house_number_in(std::string_view street) {
  const std::vector<ByteSpan> pieces = pieces_of(street);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const std::string_view piece = street.substr(pieces[i].begin, pieces[i].size());
    const std::size_t glued = i + 1 == pieces.size() || i == 0 ? glued_number(piece) : piece.size();
    const bool is_number = i > 0 && text::is_ascii_digit(piece.front()) &&
                           (!is_ordinal(piece) || i + 1 == pieces.size());
    if (!is_number && glued == piece.size()) continue;
    if (!go_on_as_number(street, pieces, i + 1)) continue;
    return {pieces[i].begin + (is_number ? 0 : glued), pieces.back().end};
  }
  return {street.size(), street.size()};
}

}  // namespace pseudo::lang::de
