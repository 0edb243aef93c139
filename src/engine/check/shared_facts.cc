#include "engine/check/shared_facts.h"

#include <algorithm>
#include <string>

#include "engine/common/scopes.h"
#include "engine/resolve/address_tokens.h"
#include "engine/resolve/kept_words.h"
#include "engine/sweep/collect_forms.h"
#include "random/hash.h"
#include "text/word_units.h"

namespace pseudo {
namespace {

// The key is fixed so that all audits compare the same entities of large corpora. Hashes never
// leave memory.
std::uint64_t hash_of(std::string_view bytes) { return wide_hash(HashKey{}, bytes).first; }

std::uint32_t short_hash_of(std::string_view bytes) {
  return static_cast<std::uint32_t>(hash_of(bytes));
}

std::uint32_t units_of(std::string_view text) {
  const std::uint64_t bits = text::unit_signature(text);
  return static_cast<std::uint32_t>(bits | bits >> 32U);
}

// Ignores kept words ("Bad"), which do not identify a surrogate.
std::uint32_t units_of(std::string_view shown, std::string_view original) {
  if ((text::unit_signature(shown) & text::unit_signature(original)) == 0) return units_of(shown);
  const text::UnitSet old(original);
  std::string others;
  for (const text::WordUnit& unit : text::word_units(shown)) {
    const std::string_view word = shown.substr(unit.span.begin, unit.span.size());
    if (!old.recurs_in(word)) others.append(word).append(1, ' ');
  }
  return units_of(others);
}

// Words of the mention that its surrogate must not contain: excludes "an der", and "Straße" of a
// street.
std::uint32_t units_to_go(const Checked& before, std::size_t target) {
  std::string words = before.plan.mentions[target].surface;
  for (const KeptWord& kept : before.kept_words(target)) {
    std::fill_n(words.begin() + static_cast<std::ptrdiff_t>(kept.span.begin), kept.span.size(),
                ' ');
  }
  return units_of(words);
}

}  // namespace

bool is_same_distance(std::int64_t a, std::int64_t b) {
  constexpr std::int64_t kCentury = 36524;  // one more with the leap day of a year in 400
  const std::int64_t apart = a < b ? b - a : a - b;
  return apart == 0 || apart == kCentury || apart == kCentury + 1;
}

// Returns null if no other document shares the scope.
SharedFact* SharedFacts::add(SharedFact::Kind kind, const FactPlace& place) {
  if (!is_wide(place.scope)) return nullptr;
  std::string about = scope_id(place.scope, before_.document.id);
  about += place.scope.scope == Scope::kFolder ? "/\n" : "\n";
  about.append(place.kind).append(1, '\n').append(place.key);
  if (kind == SharedFact::Kind::kOwner) about += "\nowner";
  SharedFact fact;
  fact.kind = kind;
  fact.about = std::max<std::uint64_t>(hash_of(about), 1);  // 0 means no fact
  fact.annotation = before_.plan.targets[place.stretch.target].annotation;
  fact.offset = place.stretch.after.begin;
  return &facts_.emplace_back(fact);
}

void SharedFacts::add_name(const FactPlace& place, std::string_view shown,
                           std::string_view original, SharedFact::Kind kind,
                           std::string_view also) {
  if (SharedFact* const fact = add(kind, place)) {
    fact->shown = short_hash_of(letters_of_token(shown));
    fact->old_units = units_to_go(before_, place.stretch.target);
    fact->new_units = units_of(shown, original) | units_of(also);
  }
}

void SharedFacts::add_same(const FactPlace& place, std::string_view shown) {
  if (SharedFact* const fact = add(SharedFact::Kind::kSame, place)) {
    fact->shown = short_hash_of(shown);
  }
}

void SharedFacts::add_owner(const FactPlace& place, std::string_view owner) {
  if (SharedFact* const fact = add(SharedFact::Kind::kOwner, place)) {
    fact->shown = short_hash_of(owner);
  }
}

void SharedFacts::add_days(const FactPlace& place, std::int64_t days) {
  if (SharedFact* const fact = add(SharedFact::Kind::kDays, place)) {
    fact->shown = static_cast<std::uint32_t>(static_cast<std::int32_t>(days));
  }
}

}  // namespace pseudo
