// Writes restored originals under a temporary name, which is renamed at the end.
#pragma once

#include <string>
#include <string_view>

#include "corpus/files.h"
#include "corpus/output/line_writer.h"
#include "vault/record.h"

namespace pseudo {

class RevealWriter {
 public:
  /// Creates OUTPUT.part: a folder for pairs, a file for lines (packed if its name says so); "-" is
  /// standard output. Errors: kIo, kExists.
  static Result<RevealWriter> open(const std::string& output, OriginalForm form, bool use_umask);
  /// Errors: kIo, kExists, kMalformed.
  Status put_pair(const VaultRecord& record, std::string_view text);
  /// Writes a file in a folder below the output; "" is the output itself. Errors: kIo, kExists.
  Status put_file(const std::string& folder, const std::string& name, std::string_view bytes);
  Status put_line(std::string_view bytes);
  /// Syncs everything to disk and renames it. Errors: kIo, kExists.
  Status close();
  [[nodiscard]] bool standard() const { return output_ == "-"; }
  [[nodiscard]] bool reader_is_gone() const { return reader_gone_; }

  RevealWriter(RevealWriter&& other) noexcept;
  RevealWriter& operator=(RevealWriter&&) = delete;
  /// Removes all files written unless close() succeeded.
  ~RevealWriter();

 private:
  RevealWriter() = default;
  Status check_written(int fault);
  [[nodiscard]] Error refuse(std::string_view verb, int error_number) const;

  std::string output_;
  std::string real_;  // the resolved path of output_
  std::string part_;  // empty: standard output, or renamed
  Modes modes_;
  Fd fd_;
  LineWriter lines_;   // for kLine
  bool torn_ = false;  // the last line has no end
  bool reader_gone_ = false;
};

}  // namespace pseudo
