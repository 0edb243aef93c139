#include "lang/de/orgs/inflected_orgs.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "lang/de/orgs/org_roles.h"
#include "pseudo/span.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

// Folded words; the base is among them.
using WordForms = std::vector<std::string>;

void add_genitives(const Rules& rules, const std::string& base, WordForms& forms) {
  const bool has_sibilant = rules.grammar.ends_in_sibilant(base);
  for (const GenitiveEnding& genitive : rules.grammar.nouns.genitives()) {
    const bool fits = genitive.after != After::kOther || !has_sibilant;
    if (!genitive.has_apostrophe() && fits) forms.push_back(base + genitive.ending);
  }
}

// "stadtgasthof" of "stadtgasthofs".
std::string base_of(const Rules& rules, const NounMatch& head, const std::string& folded) {
  const NounEndings& nouns = rules.grammar.nouns;
  if (head.dative) return std::string(nouns.without_dative_plural(folded));
  if (!head.genitive || head.noun->gender == "f") return folded;
  const std::string noun = text::fold_key(head.noun->noun);
  for (const GenitiveEnding& genitive : nouns.genitives()) {
    if (!folded.ends_with(genitive.ending)) continue;
    std::string base = folded.substr(0, folded.size() - genitive.ending.size());
    if (base.ends_with(noun)) return base;
  }
  return folded;
}

WordForms forms_of_head(const Rules& rules, const NounMatch& head, const std::string& folded) {
  WordForms forms{base_of(rules, head, folded)};
  const std::string base = forms.front();
  if (head.noun->number == "pl") {
    forms.push_back(rules.grammar.nouns.dative_plural(base));
  } else if (head.noun->gender != "f") {
    add_genitives(rules, base, forms);
    if (!head.compound) forms.push_back(text::fold_key(head.noun->genitive));
  } else if (!head.compound && head.noun->genitive.size() > head.noun->noun.size()) {
    forms.push_back(text::fold_key(head.noun->genitive));  // "Allgemeinen" of "Allgemeine"
  }
  return forms;
}

// "Kreuzes" for "Rotes Kreuz", "Brüdern" for "Barmherzige Brüder": an unknown noun is inflected if
// its adjective is.
WordForms forms_of_last(const Rules& rules, std::string_view adjective_ending,
                        const std::string& folded) {
  WordForms forms{folded};
  const bool may_be_plural = adjective_ending.size() == 1 || adjective_ending.ends_with('n');
  if (may_be_plural) forms.push_back(rules.grammar.nouns.dative_plural(folded));
  // "Wechselseitigen" of "Grazer Wechselseitige"
  const std::string_view own = rules.grammar.adjectives.ending_of(folded);
  if (own.size() == 1) {
    const std::string stem = folded.substr(0, folded.size() - own.size());
    for (const std::string& ending : rules.grammar.adjectives.all()) forms.push_back(stem + ending);
  }
  add_genitives(rules, folded, forms);
  return forms;
}

class Inflection {
 public:
  Inflection(const Rules& rules, const Tokens& tokens, std::size_t end, const std::string& key)
      : rules_(rules), key_(key) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < end; ++i) {
      at = key.find(tokens[i].folded, at);
      if (at == std::string::npos) return;
      read(tokens, i, end, {at, at + tokens[i].folded.size()});
      at += tokens[i].folded.size();
    }
  }

  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> names;
    const WordForms as_it_is{{}};
    for (const std::string& noun : nouns_.empty() ? as_it_is : nouns_) {
      add(noun, {}, names);
      if (adjectives_.empty()) continue;
      for (const std::string& ending : rules_.grammar.adjectives.all()) add(noun, ending, names);
    }
    return names;
  }

 private:
  void read(const Tokens& tokens, std::size_t i, std::size_t end, ByteSpan place) {
    const std::string& folded = tokens[i].folded;
    const NounMatch head = rules_.orgs.nouns().at(tokens, i, i + 1);
    const std::string_view ending = rules_.grammar.adjectives.ending_of(folded);
    if (head && !is_adjective_before_noun(rules_.orgs, tokens, i, end)) {
      if (!nouns_.empty()) return;
      noun_ = place;
      nouns_ = forms_of_head(rules_, head, folded);
    } else if (i + 1 < end && rules_.grammar.has_adjective_ending(folded)) {
      adjectives_.push_back(place);
      ending_ = ending;
    } else if (i + 1 == end && nouns_.empty() && adjectives_.size() == i &&
               (i > 0 || rules_.grammar.has_adjective_ending(folded))) {
      noun_ = place;
      nouns_ = forms_of_last(rules_, ending_, folded);
    }
  }

  void add(const std::string& noun, std::string_view ending,
           std::vector<std::string>& names) const {
    std::string name = key_;
    if (!noun.empty()) name.replace(noun_.begin, noun_.size(), noun);
    for (auto place = adjectives_.rbegin(); !ending.empty() && place != adjectives_.rend();
         ++place) {
      const std::string_view own =
          rules_.grammar.adjectives.ending_of(key_.substr(place->begin, place->size()));
      if (own != ending_) continue;  // "Grazer" of "Grazer Wechselseitige"
      const bool is_behind = !nouns_.empty() && place->begin > noun_.begin;
      const std::size_t shift = is_behind ? noun.size() - noun_.size() : 0;
      name.replace(place->end + shift - own.size(), own.size(), ending);
    }
    if (name != key_) names.push_back(std::move(name));
  }

  const Rules& rules_;
  const std::string& key_;
  ByteSpan noun_;
  WordForms nouns_;
  std::vector<ByteSpan> adjectives_;
  std::string_view ending_;  // of the last adjective
};

}  // namespace

std::vector<std::string> inflected_names(const Rules& rules, const Tokens& tokens, std::size_t end,
                                         const std::string& key) {
  constexpr std::size_t kMostWords = 8;
  if (end == 0 || end > kMostWords) return {};
  return Inflection(rules, tokens, end, key).names();
}

}  // namespace pseudo::lang::de
