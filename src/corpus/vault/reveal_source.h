// Reads the pseudonymized documents to be restored, as often as needed.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "corpus/input/discover.h"
#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo {

/// A document as a run wrote it. The views are valid during the call.
struct WrittenDocument {
  MessagePlace place = {};            ///< Includes the id, if known.
  std::string name = {};              ///< The id in the output.
  bool is_line = false;               ///< True for JSON Lines.
  std::string_view written = {};      ///< Contents of the .txt, or the line without its end.
  std::string_view annotations = {};  ///< Contents of the .ann.
  std::string_view text = {};
};

/// The path of a folder relative to the output of its run, which is identified by the run record:
/// "a/b/" for folder b in a. Empty for the output itself and if there is no record.
std::string output_prefix(const CatalogRoot& root);

class RevealSource {
 public:
  /// If standard input is an input, reads it until `stop` (may be empty) returns true. `found` must
  /// outlive the result. Errors: kIo.
  static Result<RevealSource> open(const Discovery& found, const std::function<bool()>& stop);

  /// Receives a document, or the reason why it cannot be read, with its place for messages.
  using Take = std::function<Status(const Result<WrittenDocument>&, const MessagePlace& place)>;
  /// Calls `take` for each document in the order of the input, until it returns an error. Errors:
  /// kIo, and those of `take`.
  Status each(const Take& take) const;

 private:
  explicit RevealSource(const Discovery& found) : found_(&found) {}
  Status each_entry(const InputPart& part, const Take& take) const;
  Status each_line(const std::string& stream, const Take& take) const;

  const Discovery* found_;
  std::string standard_input_;
};

}  // namespace pseudo
