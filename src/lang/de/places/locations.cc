#include "lang/de/places/locations.h"

#include <algorithm>
#include <utility>

#include "lang/de/places/district_numbers.h"
#include "lang/de/places/room_words.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kShortestZip = 4;  // digits; Austria and Switzerland

struct Piece {
  ByteSpan span;
  Category category = Category::kCity;
};

std::size_t digits_in(std::string_view text) {
  std::size_t digits = 0;
  for (std::size_t pos = 0; pos < text.size();)
    digits += text::is_digit(text::next(text, pos)) ? 1U : 0U;
  return digits;
}

// Splits at blanks and commas, and separates numbers from names.
std::vector<Piece> pieces_of(std::string_view surface) {
  std::vector<Piece> pieces;
  bool open = false;  // the last piece is a name that may continue
  for (std::size_t pos = 0; pos < surface.size();) {
    const std::size_t begin = surface.find_first_not_of(" ,;\t", pos);
    if (begin == std::string_view::npos) break;
    if (surface.substr(pos, begin - pos).find_first_of(",;") != std::string_view::npos) {
      open = false;
    }
    const std::size_t end = std::min(surface.find_first_of(" ,;\t", begin), surface.size());
    const std::size_t digits = digits_in(surface.substr(begin, end - begin));
    if (digits > 0) {
      const bool zip = digits >= kShortestZip;
      pieces.push_back({{begin, end}, zip ? Category::kZip : Category::kStreetNo});
      open = false;
    } else if (open) {
      pieces.back().span.end = end;
    } else {
      pieces.push_back({{begin, end}, Category::kCity});
      open = true;
    }
    pos = end;
  }
  return pieces;
}

// "8." in "8. Bezirk, Wien".
std::optional<Part> district_number(const Rules& rules, std::string_view surface,
                                    const std::vector<Piece>& pieces, std::size_t i) {
  if (i + 1 == pieces.size() || pieces[i + 1].category != Category::kCity) return std::nullopt;
  const auto text_of = [&](const Piece& piece) {
    return surface.substr(piece.span.begin, piece.span.size());
  };
  const Tokens behind = tokenize(text_of(pieces[i + 1]));
  const Tokens own = tokenize(text_of(pieces[i]));
  if (own.size() != 1 || behind.empty() || !rules.grammar.is_kind_of_place(behind.front().folded)) {
    return std::nullopt;
  }
  auto part = read_district_number(rules.grammar, rules.places, own.front());
  if (part) {
    part->span.begin += pieces[i].span.begin;
    part->span.end += pieces[i].span.begin;
  }
  return part;
}

bool is_street(const Rules& rules, std::string_view name) {
  const Tokens tokens = tokenize(name);
  if (tokens.empty()) return false;
  const Token& last = tokens.back();
  if (rules.places.knows(text::fold_key(name))) return false;
  const SuffixMatch match = rules.streets.match(last.folded, last.dot);
  return match && (match.abbreviated || match.suffix->alone);
}

Part number_part(const Piece& piece, std::string_view surface) {
  Part part;
  part.category = piece.category;
  part.span = piece.span;
  part.lemma = surface.substr(piece.span.begin, piece.span.size());
  part.key = text::fold_key(part.lemma);
  return part;
}

// The number of kept words: "Zimmer" in "Zimmer 3", "Station" in "Station Hufeland", "West" in
// "Station 5 West". Without a number, a letter or a name next to them, they are the whole
// annotation and are not kept.
std::size_t rooms_in(const Rules& rules, const Tokens& tokens, bool has_number) {
  std::size_t rooms = room_words_at_begin(rules.grammar, tokens);
  while (has_number && rooms < tokens.size() &&
         rules.grammar.quarter_words.contains(tokens[rooms].folded)) {
    ++rooms;
  }
  if (rooms == tokens.size()) return has_number ? rooms : 0;
  const bool has_name = std::any_of(
      tokens.begin() + static_cast<std::ptrdiff_t>(rooms), tokens.end(),
      [&](const Token& token) { return !rules.grammar.quarter_words.contains(token.folded); });
  return has_name ? rooms : 0;
}

// Removes the words for rooms from a piece. Returns true if it has no other words.
bool keep_rooms(const Rules& rules, std::string_view surface, bool has_number, Piece& piece,
                Analysis& parts) {
  const std::string_view name = surface.substr(piece.span.begin, piece.span.size());
  if (rules.places.knows(text::fold_key(name))) return false;
  const Tokens tokens = tokenize(name);
  const std::size_t rooms = rooms_in(rules, tokens, has_number);
  for (std::size_t i = 0; i < rooms; ++i) {
    Part room = kept_word(tokens[i], KeptReason::kCueWord, Category::kLoc);
    room.span.begin += piece.span.begin;
    room.span.end += piece.span.begin;
    parts.push_back(std::move(room));
  }
  if (rooms > 0 && rooms == tokens.size()) return true;
  if (rooms > 0) piece.span.begin += tokens[rooms].span.begin;
  return false;
}

Part kind_of_place(const Piece& piece) {
  Part part;
  part.kind = Part::Kind::kLiteral;
  part.reason = KeptReason::kPlacePattern;
  part.category = piece.category;
  part.span = piece.span;
  return part;
}

}  // namespace

bool has_zip(std::string_view surface) {
  std::size_t digits = 0;
  for (const char c : surface) {
    digits = text::ascii::is_digit(static_cast<unsigned char>(c)) ? digits + 1 : 0;
    if (digits == kShortestZip) return true;
  }
  return false;
}

Analysis read_location(const Rules& rules, const StreetReader& streets, const PlaceReader& places,
                       const Mention& mention, const Context& context) {
  const std::string_view surface = mention.surface;
  std::vector<Piece> pieces = pieces_of(surface);
  Analysis parts;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    Piece& piece = pieces[i];
    if (auto number = piece.category == Category::kStreetNo
                          ? district_number(rules, surface, pieces, i)
                          : std::nullopt) {
      parts.push_back(*std::move(number));
      continue;
    }
    if (piece.category != Category::kCity) {
      parts.push_back(number_part(piece, surface));
      continue;
    }
    const bool number_follows =
        i + 1 < pieces.size() && pieces[i + 1].category == Category::kStreetNo;
    const bool number_before = i > 0 && pieces[i - 1].category == Category::kStreetNo;
    if (keep_rooms(rules, surface, number_follows || number_before, piece, parts)) continue;
    Mention inner;
    inner.surface = surface.substr(piece.span.begin, piece.span.size());
    inner.span = {mention.span.begin + piece.span.begin, mention.span.begin + piece.span.end};
    const bool street = number_follows || is_street(rules, inner.surface);
    inner.category = street ? Category::kStreet : Category::kCity;
    // "3. Bezirk": the number is the name.
    if (pieces.size() > 1 && rules.grammar.is_kind_of_place(text::fold_key(inner.surface))) {
      parts.push_back(kind_of_place(piece));
      continue;
    }
    for (Part& part : street ? streets.read(inner, context) : places.read(inner, context)) {
      if (part.kind == Part::Kind::kLiteral && part.reason == KeptReason::kNone) continue;
      part.span.begin += piece.span.begin;
      part.span.end += piece.span.begin;
      parts.push_back(std::move(part));
    }
  }
  close_gaps(parts, surface, Category::kCity);
  return parts;
}

}  // namespace pseudo::lang::de
