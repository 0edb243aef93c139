// Restores originals in two passes: the first one verifies everything, the second one writes.

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/error_names.h"
#include "corpus/files.h"
#include "corpus/input/discover.h"
#include "corpus/message_places.h"
#include "corpus/vault/reveal_configurations.h"
#include "corpus/vault/reveal_places.h"
#include "corpus/vault/reveal_source.h"
#include "corpus/vault/reveal_writer.h"
#include "corpus/vault/vault_index.h"
#include "pseudo/corpus.h"
#include "pseudo/vault.h"
#include "text/counted.h"

namespace pseudo {

namespace {

constexpr std::size_t kMostReported = 20;  // documents that are reported individually

Error interrupted(bool written) {
  return {ErrorCode::kIo, written ? "interrupted; the lines that were written are whole"
                                  : "interrupted; nothing was written"};
}

/// The position of a record: index of the vault, and of the record in it.
struct RecordPosition {
  std::size_t vault = 0;
  std::size_t number = 0;
};

class Reveal {
 public:
  Reveal(const std::vector<VaultIndex>& vaults, const RunHooks& hooks)
      : vaults_(vaults), hooks_(hooks) {}

  /// The first pass. Errors: kTextMismatch, kUsage, kIo.
  Status check(const RevealSource& source);
  /// The second pass. Errors: kIo, kExists, kTextMismatch.
  Status write(const RevealSource& source, RevealWriter& writer) const;
  [[nodiscard]] OriginalForm form() const { return form_; }
  [[nodiscard]] std::size_t documents() const { return documents_; }
  [[nodiscard]] const FolderNames& folders() const { return folders_; }

 private:
  struct Line {
    std::uint64_t stream = 0;
    std::uint64_t line = 0;
    RecordPosition place;
  };
  struct Match {
    RecordPosition place;
    VaultRecord record;
  };
  [[nodiscard]] Result<Match> match(const WrittenDocument& document) const;
  void complain(const MessagePlace& place, const Error& error);
  Status take(const Result<WrittenDocument>& document, const MessagePlace& place);
  [[nodiscard]] bool stopped() const { return hooks_.stop && hooks_.stop(); }

  const std::vector<VaultIndex>& vaults_;
  const RunHooks& hooks_;
  OriginalForm form_ = OriginalForm::kPair;  // of the documents so far
  bool any_ = false;
  bool mixed_ = false;  // the documents have different forms
  std::size_t documents_ = 0;
  std::size_t wrong_ = 0;
  std::vector<Line> lines_;  // for kLine
  FolderNames folders_;      // for kPair
};

/// Finds the record that was made for exactly these bytes.
Result<Reveal::Match> Reveal::match(const WrittenDocument& document) const {
  const VaultDigest written = vault_digest(document.written);
  const VaultDigest annotations =
      document.is_line ? VaultDigest{} : vault_digest(document.annotations);
  bool known = false;
  for (std::size_t vault = 0; vault < vaults_.size(); ++vault) {
    const auto [begin, end] = vaults_[vault].find(document.name);
    for (std::size_t number = end; number > begin; --number) {
      Result<VaultRecord> record = vaults_[vault].read(number - 1);
      if (!record) return record.error();
      if (record->name != document.name) continue;
      known = true;
      if (record->written == written && record->written_annotations == annotations) {
        return Match{{vault, number - 1}, std::move(*record)};
      }
    }
  }
  return Error{ErrorCode::kTextMismatch,
               known ? "is not as the run wrote it: it was edited, or made by another run"
                     : "is in none of the vaults"};
}

void Reveal::complain(const MessagePlace& place, const Error& error) {
  if (++wrong_ > kMostReported || !hooks_.message) return;
  Message message{Severity::kError, shown_place(place), error.message, error.remedy};
  message.place = place;
  message.place.code = name(error.code);
  hooks_.message(message);
}

/// Records where the original of a document is, or reports why there is none. Errors: kIo,
/// kMalformed.
Status Reveal::take(const Result<WrittenDocument>& document, const MessagePlace& place) {
  ++documents_;
  if (stopped()) return interrupted(false);
  if (!document) {
    complain(place, document.error());
    return Done{};
  }
  const Result<Match> found = match(*document);
  if (!found && found.error().code != ErrorCode::kTextMismatch) return found.error();
  if (!found) {
    complain(place, found.error());
    return Done{};
  }
  const VaultRecord& record = found->record;
  mixed_ = mixed_ || (any_ && form_ != record.form);
  any_ = true;
  form_ = record.form;
  if (form_ == OriginalForm::kLine) {
    lines_.push_back({record.stream, record.line, found->place});
  } else {
    folders_.add(record.name, record.id);
  }
  return Done{};
}

Status Reveal::check(const RevealSource& source) {
  const Status read =
      source.each([&](const Result<WrittenDocument>& document,
                      const MessagePlace& place) -> Status { return take(document, place); });
  if (!read) return read;
  if (stopped()) return interrupted(false);
  if (documents_ == 0) return Error{ErrorCode::kUsage, "no document found in the input"};
  if (wrong_ > 0) {
    return Error{ErrorCode::kTextMismatch,
                 fmt::format("{} of {} cannot be put back; nothing was written", wrong_,
                             text::counted(documents_, "document"))};
  }
  if (mixed_) {
    return Error{ErrorCode::kUsage,
                 "some of the documents came from files and some from JSON "
                 "Lines; reveal them apart"};
  }
  std::stable_sort(lines_.begin(), lines_.end(), [](const Line& a, const Line& b) {
    return std::tie(a.stream, a.line) < std::tie(b.stream, b.line);
  });
  return Done{};
}

Status Reveal::write(const RevealSource& source, RevealWriter& writer) const {
  for (const Line& line : lines_) {
    if (stopped()) return interrupted(writer.standard());
    const Result<VaultRecord> record = vaults_[line.place.vault].read(line.place.number);
    if (!record) return record.error();
    if (const Status put = writer.put_line(record->original); !put) return put;
  }
  if (form_ == OriginalForm::kLine) return Done{};
  return source.each(
      [&](const Result<WrittenDocument>& document, const MessagePlace& place) -> Status {
        if (!document) return document.error();
        if (stopped()) return interrupted(false);
        const Result<Match> found = match(*document);
        if (!found) {
          return Error{found.error().code,
                       fmt::format("{}: {}", shown_place(place), found.error().message)};
        }
        const VaultRecord& record = found->record;
        const auto text = restore_text(document->text, record.replaced);
        if (!text)
          return Error{ErrorCode::kMalformed,
                       fmt::format("{}: cannot be restored", shown_place(place))};
        return writer.put_pair(record, *text);
      });
}

}  // namespace

namespace {

/// Writes documents and BRAT configuration files.
Status write_all(const Reveal& job, const Discovery& found, const RevealSource& source,
                 const RunHooks& hooks, RevealWriter& writer) {
  if (Status written = job.write(source, writer); !written) return written;
  if (job.form() == OriginalForm::kLine) return Done{};
  const Result<std::vector<Message>> warnings =
      put_configurations(found.catalog, job.folders(), writer);
  if (!warnings) return warnings.error();
  for (const Message& warning : *warnings) {
    if (hooks.message) hooks.message(warning);
  }
  return Done{};
}

}  // namespace

Result<RevealReport> reveal(const RevealPlan& plan, const VaultSecret& secret,
                            const RunHooks& hooks) {
  const Result<Discovery> found = discover(plan.inputs, Shard());
  if (!found) return found.error();
  if (!found->failures.empty()) {
    const Message& failure = found->failures.front();
    return Error{ErrorCode::kIo, fmt::format("{}: {}", failure.where, failure.text)};
  }
  if (const Status apart = check_vaults_outside(plan, *found); !apart) return apart.error();
  std::vector<VaultIndex> vaults;
  for (const std::string& path : plan.vaults) {
    Result<VaultIndex> vault = VaultIndex::open(path, secret);
    if (!vault) return vault.error();
    vaults.push_back(std::move(*vault));
  }
  Result<RevealSource> source = RevealSource::open(*found, hooks.stop);
  if (!source) return source.error();
  Reveal job(vaults, hooks);
  if (const Status checked = job.check(*source); !checked) return checked.error();
  const Result<std::string> output = find_reveal_place(plan, *found, job.form());
  if (!output) return output.error();
  Result<RevealWriter> writer = RevealWriter::open(*output, job.form(), plan.use_umask);
  if (!writer) return writer.error();
  RevealReport report{job.documents(), *output, std::nullopt};
  Status written = write_all(job, *found, *source, hooks, *writer);
  if (written) written = writer->close();
  if (written) return report;
  if (!writer->standard()) return written.error();
  report.output_closed = writer->reader_is_gone();
  if (!report.output_closed) report.fatal = written.error();
  return report;
}

}  // namespace pseudo
