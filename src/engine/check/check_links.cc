#include "engine/check/check_links.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/carry/notes_policy.h"
#include "engine/check/old_ids.h"

namespace pseudo {
namespace {

Finding finding_of(const Link& link) {
  Finding finding{.code = FindingCode::kAnnotationLost, .annotation = link.id};
  finding.is_beside_text = true;
  return finding;
}

Finding finding_of(const Remark& note) {
  Finding finding{.code = FindingCode::kAnnotationLost, .annotation = note.id};
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

bool is_note(const Remark& remark) {
  return remark.kind == Remark::Kind::kNote && !remark.id.empty();
}

KeptNotes notes_to_keep(const Checked& before, const LanguageModule& language) {
  std::vector<std::string_view> gone;
  for (std::size_t i = 0; i < before.document.annotations.size(); ++i) {
    if (before.plan.is_gone(i)) gone.push_back(before.document.annotations[i].id);
  }
  const bool keeps = before.notes == NotesPolicy::kKeep;
  const NoteTexts none;
  return apply_notes_policy(before.document.links, before.document.remarks,
                            {before.document.annotations, before.categories, before.forms, language,
                             none, keeps ? NotesPolicy::kKeep : NotesPolicy::kDrop, gone});
}

std::vector<Finding> check_links(const Checked& before, const Document& after,
                                 std::span<const AnnotationPair> annotations,
                                 const LanguageModule& language) {
  if (before.document.links.empty() || after.origin == nullptr) return {};
  const OldIds ids = old_ids(before.document, after, annotations);
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
  const OldIds ids = old_ids(before.document, after, annotations);
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
  const OldIds ids = old_ids(before.document, after, annotations);
  const bool keeps = before.notes == NotesPolicy::kKeep;
  if (before.notes == NotesPolicy::kScrub) return {};  // see check_note_texts.h
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
    findings.push_back({.code = FindingCode::kOriginalBesideText, .annotation = link.id});
    findings.back().is_beside_text = true;
  }
  return findings;
}

}  // namespace pseudo
