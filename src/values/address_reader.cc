#include "values/address_reader.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <string>

#include "text/alphabet.h"
#include "text/ascii.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/name_index.h"
#include "values/spelled_characters.h"
#include "values/value_reader.h"

namespace pseudo::values {
namespace {

constexpr std::array<std::string_view, 7> kSchemes = {"mailto:", "https://", "http://", "ftps://",
                                                      "sftp://", "ftp://",   "file://"};
/// How people write the sign so that machines do not read it.
constexpr std::array<std::string_view, 6> kWrittenAt = {"(at)", "[at]", "{at}",
                                                        "(AT)", "[AT]", "(a)"};
/// What may stand around an address, by byte.
constexpr std::array<bool, 256> kOuter = [] {
  std::array<bool, 256> outer{};
  constexpr std::string_view kSigns = "<>[](){}\"'.,;:!?|*";
  for (const char c : kSigns) outer[static_cast<unsigned char>(c)] = true;
  return outer;
}();

bool is_outer(char c) { return kOuter[static_cast<unsigned char>(c)]; }

bool opens(char c) { return c == '(' || c == '[' || c == '{'; }

[[gnu::noinline]] bool equal_nocase(std::string_view text, std::string_view lower) {
  return std::ranges::equal(text, lower, {}, text::ascii_lower);
}

// The first letter tells most apart.
inline bool starts_with_nocase(std::string_view text, std::string_view lower) {
  return text.size() >= lower.size() && text::ascii_lower(text[0]) == lower[0] &&
         equal_nocase(text.substr(0, lower.size()), lower);
}

bool is_slash(char c) { return c == '/' || c == '\\'; }

bool begins_path(char c) { return is_slash(c) || c == '?' || c == '#'; }

/// The first such byte, or the size.
std::size_t find_first(std::string_view text, bool (*is_it)(char)) {
  return static_cast<std::size_t>(std::ranges::find_if(text, is_it) - text.begin());
}

/// Reads one blank-free word of a surface. What its parts say of runs is left open.
class WordSplitter {
 public:
  WordSplitter(Category category, std::string_view surface, ByteSpan word,
               std::vector<AddressPart>& parts)
      : category_(category), surface_(surface), at_(word.begin), end_(word.end), parts_(parts) {}

  void split() {
    strip_outer();
    const bool scheme = skip_scheme();
    strip_outer();
    std::size_t sign_size = 0;
    const std::size_t sign = find_at(sign_size);
    if (sign != std::string_view::npos) {
      if (sign > at_) add(AddressPartKind::kName, at_, sign);
      at_ = sign + sign_size;
      return split_host();
    }
    const bool dotted = rest().find('.') != std::string_view::npos;
    const bool url = category_ == Category::kUrl || (category_ == Category::kAdd && dotted);
    if (scheme || url || starts_with_nocase(rest(), "www.")) return split_host();
    add(AddressPartKind::kName, at_, end_);
  }

  /// A word of what stands before the spelt "at", or of a host before its last dot.
  void split_spelt(bool host) {
    strip_outer();
    skip_scheme();
    if (host && starts_with_nocase(rest(), "www")) at_ += std::min<std::size_t>(4, rest().size());
    add(host ? AddressPartKind::kHost : AddressPartKind::kName, at_, end_);
  }

  /// The last word of a host. `behind_dot`: of a spelt one.
  void split_spelt_end(bool behind_dot) {
    strip_outer();
    const std::size_t path = find_first(rest(), begins_path);
    if (!behind_dot || rest().substr(0, path).find('.') != std::string_view::npos) {
      return split_host();
    }
    add(AddressPartKind::kTld, at_, at_ + path);
    add(AddressPartKind::kPath, at_ + path, end_);
  }

 private:
  [[nodiscard]] std::string_view rest() const { return surface_.substr(at_, end_ - at_); }

  void add(AddressPartKind kind, std::size_t begin, std::size_t end) {
    if (begin < end) parts_.push_back({kind, {begin, end}, 0, 0});
  }

  void strip_outer() {
    while (at_ < end_ && is_outer(surface_[at_]) && !opens_number()) ++at_;
    while (end_ > at_ && is_outer(surface_[end_ - 1]) && !closes_at()) --end_;
  }

  // "[::1]" and "[2001:db8::1]" are hosts.
  [[nodiscard]] bool opens_number() const {
    constexpr std::size_t kLongest = 64;  // bytes of such a number
    return surface_[at_] == '[' && rest().substr(0, kLongest).find("::") != std::string_view::npos;
  }

  // A bracket that ends "(at)" closes no address.
  [[nodiscard]] bool closes_at() const {
    return std::ranges::any_of(kWrittenAt, [&](std::string_view s) { return rest().ends_with(s); });
  }

  bool skip_scheme() {
    bool any = false;
    for (const std::string_view scheme : kSchemes) {
      if (!starts_with_nocase(rest(), scheme)) continue;
      at_ += scheme.size();
      any = scheme != "mailto:";
      break;
    }
    if (!any && rest().starts_with("//")) at_ += 2;
    return any;
  }

  std::size_t find_at(std::size_t& size) const {
    const std::string_view address = rest();
    const std::size_t path = find_first(address, is_slash);
    const std::size_t sign = address.substr(0, path).rfind('@');
    size = 1;
    if (sign != std::string_view::npos) {
      // A lone sign before a name ("@adler") belongs to no host.
      const bool lone = sign == 0 && category_ != Category::kEmail;
      return lone ? std::string_view::npos : at_ + sign;
    }
    if (std::ranges::none_of(address, opens)) return std::string_view::npos;
    for (const std::string_view written : kWrittenAt) {
      const std::size_t found = address.find(written);
      if (found == std::string_view::npos) continue;
      size = written.size();
      return at_ + found;
    }
    return std::string_view::npos;
  }

  void split_host() {
    const std::string_view address = rest();
    const std::size_t path = find_first(address, begins_path);
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
    if (starts_with_nocase(host, "www.")) begin += 4;
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
  std::size_t at_;
  std::size_t end_;
  std::vector<AddressPart>& parts_;
};

std::vector<ByteSpan> words_of(std::string_view surface, ByteSpan where) {
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

/// An address whose signs are spelt out: what touches a sign belongs to it, other words are read
/// one by one.
void split_spelt(Address& address, const std::vector<SpelledCharacter>& signs) {
  const bool url = address.category == Category::kUrl;
  bool host = url;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= signs.size(); ++i) {
    const std::size_t end = i < signs.size() ? signs[i].span.begin : address.surface.size();
    const std::vector<ByteSpan> words = words_of(address.surface, {begin, end});
    for (std::size_t w = 0; w < words.size(); ++w) {
      const bool after = w == 0 && i > 0;
      const bool before = w + 1 == words.size() && i < signs.size();
      host = after ? host || signs[i - 1].at : url;
      WordSplitter splitter(address.category, address.surface, words[w], address.parts);
      if (!after && !before) {
        splitter.split();
      } else if (host && !before) {
        splitter.split_spelt_end(!signs[i - 1].at);
      } else {
        splitter.split_spelt(host);
      }
    }
    if (i < signs.size()) begin = signs[i].span.end;
  }
}

void split(Address& address) {
  constexpr std::size_t kUsual = 4;
  address.parts.reserve(kUsual);
  const std::string_view surface = address.surface;
  const std::vector<SpelledCharacter> signs = find_spelled_characters(address.category, surface);
  if (!signs.empty()) return split_spelt(address, signs);
  for (const ByteSpan& word : words_of(surface, {0, surface.size()})) {
    WordSplitter(address.category, surface, word, address.parts).split();
  }
}

/// What a code point is to a run. A mark goes on with either kind.
enum class Sign : std::uint8_t { kOther, kLetter, kDigit, kMark };

Sign sign_of(char32_t c) {
  if (text::is_letter(c)) return Sign::kLetter;
  if (text::digit_value(c) >= 0) return Sign::kDigit;
  return c >= 0x80 && text::is_mark(c) ? Sign::kMark : Sign::kOther;
}

void find_runs(Address& address) {
  constexpr std::size_t kUsual = 8;
  std::vector<AddressRun>& runs = address.runs;
  runs.reserve(kUsual);
  Sign open = Sign::kOther;
  for (std::size_t pos = 0; pos < address.surface.size();) {
    const std::size_t begin = pos;
    const Sign sign = sign_of(text::next(address.surface, pos));
    if (sign == Sign::kOther) {
      open = sign;
    } else if (open != Sign::kOther && (sign == open || sign == Sign::kMark)) {
      runs.back().span.end = pos;
    } else if (sign != Sign::kMark) {
      runs.push_back({{begin, pos}, {}, sign == Sign::kDigit});
      open = sign;
    }
  }
}

void fold_runs(Address& address) {
  const bool ascii = text::is_ascii(address.surface);
  if (ascii) address.folded = fold_run(address.surface);
  for (AddressRun& run : address.runs) {
    run.folded_span = run.span;
    if (ascii) continue;
    run.folded_span.begin = address.folded.size();
    address.folded += fold_run(address.text(run.span));
    run.folded_span.end = address.folded.size();
  }
}

void tell_runs_of_parts(Address& address) {
  const std::vector<AddressRun>& runs = address.runs;
  std::size_t run = 0;
  for (AddressPart& part : address.parts) {
    while (run < runs.size() && runs[run].span.begin < part.span.begin) ++run;
    part.first_run = run;
    while (run < runs.size() && runs[run].span.begin < part.span.end) ++run;
    part.last_run = run;
    assert(run == part.first_run || runs[run - 1].span.end <= part.span.end);
  }
}

/// What may stand around the key of an address, by byte.
constexpr std::array<bool, 256> kBeforeKey = [] {
  std::array<bool, 256> outer{};
  constexpr std::string_view kSigns = " \t\r\n<>[](){}\"'.,;:!?/";
  for (const char c : kSigns) outer[static_cast<unsigned char>(c)] = true;
  return outer;
}();

/// All of it where there is nothing else.
std::string_view strip_around_key(std::string_view address) {
  const auto is_around = [](char c) { return kBeforeKey[static_cast<unsigned char>(c)]; };
  std::size_t begin = 0;
  while (begin < address.size() && is_around(address[begin])) ++begin;
  if (begin == address.size()) return address;
  std::size_t end = address.size();
  while (is_around(address[end - 1])) --end;
  return address.substr(begin, end - begin);
}

bool begins_path_of_key(char c) { return c == '/' || c == '?' || c == '#'; }

constexpr std::array<std::string_view, 7> kHeads = {"mailto:", "https://", "http://", "ftp://",
                                                    "file://", "//",       "www."};

std::string address_key_beyond_ascii(std::string_view address) {
  std::string lower = text::to_lower(address);
  for (const std::string_view head : kHeads) {
    // Lower case has another length for a few letters; then the key keeps its head.
    if (!lower.starts_with(head) || lower.size() != address.size()) continue;
    address.remove_prefix(head.size());
    lower.erase(0, head.size());
  }
  if (lower.size() != address.size()) return lower;
  const auto path = std::ranges::find_if(address, begins_path_of_key);
  std::copy(path, address.end(), lower.end() - (address.end() - path));
  return lower;
}

}  // namespace

std::string address_key(std::string_view surface) {
  std::string_view address = strip_around_key(surface);
  if (!text::is_ascii(address)) return address_key_beyond_ascii(address);
  for (const std::string_view head : kHeads) {
    if (starts_with_nocase(address, head)) address.remove_prefix(head.size());
  }
  std::string key(address);
  const auto path = std::ranges::find_if(key, begins_path_of_key);
  std::transform(key.begin(), path, key.begin(), text::ascii_lower);
  return key;
}

Address read_address(Category category, std::string_view surface) {
  Address address{category, surface, value_key(category, surface), {}, {}, {}};
  split(address);
  find_runs(address);
  fold_runs(address);
  tell_runs_of_parts(address);
  return address;
}

}  // namespace pseudo::values
