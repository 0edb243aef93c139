#include "engine/resolve.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/alike_names.h"
#include "engine/equivalences.h"
#include "engine/filler.h"
#include "engine/listed_values.h"
#include "text/ascii.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/word_units.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

bool covers(const Analysis& analysis, const Mention& mention) {
  std::size_t at = 0;
  for (const Part& part : analysis) {
    if (part.span.begin != at || part.span.end < at) return false;
    at = part.span.end;
  }
  return !analysis.empty() && at == mention.surface.size();
}

// The mention as one part of its own category.
void make_whole(Analysis& analysis, const Mention& mention) {
  analysis.clear();
  Part& part = analysis.emplace_back();
  part.span = {0, mention.surface.size()};
  part.category = mention.category;
  part.lemma = mention.surface;
  part.key = text::fold_key(mention.surface);
}

// Behind the digits of the gap: those of an extension belong to the number before.
std::size_t end_of_number(std::string_view surface, std::size_t end, std::size_t next) {
  std::size_t last = next;
  while (last > end && !text::is_ascii_digit(surface[last - 1])) --last;
  return last;
}

// Neither a letter nor a digit, nor the plus of a country code.
bool divides_numbers(char c) {
  return static_cast<unsigned char>(c) < 0x80 && c != '+' && !text::is_ascii_digit(c) &&
         !text::is_ascii_lower(text::ascii_lower(c));
}

// Each number of "0316 123456 and 0664 123457" is a part, with the words before it.
void divide_numbers(Analysis& analysis, const Mention& mention) {
  const std::string_view surface = mention.surface;
  const std::vector<std::string_view> numbers = listed_numbers(mention.category, surface);
  if (numbers.size() < 2) return;
  const auto begin_of = [&](std::string_view one) {
    return static_cast<std::size_t>(one.data() - surface.data());
  };
  Analysis parts;
  const auto add = [&](ByteSpan span, Part::Kind kind) {
    Part& part = parts.emplace_back();
    part.span = span;
    part.kind = kind;
    part.category = mention.category;
    part.lemma = surface.substr(span.begin, span.size());
    part.key = text::fold_key(part.lemma);
  };
  std::size_t begin = 0;
  for (std::size_t i = 0; i + 1 < numbers.size(); ++i) {
    const std::size_t next = begin_of(numbers[i + 1]);
    const std::size_t end = end_of_number(surface, begin_of(numbers[i]) + numbers[i].size(), next);
    // A slash alone may be one within an identifier.
    const bool is_identifier =
        mention.category != Category::kPhone && mention.category != Category::kZip;
    if (is_identifier && surface.substr(end, next - end) == "/") return;
    std::size_t words = end;
    while (words < next && divides_numbers(surface[words])) ++words;
    add({begin, end}, Part::Kind::kEntity);
    if (words > end) add({end, words}, Part::Kind::kLiteral);
    begin = words;
  }
  add({begin, surface.size()}, Part::Kind::kEntity);
  analysis = std::move(parts);
}

// "Z w a r b" is a name whose letters are spaced, not a row of initials: letter by letter it would
// be mapped by one table, and tell it.
void join_spaced_letters(Analysis& analysis, const Mention& mention) {
  constexpr std::size_t kFewest = 3;  // "J R" may be initials
  if (analysis.size() < 2 * kFewest - 1) return;
  std::string letters;
  std::size_t initials = 0;
  for (const Part& part : analysis) {
    const std::string_view surface = surface_of(mention, part);
    if (surface == " ") continue;
    if (text::count_code_points(surface) != 1 || !values::has_content(surface)) return;
    letters += surface;
    ++initials;
  }
  if (initials < kFewest) return;
  make_whole(analysis, mention);
  analysis[0].category = is_name(mention.category) ? mention.category : Category::kFamily;
  analysis[0].lemma = text::capitalize(text::to_lower(letters));
  analysis[0].key = text::fold_key(letters);
}

// A literal with a word stays for a reason that the module states, or not at all.
void drop_bare_literals(Analysis& analysis, const Mention& mention) {
  for (Part& part : analysis) {
    if (part.kind != Part::Kind::kLiteral || part.reason != KeptReason::kNone) continue;
    if (values::has_content(surface_of(mention, part))) part.kind = Part::Kind::kScramble;
  }
}

// "Dr." stays inside a name, but not where an annotation says that it is private itself.
// Cost: n log n, however many annotations stand in however many parts.
void change_annotated_literals(Analysis& analysis, const Mention& mention) {
  if (mention.inner.empty()) return;
  std::vector<std::size_t> others{0};  // parts before each that are no literals
  for (const Part& part : analysis) {
    others.push_back(others.back() + (part.kind == Part::Kind::kLiteral ? 0 : 1));
  }
  std::vector<int> changes(analysis.size() + 1);  // +1 where annotated literals begin, -1 behind
  for (const InnerMention& inner : mention.inner) {
    const auto first = std::ranges::upper_bound(analysis, inner.span.begin, {},
                                                [](const Part& part) { return part.span.end; });
    const auto behind = std::ranges::lower_bound(analysis, inner.span.end, {},
                                                 [](const Part& part) { return part.span.begin; });
    const auto from = static_cast<std::size_t>(first - analysis.begin());
    const auto to = static_cast<std::size_t>(behind - analysis.begin());
    if (from >= to || others[from] != others[to]) continue;
    ++changes[from];
    --changes[to];
  }
  int open = 0;
  for (std::size_t i = 0; i < analysis.size(); ++i) {
    open += changes[i];
    if (open > 0 && analysis[i].reason != KeptReason::kNone) {
      analysis[i].kind = Part::Kind::kScramble;
    }
  }
}

bool is_of_people(Category category) {
  return is_of_person(category) || category == Category::kActor || category == Category::kPerson ||
         category == Category::kGiven;
}

// The only unit of a name; nothing if it has several or none.
std::optional<text::WordUnit> only_unit(std::string_view name) {
  std::vector<text::WordUnit> units = text::word_units(name);
  if (units.size() != 1 || units[0].span.size() != name.size()) return std::nullopt;
  return std::move(units[0]);
}

// Parts that are names of one word of the document's people, by the key of its unit. Views the
// analyses.
using PeopleNames = std::unordered_map<std::string, const Part*>;

PeopleNames people_names(const Plan& plan, const std::vector<Analysis>& analyses) {
  PeopleNames names;
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    if (!is_of_people(plan.mentions[i].category)) continue;
    for (const Part& part : analyses[i]) {
      if (part.kind != Part::Kind::kEntity || !is_of_person(part.category)) continue;
      const std::optional<text::WordUnit> unit = only_unit(part.lemma);
      if (unit) names.try_emplace(unit->key, &part);
    }
  }
  return names;
}

// A literal that may be somebody's name as well.
bool may_be_name(const Part& part) {
  if (part.kind != Part::Kind::kLiteral) return false;
  const KeptReason reason = part.reason;
  return reason == KeptReason::kTitle || reason == KeptReason::kLegalForm ||
         reason == KeptReason::kOrgKind || reason == KeptReason::kPlacePattern ||
         reason == KeptReason::kStreetPattern;
}

// "Kollege Huber" and "Hof Graz", where a Frau Kollege and a Herr Hof are mentioned.
void name_literals(Analysis& analysis, const Mention& mention, const PeopleNames& names) {
  for (Part& part : analysis) {
    if (!may_be_name(part)) continue;
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

void enter_mention(OriginalSet& originals, const Mention& mention, const Analysis& analysis) {
  if (!has_listed_originals(mention.category)) return;
  const std::string whole = text::fold_key(mention.surface);
  originals.insert(whole);
  for (const Part& part : analysis) {
    if (part.kind != Part::Kind::kEntity) continue;
    if (part.key != whole) originals.insert(part.key);
    const bool lemma_is_known =
        part.lemma == mention.surface || text::same_key(part.lemma, part.key);
    if (!lemma_is_known) originals.insert(text::fold_key(part.lemma));
  }
}

OriginalSet originals_of(const Document& document, const Plan& plan,
                         const std::vector<Analysis>& analyses) {
  OriginalSet originals;
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    enter_mention(originals, plan.mentions[i], analyses[i]);
  }
  for (const auto& [unit, part] : people_names(plan, analyses)) originals.insert_person(unit);
  if (plan.targets.size() == document.annotations.size()) return originals;
  // Annotations inside or across a target are originals of their own.
  for (std::size_t i = 0; i < document.annotations.size(); ++i) {
    if (!plan.categories[i] || !has_listed_originals(*plan.categories[i])) continue;
    originals.insert(text::fold_key(covered_text(document, document.annotations[i])));
  }
  return originals;
}

const Part* first_name(const Analysis& analysis) {
  const auto found = std::ranges::find_if(analysis, [](const Part& part) {
    return part.kind == Part::Kind::kEntity && is_name(part.category);
  });
  return found == analysis.end() ? nullptr : &*found;
}

Scope scope_of_label(const Options& options, std::string_view label, Category category) {
  if (options.label_scopes.empty()) return options.scope;
  const auto find = [&](std::string_view node) { return options.label_scopes.find(node); };
  const auto none = options.label_scopes.end();
  if (const auto own = find(label); own != none) return own->second;
  for (std::optional<Category> node = category; node; node = parent(*node)) {
    if (const auto found = find(name(*node)); found != none) return found->second;
  }
  return options.scope;
}

class Resolver {
 public:
  Resolver(const Document& document, const Plan& plan, const EngineSetup& setup)
      : document_(document), plan_(plan), setup_(setup) {}

  Resolved run() {
    // A long text mentions the same entities again and again.
    constexpr std::size_t kMostAtOnce = 256;
    resolved_.table.reserve(std::min(plan_.mentions.size(), kMostAtOnce));
    resolved_.analyses = analyze_mentions(document_, plan_, setup_.language);
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

  // Names of one category in one equivalence are one entity, and so are those of all equivalences
  // that share a name; but not names of several sentences, if these are their scopes.
  void tie_equivalences() {
    NameSets names;
    for (const std::vector<std::size_t>& mentions : resolved_.equivalences) {
      std::map<std::pair<Category, std::size_t>, std::size_t> firsts;  // by category and sentence
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

  // Two labels on one span: the entity is known under both.
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

  // Where there are very many addresses, none keeps memory that it does not use.
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
    auto readings = setup_.language.read_dates({document_.text, plan_.mentions}, dates);
    resolved_.dates = {std::move(dates), std::move(readings)};
  }

  // Names of addresses that get no surrogate are only swept.
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

  // A name that only an address shows becomes an entity like one that the text mentions.
  void enter_address_names() {
    for (AddressNameEntity& name : resolved_.address_names) {
      if (!needs_surrogate(name.mention)) continue;
      name.entity = resolved_.table.add(name.scope, name.part);
      resolved_.table.need_surrogate(*name.entity);
      resolved_.originals.insert(name.part.key);
      resolved_.originals.insert(text::fold_key(name.part.lemma));
    }
  }

  // `replaced`: those with surrogates alone.
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

bool has_listed_originals(Category category) {
  return category != Category::kDate && category != Category::kStreetNo;
}

ScopePlace scope_of(const Options& options, const Document& document, const Plan& plan,
                    std::size_t target, Category category) {
  const std::string_view label = document.annotations[plan.targets[target].annotation].label;
  const Scope scope = scope_of_label(options, label, category);
  if (scope != Scope::kSentence) return scope;
  const auto next = std::ranges::upper_bound(plan.sentences, plan.mentions[target].span.begin);
  return {scope, static_cast<std::uint32_t>(next - plan.sentences.begin())};
}

std::vector<Analysis> analyze_mentions(const Document& document, const Plan& plan,
                                       const LanguageModule& language) {
  std::vector<Analysis> analyses = language.analyze({document.text, plan.mentions});
  analyses.resize(plan.mentions.size());
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const Mention& mention = plan.mentions[i];
    const bool is_date = filler_of(mention.category) == Filler::kDate;  // is shifted as a whole
    if (is_date || !covers(analyses[i], mention)) make_whole(analyses[i], mention);
    if (analyses[i].size() == 1) divide_numbers(analyses[i], mention);
    join_spaced_letters(analyses[i], mention);
    drop_bare_literals(analyses[i], mention);
    change_annotated_literals(analyses[i], mention);
  }
  const bool may_name = std::ranges::any_of(analyses, [](const Analysis& analysis) {
    return std::ranges::any_of(analysis, may_be_name);
  });
  if (!may_name) return analyses;
  const PeopleNames people = people_names(plan, analyses);
  for (std::size_t i = 0; i < analyses.size() && !people.empty(); ++i) {
    name_literals(analyses[i], plan.mentions[i], people);
  }
  return analyses;
}

Resolved resolve(const Document& document, const Plan& plan, const EngineSetup& setup) {
  return Resolver(document, plan, setup).run();
}

}  // namespace pseudo
