#include "engine/resolve/analyze_mentions.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "engine/common/filler.h"
#include "engine/plan/listed_values.h"
#include "engine/resolve/people_names.h"
#include "engine/resolve/read_text.h"
#include "text/ascii.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "values/digits_letters.h"
#include "values/listed_codes.h"

namespace pseudo {
namespace {

bool covers(const Analysis& analysis, const Mention& mention) {
  std::size_t at = 0;
  for (const Part& part : analysis) {
    if (part.span.begin != at || part.span.end < at) return false;
    at = part.span.end;
  }
  return !analysis.empty() && at == mention.surface.size();
}

// Makes the mention a single part of its own category.
void make_whole(Analysis& analysis, const Mention& mention) {
  analysis.clear();
  Part& part = analysis.emplace_back();
  part.span = {0, mention.surface.size()};
  part.category = mention.category;
  part.lemma = mention.surface;
  part.key = text::fold_key(mention.surface);
}

// The end of the last digit between `end` and `next`, or `end`: the digits of an extension belong
// to the preceding number.
std::size_t end_of_number(std::string_view surface, std::size_t end, std::size_t next) {
  std::size_t last = next;
  while (last > end && !text::is_ascii_digit(surface[last - 1])) --last;
  return last;
}

// True for characters that separate numbers: neither letters or digits nor the plus of a country
// code.
bool divides_numbers(char c) {
  return static_cast<unsigned char>(c) < 0x80 && c != '+' && !text::is_ascii_digit(c) &&
         !text::is_ascii_lower(text::ascii_lower(c));
}

Part& add_piece(Analysis& parts, const Mention& mention, ByteSpan span, Part::Kind kind) {
  Part& part = parts.emplace_back();
  part.span = span;
  part.kind = kind;
  part.category = mention.category;
  part.lemma = std::string_view(mention.surface).substr(span.begin, span.size());
  part.key = text::fold_key(part.lemma);
  return part;
}

// Makes each code of "IBAN: AT61 1904 ..., BIC: RLNWATWW" a part, including its cue word.
bool divide_codes(Analysis& analysis, const Mention& mention, const values::Locale& locale) {
  if (mention.category != Category::kUfid && mention.category != Category::kFid) return false;
  const std::vector<values::CodePiece> pieces = values::listed_codes(mention.surface, locale);
  if (pieces.empty()) return false;
  analysis.clear();
  std::size_t done = 0;
  for (const auto& [span, kind] : pieces) {
    if (span.begin > done) add_piece(analysis, mention, {done, span.begin}, Part::Kind::kLiteral);
    const bool is_cue = kind == values::CodePiece::Kind::kCue;
    Part& part =
        add_piece(analysis, mention, span, is_cue ? Part::Kind::kLiteral : Part::Kind::kEntity);
    if (is_cue) part.reason = KeptReason::kCueWord;
    done = span.end;
  }
  if (done < mention.surface.size()) {
    add_piece(analysis, mention, {done, mention.surface.size()}, Part::Kind::kLiteral);
  }
  return true;
}

// Makes each number of "0316 123456 and 0664 123457" a part, including the words before it.
void divide_numbers(Analysis& analysis, const Mention& mention) {
  const std::string_view surface = mention.surface;
  const std::vector<std::string_view> numbers = listed_numbers(mention.category, surface);
  if (numbers.size() < 2) return;
  const auto begin_of = [&](std::string_view one) {
    return static_cast<std::size_t>(one.data() - surface.data());
  };
  Analysis parts;
  const auto add = [&](ByteSpan span, Part::Kind kind) { add_piece(parts, mention, span, kind); };
  std::size_t begin = 0;
  for (std::size_t i = 0; i + 1 < numbers.size(); ++i) {
    const std::size_t next = begin_of(numbers[i + 1]);
    const std::size_t end = end_of_number(surface, begin_of(numbers[i]) + numbers[i].size(), next);
    // A slash without blanks may belong to an identifier.
    const bool is_identifier =
        mention.category != Category::kPhone && mention.category != Category::kZip;
    if (is_identifier && surface.substr(end, next - end) == "/") return;
    std::size_t words = end;
    while (words < next && divides_numbers(surface[words])) ++words;
    add({begin, end}, Part::Kind::kEntity);
    if (words > end) add({end, words}, Part::Kind::kLiteral);
    begin = words;
  }
  add({begin, surface.size()}, Part::Kind::kEntity);
  analysis = std::move(parts);
}

// Joins the initials of "Z w a r b", a name with spaced letters. Mapping it letter by letter with
// one table would reveal it.
void join_spaced_letters(Analysis& analysis, const Mention& mention) {
  constexpr std::size_t kFewest = 3;  // "J R" may be initials
  if (analysis.size() < 2 * kFewest - 1) return;
  std::string letters;
  std::size_t initials = 0;
  for (const Part& part : analysis) {
    const std::string_view surface = surface_of(mention, part);
    if (surface == " ") continue;
    if (text::count_code_points(surface) != 1 || !values::has_content(surface)) return;
    letters += surface;
    ++initials;
  }
  if (initials < kFewest) return;
  make_whole(analysis, mention);
  analysis[0].category = is_name(mention.category) ? mention.category : Category::kFamily;
  analysis[0].lemma = text::capitalize(text::to_lower(letters));
  analysis[0].key = text::fold_key(letters);
}

// Literals with words are only kept if the module gives a reason.
void drop_bare_literals(Analysis& analysis, const Mention& mention) {
  for (Part& part : analysis) {
    if (part.kind != Part::Kind::kLiteral || part.reason != KeptReason::kNone) continue;
    if (values::has_content(surface_of(mention, part))) part.kind = Part::Kind::kScramble;
  }
}

// "Dr." is kept inside a name, but not if it has a private annotation of its own. Cost: O(n log n)
// in the number of annotations and parts.
void change_annotated_literals(Analysis& analysis, const Mention& mention) {
  if (mention.inner.empty()) return;
  std::vector<std::size_t> others{0};  // number of non-literals before each part
  for (const Part& part : analysis) {
    others.push_back(others.back() + (part.kind == Part::Kind::kLiteral ? 0 : 1));
  }
  // +1 at the beginning of a range to change, -1 after its end.
  std::vector<int> changes(analysis.size() + 1);
  for (const InnerMention& inner : mention.inner) {
    const auto first = std::ranges::upper_bound(analysis, inner.span.begin, {},
                                                [](const Part& part) { return part.span.end; });
    const auto behind = std::ranges::lower_bound(analysis, inner.span.end, {},
                                                 [](const Part& part) { return part.span.begin; });
    const auto from = static_cast<std::size_t>(first - analysis.begin());
    const auto to = static_cast<std::size_t>(behind - analysis.begin());
    if (from >= to || others[from] != others[to]) continue;
    ++changes[from];
    --changes[to];
  }
  int open = 0;
  for (std::size_t i = 0; i < analysis.size(); ++i) {
    open += changes[i];
    if (open > 0 && analysis[i].reason != KeptReason::kNone) {
      analysis[i].kind = Part::Kind::kScramble;
    }
  }
}

}  // namespace

std::vector<Analysis> analyze_mentions(const Document& document, const Plan& plan,
                                       const LanguageModule& language,
                                       const values::Locale& locale) {
  const ReadText read(document, plan);
  std::vector<Analysis> analyses = language.analyze(read.view());
  analyses.resize(plan.mentions.size());
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const Mention& mention = plan.mentions[i];
    // Dates are shifted as a whole.
    const bool is_date = filler_of(mention.category) == Filler::kDate;
    if (is_date || !covers(analyses[i], mention)) make_whole(analyses[i], mention);
    if (analyses[i].size() == 1 && !divide_codes(analyses[i], mention, locale)) {
      divide_numbers(analyses[i], mention);
    }
    join_spaced_letters(analyses[i], mention);
    drop_bare_literals(analyses[i], mention);
    change_annotated_literals(analyses[i], mention);
  }
  name_people(analyses, plan);
  return analyses;
}

}  // namespace pseudo
