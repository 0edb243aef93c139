#include "lang/de/context/name_standing.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>

#include "lang/de/context/beside_word.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

template <std::size_t kCount>
bool is_of(WordClass word, const std::array<WordClass, kCount>& classes) {
  return std::ranges::find(classes, word) != classes.end();
}

// What stands without an article only as a name, as who acts.
constexpr std::array kCounted = {WordClass::kPerson, WordClass::kPeople, WordClass::kAnimal,
                                 WordClass::kThing, WordClass::kTitle};
constexpr std::array kLiving = {WordClass::kPerson, WordClass::kPeople, WordClass::kAnimal};
constexpr std::array kAdjectives = {WordClass::kQuality, WordClass::kColour};

/// An everyday word with a capital, and what stands beside it.
class NamePlace {
 public:
  NamePlace(const Rules& rules, const Lexicons& lexicons, std::string_view text, ByteSpan word,
            Category category)
      : words_(rules, lexicons, text),
        word_(word),
        folded_(text::fold_key(words_.slice(word))),
        is_given_(category == Category::kFemale || category == Category::kMale),
        before_(words_.before(word.begin)),
        behind_(words_.behind(word.end)) {
    class_ = words_.class_of(folded_);
    if (class_ == WordClass::kNoun && is_given_ && rules.names.knows_given(folded_)) {
      class_ = WordClass::kThing;
    }
  }

  [[nodiscard]] bool is_person() const {
    if (class_ == WordClass::kFunction) return false;
    if (!is_determined() && is_named_behind_preposition()) return true;
    if (!words_.has_small_letter(word_)) return false;
    if (is_joined_to_name() || is_cited() || is_owner_of_firm()) return true;
    if (is_determined() || is_part_of_compound()) return false;
    return is_genitive() || is_beside_name() || is_among_names() || is_inverted() || is_listed() ||
           speaks() || acts() || acts_surely() || is_spoken_of() || is_object();
  }

 private:
  // "der Koch", "drei Koch", "alte Koch": a noun, whatever follows.
  [[nodiscard]] bool is_determined() const {
    if (!before_ || !is_blank(before_->gap)) return false;
    const Grammar& grammar = words_.rules().grammar;
    const std::string& folded = before_->folded;
    if (text::is_ascii_digit(words_.slice(before_->span).back())) return true;
    if (grammar.numerals.contains(folded)) return true;
    if (words_.has_role(folded, "leads")) return false;  // "hat uns Koch"
    if (grammar.determiners.contains(folded)) return true;
    return grammar.has_adjective_ending(folded) && !words_.is_capital(before_->span) &&
           !grammar.prepositions.contains(folded) && !grammar.connectors.contains(folded) &&
           !tells_of_neighbour(folded) && words_.class_of(folded) != WordClass::kFunction;
  }

  [[nodiscard]] bool tells_of_neighbour(std::string_view folded) const {
    const LexiconTable* const table = words_.lexicons().table("name_neighbours");
    return table != nullptr && !table->find(folded).empty();
  }

  [[nodiscard]] static bool is_hyphen(std::string_view gap) {
    std::size_t pos = 0;
    return !gap.empty() && text::is_hyphen(text::next(gap, pos)) && pos == gap.size();
  }

  // "Koch-Huber", "Anna-Rose".
  [[nodiscard]] bool is_joined_to_name() const {
    return (before_ && is_hyphen(before_->gap) && words_.is_sure_name(*before_)) ||
           (behind_ && is_hyphen(behind_->gap) && words_.is_sure_name(*behind_));
  }

  // "Alt-Chauvi", "Klein- und Mittelbetriebe".
  [[nodiscard]] bool is_part_of_compound() const {
    if (before_ && is_hyphen(before_->gap)) return true;
    std::size_t pos = word_.end;
    return pos < words_.text().size() && text::is_hyphen(text::next(words_.text(), pos));
  }

  // "Koch (1998)", "Koch et al."
  [[nodiscard]] bool is_cited() const {
    if (!behind_) return false;
    if (is_blank(behind_->gap)) {
      const auto second = words_.behind(behind_->span.end);
      return second && is_blank(second->gap) && words_.has_role(second->folded, "cites");
    }
    constexpr std::size_t kYear = 4;  // digits
    const std::string_view year = words_.slice(behind_->span);
    return behind_->gap == " (" && year.size() == kYear && (year[0] == '1' || year[0] == '2') &&
           std::ranges::all_of(year, text::is_ascii_digit) &&
           (is_of(class_, kCounted) || is_of(class_, kAdjectives));
  }

  // "Winter und Partner", "Hahn & Söhne".
  [[nodiscard]] bool is_owner_of_firm() const {
    if (class_ == WordClass::kKin) return false;
    const auto member = words_.member_behind(word_);
    return member && member->gap != ", " && words_.has_role(member->folded, "companion");
  }

  // "Wolfs Auto", "bei Bauers": not "des Wolfs", which is determined.
  [[nodiscard]] bool is_genitive() const {
    if (!folded_.ends_with('s') || class_ != WordClass::kNoun) return false;
    const std::string base = folded_.substr(0, folded_.size() - 1);
    const WordClass kind = words_.class_of(base);
    const bool is_adjective = is_of(kind, kAdjectives);
    if (is_adjective && base.ends_with('e')) return false;  // "Gutes"
    if (kind == WordClass::kTitle || !(is_of(kind, kCounted) || is_adjective)) return false;
    const bool owns = behind_ && is_blank(behind_->gap) && words_.is_capital(behind_->span);
    return owns || stands_behind_preposition();
  }

  [[nodiscard]] bool stands_behind_preposition() const {
    const Grammar& grammar = words_.rules().grammar;
    return before_ && is_blank(before_->gap) && grammar.prepositions.contains(before_->folded) &&
           !grammar.determiners.contains(before_->folded);
  }

  [[nodiscard]] bool is_bare_without_name() const {
    return class_ == WordClass::kKin || class_ == WordClass::kFunction;
  }

  // "Koch und Huber", "mit Wolf, Anna und Peter".
  [[nodiscard]] bool is_beside_name() const {
    if (is_bare_without_name() || (class_ == WordClass::kTime && !is_given_)) return false;
    if (class_ == WordClass::kTime && stands_behind_preposition()) return false;
    const auto next = words_.member_behind(word_);
    if (next && words_.is_sure_name(*next)) {
      if (!next->gap.starts_with(',')) return true;
      const auto further = words_.member_behind(next->span);
      const bool goes_on = further && words_.is_sure_name(*further);
      if (goes_on && (is_of(class_, kCounted) || is_of(class_, kAdjectives))) return true;
      if (is_of(class_, kLiving) && !words_.is_sure_given(*next)) return true;
    }
    const auto last = words_.member_before(word_);
    if (!last || !words_.is_sure_name(*last)) return false;
    if (!before_ || !divides_members(before_->gap) || !before_->gap.starts_with(',')) return true;
    return next && words_.is_sure_name(*next);
  }

  // "Koch, Bauer und Wolf": three family names of more than one kind, none with an article.
  [[nodiscard]] bool is_among_names() const {
    constexpr std::size_t kMost = 8;  // members on each side
    constexpr std::size_t kFewest = 3;
    if (!may_be_member(folded_, word_)) return false;
    std::set<WordClass> kinds = {kind_of(folded_)};
    std::size_t members = 1;
    ByteSpan at = word_;
    for (std::size_t i = 0; i < kMost; ++i) {
      const auto member = words_.member_behind(at);
      if (!member) break;
      if (!may_be_member(member->folded, member->span)) return false;
      kinds.insert(kind_of(member->folded));
      ++members;
      at = member->span;
    }
    at = word_;
    for (std::size_t i = 0; i < kMost; ++i) {
      const auto member = words_.member_before(at);
      if (!member) break;
      if (!may_be_member(member->folded, member->span)) return false;
      kinds.insert(kind_of(member->folded));
      ++members;
      at = member->span;
    }
    return members >= kFewest && kinds.size() > 1 &&
           !NamePlace(words_.rules(), words_.lexicons(), words_.text(), at, Category::kFamily)
                .is_determined();
  }

  [[nodiscard]] WordClass kind_of(std::string_view folded) const {
    const WordClass kind = words_.class_of(folded);
    return kind == WordClass::kPeople ? WordClass::kPerson : kind;
  }

  [[nodiscard]] bool may_be_member(std::string_view folded, ByteSpan member) const {
    const WordClass own = words_.class_of(folded);
    return words_.is_capital(member) && own != WordClass::kTime && own != WordClass::kColour &&
           own != WordClass::kKin && own != WordClass::kFunction &&
           words_.rules().names.knows(Category::kFamily, folded);
  }

  // "Wolf Manfred"; of an adjective, which may be an adverb, only where nothing follows.
  [[nodiscard]] bool is_inverted() const {
    if (!behind_ || behind_->gap != " " || !words_.is_sure_given(*behind_)) return false;
    if (is_of(class_, kLiving) || class_ == WordClass::kThing) return true;
    return is_of(class_, kAdjectives) && begins_entry() && ends_entry(behind_->span.end);
  }

  // "Wolf, Manfred" as an entry of a list.
  [[nodiscard]] bool is_listed() const {
    if (!behind_ || behind_->gap != ", " || !words_.is_sure_given(*behind_)) return false;
    if (class_ == WordClass::kTime || class_ == WordClass::kKin) return false;
    return begins_entry() && ends_entry(behind_->span.end) &&
           words_.rules().names.knows(Category::kFamily, folded_);
  }

  [[nodiscard]] bool begins_entry() const {
    if (words_.begins_line(word_.begin)) return true;
    std::size_t pos = word_.begin;
    while (pos > 0 && words_.text()[pos - 1] == ' ') --pos;
    return std::string_view(":;(|\t").find(words_.text()[pos - 1]) != std::string_view::npos;
  }

  [[nodiscard]] bool ends_entry(std::size_t pos) const {
    if (words_.ends_line(pos)) return true;
    pos = words_.text().find_first_not_of(' ', pos);
    constexpr std::string_view kEnds = ",;:()|\t-0123456789";
    return kEnds.find(words_.text()[pos]) != std::string_view::npos;
  }

  [[nodiscard]] std::optional<Beside> second_behind() const {
    return words_.behind(behind_->span.end);
  }

  [[nodiscard]] bool is_followed_by(std::string_view role) const {
    return behind_ && is_blank(behind_->gap) && words_.has_role(behind_->folded, role);
  }

  // "Kurz sagt er": whoever acts stands behind the verb.
  [[nodiscard]] bool has_subject_behind() const {
    const auto second = second_behind();
    return second && is_blank(second->gap) &&
           (words_.has_role(second->folded, "subject") ||
            (!is_of(class_, kCounted) && words_.is_capital(second->span)));
  }

  // "Koch sagt".
  [[nodiscard]] bool speaks() const {
    return !is_bare_without_name() && is_followed_by("speaks") && !has_subject_behind();
  }

  // "Koch hat", "Koch prüft den Plan".
  [[nodiscard]] bool acts() const {
    if (!is_followed_by("auxiliary") && !is_followed_by("acts")) return false;
    if (has_subject_behind()) return false;
    if (is_of(class_, kCounted)) return true;
    if (!is_of(class_, kAdjectives) || !is_followed_by("acts")) return false;
    const auto second = second_behind();
    return !second || words_.has_role(second->folded, "object") ||
           words_.rules().grammar.determiners.contains(second->folded);
  }

  // "Kurz hat abgesagt", "Sommer wird den Vertrag prüfen": what only a person does ends the clause.
  [[nodiscard]] bool acts_surely() const {
    const bool has = is_followed_by("auxiliary");
    const bool becomes = is_followed_by("becomes");
    if ((!has && !becomes) || is_bare_without_name()) return false;
    if (becomes && class_ == WordClass::kNoun) return false;
    const auto is_end = [&](const Beside& word) {
      return words_.has_role(word.folded, "does") || (has && words_.has_role(word.folded, "done"));
    };
    constexpr std::size_t kMost = 12;  // words of a clause
    std::size_t pos = behind_->span.end;
    for (std::size_t i = 0; i < kMost; ++i) {
      const auto word = words_.behind(pos);
      if (!word || !is_blank(word->gap)) return false;
      const bool ends = is_end(*word);
      if (i == 0 && !ends && !words_.has_role(word->folded, "object")) return false;
      if (i > 0 && words_.has_role(word->folded, "subject")) return false;
      pos = word->span.end;
      if (ends && ends_clause(pos)) return true;
    }
    return false;
  }

  [[nodiscard]] bool ends_clause(std::size_t pos) const {
    return pos == words_.text().size() ||
           std::string_view(".,;!?:)\r\n").find(words_.text()[pos]) != std::string_view::npos;
  }

  // "mit Koch und Kellner": two nouns.
  [[nodiscard]] bool is_paired_with_noun() const {
    const auto member = words_.member_behind(word_);
    return member && !behind_->gap.starts_with(',') && words_.is_capital(member->span) &&
           !words_.is_sure_name(*member);
  }

  // "von Kopf zu Kopf", "von Klein auf".
  [[nodiscard]] bool is_turned() const {
    if (!is_followed_by("turns")) return false;
    const auto second = second_behind();
    return is_of(class_, kAdjectives) || (second && second->folded == folded_);
  }

  // "mit Wolf", "bei Lang", "Grüße von Stein".
  [[nodiscard]] bool is_spoken_of() const {
    if (!stands_behind_preposition() || is_bare_without_name()) return false;
    if (!words_.has_role(before_->folded, "beside")) return false;
    const auto second = words_.before(before_->span.begin);
    if (second && is_blank(second->gap) && words_.has_role(second->folded, "gives")) {
      return class_ != WordClass::kTime || (!is_counted_behind() && !is_in_range());
    }
    if (is_turned() || is_paired_with_noun()) return false;
    if (class_ == WordClass::kQuality) return true;
    return is_of(class_, kLiving) && !is_plural_behind(before_->folded);
  }

  // "von August", "zwischen Rosa und mir", "an VOGEL": no article, as before a name.
  [[nodiscard]] bool is_named_behind_preposition() const {
    if (!stands_behind_preposition() || !words_.has_role(before_->folded, "beside")) return false;
    if (is_bare_without_name() || is_part_of_compound() || !is_written_as_name()) return false;
    if (is_counted_behind() || is_turned_to_noun() || is_before_noun()) return false;
    if (is_given_) return class_ != WordClass::kTime || is_no_time();
    const auto* const address = words_.rules().grammar.address_words.find(before_->folded);
    if (address == nullptr || address->role != AddressRole::kAddress) return false;
    return (is_of(class_, kLiving) || class_ == WordClass::kThing) &&
           !is_plural_behind(before_->folded);
  }

  // "Mail an VOGEL": a few capitals are an abbreviation, a line of capitals shows nothing.
  [[nodiscard]] bool is_written_as_name() const {
    constexpr std::size_t kMost = 4;  // bytes
    return words_.has_small_letter(word_) ||
           (word_.size() > kMost && words_.has_small_letter(before_->span));
  }

  // "an Block 3", "von Teich B", "von April 2019".
  [[nodiscard]] bool is_counted_behind() const {
    if (!behind_) return false;
    const std::string_view next = words_.slice(behind_->span);
    if (text::is_ascii_digit(next.front())) {
      return behind_->gap.find_first_of("\n.;:!?") == std::string_view::npos;
    }
    return is_blank(behind_->gap) && next.size() == 1 && !is_given_;
  }

  // "von Kopf zu Kopf", "von Rosa zu Blau".
  [[nodiscard]] bool is_turned_to_noun() const {
    const bool connects = behind_ && words_.rules().grammar.connectors.contains(behind_->folded);
    return !connects && is_turned();
  }

  // "an Koch und Kellner", "mit Rosa Schleife": a noun that is no name.
  [[nodiscard]] bool is_before_noun() const {
    const auto is_noun = [&](const Beside& word) {
      return words_.is_capital(word.span) && words_.has_small_letter(word.span) &&
             !is_known_name(words_.rules(), word.folded);
    };
    const auto member = words_.member_behind(word_);
    if (member) {
      const WordClass kind = words_.class_of(member->folded);
      const bool is_alike =
          kind == class_ && (kind == WordClass::kTime || kind == WordClass::kColour);
      if (is_alike || (!behind_->gap.starts_with(',') && is_noun(*member))) return true;
      if (!is_given_ && is_paired_with_noun()) return true;
    }
    return class_ == WordClass::kColour && behind_ && is_blank(behind_->gap) && is_noun(*behind_);
  }

  // A given name that is a month: not "für August", "Ende von August".
  [[nodiscard]] bool is_no_time() const {
    if (words_.has_role(before_->folded, "spans")) return false;
    const auto second = words_.before(before_->span.begin);
    if (second && is_blank(second->gap) && words_.has_role(second->folded, "part")) return false;
    return !is_in_range();
  }

  // "von August bis Oktober", "von Mai an", "von Mai, Juni": a time.
  [[nodiscard]] bool is_in_range() const {
    if (!behind_) return false;
    const Grammar& grammar = words_.rules().grammar;
    const std::string& folded = behind_->folded;
    const bool goes_on = words_.has_role(folded, "turns") || grammar.prepositions.contains(folded);
    if (is_blank(behind_->gap) && goes_on && !grammar.connectors.contains(folded)) return true;
    const bool is_time = words_.class_of(folded) == WordClass::kTime;
    return is_time && words_.is_capital(behind_->span);
  }

  // "für Schüler": a plural, which differs from the singular only in the dative.
  [[nodiscard]] bool is_plural_behind(std::string_view preposition) const {
    if (class_ != WordClass::kPeople) return false;
    const std::string* const governed = words_.rules().grammar.prepositions.find(preposition);
    return governed == nullptr || *governed != "dat";
  }

  // "hat Koch", "mir Wolf", "sagt Lang".
  [[nodiscard]] bool is_object() const {
    if (!before_ || !is_blank(before_->gap) || is_followed_by("becomes")) return false;
    if (is_paired_with_noun()) return false;
    const std::string& folded = before_->folded;
    const bool is_named = is_of(class_, kLiving) || is_of(class_, kAdjectives);
    const bool is_behind_verb =
        words_.has_role(folded, "auxiliary") || words_.has_role(folded, "leads");
    if (is_named && is_behind_verb && !words_.is_capital(before_->span)) {
      return !is_plural_behind(folded);
    }
    if (!words_.has_role(folded, "speaks")) return false;
    if (is_of(class_, kAdjectives)) return ends_clause(word_.end);  // "schrieb: Dunkel ist es"
    return is_named || class_ == WordClass::kTitle;
  }

  BesideWord words_;
  ByteSpan word_;
  std::string folded_;
  bool is_given_;
  std::optional<Beside> before_;
  std::optional<Beside> behind_;
  WordClass class_ = WordClass::kNoun;
};

/// The line of names below the line that closes a letter.
class LetterEnd {
 public:
  LetterEnd(const Rules& rules, const Lexicons& lexicons, std::string_view text)
      : words_(rules, lexicons, text) {}

  // "Viele Grüße", "glg", "-- ": the last line with letters or signs above.
  [[nodiscard]] bool is_closed_above(std::size_t pos) const {
    constexpr std::size_t kMost = 8;  // words of such a line
    if (pos == 0) return false;
    const std::string_view text = words_.text();
    const std::size_t begin = text.rfind('\n', pos - 1);
    if (begin == std::string_view::npos) return false;
    const std::size_t last = text.find_last_not_of(" \t\r\n", begin);
    if (last == std::string_view::npos) return false;
    const std::size_t before = text.rfind('\n', last);
    const std::size_t first = before == std::string_view::npos ? 0 : before + 1;
    if (text.substr(first, last + 1 - first) == "--") return true;
    bool closes = false;
    std::size_t count = 0;
    for (auto word = words_.behind(first); word && word->span.begin <= last;
         word = words_.behind(word->span.end)) {
      closes = closes || words_.has_role(word->folded, "closes");
      if (++count > kMost) return false;
    }
    return closes;
  }

  // "Rosa Löwe" of two or three words, all with a capital.
  [[nodiscard]] bool is_signed_by(ByteSpan word) const {
    constexpr std::size_t kMost = 3;  // words
    std::size_t count = 1;
    ByteSpan first = word;
    for (auto next = words_.before(word.begin); next; next = words_.before(first.begin)) {
      if (++count > kMost || !may_sign(*next)) return false;
      first = next->span;
    }
    std::size_t end = word.end;
    for (auto next = words_.behind(end); next; next = words_.behind(end)) {
      if (++count > kMost || !may_sign(*next)) return false;
      end = next->span.end;
    }
    return count > 1 && words_.is_capital(word) && words_.begins_line(first.begin) &&
           words_.ends_line(end) &&
           may_stand(words_.class_of(text::fold_key(words_.slice(word)))) &&
           is_closed_above(first.begin);
  }

 private:
  [[nodiscard]] static bool may_stand(WordClass kind) { return kind != WordClass::kFunction; }

  // Not "Guten Rutsch", "Schönen Sonntag", "Bis Freitag".
  [[nodiscard]] bool may_sign(const Beside& word) const {
    const Grammar& grammar = words_.rules().grammar;
    if (!words_.is_capital(word.span) || !may_stand(words_.class_of(word.folded))) return false;
    if (!(is_blank(word.gap) || word.gap == ", " || word.gap == ". ")) return false;
    if (grammar.determiners.contains(word.folded) || grammar.prepositions.contains(word.folded) ||
        grammar.connectors.contains(word.folded) || grammar.numerals.contains(word.folded)) {
      return false;
    }
    return words_.is_sure_name(word) || !grammar.has_adjective_ending(word.folded) ||
           words_.class_of(word.folded) != WordClass::kNoun;
  }

  BesideWord words_;
};

}  // namespace

bool signs_letter(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word) {
  return LetterEnd(rules, lexicons, text).is_signed_by(word);
}

bool closes_letter_above(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan word) {
  return LetterEnd(rules, lexicons, text).is_closed_above(word.begin);
}

bool stands_as_person(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                      ByteSpan word, Category category) {
  return NamePlace(rules, lexicons, text, word, category).is_person();
}

}  // namespace pseudo::lang::de
