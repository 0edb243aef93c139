#include "lang/de/context/agreement.h"

#include <algorithm>
#include <string>
#include <vector>

#include "lang/common/tokens.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

unsigned bit_of(const Determiner& reading) {
  if (reading.plural) return kPluralBit;
  return gender_bit_of(std::string_view(&reading.gender, reading.gender == 0 ? 0U : 1U));
}

// `governed`: the case that a preposition before the determiner requires, or "".
bool fits(Case grammatical_case, std::string_view governed) {
  switch (grammatical_case) {
    case Case::kAccusative:
      return governed.empty() || governed == "acc" || governed == "both";
    case Case::kDative:
      return governed.empty() || governed == "dat" || governed == "both";
    case Case::kGenitive:
      return governed.empty() || governed == "gen";
    case Case::kNominative:
      return governed.empty();
  }
  return false;
}

unsigned allowed_by(const std::vector<Determiner>& readings, std::string_view governed) {
  unsigned allowed = 0;
  for (const Determiner& reading : readings) {
    if (fits(reading.grammatical_case, governed)) allowed |= bit_of(reading);
  }
  return allowed;
}

bool only_dative_plural(const std::vector<Determiner>& readings) {
  bool dative = false;
  for (const Determiner& reading : readings) {
    if (!reading.plural) continue;
    if (reading.grammatical_case != Case::kDative) return false;
    dative = true;
  }
  return dative;
}

// The case that a preposition before a determiner governs, or "" for other words.
std::string_view governed_before(const Grammar& grammar, const Neighbours& words,
                                 std::size_t byte) {
  const Neighbour left = words.before(byte);
  if (!left || left.word.ends_with('.')) return {};
  const std::string* const preposition = grammar.prepositions.find(text::fold_key(left.word));
  return preposition == nullptr ? std::string_view() : std::string_view(*preposition);
}

void add_determiner(Agreement& agreement, const DeterminerWord& determiner,
                    std::string_view governed) {
  const std::vector<Determiner>& readings = determiner.readings;
  agreement.allowed = allowed_by(readings, governed);
  if (agreement.allowed == 0) agreement.allowed = allowed_by(readings, {});
  agreement.determiner = &determiner;
  agreement.determiner_kind = determiner.kind;
  agreement.grammatical_case = readings.front().grammatical_case;
  agreement.plural_dative = only_dative_plural(readings);
  agreement.certain_case = std::ranges::all_of(readings, [&](const Determiner& reading) {
    return reading.grammatical_case == agreement.grammatical_case;
  });
}

}  // namespace

unsigned gender_bit_of(std::string_view gender) {
  if (gender == "f") return kFeminineBit;
  if (gender == "m") return kMasculineBit;
  return gender == "n" ? kNeuterBit : 0;
}

Agreement agreement_before(const Grammar& grammar, const Neighbours& words, std::size_t byte) {
  constexpr int kMostWords = 3;
  Agreement result;
  for (int steps = 0; steps < kMostWords; ++steps) {
    const Neighbour left = words.before(byte);
    if (!left || left.word.ends_with('.')) return result;
    const bool opens_mention = left.mention != nullptr && left.mention == words.mention_at(byte) &&
                               left.span.begin == left.mention->span.begin;  // "[die Müllers]"
    if (left.mention != nullptr && !opens_mention) return result;
    const std::string folded = text::fold_key(left.word);
    if (const DeterminerWord* const determiner = grammar.determiners.find(folded)) {
      add_determiner(result, *determiner, governed_before(grammar, words, left.span.begin));
      return result;
    }
    const bool adjective = starts_with_lower(left.word) && grammar.has_adjective_ending(folded);
    if (!adjective || grammar.prepositions.contains(folded)) return result;
    result.has_adjective = true;
    byte = left.span.begin;
  }
  return result;
}

std::string_view adjective_ending(const Grammar& grammar, const DeterminerWord& determiner,
                                  unsigned allowed) {
  std::string_view common;
  for (const bool plural : {false, true}) {
    bool differ = false;
    for (const Determiner& reading : determiner.readings) {
      if (reading.plural != plural || (bit_of(reading) & allowed) == 0) continue;
      const std::string_view ending = grammar.ending_after(determiner.kind, reading);
      if (ending == grammar.common_ending) return ending;
      differ = differ || (!common.empty() && common != ending);
      common = ending;
    }
    if (differ) return {};
    if (!common.empty()) return common;
  }
  return common;
}

}  // namespace pseudo::lang::de
