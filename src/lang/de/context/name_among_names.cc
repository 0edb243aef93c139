#include "lang/de/context/name_among_names.h"

#include <cstddef>
#include <set>

#include "text/ascii.h"

namespace pseudo::lang::de {
namespace {

// True for "Koch-Huber", "Anna-Rose".
bool is_joined_to_name(const NamePlace& place) {
  return (place.before && is_hyphen(place.before->gap) &&
          place.words.is_sure_name(*place.before)) ||
         (place.behind && is_hyphen(place.behind->gap) && place.words.is_sure_name(*place.behind));
}

// True for "Koch (1998)", "Koch et al."
bool is_cited(const NamePlace& place) {
  if (!place.behind) return false;
  if (is_blank(place.behind->gap)) {
    const auto second = place.words.behind(place.behind->span.end);
    return second && is_blank(second->gap) && place.words.has_role(second->folded, "cites");
  }
  constexpr std::size_t kYear = 4;  // digits
  const std::string_view year = place.words.slice(place.behind->span);
  return place.behind->gap == " (" && year.size() == kYear && (year[0] == '1' || year[0] == '2') &&
         std::ranges::all_of(year, text::is_ascii_digit) &&
         (is_of(place.kind, kCounted) || is_of(place.kind, kAdjectives));
}

// True for "Winter und Partner", "Hahn & Söhne".
bool is_owner_of_firm(const NamePlace& place) {
  if (place.kind == WordClass::kKin) return false;
  const auto member = place.words.member_behind(place.word);
  return member && member->gap != ", " && place.words.has_role(member->folded, "companion");
}

// True for "Koch und Huber", "mit Wolf, Anna und Peter".
bool is_beside_name(const NamePlace& place) {
  if (is_bare_without_name(place) || (place.kind == WordClass::kTime && !place.is_given))
    return false;
  if (place.kind == WordClass::kTime && stands_behind_preposition(place)) return false;
  const bool is_rank = place.kind == WordClass::kTitle && place.behind &&
                       is_blank(place.behind->gap) && place.words.is_sure_name(*place.behind);
  if (is_rank) return false;  // "Gruber und Pfarrer Egger"
  const auto next = place.words.member_behind(place.word);
  if (next && place.words.is_sure_name(*next)) {
    if (!next->gap.starts_with(',')) return true;
    const auto further = place.words.member_behind(next->span);
    const bool goes_on = further && place.words.is_sure_name(*further);
    if (goes_on && (is_of(place.kind, kCounted) || is_of(place.kind, kAdjectives))) return true;
    if (is_of(place.kind, kLiving) && !place.words.is_sure_given(*next)) return true;
  }
  const auto last = place.words.member_before(place.word);
  if (!last || !place.words.is_sure_name(*last)) return false;
  if (!place.before || !divides_members(place.before->gap) || !place.before->gap.starts_with(','))
    return true;
  return next && place.words.is_sure_name(*next);
}

WordClass kind_of(const NamePlace& place, std::string_view folded) {
  const WordClass kind = place.words.class_of(folded);
  return kind == WordClass::kPeople ? WordClass::kPerson : kind;
}

bool may_be_member(const NamePlace& place, std::string_view folded, ByteSpan member) {
  const WordClass own = place.words.class_of(folded);
  return place.words.is_capital(member) && own != WordClass::kTime && own != WordClass::kColour &&
         own != WordClass::kKin && own != WordClass::kFunction &&
         place.words.rules().names.knows(Category::kFamily, folded);
}

// True for "Koch, Bauer und Wolf": three family names that are words of more than one kind, none
// with an article.
bool is_row_of_names(const NamePlace& place) {
  constexpr std::size_t kMost = 8;  // members on each side
  constexpr std::size_t kFewest = 3;
  if (!may_be_member(place, place.folded, place.word)) return false;
  std::set<WordClass> kinds = {kind_of(place, place.folded)};
  std::size_t members = 1;
  ByteSpan first = place.word;
  // Returns false if a member is not a family name.
  const auto count = [&](auto next_to) {
    ByteSpan at = place.word;
    for (std::size_t i = 0; i < kMost; ++i) {
      const std::optional<Beside> member = next_to(at);
      if (!member) break;
      if (!may_be_member(place, member->folded, member->span)) return false;
      kinds.insert(kind_of(place, member->folded));
      ++members;
      at = member->span;
    }
    first = at;
    return true;
  };
  const BesideWord& words = place.words;
  return count([&](ByteSpan at) { return words.member_behind(at); }) &&
         count([&](ByteSpan at) { return words.member_before(at); }) && members >= kFewest &&
         kinds.size() > 1 &&
         !is_determined(
             place_of(words.rules(), words.lexicons(), words.text(), first, Category::kFamily));
}

bool begins_entry(const NamePlace& place) {
  if (place.words.begins_line(place.word.begin)) return true;
  std::size_t pos = place.word.begin;
  while (pos > 0 && place.words.text()[pos - 1] == ' ') --pos;
  return std::string_view(":;(|\t").find(place.words.text()[pos - 1]) != std::string_view::npos;
}

bool ends_entry(const NamePlace& place, std::size_t pos) {
  if (place.words.ends_line(pos)) return true;
  pos = place.words.text().find_first_not_of(' ', pos);
  constexpr std::string_view kEnds = ",;:()|\t-0123456789";
  return kEnds.find(place.words.text()[pos]) != std::string_view::npos;
}

// True for "Wolf Manfred". For adjectives, which may be adverbs, only if nothing follows.
bool is_inverted(const NamePlace& place) {
  if (!place.behind || place.behind->gap != " " || !place.words.is_sure_given(*place.behind))
    return false;
  if (is_of(place.kind, kLiving) || place.kind == WordClass::kThing) return true;
  return is_of(place.kind, kAdjectives) && begins_entry(place) &&
         ends_entry(place, place.behind->span.end);
}

// True for "Wolf, Manfred" as an entry of a list.
bool is_listed(const NamePlace& place) {
  if (!place.behind || place.behind->gap != ", " || !place.words.is_sure_given(*place.behind))
    return false;
  if (place.kind == WordClass::kTime || place.kind == WordClass::kKin) return false;
  return begins_entry(place) && ends_entry(place, place.behind->span.end) &&
         place.words.rules().names.knows(Category::kFamily, place.folded);
}

// True for "August Huber". False for "im August Huber besuchen", "19. August Huber".
bool is_before_family(const NamePlace& place) {
  if (!place.is_given || !place.behind || place.behind->gap != " ") return false;
  if (is_determined(place) || stands_behind_preposition(place)) return false;
  if (place.before && place.words.has_role(place.before->folded, "part")) return false;
  const bool is_number =
      place.before && text::is_ascii_digit(place.words.slice(place.before->span).back());
  return !is_number && place.words.is_sure_name(*place.behind) &&
         !place.words.is_sure_given(*place.behind);
}

}  // namespace

bool is_bound_to_name(const NamePlace& place) {
  if (is_before_family(place)) return true;
  return is_joined_to_name(place) || is_cited(place) || is_owner_of_firm(place);
}

bool is_among_names(const NamePlace& place) {
  return is_beside_name(place) || is_row_of_names(place) || is_inverted(place) || is_listed(place);
}

}  // namespace pseudo::lang::de
