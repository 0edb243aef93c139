#include "engine/carry/apply.h"

#include <span>
#include <utility>

#include "model/style_traits.h"
#include "text/ascii.h"

namespace pseudo {
namespace {

std::vector<Edit> edits_of(std::string_view text, const Plan& plan, Realized realized) {
  std::vector<Edit> edits;
  edits.reserve(plan.stretches.size());
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    const std::span<const Stretch> stretches = plan.stretches_of(plan.targets[i]);
    const bool takes_breaks = traits_of(plan.targets[i].style).takes_line_breaks;
    if (stretches.size() == 1) {
      edits.push_back(
          make_edit(text, stretches[0].span, std::move(realized.mentions[i]), takes_breaks));
      continue;
    }
    std::vector<std::string>& words = realized.stretch_texts.at(i);
    for (std::size_t k = 0; k < stretches.size(); ++k) {
      edits.push_back(make_edit(text, stretches[k].span, {std::move(words[k]), {}}, takes_breaks));
    }
  }
  return edits;
}

}  // namespace

Edit make_edit(std::string_view text, ByteSpan stretch, Composed composed, bool takes_breaks) {
  const std::string_view old = text.substr(stretch.begin, stretch.size());
  Edit edit{stretch, {}, {}, {}};
  const std::vector<ByteSpan> breaks = line_breaks(old);
  if (breaks.empty()) {
    edit.covered = {0, composed.text.size()};
    edit.text = std::move(composed.text);
    edit.anchors = std::move(composed.anchors);
    return edit;
  }
  std::size_t used = 0;
  std::vector<std::size_t> moved(composed.text.size() + 1);  // old position -> new one
  for (std::size_t i = 0; i < composed.text.size(); ++i) {
    moved[i] = edit.text.size();
    const bool blank = text::is_ascii_space(composed.text[i]);
    // A line break includes the blanks around it, and CRLF is two blanks in a surface, so a run of
    // blanks counts as one.
    if (takes_breaks && blank && i > 0 && text::is_ascii_space(composed.text[i - 1])) continue;
    if (takes_breaks && blank && used < breaks.size()) {
      edit.text += old.substr(breaks[used].begin, breaks[used].size());
      ++used;
    } else {
      edit.text += composed.text[i];
    }
  }
  moved.back() = edit.text.size();
  edit.covered = {0, edit.text.size()};
  for (; used < breaks.size(); ++used) {
    edit.text += old.substr(breaks[used].begin, breaks[used].size());
  }
  for (Anchor& anchor : composed.anchors) {
    anchor.after = {moved[anchor.after.begin], moved[anchor.after.end]};
  }
  edit.anchors = std::move(composed.anchors);
  return edit;
}

Result<Applied> apply(std::string_view text, const Plan& plan, Realized realized) {
  Result<EditList> edits = EditList::make(edits_of(text, plan, std::move(realized)), text);
  if (!edits) return edits.error();
  std::string edited = edits->apply(text);
  return Applied{std::move(*edits), std::move(edited)};
}

std::vector<ReplacedSpan> replaced_spans(const EditList& edits) {
  std::vector<ReplacedSpan> replaced;
  replaced.reserve(edits.edits().size());
  for (const Edit& edit : edits.edits()) {
    replaced.push_back({edit.span, edits.image(edit.span).span});
  }
  return replaced;
}

}  // namespace pseudo
