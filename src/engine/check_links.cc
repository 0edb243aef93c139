#include "engine/check_links.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/notes_policy.h"

namespace pseudo {
namespace {

using LinkKey = std::tuple<Link::Kind, std::string, std::string, std::string>;

// Equivalences have no id; their arguments identify them.
LinkKey key_of(const Link& link) {
  std::string arguments;
  for (const Argument& argument : link.arguments) {
    arguments.append(argument.role).append(1, ':').append(argument.target).append(1, ' ');
  }
  return {link.kind, link.id, link.type + ' ' + arguments, link.value + '\n' + link.entry};
}

}  // namespace

std::vector<Finding> check_links(const Checked& before, const Document& after,
                                 const LanguageModule& language) {
  if (before.document.links.empty() || after.origin == nullptr) return {};
  std::vector<std::string_view> gone;
  for (std::size_t i = 0; i < before.document.annotations.size(); ++i) {
    if (before.plan.is_gone(i)) gone.push_back(before.document.annotations[i].id);
  }
  // The strictest policy: what it keeps, all others keep.
  const KeptNotes kept = apply_notes_policy(before.document.links, before.document.remarks,
                                            {before.document.annotations,
                                             before.categories,
                                             before.forms,
                                             language,
                                             {},
                                             NotesPolicy::kDrop,
                                             gone});
  std::set<LinkKey> known;
  for (const Link& link : after.links) known.insert(key_of(link));
  std::vector<Finding> findings;
  for (const Link& link : kept.links) {
    if (known.contains(key_of(link))) continue;
    findings.push_back({FindingCode::kAnnotationLost, link.id, 0, false});
    findings.back().is_beside_text = true;
  }
  return findings;
}

}  // namespace pseudo
