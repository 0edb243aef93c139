#include "engine/resolve/resolve.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <span>
#include <string_view>
#include <utility>

#include "engine/common/alike_names.h"
#include "engine/common/filler.h"
#include "engine/forms/known_strings.h"
#include "engine/resolve/equivalences.h"
#include "engine/resolve/read_text.h"
#include "text/ascii.h"
#include "text/fold.h"

namespace pseudo {
namespace {

// The number of a district ("8. Bezirk") is no name that could replace one, nor be replaced by one.
bool is_number(std::string_view key) { return std::ranges::all_of(key, text::is_ascii_digit); }

const Part* first_name(const Analysis& analysis) {
  const auto found = std::ranges::find_if(analysis, [](const Part& part) {
    return part.kind == Part::Kind::kEntity && is_name(part.category) && !is_number(part.key);
  });
  return found == analysis.end() ? nullptr : &*found;
}

class Resolver {
 public:
  Resolver(const Document& document, const Plan& plan, const EngineSetup& setup)
      : document_(document), plan_(plan), setup_(setup) {}

  Resolved run() {
    // Long texts repeat the same entities, so this is enough.
    constexpr std::size_t kMostAtOnce = 256;
    resolved_.table.reserve(std::min(plan_.mentions.size(), kMostAtOnce));
    resolved_.analyses = analyze_mentions(document_, plan_, setup_.language, setup_.locale);
    resolved_.originals = originals_of(document_, plan_, resolved_.analyses);
    if (setup_.known != nullptr) {
      resolved_.originals.forbid(setup_.known->forbidden);
      resolved_.originals.avoid(setup_.known->avoided);
    }
    resolved_.equivalences = equivalences_of(document_, plan_);
    tie_equivalences();
    alias_twins();
    number_parts();
    list_addresses();
    find_names_of_addresses();
    read_dates();
    return std::move(resolved_);
  }

 private:
  [[nodiscard]] ScopePlace scope(std::size_t mention, Category category) const {
    return scope_of(setup_.options, document_, plan_, mention, category);
  }
  [[nodiscard]] bool needs_surrogate(std::size_t mention) const {
    return plan_.targets[mention].style == Style::kSurrogate;
  }

  // Names of one category in one equivalence are one entity, and so are names of all equivalences
  // that share a name. If sentences are scopes, names of different sentences stay separate.
  void tie_equivalences() {
    NameSets names;
    for (const std::vector<std::size_t>& mentions : resolved_.equivalences) {
      std::map<std::pair<Category, std::size_t>, std::size_t> firsts;  // key: category and sentence
      for (const std::size_t i : mentions) {
        const Part* part = first_name(resolved_.analyses[i]);
        if (part == nullptr) continue;
        const ScopePlace place = scope(i, part->category);
        const std::size_t name = names.enter(place, *part);
        const std::size_t sentence = place.scope == Scope::kSentence ? place.sentence + 1 : 0;
        const auto first = firsts.try_emplace({part->category, sentence}, name).first;
        names.unite(first->second, name);
      }
    }
    names.add_to(resolved_.table);
  }

  // An entity with two labels on one span is known under both.
  void alias_twins() {
    for (const auto& [annotation, i] : plan_.twins) {
      const Category other = *plan_.categories[annotation];
      for (const Part& part : resolved_.analyses[i]) {
        if (filler_of(plan_.mentions[i], part) != Filler::kName) continue;
        const std::size_t entity = resolved_.table.add(scope(i, part.category), part);
        resolved_.table.alias(scope(i, other), other, part.key, entity);
      }
    }
  }

  void number_parts() {
    const std::size_t mentions = resolved_.analyses.size();
    resolved_.first_part.reserve(mentions + 1);
    resolved_.entity_of.reserve(mentions);
    for (std::size_t i = 0; i < mentions; ++i) {
      resolved_.first_part.push_back(resolved_.entity_of.size());
      for (const Part& part : resolved_.analyses[i]) {
        const bool has_entity = filler_of(plan_.mentions[i], part) == Filler::kName;
        resolved_.entity_of.push_back(
            has_entity ? resolved_.table.add(scope(i, part.category), part) : kNoEntity);
        if (has_entity && needs_surrogate(i)) {
          resolved_.table.need_surrogate(resolved_.entity_of.back());
        }
      }
    }
    resolved_.first_part.push_back(resolved_.entity_of.size());
  }

  // Parses all addresses. If there are very many, releases their spare memory.
  void list_addresses() {
    constexpr std::size_t kMany = 64;
    std::vector<ShownAddress>& addresses = resolved_.addresses;
    for (std::size_t i = 0; i < resolved_.analyses.size(); ++i) {
      const Mention& mention = plan_.mentions[i];
      for (std::size_t p = 0; p < resolved_.analyses[i].size(); ++p) {
        const Part& part = resolved_.analyses[i][p];
        if (filler_of(mention, part) != Filler::kAddress) continue;
        addresses.push_back({values::read_address(part.category, surface_of(mention, part),
                                                  setup_.locale.spelled_words),
                             i, p, scope(i, part.category)});
        if (addresses.size() > kMany) addresses.back().address.shrink();
      }
    }
  }

  void read_dates() {
    std::vector<std::size_t> dates;
    for (std::size_t i = 0; i < plan_.mentions.size(); ++i) {
      if (filler_of(plan_.mentions[i].category) == Filler::kDate) dates.push_back(i);
    }
    if (dates.empty()) return;
    auto readings = setup_.language.read_dates(ReadText(document_, plan_).view(), dates);
    resolved_.dates = {std::move(dates), std::move(readings)};
  }

  // Names in addresses that get no surrogate are only used by the sweep.
  void find_names_of_addresses() {
    if (resolved_.addresses.empty()) return;
    std::vector<const ShownAddress*> replaced;
    std::vector<const ShownAddress*> swept;
    for (const ShownAddress& shown : resolved_.addresses) {
      (needs_surrogate(shown.mention) ? replaced : swept).push_back(&shown);
    }
    find_names(replaced, true);
    find_names(swept, false);
    if (setup_.options.addresses == AddressStyle::kCoherent) enter_address_names();
  }

  void find_names(std::span<const ShownAddress* const> addresses, bool replaced) {
    if (addresses.empty()) return;
    std::vector<AddressNameEntity> names = find_address_names(addresses, mentioned_names(replaced),
                                                              setup_.language, setup_.locale.names);
    std::ranges::move(names, std::back_inserter(resolved_.address_names));
  }

  // A name that occurs only in addresses becomes an entity like a mentioned one.
  void enter_address_names() {
    for (AddressNameEntity& name : resolved_.address_names) {
      if (!needs_surrogate(name.mention)) continue;
      name.entity = resolved_.table.add(name.scope, name.part);
      resolved_.table.need_surrogate(*name.entity);
      resolved_.originals.insert(name.part.key);
      resolved_.originals.insert(text::fold_key(name.part.lemma));
    }
  }

  // `replaced`: only names that get surrogates.
  [[nodiscard]] std::vector<MentionedName> mentioned_names(bool replaced) const {
    std::vector<MentionedName> names;
    const std::vector<Entity>& entities = resolved_.table.entities();
    const auto counts = [&](const Entity& entity) { return entity.needs_surrogate || !replaced; };
    for (const Entity& entity : entities) {
      if (counts(entity)) names.push_back({entity.lemma, entity.scope});
    }
    for (std::size_t i = 0; i < resolved_.analyses.size(); ++i) {
      const std::string_view surface = plan_.mentions[i].surface;
      for (const std::size_t entity : resolved_.entities_of(i)) {
        if (entity == kNoEntity || !counts(entities[entity])) continue;
        if (surface != entities[entity].lemma) names.push_back({surface, entities[entity].scope});
      }
    }
    return names;
  }

  const Document& document_;
  const Plan& plan_;
  const EngineSetup& setup_;
  Resolved resolved_;
};

}  // namespace

Resolved resolve(const Document& document, const Plan& plan, const EngineSetup& setup) {
  return Resolver(document, plan, setup).run();
}

}  // namespace pseudo
