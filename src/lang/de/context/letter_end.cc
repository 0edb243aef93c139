#include "lang/de/context/letter_end.h"

#include <cstddef>
#include <string>

#include "lang/de/context/beside_word.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

/// A line of names below the line that closes a letter.
class LetterEnd {
 public:
  LetterEnd(const Rules& rules, const Lexicons& lexicons, std::string_view text)
      : words_(rules, lexicons, text) {}

  // True if the nearest line above that is not empty closes a letter: "Viele Grüße", "glg", "-- ".
  [[nodiscard]] bool is_closed_above(std::size_t pos) const {
    constexpr std::size_t kMost = 8;  // words of a closing line
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

  // True for a line of two or three capitalized words: "Rosa Löwe".
  [[nodiscard]] bool is_signed_by(ByteSpan word) const {
    constexpr std::size_t kMost = 3;  // words in the line
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

  // False for words of wishes: "Guten Rutsch", "Schönen Sonntag", "Bis Freitag".
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

}  // namespace pseudo::lang::de
