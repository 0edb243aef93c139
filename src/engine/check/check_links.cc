#include "engine/check/check_links.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "engine/carry/notes_policy.h"

namespace pseudo {
namespace {

using LinkKey = std::tuple<Link::Kind, std::string, std::string, std::string>;

// Maps new ids of annotations and links to old ids, if they differ.
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

// Arguments are identified by their roles, in any order; equivalences are sets without an id,
// identified by their arguments. The first argument of an event is its trigger and remains first.
std::string_view old_id(const OldIds& ids, std::string_view id) {
  const auto old = ids.find(id);
  return old == ids.end() ? id : old->second;
}

LinkKey key_of(const Link& link, const OldIds& ids) {
  std::vector<std::string> shown;
  for (const Argument& argument : link.arguments) {
    const std::string_view target = old_id(ids, argument.target);
    shown.push_back(std::string(argument.role).append(1, ':').append(target).append(1, ' '));
  }
  std::ranges::sort(shown);
  std::string arguments;
  for (const std::string& argument : shown) arguments += argument;
  return {link.kind, std::string(old_id(ids, link.id)), link.type + ' ' + arguments,
          link.value + '\n' + link.entry};
}

LinkKey without_id(LinkKey key) {
  std::get<1>(key).clear();
  return key;
}

// Adds links whose only difference is their id. A link may be an argument of another link, which is
// then found in the next round.
void add_renamed_links(std::span<const Link> before, std::span<const Link> after, OldIds& ids) {
  std::set<LinkKey> same;
  for (const Link& link : after) same.insert(key_of(link, ids));
  std::multimap<LinkKey, std::string_view> lost;
  for (const Link& link : before) {
    const LinkKey key = key_of(link, {});
    if (!link.id.empty() && !same.contains(key)) lost.emplace(without_id(key), link.id);
  }
  if (lost.empty()) return;
  std::set<LinkKey> known;
  for (const Link& link : before) known.insert(key_of(link, {}));
  constexpr int kMostRounds = 8;  // maximal nesting of events
  bool is_found = true;
  for (int round = 0; is_found && round < kMostRounds; ++round) {
    is_found = false;
    for (const Link& link : after) {
      if (link.id.empty() || ids.contains(link.id)) continue;
      const LinkKey key = key_of(link, ids);
      if (known.contains(key)) continue;
      const auto match = lost.find(without_id(key));
      if (match == lost.end()) continue;
      ids.emplace(link.id, match->second);
      lost.erase(match);
      is_found = true;
    }
  }
}

Finding finding_of(const Link& link) {
  Finding finding{FindingCode::kAnnotationLost, link.id, 0, false};
  finding.is_beside_text = true;
  return finding;
}

// Applies "keep" if it was asked for, otherwise the strictest policy: all others keep what it
// keeps.
KeptNotes notes_to_keep(const Checked& before, const LanguageModule& language) {
  std::vector<std::string_view> gone;
  for (std::size_t i = 0; i < before.document.annotations.size(); ++i) {
    if (before.plan.is_gone(i)) gone.push_back(before.document.annotations[i].id);
  }
  const bool keeps = before.notes == NotesPolicy::kKeep;
  return apply_notes_policy(before.document.links, before.document.remarks,
                            {before.document.annotations,
                             before.categories,
                             before.forms,
                             language,
                             {},
                             keeps ? NotesPolicy::kKeep : NotesPolicy::kDrop,
                             gone});
}

bool is_note(const Remark& remark) {
  return remark.kind == Remark::Kind::kNote && !remark.id.empty();
}

Finding finding_of(const Remark& note) {
  Finding finding{FindingCode::kAnnotationLost, note.id, 0, false};
  finding.is_beside_text = true;
  return finding;
}

// Returns the notes that are missing, or have another text or target.
std::vector<Finding> lost_notes(std::span<const Remark> kept, std::span<const Remark> after,
                                const OldIds& ids) {
  std::set<std::tuple<std::string_view, std::string_view, std::string_view>> now;
  for (const Remark& note : after) {
    if (is_note(note)) now.emplace(note.type, old_id(ids, note.on), note.text);
  }
  std::vector<Finding> findings;
  for (const Remark& note : kept) {
    if (!is_note(note) || now.contains({note.type, note.on, note.text})) continue;
    findings.push_back(finding_of(note));
  }
  return findings;
}

// Returns the notes that belong to an element that had none. Policies may drop or change notes.
std::vector<Finding> moved_notes(std::span<const Remark> before, std::span<const Remark> after,
                                 const OldIds& ids) {
  std::set<std::string_view> known;
  std::set<std::string_view> targets;
  for (const Remark& note : before) {
    if (!is_note(note)) continue;
    known.insert(note.id);
    targets.insert(note.on);
  }
  std::vector<Finding> findings;
  for (const Remark& note : after) {
    if (!is_note(note) || !known.contains(note.id)) continue;
    if (!targets.contains(old_id(ids, note.on))) findings.push_back(finding_of(note));
  }
  return findings;
}

}  // namespace

std::vector<Finding> check_links(const Checked& before, const Document& after,
                                 std::span<const AnnotationPair> annotations,
                                 const LanguageModule& language) {
  if (before.document.links.empty() || after.origin == nullptr) return {};
  OldIds ids = old_ids(before.document, annotations);
  add_renamed_links(before.document.links, after.links, ids);
  std::set<LinkKey> now;
  for (const Link& link : after.links) now.insert(key_of(link, ids));
  std::vector<Finding> findings;
  for (const Link& link : notes_to_keep(before, language).links) {
    if (!now.contains(key_of(link, {}))) findings.push_back(finding_of(link));
  }
  return findings;
}

std::vector<Finding> check_added_links(const Checked& before, const Document& after,
                                       std::span<const AnnotationPair> annotations,
                                       const LanguageModule& language) {
  if (after.origin == nullptr || after.links.empty()) return {};
  OldIds ids = old_ids(before.document, annotations);
  add_renamed_links(before.document.links, after.links, ids);
  std::set<LinkKey> known;
  std::set<std::string_view> known_ids;
  for (const Link& link : before.document.links) {
    known.insert(key_of(link, {}));
    if (!link.id.empty()) known_ids.insert(link.id);
  }
  // Equivalences lose members that were removed.
  for (const Link& link : notes_to_keep(before, language).links) known.insert(key_of(link, {}));
  std::vector<Finding> findings;
  for (const Link& link : after.links) {
    // A changed link with a known id is either already reported as lost, or was rewritten by the
    // policy.
    if (known_ids.contains(old_id(ids, link.id)) || known.contains(key_of(link, ids))) continue;
    findings.push_back(finding_of(link));
  }
  return findings;
}

std::vector<Finding> check_notes(const Checked& before, const Document& after,
                                 std::span<const AnnotationPair> annotations,
                                 const LanguageModule& language) {
  if (after.origin == nullptr || std::ranges::none_of(before.document.remarks, is_note)) return {};
  OldIds ids = old_ids(before.document, annotations);
  add_renamed_links(before.document.links, after.links, ids);
  const bool keeps = before.notes == NotesPolicy::kKeep;
  return keeps ? lost_notes(notes_to_keep(before, language).remarks, after.remarks, ids)
               : moved_notes(before.document.remarks, after.remarks, ids);
}

std::vector<Finding> check_normalizations(const Checked& before, const Document& after,
                                          std::span<const AnnotationPair> annotations) {
  const auto is_normalization = [](const Link& link) {
    return link.kind == Link::Kind::kNormalization;
  };
  if (std::ranges::none_of(after.links, is_normalization)) return {};
  std::set<std::string_view> replaced;
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    if (before.categories[i] && annotations[i].after != nullptr) {
      replaced.insert(annotations[i].after->id);
    }
  }
  std::vector<Finding> findings;
  for (const Link& link : after.links) {
    const bool tells = is_normalization(link) &&
                       std::ranges::any_of(link.arguments, [&](const Argument& argument) {
                         return replaced.contains(argument.target);
                       });
    if (!tells) continue;
    findings.push_back({FindingCode::kOriginalBesideText, link.id, 0, false});
    findings.back().is_beside_text = true;
  }
  return findings;
}

}  // namespace pseudo
