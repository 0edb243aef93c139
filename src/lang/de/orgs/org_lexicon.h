// Access to the tables of organisations: head nouns, legal forms, names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/grammar/grammar.h"
#include "lang/de/orgs/org_bodies.h"
#include "lang/de/orgs/org_nouns.h"
#include "lang/de/orgs/org_topic_table.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

// Kinds of organisations that the code refers to.
inline constexpr std::string_view kOpenKind = "open";    ///< The name fits any kind.
inline constexpr std::string_view kCraftKind = "craft";  ///< A person with a trade: "der Tischler".
inline constexpr std::string_view kPartyKind = "party";  ///< Has branches: "Grüne Graz".

/// The role of other words in the names of one kind of organisations. A row of table
/// org_kind_rules.
struct OrgKindRules {
  bool place_first = true;  ///< A word next to the head noun is more likely a place than a person.
  bool person = true;       ///< Such a word may be a person.
  bool bare_topic = false;  ///< Such a word may be a field of study: "Professur Informatik".
  std::string topic = "any";   ///< Kind of the topic after "für": "any", "broad" (a subject of the
                               ///< original's group), or a kind of table org_topics.
  std::string wider = "open";  ///< Kind of surrogates if there are too few of this kind.
  bool brand = false;  ///< Its names are brands, which show no kind. Acronyms can be such names.
  bool plain_building =
      false;  ///< A building of any use, which alone does not make a place an organisation.
  bool sites = false;  ///< Its name may contain its location: "Klinikum am Steinhof".
  bool bodies =
      false;  ///< A noun that names one body is replaced if the place of its branch follows.
};

/// What a word after a head noun introduces. A row of table org_links.
struct OrgLink {
  bool topic = false;          ///< A field of study: "Institut für Slawistik".
  bool owner = false;          ///< The parent institution: "der Universität".
  bool english_topic = false;  ///< "Institute of Physics".
  bool english_place = false;  ///< "University of Graz".
  std::string topic_kind =
      {};  ///< The kind of topic specific to this word ("gegen": a grievance), or "".
};

/// A word before the location of a house. A row of table org_site_words.
struct OrgSiteWord {
  std::string kind;     ///< A kind of table org_sites.
  bool person = false;  ///< It may also precede a person: "beim Huber".
};

struct LegalForm {
  std::size_t begin = 0;  ///< Index of its first token; `last` if there is no legal form.
  std::string_view kind;  ///< The kind of organisations with this legal form: "company", "society".
};

/// Immutable after load(). Refers to the lexicons, which must outlive it.
class OrgLexicon {
 public:
  /// Errors: kLexicon if a required table is missing.
  static Result<OrgLexicon> load(const Lexicons& lexicons, const Grammar& grammar);

  [[nodiscard]] const OrgNouns& nouns() const { return nouns_; }
  [[nodiscard]] const OrgTopicTable& topics() const { return topics_; }
  [[nodiscard]] const OrgBodies& bodies() const { return bodies_; }

  /// Returns the longest legal form at the end of tokens [0, last).
  [[nodiscard]] LegalForm legal_form(const Tokens& tokens, std::size_t last) const;
  [[nodiscard]] std::optional<std::uint32_t> find(std::string_view folded) const;
  /// As find(), for a key without inflection (see uninflected()): "geisl & danner" finds Geisler &
  /// Danner.
  [[nodiscard]] std::optional<std::uint32_t> find_uninflected(std::string_view key) const;

  /// True for the first part of a compound that describes a kind rather than names the
  /// organisation: "Sport".
  [[nodiscard]] bool is_modifier(std::string_view folded) const {
    return nouns_.is_modifier(folded) || topics_.table()->find(folded).size() > 0;
  }
  /// True for English function words: "of", "the".
  [[nodiscard]] bool is_english_link(std::string_view folded) const {
    const std::string* const role = english_words_.find(folded);
    return role != nullptr && *role == "link";
  }
  /// Returns the row of a word, or a default OrgLink if it has none.
  [[nodiscard]] OrgLink link(std::string_view folded) const;
  /// Returns the row of a word, or null.
  [[nodiscard]] const OrgSiteWord* site_word(std::string_view folded) const {
    return site_words_.find(folded);
  }
  /// True for a head noun that is the name of a single body: "Charité". `key`: its folded name.
  [[nodiscard]] bool is_name_of_body(const OrgNoun& noun, std::string_view key) const;
  /// True for such a body that has branches: "SPÖ" in "SPÖ Graz".
  [[nodiscard]] bool is_body_with_branches(const OrgNoun& noun) const;
  /// Removes the endings of adjectives from all folded words but the last. Keys of organisations
  /// have this form.
  [[nodiscard]] std::string uninflected(std::string_view folded) const {
    return adjectives_.uninflected(folded);
  }
  /// True for companions of a founder in the name of a firm: "Partner", "Söhne".
  [[nodiscard]] bool is_companion(std::string_view folded) const {
    return companions_.contains(folded);
  }
  /// True for an adjective that describes a sort of organisations, or its abbreviation:
  /// "Städtisches", "Städt.".
  [[nodiscard]] bool is_adjective_of_sort(std::string_view folded) const {
    const std::size_t ending = adjectives_.ending_of(folded).size();
    return sorts_.contains(folded) || sorts_.contains(folded.substr(0, folded.size() - ending));
  }
  /// True for a name with an English legal form or function word.
  [[nodiscard]] bool is_english(const Tokens& tokens) const;
  /// Returns the number of tokens of a known English field of study at `first`, or 0.
  [[nodiscard]] std::size_t subject_at(const Tokens& tokens, std::size_t first,
                                       std::size_t last) const;

  /// True for an acronym that no surrogate may have. `folded`: text::fold_key.
  [[nodiscard]] bool is_banned_acronym(std::string_view folded) const {
    return banned_acronyms_.contains(folded);
  }
  /// True for the country of a firm after its name: "Österreich", "at". `folded`: text::fold_key.
  [[nodiscard]] bool is_branch(std::string_view folded) const { return branches_.contains(folded); }
  /// True for a line of business: "Metallbau".
  [[nodiscard]] bool is_line(std::string_view folded) const { return lines_.contains(folded); }
  /// Returns the kind of faculties of the same group: for "faculty" and "Rechtswissenschaftliche
  /// Fakultät", the kind of law faculties.
  [[nodiscard]] std::string_view grouped_kind(std::string_view kind, std::string_view folded) const;
  /// Returns the rules of a kind, or the defaults if it has no row.
  [[nodiscard]] const OrgKindRules& kind_rules(std::string_view kind) const;

  [[nodiscard]] const LexiconTable* orgs() const { return orgs_; }
  [[nodiscard]] const LexiconTable* kinds() const { return kinds_; }
  /// Locations of houses, and rooms of hospitals.
  [[nodiscard]] const LexiconTable* sites() const { return sites_; }
  /// Invented acronyms. Null if the table is missing.
  [[nodiscard]] const LexiconTable* acronyms() const { return acronyms_; }
  /// English fields of study, and English organisations.
  [[nodiscard]] const LexiconTable* subjects() const { return subjects_; }
  [[nodiscard]] const LexiconTable* english() const { return english_; }

 private:
  void add_legal_forms(const LexiconTable* forms);
  void add_words(const Lexicons& lexicons);
  void add_kinds(const LexiconTable* kind_rules);
  void add_links(const Lexicons& lexicons);

  OrgNouns nouns_;
  OrgTopicTable topics_;
  OrgBodies bodies_;
  const LexiconTable* orgs_ = nullptr;
  const LexiconTable* kinds_ = nullptr;
  const LexiconTable* sites_ = nullptr;
  const LexiconTable* acronyms_ = nullptr;
  const LexiconTable* subjects_ = nullptr;
  const LexiconTable* english_ = nullptr;
  AdjectiveEndings adjectives_;
  FoldedMap<std::string_view> legal_forms_;  // without dots and blanks -> kind
  FoldedSet companions_;
  FoldedSet sorts_;
  FoldedSet branches_;
  FoldedSet lines_;
  FoldedSet banned_acronyms_;
  FoldedMap<std::string> kind_names_;  // owns the names of kinds that views point to
  FoldedMap<OrgKindRules> kind_rules_;
  FoldedMap<OrgLink> links_;
  FoldedMap<OrgSiteWord> site_words_;
  FoldedMap<std::string> english_words_;  // word -> "link", "legal"
};

}  // namespace pseudo::lang::de
