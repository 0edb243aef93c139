#include "lang/de/orgs/org_topic_table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <fmt/format.h>

#include "lang/common/rows.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kShortestEnding = 3;  // bytes of a row of org_topic_endings
constexpr std::size_t kLongestEnd = 64;     // bytes of the end of a word that are looked at

constexpr std::string_view kBroad = "broad_";  // before the group that a faculty is for

// "science" in "science_life" and "broad_science".
std::string_view group_in(std::string_view field) {
  if (field.starts_with(kBroad)) field.remove_prefix(kBroad.size());
  return field.substr(0, field.find('_'));
}

}  // namespace

OrgTopicTable::OrgTopicTable(const LexiconTable* topics, const LexiconTable* endings,
                             const AdjectiveEndings& adjectives)
    : table_(topics), adjectives_(adjectives) {
  for_each_row(endings, [&](auto cell) {
    endings_.try_emplace(text::fold_key(cell("ending")),
                         Ending{std::string(cell("group")), cell("alone") == "yes"});
  });
  for_each_row(
      topics, [&](auto cell) { kind_names_.try_emplace(std::string(cell("kind")), cell("kind")); });
}

// The longest ending of the table, apart from endings of plurals and adjectives.
const OrgTopicTable::Ending* OrgTopicTable::ending_of(std::string_view folded) const {
  const std::string_view ending = adjectives_.ending_of(folded);
  for (std::string_view word : {folded, folded.substr(0, folded.size() - ending.size())}) {
    word.remove_prefix(std::max(word.size(), kLongestEnd) - kLongestEnd);
    for (; word.size() >= kShortestEnding; word.remove_prefix(1)) {
      if (const Ending* const found = endings_.find(word)) return found;
    }
  }
  return nullptr;
}

// The field of a subject, by the list, else by its ending: "science_life" for "Botanik",
// "broad_science" for "Naturwissenschaften", "science" for a subject that is both.
std::string_view OrgTopicTable::field_of(std::string_view folded) const {
  std::string_view broad;
  for (const std::uint32_t row : table_->find(folded)) {
    const std::string_view kind = table_->cell(row, "kind");
    if (kind.starts_with(kBroad)) {
      broad = kind;
    } else if (kind_names_.contains(fmt::format("{}{}", kBroad, group_in(kind)))) {
      return kind;
    }
  }
  const Ending* ending = ending_of(folded);
  if (!broad.empty()) {  // "Angewandte Informatik", of faculties and institutes
    const bool nearer = ending != nullptr && group_in(ending->group) == group_in(broad);
    return nearer ? std::string_view(ending->group) : broad;
  }
  if (ending == nullptr) ending = endings_.find("*");
  return ending == nullptr ? std::string_view() : std::string_view(ending->group);
}

bool OrgTopicTable::is_subject(std::string_view folded) const {
  if (!table_->find(folded).empty()) return true;
  if (folded.find(' ') != std::string_view::npos) return false;
  const Ending* const ending = ending_of(folded);
  return ending != nullptr && ending->suffices;
}

std::string_view OrgTopicTable::kind(std::string_view folded, std::string_view wanted) const {
  const std::string_view field = field_of(folded);
  const std::string_view group = group_in(field);
  const std::string* const kind = kind_names_.find(
      wanted == "any" || wanted == group ? std::string(field.starts_with(kBroad) ? group : field)
      : wanted == "broad"                ? fmt::format("{}{}", kBroad, group)
                                         : std::string(wanted));
  return kind == nullptr ? std::string_view() : std::string_view(*kind);
}

std::string_view OrgTopicTable::group(std::string_view folded) const {
  return group_in(field_of(folded));
}

}  // namespace pseudo::lang::de
