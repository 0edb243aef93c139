#include "lang/de/dates/date_scan.h"

#include <algorithm>
#include <utility>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

using Kind = Segment::Kind;
using Mode = MentionReading::Mode;

std::uint32_t to_u32(std::size_t number) { return static_cast<std::uint32_t>(number); }

bool is_soft(WordKind kind) {
  return kind == WordKind::kRelative || kind == WordKind::kAdjective || kind == WordKind::kPart;
}

/// A name of a weekday at the front of a word: Montag, montags, Montagabend.
struct WeekdayName {
  std::uint32_t word = 0;
  std::size_t size = 0;
};

std::optional<WeekdayName> weekday_name(const DateWords& words, std::string_view text) {
  if (!words.may_be_day_name(text)) return std::nullopt;
  if (const auto found = words.find(text, WordKind::kWeekday)) {
    if (text == "so") return std::nullopt;  // the adverb
    return WeekdayName{found->word, text.size()};
  }
  const auto within = words.find_weekday_in(text);
  if (!within) return std::nullopt;
  return WeekdayName{*within, words.word(*within).key.size()};
}

// Reads the mentions one after the other into one DateReading.
class Scanner {
 public:
  Scanner(const DateTables& tables, const DocumentView& document)
      : tables_(tables), document_(document) {}

  DateReading scan(std::span<const std::size_t> mentions) {
    constexpr std::size_t kFields = 3;  // of most dates
    reading_.mentions.reserve(mentions.size());
    reading_.segments.reserve(mentions.size());
    reading_.atoms.reserve(mentions.size());
    reading_.fields.reserve(kFields * mentions.size());
    for (const std::size_t mention : mentions) add_surface(document_.mentions[mention]);
    for (std::size_t i = 0; i < mentions.size(); ++i) {
      mention_ = to_u32(i);
      source_ = &document_.mentions[mentions[i]];
      scan_mention();
    }
    return std::move(reading_);
  }

 private:
  void add_surface(const Mention& source) {
    MentionReading mention;
    mention.begin = to_u32(reading_.text.size());
    const std::string_view surface = source.surface;
    std::size_t taken = 0;
    for (std::size_t at = 0; (at = surface.find("- ", at)) != std::string_view::npos; ++at) {
      if (!divides_word(source, at)) continue;
      reading_.text += surface.substr(taken, at - taken);
      taken = at + 2;
    }
    reading_.text += surface.substr(taken);
    mention.end = to_u32(reading_.text.size());
    reading_.mentions.push_back(mention);
  }

  /// "Mon-" at the end of a line and "tag" on the next one are one word, if they make one.
  [[nodiscard]] bool divides_word(const Mention& source, std::size_t hyphen) const {
    const std::size_t place = source.span.begin + hyphen + 1;
    const bool line_ends = place < document_.text.size() && document_.text[place] == '\n';
    if (!line_ends || source.surface.size() != source.span.size()) return false;
    const std::string_view surface = source.surface;
    std::size_t begin = hyphen;
    while (begin > 0) {
      std::size_t before = begin;
      if (!text::is_letter(text::previous(surface, before))) break;
      begin = before;
    }
    const std::size_t end = end_of_word(surface, hyphen + 2);
    if (begin == hyphen || end == hyphen + 2) return false;
    std::string word(surface.substr(begin, hyphen - begin));
    word += surface.substr(hyphen + 2, end - hyphen - 2);
    return tables_.words.look_up(word).any().has_value();
  }

  void scan_mention() {
    MentionReading& mention = reading_.mentions[mention_];
    mention.first_segment = to_u32(reading_.segments.size());
    begin_ = mention.begin;
    surface_ = reading_.slice(mention.begin, mention.end);
    says_something_ = false;
    for (std::size_t pos = 0; pos < surface_.size();) pos = scan_at(pos);
    if (says_something_) read_as_year();
    mention.last_segment = to_u32(reading_.segments.size());
    mention.mode = says_something_ ? mode(mention) : Mode::kKept;
  }

  /// Reads what begins at `pos` and returns the byte behind it.
  std::size_t scan_at(std::size_t pos) {
    std::size_t behind = pos;
    const char32_t c = text::next(surface_, behind);
    const bool letter = text::is_letter(c);
    if (text::is_space(c) || (!letter && !text::is_ascii_digit(surface_[pos]) &&
                              !text::is_word(c) && !text::is_apostrophe(c) && c != U'+')) {
      return behind;
    }
    says_something_ = says_something_ || text::is_word(c);
    if (letter) {
      const std::size_t end = end_of_word(surface_, pos);
      if (const auto day = weekday_name(tables_.words, surface_.substr(pos, end - pos))) {
        return add(Kind::kWeekday, pos, pos + day->size, day->word);
      }
    }
    if (const auto match = tables_.forms.match(tables_.words, surface_, pos)) {
      says_something_ = true;
      return add_match(*match, pos);
    }
    if (letter) return scan_word(pos);
    if (text::is_ascii_digit(surface_[pos])) {
      return add(Kind::kDigits, pos, end_of_digits(surface_, pos), 0);
    }
    if (text::is_word(c)) return add(Kind::kDropped, pos, behind, 0);
    return behind;
  }

  std::size_t scan_word(std::size_t pos) {
    const std::size_t end = end_of_word(surface_, pos);
    if (const auto name = tables_.words.long_holiday(surface_, pos, end)) {
      return add(Kind::kHoliday, pos, name->end, name->word);
    }
    const std::string_view text = surface_.substr(pos, end - pos);
    const auto found = tables_.words.look_up(text).any();
    if (found) {
      const Word& word = tables_.words.word(found->word);
      if (word.kind == WordKind::kHoliday) return add(Kind::kHoliday, pos, end, found->word);
      if (!is_soft(word.kind)) return end;
      add(Kind::kSoftWord, pos, end, found->word);
      reading_.segments.back().ending = found->ending;
      return end;
    }
    return add(Kind::kDropped, pos, end, 0);
  }

  std::size_t add(Kind kind, std::size_t begin, std::size_t end, std::size_t index) {
    reading_.segments.push_back({.kind = kind,
                                 .begin = to_u32(begin_ + begin),
                                 .end = to_u32(begin_ + end),
                                 .index = to_u32(index)});
    return end;
  }

  std::size_t add_match(const FormMatch& match, std::size_t pos) {
    const std::size_t first_field = reading_.fields.size();
    for (std::size_t i = 0; i < match.count; ++i) {
      Field field = match.fields[i];
      field.begin += to_u32(begin_);
      field.end += to_u32(begin_);
      reading_.fields.push_back(field);
    }
    if (match.form->unit == Unit::kTime) return add(Kind::kTime, pos, match.end, first_field);
    DateAtom atom;
    atom.form = match.form;
    atom.begin = to_u32(begin_ + pos);
    atom.end = to_u32(begin_ + match.end);
    atom.first_field = to_u32(first_field);
    atom.field_count = to_u32(match.count);
    atom.mention = mention_;
    atom.place_begin = source_->span.begin + pos;
    atom.place_end = source_->span.begin + match.end;
    take_values(atom);
    add(Kind::kDate, pos, match.end, reading_.atoms.size());
    reading_.atoms.push_back(atom);
    return match.end;
  }

  /// The first field of a kind decides: "2. (zweiter) Juni" names its day twice.
  void take_values(DateAtom& atom) const {
    for (std::uint32_t i = 0; i < atom.field_count; ++i) {
      const Field& field = reading_.fields[atom.first_field + i];
      switch (field.token) {
        case Token::kDay:
          if (!atom.day) atom.day = field.value;
          break;
        case Token::kMonth:
        case Token::kMonthName:
        case Token::kMonthOrdinal:
          if (!atom.month) atom.month = field.value;
          atom.place = *atom.month - 1;
          break;
        case Token::kYear:
          if (!atom.year) atom.year = field.value;
          break;
        case Token::kNumber:
          atom.place = field.value - 1;
          break;
        default:
          take_word(field, atom);
      }
    }
    atom.year_is_known = atom.year.has_value();
  }

  void take_word(const Field& field, DateAtom& atom) const {
    const Unit unit = atom.form->unit;
    const WordKind kind = tables_.words.word(field.word).kind;
    if (kind == WordKind::kYear) {
      if (!atom.year) atom.year = field.value;
      return;
    }
    if (unit == Unit::kDay && !atom.day) atom.day = field.value;
    if (unit == Unit::kTerm || unit == Unit::kSeason) atom.place = field.value;
    if (unit < Unit::kWeek || unit == Unit::kTerm || unit == Unit::kSeason) return;
    if (kind == WordKind::kOrdinal) atom.place = field.value - 1;
    if (kind == WordKind::kFeast) atom.round_size = field.value;
  }

  /// "WS [15]", "[17]S", "Juni [19]": two digits alone that the text around makes a year; and
  /// "98", which is nothing else.
  void read_as_year() {
    const MentionReading& mention = reading_.mentions[mention_];
    if (reading_.segments.size() != mention.first_segment + 1) return;
    Segment& segment = reading_.segments.back();
    if (segment.end - segment.begin != 2) return;
    if (segment.kind == Kind::kDate) {
      const DateAtom& atom = reading_.atoms.back();
      const Token token = reading_.fields[atom.first_field].token;
      if (atom.field_count != 1 || token != Token::kDay) return;
      if (reading_.fields[atom.first_field].size() != 2) return;
      if (!year_is_before() && !term_is_behind()) return;
      reading_.atoms.pop_back();
      reading_.fields.pop_back();
    } else if (segment.kind != Kind::kDigits) {
      return;
    }
    const std::size_t begin = segment.begin - begin_;
    reading_.segments.pop_back();
    FormMatch match;
    match.form = &tables_.forms.bare_year();
    match.end = begin + 2;
    match.count = 1;
    const int digits = (surface_[begin] - '0') * 10 + surface_[begin + 1] - '0';
    match.fields[0] = {.token = Token::kYear,
                       .begin = to_u32(begin),
                       .end = to_u32(begin + 2),
                       .value = full_year(digits)};
    add_match(match, begin);
  }

  [[nodiscard]] bool year_is_before() const {
    const std::string_view text = document_.text;
    std::size_t pos = std::min(source_->span.begin, text.size());
    if (pos > 0 && text[pos - 1] == ' ') --pos;
    const std::size_t end = pos;
    while (pos > 0) {
      std::size_t before = pos;
      const char32_t c = text::previous(text, before);
      if (pos == end && text::is_apostrophe(c)) return true;
      if (!text::is_letter(c)) break;
      pos = before;
    }
    if (pos == end) return false;
    const std::string_view word = text.substr(pos, end - pos);
    const KnownWord known = tables_.words.look_up(word);
    return known.as(WordKind::kTerm) || known.as(WordKind::kMonth);
  }

  [[nodiscard]] bool term_is_behind() const {
    const std::size_t pos = std::min(source_->span.end, document_.text.size());
    const std::size_t end = end_of_word(document_.text, pos);
    if (end == pos) return false;
    const std::string_view word = document_.text.substr(pos, end - pos);
    return tables_.words.find(word, WordKind::kTermLetter).has_value();
  }

  [[nodiscard]] Mode mode(const MentionReading& mention) const {
    Mode mode = Mode::kMonth;
    for (std::uint32_t i = mention.first_segment; i < mention.last_segment; ++i) {
      const Kind kind = reading_.segments[i].kind;
      if (kind == Kind::kTime || kind == Kind::kSoftWord) mode = Mode::kRotates;
      if (kind != Kind::kTime && kind != Kind::kSoftWord && kind != Kind::kDropped) {
        return Mode::kMoves;
      }
    }
    return mode;
  }

  const DateTables& tables_;
  const DocumentView& document_;
  DateReading reading_;
  const Mention* source_ = nullptr;
  std::uint32_t mention_ = 0;
  std::size_t begin_ = 0;  // of the surface in reading_.text
  std::string_view surface_;
  bool says_something_ = false;
};

}  // namespace

DateReading scan_mentions(const DateTables& tables, const DocumentView& document,
                          std::span<const std::size_t> mentions) {
  return Scanner(tables, document).scan(mentions);
}

}  // namespace pseudo::lang::dates
