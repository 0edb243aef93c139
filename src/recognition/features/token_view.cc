#include "recognition/features/token_view.h"

#include <algorithm>
#include <unordered_map>

#include "pseudo/text.h"
#include "recognition/features/feature_hash.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

/// Maps a number to one of a few classes, which do not reveal its digits.
std::string number_class(std::string_view digits) {
  if (digits.size() <= 2) {
    const int value = std::stoi(std::string(digits));
    const char* const zero = digits.front() == '0' ? "0" : "";
    if (value >= 1 && value <= 12) return std::string(zero) + "#month";
    if (value >= 1 && value <= 31) return std::string(zero) + "#day";
    return "#two";
  }
  if (digits.size() == 4 && (digits.starts_with("19") || digits.starts_with("20"))) return "#year";
  return "#" + std::to_string(std::min<std::size_t>(digits.size(), 12));
}

/// "Müller" Xx, "GmbH" XxX, "IKEA" X: one letter per run of a class; a single letter is "x1".
std::string shape_of(std::string_view word) {
  std::string shape;
  std::size_t letters = 0;
  for (std::size_t pos = 0; pos < word.size(); ++letters) {
    const char32_t c = text::next(word, pos);
    const char kind = text::is_upper(c) ? 'X' : text::is_lower(c) ? 'x' : 'o';
    if (shape.empty() || shape.back() != kind) shape += kind;
  }
  return letters <= 2 ? shape + static_cast<char>('0' + letters) : shape;
}

bool is_ascii_number(std::string_view digits) {
  return std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
}

void set_word(TokenView& view, const Clusters& clusters) {
  switch (view.token.kind) {
    case Token::Kind::kWord:
      view.lower = text::to_lower(view.text);
      view.word = hash_text(view.lower);
      view.shape = hash_text(shape_of(view.text));
      view.cluster = clusters.find(hash_text(view.text));
      if (view.cluster == 0) view.cluster = clusters.find(view.word);
      break;
    case Token::Kind::kNumber:
      view.lower = is_ascii_number(view.text) ? number_class(view.text) : "#other";
      view.word = view.shape = hash_text(view.lower);
      break;
    case Token::Kind::kSymbol:
      // Longer runs of a symbol have the shape of two.
      view.lower = view.text.size() > 3 ? view.text.substr(0, 1) : view.text;
      if (!text::is_boundary(view.text, 1)) view.lower = "#sign";
      view.word = view.shape = hash_text(view.lower);
      break;
    case Token::Kind::kBreak:
      view.lower = view.token.lines > 1 ? "#paragraph" : "#line";
      view.word = view.shape = hash_text(view.lower);
      break;
  }
}

struct Line {
  std::size_t begin = 0;  // index of a token
  std::size_t end = 0;
};

std::vector<Line> lines_of(const std::vector<TokenView>& views) {
  std::vector<Line> lines;
  for (std::size_t i = 0; i < views.size(); ++i) {
    if (views[i].token.kind == Token::Kind::kBreak) continue;
    const bool begins = i == 0 || views[i - 1].token.kind == Token::Kind::kBreak;
    if (begins) lines.push_back({i, i});
    lines.back().end = i + 1;
  }
  return lines;
}

std::uint8_t class_of_size(std::size_t tokens) {
  if (tokens <= 3) return static_cast<std::uint8_t>(tokens);
  return tokens <= 6 ? 4 : 5;
}

std::uint8_t at_most(std::size_t value, std::size_t most) {
  return static_cast<std::uint8_t>(std::min(value, most));
}

void set_layout(std::vector<TokenView>& views, const Lists& lists) {
  const ListBits greeting = lists.bit("greeting");
  const ListBits closing = lists.bit("closing");
  const std::vector<Line> lines = lines_of(views);
  std::size_t since = 0;
  for (std::size_t n = 0; n < lines.size(); ++n) {
    const auto [begin, end] = lines[n];
    const TokenView& first = views[begin];
    const bool quoted = first.text == ">" || first.text == "|" || first.text == ">>";
    const std::size_t word = quoted && begin + 1 < end ? begin + 1 : begin;
    const bool greets = (views[word].lists & greeting) != 0;
    bool closes = false;
    for (std::size_t i = begin; i < std::min(end, begin + 6); ++i) {
      closes = closes || (views[i].lists & closing) != 0;
    }
    // A long line is probably a sentence about greetings.
    closes = closes && end - begin <= 12;
    if (closes) since = 1;
    for (std::size_t i = begin; i < end; ++i) {
      TokenView& view = views[i];
      view.line_from_start = at_most(n, 5);
      view.line_from_end = at_most(lines.size() - 1 - n, 7);
      view.line_tokens = class_of_size(end - begin);
      view.since_closing = at_most(since, 6);
      view.first_of_line = i == begin;
      view.last_of_line = i + 1 == end;
      view.in_greeting = greets;
      view.quoted = quoted;
    }
    if (since > 0) ++since;
  }
}

struct Occurrences {
  std::uint32_t all = 0;
  std::uint32_t lower = 0;
  std::uint32_t greeted = 0;
  std::uint32_t titled = 0;
  std::uint32_t given = 0;
};

Occurrences at(const std::vector<TokenView>& views, std::size_t i, ListBits titles,
               ListBits given) {
  const TokenView& view = views[i];
  Occurrences one;
  one.all = 1;
  const char32_t first = [&] {
    std::size_t pos = 0;
    return text::next(view.text, pos);
  }();
  if (!text::is_upper(first)) {
    one.lower = 1;
    return one;
  }
  const bool is_signature =
      view.since_closing >= 1 && view.since_closing <= 4 && view.line_tokens <= 3;
  one.greeted = view.in_greeting || is_signature ? 1 : 0;
  std::size_t before = i;
  while (before > 0 && views[before - 1].text == ".") --before;
  if (before == 0) return one;
  one.titled = (views[before - 1].lists & titles) != 0 ? 1 : 0;
  one.given = (views[before - 1].lists & given) != 0 ? 1 : 0;
  return one;
}

void set_evidence(std::vector<TokenView>& views, const Lists& lists) {
  const ListBits titles = lists.bit("title") | lists.bit("address-word");
  const ListBits given = lists.bit("female") | lists.bit("male") | lists.bit("given");
  std::unordered_map<std::uint64_t, Occurrences> sums;
  std::vector<Occurrences> own(views.size());
  for (std::size_t i = 0; i < views.size(); ++i) {
    if (views[i].token.kind != Token::Kind::kWord) continue;
    own[i] = at(views, i, titles, given);
    Occurrences& sum = sums[views[i].word];
    sum.all += own[i].all;
    sum.lower += own[i].lower;
    sum.greeted += own[i].greeted;
    sum.titled += own[i].titled;
    sum.given += own[i].given;
  }
  for (std::size_t i = 0; i < views.size(); ++i) {
    TokenView& view = views[i];
    if (view.token.kind != Token::Kind::kWord) continue;
    const Occurrences& sum = sums[view.word];
    view.repeated = sum.all > 1;
    view.also_lower = sum.lower > own[i].lower;
    view.also_greeted = sum.greeted > own[i].greeted;
    view.also_titled = sum.titled > own[i].titled;
    view.also_given = sum.given > own[i].given;
  }
}

void set_rules(std::vector<TokenView>& views, const std::vector<RuleSpan>& rules) {
  for (const RuleSpan& rule : rules) {
    auto view = std::ranges::lower_bound(views, rule.span.begin, {},
                                         [](const TokenView& one) { return one.token.span.begin; });
    for (bool first = true; view != views.end() && view->token.span.begin < rule.span.end; ++view) {
      view->rule = static_cast<std::uint8_t>(rule.kind + 1);
      view->rule_begins = first;
      first = false;
    }
  }
}

}  // namespace

std::vector<TokenView> view_tokens(std::string_view text, const Lists& lists,
                                   const Clusters& clusters, const std::vector<RuleSpan>& rules) {
  const std::vector<Token> tokens = tokenize(text);
  std::vector<TokenView> views(tokens.size());
  std::vector<std::string> folded(tokens.size());
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    views[i].token = tokens[i];
    views[i].text = text.substr(tokens[i].span.begin, tokens[i].span.size());
    if (tokens[i].kind != Token::Kind::kBreak) folded[i] = text::fold_key(views[i].text);
    set_word(views[i], clusters);
  }
  const std::vector<ListBits> bits = lists.find(tokens, folded);
  for (std::size_t i = 0; i < tokens.size(); ++i) views[i].lists = bits[i];
  set_layout(views, lists);
  set_evidence(views, lists);
  set_rules(views, rules);
  return views;
}

}  // namespace pseudo::recognition
