#include "engine/resolve.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "engine/originals.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

constexpr std::size_t kNamedLabels = 3;  // unknown ones that a message names

// As a terminal may show it: a label of JSON Lines may be anything.
std::string shown(std::string_view label) {
  constexpr std::size_t kMost = 40;  // characters
  std::string text;
  std::size_t pos = 0;
  for (std::size_t i = 0; i < kMost && pos < label.size(); ++i) {
    const char32_t c = text::next(label, pos);
    text::append(text, text::is_printable(c) ? c : U'?');
  }
  return pos < label.size() ? text + "..." : text;
}

void describe_unknown(const LabelMap& labels, const std::string& unknown, std::string& message) {
  message += message.empty() ? "unknown label " : ", ";
  message += "'" + shown(unknown) + "'";
  const std::vector<std::string> near = labels.nearest(unknown);
  if (!near.empty()) message += fmt::format(" (did you mean {}?)", fmt::join(near, ", "));
}

/// In the file, from 1; 0 if it is not known.
std::size_t line_of(const Document& document, std::size_t annotation) {
  if (document.origin == nullptr) return 0;
  return document.origin->line(document.annotations[annotation].origin);
}

Result<std::vector<std::optional<Category>>> categories_of(const Document& document,
                                                           const LabelMap& labels) {
  std::vector<std::optional<Category>> categories;
  categories.reserve(document.annotations.size());
  std::string unknown;
  std::size_t first = 0;
  std::vector<std::string_view> named;
  for (const Annotation& annotation : document.annotations) {
    const LabelRule* rule = labels.find(annotation.label);
    const bool is_new = rule == nullptr && named.size() < kNamedLabels &&
                        std::ranges::find(named, annotation.label) == named.end();
    if (is_new) {
      if (named.empty()) first = categories.size();
      named.push_back(annotation.label);
      describe_unknown(labels, annotation.label, unknown);
    }
    const bool is_pi = rule != nullptr && rule->kind == LabelRule::Kind::kCategory;
    categories.push_back(is_pi ? std::optional(rule->category) : std::nullopt);
  }
  if (named.empty()) return categories;
  return Error{ErrorCode::kUnknownLabel, std::move(unknown),
               in_annotations(line_of(document, first)), Remedy::kMapOrKeepLabels};
}

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
    if (open > 0) analysis[i].kind = Part::Kind::kScramble;
  }
}

void enter_originals(OriginalSet& originals, const Mention& mention, const Analysis& analysis) {
  if (!has_listed_originals(mention.category)) return;
  const std::string whole = text::fold_key(mention.surface);
  originals.insert(whole);
  for (const Part& part : analysis) {
    if (part.kind != Part::Kind::kEntity) continue;
    if (!text::equal(part.key, whole)) originals.insert(part.key);
    const bool lemma_is_known =
        text::equal(part.lemma, mention.surface) || text::same_key(part.lemma, part.key);
    if (!lemma_is_known) originals.insert(text::fold_key(part.lemma));
  }
}

// Annotations inside or across a target are originals of their own.
void enter_overlapped(const Document& document, Resolved& resolved) {
  const std::vector<Target>& targets = resolved.plan.targets;
  if (targets.size() == document.annotations.size()) return;
  for (std::size_t i = 0; i < document.annotations.size(); ++i) {
    if (!resolved.categories[i] || !has_listed_originals(*resolved.categories[i])) continue;
    resolved.originals.insert(text::fold_key(covered_text(document, document.annotations[i])));
  }
}

// Two labels on one span: the entity is known under both.
void alias_twins(const Document& document, const Options& options, Resolved& resolved) {
  for (const auto& [annotation, index] : resolved.plan.twins) {
    const Target& target = resolved.plan.targets[index];
    for (const Part& part : resolved.analyses[index]) {
      if (part.kind != Part::Kind::kEntity || !is_name(part.category)) continue;
      const Category other = *resolved.categories[annotation];
      const std::size_t entity =
          resolved.table.add(scope_of(options, document, target, part.category), part);
      resolved.table.alias(scope_of(options, document, target, other), other, part.key, entity);
    }
  }
}

std::vector<std::vector<std::size_t>> equivalences_of(const Document& document,
                                                      const MentionPlan& plan) {
  std::vector<std::vector<std::size_t>> equivalences;
  std::unordered_map<std::string_view, std::size_t> mention_of;
  for (const Link& link : document.links) {
    if (link.kind != Link::Kind::kEquivalence) continue;
    if (mention_of.empty()) {
      for (std::size_t i = 0; i < plan.targets.size(); ++i) {
        mention_of.emplace(document.annotations[plan.targets[i].annotation].id, i);
      }
    }
    std::vector<std::size_t> mentions;
    for (const Argument& argument : link.arguments) {
      if (const auto found = mention_of.find(argument.target); found != mention_of.end()) {
        mentions.push_back(found->second);
      }
    }
    std::ranges::sort(mentions);
    if (mentions.size() > 1) equivalences.push_back(std::move(mentions));
  }
  return equivalences;
}

const Part* first_name(const Analysis& analysis) {
  const auto found = std::ranges::find_if(analysis, [](const Part& part) {
    return part.kind == Part::Kind::kEntity && is_name(part.category);
  });
  return found == analysis.end() ? nullptr : &*found;
}

// Given coreference: names of one category in one * Equiv line are the entity of the first, and so
// are those of all lines that share a name.
class Equivalence {
 public:
  // The number of the name; those of equal scope, category and key have one.
  std::size_t enter(Scope scope, const Part& part) {
    const auto [at, is_new] = numbers_.try_emplace({scope, part.category, part.key}, names_.size());
    if (is_new) names_.push_back({scope, &part, at->second});
    return at->second;
  }
  void unite(std::size_t a, std::size_t b) {
    const std::size_t first = root(a);
    const std::size_t second = root(b);
    names_[std::max(first, second)].parent = std::min(first, second);
  }
  void tie(EntityTable& table) {
    std::vector<std::size_t> entities(names_.size());
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const std::size_t first = root(i);
      if (first == i) {
        entities[i] = table.add(names_[i].scope, *names_[i].part);
      } else {
        const Name& name = names_[i];
        table.alias(name.scope, name.part->category, name.part->key, entities[first]);
      }
    }
  }

 private:
  struct Name {
    Scope scope;
    const Part* part;
    std::size_t parent;
  };
  std::size_t root(std::size_t i) {
    while (names_[i].parent != i) i = names_[i].parent = names_[names_[i].parent].parent;
    return i;
  }
  std::vector<Name> names_;
  std::map<std::tuple<Scope, Category, std::string_view>, std::size_t> numbers_;
};

void tie_equivalences(const Document& document, const Options& options, Resolved& resolved) {
  resolved.equivalences = equivalences_of(document, resolved.plan);
  Equivalence names;
  for (const std::vector<std::size_t>& mentions : resolved.equivalences) {
    std::array<std::optional<std::size_t>, kCategoryCount> firsts;
    for (const std::size_t i : mentions) {
      const Part* part = first_name(resolved.analyses[i]);
      if (part == nullptr) continue;
      const std::size_t name =
          names.enter(scope_of(options, document, resolved.plan.targets[i], part->category), *part);
      std::optional<std::size_t>& first = firsts[static_cast<std::size_t>(part->category)];
      if (!first) first = name;
      names.unite(*first, name);
    }
  }
  names.tie(resolved.table);
}

void number_parts(const Document& document, const Options& options, Resolved& resolved) {
  const std::size_t mentions = resolved.analyses.size();
  resolved.first_part.reserve(mentions + 1);
  resolved.entity_of.reserve(mentions);
  for (std::size_t i = 0; i < mentions; ++i) {
    resolved.first_part.push_back(resolved.entity_of.size());
    const Target& target = resolved.plan.targets[i];
    for (const Part& part : resolved.analyses[i]) {
      const bool named = part.kind == Part::Kind::kEntity && is_name(part.category);
      resolved.entity_of.push_back(
          named ? resolved.table.add(scope_of(options, document, target, part.category), part)
                : kNoEntity);
    }
  }
  resolved.first_part.push_back(resolved.entity_of.size());
}

}  // namespace

bool has_listed_originals(Category category) {
  return category != Category::kDate && category != Category::kStreetNo;
}

Scope scope_of(const Options& options, const Document& document, const Target& target,
               Category category) {
  if (options.label_scopes.empty()) return options.scope;
  const auto find = [&](std::string_view label) { return options.label_scopes.find(label); };
  const auto none = options.label_scopes.end();
  if (const auto own = find(document.annotations[target.annotation].label); own != none) {
    return own->second;
  }
  for (std::optional<Category> node = category; node; node = parent(*node)) {
    if (const auto found = find(name(*node)); found != none) return found->second;
  }
  return options.scope;
}

Result<Resolved> resolve(const Document& document, const Options& options,
                         const LanguageModule& language) {
  Resolved resolved;
  auto categories = categories_of(document, options.labels);
  if (!categories) return categories.error();
  resolved.categories = std::move(*categories);
  resolved.plan = plan_mentions(document, resolved.categories);
  const std::vector<Mention>& mentions = resolved.plan.mentions;
  // A long text names the same ones again and again.
  constexpr std::size_t kMostAtOnce = 256;
  resolved.table.reserve(std::min(mentions.size(), kMostAtOnce));
  resolved.analyses = language.analyze({document.text, mentions});
  resolved.analyses.resize(mentions.size());
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    Analysis& analysis = resolved.analyses[i];
    const bool is_date = mentions[i].category == Category::kDate;  // is shifted as a whole
    if (is_date || !covers(analysis, mentions[i])) make_whole(analysis, mentions[i]);
    change_annotated_literals(analysis, mentions[i]);
    enter_originals(resolved.originals, mentions[i], analysis);
  }
  enter_overlapped(document, resolved);
  tie_equivalences(document, options, resolved);
  alias_twins(document, options, resolved);
  number_parts(document, options, resolved);
  return resolved;
}

}  // namespace pseudo
