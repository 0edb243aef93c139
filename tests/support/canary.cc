#include "support/canary.h"

#include <algorithm>

#include "support/temp_folder.h"

namespace pseudo::testing_support {
namespace {

namespace fs = std::filesystem;

bool shows(std::string bytes, std::string_view canary) {
  for (char& c : bytes) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  std::string wide;
  for (const char c : canary) wide.append({c, '\0'});
  return bytes.find(canary) != std::string::npos || bytes.find(wide) != std::string::npos;
}

}  // namespace

std::vector<std::string> places_of(std::string_view canary, const fs::path& folder,
                                   const std::vector<std::string>& inputs, const Ran& ran) {
  std::vector<std::string> places;
  if (shows(ran.out, canary)) places.emplace_back("standard output");
  if (shows(ran.err, canary)) places.emplace_back("standard error");
  for (auto entry = fs::recursive_directory_iterator(folder); entry != fs::end(entry); ++entry) {
    const std::string name = fs::relative(entry->path(), folder).string();
    if (std::ranges::find(inputs, name) != inputs.end()) {
      if (entry->is_directory()) entry.disable_recursion_pending();
      continue;
    }
    if (shows(name, canary)) places.push_back(name + " (the name)");
    if (entry->is_regular_file() && shows(read_file(entry->path()), canary)) {
      places.push_back(name);
    }
  }
  return places;
}

}  // namespace pseudo::testing_support
