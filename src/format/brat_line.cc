#include "format/brat_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "format/annotation_reader.h"
#include "pseudo/format.h"
#include "text/ascii.h"

namespace pseudo {
namespace {

constexpr std::string_view kTextBoundShape = "T1<TAB>LABEL START END<TAB>TEXT";

Error malformed(std::string_view shape) {
  return {ErrorCode::kMalformed, fmt::format("malformed line, expected {}", shape)};
}

/// Takes tokens divided by blanks from the front of a column.
class Tokens {
 public:
  explicit Tokens(std::string_view column) : rest_(column) { skip_blanks(); }

  [[nodiscard]] bool empty() const { return rest_.empty(); }

  /// The next token; empty if there is none.
  std::string_view take() {
    const std::string_view token = rest_.substr(0, rest_.find(' '));
    rest_.remove_prefix(token.size());
    skip_blanks();
    return token;
  }

  /// The number at the front; at most the largest, so that it lies outside of every text.
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

  /// How many there were.
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
  std::optional<std::size_t> third;  ///< Where it begins in the line.
};

std::optional<Columns> split(std::string_view line) {
  const std::size_t first_tab = line.find('\t');
  if (first_tab == std::string_view::npos) return std::nullopt;
  const std::size_t second_tab = line.find('\t', first_tab + 1);
  Columns columns;
  columns.id = line.substr(0, first_tab);
  if (second_tab == std::string_view::npos) {
    columns.second = line.substr(first_tab + 1);
  } else {
    columns.second = line.substr(first_tab + 1, second_tab - first_tab - 1);
    columns.third = second_tab + 1;
  }
  return columns;
}

/// The id of "Role:T1"; empty if it is no such thing.
std::string_view argument(std::string_view token) {
  const std::size_t colon = token.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return {};
  const std::string_view id = token.substr(colon + 1);
  return is_brat_id(id) ? id : std::string_view{};
}

/// All tokens as arguments; nothing if one is none.
std::optional<std::vector<std::string_view>> arguments(Tokens tokens) {
  std::vector<std::string_view> ids;
  while (!tokens.empty()) {
    const std::string_view id = argument(tokens.take());
    if (id.empty()) return std::nullopt;
    ids.push_back(id);
  }
  return ids;
}

std::optional<CodePointSpan> take_fragment(Tokens& tokens) {
  const auto begin = tokens.take_number();
  if (!begin || tokens.skip_blanks() == 0) return std::nullopt;
  const auto end = tokens.take_number();
  if (!end) return std::nullopt;
  return CodePointSpan{*begin, *end};
}

/// What a line without any tab should look like.
std::string untabbed_shape(char letter) {
  std::string shape(kTextBoundShape);
  if (letter != 'T') shape = fmt::format("{}{}<TAB>...", letter, letter == '*' ? "" : "1");
  return "columns divided by a tab, not by blanks: " + shape;
}

Result<BratLine> parse_text_bound(const Columns& columns, BratLine line) {
  Tokens tokens(columns.second);
  line.label = tokens.take();
  do {
    const auto fragment = take_fragment(tokens);
    if (!fragment) return malformed(kTextBoundShape);
    line.fragments.push_back(*fragment);
  } while (tokens.take_mark(';'));
  if (!tokens.empty() || !columns.third) return malformed(kTextBoundShape);
  line.text_begin = *columns.third;
  return line;
}

Result<BratLine> parse_relation(const Columns& columns, BratLine line) {
  Tokens tokens(columns.second);
  tokens.take();  // the type
  auto ids = arguments(tokens);
  if (!ids || ids->size() < 2) return malformed("R1<TAB>TYPE ROLE:ID ROLE:ID");
  line.references = std::move(*ids);
  return line;
}

Result<BratLine> parse_event(const Columns& columns, BratLine line) {
  auto ids = arguments(Tokens(columns.second));
  if (!ids || ids->empty()) return malformed("E1<TAB>TYPE:TRIGGER-ID ROLE:ID ...");
  line.references = std::move(*ids);
  return line;
}

/// An attribute, a normalization or a note on one annotation: "TYPE ID" and what may follow.
Result<BratLine> parse_about_one(const Columns& columns, BratLine line) {
  Tokens tokens(columns.second);
  const std::string_view type = tokens.take();
  const std::string_view id = tokens.take();
  const bool well_formed = !type.empty() && is_brat_id(id);
  if (line.kind == LineKind::kNormalization && (!well_formed || tokens.empty())) {
    return malformed("N1<TAB>TYPE ID RESOURCE:ENTRY<TAB>TEXT");
  }
  if (!well_formed) return malformed("A1<TAB>TYPE ID or A1<TAB>TYPE ID VALUE");
  line.references.push_back(id);
  return line;
}

Result<BratLine> parse_equivalence(const Columns& columns, BratLine line) {
  Tokens tokens(columns.second);
  tokens.take();  // the type
  while (!tokens.empty()) {
    const std::string_view id = tokens.take();
    if (!is_brat_id(id)) return malformed("*<TAB>Equiv ID ID ...");
    line.references.push_back(id);
  }
  if (line.references.empty()) return malformed("*<TAB>Equiv ID ID ...");
  return line;
}

/// A note on an annotation, "#1<TAB>TYPE ID<TAB>TEXT", or a free comment, which may be anything.
BratLine parse_note(std::string_view line) {
  BratLine note;
  note.kind = LineKind::kNote;
  note.id = line.substr(0, 1);
  const auto columns = split(line);
  if (!columns || !is_brat_id(columns->id)) return note;
  Tokens tokens(columns->second);
  tokens.take();  // the type
  const std::string_view id = tokens.take();
  note.id = columns->id;
  if (tokens.empty() && is_brat_id(id)) note.references.push_back(id);
  return note;
}

struct Grammar {
  char letter;
  LineKind kind;
  Result<BratLine> (*parse)(const Columns&, BratLine);
};

constexpr Grammar kGrammars[] = {
    {'T', LineKind::kTextBound, parse_text_bound},
    {'R', LineKind::kRelation, parse_relation},
    {'E', LineKind::kEvent, parse_event},
    {'A', LineKind::kAttribute, parse_about_one},
    {'M', LineKind::kAttribute, parse_about_one},
    {'N', LineKind::kNormalization, parse_about_one},
    {'*', LineKind::kEquivalence, parse_equivalence},
};

}  // namespace

Result<BratLine> parse_brat_line(std::string_view line) {
  if (line.find_first_not_of(" \t") == std::string_view::npos) return BratLine{};
  if (line.front() == '#') return parse_note(line);
  const auto* const grammar =
      std::find_if(std::begin(kGrammars), std::end(kGrammars),
                   [&](const Grammar& candidate) { return candidate.letter == line.front(); });
  if (grammar == std::end(kGrammars)) {
    return malformed("one that begins with T, R, E, A, M, N, * or #");
  }
  const auto columns = split(line);
  if (!columns) return malformed(untabbed_shape(grammar->letter));
  if (grammar->letter == '*' ? columns->id != "*" : !is_brat_id(columns->id)) {
    return malformed(fmt::format("an id: {} and a number", grammar->letter));
  }
  BratLine parsed;
  parsed.kind = grammar->kind;
  parsed.id = columns->id;
  return grammar->parse(*columns, std::move(parsed));
}

LineIds ids_of(std::string_view line) {
  Result<BratLine> parsed = parse_brat_line(line);
  if (!parsed) return {};
  return {parsed->id, std::move(parsed->references)};
}

}  // namespace pseudo
