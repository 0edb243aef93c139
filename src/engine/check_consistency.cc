#include "engine/check_consistency.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "engine/plan.h"
#include "text/fold.h"
#include "text/word_units.h"

namespace pseudo {
namespace {

const Annotation& annotation_of(const Checked& before, const ReplacedStretch& stretch) {
  return before.document.annotations[before.plan.targets[stretch.target].annotation];
}

std::string new_text(const Document& after, const ReplacedStretch& stretch) {
  return without_line_breaks(
      std::string_view(after.text).substr(stretch.after.begin, stretch.after.size()));
}

// A full date, and how far it was moved.
struct MovedDate {
  std::size_t stretch = 0;
  std::int64_t days = 0;
};
// By label, and by sentence if dates have a shift in each.
using DatesByLabel = std::map<std::pair<std::string_view, ScopePlace>, std::vector<MovedDate>>;

// The numbers of stretches that are the whole of a date.
std::vector<std::size_t> date_stretches(const Plan& plan,
                                        std::span<const ReplacedStretch> stretches) {
  std::vector<std::size_t> dates;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const std::size_t target = stretches[i].target;
    if (plan.mentions[target].category != Category::kDate) continue;
    if (plan.targets[target].style != Style::kSurrogate) continue;
    if (plan.targets[target].stretch_count == 1) dates.push_back(i);
  }
  return dates;
}

DatesByLabel moved_dates(const Checked& before, const Document& after,
                         std::span<const ReplacedStretch> stretches, const LanguageModule& language,
                         const Options& options) {
  const std::vector<std::size_t> dates = date_stretches(before.plan, stretches);
  if (dates.size() < 2) return {};
  std::vector<std::size_t> old_numbers;
  std::vector<std::size_t> new_numbers;
  std::vector<Mention> mentions;
  for (const std::size_t i : dates) {
    old_numbers.push_back(stretches[i].target);
    new_numbers.push_back(mentions.size());
    mentions.push_back({Category::kDate, new_text(after, stretches[i]), stretches[i].after, {}});
  }
  const auto was = language.read_dates({before.document.text, before.plan.mentions}, old_numbers);
  const auto is = language.read_dates({after.text, mentions}, new_numbers);
  if (was == nullptr || is == nullptr) return {};
  DatesByLabel moved;
  for (std::size_t k = 0; k < dates.size(); ++k) {
    const std::optional<std::int64_t> from = was->day(k);
    const std::optional<std::int64_t> to = is->day(k);
    if (!from || !to) continue;
    const ScopePlace scope =
        scope_of(options, before.document, before.plan, old_numbers[k], Category::kDate);
    moved[{annotation_of(before, stretches[dates[k]]).label, scope}].push_back(
        {dates[k], *to - *from});
  }
  return moved;
}

std::int64_t most_frequent_distance(std::span<const MovedDate> dates) {
  std::map<std::int64_t, std::size_t> counts;
  for (const MovedDate& date : dates) ++counts[date.days];
  return std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; })
      ->first;
}

// A year in two digits may be of another century when it is read alone.
bool is_same_distance(std::int64_t a, std::int64_t b) {
  constexpr std::int64_t kCentury = 36524;  // days; one more with the leap day of a year in 400
  const std::int64_t apart = a < b ? b - a : a - b;
  return apart == 0 || apart == kCentury || apart == kCentury + 1;
}

// A name with what stands for it, both folded.
struct ShownName {
  std::size_t stretch = 0;
  std::size_t entity = 0;
  Category category = Category::kPerson;
  ScopePlace scope = {};
  std::string old_key;
  std::string new_key;
  bool is_base = false;  // written without an ending
};

std::size_t occurrences(std::string_view text, std::string_view sought) {
  std::size_t count = 0;
  for (std::size_t at = text.find(sought); at != std::string_view::npos;
       at = text.find(sought, at + sought.size())) {
    ++count;
  }
  return count;
}

// Divides what stands for a mention at the literals of the original: "Frau Dr. Anna Huber". By
// part; nothing for literals, and nothing at all if it can be divided in several ways or in none.
class Division {
 public:
  Division(const Mention& mention, const Analysis& analysis, std::string_view now) {
    if (!collect(mention, analysis) || !strip_ends(now)) return;
    for (const std::string& literal : between_) {
      const auto same = static_cast<std::size_t>(std::ranges::count(between_, literal));
      if (occurrences(now, literal) != same) return;
    }
    for (const std::string& literal : between_) {
      const std::size_t at = now.find(literal);
      if (at == std::string_view::npos) break;
      pieces_.push_back(now.substr(0, at));
      now.remove_prefix(at + literal.size());
    }
    pieces_.push_back(now);
  }

  [[nodiscard]] bool is_unique() const { return pieces_.size() == parts_.size(); }
  [[nodiscard]] std::size_t size() const { return parts_.size(); }
  /// The number of the i-th part that is no literal, and what stands for it.
  [[nodiscard]] std::size_t part(std::size_t i) const { return parts_[i]; }
  [[nodiscard]] std::string_view piece(std::size_t i) const { return pieces_[i]; }

 private:
  // False if two parts touch.
  bool collect(const Mention& mention, const Analysis& analysis) {
    std::string literal;
    for (std::size_t p = 0; p < analysis.size(); ++p) {
      const ByteSpan span = analysis[p].span;
      if (analysis[p].kind == Part::Kind::kLiteral) {
        literal +=
            without_line_breaks(std::string_view(mention.surface).substr(span.begin, span.size()));
        continue;
      }
      if (!parts_.empty() && literal.empty()) return false;
      (parts_.empty() ? front_ : between_.emplace_back()) = std::move(literal);
      literal.clear();
      parts_.push_back(p);
    }
    back_ = std::move(literal);
    return !parts_.empty();
  }

  bool strip_ends(std::string_view& now) const {
    if (now.size() < front_.size() + back_.size()) return false;
    if (!now.starts_with(front_) || !now.ends_with(back_)) return false;
    now = now.substr(front_.size(), now.size() - front_.size() - back_.size());
    return true;
  }

  std::vector<std::size_t> parts_;
  std::string front_;
  std::vector<std::string> between_;
  std::string back_;
  std::vector<std::string_view> pieces_;
};

// Where the surrogate of a name is another word of its mention, that mention has another one.
bool makes_way(const Mention& mention, const ShownName& elsewhere) {
  return is_wide(elsewhere.scope) && text::UnitSet(mention.surface).recurs_in(elsewhere.new_key);
}

// Names that are a mention or a part of one. Initials are left out: many names share them. Within
// organisations a name may be written in a form of its own.
std::vector<ShownName> shown_names(const Checked& before, const Resolved& resolved,
                                   const Document& after,
                                   std::span<const ReplacedStretch> stretches) {
  std::vector<ShownName> names;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const std::size_t number = stretches[i].target;
    const Mention& mention = before.plan.mentions[number];
    const Analysis& analysis = resolved.analyses[number];
    if (before.plan.targets[number].stretch_count != 1) continue;
    if (before.plan.targets[number].style != Style::kSurrogate) continue;
    if (mention.category == Category::kOrg && analysis.size() > 1) continue;
    const std::string now = new_text(after, stretches[i]);
    const Division division(mention, analysis, now);
    if (!division.is_unique()) continue;
    for (std::size_t k = 0; k < division.size(); ++k) {
      const Part& part = analysis[division.part(k)];
      const std::size_t entity = resolved.entity_of[resolved.part_number(number, division.part(k))];
      if (entity == kNoEntity) continue;
      const auto old = std::string_view(mention.surface).substr(part.span.begin, part.span.size());
      std::string old_key = text::fold_key(old);
      const bool is_base = old_key == part.key;
      names.push_back({i, entity, part.category, resolved.table.entities()[entity].scope,
                       std::move(old_key), text::fold_key(division.piece(k)), is_base});
    }
  }
  return names;
}

bool is_in(const LexiconTable* table, std::string_view folded) {
  return table != nullptr && !table->find(folded).empty();
}

// Names of other categories are made of words.
bool is_unlisted(const ShownName& name, const values::NameTables& tables) {
  const bool is_one_word = name.new_key.find_first_of(" -'") == std::string::npos;
  if (!name.is_base || !is_one_word) return false;
  switch (name.category) {
    case Category::kFamily:
      return tables.family != nullptr && !is_in(tables.family, name.new_key);
    case Category::kCity:
      return tables.places != nullptr && !is_in(tables.places, name.new_key);
    case Category::kFemale:
    case Category::kMale:
      return tables.given_female != nullptr && !is_in(tables.given_female, name.new_key) &&
             !is_in(tables.given_male, name.new_key) && !is_in(tables.given_unisex, name.new_key);
    default:
      return false;
  }
}

}  // namespace

EntityCheck check_entities(const Checked& before, const Resolved& resolved, const Document& after,
                           std::span<const ReplacedStretch> stretches,
                           const values::NameTables& tables) {
  EntityCheck check;
  std::vector<Finding>& findings = check.findings;
  std::map<std::pair<std::size_t, std::string>, const ShownName*> surrogate_of;
  std::map<std::tuple<ScopePlace, Category, std::string>, const ShownName*> original_of;
  const std::vector<ShownName> names = shown_names(before, resolved, after, stretches);
  const auto report = [&](FindingCode code, const ShownName& name) {
    const ReplacedStretch& stretch = stretches[name.stretch];
    findings.push_back({code, annotation_of(before, stretch).id, stretch.after.begin, false});
  };
  const auto mention_of = [&](const ShownName& name) -> const Mention& {
    return before.plan.mentions[stretches[name.stretch].target];
  };
  for (const ShownName& name : names) {
    const auto [surrogate, first] =
        surrogate_of.try_emplace(std::pair(name.entity, name.old_key), &name);
    if (first && is_unlisted(name, tables)) ++check.unlisted;
    if (!first && surrogate->second->new_key != name.new_key) {
      const ShownName& other = *surrogate->second;
      if (makes_way(mention_of(name), other)) continue;
      if (makes_way(mention_of(other), name)) {
        surrogate->second = &name;
        continue;
      }
      report(FindingCode::kEntitySplit, name);
      continue;
    }
    if (is_wide(name.scope)) continue;  // entities of a wide scope may share a surrogate
    const auto [original, is_new] =
        original_of.try_emplace(std::tuple(name.scope, name.category, name.new_key), &name);
    if (!is_new && original->second->entity != name.entity) {
      report(FindingCode::kEntitiesMerged, name);
    } else if (first && resolved.originals.contains(name.new_key)) {
      report(FindingCode::kOriginalSwapped, name);
    }
  }
  return check;
}

std::vector<Finding> check_dates(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const LanguageModule& language, const Options& options) {
  std::vector<Finding> findings;
  for (const auto& [label, dates] : moved_dates(before, after, stretches, language, options)) {
    const std::int64_t usual = most_frequent_distance(dates);
    for (const MovedDate& date : dates) {
      if (is_same_distance(date.days, usual)) continue;
      findings.push_back({FindingCode::kDateDistance,
                          annotation_of(before, stretches[date.stretch]).id,
                          stretches[date.stretch].after.begin, false});
    }
  }
  return findings;
}

}  // namespace pseudo
