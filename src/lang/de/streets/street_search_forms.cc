#include "lang/de/streets/street_search_forms.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "lang/common/letter_case.h"
#include "lang/common/tokens.h"
#include "lang/de/search_forms.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

using Forms = std::vector<SearchForm>;

void add_street(Forms& forms, const Rules& rules, std::string_view name) {
  std::string key = text::fold_key(name);
  if (key.ends_with('.')) key.pop_back();
  add_form(forms, key, kGenitiveEnding);
  const SuffixMatch suffix = rules.streets.match(key, name.ends_with('.'));
  if (!suffix || suffix.diminutive || suffix.suffix->abbreviation.size() < 2) return;
  const std::string stem = key.substr(0, key.size() - suffix.letters);
  const std::string abbreviation = text::fold_key(suffix.suffix->abbreviation);
  constexpr std::size_t kDistinctive = 5;  // letters before "g.", which may be any ending by itself
  if (abbreviation.size() > 2 || stem.size() >= kDistinctive) {
    add_form(forms, stem + abbreviation, kNoEnding);
  }
  add_form(forms, stem + suffix.suffix->folded, kGenitiveEnding);
  if (stem.size() < kDistinctive) return;
  if (!stem.ends_with(' ')) {
    add_form(forms, stem + ' ' + suffix.suffix->folded, kGenitiveEnding);
    return;
  }
  const std::string joined = stem.substr(0, stem.size() - 1);  // "mariahilferstrasse"
  add_form(forms, joined + suffix.suffix->folded, kGenitiveEnding);
  if (abbreviation.size() > 2) add_form(forms, joined + abbreviation, kNoEnding);
}

// The spellings of a street with each of its first words written out or abbreviated:
// "Bgm.-Zeisel-Straße" for "Bürgermeister-Zeisel-Straße".
std::vector<std::string> other_spellings(const Rules& rules, std::string_view name) {
  constexpr std::size_t kMost = 8;
  std::vector<std::string> all(1);
  const Tokens tokens = tokenize(name);
  std::size_t done = 0;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const std::vector<std::string>* const others = rules.streets.spellings_of(tokens[i].folded);
    const std::size_t known = all.size();
    const std::string_view gap = name.substr(done, tokens[i].span.begin - done);
    for (std::size_t k = 0; others != nullptr && k < others->size(); ++k) {
      for (std::size_t j = 0; j < known && all.size() < kMost; ++j)
        all.push_back(std::string(all[j]).append(gap).append((*others)[k]));
    }
    done = tokens[i].span.end;
    for (std::size_t j = 0; j < known; ++j) all[j].append(gap).append(tokens[i].folded);
  }
  for (std::string& spelling : all) spelling.append(name.substr(done));
  all.erase(all.begin());  // the name itself
  return all;
}

struct SingleStreet {
  std::string_view name;
  bool is_open;  // "Linden-" of "Linden- und Eschenweg": it shares the ending of the next one
};

// Splits several streets: "Lindengasse/Zirbenweg", "Lindengasse und Zirbenweg".
std::vector<SingleStreet> single_streets(const Grammar& grammar, std::string_view name) {
  constexpr std::size_t kMost = 16;
  std::vector<SingleStreet> streets;
  std::size_t begin = 0;
  std::size_t end = 0;  // of the last word
  const auto close = [&] {
    if (begin >= end) return;
    streets.push_back({name.substr(begin, end - begin), name.substr(end).starts_with('-')});
  };
  for (const Token& token : tokenize(name)) {
    if (streets.size() == kMost) return streets;
    const std::string_view gap = name.substr(end, token.span.begin - end);
    const bool is_link = grammar.connectors.contains(token.folded);
    if (is_link || end == 0 || gap.find_first_of("/,;&+") != std::string_view::npos) {
      close();
      begin = is_link ? token.span.end : token.span.begin;
    } else if (begin == end) {
      begin = token.span.begin;  // after a link
    }
    end = token.span.end;
  }
  close();
  return streets;
}

// Adds "Hinterfeldgrund" for "Am Hinterfeldgrund".
void add_noun_of_street(Forms& forms, const Rules& rules, std::string_view name) {
  constexpr std::size_t kShortest = 8;  // letters; shorter ones may be any word
  const Tokens tokens = tokenize(name);
  if (tokens.size() < 2 || !starts_with_upper(tokens.back().written)) return;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (!rules.grammar.is_function_word(tokens[i].folded)) return;
  }
  const std::string& noun = tokens.back().folded;
  if (noun.size() < kShortest || is_everyday_name(rules, noun)) return;
  add_form(forms, noun, kGenitiveEnding);
}

// Adds "Unteren Stadtplatz" for "Unterer Stadtplatz".
void add_inflected_street(Forms& forms, const Rules& rules, std::string_view name) {
  const Tokens tokens = tokenize(name);
  if (tokens.size() < 2 || !rules.streets.is_adjective(tokens.front().folded)) return;
  const std::string key = text::fold_key(name);
  const std::string_view own = rules.grammar.adjectives.ending_of(tokens.front().folded);
  if (own.empty() || !key.starts_with(tokens.front().folded)) return;
  const std::size_t stem = tokens.front().folded.size() - own.size();
  for (const std::string& ending : rules.grammar.adjectives.all()) {
    add_form(forms, key.substr(0, stem) + ending + key.substr(stem + own.size()), kGenitiveEnding);
  }
}

// Returns the initials of the tokens before `end`: "b " for "Bgm.-Zeisel-Straße".
std::string initials_of(const Tokens& tokens, std::size_t end) {
  std::string initials;
  for (std::size_t i = 0; i < end; ++i) {
    std::size_t letter = 0;
    text::next(tokens[i].folded, letter);
    initials.append(tokens[i].folded, 0, letter).append(1, ' ');
  }
  return initials;
}

// Adds "Zeiselstraße" and "B.-Zeisel-Straße" for "Bgm.-Zeisel-Straße".
void add_without_first_words(Forms& forms, const Rules& rules, std::string_view name) {
  constexpr std::size_t kShortest = 4;  // letters of the name that is left
  const Tokens tokens = tokenize(name);
  if (tokens.size() < 3) return;
  const std::size_t last = tokens.size() - 2;  // the last word of the person's name
  const SuffixMatch suffix = rules.streets.match(tokens.back().folded, tokens.back().dot);
  const bool is_all = suffix && suffix.letters == tokens.back().folded.size();
  const std::string& family = tokens[last].folded;
  // People are searched for by their names.
  const bool is_person =
      rules.names.knows(Category::kFamily, family) ||
      std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(last),
                  [&](const Token& token) { return rules.names.knows_given(token.folded); });
  if (!is_all || is_person || is_everyday_name(rules, family) ||
      text::count_code_points(family) < kShortest) {
    return;
  }
  const auto is_capital = [](const Token& token) { return starts_with_upper(token.written); };
  if (!std::ranges::all_of(tokens, is_capital)) return;
  for (std::size_t i = 1; i <= last; ++i) {
    const std::string_view rest = name.substr(tokens[i].span.begin);
    if (!rules.streets.is_common(text::fold_key(rest))) add_street(forms, rules, rest);
  }
  add_street(forms, rules,
             initials_of(tokens, last) + std::string(name.substr(tokens[last].span.begin)));
}

// Returns "Bavariastr." for "Ecke Bavariastr."
std::string_view without_corner(const Rules& rules, std::string_view name) {
  const Tokens tokens = tokenize(name);
  if (tokens.size() < 2 || !rules.streets.is_corner(tokens.front().folded)) return name;
  return name.substr(tokens[1].span.begin);
}

// Returns "str." for "Bavariastr.", or "" if no word for a street ends the name.
std::string ending_of(const Rules& rules, std::string_view street) {
  std::string key = text::fold_key(street);
  const bool has_dot = key.ends_with('.');
  if (has_dot) key.pop_back();
  const SuffixMatch suffix = rules.streets.match(key, has_dot);
  if (!suffix) return {};
  return key.substr(key.size() - suffix.letters) + (has_dot ? "." : "");
}

}  // namespace

void add_streets(Forms& forms, const Rules& rules, std::string_view name) {
  const std::vector<SingleStreet> streets = single_streets(rules.grammar, name);
  if (streets.size() > 1) add_form(forms, text::fold_key(name), kGenitiveEnding);
  std::string ending;  // of the next street
  for (auto street = streets.rbegin(); street != streets.rend(); ++street) {
    const std::string_view own = without_corner(rules, street->name);
    if (street->is_open && !ending.empty()) {
      add_street(forms, rules, std::string(own) + ending);
      continue;
    }
    ending = ending_of(rules, own);
    add_street(forms, rules, own);
    for (const std::string& spelling : other_spellings(rules, own))
      add_street(forms, rules, spelling);
    add_noun_of_street(forms, rules, own);
    add_inflected_street(forms, rules, own);
    add_without_first_words(forms, rules, own);
  }
}

std::string stem_of_street(const Rules& rules, std::string_view name) {
  constexpr std::size_t kShortest = 5;  // letters; shorter ones may be any word
  std::string key = text::fold_key(name);
  const bool has_dot = key.ends_with('.');
  if (has_dot) key.pop_back();
  const SuffixMatch suffix = rules.streets.match(key, has_dot);
  if (!suffix || !suffix.suffix->alone || suffix.genitive || suffix.diminutive) return {};
  key.resize(key.size() - suffix.letters);
  while (key.ends_with(' ')) key.pop_back();
  const bool is_word = key.size() >= kShortest && key.find(' ') == std::string::npos;
  return is_word ? key : std::string();
}

}  // namespace pseudo::lang::de
