#include "lang/de/org_lexicon.h"

#include <algorithm>

#include "lang/de/rows.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestLegalForm = 6;  // tokens: "Gesellschaft mit beschränkter Haftung"
constexpr std::size_t kLongestNoun = 4;       // tokens
constexpr std::size_t kShortestTail = 4;      // letters of a head noun in a compound
constexpr std::size_t kLongestWord = 64;      // bytes: no noun or modifier of a compound is longer

std::string without_dots(std::string_view folded) {
  std::string bare;
  for (const char c : folded) {
    if (c != '.' && c != ' ') bare += c;
  }
  return bare;
}

std::string strip_adjective(std::string_view word) {
  for (const std::string_view ending : {"en", "er", "es", "em", "e"}) {
    if (word.ends_with(ending) && word.size() > ending.size() + 2) {
      return std::string(word.substr(0, word.size() - ending.size()));
    }
  }
  return std::string(word);
}

std::string joined(const std::vector<Token>& tokens, std::size_t first, std::size_t last) {
  std::string folded;
  for (std::size_t i = first; i < last; ++i) {
    if (!folded.empty()) folded += ' ';
    folded += tokens[i].folded;
  }
  return folded;
}

}  // namespace

std::string adjective_free(std::string_view folded) {
  const std::size_t blank = folded.find_last_of(' ');
  if (blank == std::string_view::npos) return std::string(folded);
  std::string key;
  for (std::size_t begin = 0; begin < folded.size();) {
    const std::size_t end = std::min(folded.find(' ', begin), folded.size());
    const std::string_view word = folded.substr(begin, end - begin);
    if (!key.empty()) key += ' ';
    key += end == folded.size() ? std::string(word) : strip_adjective(word);
    begin = end + 1;
  }
  return key;
}

void OrgLexicon::add(const LexiconTable* table) {
  for_each_row(table, [&](auto cell) {
    nouns_.push_back({std::string(cell("noun")), std::string(cell("kind")),
                      std::string(cell("gender")), std::string(cell("number")),
                      std::string(cell("genitive"))});
    const std::size_t index = nouns_.size() - 1;
    const OrgNoun& noun = nouns_.back();
    forms_.try_emplace(adjective_free(text::fold_key(noun.noun)), Entry{index, false});
    const std::string genitive = text::fold_key(noun.genitive);
    const auto add_genitive = [&](const std::string& form) {
      if (!form.empty()) forms_.try_emplace(adjective_free(form), Entry{index, true});
    };
    add_genitive(genitive);
    if (genitive.ends_with('s') && noun.gender != "f") {  // "Amts" beside "Amtes"
      if (genitive.ends_with("es")) {
        add_genitive(genitive.substr(0, genitive.size() - 2) + "s");
      } else {
        add_genitive(genitive.substr(0, genitive.size() - 1) + "es");
      }
    }
  });
}

Result<OrgLexicon> OrgLexicon::load(const Lexicons& lexicons) {
  for (const std::string_view name :
       {"orgs", "org_kinds", "org_modifiers", "org_topics", "legal_forms"}) {
    if (lexicons.table(name) == nullptr) {
      return Error{ErrorCode::kLexicon, "the German module needs the table " + std::string(name)};
    }
  }
  OrgLexicon orgs;
  orgs.orgs_ = lexicons.table("orgs");
  orgs.kinds_ = lexicons.table("org_kinds");
  orgs.topics_ = lexicons.table("org_topics");
  orgs.add(orgs.kinds_);
  orgs.add(lexicons.table("org_nouns"));
  for_each_row(lexicons.table("legal_forms"), [&](auto cell) {
    orgs.legal_forms_.try_emplace(without_dots(text::fold_key(cell("form"))), cell("gender"));
  });
  for_each_row(lexicons.table("org_modifiers"),
               [&](auto cell) { orgs.modifiers_.insert(text::fold_key(cell("word"))); });
  return orgs;
}

NounMatch OrgLexicon::noun(std::string_view folded) const {
  const auto it = forms_.find(adjective_free(folded));
  if (it == forms_.end()) return {};
  return {&nouns_[it->second.noun], 1, it->second.genitive, false, true};
}

NounMatch OrgLexicon::compound(std::string_view folded) const {
  const std::size_t first = std::max(folded.size(), kLongestWord + 2) - kLongestWord;
  for (std::size_t begin = first; begin + kShortestTail <= folded.size(); ++begin) {
    const NounMatch tail = noun(folded.substr(begin));
    if (!tail) continue;
    NounMatch match = tail;
    match.compound = true;
    // All of the first part must be modifiers: "Stadt|haupt|pfarrkirche".
    std::string_view rest = folded.substr(0, begin);
    while (!rest.empty()) {
      std::size_t taken = 0;
      const std::size_t longest = std::min(rest.size(), kLongestWord);
      for (std::size_t length = longest; length >= 2 && taken == 0; --length) {
        if (modifiers_.contains(rest.substr(0, length))) taken = length;
      }
      if (taken == 0) break;
      rest.remove_prefix(taken);
    }
    match.whole = rest.empty();
    return match;
  }
  return {};
}

NounMatch OrgLexicon::noun_at(const std::vector<Token>& tokens, std::size_t first,
                              std::size_t last) const {
  for (std::size_t words = std::min(kLongestNoun, last - first); words > 0; --words) {
    NounMatch match = noun(joined(tokens, first, first + words));
    if (!match) continue;
    match.words = words;
    return match;
  }
  NounMatch match = compound(tokens[first].folded);
  match.words = match ? 1 : 0;
  return match;
}

std::size_t OrgLexicon::legal_form(const std::vector<Token>& tokens, std::size_t last,
                                   std::string& gender) const {
  const std::size_t earliest = last > kLongestLegalForm ? last - kLongestLegalForm : 0;
  for (std::size_t first = earliest; first < last; ++first) {
    std::string bare;
    for (std::size_t i = first; i < last; ++i) bare += tokens[i].folded;
    for (const std::string_view joint : {"", "&"}) {  // "GmbH & Co. KG": & is no token
      std::string tried = bare;
      if (!joint.empty()) {
        const std::size_t co = tried.find("co");
        if (co == std::string::npos) continue;
        tried.insert(co, joint);
      }
      const auto it = legal_forms_.find(tried);
      if (it == legal_forms_.end()) continue;
      gender = it->second;
      return first;
    }
  }
  return last;
}

std::optional<std::uint32_t> OrgLexicon::find(std::string_view folded) const {
  const auto rows = orgs_->find(folded);
  if (rows.empty()) return std::nullopt;
  return rows.front();
}

}  // namespace pseudo::lang::de
