#include "lang/common/dates/scan.h"

#include <algorithm>
#include <utility>

#include "lang/common/dates/atom_values.h"
#include "lang/common/dates/day_names.h"
#include "lang/common/dates/line_breaks.h"
#include "lang/common/dates/text_runs.h"
#include "lang/common/dates/year_context.h"
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

Mode mode_of(std::span<const Segment> segments) {
  Mode mode = Mode::kMonth;
  for (const Segment& segment : segments) {
    if (segment.kind == Kind::kTime || segment.kind == Kind::kSoftWord) {
      mode = Mode::kRotates;
    } else if (segment.kind != Kind::kDropped) {
      return Mode::kMoves;
    }
  }
  return mode;
}

// Reads the mentions one after the other into one DateReading.
class Scanner {
 public:
  Scanner(const DateTables& tables, const DocumentView& document)
      : tables_(tables), document_(document) {}

  DateReading scan(std::span<const std::size_t> mentions) {
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
    reading_.text += join_divided_words(tables_.words, document_, source);
    mention.end = to_u32(reading_.text.size());
    reading_.mentions.push_back(mention);
  }

  void scan_mention() {
    MentionReading& mention = reading_.mentions[mention_];
    mention.first_segment = to_u32(reading_.segments.size());
    begin_ = mention.begin;
    surface_ = reading_.slice(mention.begin, mention.end);
    has_content_ = false;
    for (std::size_t pos = 0; pos < surface_.size();) pos = scan_at(pos);
    if (has_content_) read_as_year();
    mention.segments_end = to_u32(reading_.segments.size());
    mention.mode = has_content_ ? mode_of(reading_.segments_of(mention)) : Mode::kKept;
  }

  /// Reads the date, word or other token at `pos`, and returns its end.
  std::size_t scan_at(std::size_t pos) {
    std::size_t after = pos;
    const char32_t c = text::next(surface_, after);
    const bool letter = text::is_letter(c);
    if (!text::is_word(c) && !text::is_apostrophe(c) && c != U'+') return after;
    has_content_ = has_content_ || text::is_word(c);
    if (letter) {
      const std::size_t end = end_of_word(surface_, pos);
      if (const auto day = weekday_at_front(tables_.words, surface_.substr(pos, end - pos))) {
        return add(Kind::kWeekday, pos, pos + day->end, day->word);
      }
    }
    if (const auto match = match_form(tables_.forms, tables_.words, surface_, pos)) {
      has_content_ = true;
      return add_match(*match, pos);
    }
    if (letter) return scan_word(pos);
    if (text::is_ascii_digit(surface_[pos])) {
      return add(Kind::kDigits, pos, end_of_digits(surface_, pos), 0);
    }
    if (text::is_word(c)) return add(Kind::kDropped, pos, after, 0);
    return after;
  }

  std::size_t scan_word(std::size_t pos) {
    const std::size_t end = end_of_word(surface_, pos);
    if (const auto name = holiday_of_words(tables_.words, surface_, pos, end, surface_.size())) {
      return add(Kind::kHoliday, pos, name->end, name->word);
    }
    const auto found = tables_.words.look_up(surface_.substr(pos, end - pos)).any();
    if (!found) return add(Kind::kDropped, pos, end, 0);
    const WordKind kind = tables_.words.word(found->word).kind;
    if (kind == WordKind::kHoliday) return add(Kind::kHoliday, pos, end, found->word);
    if (!is_soft(kind)) return end;
    add(Kind::kSoftWord, pos, end, found->word);
    reading_.segments.back().ending = found->ending;
    return end;
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
    atom.document_begin = source_->span.begin + pos;
    atom.document_end = source_->span.begin + match.end;
    set_values(tables_.words, reading_.fields_of(atom), atom);
    add(Kind::kDate, pos, match.end, reading_.atoms.size());
    reading_.atoms.push_back(atom);
    return match.end;
  }

  /// For a mention of nothing but two digits: reads them as a year if the context shows one ("June
  /// [19]") or if they cannot be a day ("98").
  void read_as_year() {
    const MentionReading& mention = reading_.mentions[mention_];
    if (reading_.segments.size() != mention.first_segment + 1) return;
    const Segment segment = reading_.segments.back();
    if (segment.end - segment.begin != 2) return;
    if (segment.kind == Kind::kDate) {
      const DateAtom& atom = reading_.atoms.back();
      const Field& field = reading_.fields[atom.first_field];
      if (atom.field_count != 1 || field.kind != ElementKind::kDay || field.size() != 2) return;
      if (!is_year_by_context(tables_.words, document_.text, source_->span)) return;
      reading_.atoms.pop_back();
      reading_.fields.pop_back();
    } else if (segment.kind != Kind::kDigits) {
      return;
    }
    reading_.segments.pop_back();
    add_bare_year(segment.begin - begin_);
  }

  void add_bare_year(std::size_t pos) {
    FormMatch match;
    match.form = &tables_.forms.bare_year();
    match.end = pos + 2;
    match.count = 1;
    const int digits = (surface_[pos] - '0') * 10 + surface_[pos + 1] - '0';
    match.fields[0] = {.kind = ElementKind::kYear,
                       .begin = to_u32(pos),
                       .end = to_u32(pos + 2),
                       .value = full_year(digits)};
    add_match(match, pos);
  }

  const DateTables& tables_;
  const DocumentView& document_;
  DateReading reading_;
  const Mention* source_ = nullptr;
  std::uint32_t mention_ = 0;
  std::size_t begin_ = 0;  // of the surface in reading_.text
  std::string_view surface_;
  bool has_content_ = false;  // letters, digits or a match
};

}  // namespace

DateReading scan_mentions(const DateTables& tables, const DocumentView& document,
                          std::span<const std::size_t> mentions) {
  return Scanner(tables, document).scan(mentions);
}

}  // namespace pseudo::lang::dates
