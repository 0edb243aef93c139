#include "engine/check/check_entities.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/assign/shared_entities.h"
#include "engine/assign/shared_rows.h"
#include "engine/check/shown_names.h"
#include "engine/common/alike_names.h"
#include "engine/common/alike_words.h"
#include "engine/common/partial_originals.h"
#include "engine/forms/form_index.h"
#include "engine/forms/known_strings.h"
#include "engine/plan/plan.h"
#include "engine/resolve/address_tokens.h"
#include "engine/resolve/kept_words.h"
#include "engine/sweep/collect_forms.h"
#include "engine/sweep/forms_of_mention.h"
#include "text/fold.h"
#include "text/word_units.h"
#include "values/listed_names.h"

namespace pseudo {
namespace {

// Returns the lists from which a run draws surrogates of the category. Empty for categories whose
// names are composed of words.
std::vector<const LexiconTable*> lists_of(Category category, const values::NameTables& tables) {
  switch (category) {
    case Category::kFamily:
      return {tables.family};
    case Category::kCity:
      return {tables.places, tables.regions};
    case Category::kFemale:
    case Category::kMale:
      return {tables.given_female, tables.given_male, tables.given_unisex};
    default:
      return {};
  }
}

bool is_in(const LexiconTable* table, std::string_view folded) {
  return table != nullptr && !table->find(folded).empty();
}

bool is_unlisted(const ShownName& name, const values::NameTables& tables) {
  const bool is_one_word = name.new_key.find_first_of(" -'") == std::string::npos;
  const std::vector<const LexiconTable*> lists = lists_of(name.category, tables);
  if (!name.is_base || !is_one_word || lists.empty() || lists.front() == nullptr) return false;
  return std::ranges::none_of(lists,
                              [&](const LexiconTable* list) { return is_in(list, name.new_key); });
}

// Ignores differences of spelling: "kovacs" for "kovács" beside words without accents,
// "seidl-soehne" for "seidl & söhne" in an address.
bool is_same(const std::string& a, const std::string& b) {
  return a == b || letters_of_token(a) == letters_of_token(b);
}

ShownWords words_of(const ShownName& name) { return {name.old_key, name.new_key}; }

// Compares less strictly what is inflected as its context requires: organisations
// ("der Sozialen Liste"), streets ("am Schmalen Weg"), and names that are not in their base form.
bool shows_same(const ShownName& a, const ShownName& b) {
  if (is_same(a.new_key, b.new_key)) return true;
  const bool may_inflect = is_inflected_by_context(a.category) || !a.is_base || !b.is_base;
  return may_inflect && begin_alike(words_of(a), words_of(b));
}

bool may_be_acronym(std::string_view key) {
  constexpr std::size_t kShortest = 2;
  constexpr std::size_t kLongest = 6;
  return key.size() >= kShortest && key.size() <= kLongest;
}

// A surrogate acronym consists of the initials of words, followed by other letters.
bool is_made_of(std::string_view acronym, std::string_view name) {
  return may_be_acronym(acronym) && name.starts_with(acronym.front()) &&
         std::ranges::all_of(acronym, [&](char c) { return name.find(c) != name.npos; });
}

// True if `a` may be the acronym of the organisation `b`, and its surrogate an acronym of the
// surrogate of `b`. The letters of the originals need not agree: an equivalence may join "SBB" and
// "Deutsche Bahn". Precondition: both are of one entity.
bool is_acronym_of(const ShownName& a, const ShownName& b) {
  return a.category == Category::kOrg && may_be_acronym(a.old_key) &&
         is_made_of(a.new_key, b.new_key);
}

// Removes the ending that surrogate and original have in common.
std::string_view base_of(const ShownName& name) {
  const std::string_view key = name.new_key;
  return key.ends_with(name.ending) ? key.substr(0, key.size() - name.ending.size()) : key;
}

class EntityComparison {
 public:
  EntityComparison(const Checked& before, const Resolved& resolved, const EngineSetup& setup,
                   EntityCheck& check, SharedFacts& shared)
      : before_(before),
        resolved_(resolved),
        setup_(setup),
        tables_(setup.locale.names),
        check_(check),
        shared_(shared) {}

  void compare(const std::vector<ShownName>& names) {
    for (const ShownName& name : names) {
      if (name.is_spread) continue;
      if (const auto fault = fault_of(name)) report(*fault, *name.stretch);
      if (is_wide(name.scope)) share(name);
      if (name.is_base && !name.is_nickname) bases_.try_emplace(name.entity, &name);
    }
    for (const ShownName& name : names) {
      if ((name.is_base && !name.is_spread) || name.is_nickname) continue;
      if (const auto fault = fault_of_form(name)) report(*fault, *name.stretch);
    }
  }

  void compare(const std::vector<ShownInitial>& initials) {
    std::map<std::tuple<ScopePlace, Category, std::string>, std::string> new_of;
    for (const ShownInitial& initial : initials) {
      const auto own = new_of
                           .try_emplace({initial.scope, initial.category, initial.old_letter},
                                        initial.new_letter)
                           .first;
      if (own->second == initial.new_letter && may_stand_for_a_name(initial)) continue;
      report(FindingCode::kEntitySplit, *initial.stretch);
    }
  }

 private:
  // True for two nicknames of one name: "Röschen", and "Roserllein" of "Lisllein".
  [[nodiscard]] bool are_of_one_name(const ShownName& a, const ShownName& b) const {
    if (!a.is_nickname || !b.is_nickname || setup_.alike_names == nullptr) return false;
    const AlikeNames& names = *setup_.alike_names;
    return are_alike(names.read(a.category, a.new_key), names.read(b.category, b.new_key));
  }

  std::optional<FindingCode> fault_of(const ShownName& name) {
    const auto [surrogate, first] =
        surrogate_of_.try_emplace(std::pair(name.entity, name.old_key), &name);
    if (is_unlisted(name, tables_)) {
      // If the whole original recurs, another check reports it.
      const bool is_piece = name.old_key != name.new_key &&
                            shows_most_of_name(name.category, name.old_key, name.new_key);
      if (is_piece) return FindingCode::kOriginalInPlace;
      if (first) ++check_.unlisted;
    }
    if (!first && !shows_same(*surrogate->second, name) &&
        !are_of_one_name(*surrogate->second, name)) {
      if (must_differ_from(name, *surrogate->second)) return std::nullopt;
      if (!must_differ_from(*surrogate->second, name)) return FindingCode::kEntitySplit;
      surrogate->second = &name;
    }
    if (is_wide(name.scope)) return std::nullopt;  // here several entities may share a surrogate
    const auto [original, is_new] =
        original_of_.try_emplace(std::tuple(name.scope, name.category, name.new_key), &name);
    if (!is_new && original->second->entity != name.entity) return FindingCode::kEntitiesMerged;
    const bool is_swapped = first && resolved_.originals.contains(name.new_key);
    return is_swapped ? std::optional(FindingCode::kOriginalSwapped) : std::nullopt;
  }

  // Adds facts that hold across documents. For names that are not in their base form, only the
  // beginning of the surrogate is compared.
  void share(const ShownName& name) {
    const Entity& entity = resolved_.table.entities()[name.entity];
    const std::string_view key = entity.key;
    const std::string_view kind = pseudo::name(name.category);
    const std::string& original = before_.plan.mentions[name.stretch->target].surface;
    if (names_person(original)) return;
    const std::string& shared = shared_key_of(name.entity);
    const FactPlace of_entity{name.scope, kind, shared, *name.stretch};
    const bool is_base =
        name.is_base && name.old_key == key && !is_inflected_by_context(name.category);
    if (is_base && !has_short_form(entity, shared)) {
      shared_.add_name(of_entity, name.new_key, original, SharedFact::Kind::kBase,
                       unlike_forms(name));
      if (text::same_key(original, key) && has_surrogate_of_its_own(name)) {
        shared_.add_owner({name.scope, kind, name.new_key, *name.stretch}, key);
      }
      return;
    }
    if (name.is_cut_nickname) return;
    const std::string own_key = std::string(shared).append(1, '\n').append(name.old_key);
    shared_.add_name({name.scope, kind, own_key, *name.stretch}, name.new_key, original,
                     SharedFact::Kind::kForm);
    if (name.is_nickname || is_inflected_by_context(name.category)) return;
    shared_.add_name(of_entity, base_of(name), original, SharedFact::Kind::kStem);
  }

  // Returns the key from which a run draws the surrogate of the entity.
  const std::string& shared_key_of(std::size_t entity) {
    const auto [known, is_new] = shared_keys_.try_emplace(entity);
    if (is_new) {
      const Entity& own = resolved_.table.entities()[entity];
      const bool is_town = own.category == Category::kCity;
      known->second = is_town ? shared_key(own, setup_.language) : std::string(own.key);
    }
    return known->second;
  }

  // True for a town such as "Krems an der Donau", of which other documents have the base "Krems".
  [[nodiscard]] bool has_short_form(const Entity& entity, std::string_view shared) const {
    if (entity.category != Category::kCity || entity.key != shared) return false;
    Entity shorter = entity;
    while (true) {
      const std::size_t blank = shorter.key.rfind(' ');
      if (blank == std::string_view::npos) return false;
      shorter.key = shorter.key.substr(0, blank);
      if (shared_key(shorter, setup_.language) == shared) return true;
    }
  }

  // True if one of several words is the name of a person in this document. Such a word may not be
  // kept, so that the surrogate differs from that in other documents.
  [[nodiscard]] bool names_person(const std::string& original) const {
    const std::vector<text::WordUnit> units = text::word_units(original);
    return units.size() > 1 && std::ranges::any_of(units, [&](const text::WordUnit& unit) {
             return is_persons_name(
                 std::string_view(original).substr(unit.span.begin, unit.span.size()), unit,
                 resolved_.originals);
           });
  }

  [[nodiscard]] std::vector<SearchForm> forms_of_new(const ShownName& base) const {
    Part part;
    part.category = base.category;
    part.lemma = base.new_key;
    return setup_.language.search_forms(part, base.category);
  }

  // Returns forms of a town's surrogate that begin differently from its name: "bündner" of
  // Graubünden.
  [[nodiscard]] std::string unlike_forms(const ShownName& base) const {
    std::string unlike;
    if (base.category != Category::kCity) return unlike;
    for (const SearchForm& form : forms_of_new(base)) {
      if (share_a_beginning(words_of(base), {base.old_key, form.key})) continue;
      unlike.append(1, ' ').append(form.key);
    }
    return unlike;
  }

  // True if the language derives the new text of `name` from the new text of `base`.
  [[nodiscard]] bool is_form_of(const ShownName& name, const ShownName& base) const {
    if (name.category != Category::kCity) return false;
    FormIndex index(setup_.language);
    for (const SearchForm& form : forms_of_new(base)) index.add(form, 0);
    return is_form(index, name.new_key);
  }

  // Rows of one permutation never get the same surrogate, unless listed strings block some rows.
  [[nodiscard]] bool has_surrogate_of_its_own(const ShownName& name) const {
    const Options& options = setup_.options;
    if (setup_.shared_rows == nullptr || !options.allow.empty() || !options.deny.empty()) {
      return false;
    }
    return std::ranges::any_of(lists_of(name.category, tables_), [&](const LexiconTable* table) {
      const auto is_permuted = [&](std::uint32_t row) {
        const SharedRows::Place place = setup_.shared_rows->find(name.category, *table, row);
        return place.peers != nullptr && place.peers->rows.size() > 1;
      };
      return table != nullptr && std::ranges::any_of(table->find(name.old_key), is_permuted);
    });
  }

  // For a name that is not in its base form: compares it with the base forms of the entity.
  [[nodiscard]] std::optional<FindingCode> fault_of_form(const ShownName& name) const {
    const auto own = bases_.find(name.entity);
    if (own != bases_.end()) {
      const std::string& base = own->second->new_key;
      const bool is_form = base_of(name) == base ||
                           share_a_beginning(words_of(*own->second), words_of(name)) ||
                           is_acronym_of(name, *own->second) || is_acronym_of(*own->second, name) ||
                           must_differ_from(name, *own->second) ||
                           must_differ_from(*own->second, name) || is_form_of(name, *own->second);
      return is_form ? std::nullopt : std::optional(FindingCode::kEntitySplit);
    }
    if (is_wide(name.scope) || name.is_spread || name.ending.empty()) return std::nullopt;
    const auto other =
        original_of_.find(std::tuple(name.scope, name.category, std::string(base_of(name))));
    const bool is_merged = other != original_of_.end() && other->second->is_base &&
                           other->second->entity != name.entity;
    return is_merged ? std::optional(FindingCode::kEntitiesMerged) : std::nullopt;
  }

  // True if the surrogate of the name elsewhere is also a word or a form of this mention. A run
  // then uses another surrogate in this mention.
  [[nodiscard]] bool must_differ_from(const ShownName& name, const ShownName& elsewhere) const {
    if (!is_wide(name.scope)) return false;
    const std::size_t target = name.stretch->target;
    const Mention& mention = before_.plan.mentions[target];
    return text::UnitSet(mention.surface).recurs_in(elsewhere.new_key) ||
           shows_form_of(elsewhere.new_key, target, before_.forms, before_.plan, resolved_,
                         before_.kept_words);
  }

  // Also true if the surrogate of one of these names is unknown.
  [[nodiscard]] bool may_stand_for_a_name(const ShownInitial& initial) {
    if (new_beginnings_.empty()) index_beginnings();
    const auto names = new_beginnings_.find({initial.scope, initial.category, initial.old_letter});
    return names == new_beginnings_.end() || names->second.contains("") ||
           names->second.contains(initial.new_letter);
  }

  void index_beginnings() {
    const std::vector<Entity>& entities = resolved_.table.entities();
    for (std::size_t e = 0; e < entities.size(); ++e) {
      const Entity& entity = entities[e];
      if (!entity.needs_surrogate) continue;
      const auto base = bases_.find(e);
      for (const std::size_t old_size : kLetterSizes) {
        std::set<std::string>& known = new_beginnings_[{
            entity.scope, entity.category, std::string(entity.key.substr(0, old_size))}];
        for (const std::size_t size : kLetterSizes) {
          known.insert(base == bases_.end() ? "" : base->second->new_key.substr(0, size));
        }
      }
    }
  }

  void report(FindingCode code, const ReplacedStretch& stretch) {
    const Target& target = before_.plan.targets[stretch.target];
    check_.findings.push_back(
        {code, before_.document.annotations[target.annotation].id, stretch.after.begin, false});
  }

  const Checked& before_;
  const Resolved& resolved_;
  const EngineSetup& setup_;
  const values::NameTables& tables_;
  EntityCheck& check_;
  SharedFacts& shared_;
  std::map<std::pair<std::size_t, std::string>, const ShownName*> surrogate_of_;
  std::map<std::tuple<ScopePlace, Category, std::string>, const ShownName*> original_of_;
  std::map<std::size_t, const ShownName*> bases_;   // by entity
  std::map<std::size_t, std::string> shared_keys_;  // by entity
  // Beginnings of surrogates by beginning of the original; "" if a surrogate is unknown.
  static constexpr std::array<std::size_t, 2> kLetterSizes{1, 2};  // bytes: "oe" is one letter
  std::map<std::tuple<ScopePlace, Category, std::string>, std::set<std::string>> new_beginnings_;
};

}  // namespace

EntityCheck check_entities(const Checked& before, const Resolved& resolved, const Document& after,
                           std::span<const ReplacedStretch> stretches, const EngineSetup& setup,
                           SharedFacts& shared) {
  EntityCheck check;
  const ShownNames shown = shown_names(before, resolved, after, stretches, setup);
  EntityComparison comparison(before, resolved, setup, check, shared);
  comparison.compare(shown.names);
  comparison.compare(shown.initials);
  return check;
}

}  // namespace pseudo
