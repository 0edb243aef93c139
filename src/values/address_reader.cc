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
#include "values/address_key.h"
#include "values/name_index.h"
#include "values/spelled_characters.h"

namespace pseudo::values {
namespace {

constexpr std::array<std::string_view, 7> kSchemes = {"mailto:", "https://", "http://", "ftps://",
                                                      "sftp://", "ftp://",   "file://"};
/// What may stand around an address, by byte.
constexpr std::array<bool, 256> kOuter = [] {
  std::array<bool, 256> outer{};
  constexpr std::string_view kSigns = "<>[](){}\"'.,;:!?|*";
  for (const char c : kSigns) outer[static_cast<unsigned char>(c)] = true;
  return outer;
}();

bool is_outer(char c) { return kOuter[static_cast<unsigned char>(c)]; }

[[gnu::noinline]] bool equal_nocase(std::string_view text, std::string_view lower) {
  return std::ranges::equal(text, lower, {}, text::ascii_lower);
}

// The first letter tells most apart.
inline bool starts_with_nocase(std::string_view text, std::string_view lower) {
  return text.size() >= lower.size() && text::ascii_lower(text[0]) == lower[0] &&
         equal_nocase(text.substr(0, lower.size()), lower);
}

bool opens(char c) { return c == '(' || c == '[' || c == '{'; }

bool is_slash(char c) { return c == '/' || c == '\\'; }

bool begins_path(char c) { return is_slash(c) || c == '?' || c == '#'; }

/// The first such byte, or the size.
std::size_t find_first(std::string_view text, bool (*is_it)(char)) {
  return static_cast<std::size_t>(std::ranges::find_if(text, is_it) - text.begin());
}

/// Reads one blank-free word of a surface. What its parts say of runs is left open.
class WordSplitter {
 public:
  WordSplitter(Address& address, ByteSpan word, const SpelledWords& words)
      : category_(address.category),
        surface_(address.surface),
        words_(words),
        at_(word.begin),
        end_(word.end),
        parts_(address.parts) {}

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
    const std::size_t open = rest().find_last_of("([{");
    if (open == std::string_view::npos) return false;
    const auto spelled = read_bracketed(rest(), open, words_);
    return spelled && spelled->at && spelled->span.end == rest().size();
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
  const SpelledWords& words_;
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
void split_spelt(Address& address, const std::vector<SpelledCharacter>& signs,
                 const SpelledWords& spelled) {
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
      WordSplitter splitter(address, words[w], spelled);
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

void split(Address& address, const SpelledWords& spelled) {
  constexpr std::size_t kUsual = 4;
  address.parts.reserve(kUsual);
  const std::string_view surface = address.surface;
  const std::vector<SpelledCharacter> signs =
      find_spelled_characters(address.category, surface, spelled);
  if (!signs.empty()) return split_spelt(address, signs, spelled);
  for (const ByteSpan& word : words_of(surface, {0, surface.size()})) {
    WordSplitter(address, word, spelled).split();
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

}  // namespace

Address read_address(Category category, std::string_view surface, const SpelledWords& words) {
  Address address{category, surface, address_key(category, surface), {}, {}, {}};
  split(address, words);
  find_runs(address);
  fold_runs(address);
  tell_runs_of_parts(address);
  return address;
}

}  // namespace pseudo::values
