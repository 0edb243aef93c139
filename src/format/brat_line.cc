#include "format/brat_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "text/ascii.h"

namespace pseudo {
namespace {

constexpr std::string_view kTextBoundShape = "T1<TAB>LABEL START END<TAB>TEXT";

Error malformed(std::string_view shape) {
  return {ErrorCode::kMalformed, fmt::format("malformed line, expected {}", shape)};
}

/// True for ids in BRAT's format.
bool is_brat_id(std::string_view id) {
  constexpr std::string_view kKinds = "TREAMN#";
  return id.size() > 1 && kKinds.find(id.front()) != std::string_view::npos &&
         std::all_of(id.begin() + 1, id.end(), text::is_ascii_digit);
}

/// Takes tokens, separated by blanks, from the front of a column.
class Tokens {
 public:
  explicit Tokens(std::string_view column) : rest_(column) { skip_blanks(); }

  [[nodiscard]] bool empty() const { return rest_.empty(); }

  /// Removes and returns the next token; empty if there is none.
  std::string_view take() {
    const std::string_view token = rest_.substr(0, rest_.find(' '));
    rest_.remove_prefix(token.size());
    skip_blanks();
    return token;
  }

  /// Removes the number at the front. Large numbers are clamped to a value outside every text.
  std::optional<std::size_t> take_number() {
    if (rest_.empty() || !text::is_ascii_digit(rest_.front())) return std::nullopt;
    constexpr std::size_t kMax = std::numeric_limits<std::size_t>::max();
    std::size_t number = 0;
    while (!rest_.empty() && text::is_ascii_digit(rest_.front())) {
      const auto digit = static_cast<std::size_t>(rest_.front() - '0');
      number = number > (kMax - digit) / 10 ? kMax : number * 10 + digit;
      rest_.remove_prefix(1);
    }
    return number;
  }

  bool take_mark(char mark) {
    skip_blanks();
    if (rest_.empty() || rest_.front() != mark) return false;
    rest_.remove_prefix(1);
    skip_blanks();
    return true;
  }

  /// The remaining text.
  [[nodiscard]] std::string_view rest() const { return rest_; }

  /// Returns the number of blanks.
  std::size_t skip_blanks() {
    const std::size_t blanks = std::min(rest_.find_first_not_of(' '), rest_.size());
    rest_.remove_prefix(blanks);
    return blanks;
  }

 private:
  std::string_view rest_;
};

struct Columns {
  std::string_view id;
  std::string_view second;
  std::size_t second_end = 0;  ///< in the line: end of the second column
};

std::optional<Columns> split(std::string_view line) {
  const std::size_t first_tab = line.find('\t');
  if (first_tab == std::string_view::npos) return std::nullopt;
  const std::size_t second = first_tab + 1;
  const std::size_t end = std::min(line.find('\t', second), line.size());
  return Columns{line.substr(0, first_tab), line.substr(second, end - second), end};
}

/// Parses "Role:T1".
std::optional<Argument> argument(std::string_view token) {
  const std::size_t colon = token.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return std::nullopt;
  const std::string_view id = token.substr(colon + 1);
  if (!is_brat_id(id)) return std::nullopt;
  return Argument{std::string(token.substr(0, colon)), std::string(id)};
}

/// Parses all tokens as arguments; nothing if one of them is not.
std::optional<std::vector<Argument>> arguments(Tokens tokens) {
  std::vector<Argument> all;
  while (!tokens.empty()) {
    std::optional<Argument> next = argument(tokens.take());
    if (!next) return std::nullopt;
    all.push_back(std::move(*next));
  }
  return all;
}

std::optional<CodePointSpan> take_fragment(Tokens& tokens) {
  const auto begin = tokens.take_number();
  if (!begin || tokens.skip_blanks() == 0) return std::nullopt;
  const auto end = tokens.take_number();
  if (!end) return std::nullopt;
  return CodePointSpan{*begin, *end};
}

/// The expected form of a line, for lines without a tab.
std::string untabbed_shape(char letter) {
  std::string shape(kTextBoundShape);
  if (letter != 'T') shape = fmt::format("{}{}<TAB>...", letter, letter == '*' ? "" : "1");
  return "columns divided by a tab, not by blanks: " + shape;
}

Result<BratLine> parse_text_bound(std::string_view line, const Columns& columns) {
  Tokens tokens(columns.second);
  TextBoundLine parsed{columns.id, tokens.take(), {}, columns.second_end + 1};
  do {
    const auto fragment = take_fragment(tokens);
    if (!fragment) return malformed(kTextBoundShape);
    parsed.fragments.push_back(*fragment);
  } while (tokens.take_mark(';'));
  if (!tokens.empty() || columns.second_end == line.size()) return malformed(kTextBoundShape);
  return BratLine(std::move(parsed));
}

std::optional<Error> parse_relation(std::string_view column, Link& link) {
  Tokens tokens(column);
  link.type = tokens.take();
  auto ids = arguments(tokens);
  if (!ids || ids->size() < 2) return malformed("R1<TAB>TYPE ROLE:ID ROLE:ID");
  link.arguments = std::move(*ids);
  return std::nullopt;
}

std::optional<Error> parse_event(std::string_view column, Link& link) {
  auto ids = arguments(Tokens(column));
  if (!ids || ids->empty()) return malformed("E1<TAB>TYPE:TRIGGER-ID ROLE:ID ...");
  link.arguments = std::move(*ids);
  link.type = std::exchange(link.arguments.front().role, {});
  return std::nullopt;
}

std::optional<Error> parse_attribute(std::string_view column, Link& link) {
  Tokens tokens(column);
  link.type = tokens.take();
  const std::string_view id = tokens.take();
  if (link.type.empty() || !is_brat_id(id)) {
    return malformed("A1<TAB>TYPE ID or A1<TAB>TYPE ID VALUE");
  }
  link.arguments.push_back({{}, std::string(id)});
  link.value = tokens.rest();
  return std::nullopt;
}

std::optional<Error> parse_normalization(std::string_view column, Link& link) {
  if (parse_attribute(column, link) || link.value.empty()) {
    return malformed("N1<TAB>TYPE ID RESOURCE:ENTRY<TAB>TEXT");
  }
  link.entry = std::exchange(link.value, {});
  return std::nullopt;
}

std::optional<Error> parse_equivalence(std::string_view column, Link& link) {
  Tokens tokens(column);
  link.id.clear();  // "*" is not an id
  link.type = tokens.take();
  while (!tokens.empty()) {
    const std::string_view id = tokens.take();
    if (!is_brat_id(id)) return malformed("*<TAB>Equiv ID ID ...");
    link.arguments.push_back({{}, std::string(id)});
  }
  if (link.arguments.empty()) return malformed("*<TAB>Equiv ID ID ...");
  return std::nullopt;
}

struct Grammar {
  char letter;
  Link::Kind kind;
  std::optional<Error> (*parse)(std::string_view, Link&);
};

constexpr Grammar kGrammars[] = {
    {'R', Link::Kind::kRelation, parse_relation},
    {'E', Link::Kind::kEvent, parse_event},
    {'A', Link::Kind::kAttribute, parse_attribute},
    {'M', Link::Kind::kAttribute, parse_attribute},
    {'N', Link::Kind::kNormalization, parse_normalization},
    {'*', Link::Kind::kEquivalence, parse_equivalence},
};

Result<BratLine> parse_link(std::string_view line, const Columns& columns, const Grammar& grammar) {
  LinkLine parsed{{}, columns.second_end};
  parsed.link.kind = grammar.kind;
  parsed.link.id = columns.id;
  if (auto error = grammar.parse(columns.second, parsed.link)) return std::move(*error);
  const bool has_text =
      grammar.kind == Link::Kind::kNormalization && columns.second_end < line.size();
  if (has_text) {
    const std::size_t begin = columns.second_end + 1;
    parsed.end = std::min(line.find('\t', begin), line.size());
    parsed.link.value = line.substr(begin, parsed.end - begin);
  }
  return BratLine(std::move(parsed));
}

/// Parses a note on an element, "#1<TAB>TYPE ID<TAB>TEXT", or a free comment. A free comment may
/// have any form; all of it except an id is text.
BratLine parse_note(std::string_view line) {
  NoteLine parsed{{}, line.size()};
  Remark& note = parsed.note;
  const auto columns = split(line);
  if (!columns || !is_brat_id(columns->id)) {
    note.text = line.substr(1);
    return parsed;
  }
  note.id = columns->id;
  Tokens tokens(columns->second);
  const std::string_view type = tokens.take();
  const std::string_view on = tokens.take();
  if (!tokens.empty() || !is_brat_id(on)) {
    note.text = line.substr(note.id.size() + 1);
    return parsed;
  }
  note.type = type;
  note.on = on;
  note.text = line.substr(std::min(columns->second_end + 1, line.size()));
  if (note.text.empty()) parsed.end = columns->second_end;
  return parsed;
}

}  // namespace

Result<BratLine> parse_brat_line(std::string_view line) {
  if (line.find_first_not_of(" \t") == std::string_view::npos) return BratLine(BlankLine{});
  const char letter = line.front();
  if (letter == '#') return parse_note(line);
  const auto* const grammar = std::ranges::find(kGrammars, letter, &Grammar::letter);
  if (letter != 'T' && grammar == std::end(kGrammars)) {
    return malformed("one that begins with T, R, E, A, M, N, * or #");
  }
  const auto columns = split(line);
  if (!columns) return malformed(untabbed_shape(letter));
  if (letter == '*' ? columns->id != "*" : !is_brat_id(columns->id)) {
    return malformed(fmt::format("an id: {} and a number", letter));
  }
  return letter == 'T' ? parse_text_bound(line, *columns) : parse_link(line, *columns, *grammar);
}

}  // namespace pseudo
