// BRAT's own files, which a run carried along, go back with the documents.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/catalog.h"
#include "corpus/vault/reveal_writer.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// Folders of the output, each with the folder that the originals came from. Both are "" or paths
/// of as many components: neutral names replace folder by folder.
class FolderNames {
 public:
  /// The folders of a document, and those above them.
  void add(std::string_view name, std::string_view id);
  /// The folder itself if no document below it is known.
  [[nodiscard]] std::string original(const std::string& folder) const;

 private:
  std::map<std::string, std::string, std::less<>> originals_;
};

/// Copies the configuration files of the catalog to the folders of the originals. Returns a warning
/// for each that has another one in its place. Errors: kIo.
Result<std::vector<Message>> put_configurations(const Catalog& catalog, const FolderNames& names,
                                                RevealWriter& writer);

}  // namespace pseudo
