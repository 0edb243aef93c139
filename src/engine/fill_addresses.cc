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

std::vector<PersonPart> person_parts(const Plan& plan, const Resolved& resolved) {
  std::vector<PersonPart> parts;
  for (std::size_t i = 0; i < resolved.analyses.size(); ++i) {
    for (std::size_t p = 0; p < resolved.analyses[i].size(); ++p) {
      const Part& part = resolved.analyses[i][p];
      const std::size_t entity = resolved.entity_of[resolved.part_number(i, p)];
      if (entity == kNoEntity || !(is_given(part.category) || part.category == Category::kFamily)) {
        continue;
      }
      const std::size_t begin = plan.mentions[i].span.begin;
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

// All given and family names that an equivalence says are one person.
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
  // Nobody has more names than that, but an equivalence may list thousands.
  constexpr std::size_t kMostNames = 16;
  const std::vector<std::size_t> families = first_distinct(std::move(family), kMostNames);
  for (const std::size_t g : first_distinct(std::move(given), kMostNames)) {
    for (const std::size_t f : families) full_names.push_back({g, f});
  }
}

// Replacements of all entities, in their order, then of mentions in other forms or with several
// parts (genitives, double names, firms with a city), then of names that only addresses show.
class Replacements {
 public:
  Replacements(const Plan& plan, const Resolved& resolved, const Assigned& assigned)
      : plan_(plan), resolved_(resolved), assigned_(assigned) {}

  std::vector<values::NameReplacement> list(std::span<const std::string> mention_texts,
                                            std::span<const std::string> address_name_texts) const {
    std::vector<values::NameReplacement> replacements;
    const std::vector<Entity>& entities = resolved_.table.entities();
    for (std::size_t e = 0; e < entities.size(); ++e) {
      replacements.push_back(
          {entities[e].category, entities[e].lemma, assigned_.names[e].surrogate.lemma});
    }
    for (std::size_t i = 0; i < plan_.mentions.size(); ++i) {
      add_mention(i, mention_texts[i], replacements);
    }
    for (std::size_t i = 0; i < resolved_.address_names.size(); ++i) {
      const AddressNameEntity& name = resolved_.address_names[i];
      replacements.push_back({entities[name.entity].category, name.name, address_name_texts[i]});
    }
    return replacements;
  }

 private:
  void add_mention(std::size_t i, std::string_view text,
                   std::vector<values::NameReplacement>& replacements) const {
    const Mention& mention = plan_.mentions[i];
    const std::vector<Entity>& all = resolved_.table.entities();
    const std::span<const std::size_t> entities = resolved_.entities_of(i);
    if (std::ranges::all_of(entities, [](auto e) { return e == kNoEntity; })) return;
    if (entities.size() > 1) {
      replacements.push_back({mention.category, mention.surface, text});
    } else if (text::same_key(mention.surface, all[entities[0]].lemma)) {
      // A nickname is written as a nickname, unlike the lemma of its surrogate.
      replacements[entities[0]].surrogate = text;
    } else {
      replacements.push_back({all[entities[0]].category, mention.surface, text});
    }
  }

  const Plan& plan_;
  const Resolved& resolved_;
  const Assigned& assigned_;
};

std::vector<values::FullName> full_names_of(std::string_view text, const Plan& plan,
                                            const Resolved& resolved) {
  std::vector<values::FullName> full_names;
  const std::vector<PersonPart> parts = person_parts(plan, resolved);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const PersonPart& a = parts[i - 1];
    const PersonPart& b = parts[i];
    if (is_given(a.category) == is_given(b.category)) continue;
    if (!are_adjacent(text, a.span, b.span)) continue;
    full_names.push_back(is_given(a.category) ? values::FullName{a.entity, b.entity}
                                              : values::FullName{b.entity, a.entity});
  }
  for (const std::vector<std::size_t>& mentions : resolved.equivalences) {
    tie_person(resolved, mentions, full_names);
  }
  return full_names;
}

// Names that only addresses show have no mention whose text could be taken.
std::vector<std::string> write_address_names(const Resolved& resolved, const Assigned& assigned,
                                             const LanguageModule& language) {
  std::vector<std::string> texts;
  for (const AddressNameEntity& name : resolved.address_names) {
    const DrawnName& drawn = assigned.names[name.entity];
    texts.push_back(
        language.realize(drawn.surrogate, name.part, drawn.choice).value_or(drawn.surrogate.lemma));
  }
  return texts;
}

}  // namespace

std::vector<std::string> write_addresses(std::span<const ShownAddress* const> addresses,
                                         Scope scope, std::span<const std::string> mention_texts,
                                         const Document& document, const Plan& plan,
                                         const Resolved& resolved, const Assigned& assigned,
                                         const EngineSetup& setup, Scopes& scopes) {
  std::vector<std::string> texts;
  if (addresses.empty()) return texts;
  const Options& options = setup.options;
  const bool coherent = options.addresses == AddressStyle::kCoherent;
  std::vector<values::NameReplacement> replacements;
  if (coherent) {
    const std::vector<std::string> address_names =
        write_address_names(resolved, assigned, setup.language);
    replacements = Replacements(plan, resolved, assigned).list(mention_texts, address_names);
  }
  std::vector<values::FullName> full_names;
  if (coherent) full_names = full_names_of(document.text, plan, resolved);
  values::AddressRenderer renderer(replacements, full_names, setup.locale, scopes.draws(scope),
                                   {coherent, options.keep_tld, scope == Scope::kDocument});
  for (const ShownAddress* shown : addresses) renderer.reserve(shown->address);
  texts.reserve(addresses.size());
  for (const ShownAddress* shown : addresses) texts.push_back(renderer.render(shown->address));
  return texts;
}

}  // namespace pseudo
