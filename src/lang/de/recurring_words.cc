#include "lang/de/recurring_words.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "lang/common/tokens.h"
#include "text/chars.h"

namespace pseudo::lang::de {
namespace {

bool is_small_word(const Rules& rules, const Token& token) {
  const std::string dotted = token.folded + (token.dot ? "." : "");
  return rules.grammar.prepositions.contains(token.folded) ||
         rules.grammar.determiners.contains(token.folded) ||
         rules.grammar.connectors.contains(dotted) || rules.names.is_particle(token.folded);
}

// "innen" in "wiener:innen", "sche" in "huber'sche".
bool is_ending(const Grammar& grammar, std::string_view name, std::string_view word) {
  // The ending includes the word and the mark before it.
  const auto ends_so = [&](std::string_view ending) {
    return name.ends_with(ending) && ending.ends_with(word) && ending.size() > word.size() &&
           !text::ascii::is_letter(
               static_cast<unsigned char>(ending[ending.size() - word.size() - 1]));
  };
  return std::ranges::any_of(grammar.inhabitant_forms, ends_so, &InhabitantForm::folded) ||
         std::ranges::any_of(grammar.name_endings, ends_so, &NameEnding::ending);
}

// "alpen", and "alpener" for its inhabitants.
bool is_of_landscape(const Grammar& grammar, std::string_view word) {
  if (grammar.landscape_words.contains(word)) return true;
  return std::ranges::any_of(grammar.inhabitant_forms, [&](const InhabitantForm& form) {
    return !form.folded.empty() && word.ends_with(form.folded) &&
           grammar.landscape_words.contains(word.substr(0, word.size() - form.folded.size()));
  });
}

/// A folded name, split into words.
class Recurring {
 public:
  Recurring(const Rules& rules, std::string_view name)
      : rules_(rules), name_(name), tokens_(tokenize(name)) {}

  [[nodiscard]] KeptReason in_place(std::size_t i) const {
    const Token& token = tokens_[i];
    const std::string dotted = token.folded + (token.dot ? "." : "");
    if (rules_.grammar.place_words.contains(token.folded) ||
        rules_.grammar.place_words.contains(dotted) ||
        (i > 0 && is_of_landscape(rules_.grammar, token.folded))) {
      return KeptReason::kPlacePattern;
    }
    if (is_small_word(rules_, token)) return KeptReason::kFunctionWord;
    // The river or region that distinguishes places of one name: "am Main", "(Oder)", "/Mur".
    const bool bracket =
        name_.substr(0, token.span.begin).find_first_of("(/") != std::string_view::npos;
    const bool qualifies =
        std::any_of(tokens_.begin() + 1,
                    tokens_.begin() + std::max<std::ptrdiff_t>(1, static_cast<std::ptrdiff_t>(i)),
                    [&](const Token& before) { return is_small_word(rules_, before); });
    if (!bracket && !qualifies) return KeptReason::kNone;
    // In "bei Graz" and "im Emmental" it is a separate place rather than a river.
    const PlaceRows rows = rules_.places.find(token.folded);
    const bool is_place = !rows.empty() && std::ranges::none_of(rows, [](const PlaceRow& row) {
      return row.cell(PlaceColumn::kKind) == "river";
    });
    return is_place ? KeptReason::kNone : KeptReason::kPlacePattern;
  }

  [[nodiscard]] KeptReason in_street(std::size_t i) const {
    const KeptReason reason = street_word(tokens_[i]);
    if (reason != KeptReason::kStreetPattern || !rules_.streets.is_adjective(tokens_[i].folded)) {
      return reason;
    }
    // "Lange Gasse" has no proper name.
    const bool has_name = std::ranges::any_of(
        tokens_, [&](const Token& token) { return street_word(token) == KeptReason::kNone; });
    return has_name ? reason : KeptReason::kNone;
  }

  [[nodiscard]] KeptReason in_org(std::size_t i) const {
    const Token& token = tokens_[i];
    const NounMatch noun = rules_.orgs.nouns().at(tokens_, i, i + 1);
    if (noun && noun.whole) {
      // "Hotel Post": the second noun may be a name.
      const bool first =
          std::none_of(tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(i),
                       [&](const Token& before) {
                         return static_cast<bool>(rules_.orgs.nouns().find(before.folded));
                       });
      if (first || !rules_.names.can_be_name(token.folded)) return KeptReason::kOrgKind;
    }
    if (rules_.grammar.is_saint(token.folded)) return KeptReason::kPlacePattern;
    if (is_small_word(rules_, token) || rules_.orgs.is_english_link(token.folded)) {
      return KeptReason::kFunctionWord;
    }
    if (rules_.orgs.legal_form(tokens_, tokens_.size()).begin <= i) return KeptReason::kLegalForm;
    return i > 0 && rules_.orgs.is_companion(token.folded) ? KeptReason::kLegalForm
                                                           : KeptReason::kNone;
  }

  /// The token that equals or contains a word.
  [[nodiscard]] std::size_t find(std::string_view word) const {
    const auto found = std::ranges::find(tokens_, word, &Token::folded);
    return static_cast<std::size_t>(found - tokens_.begin());
  }
  [[nodiscard]] std::size_t size() const { return tokens_.size(); }

 private:
  [[nodiscard]] KeptReason street_word(const Token& token) const {
    const SuffixMatch match = rules_.streets.match(token.folded, token.dot);
    if (match && match.letters == token.folded.size()) return KeptReason::kStreetPattern;
    if (rules_.streets.is_adjective(token.folded) || rules_.streets.is_box(token.folded)) {
      return KeptReason::kStreetPattern;
    }
    if (rules_.grammar.is_saint(token.folded)) return KeptReason::kPlacePattern;
    if (is_small_word(rules_, token)) return KeptReason::kFunctionWord;
    // "Dr." and, as it is a title with a dot, too, "Dr".
    const bool abbreviated = rules_.names.title(token.folded + ".") != nullptr;
    const bool title = token.dot || rules_.names.title(token.folded) != nullptr;
    return abbreviated && title ? KeptReason::kTitle : KeptReason::kNone;
  }

  const Rules& rules_;
  std::string_view name_;
  Tokens tokens_;
};

}  // namespace

KeptReason reason_to_recur(const Rules& rules, Category category, std::string_view name,
                           std::string_view word) {
  if (is_ending(rules.grammar, name, word)) return KeptReason::kEnding;
  const Recurring recurring(rules, name);
  const std::size_t i = recurring.find(word);
  if (i == recurring.size()) return KeptReason::kNone;
  switch (category) {
    case Category::kCity:
      return recurring.in_place(i);
    case Category::kStreet:
      return recurring.in_street(i);
    case Category::kOrg:
      return recurring.in_org(i);
    default:
      return KeptReason::kNone;
  }
}

}  // namespace pseudo::lang::de
