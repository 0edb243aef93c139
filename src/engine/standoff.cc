#include "engine/standoff.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/compose.h"
#include "engine/mention_plan.h"
#include "pseudo/format.h"

namespace pseudo {
namespace {

// The byte behind the n-th occurrence of `separator`, or the size of the line.
std::size_t behind(std::string_view line, char separator, int n) {
  std::size_t pos = 0;
  while (n-- > 0) {
    pos = line.find(separator, pos);
    if (pos == std::string_view::npos) return line.size();
    ++pos;
  }
  return pos;
}

// Splits a stretch of the new text at its line breaks, as BRAT does.
void append_lines(std::vector<ByteSpan>& fragments, std::string_view text, ByteSpan stretch) {
  std::size_t begin = stretch.begin;
  for (const ByteSpan& run : line_breaks(text.substr(stretch.begin, stretch.size()))) {
    // At a border it was annotated with the name, and divides nothing.
    if (run.begin == 0 || run.end == stretch.size()) continue;
    fragments.push_back({begin, stretch.begin + run.begin});
    begin = stretch.begin + run.end;
  }
  fragments.push_back({begin, stretch.end});
}

// Two fragments may have met in one surrogate.
void merge_overlaps(std::vector<ByteSpan>& fragments) {
  if (fragments.size() < 2 || std::ranges::is_sorted(fragments, {}, &ByteSpan::begin)) {
    const auto meets = [](const ByteSpan& a, const ByteSpan& b) { return a.overlaps(b) || a == b; };
    if (std::ranges::adjacent_find(fragments, meets) == fragments.end()) return;
  }
  std::ranges::sort(fragments);
  std::vector<ByteSpan> merged;
  for (const ByteSpan& fragment : fragments) {
    if (!merged.empty() && (merged.back().overlaps(fragment) || merged.back() == fragment)) {
      merged.back().end = std::max(merged.back().end, fragment.end);
    } else {
      merged.push_back(fragment);
    }
  }
  fragments = std::move(merged);
}

std::vector<ByteSpan> move_fragments(const Annotation& annotation, std::string_view old_text,
                                     std::string_view new_text, const EditList& edits,
                                     bool& exact) {
  if (annotation.fragments.size() == 1) {
    const EditList::Image image = edits.image(annotation.fragments[0]);
    exact = image.exact;
    return {image.span};
  }
  std::vector<ByteSpan> moved;
  moved.reserve(annotation.fragments.size());
  const std::vector<ByteSpan> joined = stretches(old_text, annotation);
  if (joined.size() == annotation.fragments.size()) {
    for (const ByteSpan& fragment : annotation.fragments) {
      const EditList::Image image = edits.image(fragment);
      exact = exact && image.exact;
      moved.push_back(image.span);
    }
  } else {
    for (const ByteSpan& stretch : joined) {
      const EditList::Image image = edits.image(stretch);
      exact = exact && image.exact;
      append_lines(moved, new_text, image.span);
    }
  }
  merge_overlaps(moved);
  return moved;
}

// The text with surrogates in place of all originals. Nothing if that shows another original, but
// where a surrogate is one (dates, wider scopes).
std::optional<std::string> scrubbed(std::string_view text, const Carry& carry) {
  std::string out;
  std::vector<ByteSpan> surrogates;
  std::size_t done = 0;
  for (const OriginalIndex::Match& match : carry.originals.find(text)) {
    out.append(text.substr(done, match.span.begin - done));
    const std::size_t begin = out.size();
    for (const char c : carry.replacements[match.owner]) out += c == '\t' || c == '\n' ? ' ' : c;
    surrogates.push_back({begin, out.size()});
    done = match.span.end;
  }
  out.append(text.substr(done));
  auto surrogate = surrogates.begin();
  for (const OriginalIndex::Match& match : carry.originals.find(out)) {
    while (surrogate != surrogates.end() && surrogate->end < match.span.end) ++surrogate;
    if (surrogate == surrogates.end() || !surrogate->contains(match.span)) return std::nullopt;
  }
  return out;
}

// A line that is not remembered was written as the text is.
bool text_agrees(const Document& document, const StandoffLine& line) {
  const WrittenLine* const read = document.written_of(line);
  if (read == nullptr) return true;
  const std::size_t begin = behind(read->text, '\t', 2);
  if (begin == read->text.size()) return true;
  const std::string_view column = std::string_view(read->text).substr(begin, read->further - begin);
  return column == covered_text(document, document.annotations[line.annotation]);
}

class LineCarrier {
 public:
  // `read`: the lines as they were read, which are changed.
  LineCarrier(const Document& document, std::vector<WrittenLine>& read, const Carry& carry)
      : document_(document), read_(read), carry_(carry) {}

  // False: the line is dropped. Those that are no notes come first.
  bool keep(const StandoffLine& line) {
    if (line.kind == LineKind::kNote) return true;
    if (line.written == StandoffLine::kUnwritten) return true;
    WrittenLine& read = read_[line.written];
    if (line.kind == LineKind::kNormalization && refers_to_pi(read)) {
      ++counts_.normalizations_dropped;
      return drop(read);
    }
    if (carry_.notes == NotesPolicy::kKeep) return true;
    const ByteSpan free = free_text(line.kind, read);
    const std::string_view text = std::string_view(read.text).substr(free.begin, free.size());
    if (text.empty() || !carry_.originals.contains_any(text)) return true;
    if (carry_.notes == NotesPolicy::kScrub) {
      if (const auto clean = scrubbed(text, carry_)) {
        read.text.replace(free.begin, std::string::npos, *clean);
        return true;
      }
    }
    ++counts_.notes_dropped;
    if (line.kind == LineKind::kAttribute || line.kind == LineKind::kNormalization) {
      return drop(read);
    }
    read.text.resize(free.begin - 1);  // the further columns with the tab before them
    return true;
  }

  // False: the line is a note that is dropped. One on a line that was dropped has nothing left to
  // stand on.
  bool keep_note(const StandoffLine& line) {
    if (line.kind != LineKind::kNote) return true;
    const bool is_known = line.written != StandoffLine::kUnwritten;
    bool stays =
        carry_.notes != NotesPolicy::kDrop && is_known && !refers_to(dropped_, read_[line.written]);
    if (stays && carry_.notes == NotesPolicy::kScrub) {
      std::string& text = read_[line.written].text;
      std::optional<std::string> clean = scrubbed(text, carry_);
      stays = clean.has_value();
      if (clean) text = *std::move(clean);
    }
    if (stays) return true;
    ++counts_.notes_dropped;
    if (is_known) read_[line.written] = {};
    return false;
  }

  // Takes the lines away that stand on a dropped one, and those that stand on them: an output in
  // which a line refers to nothing would be no valid input. Cost: linear.
  void drop_dependants(std::vector<StandoffLine>& lines) {
    if (dropped_ids_.empty()) return;
    std::unordered_map<std::string, std::vector<std::size_t>> standing_on;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].kind == LineKind::kNote || lines[i].written == StandoffLine::kUnwritten)
        continue;
      for (const std::string_view id : ids_of(read_[lines[i].written].text).references) {
        standing_on[std::string(id)].push_back(i);
      }
    }
    std::vector<bool> gone(lines.size());
    for (std::size_t next = 0; next < dropped_ids_.size(); ++next) {
      const auto found = standing_on.find(dropped_ids_[next]);
      if (found == standing_on.end()) continue;
      for (const std::size_t i : found->second) {
        if (gone[i]) continue;
        gone[i] = true;
        ++counts_.notes_dropped;
        drop(read_[lines[i].written]);
      }
    }
    std::size_t i = 0;
    std::erase_if(lines, [&](const StandoffLine&) { return gone[i++]; });
  }
  StandoffCounts& counts() { return counts_; }

 private:
  bool drop(WrittenLine& line) {
    std::string id(ids_of(line.text).id);
    if (dropped_.enter(id).second) dropped_ids_.push_back(std::move(id));
    line = {};
    return false;
  }

  static bool refers_to(const text::StringNumbers& ids, const WrittenLine& line) {
    return !ids.empty() &&
           std::ranges::any_of(ids_of(line.text).references,
                               [&](std::string_view id) { return ids.contains(id); });
  }

  [[nodiscard]] bool refers_to_pi(const WrittenLine& line) {
    if (!pi_) pi_ = ids_of_pi();
    return refers_to(*pi_, line);
  }

  [[nodiscard]] text::StringNumbers ids_of_pi() const {
    text::StringNumbers ids;
    for (std::size_t i = 0; i < document_.annotations.size(); ++i) {
      if (carry_.categories[i]) ids.enter(document_.annotations[i].id);
    }
    return ids;
  }

  const Document& document_;
  std::vector<WrittenLine>& read_;
  const Carry& carry_;
  std::optional<text::StringNumbers> pi_;  // made for the first line that needs it
  text::StringNumbers dropped_;
  std::vector<std::string> dropped_ids_;  // by number
  StandoffCounts counts_;
};

}  // namespace

ByteSpan free_text(LineKind kind, const WrittenLine& line) {
  const std::string_view text = line.text;
  switch (kind) {
    case LineKind::kTextBound:
      return {std::min(line.further + 1, text.size()), text.size()};
    case LineKind::kNormalization:
    case LineKind::kRelation:
    case LineKind::kEvent:
    case LineKind::kEquivalence:
      return {behind(text, '\t', 2), text.size()};
    case LineKind::kAttribute: {
      // A1<tab>Type T1 value; further columns may stand without a value, too.
      const std::size_t type = behind(text, '\t', 1);
      const std::size_t value = type + behind(text.substr(type), ' ', 2);
      return {std::min(value, behind(text, '\t', 2)), text.size()};
    }
    case LineKind::kNote:
      return {behind(text, '\t', 2), text.size()};
    case LineKind::kBlank:
      break;
  }
  return {text.size(), text.size()};
}

StandoffCounts carry_over(Document& before, Document& after, const Carry& carry) {
  LineCarrier carrier(before, after.written, carry);
  carrier.counts().texts_rewritten =
      static_cast<std::size_t>(std::ranges::count_if(before.lines, [&](const StandoffLine& line) {
        return line.kind == LineKind::kTextBound && !carry.categories[line.annotation] &&
               !text_agrees(before, line);
      }));
  after.annotations.reserve(before.annotations.size());
  for (const Annotation& annotation : before.annotations) {
    bool exact = true;
    Annotation& moved = after.annotations.emplace_back();
    moved.id = annotation.id;
    moved.label = annotation.label;
    moved.fragments = move_fragments(annotation, before.text, after.text, carry.edits, exact);
    if (!exact) ++carrier.counts().inner_without_counterpart;
  }
  after.lines = std::move(before.lines);
  before.lines.clear();
  after.written = std::move(before.written);
  before.written.clear();
  std::erase_if(after.lines, [&](const StandoffLine& line) { return !carrier.keep(line); });
  carrier.drop_dependants(after.lines);
  std::erase_if(after.lines, [&](const StandoffLine& line) { return !carrier.keep_note(line); });
  return carrier.counts();
}

}  // namespace pseudo
