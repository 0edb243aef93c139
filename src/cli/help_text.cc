#include "cli/help_text.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "text/utf8.h"

namespace pseudo::cli {
namespace {

constexpr std::size_t kOptionColumn = 28;
/// Indent of descriptions on narrow terminals, where they are below their option.
constexpr std::size_t kNarrowIndent = 6;
/// Minimum width for descriptions next to the options.
constexpr std::size_t kRoomForColumns = 72;
constexpr std::size_t kLeastWidth = 20;

/// Wraps words into lines of `width` columns. The first line begins at column `at`, the others at
/// `indent`.
std::string wrapped(std::string_view words, std::size_t at, std::size_t indent, std::size_t width) {
  std::string text;
  bool is_first = true;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    if (word.empty()) continue;
    const std::size_t columns = text::count_code_points(word);
    if (!is_first && at + 1 + columns > width) {
      text.append("\n").append(indent, ' ');
      at = indent;
    } else if (!is_first) {
      text += ' ';
      ++at;
    }
    text += word;
    at += columns;
    is_first = false;
  }
  return text + '\n';
}

/// Returns a preformatted line as it is, or its second column below the first if it is too long.
std::string laid_out(const std::string& line, std::size_t width) {
  if (text::count_code_points(line) <= width) return line + '\n';
  const Columns columns = columns_of(line);
  if (columns.right.empty()) return line + '\n';
  const std::size_t indent = line.find_first_not_of(' ') + 4;
  return columns.left + '\n' + std::string(indent, ' ') +
         wrapped(columns.right, indent, indent, width);
}

/// Formats usage and footer: fills paragraphs, and keeps the layout of indented lines.
std::string flow(const std::string& source, std::size_t width) {
  std::string text;
  std::string paragraph;
  const auto end_paragraph = [&] {
    if (paragraph.empty()) return;
    text += wrapped(paragraph, 0, 0, width);
    paragraph.clear();
  };
  for (const std::string& line : lines_of(source)) {
    const bool is_heading = line == "Examples:" || line.starts_with("Usage:");
    const bool is_paragraph = !line.empty() && line.front() != ' ' && !is_heading;
    if (is_paragraph) {
      paragraph.append(paragraph.empty() ? "" : " ").append(line);
      continue;
    }
    end_paragraph();
    text += laid_out(line, width);
  }
  end_paragraph();
  return text;
}

std::string option_line(const OptionRow& option, std::size_t width) {
  std::string left = "  " + option.short_name;
  if (!option.short_name.empty()) left += ", ";
  left += option.long_name;
  if (!option.value.empty()) left += ' ' + option.value;
  const bool beside = width >= kRoomForColumns && left.size() < kOptionColumn;
  const std::size_t indent = width >= kRoomForColumns ? kOptionColumn : kNarrowIndent;
  if (beside) {
    left.resize(indent, ' ');
  } else {
    left.append("\n").append(indent, ' ');
  }
  return left + wrapped(option.description, indent, indent, width);
}

}  // namespace

std::size_t terminal_width(int fd) {
  winsize size{};
  return ::ioctl(fd, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

std::string help_text(const CommandPage& page, std::size_t width) {
  width = std::clamp(width, kLeastWidth, kHelpWidth);
  std::string text = flow(page.usage, width);
  std::string group;
  for (const OptionRow& option : page.options) {
    if (option.group != group) {
      group = option.group;
      text += fmt::format("\n{}:\n", group);
    }
    text += option_line(option, width);
  }
  if (!page.footer.empty()) text += '\n' + flow(page.footer, width);
  return text;
}

}  // namespace pseudo::cli
