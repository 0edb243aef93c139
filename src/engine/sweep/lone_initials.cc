#include "engine/sweep/lone_initials.h"

#include <algorithm>
#include <string>

#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

constexpr std::size_t kMostLetters = 3;
constexpr std::size_t kMostLoneInitials =
    32;  // per document, because each is searched for separately

// True if another abbreviated letter precedes: "z. B.", "v. Chr.", "E.-M.".
bool goes_on(std::string_view text, ByteSpan span) {
  std::size_t before = span.begin;
  while (before > 0 && (text[before - 1] == ' ' || text[before - 1] == '-')) --before;
  if (before < 2 || text[before - 1] != '.') return false;
  std::size_t letter = before - 1;
  return text::is_letter(text::previous(text, letter)) && !text::is_word_before(text, letter);
}

// True if an ending of one letter follows: "K.s car", "B.'s".
bool takes_ending(std::string_view text, std::size_t pos) {
  const std::string_view rest = text.substr(pos);
  for (const std::string_view signs : {".", ".'", ".\u2019", "'", "\u2019"}) {
    if (!rest.starts_with(signs)) continue;
    std::size_t end = pos + signs.size();
    if (end < text.size() && text::is_lower(text::next(text, end)) &&
        !text::is_word_at(text, end)) {
      return true;
    }
  }
  return false;
}

// True for "Then all went. B. said". False at the beginning of a line, where the letter may number
// a list item.
bool begins_sentence(std::string_view text, ByteSpan span) {
  constexpr std::string_view kEnds = ".!?";
  if (span.begin < 2 || text[span.begin - 1] != ' ') return false;
  if (kEnds.find(text[span.begin - 2]) == std::string_view::npos) return false;
  if (!text.substr(span.end).starts_with(". ")) return false;
  std::size_t next = span.end + 2;
  return next < text.size() && text::is_lower(text::next(text, next));
}

bool ends_line(std::string_view text, std::size_t pos) {
  while (pos < text.size() && (text[pos] == ' ' || text[pos] == '\r')) ++pos;
  return pos == text.size() || text[pos] == '\n';
}

void add(SweptMention mention, std::size_t first, std::vector<SweptMention>& mentions) {
  const auto begin = mentions.begin() + static_cast<std::ptrdiff_t>(first);
  const auto next = std::find_if(begin, mentions.end(), [&](const SweptMention& one) {
    return one.span.end > mention.span.begin;
  });
  if (next != mentions.end() && next->span.begin < mention.span.end) return;
  mentions.insert(next, std::move(mention));
}

template <class Use>
void for_each_place(std::string_view text, ByteSpan stretch, std::string_view letters, Use use) {
  for (std::size_t at = text.find(letters, stretch.begin);
       at != std::string_view::npos && at + letters.size() <= stretch.end;
       at = text.find(letters, at + 1)) {
    use(ByteSpan{at, at + letters.size()});
  }
}

}  // namespace

bool stands_as_name(std::string_view text, ByteSpan span, Category category,
                    const LanguageModule& language) {
  std::size_t first = span.begin;
  text::next(text, first);
  const std::string key = text::fold_key(text.substr(span.begin, first - span.begin));
  return language.standing(text, span, category, key) == Standing::kName;
}

void note_lone_initial(std::string_view surface, FormIndex::Owner owner, SweptForms& forms) {
  const std::string_view letters =
      surface.ends_with('.') ? surface.substr(0, surface.size() - 1) : surface;
  std::size_t count = 0;
  for (std::size_t pos = 0; pos < letters.size(); ++count) {
    const char32_t c = text::next(letters, pos);
    if (!text::is_letter(c) || (count == 0 && !text::is_upper(c))) return;
  }
  if (count == 0 || count > kMostLetters || forms.lone_initials.size() >= kMostLoneInitials) return;
  const bool is_known = std::ranges::any_of(
      forms.lone_initials, [&](const LoneInitial& one) { return one.letters == letters; });
  if (!is_known) forms.lone_initials.push_back({std::string(letters), owner});
}

void add_lone_initials(std::string_view text, ByteSpan stretch, const SweptForms& forms,
                       const LanguageModule& language, std::size_t first,
                       std::vector<SweptMention>& mentions) {
  for (const LoneInitial& initial : forms.lone_initials) {
    const Category category = forms.owners[initial.owner].category;
    for_each_place(text, stretch, initial.letters, [&](ByteSpan span) {
      if (text::is_word_before(text, span.begin) || text::is_word_at(text, span.end)) return;
      if (goes_on(text, span)) return;
      if (!takes_ending(text, span.end) && !begins_sentence(text, span) &&
          !stands_as_name(text, span, category, language)) {
        return;
      }
      if (span.end < stretch.end && text[span.end] == '.') ++span.end;
      add({span, initial.owner}, first, mentions);
    });
  }
  for (const LoneInitial& signature : forms.signatures) {
    for_each_place(text, stretch, signature.letters, [&](ByteSpan span) {
      if (text::is_word_before(text, span.begin) || !ends_line(text, span.end)) return;
      if (!goes_on(text, span)) add({span, signature.owner}, first, mentions);
    });
  }
  for (const LoneInitial& signature : forms.bare_signatures) {
    for_each_place(text, stretch, signature.letters, [&](ByteSpan span) {
      if (text::is_word_before(text, span.begin) || !ends_line(text, span.end)) return;
      if (!stands_as_name(text, span, Category::kPerson, language)) return;
      add({span, signature.owner}, first, mentions);
    });
  }
}

}  // namespace pseudo
