#include "recognition/rules/identifier_rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "pseudo/text.h"
#include "recognition/rules/rule_finder.h"
#include "text/ascii.h"
#include "values/check_digits.h"
#include "values/identifier_reader.h"
#include "values/ip_addresses.h"

namespace pseudo::recognition {

namespace {

using values::IdentifierKind;

enum class Verdict : std::uint8_t { kNone, kHint, kSure };

bool all_of(std::string_view word, bool (*is)(char)) { return std::ranges::all_of(word, is); }

/// True for a payment reference: "21 00000 00003 13947 14300 09017", "RF18 5390 0754 7034".
/// Sources: SIX, Swiss Implementation Guidelines QR-bill, annex B (modulo 10, recursive); ISO
/// 11649.
bool is_payment_reference(std::string_view plain) {
  constexpr std::size_t kSwissDigits = 27;
  constexpr std::size_t kFewestCreditor = 8;
  constexpr std::size_t kMostCreditor = 25;
  if (plain.size() == kSwissDigits && all_of(plain, text::is_ascii_digit)) {
    constexpr std::string_view kNext = "0946827135";
    std::size_t carry = 0;
    for (const char c : plain.substr(0, kSwissDigits - 1)) {
      carry =
          static_cast<std::size_t>(kNext[(carry + static_cast<std::size_t>(c - '0')) % 10] - '0');
    }
    return plain.back() == static_cast<char>('0' + (10 - carry) % 10);
  }
  const bool creditor = plain.starts_with("RF") && plain.size() >= kFewestCreditor &&
                        plain.size() <= kMostCreditor && text::is_ascii_digit(plain[2]) &&
                        text::is_ascii_digit(plain[3]);
  return creditor &&
         values::mod97(std::string(plain.substr(4)) + std::string(plain.substr(0, 4))) == 1;
}

/// Judges a number by its form, without a cue word.
Verdict judge(std::string_view core, std::string_view plain, const values::Countries& countries) {
  if (is_payment_reference(plain)) return Verdict::kSure;
  const auto hyphens = std::ranges::count(core, '-');
  const IdentifierKind kind = values::recognize_identifier(core, plain, {}, countries);
  switch (kind) {
    case IdentifierKind::kIban:
    case IdentifierKind::kIsbn13:
    case IdentifierKind::kOrcid:
      return values::check_digits_right(kind, plain) ? Verdict::kSure : Verdict::kNone;
    case IdentifierKind::kIsbn10:
      return hyphens == 3 ? Verdict::kSure : Verdict::kNone;
    case IdentifierKind::kCard: {
      // Only payment cards: too many other numbers have a valid check digit.
      const bool pays = plain.front() >= '3' && plain.front() <= '6';
      return pays && (plain.size() == 15 || plain.size() == 16) ? Verdict::kSure : Verdict::kNone;
    }
    case IdentifierKind::kBic: {
      const bool no_word = plain.ends_with("XXX") || !all_of(plain, text::is_ascii_upper);
      return no_word ? Verdict::kSure : Verdict::kHint;
    }
    case IdentifierKind::kTaxId:
    case IdentifierKind::kPension:
    case IdentifierKind::kHealth:
    case IdentifierKind::kSocial:
      return Verdict::kSure;
    default:
      return Verdict::kNone;
  }
}

class IdentifierFinder : RuleFinder {
 public:
  IdentifierFinder(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                   std::vector<RuleMatch>& found)
      : RuleFinder(text, tokens, words, found) {}

  void run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      find_cued(i);
      find_password(i);
      if (!begins_chunk(i)) continue;
      find_checked(i);
      find_ip(i);
    }
  }

 private:
  static constexpr std::size_t kMostTokens = 24;
  static constexpr std::size_t kMostCharacters = 34;  // an IBAN
  static constexpr std::size_t kFewestChecked = 8;    // a BIC

  /// A chunk: tokens without white space between them.
  struct Chunk {
    std::size_t first = 1;        ///< The first token examined; greater than `last`: no chunk yet.
    std::size_t last = 0;         ///< Its last token.
    std::size_t last_solid = 0;   ///< Its last word or number, or `first`.
    std::size_t last_number = 0;  ///< Its last number, or 0.
  };
  /// The chunk that contains a token, at least from there on. Cached, so that a chunk with many cue
  /// words is scanned only once.
  const Chunk& chunk_of(std::size_t i) {
    if (chunk_.first <= i && i <= chunk_.last) return chunk_;
    chunk_ = {i, i, i, 0};
    for (std::size_t at = i;; ++at) {
      chunk_.last = at;
      if (kind(at) != Kind::kSymbol) chunk_.last_solid = at;
      if (kind(at) == Kind::kNumber) chunk_.last_number = at;
      if (!glued(at + 1)) return chunk_;
    }
  }

  /// True for "Nummer" and compounds of it.
  [[nodiscard]] bool is_id_cue(const std::string& folded) const {
    if (words_.id_cues.count(folded) > 0) return true;
    return std::ranges::any_of(words_.id_endings, [&folded](const std::string& ending) {
      return folded.size() >= ending.size() + 3 && folded.ends_with(ending);
    });
  }

  /// The token that a cue word introduces, after ":", ".", "Nr.", "ist" and the like; 0: none. It
  /// may be on the next line only after such a linking word.
  [[nodiscard]] std::size_t token_after_cue(std::size_t cue) const {
    for (std::size_t i = cue + 1; i <= cue + kCueReach + 1; ++i) {
      const std::string word = kind(i) == Kind::kWord ? text::fold_key(at(i)) : std::string();
      if (kind(i) == Kind::kBreak) {
        const bool wrapped = i < tokens_.size() && tokens_[i].lines == 1 && is_link(i + 1);
        if (!wrapped) return 0;
        continue;
      }
      if (kind(i) == Kind::kSymbol && at(i) != "+" && at(i) != "(") continue;
      if (kind(i) == Kind::kWord && (is_link(i) || is_id_cue(word))) continue;
      return i;
    }
    return 0;
  }
  [[nodiscard]] bool is_link(std::size_t i) const {
    return kind(i) == Kind::kWord && words_.id_links.count(text::fold_key(at(i))) > 0;
  }
  /// True for numbers followed by words such as "erreichbar": "unter der Nummer 1234567
  /// erreichbar".
  [[nodiscard]] bool is_called(std::size_t last) const {
    constexpr std::size_t kReach = 7;
    for (std::size_t i = last + 1; i <= last + kReach && i < tokens_.size(); ++i) {
      if (at(i) == "." || at(i) == "," || at(i) == ";") return false;
      if (kind(i) == Kind::kWord && words_.reach_words.count(text::fold_key(at(i))) > 0)
        return true;
    }
    return false;
  }

  void find_cued(std::size_t i) {
    if (kind(i) != Kind::kWord) return;
    const std::string cue = text::fold_key(at(i));
    if (!is_id_cue(cue) || has_phone_cue(i, 2)) return;
    const std::size_t first = token_after_cue(i);
    if (first == 0 || kind(first) == Kind::kSymbol) return;
    const Chunk& chunk = chunk_of(first);
    // Excludes punctuation at the end of a sentence.
    std::size_t last = std::max(first, chunk.last_solid);
    const bool grouped = last == chunk.last && words_.grouped_cues.count(cue) > 0;
    if (grouped) last = last_group(first, last);
    const bool has_digit = kind(first) == Kind::kNumber || chunk.last_number > first ||
                           (grouped && has_digits(between(first, last)));
    const std::string_view core = between(first, last);
    if (has_digit && core.size() >= 6 && words_.id_endings.count(cue) > 0 && is_called(last)) {
      add(first, last, Category::kPhone, true);
    } else if (has_digit) {
      if (core.size() >= 3) add(first, last, Category::kUfid, core.size() >= 5);
    } else if (judge(at(first), at(first), words_.countries) != Verdict::kNone) {
      add(first, first, Category::kUfid, true);  // a BIC of letters
    }
  }

  /// The last group of a number after `last`: "12 345 678 901", "AT61 1904 ...", "15 070649 C 103".
  /// Groups are short and consist of capital letters and digits; those without a digit have at most
  /// two letters.
  [[nodiscard]] std::size_t last_group(std::size_t first, std::size_t last) const {
    constexpr std::size_t kLongestGroup = 6;
    constexpr std::size_t kMostBytes = 46;  // an IBAN with blanks, and some more
    const std::string_view own = between(first, last);
    if (own.size() > kMostBytes || !all_of(own, is_plain)) return last;
    while (is_solid(last + 1)) {
      std::size_t end = last + 1;
      while (glued(end + 1) && is_solid(end + 1)) ++end;
      const std::string_view group = between(last + 1, end);
      const bool fits = group.size() <= kLongestGroup && all_of(group, is_plain) &&
                        (group.size() <= 2 || has_digits(group)) &&
                        between(first, end).size() <= kMostBytes;
      if (!fits) break;
      last = end;
    }
    return last;
  }

  static bool has_digits(std::string_view text) {
    return std::ranges::any_of(text, text::is_ascii_digit);
  }
  static bool is_plain(char c) { return text::is_ascii_upper(c) || text::is_ascii_digit(c); }

  void find_password(std::size_t i) {
    if (kind(i) != Kind::kWord) return;
    const std::string folded = text::fold_key(at(i));
    const bool password = words_.password_cues.count(folded) > 0;
    if (!password && words_.user_cues.count(folded) == 0) return;
    // Only after a colon, unlike in "das Passwort ist lang".
    if (at(i + 1) != ":" || kind(i + 2) == Kind::kBreak) return;
    std::size_t last = chunk_of(i + 2).last;
    if (last > i + 2 && (at(last) == "." || at(last) == ",")) --last;
    add(i + 2, last, password ? Category::kPass : Category::kUser, true);
  }

  /// Finds groups of capital letters and digits, up to the longest span whose form is decisive.
  void find_checked(std::size_t i) {
    if (!is_solid(i) || has_phone_cue(i)) return;
    std::string plain;
    Verdict best = Verdict::kNone;
    std::size_t best_last = i;
    for (std::size_t last = i; last < i + kMostTokens; ++last) {
      if (is_solid(last) && all_of(at(last), is_plain)) {
        plain += at(last);
      } else if (at(last) != "-" || !glued(last) || !glued(last + 1)) {
        break;
      }
      if (plain.size() > kMostCharacters) break;
      if (!is_solid(last) || goes_on(last) || plain.size() < kFewestChecked) continue;
      const Verdict verdict = judge(between(i, last), plain, words_.countries);
      if (verdict == Verdict::kNone || verdict < best) continue;
      best = verdict;
      best_last = last;
    }
    if (best != Verdict::kNone) add(i, best_last, Category::kUfid, best == Verdict::kSure);
  }

  void find_ip(std::size_t i) {
    constexpr std::size_t kFewestDigits = 6;  // "3.6.2.1" is probably a chapter
    constexpr std::size_t kTokens = 7;
    if (kind(i) != Kind::kNumber) return;
    for (std::size_t part = i + 1; part < i + kTokens; ++part) {
      if (!glued(part)) return;
    }
    const std::string_view address = between(i, i + kTokens - 1);
    if (address.size() >= kFewestDigits + 3 && values::is_ipv4(address) && !goes_on(i + 6)) {
      add(i, i + kTokens - 1, Category::kUfid, true);
    }
  }

  Chunk chunk_;
};

}  // namespace

void find_identifiers(std::string_view text, const std::vector<Token>& tokens,
                      const RuleWords& words, std::vector<RuleMatch>& found) {
  IdentifierFinder(text, tokens, words, found).run();
}

}  // namespace pseudo::recognition
