// The tables of organisations: head nouns, legal forms, names.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/grammar/grammar.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

// Kinds of organisations that rules name.
inline constexpr std::string_view kOpenKind = "open";    ///< A name that may be of any kind.
inline constexpr std::string_view kCraftKind = "craft";  ///< A person with a trade: "der Tischler".

/// A head noun (or a name made of head nouns): "Krankenhaus", "Philosophische Fakultät".
struct OrgNoun {
  std::string noun, kind, gender, number, genitive, language;
  bool alone = false;  ///< At the end of a compound it is no head noun: "Uferstadt" is a name.
};

/// A head noun as it was found in a text.
struct NounMatch {
  const OrgNoun* noun = nullptr;
  std::size_t words = 0;  ///< Tokens that it covers.
  bool genitive = false;
  bool dative = false;  ///< A plural that shows its dative: "Stadtwerken".
  bool compound = false;
  bool whole = true;  ///< False: a compound whose first part is no known modifier.
  explicit operator bool() const { return noun != nullptr; }
};

/// What the other words in the name of an organisation of one kind may be; rows of org_kind_rules.
struct OrgKindRules {
  bool place_first = true;    ///< A word beside the head is a place rather than a person.
  bool person = true;         ///< It may be a person.
  bool bare_topic = false;    ///< It may be a field of study: "Professur Informatik".
  std::string topic = "any";  ///< The kind of what follows "für": "any", "broad" (a subject of the
                              ///< group of the original), or one of table org_topics.
  std::string wider = "open";  ///< The kind of surrogates if there are too few of this one.
  bool brand = false;  ///< Its names are brands: they show no kind, and an acronym is one of them.
  bool plain_building = false;  ///< A building of any use: alone it makes a place no organisation.
  bool sites = false;   ///< It may be called after where its house stands: "Klinikum am Steinhof".
  bool bodies = false;  ///< A noun that names one body goes where the place of its branch follows.
};

/// What a word between a head noun and what follows it introduces; rows of org_links.
struct OrgLink {
  bool topic = false;           ///< A field of study: "Institut für Slawistik".
  bool owner = false;           ///< The institution that it is part of: "der Universität".
  bool english_topic = false;   ///< "Institute of Physics".
  bool english_place = false;   ///< "University of Graz".
  std::string topic_kind = {};  ///< What it alone introduces: "gegen", a grievance; else "".
};

/// A word before where a house stands; a row of org_site_words.
struct OrgSiteWord {
  std::string kind;     ///< Of org_sites.
  bool person = false;  ///< It stands before people, too: "beim Huber".
};

/// A body or brand that is known by its name; a row of org_bodies. Views the lexicon.
struct OrgBody {
  std::string_view name, kind, gender, number;
  bool unique = false;  ///< There is but one of its kind: never taken apart.
};

struct LegalForm {
  std::size_t begin = 0;  ///< Its first token; the end of the tokens if there is none.
  std::string_view kind;  ///< "company", "society": the kind of an organisation that has it.
};

/// Value; views the lexicons, which must outlive it.
class OrgLexicon {
 public:
  /// Errors: kLexicon, a missing table.
  static Result<OrgLexicon> load(const Lexicons& lexicons, const Grammar& grammar);

  /// The longest head noun that begins at token `first`, or a compound that ends in one.
  [[nodiscard]] NounMatch noun_at(const Tokens& tokens, std::size_t first, std::size_t last) const;
  /// By folded name.
  [[nodiscard]] NounMatch noun(std::string_view folded) const;
  /// The longest legal form at the end of the tokens [0, last).
  [[nodiscard]] LegalForm legal_form(const Tokens& tokens, std::size_t last) const;
  [[nodiscard]] std::optional<std::uint32_t> find(std::string_view folded) const;
  /// As find(), by OrgLexicon::uninflected: "geisl & danner" is Geisler & Danner.
  [[nodiscard]] std::optional<std::uint32_t> find_uninflected(std::string_view key) const;

  /// The first part of a compound that shows a kind, not a name: "Sport".
  [[nodiscard]] bool is_modifier(std::string_view folded) const {
    return modifiers_.contains(folded) || topics_->find(folded).size() > 0;
  }
  /// "of", "the": no word of German.
  [[nodiscard]] bool is_english_link(std::string_view folded) const {
    const std::string* const role = english_words_.find(folded);
    return role != nullptr && *role == "link";
  }
  /// All false for a word without a row.
  [[nodiscard]] OrgLink link(std::string_view folded) const;
  /// Null for a word without a row.
  [[nodiscard]] const OrgSiteWord* site_word(std::string_view folded) const {
    return site_words_.find(folded);
  }
  /// True of a head noun that is the name of one body: "Charité". `key`: its own.
  [[nodiscard]] bool is_name_of_body(const OrgNoun& noun, std::string_view key) const;
  /// True of one that has branches: "SPÖ" in "SPÖ Graz".
  [[nodiscard]] bool is_body_with_branches(const OrgNoun& noun) const;
  /// Folded words, all but the last without endings of adjectives, as keys of organisations are.
  [[nodiscard]] std::string uninflected(std::string_view folded) const {
    return adjectives_.uninflected(folded);
  }
  /// What stands beside the name of a firm's founder: "& Partner", "& Söhne".
  [[nodiscard]] bool is_companion(std::string_view folded) const {
    return companions_.contains(folded);
  }
  /// An adjective of a sort of organisations, or its abbreviation: "Städtisches", "Städt.".
  [[nodiscard]] bool is_adjective_of_sort(std::string_view folded) const {
    const std::size_t ending = adjectives_.ending_of(folded).size();
    return sorts_.contains(folded) || sorts_.contains(folded.substr(0, folded.size() - ending));
  }
  /// A name with an English legal form or function word.
  [[nodiscard]] bool is_english(const Tokens& tokens) const;
  /// Tokens of a known English field of study at `first`; 0 if there is none.
  [[nodiscard]] std::size_t subject_at(const Tokens& tokens, std::size_t first,
                                       std::size_t last) const;

  /// By folded name; a unique body of several words also by OrgLexicon::uninflected.
  [[nodiscard]] std::optional<OrgBody> body(std::string_view folded) const;
  /// An acronym that no surrogate may have. `folded`: text::fold_key.
  [[nodiscard]] bool is_banned_acronym(std::string_view folded) const {
    return banned_acronyms_.contains(folded);
  }
  /// Where a firm is at home, behind its name: "Österreich", "at". `folded`: text::fold_key.
  [[nodiscard]] bool is_branch(std::string_view folded) const { return branches_.contains(folded); }
  /// A line of business: "Metallbau".
  [[nodiscard]] bool is_line(std::string_view folded) const { return lines_.contains(folded); }
  /// True for a field of study, by the table of subjects or by its ending.
  [[nodiscard]] bool is_subject(std::string_view folded) const;
  /// The kind of table org_topics that an original of this name becomes, behind a head noun of
  /// this kind; a view of the lexicon's own.
  [[nodiscard]] std::string_view topic_kind(std::string_view folded, std::string_view wanted) const;
  /// "faculty" of "Rechtswissenschaftliche Fakultät": the kind of faculties of that group.
  [[nodiscard]] std::string_view grouped_kind(std::string_view kind, std::string_view folded) const;
  /// The defaults, for a kind without a row.
  [[nodiscard]] const OrgKindRules& kind_rules(std::string_view kind) const;

  [[nodiscard]] const LexiconTable* orgs() const { return orgs_; }
  [[nodiscard]] const LexiconTable* kinds() const { return kinds_; }
  [[nodiscard]] const LexiconTable* topics() const { return topics_; }
  /// Where houses stand, and rooms of hospitals.
  [[nodiscard]] const LexiconTable* sites() const { return sites_; }
  /// Invented acronyms; null if there is no such table.
  [[nodiscard]] const LexiconTable* acronyms() const { return acronyms_; }
  /// English: fields of study, and organisations.
  [[nodiscard]] const LexiconTable* subjects() const { return subjects_; }
  [[nodiscard]] const LexiconTable* english() const { return english_; }

 private:
  void add_nouns(const Grammar& grammar);
  void add_bodies(const LexiconTable* bodies);
  [[nodiscard]] std::string_view field_of(std::string_view folded) const;
  struct TopicEnding {
    std::string group;
    bool alone = false;  // a word with this ending is a subject whatever stands around
  };
  [[nodiscard]] const TopicEnding* topic_ending(std::string_view folded) const;
  [[nodiscard]] NounMatch compound(std::string_view folded) const;
  const LexiconTable* orgs_ = nullptr;
  const LexiconTable* kinds_ = nullptr;
  const LexiconTable* topics_ = nullptr;
  const LexiconTable* sites_ = nullptr;
  const LexiconTable* acronyms_ = nullptr;
  const LexiconTable* subjects_ = nullptr;
  const LexiconTable* english_ = nullptr;
  std::vector<OrgNoun> nouns_;
  enum class Inflection : std::uint8_t { kNone, kGenitive, kDative };
  struct Entry {
    std::size_t noun = 0;
    Inflection inflection = Inflection::kNone;
  };
  void add_forms(const OrgNoun& noun, std::size_t index, const NounEndings& endings);
  void add_genitives_of_acronyms(const Grammar& grammar);
  AdjectiveEndings adjectives_;
  FoldedMap<Entry> forms_;
  FoldedSet ends_of_several_;  // the last words of forms of several words
  void add_legal_forms(const LexiconTable* forms);
  void add_words(const Lexicons& lexicons);
  void add_kinds(const LexiconTable* kind_rules);
  FoldedMap<std::string_view> legal_forms_;  // without dots and blanks -> kind
  FoldedSet modifiers_;
  FoldedSet companions_;
  FoldedSet sorts_;
  FoldedSet branches_;
  FoldedSet lines_;
  FoldedSet banned_acronyms_;
  const LexiconTable* bodies_ = nullptr;
  FoldedMap<std::uint32_t> unique_bodies_;  // uninflected names of several words -> row
  FoldedMap<TopicEnding> topic_endings_;    // "istik" -> "humanities"
  FoldedMap<std::string> kind_names_;       // kinds of orgs and topics, for views of them
  FoldedMap<OrgKindRules> kind_rules_;
  FoldedMap<OrgLink> links_;
  FoldedMap<OrgSiteWord> site_words_;
  FoldedMap<std::string> english_words_;  // word -> "link", "legal"
};

}  // namespace pseudo::lang::de
