#include "engine/sweep/lone_initials.h"

#include <algorithm>
#include <bitset>
#include <optional>
#include <string>

#include "model/category_tree.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"
#include "values/listed_names.h"

namespace pseudo {
namespace {

constexpr std::size_t kMostLetters = 3;
constexpr std::size_t kMostLoneInitials = 32;  // per document, as all are compared at each place

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

// True for "Z. B.", "P.S.".
bool is_abbreviation(std::string_view text, ByteSpan span, const SweptForms& forms) {
  std::string letters = text::fold_key(text.substr(span.begin, span.size()));
  std::erase_if(letters, [](char c) { return c == '.' || c == ' ' || c == '-'; });
  return forms.abbreviations != nullptr && forms.abbreviations->contains(letters);
}

// True if a capital or a number follows: "K. Maier" is another person, "S. 12" a page.
bool precedes_name(std::string_view text, std::size_t pos) {
  if (pos < text.size() && text[pos] == '-') return true;
  if (pos >= text.size() || text[pos] != ' ') return false;
  std::size_t next = text.find_first_not_of(' ', pos);
  if (next == std::string_view::npos) return false;
  const char32_t c = text::next(text, next);
  return text::is_upper(c) || text::is_digit(c);
}

// True for "K." in "Robin K." if Robin is not annotated, and for an initial of a given name that
// neither closes a line nor is greeted: "Staatsanwältin U. in".
bool is_of_other(std::string_view text, ByteSpan stretch, ByteSpan span, Category category,
                 const SweptForms& forms) {
  const std::optional<ByteSpan> before = text::word_before(text, span.begin);
  const bool is_annotated = before && before->end <= stretch.begin;
  if (before && !is_annotated && forms.names != nullptr) {
    const auto listed = values::listed_category(
        text::fold_key(text.substr(before->begin, before->size())), *forms.names);
    if (listed && is_female_or_male(*listed)) return true;
  }
  if (category == Category::kFamily || text[span.end - 1] != '.') return false;
  return !ends_line(text, span.end) && before && text::word_before(text, before->begin).has_value();
}

// The letters without their last dot stand as a name within a sentence.
bool stands_in_sentence(std::string_view text, ByteSpan span, Category category,
                        const LanguageModule& language) {
  if (precedes_name(text, span.end)) return false;
  if (text[span.end - 1] == '.') --span.end;
  return is_clearly_name(text, span, category, language);
}

// True for "F. Z. kommt" and for "K.-D.", whose hyphen no other abbreviation has.
bool is_shown_in_sentence(std::string_view text, ByteSpan span, const LanguageModule& language) {
  if (precedes_name(text, span.end)) return false;
  return text.substr(span.begin, span.size()).find(".-") != std::string_view::npos ||
         goes_on_small(text, span.end - 1) ||
         stands_in_sentence(text, span, Category::kPerson, language);
}

// True for "sk@" of Sabine Kirchschlager.
bool is_mailbox(std::string_view text, ByteSpan span) {
  return span.end < text.size() && text[span.end] == '@' &&
         (span.begin == 0 ||
          std::string_view(".-_+/").find(text[span.begin - 1]) == std::string_view::npos);
}

bool ends_in_dot(std::string_view text, ByteSpan span) { return text[span.end - 1] == '.'; }

// True if no word or number goes on before or behind, and what follows does not make it an amount:
// "unter -415 erreichbar". A number of these few digits is judged as a postal code is, because the
// same words beside it show that it counts or measures.
bool is_extension(std::string_view text, ByteSpan span, const LanguageModule& language) {
  constexpr std::string_view kOpening = " (\n\t/:,";
  if (span.begin > 0 && kOpening.find(text[span.begin - 1]) == std::string_view::npos) return false;
  if (text::is_word_at(text, span.end)) return false;
  const ByteSpan digits{span.begin + 1, span.end};
  return language.kind_of_match(text, digits, Category::kZip,
                                text.substr(digits.begin, digits.size())) == MatchKind::kName;
}

// Searches one stretch for all letters.
class LetterSearch {
 public:
  LetterSearch(std::string_view text, ByteSpan stretch, const SweptForms& forms,
               const LanguageModule& language, std::size_t first,
               std::vector<SweptMention>& mentions)
      : text_(text),
        stretch_(stretch),
        forms_(forms),
        language_(language),
        first_(first),
        mentions_(mentions) {}

  void run() {
    find_begins();
    if (begins_.empty()) return;
    for (const LoneInitial& one : forms_.lone_initials) each(one, &LetterSearch::is_annotated);
    for (const LoneInitial& one : forms_.signatures) each(one, &LetterSearch::is_signature);
    for (const LoneInitial& one : forms_.bare_signatures) {
      each(one, &LetterSearch::is_bare_signature);
    }
    for (const LoneInitial& one : forms_.abbreviated) each(one, &LetterSearch::is_abbreviated);
    for (const LoneInitial& one : forms_.extensions) each(one, &LetterSearch::is_bare_extension);
  }

 private:
  // True if the letters at this place are meant; may extend the span.
  using Test = bool (LetterSearch::*)(Category, ByteSpan&) const;

  // Finds all places where letters may begin, so that the text is read only once.
  void find_begins() {
    std::bitset<256> first_bytes;
    for (const auto* list : {&forms_.lone_initials, &forms_.signatures, &forms_.bare_signatures,
                             &forms_.abbreviated, &forms_.extensions}) {
      for (const LoneInitial& one : *list) first_bytes.set(byte_of(one.letters.front()));
    }
    if (first_bytes.none()) return;
    for (std::size_t at = stretch_.begin; at < stretch_.end; ++at) {
      if (first_bytes[byte_of(text_[at])] && !text::is_word_before(text_, at))
        begins_.push_back(at);
    }
  }
  static unsigned char byte_of(char c) { return static_cast<unsigned char>(c); }

  void each(const LoneInitial& one, Test is_meant) {
    const Category category = forms_.owners[one.owner].category;
    const std::string_view stretch = text_.substr(0, stretch_.end);
    for (const std::size_t at : begins_) {
      if (text_[at] != one.letters.front() || !stretch.substr(at).starts_with(one.letters))
        continue;
      ByteSpan span{at, at + one.letters.size()};
      if ((this->*is_meant)(category, span))
        add({span, one.owner, one.is_doubtful}, first_, mentions_);
    }
  }

  bool is_annotated(Category category, ByteSpan& span) const {
    if (text::is_word_at(text_, span.end) || goes_on(text_, span)) return false;
    if (!takes_ending(text_, span.end) && !begins_sentence(text_, span) &&
        !is_clearly_name(text_, span, category, language_)) {
      return false;
    }
    if (span.end < stretch_.end && text_[span.end] == '.') ++span.end;
    return true;
  }

  bool is_signature(Category, ByteSpan& span) const {
    if (text::is_word_at(text_, span.end) || goes_on(text_, span)) return false;
    return ends_line(text_, span.end) ||
           (!is_abbreviation(text_, span, forms_) && is_shown_in_sentence(text_, span, language_));
  }

  bool is_bare_signature(Category, ByteSpan& span) const {
    const bool is_signed =
        ends_line(text_, span.end) && is_clearly_name(text_, span, Category::kPerson, language_);
    return is_signed || is_mailbox(text_, span);
  }

  bool is_abbreviated(Category category, ByteSpan& span) const {
    if (text::is_word_at(text_, span.end) || goes_on(text_, span)) return false;
    const bool is_subject = !ends_in_dot(text_, span) && begins_clause(text_, span.begin) &&
                            goes_on_small(text_, span.end - 1);
    return (is_subject || stands_in_sentence(text_, span, category, language_)) &&
           !is_of_other(text_, stretch_, span, category, forms_);
  }

  bool is_bare_extension(Category, ByteSpan& span) const {
    return is_extension(text_, span, language_);
  }

  std::string_view text_;
  ByteSpan stretch_;
  const SweptForms& forms_;
  const LanguageModule& language_;
  std::size_t first_;
  std::vector<SweptMention>& mentions_;
  std::vector<std::size_t> begins_;
};

}  // namespace

bool is_clearly_name(std::string_view text, ByteSpan span, Category category,
                     const LanguageModule& language) {
  std::size_t first = span.begin;
  text::next(text, first);
  const std::string key = text::fold_key(text.substr(span.begin, first - span.begin));
  return language.kind_of_match(text, span, category, key) == MatchKind::kName;
}

bool begins_clause(std::string_view text, std::size_t begin) {
  constexpr std::string_view kEnds = "\n.!?,:;";
  while (begin > 0 && text[begin - 1] == ' ') --begin;
  return begin == 0 || kEnds.find(text[begin - 1]) != std::string_view::npos;
}

bool goes_on_small(std::string_view text, std::size_t dot) {
  const std::size_t next = text.find_first_not_of(' ', std::min(dot + 1, text.size()));
  if (next == std::string_view::npos) return false;
  std::size_t end = next;
  return text[next] == ',' || text::is_lower(text::next(text, end));
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
  LetterSearch(text, stretch, forms, language, first, mentions).run();
}

}  // namespace pseudo
