#include "cli/man_page.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "pseudo/version.h"
#include "text/utf8.h"

namespace pseudo::cli {
namespace {

/// Escapes text for roff.
std::string escaped(std::string_view words) {
  std::string text;
  for (std::size_t at = 0; at < words.size();) {
    const char32_t c = text::next(words, at);
    if (c == U'\\') {
      text += "\\e";
    } else if (c == U'-') {
      text += "\\-";
    } else if (c == U'\'') {
      text += "\\(aq";
    } else if (c == U'^') {
      text += "\\(ha";
    } else if (c == U'~') {
      text += "\\(ti";
    } else if (c >= 0x80) {
      text += fmt::format("\\[u{:04X}]", static_cast<unsigned>(c));
    } else {
      text += static_cast<char>(c);
    }
  }
  return text.starts_with('.') ? "\\&" + text : text;
}

/// Removes empty paragraphs before headings, as a heading begins a paragraph itself.
std::string without_empty_paragraphs(const std::string& source) {
  std::string text;
  bool after_heading = false;
  for (const std::string& line : lines_of(source)) {
    if (line == ".PP" && after_heading) continue;
    after_heading = line.starts_with(".SH") || line.starts_with(".SS");
    text += line + '\n';
  }
  return text;
}

std::string bold(const std::string& word) { return "\\fB" + escaped(word) + "\\fR"; }

/// Converts each block of lines to a paragraph.
std::string paragraphs(const std::string& source) {
  std::string text;
  bool begins = true;
  for (const std::string& line : lines_of(source)) {
    if (!line.empty()) text += fmt::format("{}{}\n", begins ? ".PP\n" : "", escaped(line));
    begins = line.empty();
  }
  return text;
}

std::string option_entry(const OptionRow& option) {
  std::string names = option.short_name.empty() ? "" : bold(option.short_name) + ", ";
  names += bold(option.long_name);
  if (!option.value.empty()) names += " \\fI" + escaped(option.value) + "\\fR";
  std::string text = fmt::format(".TP\n{}\n{}", names, escaped(option.description));
  const bool all_named = std::ranges::all_of(option.choices, [&](const std::string& choice) {
    return option.description.find(choice) != std::string::npos;
  });
  if (!all_named) {
    text += fmt::format("{} Values: {}.", text.ends_with('.') || text.ends_with(')') ? "" : ".",
                        escaped(fmt::format("{}", fmt::join(option.choices, ", "))));
  }
  return text + '\n';
}

/// Returns the lines after "Examples:" verbatim.
std::string examples_of(const std::string& footer) {
  std::string text;
  for (const std::string& line : lines_of(footer)) {
    if (!line.starts_with("  ")) continue;
    const Columns columns = columns_of(line.substr(2));
    const std::string what = columns.right.empty() ? "" : escaped(columns.right) + ":\n";
    text += fmt::format(".PP\n{}.RS 4\n.nf\n{}\n.fi\n.RE\n", what, bold(columns.left));
  }
  return text;
}

/// Returns the text after "Exit codes: ".
std::string exit_codes_of(const std::string& footer) {
  constexpr std::string_view kHead = "Exit codes: ";
  const std::size_t at = footer.find(kHead);
  if (at == std::string::npos) return {};
  const std::size_t begin = at + kHead.size();
  return footer.substr(begin, footer.find("\n\n", begin) - begin) + '\n';
}

std::string synopsis(const CommandPages& pages) {
  std::string text;
  for (const std::string& line : synopsis_of(pages.main.usage)) {
    const std::string command = columns_of(line).left;
    const std::size_t end = std::min(command.find(' '), command.size());
    text += fmt::format("{}\\fB{}\\fR{}\n", text.empty() ? "" : ".br\n", command.substr(0, end),
                        escaped(command.substr(end)));
  }
  return text;
}

std::string options(const CommandPage& page) {
  std::string text;
  std::string group;
  for (const OptionRow& option : page.options) {
    if (option.group != group) {
      group = option.group;
      text += fmt::format(".SS {}\n", group);
    }
    text += option_entry(option);
  }
  return text;
}

/// Lists the options that the main page explains, and explains the others.
std::string subcommand(const SubcommandPage& subcommand, const CommandPage& main) {
  const CommandPage& page = subcommand.page;
  std::string text = fmt::format(".SS pseudo {}\n", subcommand.name);
  for (const std::string& line : synopsis_of(page.usage)) {
    text += fmt::format(".PP\n{}\n", bold(columns_of(line).left));
  }
  text += paragraphs(description_of(page.usage));
  std::vector<std::string> shared;
  for (const OptionRow& option : page.options) {
    if (option.long_name == "--help") continue;
    const bool is_shared = std::ranges::any_of(main.options, [&](const OptionRow& other) {
      return other.long_name == option.long_name && other.value == option.value &&
             other.description == option.description;
    });
    if (is_shared) {
      shared.push_back(bold(option.long_name));
    } else {
      text += option_entry(option);
    }
  }
  if (!shared.empty()) {
    text += fmt::format(".PP\nOptions as above: {}.\n", fmt::join(shared, ", "));
  }
  text += examples_of(page.footer);
  const std::string codes = exit_codes_of(page.footer);
  return codes.empty() ? text : text + ".PP\nExit codes: " + escaped(codes);
}

}  // namespace

std::string man_page(const CommandPages& pages) {
  std::string text = fmt::format(
      ".TH PSEUDO 1 {} \"pseudo {}\" \"User Commands\"\n.SH NAME\n"
      "pseudo \\- replace the people in annotated corpora by realistic surrogates\n.SH SYNOPSIS\n",
      PSEUDO_RELEASE_DATE, version());
  text += synopsis(pages) + ".SH DESCRIPTION\n" + paragraphs(description_of(pages.main.usage));
  text += ".SH OPTIONS\n" + options(pages.main) + ".SH COMMANDS\n";
  for (const SubcommandPage& page : pages.subcommands) text += subcommand(page, pages.main);
  text += ".SH EXAMPLES\n" + examples_of(pages.main.footer);
  text += ".SH EXIT STATUS\n" + paragraphs(exit_codes_of(pages.main.footer));
  text +=
      ".SH ENVIRONMENT\n.TP\n\\fBPSEUDO_KEY_FILE\\fR\nThe file of the key, where no option names "
      "one.\n.TP\n\\fBNO_COLOR\\fR\nIf it has a value, nothing is coloured.\n";
  return without_empty_paragraphs(text);
}

}  // namespace pseudo::cli
