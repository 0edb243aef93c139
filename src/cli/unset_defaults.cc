#include "cli/unset_defaults.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "pseudo/pseudonymizer.h"

namespace pseudo::cli {

namespace {

struct Row {
  std::string_view option;
  std::string_view value;
  std::string_view words;
};

constexpr Row kRows[] = {
    {"output", "", "corpus-pseudo/ beside corpus/, or standard output for standard input"},
    {"format", "", "as the input"},
    {"scope", "\"document\"", ""},
    {"shift", "", "a random one"},
    {"letter-classes", "", "those of the language"},
    {"tld", "", "addresses end in .example"},
    {"lexicons", "", "the built-in ones"},
    {"style", "\"surrogate\"", ""},
    {"mask-length", "", "as the text"},
    {"descriptions", "", "those of the marks"},
    {"scheme", "\"codealltag\"", ""},
    {"key-file", "", "a fresh key, forgotten at the end"},
    {"vault-key", "", "a passphrase from the terminal"},
    {"model", "", "that of the language"},
    {"favour", "\"balance\"", ""},
    {"jobs", "", "one thread for each core"},
    {"shard", "", "all documents"},
};

}  // namespace

UnsetDefault unset_default(std::string_view option) {
  const StyleOptions styles;
  if (option == "tag-format") return {fmt::format("\"{}\"", styles.tag_format), ""};
  if (option == "mask-char") return {fmt::format("\"{}\"", styles.mask), ""};
  if (option == "max-shift") return {fmt::to_string(kUsualMaxShift), ""};
  const auto* const row = std::ranges::find(kRows, option, &Row::option);
  if (row == std::end(kRows)) return {"", "none"};
  return {std::string(row->value), row->words};
}

}  // namespace pseudo::cli
