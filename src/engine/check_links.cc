#include "engine/check_links.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>

#include "engine/notes_policy.h"

namespace pseudo {
namespace {

using LinkKey = std::tuple<Link::Kind, std::string, std::string, std::string>;

// Annotations of the new document by the ids that they had, where these are others.
using OldIds = std::unordered_map<std::string_view, std::string_view>;

OldIds old_ids(const Document& before, std::span<const AnnotationPair> annotations) {
  OldIds ids;
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    const Annotation* const after = annotations[i].after;
    const std::string& was = before.annotations[i].id;
    if (after != nullptr && after->id != was) ids.emplace(after->id, was);
  }
  return ids;
}

// Roles tell arguments apart, whatever their order; equivalences are sets. These have no id: their
// arguments identify them. An event's first argument is its trigger and stays first.
LinkKey key_of(const Link& link, const OldIds& ids) {
  std::vector<std::string> shown;
  for (const Argument& argument : link.arguments) {
    const auto old = ids.find(argument.target);
    const std::string_view target = old == ids.end() ? argument.target : old->second;
    shown.push_back(std::string(argument.role).append(1, ':').append(target).append(1, ' '));
  }
  std::ranges::sort(shown);
  std::string arguments;
  for (const std::string& argument : shown) arguments += argument;
  return {link.kind, link.id, link.type + ' ' + arguments, link.value + '\n' + link.entry};
}

Finding finding_of(const Link& link) {
  Finding finding{FindingCode::kAnnotationLost, link.id, 0, false};
  finding.is_beside_text = true;
  return finding;
}

// The strictest policy: what it keeps, all others keep.
std::vector<Link> links_to_keep(const Checked& before, const LanguageModule& language) {
  std::vector<std::string_view> gone;
  for (std::size_t i = 0; i < before.document.annotations.size(); ++i) {
    if (before.plan.is_gone(i)) gone.push_back(before.document.annotations[i].id);
  }
  return apply_notes_policy(before.document.links, before.document.remarks,
                            {before.document.annotations,
                             before.categories,
                             before.forms,
                             language,
                             {},
                             NotesPolicy::kDrop,
                             gone})
      .links;
}

}  // namespace

std::vector<Finding> check_links(const Checked& before, const Document& after,
                                 std::span<const AnnotationPair> annotations,
                                 const LanguageModule& language) {
  if (before.document.links.empty() || after.origin == nullptr) return {};
  const OldIds ids = old_ids(before.document, annotations);
  std::set<LinkKey> now;
  for (const Link& link : after.links) now.insert(key_of(link, ids));
  std::vector<Finding> findings;
  for (const Link& link : links_to_keep(before, language)) {
    if (!now.contains(key_of(link, {}))) findings.push_back(finding_of(link));
  }
  return findings;
}

std::vector<Finding> check_added_links(const Checked& before, const Document& after,
                                       std::span<const AnnotationPair> annotations,
                                       const LanguageModule& language) {
  if (after.origin == nullptr || after.links.empty()) return {};
  const OldIds ids = old_ids(before.document, annotations);
  std::set<LinkKey> known;
  std::set<std::string_view> known_ids;
  for (const Link& link : before.document.links) {
    known.insert(key_of(link, {}));
    if (!link.id.empty()) known_ids.insert(link.id);
  }
  // Equivalences lose members that are removed.
  for (const Link& link : links_to_keep(before, language)) known.insert(key_of(link, {}));
  std::vector<Finding> findings;
  for (const Link& link : after.links) {
    // One of a known id that changed is lost already, or the policy rewrote it.
    if (known_ids.contains(link.id) || known.contains(key_of(link, ids))) continue;
    findings.push_back(finding_of(link));
  }
  return findings;
}

}  // namespace pseudo
