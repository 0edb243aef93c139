#include "engine/sweep/cut_streets.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

bool follows_word_or_hyphen(std::string_view text, std::size_t pos) {
  if (pos == 0) return false;
  const char32_t c = text::previous(text, pos);
  return text::is_word(c) || text::is_hyphen(c);
}

// True for "12" in "Thalia 12, 2. Stock", but not in "Thalia 12 Gäste": what follows is no noun.
bool stands_before_house_number(std::string_view text, std::size_t end, const WordSet& numbers) {
  if (!text.substr(end).starts_with(' ')) return false;
  const std::size_t begin = end + 1;
  std::size_t last = begin;
  while (last < text.size() && text::is_ascii_digit(text[last])) ++last;
  if (!numbers.contains(std::string(text.substr(begin, last - begin)))) return false;
  if (last == text.size()) return true;
  if (text[last] != ' ') {
    std::size_t pos = last;
    if (text::is_word(text::next(text, pos))) return false;
    return pos == text.size() || !text::is_ascii_digit(text[pos]);  // "Thalia 12:30"
  }
  std::size_t pos = last + 1;
  return pos == text.size() || !text::is_upper(text::next(text, pos));
}

// The letters that an abbreviation of the last part has at least: "str" of "strasse".
std::string_view beginning_of(std::string_view part) {
  constexpr std::size_t kShortest = 3;
  return part.substr(0, kShortest);
}

// True for "Thalia- und Lindenstraße", "Thalia-/Lindenstr.": after the hyphen, at most one small
// word precedes a word that ends in the same part.
bool shares_last_part(std::string_view text, std::size_t end, const std::string& part) {
  constexpr std::size_t kReach = 24;  // bytes between the two names
  constexpr std::size_t kLongestLink = 4;
  std::optional<ByteSpan> next = text::word_after(text, end);
  if (next && next->size() <= kLongestLink) next = text::word_after(text, next->end);
  if (!next || next->begin - end > kReach) return false;
  std::size_t pos = next->begin;
  if (!text::is_upper(text::next(text, pos))) return false;
  const std::string key = text::skeleton_key(text.substr(next->begin, next->size()));
  const auto has_end = [&](std::string_view ending) {
    return key.size() > ending.size() && key.ends_with(ending);
  };
  return has_end(part) || has_end(beginning_of(part));
}

// The end of "Str." in "Thal.-Str.", "Thalia Str.", or npos.
std::size_t end_of_last_part(std::string_view text, std::size_t end, const std::string& part) {
  const std::optional<ByteSpan> next = text::word_after(text, end);
  if (!next || next->begin != end + 1) return std::string_view::npos;
  const std::string key = text::skeleton_key(text.substr(next->begin, next->size()));
  if (!key.starts_with(beginning_of(part)) || !part.starts_with(key)) return std::string_view::npos;
  const bool has_dot = key != part && text.substr(next->end).starts_with('.');
  return next->end + (has_dot ? 1 : 0);
}

void add_cut_street(std::string_view street, FormIndex::Owner owner, const LanguageModule& language,
                    SweptForms& forms) {
  const std::string stem = language.stem_of_street(street);
  const std::string key = text::fold_key(street);
  if (stem.empty() || !key.starts_with(stem)) return;
  std::string part = text::skeleton_key(key.substr(stem.size()));
  std::erase(part, ' ');
  forms.cut_streets.try_emplace(owner, std::move(part));
  forms.index.add({stem}, owner);
  forms.index.add_clipped(stem, owner);
}

}  // namespace

void CutStreets::note(std::string street, FormPlace place) {
  constexpr std::size_t kMost = 64;  // per document
  if (streets_.size() < kMost) streets_.emplace_back(std::move(street), place);
}

void CutStreets::add(const Plan& plan, const LanguageModule& language, SweptForms& forms) const {
  for (const auto& [street, place] : streets_) {
    add_cut_street(street, add_owner(forms, plan, place, Category::kStreet), language, forms);
  }
}

void note_house_number(std::string_view surface, SweptForms& forms) {
  const std::size_t end = std::min(surface.find_first_not_of("0123456789"), surface.size());
  if (end > 0) forms.house_numbers.emplace(surface.substr(0, end));
}

void note_numbers_behind_streets(std::string_view text, const Plan& plan, SweptForms& forms) {
  for (const Mention& mention : plan.mentions) {
    const std::size_t begin = mention.span.end + 1;
    if (mention.category != Category::kStreet || begin >= text.size()) continue;
    if (text[begin - 1] == ' ') note_house_number(text.substr(begin), forms);
  }
}

std::optional<CutStreet> cut_street_at(std::string_view text, const FormIndex::Match& match,
                                       const SweptForms& forms, const LanguageModule& language) {
  const std::string& part = forms.cut_streets.at(match.owner);
  const ByteSpan span = match.span;
  if (follows_word_or_hyphen(text, span.begin) || match.is_near) return std::nullopt;
  const std::size_t end = end_of_last_part(text, span.end, part);
  if (end != std::string_view::npos) return CutStreet{{span.begin, end}};
  if (match.is_clipped) return std::nullopt;
  const bool is_word =
      language.kind_of_match(text, span, Category::kStreet, match.key) != MatchKind::kName;
  if (text.substr(span.end).starts_with('-') && shares_last_part(text, span.end, part)) {
    return CutStreet{{span.begin, span.end + 1}, is_word};
  }
  if (is_word || !stands_before_house_number(text, span.end, forms.house_numbers))
    return std::nullopt;
  return CutStreet{span};
}

}  // namespace pseudo
