#include "lang/common/dates/links.h"

#include <algorithm>

#include "lang/common/dates/text_runs.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

/// Returns the link that a punctuation mark makes. Returns nullopt if it separates the dates.
std::optional<Link> link_of_mark(char32_t c) {
  if (text::is_hyphen(c) || c == U'—') return Link::kRange;
  if (c == U'/' || c == U'+' || c == U'&' || c == U',') return Link::kList;
  if (text::is_space(c) || c == U'.') return Link::kNone;
  return std::nullopt;
}

/// As link_of_mark, for a word.
std::optional<Link> link_of_word(const DateWords& words, std::string_view text) {
  const auto found = words.look_up(text).any();
  if (!found) return std::nullopt;
  switch (words.word(found->word).kind) {
    case WordKind::kRange:
      return Link::kRange;
    case WordKind::kList:
      return Link::kList;
    case WordKind::kPlain:
      return std::nullopt;
    default:
      return Link::kNone;
  }
}

}  // namespace

Link link_of(const DateWords& words, std::string_view between) {
  constexpr std::size_t kLongest = 40;
  if (between.size() > kLongest) return Link::kNone;
  Link link = Link::kNone;
  for (std::size_t pos = 0; pos < between.size();) {
    std::size_t after = pos;
    const char32_t c = text::next(between, after);
    std::optional<Link> seen;
    if (text::is_letter(c)) {
      after = end_of_word(between, pos);
      seen = link_of_word(words, between.substr(pos, after - pos));
    } else {
      seen = link_of_mark(c);
    }
    if (!seen) return Link::kNone;
    link = std::max(link, *seen);
    pos = after;
  }
  return link;
}

void link_atoms(const DateTables& tables, const DocumentView& document, DateReading& reading) {
  for (std::size_t i = 1; i < reading.atoms.size(); ++i) {
    DateAtom& atom = reading.atoms[i - 1];
    const DateAtom& next = reading.atoms[i];
    if (atom.mention == next.mention) {
      atom.link = link_of(tables.words, reading.slice(atom.end, next.begin));
    } else if (atom.document_end <= next.document_begin &&
               next.document_begin <= document.text.size()) {
      atom.link =
          link_of(tables.words,
                  document.text.substr(atom.document_end, next.document_begin - atom.document_end));
    }
  }
}

}  // namespace pseudo::lang::dates
