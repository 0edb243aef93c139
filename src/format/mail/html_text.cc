#include "format/mail/html_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>

#include "text/ascii.h"
#include "text/ascii_words.h"
#include "text/utf8.h"

namespace pseudo {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr char32_t kNoBreakSpace = 0xA0;
constexpr std::size_t kLongestName = 10;  // bytes of a character name
constexpr std::size_t kLongestTag = 12;   // bytes of a tag name; longer ones are ignored
constexpr std::size_t kDeepest = 8;       // displayed levels of nested quotations

constexpr std::array<std::string_view, 6> kHidden = {"head",  "noframes", "script",
                                                     "style", "template", "title"};
constexpr std::array<std::string_view, 8> kParagraphs = {"blockquote", "h1", "h2", "h3",
                                                         "h4",         "h5", "h6", "p"};
constexpr std::array<std::string_view, 24> kBlocks = {
    "address", "article", "aside",  "body", "caption", "center", "dd",   "div",
    "dl",      "dt",      "footer", "form", "header",  "hr",     "html", "li",
    "main",    "nav",     "ol",     "pre",  "section", "table",  "tr",   "ul"};

bool is_in(const auto& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

/// Collects the text. Blanks and line breaks are deferred until a word follows.
class Page {
 public:
  void add(char32_t c) {
    const bool is_blank = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    if (is_blank && preformatted > 0 && c != '\r') {
      if (c == '\n') return break_line();
      flush();
      text_ += ' ';
    } else if (is_blank) {
      blank_ = true;
    } else {
      flush();
      text::append(text_, c == kNoBreakSpace ? U' ' : c);
    }
  }
  /// Requests at least that many line ends before the next word.
  void end_lines(std::size_t least) {
    breaks_ = std::max(breaks_, least);
    blank_ = false;
  }
  void break_line() {
    ++breaks_;
    blank_ = false;
  }
  void begin_item() {
    end_lines(1);
    item_ = true;
  }
  std::string text() && {
    if (!text_.empty()) text_ += '\n';
    return std::move(text_);
  }

  std::size_t quotes = 0;        // number of open quotations
  std::size_t preformatted = 0;  // number of open `pre` elements

 private:
  void flush() {
    if (text_.empty()) breaks_ = 0;
    text_.append(breaks_, '\n');
    const bool begins_line = text_.empty() || breaks_ > 0;
    if (begins_line) {
      for (std::size_t i = 0; i < std::min(quotes, kDeepest); ++i) text_ += "> ";
      if (item_) text_ += "- ";
    } else if (blank_) {
      text_ += ' ';
    }
    breaks_ = 0;
    blank_ = item_ = false;
  }

  std::string text_;
  std::size_t breaks_ = 0;
  bool blank_ = false;
  bool item_ = false;
};

struct Tag {
  std::string name;  // in lower case
  bool closes = false;
  std::size_t end = 0;  // after the >; 0: incomplete tag
};

class HtmlReader {
 public:
  explicit HtmlReader(std::string_view html) : html_(html) {}

  std::string read() {
    while (at_ < html_.size()) {
      if (html_[at_] == '<' && read_markup()) continue;
      if (html_[at_] == '&' && read_reference()) continue;
      page_.add(text::next(html_, at_));
    }
    return std::move(page_).text();
  }

 private:
  bool read_markup() {
    const std::string_view rest = html_.substr(at_);
    if (rest.starts_with("<!--")) return skip_to("-->", 4);
    const char next = rest.size() > 1 ? rest[1] : ' ';
    if (next == '!' || next == '?') return skip_to(">", 2);
    const bool is_tag =
        text::is_ascii_letter(next) || (next == '/' && rest.size() > 2 && rest[2] != ' ');
    if (!is_tag) return false;
    const Tag tag = read_tag();
    if (tag.end == 0) return false;
    at_ = tag.end;
    if (!tag.closes && is_in(kHidden, tag.name)) skip_element(tag.name);
    show(tag);
    return true;
  }

  /// Returns false if `end` does not occur again; it is then not searched for a second time.
  bool skip_to(std::string_view end, std::size_t from) {
    if (missing_.contains(end)) return false;
    const std::size_t found = html_.find(end, at_ + from);
    if (found == std::string_view::npos) {
      missing_.insert(end);
      return false;
    }
    at_ = found + end.size();
    return true;
  }

  Tag read_tag() {
    Tag tag;
    std::size_t at = at_ + 1;
    tag.closes = html_[at] == '/';
    if (tag.closes) ++at;
    for (; at < html_.size() && tag.name.size() <= kLongestTag; ++at) {
      const char c = html_[at];
      if (!text::is_ascii_letter(c) && !text::is_ascii_digit(c)) break;
      tag.name += text::ascii_lower(c);
    }
    tag.end = find_tag_end(at);
    return tag;
  }

  /// The position after the > that ends a tag, ignoring > in quotes. 0: none.
  std::size_t find_tag_end(std::size_t at) {
    char quote = 0;
    for (std::size_t i = at; !quotes_are_broken_ && i < html_.size(); ++i) {
      const char c = html_[i];
      if (quote != 0) {
        if (c == quote) quote = 0;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '>') {
        return i + 1;
      }
    }
    // From here on ignore quotes; otherwise each tag would be searched to the end of the page.
    quotes_are_broken_ = true;
    if (missing_.contains(">")) return 0;
    const std::size_t end = html_.find('>', at);
    if (end != std::string_view::npos) return end + 1;
    missing_.insert(">");
    return 0;
  }

  /// Skips the contents of a hidden element, if it has a closing tag.
  void skip_element(const std::string& name) {
    if (unclosed_.contains(name)) return;
    for (std::size_t at = html_.find("</", at_); at != html_.npos; at = html_.find("</", at + 2)) {
      const std::string_view found = html_.substr(at + 2, name.size());
      const bool same = text::same_ascii_word(found, name);
      const std::size_t behind = at + 2 + name.size();
      if (!same || (behind < html_.size() && text::is_ascii_letter(html_[behind]))) continue;
      const std::size_t end = html_.find('>', behind);
      at_ = end == std::string_view::npos ? html_.size() : end + 1;
      return;
    }
    unclosed_.insert(name);
  }

  void show(const Tag& tag) {
    if (tag.name == "br") return page_.break_line();
    if (tag.name == "td" || tag.name == "th") return page_.add(' ');
    if (is_in(kParagraphs, tag.name)) page_.end_lines(2);
    if (is_in(kBlocks, tag.name)) page_.end_lines(1);
    if (tag.name == "li" && !tag.closes) page_.begin_item();
    if (tag.name == "blockquote") count(page_.quotes, tag.closes);
    if (tag.name == "pre") count(page_.preformatted, tag.closes);
  }

  static void count(std::size_t& open, bool closes) {
    if (!closes) {
      ++open;
    } else if (open > 0) {
      --open;
    }
  }

  bool read_reference() {
    const std::size_t end = html_.substr(0, at_ + kLongestName + 2).find(';', at_);
    if (end == std::string_view::npos) return false;
    const std::string_view name = html_.substr(at_ + 1, end - at_ - 1);
    const char32_t c = name.starts_with('#') ? numbered(name.substr(1)) : named_character(name);
    if (c == 0) return false;
    page_.add(c);
    at_ = end + 1;
    return true;
  }

  static char32_t numbered(std::string_view digits) {
    const bool is_hex = !digits.empty() && text::ascii_lower(digits.front()) == 'x';
    if (is_hex) digits.remove_prefix(1);
    if (digits.empty()) return 0;
    char32_t value = 0;
    for (const char c : digits) {
      const int digit = text::hex_digit_value(c);
      if (digit < 0 || (!is_hex && digit > 9)) return 0;
      value = value * (is_hex ? 16U : 10U) + static_cast<char32_t>(digit);
      if (value > 0x10FFFF) return kReplacement;
    }
    const bool is_surrogate = value >= 0xD800 && value < 0xE000;
    return value == 0 || is_surrogate ? kReplacement : value;
  }

  std::string_view html_;
  std::size_t at_ = 0;
  Page page_;
  bool quotes_are_broken_ = false;
  std::set<std::string_view> missing_;           // ends that do not occur again
  std::set<std::string, std::less<>> unclosed_;  // hidden elements without a closing tag
};

}  // namespace

std::string html_text(std::string_view html) { return HtmlReader(html).read(); }

}  // namespace pseudo
