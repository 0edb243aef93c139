#include "engine/realize/fill_addresses.h"

#include <algorithm>
#include <utility>

#include "engine/resolve/town_of_code.h"
#include "model/category_tree.h"
#include "text/fold.h"
#include "values/address_renderer.h"

namespace pseudo {
namespace {

bool may_show_family(Category category) {
  return category == Category::kPerson || category == Category::kActor ||
         category == Category::kFamily;
}

std::vector<std::size_t> first_distinct(std::vector<std::size_t> numbers, std::size_t most) {
  std::ranges::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  numbers.resize(std::min(numbers.size(), most));
  return numbers;
}

}  // namespace

AddressWriter::AddressWriter(std::span<const std::string> mention_texts, const Document& document,
                             const Plan& plan, const Resolved& resolved,
                             std::span<const DrawnName> names, const EngineSetup& setup,
                             Scopes& scopes)
    : mention_texts_(mention_texts),
      document_(document),
      plan_(plan),
      resolved_(resolved),
      names_(names),
      setup_(setup),
      scopes_(scopes) {
  if (setup.options.addresses != AddressStyle::kCoherent) return;
  places_.resize(resolved.table.entities().size(), kNoEntity);
  sort_entities();
  sort_mentions();
  sort_equivalences();
  write_address_names();
}

AddressWriter::Seen& AddressWriter::seen_from(const ScopePlace& place) {
  return place.scope == Scope::kSentence ? sentences_[place.sentence] : common_;
}

bool AddressWriter::is_replaced(std::size_t mention) const {
  return plan_.targets[mention].style == Style::kSurrogate;
}

void AddressWriter::sort_entities() {
  const std::vector<Entity>& entities = resolved_.table.entities();
  for (std::size_t e = 0; e < entities.size(); ++e) {
    if (entities[e].needs_surrogate) seen_from(entities[e].scope).entities.push_back(e);
  }
  for (std::size_t i = 0; i < resolved_.address_names.size(); ++i) {
    const AddressNameEntity& name = resolved_.address_names[i];
    if (name.entity) seen_from(name.scope).address_names.push_back(i);
  }
}

// A mention lies in one sentence; if a name in it has a wider scope, the mention is common.
void AddressWriter::sort_mentions() {
  for (std::size_t i = 0; i < plan_.mentions.size(); ++i) {
    if (!is_replaced(i)) continue;
    Seen* seen = nullptr;
    for (const std::size_t entity : resolved_.entities_of(i)) {
      if (entity == kNoEntity || seen == &common_) continue;
      seen = &seen_from(resolved_.table.entities()[entity].scope);
    }
    if (seen != nullptr) seen->mentions.push_back(i);
  }
}

void AddressWriter::sort_equivalences() {
  for (const std::vector<std::size_t>& mentions : resolved_.equivalences) {
    std::map<Seen*, std::vector<std::size_t>> parts;
    for (const std::size_t i : mentions) {
      for (const std::size_t entity : resolved_.entities_of(i)) {
        if (entity == kNoEntity) continue;
        std::vector<std::size_t>& part =
            parts[&seen_from(resolved_.table.entities()[entity].scope)];
        if (part.empty() || part.back() != i) part.push_back(i);
      }
    }
    for (auto& [seen, part] : parts) seen->equivalences.push_back(std::move(part));
  }
}

std::vector<const AddressWriter::Seen*> AddressWriter::all_seen(const ScopePlace& place) const {
  std::vector<const Seen*> all{&common_};
  if (place.scope != Scope::kSentence) {
    for (const auto& [sentence, seen] : sentences_) all.push_back(&seen);
  } else if (const auto own = sentences_.find(place.sentence); own != sentences_.end()) {
    all.push_back(&own->second);
  }
  return all;
}

void AddressWriter::add_mention(std::size_t i,
                                std::vector<values::NameReplacement>& replacements) const {
  const Mention& mention = plan_.mentions[i];
  const std::span<const std::size_t> entities = resolved_.entities_of(i);
  const auto is_named = [](std::size_t entity) { return entity != kNoEntity; };
  const auto first = std::ranges::find_if(entities, is_named);  // see sort_mentions
  const auto [surface, text] = without_titles(i);
  const bool is_bare = surface.size() < mention.surface.size();  // lacks the words around it
  if (!is_bare ? entities.size() > 1 : std::ranges::count_if(entities, is_named) > 1) {
    replacements.push_back({mention.category, surface, text});
    return;
  }
  const Entity& entity = resolved_.table.entities()[*first];
  if (text::same_key(surface, entity.lemma)) {
    // A nickname remains a nickname, which differs from the lemma of its surrogate.
    replacements[places_[*first]].surrogate = text;
  } else {
    replacements.push_back({entity.category, surface, text});
  }
}

// Returns the old and the new text of a mention without the words around a person's name: "Huber"
// for "Frau Huber". An address with the title would keep a word of its original.
std::pair<std::string_view, std::string_view> AddressWriter::without_titles(std::size_t i) const {
  std::string_view surface = plan_.mentions[i].surface;
  std::string_view text = mention_texts_[i];
  const Analysis& analysis = resolved_.analyses[i];
  const std::span<const std::size_t> entities = resolved_.entities_of(i);
  std::size_t begin = surface.size();
  std::size_t end = 0;
  for (std::size_t p = 0; p < analysis.size(); ++p) {
    if (entities[p] == kNoEntity) continue;
    begin = std::min(begin, analysis[p].span.begin);
    end = std::max(end, analysis[p].span.end);
  }
  const std::string_view before = surface.substr(0, begin);
  const std::string_view behind = surface.substr(end);
  const bool is_framed = may_show_family(plan_.mentions[i].category) &&
                         text.size() > before.size() + behind.size() && text.starts_with(before) &&
                         text.ends_with(behind);
  if (!is_framed) return {surface, text};
  surface = surface.substr(begin, end - begin);
  text.remove_prefix(before.size());
  text.remove_suffix(behind.size());
  return {surface, text};
}

// Names that occur only in addresses have no mention from which their text could be taken.
void AddressWriter::write_address_names() {
  for (const AddressNameEntity& name : resolved_.address_names) {
    std::string& text = address_name_texts_.emplace_back();
    if (!name.entity) continue;
    const DrawnName& drawn = names_[*name.entity];
    text = setup_.language.realize(drawn.surrogate, name.part, drawn.choice)
               .value_or(drawn.surrogate.lemma);
  }
}

void AddressWriter::add_address_name(std::size_t i,
                                     std::vector<values::NameReplacement>& replacements) const {
  const AddressNameEntity& name = resolved_.address_names[i];
  replacements.push_back(
      {resolved_.table.entities()[*name.entity].category, name.name, address_name_texts_[i]});
}

void AddressWriter::add_person_parts(const Seen& seen, std::vector<PersonPart>& parts) const {
  for (const std::size_t i : seen.mentions) {
    for (std::size_t p = 0; p < resolved_.analyses[i].size(); ++p) {
      const Part& part = resolved_.analyses[i][p];
      const std::size_t entity = resolved_.entity_of[resolved_.part_number(i, p)];
      const bool is_seen = entity != kNoEntity && places_[entity] != kNoEntity;
      if (!is_seen || !(is_female_or_male(part.category) || part.category == Category::kFamily))
        continue;
      const std::size_t begin = plan_.mentions[i].span.begin;
      parts.push_back(
          {places_[entity], part.category, {begin + part.span.begin, begin + part.span.end}});
    }
  }
}

void AddressWriter::tie_neighbours(std::vector<PersonPart> parts,
                                   std::vector<values::FullName>& full_names) const {
  if (!std::ranges::is_sorted(parts, {}, &PersonPart::span)) {
    std::ranges::sort(parts, {}, &PersonPart::span);
  }
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const PersonPart& a = parts[i - 1];
    const PersonPart& b = parts[i];
    if (is_female_or_male(a.category) == is_female_or_male(b.category)) continue;
    if (!are_adjacent(document_.text, a.span, b.span)) continue;
    full_names.push_back(is_female_or_male(a.category) ? values::FullName{a.entity, b.entity}
                                                       : values::FullName{b.entity, a.entity});
  }
}

// Combines all given and family names of mentions that an equivalence declares to be one person.
void AddressWriter::tie_person(std::span<const std::size_t> mentions,
                               std::vector<values::FullName>& full_names) const {
  std::vector<std::size_t> given;
  std::vector<std::size_t> family;
  for (const std::size_t i : mentions) {
    for (const std::size_t entity : resolved_.entities_of(i)) {
      if (entity == kNoEntity || places_[entity] == kNoEntity) continue;
      const Category category = resolved_.table.entities()[entity].category;
      if (is_female_or_male(category)) given.push_back(places_[entity]);
      if (category == Category::kFamily) family.push_back(places_[entity]);
    }
  }
  // No person has more names, but an equivalence may list thousands.
  constexpr std::size_t kMostNames = 16;
  const std::vector<std::size_t> families = first_distinct(std::move(family), kMostNames);
  for (const std::size_t g : first_distinct(std::move(given), kMostNames)) {
    for (const std::size_t f : families) full_names.push_back({g, f});
  }
}

void AddressWriter::add_entities(const Seen& seen,
                                 std::vector<values::NameReplacement>& replacements) {
  for (const std::size_t e : seen.entities) {
    const Entity& entity = resolved_.table.entities()[e];
    places_[e] = replacements.size();
    replacements.push_back({entity.category, entity.lemma, names_[e].surrogate.lemma});
  }
}

// The replacements of all entities in order, then of mentions in other forms or with several parts
// (genitives, double names, firms with a city), then of names that occur only in addresses.
void AddressWriter::follow(const ScopePlace& place,
                           std::vector<values::NameReplacement>& replacements,
                           std::vector<values::FullName>& full_names) {
  const std::vector<const Seen*> all = all_seen(place);
  for (const Seen* const seen : all) add_entities(*seen, replacements);
  std::vector<PersonPart> parts;
  for (const Seen* const seen : all) {
    for (const std::size_t i : seen->mentions) add_mention(i, replacements);
    add_person_parts(*seen, parts);
  }
  tie_neighbours(std::move(parts), full_names);
  for (const Seen* const seen : all) {
    for (const std::size_t i : seen->address_names) add_address_name(i, replacements);
    for (const auto& mentions : seen->equivalences) tie_person(mentions, full_names);
  }
  for (const Seen* const seen : all) {
    for (const std::size_t e : seen->entities) places_[e] = kNoEntity;
  }
}

std::vector<std::string> AddressWriter::write(std::span<const ShownAddress* const> addresses,
                                              const ScopePlace& place) {
  const Options& options = setup_.options;
  const bool coherent = options.addresses == AddressStyle::kCoherent;
  std::vector<values::NameReplacement> replacements;
  std::vector<values::FullName> full_names;
  if (coherent) follow(place, replacements, full_names);
  values::AddressRenderer renderer(replacements, full_names, setup_.locale, scopes_.draws(place),
                                   {coherent, options.keep_tld, !is_wide(place)});
  for (const ShownAddress* shown : addresses) renderer.reserve(shown->address);
  std::vector<std::string> texts;
  texts.reserve(addresses.size());
  for (const ShownAddress* shown : addresses) texts.push_back(renderer.render(shown->address));
  return texts;
}

}  // namespace pseudo
