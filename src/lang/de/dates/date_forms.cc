#include "lang/de/dates/date_forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::array<std::pair<std::string_view, Unit>, 14> kUnits{{
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
    {"counted", Unit::kCounted},
    {"feast", Unit::kFeast},
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

FormStep step_of(const FormToken& token) {
  FormStep step{.token = token.token,
                .kind = token.kind,
                .least = token.least,
                .most = token.most,
                .joined = token.joined};
  step.literal_size = static_cast<std::uint8_t>(token.literal.copy(step.literal.data(), 4));
  return step;
}

// Forms that begin alike share the nodes of their first tokens.
class FormTree {
 public:
  /// To be called in the order of the numbers.
  void add(const Form& form, std::uint32_t number);
  /// The nodes as steps, and the forms that end at them.
  void lay_out(std::vector<FormStep>& steps, std::vector<std::uint32_t>& ends);

 private:
  struct Node {
    FormToken token;
    std::vector<std::uint32_t> children;  // nodes
    std::vector<std::uint32_t> forms;     // that end here
    std::uint32_t first_form = 0;         // of those that come through
  };
  std::vector<Node> nodes_ = std::vector<Node>(1);  // the first one is the root
};

void FormTree::add(const Form& form, std::uint32_t number) {
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
    nodes_.push_back({.token = token, .children = {}, .forms = {}, .first_form = number});
    node = fresh;
  }
  nodes_[node].forms.push_back(number);
}

// Level by level, so that the children of each node stand side by side.
void FormTree::lay_out(std::vector<FormStep>& steps, std::vector<std::uint32_t>& ends) {
  std::vector<std::uint32_t> node_of{0};
  steps.assign(1, {});
  for (std::size_t i = 0; i < node_of.size(); ++i) {
    Node& node = nodes_[node_of[i]];
    std::ranges::stable_sort(node.children, {},
                             [this](std::uint32_t n) { return class_of(nodes_[n].token.token); });
    for (std::size_t c = 0; c < steps[i].next.size(); ++c) {
      const auto before = std::ranges::count_if(
          node.children, [&](std::uint32_t n) { return class_of(nodes_[n].token.token) < c; });
      steps[i].next[c] =
          static_cast<std::uint32_t>(node_of.size() + static_cast<std::size_t>(before));
    }
    for (const std::uint32_t child : node.children) {
      node_of.push_back(child);
      steps.push_back(step_of(nodes_[child].token));
      steps.back().first_form = nodes_[child].first_form;
    }
    steps[i].first_end = static_cast<std::uint32_t>(ends.size());
    ends.insert(ends.end(), node.forms.begin(), node.forms.end());
    steps[i].last_end = static_cast<std::uint32_t>(ends.size());
  }
}

}  // namespace

FormStep::Class class_of(Token token) {
  if (is_number(token)) return FormStep::kNumbers;
  switch (token) {
    case Token::kBlank:
      return FormStep::kBlanks;
    case Token::kMonthName:
    case Token::kWord:
    case Token::kMonthOrdinal:
      return FormStep::kWords;
    default:
      return FormStep::kMarks;
  }
}

std::size_t end_of_word_beyond_ascii(std::string_view text, std::size_t pos) {
  while (pos < text.size()) {
    std::size_t behind = pos;
    const char32_t c = text::next(text, behind);
    if (!text::is_letter(c) && !text::is_mark(c)) break;
    pos = behind;
  }
  return pos;
}

std::size_t end_of_digits(std::string_view text, std::size_t pos) {
  while (pos < text.size() && text::is_ascii_digit(text[pos])) ++pos;
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
  FormTree tree;
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
    tree.add(*form, static_cast<std::uint32_t>(forms.forms_.size()));
    forms.forms_.push_back(*std::move(form));
  }
  tree.lay_out(forms.steps_, forms.ends_);
  return forms;
}

}  // namespace pseudo::lang::dates
