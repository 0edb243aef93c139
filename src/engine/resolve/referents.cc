#include "engine/resolve/referents.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <tuple>

#include "engine/common/filler.h"
#include "model/category_tree.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

// The letters and digits of a number or date, which are the same in different formats.
std::string letters_and_digits(std::string_view text) {
  std::string out;
  const std::string folded = text::fold_key(text);
  for (std::size_t pos = 0; pos < folded.size();) {
    const char32_t c = text::next(folded, pos);
    if (text::is_letter(c) || text::is_digit(c)) text::append(out, c);
  }
  return out;
}

// The names and values of a mention, or of its parts within `inner` (bytes of the surface).
// Initials begin with '.'.
std::set<std::string> names_of(std::size_t target, std::optional<ByteSpan> inner, const Plan& plan,
                               const Resolved& resolved) {
  const Mention& mention = plan.mentions[target];
  const Analysis& parts = resolved.analyses[target];
  std::set<std::string> names;
  for (std::size_t p = 0; p < parts.size(); ++p) {
    if (parts[p].kind == Part::Kind::kLiteral) continue;
    const ByteSpan& span = parts[p].span;
    if (inner && (span.begin < inner->begin || span.end > inner->end)) continue;
    const std::size_t entity = resolved.entities_of(target)[p];
    if (entity != kNoEntity) {
      names.emplace(resolved.table.entities()[entity].key);
      continue;
    }
    std::string value = letters_and_digits(surface_of(mention, parts[p]));
    if (!value.empty()) {
      names.insert(parts[p].kind == Part::Kind::kInitial ? "." + value : std::move(value));
    }
  }
  if (names.empty() && !inner) names.insert(text::fold_key(mention.surface));
  return names;
}

using Names = std::set<std::string>;

bool is_initial(std::string_view name) { return name.starts_with('.'); }

bool has(const Names& names, const std::string& name) {
  if (names.contains(name)) return true;
  if (!is_initial(name)) return false;
  return std::ranges::any_of(names, [&](const std::string& other) {
    return other.starts_with(std::string_view(name).substr(1));
  });
}

bool is_part_of(const Names& some, const Names& all) {
  return some.size() <= all.size() && some != all &&
         std::ranges::all_of(some, [&](const std::string& name) { return has(all, name); });
}

// The people with names in one scope and label.
class People {
 public:
  void enter(const Names& names) {
    if (!all_.insert(names).second) return;
    for (const std::string& name : names) by_name_[name].push_back(&*all_.find(names));
  }

  // The set of names of the one person who has all these names and possibly more; `names` itself if
  // that person is not unique.
  [[nodiscard]] const Names& fullest(const Names& names) const {
    const Names* found = nullptr;
    for (const Names* const other : with_one_of(names)) {
      if (!is_part_of(names, *other)) continue;
      if (found != nullptr && !is_part_of(*found, *other) && !is_part_of(*other, *found)) {
        return names;  // two people
      }
      if (found == nullptr || is_part_of(*found, *other)) found = other;
    }
    return found == nullptr ? names : *found;
  }

 private:
  [[nodiscard]] std::vector<const Names*> with_one_of(const Names& names) const {
    const auto full = std::ranges::find_if_not(names, is_initial);
    if (full == names.end()) return {};
    constexpr std::size_t kMost = 64;  // a name shared by more people identifies none
    const std::vector<const Names*>& found = by_name_.at(*full);
    return found.size() > kMost ? std::vector<const Names*>() : found;
  }

  std::set<Names> all_;
  std::map<std::string, std::vector<const Names*>> by_name_;
};

/// The kind of things a category refers to: "Wien" as a CITY is not the FAMILY of that name, but
/// may be the LOC. Numbers and postal codes are compared within their category only.
std::string_view kind_of(Category category) {
  if (is_of_people(category)) return name(Category::kPerson);
  const bool is_number = category == Category::kZip || category == Category::kStreetNo;
  for (const Category node : {Category::kLoc, Category::kAdd, Category::kFid}) {
    if (!is_number && is_within(category, node)) return name(node);
  }
  return name(category);
}

std::string joined(const Names& names) {
  std::string key;
  for (const std::string& name : names) key.append(name).push_back('\n');
  return key;
}

// Precondition: the annotation lies within the mention.
ByteSpan in_surface(const Annotation& annotation, const Mention& mention) {
  return {annotation.fragments.front().begin - mention.span.begin,
          annotation.fragments.back().end - mention.span.begin};
}

}  // namespace

std::vector<Subject> as_subjects(const std::vector<std::size_t>& targets) {
  std::vector<Subject> subjects;
  for (const std::size_t target : targets) subjects.push_back({target});
  return subjects;
}

std::vector<Referent> referents_of(const std::vector<Subject>& subjects, const Document& document,
                                   const Plan& plan, const Resolved& resolved,
                                   const Options& options, Among among) {
  using Group = std::pair<ScopePlace, std::string_view>;  // scope, and label or kind
  const auto annotation_of = [&](const Subject& one) {
    return one.inner.value_or(plan.targets[one.target].annotation);
  };
  const auto category_of = [&](const Subject& one) {
    return one.inner ? plan.categories[*one.inner].value_or(plan.mentions[one.target].category)
                     : plan.mentions[one.target].category;
  };
  const auto group_of = [&](const Subject& one) {
    const Category category = category_of(one);
    return Group(
        scope_of(options, document, plan, one.target, category),
        among == Among::kKind ? kind_of(category) : document.annotations[annotation_of(one)].label);
  };
  std::vector<Names> names;
  std::map<Group, People> people;
  for (const Subject& one : subjects) {
    std::optional<ByteSpan> inner;
    if (one.inner) inner = in_surface(document.annotations[*one.inner], plan.mentions[one.target]);
    names.push_back(names_of(one.target, inner, plan, resolved));
    const Group group = group_of(one);
    if (is_of_people(category_of(one)) && !is_wide(group.first) && !names.back().empty()) {
      people[group].enter(names.back());
    }
  }
  std::vector<Referent> referents;
  for (std::size_t k = 0; k < subjects.size(); ++k) {
    const Group group = group_of(subjects[k]);
    if (names[k].empty()) {
      referents.push_back({group.first, ""});
      continue;
    }
    const auto known = people.find(group);
    const bool is_known = known != people.end() && is_of_people(category_of(subjects[k]));
    const Names& full = is_known ? known->second.fullest(names[k]) : names[k];
    const std::string kind = among == Among::kKind ? std::string(group.second) + '\n' : "";
    referents.push_back({group.first, kind + joined(full)});
  }
  return referents;
}

}  // namespace pseudo
