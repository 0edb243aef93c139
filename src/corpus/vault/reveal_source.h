// Reads the pseudonymized documents whose originals are wanted, as often as needed.
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
  MessagePlace place = {};            ///< With the id, if it is known.
  std::string name = {};              ///< Its id in the output.
  bool is_line = false;               ///< True for JSON Lines.
  std::string_view written = {};      ///< The .txt, or the line without its end.
  std::string_view annotations = {};  ///< The .ann.
  std::string_view text = {};
};

/// The path of a folder in the output of its run, which the run record marks: "a/b/" for the folder
/// b in a; empty for the output itself and if there is no record.
std::string output_prefix(const CatalogRoot& root);

class RevealSource {
 public:
  /// Reads standard input, if it is one of the inputs, until `stop` returns true; `stop` may be
  /// empty. Errors: kIo. `found` must outlive it.
  static Result<RevealSource> open(const Discovery& found, const std::function<bool()>& stop);

  /// Takes a document, or the reason why it cannot be read, with its place for messages.
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
