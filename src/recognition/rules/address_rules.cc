#include "recognition/rules/address_rules.h"

#include <algorithm>
#include <array>
#include <string>

#include "pseudo/text.h"
#include "text/ascii.h"
#include "text/ascii_words.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/url_schemes.h"

namespace pseudo::recognition {

namespace {

bool is_host_byte(char c) {
  return text::is_ascii_letter(c) || text::is_ascii_digit(c) || c == '-' || c == '.' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool is_mailbox_byte(char c) { return is_host_byte(c) || c == '_' || c == '+' || c == '%'; }

/// A piece of text without white space and without characters that enclose addresses.
struct Chunk {
  std::size_t begin = 0;
  std::size_t end = 0;
};

bool encloses(char32_t c) {
  return text::is_space(c) || c == U'<' || c == U'>' || c == U'"' || c == U'„' || c == U'“' ||
         c == U'”' || c == U'»' || c == U'«' || c == U'|';
}

std::vector<Chunk> chunks(std::string_view text) {
  std::vector<Chunk> all;
  std::size_t begin = 0;
  for (std::size_t pos = 0; pos < text.size();) {
    const std::size_t at = pos;
    if (!encloses(text::next(text, pos))) continue;
    if (begin < at) all.push_back({begin, at});
    begin = pos;
  }
  if (begin < text.size()) all.push_back({begin, text.size()});
  return all;
}

/// The end of an address, excluding punctuation that ends a sentence or closes a bracket.
std::size_t without_sentence_end(std::string_view text, std::size_t begin, std::size_t end) {
  constexpr std::string_view kSigns = ".,;:!?)]}'*-";
  // The loop never removes an opening bracket, so one search suffices.
  const bool opens = text.substr(begin, end - begin).find('(') != std::string_view::npos;
  while (end > begin && kSigns.find(text[end - 1]) != std::string_view::npos) {
    if (text[end - 1] == ')' && opens) break;
    --end;
  }
  return end;
}

/// True for at least two nonempty labels, of which the last has two letters or more.
bool is_host(std::string_view host) {
  std::size_t labels = 0;
  std::size_t begin = 0;
  for (std::size_t end = 0; end <= host.size(); ++end) {
    if (end < host.size() && host[end] != '.') continue;
    if (end == begin) return false;
    ++labels;
    begin = end + 1;
  }
  const std::string_view last = host.substr(host.rfind('.') + 1);
  return labels >= 2 && last.size() >= 2 && std::ranges::all_of(last, [](char c) {
           return text::is_ascii_letter(c) || static_cast<unsigned char>(c) >= 0x80;
         });
}

class AddressFinder {
 public:
  AddressFinder(std::string_view text, const RuleWords& words, std::vector<RuleMatch>& found)
      : text_(text), words_(words), found_(found) {}

  void run() {
    for (const Chunk& chunk : chunks(text_)) {
      if (!find_url(chunk) && !find_mails(chunk)) find_hosts(chunk);
    }
  }

 private:
  bool find_url(const Chunk& chunk) {
    std::vector<std::string_view> starts(values::kUrlSchemes.begin(), values::kUrlSchemes.end());
    starts.insert(starts.end(), {values::kWebHost, values::kMailScheme});
    const std::string lower = text::ascii_lower(text_.substr(chunk.begin, chunk.end - chunk.begin));
    for (const std::string_view start : starts) {
      const std::size_t at = lower.find(start);
      if (at == std::string::npos) continue;
      if (at > 0 && text::is_ascii_letter(lower[at - 1])) continue;
      const std::size_t begin = chunk.begin + at;
      const std::size_t end = without_sentence_end(text_, begin, chunk.end);
      if (end < begin + start.size() + 3) continue;
      const bool mail = start == values::kMailScheme;
      found_.push_back({{mail ? begin + start.size() : begin, end},
                        mail ? Category::kEmail : Category::kUrl,
                        true});
      return true;
    }
    return false;
  }

  bool find_mails(const Chunk& chunk) {
    bool any = false;
    for (std::size_t at = chunk.begin; at < chunk.end; ++at) {
      if (text_[at] != '@') continue;
      any = true;
      std::size_t begin = at;
      while (begin > chunk.begin && is_mailbox_byte(text_[begin - 1])) --begin;
      while (begin < at && (text_[begin] == '.' || text_[begin] == '-')) ++begin;
      std::size_t end = at + 1;
      while (end < chunk.end && is_host_byte(text_[end])) ++end;
      end = without_sentence_end(text_, at + 1, end);
      if (begin < at && is_host(text_.substr(at + 1, end - at - 1))) {
        found_.push_back({{begin, end}, Category::kEmail, true});
        at = end - 1;
      } else if (begin == at && end > at + 2) {
        found_.push_back({{at, end}, Category::kUser, false});
      }
    }
    return any;
  }

  /// Finds hosts without a scheme, including the path after them.
  void find_hosts(const Chunk& chunk) {
    for (std::size_t at = chunk.begin; at < chunk.end;) {
      if (!is_host_byte(text_[at])) {
        ++at;
        continue;
      }
      std::size_t end = at;
      while (end < chunk.end && is_host_byte(text_[end])) ++end;
      const std::size_t host_end = without_sentence_end(text_, at, end);
      const std::string_view host = text_.substr(at, host_end - at);
      if (is_host(host) && is_known(host.substr(host.rfind('.') + 1))) {
        const bool has_path = end < chunk.end && text_[end] == '/' && host_end == end;
        const std::size_t last = has_path ? without_sentence_end(text_, at, chunk.end) : host_end;
        found_.push_back({{at, last}, Category::kUrl, has_path});
        if (has_path) return;
      }
      at = end;
    }
  }

  /// Requires lower case: "De" in "Ende.De" begins a sentence.
  [[nodiscard]] bool is_known(std::string_view label) const {
    if (!std::ranges::all_of(label, [](char c) { return text::is_ascii_lower(c); })) return false;
    return words_.top_levels.count(std::string(label)) > 0;
  }

  std::string_view text_;
  const RuleWords& words_;
  std::vector<RuleMatch>& found_;
};

}  // namespace

void find_addresses(std::string_view text, const RuleWords& words, std::vector<RuleMatch>& found) {
  AddressFinder(text, words, found).run();
}

}  // namespace pseudo::recognition
