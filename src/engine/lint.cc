#include "engine/lint.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>

#include <fmt/format.h>

#include "engine/common/text_places.h"
#include "model/annotation_ids.h"
#include "model/category_tree.h"
#include "model/covered.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/string_interner.h"
#include "text/utf8.h"
#include "text/word_cuts.h"

namespace pseudo {
namespace {

struct DoubtRow {
  Doubt doubt;
  std::string_view name;
  std::string_view meaning;
};

constexpr std::array<DoubtRow, kDoubtCount> kDoubts{{
    {Doubt::kBeginsInWord, "begins-in-word", "begins inside a word"},
    {Doubt::kEndsInWord, "ends-in-word", "ends inside a word"},
    {Doubt::kBeginsWithBlank, "begins-with-blank", "begins with a blank"},
    {Doubt::kEndsWithBlank, "ends-with-blank", "ends with a blank"},
    {Doubt::kCrosses, "crosses", "crosses another annotation"},
    {Doubt::kTwoLabels, "two-labels", "has another label elsewhere"},
}};

const DoubtRow& row_of(Doubt doubt) { return *std::ranges::find(kDoubts, doubt, &DoubtRow::doubt); }

// A contiguous fragment of a private annotation.
struct Piece {
  ByteSpan span;
  std::size_t annotation;
};

// From the first to the last character, including what lies between fragments.
ByteSpan extent(const Annotation& annotation) {
  ByteSpan all = annotation.fragments.front();
  for (const ByteSpan& fragment : annotation.fragments) {
    all.begin = std::min(all.begin, fragment.begin);
    all.end = std::max(all.end, fragment.end);
  }
  return all;
}

// True if `pos` is before a digit and after one to `most` capitals that begin a word.
bool follows_letters_of_code(std::string_view text, std::size_t pos, int most) {
  std::size_t behind = pos;
  if (pos == 0 || pos >= text.size() || !text::is_digit(text::next(text, behind))) return false;
  int letters = 0;
  while (pos > 0) {
    const char32_t c = text::previous(text, pos);
    if (!text::is_word(c)) break;
    if (!text::is_upper(c) || ++letters > most) return false;
  }
  return letters > 0;
}

// True if `pos` is after a digit and before a single letter that ends a word.
bool has_letter_of_code(std::string_view text, std::size_t pos) {
  std::size_t before = pos;
  if (pos == 0 || pos >= text.size() || !text::is_digit(text::previous(text, before))) return false;
  if (!text::is_letter(text::next(text, pos))) return false;
  return pos >= text.size() || !text::is_word(text::next(text, pos));
}

bool is_ancestor(Category above, Category below) {
  return above != below && is_within(below, above);
}

class Linter {
 public:
  Linter(const Document& document, std::span<const std::optional<Category>> categories,
         const LanguageModule& language)
      : document_(document), categories_(categories), language_(language) {
    for (std::size_t i = 0; i < document.annotations.size(); ++i) {
      if (!categories_[i]) continue;
      extents_.push_back({extent(document.annotations[i]), i});
      for (const ByteSpan& span : document.annotations[i].fragments) pieces_.push_back({span, i});
    }
    // If two begin at the same position, the longer one comes first, since it may contain the
    // other.
    const auto is_before = [](const Piece& a, const Piece& b) {
      return std::tuple(a.span.begin, b.span.end, a.annotation) <
             std::tuple(b.span.begin, a.span.end, b.annotation);
    };
    std::ranges::sort(extents_, is_before);
    std::ranges::sort(pieces_, is_before);
  }

  std::vector<DoubtfulAnnotation> run() && {
    find_borders();
    if (!found_.empty()) tell_shift();
    find_crossings();
    find_labels();
    std::ranges::stable_sort(found_, {}, &Found::at);
    TextPlaces places(document_.text);
    std::vector<DoubtfulAnnotation> doubts;
    doubts.reserve(found_.size());
    for (Found& found : found_) {
      found.doubt.place = places.at_byte(found.at);
      doubts.push_back(std::move(found.doubt));
    }
    return doubts;
  }

 private:
  struct Found {
    std::size_t at;  // in bytes
    DoubtfulAnnotation doubt;
  };

  [[nodiscard]] std::string id_of(std::size_t annotation) const {
    const std::string& id = document_.annotations[annotation].id;
    return is_plain_id(id) ? id : position_id(annotation);
  }

  void report(Doubt doubt, std::size_t annotation, std::size_t at, std::string other = {}) {
    found_.push_back({at, {doubt, id_of(annotation), std::move(other), 0, TextPlace()}});
  }

  void find_borders() {
    std::vector<std::size_t> begins;
    std::vector<std::size_t> ends;
    begins.reserve(pieces_.size());
    ends.reserve(pieces_.size());
    for (const Piece& piece : pieces_) {
      begins.push_back(piece.span.begin);
      ends.push_back(piece.span.end);
    }
    std::ranges::sort(ends);
    std::size_t reached = 0;  // end of the annotations so far
    for (const auto& [span, annotation] : extents_) {
      const bool is_inner = span.end <= reached;
      reached = std::max(reached, span.end);
      find_blanks(span, annotation);
      if (is_inner) continue;  // the outer one determines the replacement
      find_cut_codes(span, annotation, begins, ends);
      // Annotations that adjoin each other without a blank do not cut a word.
      const bool begins_inside = text::cuts_word(document_.text, span.begin) &&
                                 !std::ranges::binary_search(ends, span.begin);
      const bool ends_inside = text::cuts_word(document_.text, span.end) &&
                               !std::ranges::binary_search(begins, span.end);
      if (!begins_inside && !ends_inside) continue;
      if (is_divided(span, annotation)) continue;
      if (begins_inside) report(Doubt::kBeginsInWord, annotation, span.begin);
      if (ends_inside) report(Doubt::kEndsInWord, annotation, span.end);
    }
  }

  // Reports "17b" in "A17b" and "17" in "17b", where a letter belongs to the number. A country mark
  // does not belong to a ZIP.
  void find_cut_codes(ByteSpan span, std::size_t annotation, std::span<const std::size_t> begins,
                      std::span<const std::size_t> ends) {
    const std::string_view text = document_.text;
    const Category category = *categories_[annotation];
    constexpr int kMost = 3;
    const int most = category == Category::kDate ? 1 : kMost;  // "WS15": a term and its year
    if (category != Category::kZip && follows_letters_of_code(text, span.begin, most) &&
        !std::ranges::binary_search(ends, span.begin)) {
      report(Doubt::kBeginsInWord, annotation, span.begin);
    }
    if (has_letter_of_code(text, span.end) && !std::ranges::binary_search(begins, span.end)) {
      report(Doubt::kEndsInWord, annotation, span.end);
    }
  }

  void find_blanks(ByteSpan span, std::size_t annotation) {
    std::size_t first = span.begin;
    std::size_t last = span.end;
    if (text::is_space(text::next(document_.text, first))) {
      report(Doubt::kBeginsWithBlank, annotation, span.begin);
    }
    if (text::is_space(text::previous(document_.text, last))) {
      report(Doubt::kEndsWithBlank, annotation, last);
    }
  }

  // If all offsets are wrong alike, adds the shift that corrects them to the doubts.
  void tell_shift() {
    constexpr std::size_t kFewest = 3;  // annotations; fewer may fit by chance
    constexpr int kFarthest = 3;        // code points
    const auto cuts_word = [](const Found& found) {
      return found.doubt.doubt == Doubt::kBeginsInWord || found.doubt.doubt == Doubt::kEndsInWord;
    };
    std::set<std::string> cut;
    for (const Found& found : found_) {
      if (cuts_word(found)) cut.insert(found.doubt.annotation);
    }
    if (extents_.size() < kFewest || 2 * cut.size() < extents_.size()) return;
    for (int far = 1; far <= kFarthest; ++far) {
      for (const int shift : {-far, far}) {
        if (!all_fit(shift)) continue;
        for (Found& found : found_) {
          if (!cuts_word(found)) continue;
          found.doubt.move_by = shift;
        }
        return;
      }
    }
  }

  [[nodiscard]] bool all_fit(int shift) const {
    return std::ranges::all_of(extents_, [&](const Piece& piece) {
      const auto begin = moved(piece.span.begin, shift);
      const auto end = moved(piece.span.end, shift);
      if (!begin || !end || text::cuts_word(document_.text, *begin) ||
          text::cuts_word(document_.text, *end)) {
        return false;
      }
      std::size_t first = *begin;
      std::size_t last = *end;
      return text::is_word(text::next(document_.text, first)) &&
             !text::is_space(text::previous(document_.text, last));
    });
  }

  // Moves a position by `shift` code points; nothing beyond the borders of the text.
  [[nodiscard]] std::optional<std::size_t> moved(std::size_t pos, int shift) const {
    for (; shift < 0; ++shift) {
      if (pos == 0) return std::nullopt;
      text::previous(document_.text, pos);
    }
    for (; shift > 0; --shift) {
      if (pos >= document_.text.size()) return std::nullopt;
      text::next(document_.text, pos);
    }
    return pos;
  }

  // True if the language divides words in this way. If the input has no copy of the annotated text,
  // an offset inside a word may also be wrong, so this returns false.
  [[nodiscard]] bool is_divided(ByteSpan span, std::size_t annotation) const {
    if (document_.annotations[annotation].is_unproven) return false;
    const std::optional<ByteSpan> whole = text::uncut(document_.text, span);
    if (!whole) return false;
    const std::string_view word =
        std::string_view(document_.text).substr(whole->begin, whole->size());
    return language_.divides(word, {span.begin - whole->begin, span.end - whole->begin},
                             *categories_[annotation]);
  }

  // A fragment crosses an earlier one if that one ends inside it.
  void find_crossings() {
    if (!have_overlaps()) return;
    std::multimap<std::size_t, std::size_t> open;  // end -> annotation
    std::size_t reported = document_.annotations.size();
    for (const auto& [span, annotation] : pieces_) {
      open.erase(open.begin(), open.upper_bound(span.begin));
      const auto other = open.upper_bound(span.begin);
      const bool crosses = other != open.end() && other->first < span.end;
      if (crosses && other->second != annotation && reported != annotation) {
        report(Doubt::kCrosses, annotation, span.begin, id_of(other->second));
        reported = annotation;
      }
      open.emplace(span.end, annotation);
    }
  }

  [[nodiscard]] bool have_overlaps() const {
    std::size_t reached = 0;
    return std::ranges::any_of(pieces_, [&](const Piece& piece) {
      const bool overlaps = piece.span.begin < reached;
      reached = std::max(reached, piece.span.end);
      return overlaps;
    });
  }

  // Initials and numbers are excluded, because equal ones may refer to different things.
  void find_labels() {
    text::StringInterner texts;
    std::vector<std::size_t> firsts;  // annotations, by number of the text
    std::string memory;
    for (const auto& [span, annotation] : extents_) {
      const Annotation& one = document_.annotations[annotation];
      const std::string_view text = covered_view(document_.text, one.fragments, memory);
      if (!is_word_like(text)) continue;
      const auto [number, is_new] = texts.enter(text);
      if (is_new) firsts.push_back(annotation);
      if (is_new || are_compatible(firsts[number], annotation)) continue;
      report(Doubt::kTwoLabels, annotation, span.begin, id_of(firsts[number]));
    }
  }

  static bool is_word_like(std::string_view text) {
    constexpr int kLetters = 3;
    int letters = 0;
    for (std::size_t pos = 0; pos < text.size() && letters < kLetters;) {
      letters += text::is_letter(text::next(text, pos)) ? 1 : 0;
    }
    return letters == kLetters;
  }

  // Several labels may map to one category, and a node leaves open which of its leaves is meant.
  [[nodiscard]] bool are_compatible(std::size_t a, std::size_t b) const {
    const Category one = *categories_[a];
    const Category two = *categories_[b];
    return one == two || is_ancestor(one, two) || is_ancestor(two, one);
  }

  const Document& document_;
  std::span<const std::optional<Category>> categories_;
  const LanguageModule& language_;
  std::vector<Piece> extents_;
  std::vector<Piece> pieces_;
  std::vector<Found> found_;
};

}  // namespace

std::string_view name(Doubt doubt) { return row_of(doubt).name; }
std::string_view meaning(Doubt doubt) { return row_of(doubt).meaning; }

std::string advice(const DoubtfulAnnotation& doubt) {
  if (doubt.move_by == 0) return {};
  return fmt::format("all annotations fit if moved by {:+}", doubt.move_by);
}

std::vector<DoubtfulAnnotation> find_doubts(const Document& document,
                                            std::span<const std::optional<Category>> categories,
                                            const LanguageModule& language) {
  return Linter(document, categories, language).run();
}

}  // namespace pseudo
