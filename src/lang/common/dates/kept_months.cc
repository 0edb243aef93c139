#include "lang/common/dates/kept_months.h"

#include <algorithm>
#include <cstddef>
#include <span>

#include "lang/common/dates/month_names.h"
#include "lang/common/dates/text_runs.h"

namespace pseudo::lang::dates {
namespace {

/// Returns the month at `pos`, or 0 if there is none. Ignores numerals and spoken names, which can
/// be other words.
int month_after(const DateWords& words, std::string_view text, std::size_t pos) {
  constexpr std::size_t kMostBlanks = 3;
  const std::size_t begin = end_of_blanks(text, pos);
  if (begin - pos > kMostBlanks) return 0;
  const std::size_t end = end_of_word(text, begin);
  if (end == begin) return 0;
  const auto found = words.find(text.substr(begin, end - begin), WordKind::kMonth);
  if (!found) return 0;
  const Word& month = words.word(found->word);
  return month.style == kNumeral || month.style == kSpokenName ? 0 : month.value;
}

/// `last`: the atom directly before the month.
void keep_in_month(std::vector<DateAtom>& atoms, std::size_t last, int month) {
  const auto joined = [&](const DateAtom& atom) {
    return atom.mention == atoms[last].mention && atom.link != Link::kNone && is_bare_day(atom);
  };
  std::size_t first = last;
  while (first > 0 && joined(atoms[first - 1])) --first;
  int least = *atoms[last].day;
  int most = least;
  for (std::size_t i = first; i < last; ++i) {
    least = std::min(least, *atoms[i].day);
    most = std::max(most, *atoms[i].day);
  }
  for (std::size_t i = first; i <= last; ++i) {
    atoms[i].circular = true;
    atoms[i].round_first = least;
    atoms[i].round_size = std::max(days_of_month(month) - (most - least), 1);
  }
}

// Where the mentions end that begin before a place of the text. Asked for places in their order.
class EndOfMentions {
 public:
  explicit EndOfMentions(std::span<const Mention> mentions) : mentions_(mentions) {}

  std::size_t before(std::size_t place) {
    for (; next_ < mentions_.size() && mentions_[next_].span.begin < place; ++next_) {
      end_ = std::max(end_, mentions_[next_].span.end);
    }
    return end_;
  }

 private:
  std::span<const Mention> mentions_;
  std::size_t next_ = 0;
  std::size_t end_ = 0;
};

}  // namespace

void keep_in_months(const DateTables& tables, const DocumentView& document, DateReading& reading) {
  const std::string_view text = document.text;
  EndOfMentions ends(document.mentions);
  for (std::size_t i = 0; i < reading.atoms.size(); ++i) {
    const DateAtom& atom = reading.atoms[i];
    if (!is_bare_day(atom) || atom.document_end > text.size()) continue;
    if (reading.mentions[atom.mention].end != atom.end) continue;
    const int month = month_after(tables.words, text, atom.document_end);
    const std::size_t place = end_of_blanks(text, atom.document_end);
    // The month may belong to a discontinuous date around the day: "[3.]/[4.] [June]".
    const bool annotated =
        ends.before(atom.document_end) > place ||
        (i + 1 < reading.atoms.size() && reading.atoms[i + 1].document_begin <= place);
    if (month > 0 && !annotated) keep_in_month(reading.atoms, i, month);
  }
}

}  // namespace pseudo::lang::dates
