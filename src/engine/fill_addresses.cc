#include "engine/fill_addresses.h"

#include <algorithm>
#include <utility>

#include "text/fold.h"
#include "values/address_renderer.h"
#include "values/name_replacement.h"

namespace pseudo {
namespace {

bool is_given(Category category) {
  return category == Category::kFemale || category == Category::kMale;
}

// A part of a person's name and its place in the text.
struct PersonPart {
  std::size_t entity;
  Category category;
  ByteSpan span;
};

// What addresses of one scope see: entities with a surrogate, by their numbers among these.
class VisibleEntities {
 public:
  VisibleEntities(const ScopePlace& scope, const EntityTable& table) : table_(table) {
    const std::vector<Entity>& all = table.entities();
    place_.resize(all.size(), kNoEntity);
    for (std::size_t e = 0; e < all.size(); ++e) {
      if (!all[e].needs_surrogate || !sees(scope, all[e].scope)) continue;
      place_[e] = numbers_.size();
      numbers_.push_back(e);
    }
  }

  [[nodiscard]] std::span<const std::size_t> numbers() const { return numbers_; }
  [[nodiscard]] const Entity& entity(std::size_t e) const { return table_.entities()[e]; }
  /// Its place among those that are visible, or kNoEntity.
  [[nodiscard]] std::size_t place(std::size_t e) const {
    return e == kNoEntity ? kNoEntity : place_[e];
  }

 private:
  const EntityTable& table_;
  std::vector<std::size_t> place_;
  std::vector<std::size_t> numbers_;
};

std::vector<PersonPart> person_parts(const Plan& plan, const Resolved& resolved,
                                     const VisibleEntities& visible) {
  std::vector<PersonPart> parts;
  for (std::size_t i = 0; i < resolved.analyses.size(); ++i) {
    if (plan.targets[i].style != Style::kSurrogate) continue;
    for (std::size_t p = 0; p < resolved.analyses[i].size(); ++p) {
      const Part& part = resolved.analyses[i][p];
      const std::size_t place = visible.place(resolved.entity_of[resolved.part_number(i, p)]);
      if (place == kNoEntity || !(is_given(part.category) || part.category == Category::kFamily)) {
        continue;
      }
      const std::size_t begin = plan.mentions[i].span.begin;
      parts.push_back({place, part.category, {begin + part.span.begin, begin + part.span.end}});
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

// All given and family names that an equivalence says are one person.
void tie_person(const Resolved& resolved, const VisibleEntities& visible,
                std::span<const std::size_t> mentions,
                std::vector<values::FullName>& full_names) {
  std::vector<std::size_t> given;
  std::vector<std::size_t> family;
  for (const std::size_t i : mentions) {
    for (const std::size_t entity : resolved.entities_of(i)) {
      const std::size_t place = visible.place(entity);
      if (place == kNoEntity) continue;
      const Category category = visible.entity(entity).category;
      if (is_given(category)) given.push_back(place);
      if (category == Category::kFamily) family.push_back(place);
    }
  }
  // Nobody has more names than that, but an equivalence may list thousands.
  constexpr std::size_t kMostNames = 16;
  const std::vector<std::size_t> families = first_distinct(std::move(family), kMostNames);
  for (const std::size_t g : first_distinct(std::move(given), kMostNames)) {
    for (const std::size_t f : families) full_names.push_back({g, f});
  }
}

// Replacements of all visible entities, in their order, then of mentions in other forms or with several
// parts (genitives, double names, firms with a city), then of names that only addresses show.
class Replacements {
 public:
  Replacements(const Plan& plan, const Resolved& resolved, const Assigned& assigned,
               const VisibleEntities& visible)
      : plan_(plan), resolved_(resolved), assigned_(assigned), visible_(visible) {}

  std::vector<values::NameReplacement> list(std::span<const std::string> mention_texts,
                                            std::span<const std::string> address_name_texts) const {
    std::vector<values::NameReplacement> replacements;
    for (const std::size_t e : visible_.numbers()) {
      const Entity& entity = visible_.entity(e);
      replacements.push_back({entity.category, entity.lemma, assigned_.names[e].surrogate.lemma});
    }
    for (std::size_t i = 0; i < plan_.mentions.size(); ++i) {
      add_mention(i, mention_texts[i], replacements);
    }
    for (std::size_t i = 0; i < resolved_.address_names.size(); ++i) {
      const AddressNameEntity& name = resolved_.address_names[i];
      if (!name.entity || visible_.place(*name.entity) == kNoEntity) continue;
      replacements.push_back(
          {visible_.entity(*name.entity).category, name.name, address_name_texts[i]});
    }
    return replacements;
  }

 private:
  void add_mention(std::size_t i, std::string_view text,
                   std::vector<values::NameReplacement>& replacements) const {
    if (plan_.targets[i].style != Style::kSurrogate) return;
    const Mention& mention = plan_.mentions[i];
    const std::span<const std::size_t> entities = resolved_.entities_of(i);
    const auto is_hidden = [&](std::size_t e) { return visible_.place(e) == kNoEntity; };
    if (std::ranges::all_of(entities, is_hidden)) return;
    if (entities.size() > 1) {
      replacements.push_back({mention.category, mention.surface, text});
    } else if (text::same_key(mention.surface, visible_.entity(entities[0]).lemma)) {
      // A nickname is written as a nickname, unlike the lemma of its surrogate.
      replacements[visible_.place(entities[0])].surrogate = text;
    } else {
      replacements.push_back({visible_.entity(entities[0]).category, mention.surface, text});
    }
  }

  const Plan& plan_;
  const Resolved& resolved_;
  const Assigned& assigned_;
  const VisibleEntities& visible_;
};

std::vector<values::FullName> full_names_of(std::string_view text, const Plan& plan,
                                            const Resolved& resolved,
                                            const VisibleEntities& visible) {
  std::vector<values::FullName> full_names;
  const std::vector<PersonPart> parts = person_parts(plan, resolved, visible);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const PersonPart& a = parts[i - 1];
    const PersonPart& b = parts[i];
    if (is_given(a.category) == is_given(b.category)) continue;
    if (!are_adjacent(text, a.span, b.span)) continue;
    full_names.push_back(is_given(a.category) ? values::FullName{a.entity, b.entity}
                                              : values::FullName{b.entity, a.entity});
  }
  for (const std::vector<std::size_t>& mentions : resolved.equivalences) {
    tie_person(resolved, visible, mentions, full_names);
  }
  return full_names;
}

// Names that only addresses show have no mention whose text could be taken.
std::vector<std::string> write_address_names(const Resolved& resolved, const Assigned& assigned,
                                             const LanguageModule& language) {
  std::vector<std::string> texts;
  for (const AddressNameEntity& name : resolved.address_names) {
    if (!name.entity) {
      texts.emplace_back();
      continue;
    }
    const DrawnName& drawn = assigned.names[*name.entity];
    texts.push_back(
        language.realize(drawn.surrogate, name.part, drawn.choice).value_or(drawn.surrogate.lemma));
  }
  return texts;
}

}  // namespace

std::vector<std::string> write_addresses(std::span<const ShownAddress* const> addresses,
                                         const ScopePlace& scope, std::span<const std::string> mention_texts,
                                         const Document& document, const Plan& plan,
                                         const Resolved& resolved, const Assigned& assigned,
                                         const EngineSetup& setup, Scopes& scopes) {
  std::vector<std::string> texts;
  if (addresses.empty()) return texts;
  const Options& options = setup.options;
  const bool coherent = options.addresses == AddressStyle::kCoherent;
  const VisibleEntities visible(scope, resolved.table);
  std::vector<values::NameReplacement> replacements;
  if (coherent) {
    const std::vector<std::string> address_names =
        write_address_names(resolved, assigned, setup.language);
    replacements = Replacements(plan, resolved, assigned, visible).list(mention_texts, address_names);
  }
  std::vector<values::FullName> full_names;
  if (coherent) full_names = full_names_of(document.text, plan, resolved, visible);
  values::AddressRenderer renderer(replacements, full_names, setup.locale, scopes.draws(scope),
                                   {coherent, options.keep_tld, !is_wide(scope)});
  for (const ShownAddress* shown : addresses) renderer.reserve(shown->address);
  texts.reserve(addresses.size());
  for (const ShownAddress* shown : addresses) texts.push_back(renderer.render(shown->address));
  return texts;
}

}  // namespace pseudo
