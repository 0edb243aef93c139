#include "recognition/envelope/closings.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>

#include "model/mail_marks.h"
#include "text/ascii.h"

namespace pseudo::recognition {

namespace {

constexpr std::size_t kLongestClosing = 8;      // words after the phrase
constexpr std::size_t kLongestTrailerLine = 9;  // words
constexpr std::size_t kFewestWordsBehind = 5;   // words
constexpr std::size_t kLongestGreeting = 12;    // words of a line with a greeting
constexpr std::size_t kLatestGreeting = 8;      // words before the greeting
constexpr std::size_t kLongestTrailer = 25;     // non-blank lines
constexpr std::size_t kFewestDigits = 5;        // digits of a line with a telephone number
constexpr std::size_t kLongestOfNames = 16;     // words of a mostly capitalized line
constexpr std::size_t kLongestName = 3;         // words of a line that consists of a name

class Closings {
 public:
  Closings(std::string_view text, LetterSegment letter, const LetterPhrases& phrases)
      : text_(text), letter_(letter), phrases_(phrases) {}

  std::vector<ByteSpan> find() {
    cut_signature();
    std::size_t at = 0;
    while (at < letter_.size()) {
      std::optional<std::size_t> begin = closing_begin(letter_[at]);
      if (!begin && is_greeting(letter_[at]) && is_end(trailer_end(at + 1))) {
        begin = letter_[at].span.begin;
      }
      const std::size_t end = begin ? trailer_end(at + 1) : at;
      const bool is_closing = begin && (is_end(end) || is_strong(at, *begin));
      if (is_closing) {
        found_.push_back({*begin, letter_[end - 1].span.end});
      } else if (is_added_line(letter_[at])) {
        found_.push_back(letter_[at].span);
      }
      at = is_closing ? end : at + 1;
    }
    cut_name();
    std::ranges::sort(found_, {}, &ByteSpan::begin);
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::string_view written(const LetterLine& line) const {
    return text_.substr(line.content.begin, line.content.size());
  }
  [[nodiscard]] bool is_attachment(const LetterLine& line) const {
    return written(line).starts_with(kAttachmentMark);
  }

  /// Cuts the lines after a line "--", which mail programs put before a signature (RFC 3676, 4.3),
  /// or after a longer rule if they are short.
  void cut_signature() {
    bool has_text = false;
    for (std::size_t i = 0; i < letter_.size(); ++i) {
      const std::string_view line = written(letter_[i]);
      if (is_attachment(letter_[i])) return;
      const bool is_cut = line == "--" || (has_text && is_rule(line) && is_end(trailer_end(i + 1)));
      if (is_cut) {
        std::size_t end = i + 1;
        while (end < letter_.size() && !is_attachment(letter_[end])) ++end;
        found_.push_back({letter_[i].span.begin, letter_[end - 1].span.end});
        letter_ = letter_.first(i);
        return;
      }
      has_text = has_text || !line.empty();
    }
  }

  /// The begin of a closing formula in a line, provided that all words after it may belong to it.
  [[nodiscard]] std::optional<std::size_t> closing_begin(const LetterLine& line) const {
    const LineWords words = read_words(text_, line.content);
    if (words.has_more || ends_in(text_, line.content, "?")) return std::nullopt;
    if (phrases_.match(PhraseRole::kPostscript, words.folded) > 0) return std::nullopt;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const bool begins = i == 0 || gap_before(text_, words, i).find_first_of(".!?,;:)&+") !=
                                        std::string_view::npos;
      if (!begins) continue;
      const auto rest = std::span(words.folded).subspan(i);
      const std::size_t matched = phrases_.match(PhraseRole::kClosing, rest);
      if (matched == 0 || rest.size() - matched > kLongestClosing) continue;
      bool all = true;
      for (std::size_t word = i + matched; all && word < words.size(); ++word) {
        all = may_stand(words, word);
      }
      if (all) return i == 0 ? line.span.begin : words.spans[i].begin;
    }
    return std::nullopt;
  }

  /// True for a short line with greetings that is not a sentence about greetings: "Mit reiterlichen
  /// Grüßen", "Viel Erfolg und beste Grüße".
  [[nodiscard]] bool is_greeting(const LetterLine& line) const {
    const LineWords words = read_words(text_, line.content);
    if (words.size() > kLongestGreeting || ends_in(text_, line.content, "?")) return false;
    if (phrases_.match(PhraseRole::kPostscript, words.folded) > 0) return false;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const auto word = std::span(words.folded).subspan(i, 1);
      if (phrases_.match(PhraseRole::kGreetingNoun, word) == 0) continue;
      const bool is_sentence =
          i >= kFewestWordsBehind - 2 && i + 1 < words.size() && ends_in(text_, line.content, ".");
      return i <= kLatestGreeting && !is_sentence;
    }
    return false;
  }

  [[nodiscard]] bool may_stand(const LineWords& words, std::size_t i) const {
    const auto word = std::span(words.folded).subspan(i);
    return is_capital(text_, words.spans[i]) || phrases_.is_given_name(words.folded[i]) ||
           phrases_.match(PhraseRole::kClosingWord, word.first(1)) > 0 ||
           phrases_.match(PhraseRole::kClosing, word) > 0;
  }

  /// The end of the lines from `from` on that may follow a closing formula.
  [[nodiscard]] std::size_t trailer_end(std::size_t from) const {
    std::size_t end = from;
    std::size_t lines = 0;
    for (std::size_t i = from; i < letter_.size() && lines < kLongestTrailer; ++i) {
      if (letter_[i].is_blank()) continue;
      if (!is_trailer(letter_[i])) break;
      ++lines;
      end = i + 1;
    }
    return end;
  }

  [[nodiscard]] bool is_trailer(const LetterLine& line) const {
    const std::string_view shown = written(line);
    if (is_attachment(line)) return false;
    const LineWords words = read_words(text_, line.content);
    if (phrases_.match(PhraseRole::kPostscript, words.folded) > 0) return false;
    if (is_added_line(line) || is_contact(shown)) return true;
    if (words.size() > kLongestTrailerLine) {
      return words.size() <= kLongestOfNames && !ends_in(text_, line.content, ".!?") &&
             are_mostly_names(words);
    }
    return words.size() < kFewestWordsBehind || !ends_in(text_, line.content, ".!?");
  }

  [[nodiscard]] bool are_mostly_names(const LineWords& words) const {
    const auto capitals = std::ranges::count_if(
        words.spans, [&](const ByteSpan& word) { return is_capital(text_, word); });
    return static_cast<std::size_t>(capitals) * 2 > words.size();
  }

  static bool is_contact(std::string_view shown) {
    const auto digits = std::ranges::count_if(shown, text::is_ascii_digit);
    return shown.find('@') != shown.npos || shown.find("www.") != shown.npos ||
           shown.find("://") != shown.npos || digits >= static_cast<std::ptrdiff_t>(kFewestDigits);
  }

  /// True if only blank lines, a postscript or attachments follow.
  [[nodiscard]] bool is_end(std::size_t from) const {
    const auto next =
        std::find_if_not(letter_.begin() + static_cast<std::ptrdiff_t>(from), letter_.end(),
                         [](const LetterLine& line) { return line.is_blank(); });
    if (next == letter_.end() || is_attachment(*next)) return true;
    const LineWords words = read_words(text_, next->content);
    return phrases_.match(PhraseRole::kPostscript, words.folded) > 0;
  }

  /// True if a formula in the middle of a text closes the letter: a blank line precedes it, and one
  /// (or the end of the text) follows it and the lines below it.
  [[nodiscard]] bool is_strong(std::size_t at, std::size_t begin) const {
    if (begin != letter_[at].span.begin) return false;
    const std::size_t below = at + 1;
    const bool follows_blank_line = at > 0 && letter_[at - 1].is_blank();
    const std::size_t end = trailer_end(below);
    return follows_blank_line && (end == letter_.size() || letter_[end].is_blank());
  }

  [[nodiscard]] bool is_added_line(const LetterLine& line) const {
    const LineWords words = read_words(text_, line.content);
    return words.size() <= kLongestTrailerLine &&
           phrases_.match(PhraseRole::kSignature, words.folded) > 0;
  }

  /// Cuts the last line if it consists of a name and follows a blank line or the end of a sentence.
  void cut_name() {
    std::size_t last = letter_.size();
    while (last > 0 && letter_[last - 1].is_blank()) --last;
    const bool has_line = last > 1 && !is_attachment(letter_[last - 1]);
    if (!has_line || is_found(letter_[last - 1].span.begin)) return;
    const LetterLine& line = letter_[last - 1];
    const LetterLine& before = letter_[last - 2];
    if (!before.is_blank() && !ends_in(text_, before.content, ",.!?:;)")) return;
    if (is_name(line)) found_.push_back(line.span);
  }

  [[nodiscard]] bool is_name(const LetterLine& line) const {
    const LineWords words = read_words(text_, line.content);
    const std::size_t signer = phrases_.match(PhraseRole::kSigner, words.folded);
    const std::size_t name = words.size() - signer;
    if (name == 0 || name > kLongestName || ends_in(text_, line.content, "?:")) return false;
    bool is_known = signer > 0;
    for (std::size_t i = signer; i < words.size(); ++i) {
      const bool is_given = phrases_.is_given_name(words.folded[i]);
      if (!is_given && !is_capital(text_, words.spans[i])) return false;
      is_known = is_known || is_given;
    }
    return is_known;
  }

  [[nodiscard]] bool is_found(std::size_t at) const {
    return std::ranges::any_of(
        found_, [&](const ByteSpan& span) { return span.begin <= at && at < span.end; });
  }

  std::string_view text_;
  LetterSegment letter_;
  const LetterPhrases& phrases_;
  std::vector<ByteSpan> found_;
};

}  // namespace

std::vector<ByteSpan> find_closings(std::string_view text, LetterSegment letter,
                                    const LetterPhrases& phrases) {
  return Closings(text, letter, phrases).find();
}

}  // namespace pseudo::recognition
