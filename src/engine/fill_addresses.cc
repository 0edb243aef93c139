#include "engine/name_replacements.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/originals.h"
#include "text/fold.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

bool is_given(Category category) {
  return category == Category::kFemale || category == Category::kMale;
}

// A part of a person's name and where it stands in the text.
struct PersonPart {
  std::size_t entity;
  Category category;
  ByteSpan span;
};

std::vector<PersonPart> person_parts(const Resolved& resolved) {
  std::vector<PersonPart> parts;
  for (std::size_t i = 0; i < resolved.analyses.size(); ++i) {
    for (std::size_t p = 0; p < resolved.analyses[i].size(); ++p) {
      const Part& part = resolved.analyses[i][p];
      const std::size_t entity = resolved.entity_of[resolved.first_part[i] + p];
      if (entity == kNoEntity || !(is_given(part.category) || part.category == Category::kFamily)) {
        continue;
      }
      const std::size_t begin = resolved.plan.mentions[i].span.begin;
      parts.push_back({entity, part.category, {begin + part.span.begin, begin + part.span.end}});
    }
  }
  return parts;
}

std::vector<std::size_t> first_distinct(std::vector<std::size_t> numbers, std::size_t most) {
  std::ranges::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  numbers.resize(std::min(numbers.size(), most));
  return numbers;
}

// All given and family names that an * Equiv line says are one person.
void tie_person(const Resolved& resolved, std::span<const std::size_t> mentions,
                std::vector<values::FullName>& full_names) {
  std::vector<std::size_t> given;
  std::vector<std::size_t> family;
  for (const std::size_t i : mentions) {
    for (const std::size_t entity : resolved.entities_of(i)) {
      if (entity == kNoEntity) continue;
      const Category category = resolved.table.entities()[entity].category;
      if (is_given(category)) given.push_back(entity);
      if (category == Category::kFamily) family.push_back(entity);
    }
  }
  // Nobody has more names than that, but a line may list thousands.
  constexpr std::size_t kMostNames = 16;
  const std::vector<std::size_t> families = first_distinct(std::move(family), kMostNames);
  for (const std::size_t g : first_distinct(std::move(given), kMostNames)) {
    for (const std::size_t f : families) full_names.push_back({g, f});
  }
}

}  // namespace

bool stand_side_by_side(std::string_view text, ByteSpan a, ByteSpan b) {
  constexpr std::size_t kMaxGap = 4;  // bytes
  if (b.begin < a.end || b.begin - a.end > kMaxGap || b.begin > text.size()) return false;
  const std::string_view gap = text.substr(a.end, b.begin - a.end);
  return gap.find('\n') == std::string_view::npos && !values::has_letter_or_digit(gap);
}

std::vector<values::NameReplacement> name_replacements_of(
    const Resolved& resolved, const std::function<std::string_view(std::size_t)>& text_of) {
  std::vector<values::NameReplacement> replacements;
  for (const Entity& entity : resolved.table.entities()) {
    replacements.push_back({entity.category, entity.lemma, entity.surrogate.lemma});
  }
  for (std::size_t i = 0; i < resolved.plan.mentions.size(); ++i) {
    const Mention& mention = resolved.plan.mentions[i];
    const std::span<const std::size_t> entities = resolved.entities_of(i);
    const bool has_name = std::ranges::any_of(entities, [](auto e) { return e != kNoEntity; });
    if (!has_name) continue;
    // A nickname that stands for the entity is written as one, unlike the lemma of its surrogate.
    const bool base = entities.size() == 1 &&
                      text::same_key(mention.surface, resolved.table.entities()[entities[0]].lemma);
    if (base) {
      replacements[entities[0]].surrogate = text_of(i);
    } else {
      const Category category =
          entities.size() == 1 ? resolved.table.entities()[entities[0]].category : mention.category;
      replacements.push_back({category, mention.surface, text_of(i)});
    }
  }
  return replacements;
}

std::vector<values::FullName> full_names_of(std::string_view text, const Resolved& resolved) {
  std::vector<values::FullName> full_names;
  const std::vector<PersonPart> parts = person_parts(resolved);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const PersonPart& a = parts[i - 1];
    const PersonPart& b = parts[i];
    if (is_given(a.category) == is_given(b.category)) continue;
    if (!stand_side_by_side(text, a.span, b.span)) continue;
    full_names.push_back(is_given(a.category) ? values::FullName{a.entity, b.entity}
                                              : values::FullName{b.entity, a.entity});
  }
  for (const std::vector<std::size_t>& mentions : resolved.equivalences) {
    tie_person(resolved, mentions, full_names);
  }
  return full_names;
}

}  // namespace pseudo
