#include "values/address_words.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "text/alphabet.h"
#include "text/ascii.h"
#include "text/ascii_words.h"
#include "text/blanks.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/url_schemes.h"

namespace pseudo::values {
namespace {

constexpr std::string_view kPunctuation = "@.-_/=&?#+%~";
constexpr auto npos = std::string_view::npos;

bool has_at(std::string_view text) { return text.find('@') != npos; }
bool is_punctuation(char c) { return kPunctuation.find(c) != npos; }

bool begins_url(std::string_view text) {
  const auto begins = [&](std::string_view head) {
    return text::begins_with_ascii_word(text, head);
  };
  // Also with a missing slash: "http:/graz.example".
  return begins("http") || begins("ftp") || begins(kWebHost) || begins(kMailScheme) ||
         std::ranges::any_of(kUrlSchemes, begins);
}

// True at "/" and "?" after a host, but not at "//".
bool begins_path(std::string_view text, std::size_t pos) {
  const char c = text[pos];
  const char before = pos == 0 ? '\0' : text[pos - 1];
  return (c == '/' && before != ':' && before != '/') || c == '?' || c == '#';
}

bool has_path(std::string_view text) {
  for (std::size_t pos = 0; pos < text.size(); ++pos) {
    if (begins_path(text, pos) && !text.substr(pos).starts_with("//")) return true;
  }
  return false;
}

/// Finds the characters that separate two addresses within a word.
class ListSeparators {
 public:
  explicit ListSeparators(std::string_view word) : word_(word), last_at_(word.rfind('@')) {}

  bool divides_at(std::size_t pos) {
    // Occur in paths, but not elsewhere in addresses.
    constexpr std::string_view kBetween = ";,|<>\"";
    constexpr std::string_view kMaybe = "/\\&?=()[]{}'*!+:";  // after a host
    const char c = word_[pos];
    const std::string_view rest = word_.substr(pos + 1);
    const bool next = at_ && last_at_ > pos;
    const bool between = kBetween.find(c) != npos && (!path_ || next || begins_url(rest));
    if (between || (next && kMaybe.find(c) != npos)) {
      at_ = path_ = false;
      return true;
    }
    at_ = at_ || c == '@';
    path_ = path_ || begins_path(word_, pos);
    return false;
  }

 private:
  std::string_view word_;
  std::size_t last_at_;  // only used if there is one
  bool at_ = false;      // the current address has an "@"
  bool path_ = false;    // the current address has a path
};

void divide_list(std::string_view surface, ByteSpan word, std::vector<ByteSpan>& found) {
  ListSeparators separators(surface.substr(word.begin, word.size()));
  std::size_t begin = word.begin;
  for (std::size_t pos = word.begin; pos < word.end; ++pos) {
    if (!separators.divides_at(pos - word.begin)) continue;
    if (begin < pos) found.push_back({begin, pos});
    begin = pos + 1;
  }
  if (begin < word.end) found.push_back({begin, word.end});
}

/// Two words separated only by blanks.
struct Neighbours {
  std::string_view left, right;
  bool broken = false;  // separated by a line break

  [[nodiscard]] bool punctuation_between() const {
    return is_punctuation(left.back()) || is_punctuation(right.front());
  }
};

// True if a URL continues across the gap: "www.graz.⏎at", "www. graz. at", "www.uni- graz.at" (the
// blank may have been a line break), "http://www.gr⏎az.at", "http://graz.at/ha⏎us".
bool url_goes_on(const Neighbours& words) {
  if (words.broken && words.punctuation_between()) return true;
  const std::string_view left = words.left;
  if (words.broken) {
    const std::size_t host = left.find("www.") == npos ? left.find("//") : left.find("www.") + 4;
    return has_path(left) || (host != npos && left.find('.', host) == npos);
  }
  const bool small = std::ranges::none_of(words.right, text::is_ascii_upper);
  return small &&
         (is_punctuation(left.back()) || (words.right.front() == '.' && words.right.size() > 1));
}

// True if a host continues: "x @ y.at", "irene@adler. at", "irene@stadtwerke⏎graz.at".
bool host_goes_on(const Neighbours& words) {
  const std::string_view host = words.left.substr(words.left.rfind('@') + 1);
  if (words.right.front() == '.' || (words.broken && words.punctuation_between())) return true;
  if (host.find('.') < host.size() - 1) return false;
  return words.punctuation_between() || words.right.find('.') != npos;
}

// True if a local part continues: "irene.⏎adler@graz.at", "irene.ad⏎ler@graz.at"; but not "Dr.
// adler@graz.at".
bool name_goes_on(const Neighbours& words) {
  if (text::is_ascii_upper(words.left.front()) && !words.broken) return false;
  return words.punctuation_between() || (words.broken && words.left.find_first_of("._-") != npos);
}

bool goes_on(Category category, const Neighbours& words) {
  constexpr std::size_t kLongest = 2048;  // bytes; no server is certain to accept longer URLs
  if (words.left.size() > kLongest) return false;
  const bool left_at = has_at(words.left);
  const bool right_at = has_at(words.right);
  if (category == Category::kUser || begins_url(words.right) || (left_at && right_at)) return false;
  if (left_at) return words.left.back() == '@' || host_goes_on(words);
  if (category == Category::kUrl || begins_url(words.left)) return !right_at && url_goes_on(words);
  return right_at && (words.right.front() == '@' || name_goes_on(words));
}

bool is_one_word(std::string_view text) {
  return text::is_ascii(text) && std::ranges::none_of(text, text::is_ascii_space);
}

}  // namespace

std::vector<ByteSpan> words_between_blanks(std::string_view surface, ByteSpan where) {
  std::vector<ByteSpan> words;
  std::size_t begin = where.begin;
  for (std::size_t pos = where.begin; pos < where.end;) {
    const std::size_t here = pos;
    if (!text::is_space(text::next(surface, pos))) continue;
    if (begin < here) words.push_back({begin, here});
    begin = pos;
  }
  if (begin < where.end) words.push_back({begin, where.end});
  return words;
}

std::vector<ByteSpan> address_words(Category category, std::string_view surface, ByteSpan where) {
  std::vector<ByteSpan> divided;
  for (const ByteSpan& word : words_between_blanks(surface, where)) {
    const auto text = surface.substr(word.begin, word.size());
    if (category == Category::kUser && !has_at(text)) {
      divided.push_back(word);
    } else {
      divide_list(surface, word, divided);
    }
  }
  std::vector<ByteSpan> joined;
  for (const ByteSpan& word : divided) {
    if (!joined.empty()) {
      ByteSpan& last = joined.back();
      const auto gap = surface.substr(last.end, word.begin - last.end);
      const Neighbours words{surface.substr(last.begin, last.size()),
                             surface.substr(word.begin, word.size()),
                             gap.find_first_of("\r\n") != npos};
      if (text::is_white_space(gap) && goes_on(category, words)) {
        last.end = word.end;
        continue;
      }
    }
    joined.push_back(word);
  }
  return joined;
}

std::string without_inner_blanks(Category category, std::string_view surface) {
  if (is_one_word(surface)) return std::string(surface);
  std::string out;
  std::size_t copied = 0;
  for (const ByteSpan& address : address_words(category, surface, {0, surface.size()})) {
    for (const ByteSpan& piece : words_between_blanks(surface, address)) {
      const bool inner = piece.begin > address.begin;
      const bool is_continued =
          inner && (is_punctuation(surface[piece.begin]) || is_punctuation(surface[copied - 1]));
      if (!is_continued) out.append(surface.substr(copied, piece.begin - copied));
      out.append(surface.substr(piece.begin, piece.size()));
      copied = piece.end;
    }
  }
  return out.append(surface.substr(copied));
}

}  // namespace pseudo::values
