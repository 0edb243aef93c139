#include "values/address_splitter.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "text/ascii.h"
#include "text/ascii_words.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/address_words.h"
#include "values/url_schemes.h"

namespace pseudo::values {
namespace {

bool is_outer(char c) {
  constexpr std::string_view kOuter = "<>[](){}\"'.,;:!?|*";
  return kOuter.find(c) != std::string_view::npos;
}

bool opens(char c) { return c == '(' || c == '[' || c == '{'; }

bool is_slash(char c) { return c == '/' || c == '\\'; }

bool is_path_mark(char c) { return is_slash(c) || c == '?' || c == '#'; }

/// The position of the first byte for which `is_it` is true, or the size.
std::size_t find_first(std::string_view text, bool (*is_it)(char)) {
  return static_cast<std::size_t>(std::ranges::find_if(text, is_it) - text.begin());
}

/// Splits one word of a surface. The word contains blanks if the address continues across a line.
class WordSplitter {
 public:
  WordSplitter(Category category, std::string_view surface, ByteSpan word,
               const SpelledWords& words, std::vector<AddressPart>& parts)
      : category_(category),
        surface_(surface),
        words_(words),
        at_(word.begin),
        end_(word.end),
        parts_(parts) {}

  void split() {
    strip_outer();
    const bool scheme = skip_scheme();
    strip_outer();
    std::size_t at_size = 0;
    const std::size_t at_sign = find_at(at_size);
    if (at_sign != std::string_view::npos) {
      if (at_sign > at_) add(AddressPartKind::kName, at_, at_sign);
      at_ = at_sign + at_size;
      return split_host();
    }
    const bool dotted = rest().find('.') != std::string_view::npos;
    const bool url = category_ == Category::kUrl || (category_ == Category::kAdd && dotted);
    if (scheme || url || text::begins_with_ascii_word(rest(), "www.")) return split_host();
    add(AddressPartKind::kName, at_, end_);
  }

  /// Handles a word before a spelled-out "at", or a word of a host before its last dot.
  void split_spelled(bool host) {
    strip_outer();
    skip_scheme();
    if (host && text::begins_with_ascii_word(rest(), "www"))
      at_ += std::min<std::size_t>(4, rest().size());
    add(host ? AddressPartKind::kHost : AddressPartKind::kName, at_, end_);
  }

  /// Handles the last word of a host. `after_dot`: follows a spelled-out dot.
  void split_spelled_end(bool after_dot) {
    strip_outer();
    const std::size_t path = find_first(rest(), is_path_mark);
    if (!after_dot || rest().substr(0, path).find('.') != std::string_view::npos) {
      return split_host();
    }
    add(AddressPartKind::kTld, at_, at_ + path);
    add(AddressPartKind::kPath, at_ + path, end_);
  }

 private:
  [[nodiscard]] std::string_view rest() const { return surface_.substr(at_, end_ - at_); }

  void add(AddressPartKind kind, std::size_t begin, std::size_t end) {
    begin = skip_blanks(begin, end);
    while (begin < end && text::is_ascii_space(surface_[end - 1])) --end;
    if (begin < end) parts_.push_back({kind, {begin, end}, 0, 0});
  }

  [[nodiscard]] std::size_t skip_blanks(std::size_t begin, std::size_t end) const {
    while (begin < end && text::is_ascii_space(surface_[begin])) ++begin;
    return begin;
  }

  void strip_outer() {
    while (at_ < end_ && is_outer(surface_[at_]) && !opens_number()) ++at_;
    while (end_ > at_ && is_outer(surface_[end_ - 1]) && !closes_at()) --end_;
  }

  // True for hosts such as "[::1]" and "[2001:db8::1]".
  [[nodiscard]] bool opens_number() const {
    constexpr std::size_t kLongest = 64;  // bytes of an address in brackets
    return surface_[at_] == '[' && rest().substr(0, kLongest).find("::") != std::string_view::npos;
  }

  // True if the closing bracket belongs to "(at)" and not to the address.
  [[nodiscard]] bool closes_at() const {
    const std::size_t open = rest().find_last_of("([{");
    if (open == std::string_view::npos) return false;
    const auto spelled = read_bracketed(rest(), open, words_);
    return spelled && spelled->at && spelled->span.end == rest().size();
  }

  bool skip_scheme() {
    const auto* const scheme = std::ranges::find_if(kUrlSchemes, [&](std::string_view one) {
      return text::begins_with_ascii_word(rest(), one);
    });
    const bool any = scheme != kUrlSchemes.end();
    if (any) at_ += scheme->size();
    if (!any && text::begins_with_ascii_word(rest(), kMailScheme)) at_ += kMailScheme.size();
    if (!any && rest().starts_with("//")) at_ += 2;
    at_ = skip_blanks(at_, end_);
    return any;
  }

  std::size_t find_at(std::size_t& size) const {
    const std::string_view address = rest();
    const std::size_t path = find_first(address, is_slash);
    const std::size_t at_sign = address.substr(0, path).rfind('@');
    size = 1;
    if (at_sign != std::string_view::npos) {
      // In "@adler" the "@" does not begin a host.
      const bool lone = at_sign == 0 && category_ != Category::kEmail;
      return lone ? std::string_view::npos : at_ + at_sign;
    }
    return find_spelled_at(size);
  }

  std::size_t find_spelled_at(std::size_t& size) const {
    const std::string_view address = rest();
    for (std::size_t pos = 0; pos < address.size(); ++pos) {
      if (!opens(address[pos])) continue;
      const auto spelled = read_bracketed(address, pos, words_);
      if (!spelled || !spelled->at) continue;
      size = spelled->span.size();
      return at_ + pos;
    }
    return std::string_view::npos;
  }

  void split_host() {
    const std::string_view address = rest();
    const std::size_t path = find_first(address, is_path_mark);
    const std::size_t colon = address.substr(0, path).rfind(':');
    if (address.starts_with('[') && address.find(']') < path) {
      const std::size_t close = address.find(']');
      add(AddressPartKind::kIp, at_ + 1, at_ + close);
      add(AddressPartKind::kPort, at_ + close + 1, at_ + path);
    } else if (colon != std::string_view::npos && colon + 1 < path &&
               std::ranges::all_of(address.substr(colon + 1, path - colon - 1),
                                   text::is_ascii_digit)) {
      split_labels(at_, at_ + colon);
      add(AddressPartKind::kPort, at_ + colon + 1, at_ + path);
    } else {
      split_labels(at_, at_ + path);
    }
    add(AddressPartKind::kPath, at_ + path, end_);
  }

  void split_labels(std::size_t begin, std::size_t end) {
    const std::string_view host = surface_.substr(begin, end - begin);
    const bool number =
        std::ranges::all_of(host, [](char c) { return text::is_ascii_digit(c) || c == '.'; });
    if (number && std::ranges::count(host, '.') == 3) return add(AddressPartKind::kIp, begin, end);
    if (text::begins_with_ascii_word(host, "www.")) begin += 4;
    const std::size_t last = host.rfind('.');
    const std::size_t dot = end - host.size() + last;
    const bool top = last != std::string_view::npos && dot + 1 > begin && dot + 1 < end &&
                     !text::is_ascii_digit(surface_[dot + 1]);
    if (!top) return add(AddressPartKind::kHost, begin, end);
    add(AddressPartKind::kHost, begin, std::max(begin, dot));
    add(AddressPartKind::kTld, dot + 1, end);
  }

  Category category_;
  std::string_view surface_;
  const SpelledWords& words_;
  std::size_t at_;
  std::size_t end_;
  std::vector<AddressPart>& parts_;
};

/// Splits an address with spelled-out characters: words beside one belong to the address, other
/// words are split on their own.
class SpelledSplitter {
 public:
  SpelledSplitter(Category category, std::string_view surface,
                  const std::vector<SpelledCharacter>& spelled, const SpelledWords& words,
                  std::vector<AddressPart>& parts)
      : category_(category), surface_(surface), spelled_(spelled), words_(words), parts_(parts) {}

  void split() {
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= spelled_.size(); ++i) {
      const bool last = i == spelled_.size();
      split_between(i, {begin, last ? surface_.size() : spelled_[i].span.begin});
      if (!last) begin = spelled_[i].span.end;
    }
  }

 private:
  /// Handles the words between spelled-out characters `i` - 1 and `i`.
  void split_between(std::size_t i, ByteSpan where) {
    const bool url = category_ == Category::kUrl;
    const std::vector<ByteSpan> found = address_words(category_, surface_, where);
    for (std::size_t w = 0; w < found.size(); ++w) {
      const bool after = w == 0 && i > 0;
      const bool before = w + 1 == found.size() && i < spelled_.size();
      host_ = after ? host_ || spelled_[i - 1].at : url;
      WordSplitter splitter(category_, surface_, found[w], words_, parts_);
      if (!after && !before) {
        splitter.split();
      } else if (host_ && !before) {
        splitter.split_spelled_end(!spelled_[i - 1].at);
      } else {
        splitter.split_spelled(host_);
      }
    }
  }

  Category category_;
  std::string_view surface_;
  const std::vector<SpelledCharacter>& spelled_;
  const SpelledWords& words_;
  std::vector<AddressPart>& parts_;
  bool host_ = category_ == Category::kUrl;  // currently inside a host
};

}  // namespace

std::vector<AddressPart> split_address(Category category, std::string_view surface,
                                       const SpelledWords& words) {
  std::vector<AddressPart> parts;
  const std::vector<SpelledCharacter> spelled = find_spelled_characters(category, surface, words);
  if (!spelled.empty()) {
    SpelledSplitter(category, surface, spelled, words, parts).split();
    return parts;
  }
  for (const ByteSpan& word : address_words(category, surface, {0, surface.size()})) {
    WordSplitter(category, surface, word, words, parts).split();
  }
  return parts;
}

}  // namespace pseudo::values
