#include "engine/resolve/town_of_code.h"

#include <algorithm>
#include <array>

#include "values/digits_letters.h"

namespace pseudo {

bool is_postal_code(const Part& part) {
  return part.category == Category::kZip && part.kind != Part::Kind::kLiteral;
}

std::optional<PartPlace> TownOfCode::find(const PartPlace& code) const {
  const std::optional<PartPlace> own = within_mention(code);
  return own ? own : beside(code.mention);
}

bool TownOfCode::is_town(const PartPlace& place) const {
  const std::size_t entity = resolved_.entities_of(place.mention)[place.part];
  if (entity == kNoEntity) return false;
  const Entity& found = resolved_.table.entities()[entity];
  return found.category == Category::kCity && found.needs_surrogate;
}

// Finds the town of "8010 Graz" if code and town are one mention, with only literals between them.
std::optional<PartPlace> TownOfCode::within_mention(const PartPlace& code) const {
  const Analysis& parts = resolved_.analyses[code.mention];
  const auto is_literal = [&](std::size_t p) { return parts[p].kind == Part::Kind::kLiteral; };
  std::size_t next = code.part + 1;
  while (next < parts.size() && is_literal(next)) ++next;
  if (next < parts.size() && is_town({code.mention, next})) return PartPlace{code.mention, next};
  std::size_t previous = code.part;
  while (previous > 0 && is_literal(previous - 1)) --previous;
  if (previous == 0 || !is_town({code.mention, previous - 1})) return std::nullopt;
  return PartPlace{code.mention, previous - 1};
}

// Prefers a town on the same line, then a town after the code.
std::optional<PartPlace> TownOfCode::beside(std::size_t code) const {
  for (const std::ptrdiff_t breaks : {0, 1}) {
    for (const std::size_t i : {code + 1, code - 1}) {
      if (!is_beside(code, i, breaks) || (breaks > 0 && has_other_code(i, code))) continue;
      if (const auto town = town_in(i)) return town;
    }
  }
  return std::nullopt;
}

std::optional<PartPlace> TownOfCode::town_in(std::size_t mention) const {
  for (std::size_t p = 0; p < resolved_.analyses[mention].size(); ++p) {
    if (is_town({mention, p})) return PartPlace{mention, p};
  }
  return std::nullopt;
}

bool TownOfCode::is_beside(std::size_t one, std::size_t other, std::ptrdiff_t breaks) const {
  const std::vector<Mention>& mentions = plan_.mentions;
  if (one >= mentions.size() || other >= mentions.size()) return false;
  const auto [first, second] = std::minmax(one, other);
  return are_adjacent(text_, mentions[first].span, mentions[second].span, breaks);
}

// True if the town has another code: below "80331 München", the town does not belong to "10115".
bool TownOfCode::has_other_code(std::size_t town, std::size_t code) const {
  if (std::ranges::any_of(resolved_.analyses[town], is_postal_code)) return true;
  return std::ranges::any_of(std::array{town + 1, town - 1}, [&](std::size_t i) {
    return i != code && is_beside(town, i, 0) && plan_.mentions[i].category == Category::kZip;
  });
}

bool are_adjacent(std::string_view text, ByteSpan a, ByteSpan b, std::ptrdiff_t breaks) {
  constexpr std::size_t kMaxGap = 4;  // bytes
  if (b.begin < a.end || b.begin - a.end > kMaxGap || b.begin > text.size()) return false;
  const std::string_view gap = text.substr(a.end, b.begin - a.end);
  return std::ranges::count(gap, '\n') <= breaks && !values::has_letter_or_digit(gap);
}

}  // namespace pseudo
