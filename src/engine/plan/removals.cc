#include "engine/plan/removals.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/style_traits.h"
#include "text/ascii.h"
#include "text/blanks.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

constexpr std::size_t kLongestEnding = 16;  // bytes: "'schen", "erinnen"
constexpr std::size_t kLongestName = 128;   // bytes; longer names take no ending
constexpr std::size_t kQuotation = 256;     // bytes searched for the other mark of a quotation

bool is_letter_or_mark(char32_t c) { return text::is_letter(c) || text::is_mark(c); }
std::string last_word(std::string_view text) {
  const std::size_t blank = text.find_last_of(" -\t\n");
  return text::fold_key(blank == std::string_view::npos ? text : text.substr(blank + 1));
}

// The end of the letters after `at`, including an apostrophe before them; `at` if none follow.
std::size_t end_of_letters(std::string_view text, std::size_t at) {
  std::size_t pos = at;
  bool any = false;
  while (pos < text.size() && pos - at <= kLongestEnding) {
    std::size_t next = pos;
    const char32_t c = text::next(text, next);
    if (!is_letter_or_mark(c) && !(pos == at && text::is_apostrophe(c))) break;
    any = any || is_letter_or_mark(c);
    pos = next;
  }
  return any ? pos : at;
}

// True if the apostrophe at `at` ends a word ("Klaus' Auto") and does not close a quotation.
bool is_genitive_apostrophe(std::string_view text, std::size_t at) {
  std::size_t behind = at;
  if (at == text.size() || !text::is_apostrophe(text::next(text, behind))) return false;
  std::size_t letter = behind;
  if (letter < text.size() && is_letter_or_mark(text::next(text, letter))) return false;
  const std::string_view sign = text.substr(at, behind - at);
  const std::size_t first = at - std::min(at, kQuotation);
  const std::size_t line = text.substr(first, at - first).rfind('\n');
  const std::size_t begin = line == std::string_view::npos ? first : first + line + 1;
  for (std::size_t pos = text.find(sign, begin); pos < at; pos = text.find(sign, pos + 1)) {
    std::size_t before = pos;
    if (pos == 0 || !is_letter_or_mark(text::previous(text, before))) return false;
  }
  return true;
}

// The end of a grammatical ending directly after a name; `at` if there is none.
std::size_t end_of_ending(std::string_view text, std::size_t at, const Mention& mention,
                          const LanguageModule& language) {
  if (is_genitive_apostrophe(text, at)) {
    text::next(text, at);
    return at;
  }
  const std::size_t end = end_of_letters(text, at);
  const bool too_long = end - at > kLongestEnding || mention.surface.size() > kLongestName;
  if (end == at || too_long) return at;
  Part part;
  part.category = mention.category;
  part.lemma = mention.surface;
  part.key = text::fold_key(mention.surface);
  const std::string name = last_word(mention.surface);
  const std::string rest = text::fold_key(text.substr(at, end - at));
  if (name.empty() || rest.empty()) return at;
  for (const SearchForm& form : language.search_forms(part, mention.category)) {
    const std::string stem = last_word(form.key);
    const std::string whole = name + rest;
    if (whole == stem) return end;
    if (stem.empty() || form.endings == 0 || !whole.starts_with(stem)) continue;
    if (language.is_ending(form.endings, stem, whole.substr(stem.size()))) return end;
  }
  return at;
}

class Removals {
 public:
  Removals(const Document& document, std::span<const Style> styles, const LanguageModule& language,
           Plan& plan)
      : document_(document), styles_(styles), language_(language), plan_(plan) {
    for (Stretch& stretch : plan.stretches) {
      if (traits_of(plan.targets[stretch.target].style).removes_text) removed_.push_back(&stretch);
    }
    std::ranges::sort(removed_, {}, [](const Stretch* stretch) { return stretch->span; });
  }

  void run() {
    if (removed_.empty()) return;
    find_borders();
    for (Stretch* const stretch : removed_) take_ending(*stretch);
    take_blanks();
    plan_.gone.resize(document_.annotations.size());
    for (std::size_t i = 0; i < document_.annotations.size(); ++i) {
      plan_.gone[i] =
          std::ranges::all_of(document_.annotations[i].fragments,
                              [&](const ByteSpan& fragment) { return is_gone(fragment, i); });
    }
  }

 private:
  // Finds where annotations begin. Also finds the blanks at the borders of annotations that are
  // replaced but not removed: these keep their blanks.
  void find_borders() {
    for (std::size_t i = 0; i < document_.annotations.size(); ++i) {
      if (!plan_.categories[i]) continue;
      for (const ByteSpan& fragment : document_.annotations[i].fragments) {
        begins_.push_back(fragment.begin);
        if (traits_of(styles_[i]).removes_text) continue;
        if (text::is_inline_blank(document_.text[fragment.begin]))
          blanks_.push_back(fragment.begin);
        if (text::is_inline_blank(document_.text[fragment.end - 1]))
          blanks_.push_back(fragment.end - 1);
      }
    }
    std::ranges::sort(begins_);
    std::ranges::sort(blanks_);
  }

  void take_ending(Stretch& stretch) const {
    const Target& target = plan_.targets[stretch.target];
    if (&stretch != &plan_.stretches_of(target).back()) return;
    const std::size_t end =
        end_of_ending(document_.text, stretch.span.end, plan_.mentions[stretch.target], language_);
    const auto next = std::ranges::lower_bound(begins_, stretch.span.end);
    if (next == begins_.end() || *next >= end) stretch.span.end = end;
  }

  // Adjacent stretches together take the blank before the first one, otherwise the blank after the
  // last one. A word of which some part is left keeps its blank.
  void take_blanks() const {
    std::size_t done = 0;
    for (std::size_t first = 0; first < removed_.size();) {
      std::size_t last = first;
      while (last + 1 < removed_.size() &&
             removed_[last + 1]->span.begin == removed_[last]->span.end) {
        ++last;
      }
      ByteSpan& front = removed_[first]->span;
      ByteSpan& back = removed_[last]->span;
      if (front.begin > done && is_free(front.begin - 1) && !word_goes_on(back.end)) {
        --front.begin;
      } else if (back.end < document_.text.size() && is_free(back.end) && !word_ends(front.begin)) {
        ++back.end;
      }
      done = back.end;
      first = last + 1;
    }
  }

  [[nodiscard]] bool is_free(std::size_t at) const {
    return text::is_inline_blank(document_.text[at]) && !std::ranges::binary_search(blanks_, at);
  }

  // True if a part of a word follows: "reise" after "Wien", "-Reise" after "Graz".
  [[nodiscard]] bool word_goes_on(std::size_t at) const {
    const std::string_view text = document_.text;
    if (at < text.size() && text[at] == '-') ++at;
    if (at >= text.size()) return false;
    const char32_t c = text::next(text, at);
    return is_letter_or_mark(c) || text::is_digit(c);
  }

  // True if a part of a word precedes: "Pseudo-" before "Graz".
  [[nodiscard]] bool word_ends(std::size_t at) const {
    if (at > 0 && document_.text[at - 1] == '-') --at;
    if (at == 0) return false;
    const char32_t c = text::previous(document_.text, at);
    return is_letter_or_mark(c) || text::is_digit(c);
  }

  // True if only white space of the fragment lies outside the removed stretches; for a name also
  // punctuation ("(Huber").
  [[nodiscard]] bool is_gone(ByteSpan fragment, std::size_t annotation) const {
    const bool is_name = plan_.categories[annotation].has_value();
    const auto blank = [&](std::size_t begin, std::size_t end) {
      if (begin >= end) return true;
      const std::string_view left = std::string_view(document_.text).substr(begin, end - begin);
      return std::ranges::all_of(left, text::is_ascii_space) ||
             (is_name && !must_change(Category::kPerson, left));
    };
    auto next = std::ranges::upper_bound(removed_, fragment.begin, {},
                                         [](const Stretch* one) { return one->span.end; });
    if (next == removed_.end() || (*next)->span.begin >= fragment.end) return false;
    std::size_t at = fragment.begin;
    for (; next != removed_.end() && (*next)->span.begin < fragment.end; ++next) {
      if (!blank(at, (*next)->span.begin)) return false;
      at = (*next)->span.end;
    }
    return blank(at, fragment.end);
  }

  const Document& document_;
  std::span<const Style> styles_;
  const LanguageModule& language_;
  Plan& plan_;
  std::vector<Stretch*> removed_;    // in text order
  std::vector<std::size_t> begins_;  // of private annotations, sorted
  std::vector<std::size_t> blanks_;  // sorted
};

}  // namespace

void settle_removals(const Document& document, std::span<const Style> styles,
                     const LanguageModule& language, Plan& plan) {
  Removals(document, styles, language, plan).run();
}

}  // namespace pseudo
