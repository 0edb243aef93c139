#include "corpus/vault/reveal_configurations.h"

#include <cerrno>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "corpus/vault/reveal_source.h"

namespace pseudo {

namespace {

/// The folder part of a path; "" if there is none.
std::string_view parent_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

}  // namespace

void FolderNames::add(std::string_view name, std::string_view id) {
  while (!name.empty() && !id.empty()) {
    name = parent_of(name);
    id = parent_of(id);
    if (!originals_.try_emplace(std::string(name), id).second) return;
  }
}

std::string FolderNames::original(const std::string& folder) const {
  const auto known = originals_.find(folder);
  return known == originals_.end() ? folder : known->second;
}

Result<std::vector<Message>> put_configurations(const Catalog& catalog, const FolderNames& names,
                                                RevealWriter& writer) {
  std::vector<Message> warnings;
  std::map<std::pair<std::string, std::string>, std::string> put;  // folder and name -> contents
  FileReader reader;
  for (const ConfigurationFile& file : catalog.configurations) {
    const CatalogFolder& folder = catalog.folders[file.folder];
    const std::string below(folder.path);
    const CatalogRoot& root = catalog.roots[folder.root];
    const Fd source =
        open_folder(below.empty() ? root.real : fmt::format("{}/{}", root.real, below));
    const Result<std::string_view> bytes =
        source ? reader.read(source.get(), file.name.c_str(), true)
               : Result<std::string_view>(io_error("open its folder", errno));
    const std::string shown =
        printable(fmt::format("{}{}{}", below, below.empty() ? "" : "/", file.name));
    if (!bytes) {
      return Error{bytes.error().code, fmt::format("{}: {}", shown, bytes.error().message)};
    }
    std::string written = output_prefix(root) + below;
    if (written.ends_with('/')) written.pop_back();
    const std::string original = names.original(written);
    const auto [first, is_new] = put.try_emplace({original, file.name}, *bytes);
    if (is_new) {
      if (const Status done = writer.put_file(original, file.name, *bytes); !done) {
        return done.error();
      }
    } else if (first->second != *bytes) {
      warnings.push_back({Severity::kWarning, shown,
                          "not put back: another input has a different one for the same folder"});
    }
  }
  return warnings;
}

}  // namespace pseudo
