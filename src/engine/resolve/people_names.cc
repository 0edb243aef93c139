#include "engine/resolve/people_names.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/common/alike_names.h"
#include "engine/common/filler.h"
#include "engine/resolve/analyze_mentions.h"
#include "model/category_tree.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/word_units.h"

namespace pseudo {
namespace {

// The word of a name that has exactly one; otherwise nothing.
std::optional<text::WordUnit> only_unit(std::string_view name) {
  std::vector<text::WordUnit> units = text::word_units(name);
  if (units.size() != 1 || units[0].span.size() != name.size()) return std::nullopt;
  return std::move(units[0]);
}

// True for a literal that may also be the name of a person.
bool may_be_name(const Part& part) {
  if (part.kind != Part::Kind::kLiteral) return false;
  const KeptReason reason = part.reason;
  const bool is_room = reason == KeptReason::kCueWord && part.category == Category::kLoc;
  return is_room || reason == KeptReason::kTitle || reason == KeptReason::kLegalForm ||
         reason == KeptReason::kOrgKind || reason == KeptReason::kPlacePattern ||
         reason == KeptReason::kStreetPattern;
}

bool is_in_capitals(std::string_view word) { return text::to_upper(word) == word; }

// True for "MA" in "Max Ma, MA".
bool is_degree_behind(const Part& part, std::string_view mention) {
  return part.reason == KeptReason::kTitle &&
         mention.substr(0, part.span.begin).find(',') != std::string_view::npos &&
         is_in_capitals(mention.substr(part.span.begin, part.span.size())) &&
         !is_in_capitals(mention);
}

// True for "Zimmer 3", but not for "Haus Huber".
bool is_numbered_room(const Part& part, const Analysis& analysis) {
  return part.reason == KeptReason::kCueWord &&
         std::ranges::none_of(analysis, [](const Part& other) {
           return other.kind == Part::Kind::kEntity && is_name(other.category);
         });
}

// Turns literals into names: "Kollege Huber" and "Hof Graz", if the document mentions a Frau
// Kollege and a Herr Hof.
void name_literals(Analysis& analysis, const Mention& mention, const PeopleNames& names) {
  for (Part& part : analysis) {
    if (!may_be_name(part) || is_degree_behind(part, mention.surface)) continue;
    if (is_numbered_room(part, analysis)) continue;
    const std::string_view word = surface_of(mention, part);
    const bool is_abbreviated =
        std::string_view(mention.surface).substr(part.span.end).starts_with('.');
    const std::optional<text::WordUnit> unit = only_unit(word);
    if (!unit || is_abbreviated) continue;
    const auto name = names.find(unit->key);
    std::size_t end = 0;
    if (name == names.end() || !text::is_upper(text::next(word, end))) continue;
    Part named;
    named.span = part.span;
    named.category = name->second->category;
    named.lemma = name->second->lemma;
    named.key = name->second->key;
    named.sort = name->second->sort;
    part = std::move(named);
  }
}

}  // namespace

PeopleNames people_names(const Plan& plan, const std::vector<Analysis>& analyses) {
  PeopleNames names;
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    if (!is_of_people(plan.mentions[i].category)) continue;
    for (const Part& part : analyses[i]) {
      if (part.kind != Part::Kind::kEntity || !is_personal_name(part.category)) continue;
      const std::optional<text::WordUnit> unit = only_unit(part.lemma);
      if (unit) names.try_emplace(unit->key, &part);
    }
  }
  return names;
}

void name_people(std::vector<Analysis>& analyses, const Plan& plan) {
  const bool may_name = std::ranges::any_of(analyses, [](const Analysis& analysis) {
    return std::ranges::any_of(analysis, may_be_name);
  });
  if (!may_name) return;
  const PeopleNames people = people_names(plan, analyses);
  for (std::size_t i = 0; i < analyses.size() && !people.empty(); ++i) {
    name_literals(analyses[i], plan.mentions[i], people);
  }
}

}  // namespace pseudo
