#include "lang/de/date_forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::array<std::pair<std::string_view, Unit>, 12> kUnits{{
    {"day", Unit::kDay},
    {"month", Unit::kMonth},
    {"year", Unit::kYear},
    {"academic", Unit::kAcademic},
    {"years", Unit::kYears},
    {"week", Unit::kWeek},
    {"quarter", Unit::kQuarter},
    {"half", Unit::kHalf},
    {"term", Unit::kTerm},
    {"season", Unit::kSeason},
    {"decade", Unit::kDecade},
    {"time", Unit::kTime},
}};

struct LetterRun {
  std::string_view letters;
  Token token;
  std::uint8_t least;
  std::uint8_t most;
};

constexpr std::array<LetterRun, 13> kLetterRuns{{
    {"MMMM", Token::kMonthName, 0, 0},
    {"YYYY", Token::kYear, 4, 4},
    {"YYY", Token::kYear, 3, 3},
    {"YY", Token::kYear, 2, 2},
    {"DD", Token::kDay, 2, 2},
    {"MM", Token::kMonth, 2, 2},
    {"NN", Token::kNumber, 2, 2},
    {"mm", Token::kMinute, 2, 2},
    {"FF", Token::kFraction, 1, 9},
    {"D", Token::kDay, 1, 2},
    {"M", Token::kMonth, 1, 2},
    {"N", Token::kNumber, 1, 2},
    {"h", Token::kHour, 1, 2},
}};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_ascii_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

bool is_number(Token token) {
  return token == Token::kDay || token == Token::kMonth || token == Token::kYear ||
         token == Token::kNumber || token == Token::kHour || token == Token::kMinute ||
         token == Token::kFraction;
}

/// Takes one token off the front of the pattern; nothing when there is none.
std::optional<FormToken> take_token(std::string_view& pattern) {
  const auto take = [&pattern](std::size_t size, FormToken token) {
    pattern.remove_prefix(size);
    return token;
  };
  if (pattern[0] == ' ') return take(1, {.token = Token::kBlank});
  if (pattern[0] == '\'') return take(1, {.token = Token::kApostrophe});
  if (pattern[0] == '{') {
    const std::size_t end = pattern.find('}');
    if (end == pattern.npos) return std::nullopt;
    const std::string_view name = pattern.substr(1, end - 1);
    if (name == "month_ordinal") return take(end + 1, {.token = Token::kMonthOrdinal});
    const auto kind = find_word_kind(name);
    if (!kind) return std::nullopt;
    return take(end + 1, {.token = Token::kWord, .kind = *kind});
  }
  for (const LetterRun& run : kLetterRuns) {
    if (!pattern.starts_with(run.letters)) continue;
    return take(run.letters.size(), {.token = run.token, .least = run.least, .most = run.most});
  }
  std::size_t size = 0;
  const char32_t c = text::next(pattern, size);
  if (text::is_word(c)) return std::nullopt;
  return take(size, {.literal = std::string(pattern.substr(0, size))});
}

std::optional<Form> compile(std::string_view pattern, Unit unit) {
  Form form{.unit = unit, .tokens = {}};
  std::size_t fields = 0;
  while (!pattern.empty()) {
    auto token = take_token(pattern);
    if (!token) return std::nullopt;
    if (!form.tokens.empty() && is_number(token->token) && is_number(form.tokens.back().token)) {
      form.tokens.back().joined = true;
    }
    if (token->token > Token::kBlank) ++fields;
    form.tokens.push_back(*std::move(token));
  }
  if (fields == 0 || fields > FormMatch::kMaxFields) return std::nullopt;
  const FormToken& last = form.tokens.back();
  form.ends_in_year = last.token == Token::kYear && last.least == 4;
  return form;
}

int number(std::string_view digits) {
  int value = 0;
  for (const char c : digits) value = value * 10 + (c - '0');
  return value;
}

bool in_range(Token token, int value) {
  switch (token) {
    case Token::kDay:
      return value >= 1 && value <= 31;
    case Token::kMonth:
      return value >= 1 && value <= 12;
    case Token::kHour:
      return value <= 24;
    case Token::kMinute:
      return value <= 59;
    case Token::kNumber:
      return value >= 1;
    default:
      return true;
  }
}

Field* field_of(FormMatch& match, Token token, std::size_t nth) {
  for (std::size_t i = 0; i < match.count; ++i) {
    if (match.fields[i].token == token && nth-- == 0) return &match.fields[i];
  }
  return nullptr;
}

/// The second of two years follows the first, over the end of a century if need be.
bool settle_years(FormMatch& match) {
  const Field* first = field_of(match, Token::kYear, 0);
  Field* second = field_of(match, Token::kYear, 1);
  if (second == nullptr) return true;
  if (second->size() == 2) {
    second->value = first->value - first->value % 100 + second->value % 100;
    if (second->value <= first->value) second->value += 100;
  }
  const int distance = second->value - first->value;
  return match.form->unit == Unit::kYears ? distance > 0 && distance < 100 : distance == 1;
}

/// Whether the numbers can be what the form says. Completes a second year.
bool is_possible(FormMatch& match) {
  const Unit unit = match.form->unit;
  if (const Field* number = field_of(match, Token::kNumber, 0)) {
    const int most = unit == Unit::kWeek ? 53 : unit == Unit::kQuarter ? 4 : 2;
    if (number->value > most) return false;
  }
  return settle_years(match);
}

}  // namespace

// Walks down the forms at one place, token by token; no token ever needs a second try. Words are
// looked up once for all forms.
class FormMatcher {
 public:
  FormMatcher(const DateForms& forms, const DateWords& words, std::string_view text,
              std::size_t pos)
      : forms_(forms), words_(words), text_(text), pos_(pos) {}

  std::optional<FormMatch> run() {
    walk(forms_.nodes_.front());
    return best_;
  }

 private:
  struct SeenWord {
    std::size_t begin = std::string_view::npos;
    std::size_t end = 0;
    KnownWord known;
    std::optional<std::uint32_t> misspelled_month;
  };

  void walk(const DateForms::Node& node) {
    const std::size_t pos = pos_;
    const std::size_t count = match_.count;
    const std::size_t digits = end_of_digits(text_, pos) - pos;
    for (const std::uint32_t child : node.children) {
      const DateForms::Node& next = forms_.nodes_[child];
      if (!may_take(next.token, digits)) continue;
      if (take(next.token, digits)) {
        for (const std::uint32_t form : next.forms) offer(form);
        walk(next);
      }
      pos_ = pos;
      match_.count = count;
    }
  }

  /// Keeps the form if it is longer than the best one, or as long and above it in the table.
  void offer(std::uint32_t number) {
    if (best_ && (pos_ < best_->end || (pos_ == best_->end && number > best_number_))) return;
    FormMatch match = match_;
    match.form = &forms_.forms_[number];
    match.end = pos_;
    if (!ends_well(match) || !is_possible(match)) return;
    best_ = match;
    best_number_ = number;
  }

  /// A quick test before take(). `digits`: how many there are at the place.
  [[nodiscard]] bool may_take(const FormToken& token, std::size_t digits) const {
    if (is_number(token.token)) return digits >= token.least;
    if (token.token == Token::kLiteral) {
      return pos_ < text_.size() && text_[pos_] == token.literal[0];
    }
    return digits == 0 || token.token == Token::kBlank;
  }

  /// Precondition: may_take().
  bool take(const FormToken& token, std::size_t digits) {
    switch (token.token) {
      case Token::kLiteral:
        if (!text_.substr(pos_).starts_with(token.literal)) return false;
        pos_ += token.literal.size();
        return true;
      case Token::kApostrophe:
        return pos_ < text_.size() && text::is_apostrophe(text::next(text_, pos_));
      case Token::kBlank:
        pos_ = end_of_blanks(text_, pos_);
        return true;
      case Token::kMonthName:
        return take_month();
      case Token::kWord:
        return take_word(token.token, token.kind);
      case Token::kMonthOrdinal:
        return take_word(token.token, WordKind::kOrdinal) && last().value <= 12;
      default:
        return take_number(token, digits);
    }
  }

  /// The word that begins at `pos`; its end is `pos` when there is none.
  const SeenWord& word_at(std::size_t pos) {
    for (const SeenWord& seen : seen_) {
      if (seen.begin == pos) return seen;
    }
    SeenWord& seen = seen_[next_seen_++ % seen_.size()];
    seen = {.begin = pos, .end = end_of_word(text_, pos), .known = {}, .misspelled_month = {}};
    if (seen.end == pos) return seen;
    const std::string_view word = text_.substr(pos, seen.end - pos);
    seen.known = words_.look_up(word);
    if (!seen.known.any()) seen.misspelled_month = words_.find_misspelled_month(word);
    return seen;
  }

  bool take_number(const FormToken& token, std::size_t run) {
    const bool joined_before =
        match_.count > 0 && last().end == pos_ && pos_ > 0 && is_digit(text_[pos_ - 1]);
    const std::size_t size = token.joined || joined_before ? token.least : run;
    if (size < token.least || size > token.most || size > run) return false;
    if (!token.joined && size != run) return false;
    int value = number(text_.substr(pos_, size));
    if (!in_range(token.token, value)) return false;
    if (token.token == Token::kYear && token.most == 2) value = full_year(value);
    if (token.token == Token::kYear && value == 0) return false;
    add(token.token, size, value);
    return true;
  }

  bool take_month() {
    const SeenWord& seen = word_at(pos_);
    if (seen.end == pos_) return false;
    const auto found = seen.known.as(WordKind::kMonth);
    const auto number = found ? std::optional(found->word) : seen.misspelled_month;
    if (!number) return false;
    const Word& word = words_.word(*number);
    const std::size_t end = seen.end;
    const bool dot = takes_dot(word) && end < text_.size() && text_[end] == '.';
    add(Token::kMonthName, end - pos_ + (dot ? 1 : 0), word.value);
    last().word = *number;
    return true;
  }

  bool take_word(Token token, WordKind kind) {
    const SeenWord& seen = word_at(pos_);
    if (seen.end == pos_) return false;
    const auto found = seen.known.as(kind);
    if (!found) return false;
    add(token, seen.end - pos_, words_.word(found->word).value);
    last().word = found->word;
    last().ending = found->ending;
    return true;
  }

  void add(Token token, std::size_t size, int value) {
    match_.fields[match_.count++] = {.token = token,
                                     .begin = static_cast<std::uint32_t>(pos_),
                                     .end = static_cast<std::uint32_t>(pos_ + size),
                                     .value = value};
    pos_ += size;
  }

  Field& last() { return match_.fields[match_.count - 1]; }

  /// What follows must not belong to the last field: "1.6. 10 Uhr" and "1.6. 14:30" name no year.
  bool ends_well(const FormMatch& match) {
    const bool digits = is_digit(text_[match.end - 1]);
    if (!digits || match.form->unit == Unit::kTime || match.form->ends_in_year) return true;
    const bool mark = match.end + 1 < text_.size() &&
                      (text_[match.end] == ':' || text_[match.end] == '.') &&
                      is_digit(text_[match.end + 1]);
    if (mark) return false;
    const std::size_t next = end_of_blanks(text_, match.end);
    return next == text_.size() || !word_at(next).known.as(WordKind::kClock);
  }

  const DateForms& forms_;
  const DateWords& words_;
  std::string_view text_;
  std::size_t pos_;
  FormMatch match_;
  std::optional<FormMatch> best_;
  std::uint32_t best_number_ = 0;
  std::array<SeenWord, 4> seen_;
  std::size_t next_seen_ = 0;
};

int full_year(int two_digits) {
  constexpr int kFirstOfLastCentury = 69;
  return two_digits + (two_digits < kFirstOfLastCentury ? 2000 : 1900);
}

std::size_t end_of_word(std::string_view text, std::size_t pos) {
  for (;;) {
    while (pos < text.size() && is_ascii_letter(text[pos])) ++pos;
    if (pos == text.size() || static_cast<unsigned char>(text[pos]) < 0x80) return pos;
    std::size_t behind = pos;
    const char32_t c = text::next(text, behind);
    if (!text::is_letter(c) && !text::is_mark(c)) return pos;
    pos = behind;
  }
}

std::size_t end_of_digits(std::string_view text, std::size_t pos) {
  while (pos < text.size() && is_digit(text[pos])) ++pos;
  return pos;
}

std::size_t end_of_blanks(std::string_view text, std::size_t pos) {
  while (pos < text.size()) {
    std::size_t behind = pos;
    if (!text::is_space(text::next(text, behind))) break;
    pos = behind;
  }
  return pos;
}

Result<DateForms> DateForms::from(const Lexicons& lexicons) {
  const LexiconTable* table = lexicons.table("date_forms");
  if (table == nullptr) {
    return Error{ErrorCode::kLexicon, "table date_forms: German dates need it"};
  }
  DateForms forms;
  forms.bare_year_ = *compile("YY", Unit::kYear);
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    const auto unit = std::ranges::find(kUnits, table->cell(row, "unit"),
                                        [](const auto& known) { return known.first; });
    std::optional<Form> form;
    if (unit != kUnits.end()) form = compile(table->cell(row, std::size_t{0}), unit->second);
    if (!form) {
      return Error{ErrorCode::kLexicon,
                   fmt::format("table date_forms, row {}: no pattern or no unit", row + 1)};
    }
    forms.add(*std::move(form));
  }
  return forms;
}

std::optional<FormMatch> DateForms::match(const DateWords& words, std::string_view text,
                                          std::size_t pos) const {
  return FormMatcher(*this, words, text, pos).run();
}

void DateForms::add(Form form) {
  std::uint32_t node = 0;
  for (const FormToken& token : form.tokens) {
    const auto& children = nodes_[node].children;
    const auto found = std::ranges::find_if(
        children, [&](std::uint32_t child) { return nodes_[child].token == token; });
    if (found != children.end()) {
      node = *found;
      continue;
    }
    const auto fresh = static_cast<std::uint32_t>(nodes_.size());
    nodes_[node].children.push_back(fresh);
    nodes_.push_back({.token = token, .children = {}, .forms = {}});
    node = fresh;
  }
  nodes_[node].forms.push_back(static_cast<std::uint32_t>(forms_.size()));
  forms_.push_back(std::move(form));
}

}  // namespace pseudo::lang::dates
