// Restores BRAT configuration files together with the documents.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/catalog.h"
#include "corpus/vault/reveal_writer.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// Maps folders of the output to folders of the originals. Both are "" or paths with equally many
/// components, as neutral names replace each component.
class FolderNames {
 public:
  /// Adds the folders of a document and their ancestors.
  void add(std::string_view name, std::string_view id);
  /// The original folder; `folder` itself if no document below it is known.
  [[nodiscard]] std::string original(const std::string& folder) const;

 private:
  std::map<std::string, std::string, std::less<>> originals_;
};

/// Copies the configuration files of the catalog to the folders of the originals. Returns a warning
/// for each that conflicts with another one. Errors: kIo.
Result<std::vector<Message>> put_configurations(const Catalog& catalog, const FolderNames& names,
                                                RevealWriter& writer);

}  // namespace pseudo
