#include "engine/check/check_note_texts.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "engine/check/check_links.h"
#include "engine/check/old_ids.h"
#include "engine/check/scrubbed_texts.h"

namespace pseudo {
namespace {

bool is_column(const Remark& remark) {
  return remark.kind == Remark::Kind::kColumn && !remark.on.empty();
}

class NoteTextCheck {
 public:
  NoteTextCheck(const Checked& before, const Document& after, const OldIds& ids,
                const std::optional<ScrubbedTexts>& scrubbed)
      : before_(before), after_(after), ids_(ids), scrubbed_(scrubbed) {
    for (const Annotation& annotation : after.annotations) enter(annotation.id);
    for (const Link& link : after.links) enter(link.id);
    for (const Remark& remark : after.remarks) enter(remark.id);
  }

  std::vector<Finding> run(const KeptNotes& kept) && {
    compare_columns(kept.remarks);
    if (scrubbed_) {
      compare_values();
      compare_notes();
    }
    return std::move(findings_);
  }

 private:
  void enter(std::string_view id) {
    if (!id.empty()) present_.insert(old_id(ids_, id));
  }

  // Each new column must be an old one, and each old one without an original must be there.
  void compare_columns(std::span<const Remark> kept) {
    std::unordered_multimap<std::string_view, const Remark*> old;
    for (const Remark& column : before_.document.remarks) {
      if (is_column(column)) old.emplace(column.on, &column);
    }
    std::unordered_multimap<std::string_view, std::string_view> now;
    for (const Remark& column : after_.remarks) {
      if (!is_column(column)) continue;
      const std::string_view on = old_id(ids_, column.on);
      now.emplace(on, column.text);
      const auto [first, last] = old.equal_range(on);
      const bool is_old = std::any_of(
          first, last, [&](const auto& entry) { return fits(entry.second->text, column.text); });
      if (!is_old) add(column.on);
    }
    for (const Remark& column : kept) {
      if (!is_column(column) || !present_.contains(column.on)) continue;
      const auto [first, last] = now.equal_range(column.on);
      const bool is_there =
          std::any_of(first, last, [&](const auto& entry) { return entry.second == column.text; });
      if (!is_there) add(column.on);
    }
  }

  void compare_values() {
    std::unordered_map<std::string_view, const Link*> now;
    for (const Link& link : after_.links) now.emplace(old_id(ids_, link.id), &link);
    for (const Link& was : before_.document.links) {
      if (was.value.empty() || !scrubbed_->shows_original(was.value)) continue;
      const auto found = now.find(was.id);
      if (found == now.end()) continue;
      Link is = *found->second;
      const bool fits_value = fits(was.value, is.value);
      is.value = was.value;
      if (!fits_value || key_of(was, {}) != key_of(is, ids_)) add(is.id);
    }
  }

  void compare_notes() {
    std::unordered_map<std::string_view, const Remark*> now;
    for (const Remark& note : after_.remarks) {
      if (is_note(note)) now.emplace(note.id, &note);
    }
    for (const Remark& was : before_.document.remarks) {
      if (!is_note(was)) continue;
      const auto found = now.find(was.id);
      if (found == now.end()) {
        const bool must_stay = (was.on.empty() || present_.contains(was.on)) &&
                               !scrubbed_->shows_original(was.type) &&
                               !scrubbed_->shows_original(was.text);
        if (must_stay) add(was.id);
        continue;
      }
      const Remark& is = *found->second;
      if (old_id(ids_, is.on) == was.on && fits(was.type, is.type) && fits(was.text, is.text)) {
        continue;
      }
      add(is.id);
    }
  }

  [[nodiscard]] bool fits(std::string_view old_text, std::string_view new_text) const {
    return scrubbed_ ? scrubbed_->may_become(old_text, new_text) : old_text == new_text;
  }

  void add(const std::string& id) {
    findings_.push_back({.code = FindingCode::kAnnotationLost, .annotation = id});
    findings_.back().is_beside_text = true;
  }

  const Checked& before_;
  const Document& after_;
  const OldIds& ids_;
  const std::optional<ScrubbedTexts>& scrubbed_;  // nothing under other policies
  std::unordered_set<std::string_view> present_;  // old ids of the elements of the new document
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_note_texts(const Checked& before, const Resolved& resolved,
                                      const Document& after,
                                      std::span<const AnnotationPair> annotations,
                                      std::span<const ReplacedStretch> stretches,
                                      const EngineSetup& setup) {
  const bool has_texts = !before.document.links.empty() || !before.document.remarks.empty() ||
                         std::ranges::any_of(after.remarks, is_column);
  if (after.origin == nullptr || !has_texts) return {};
  const OldIds ids = old_ids(before.document, after, annotations);
  std::optional<ScrubbedTexts> scrubbed;
  if (before.notes == NotesPolicy::kScrub) {
    scrubbed.emplace(before, resolved, after, stretches, setup);
  }
  return NoteTextCheck(before, after, ids, scrubbed).run(notes_to_keep(before, setup.language));
}

}  // namespace pseudo
