#include "corpus/run/read_corpus.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/document_ids.h"
#include "corpus/error_names.h"
#include "corpus/input/entry_reader.h"
#include "corpus/input/line_batch.h"
#include "corpus/input/source.h"
#include "corpus/message_places.h"
#include "corpus/run/work_item.h"

namespace pseudo {

namespace {

class Reading {
 public:
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;
  Reading(const RunPlan& plan, const LabelMap& labels, const Discovery& found)
      : plan_(plan),
        options_{labels, plan.keep_fields, plan.take_unannotated},
        found_(found),
        reader_(found.catalog) {
    options_.unread = [this](std::string_view id) { unread_ = id; };
    corpus_.failures = found.failures;
  }

  void read(const Batch& batch) {
    if (batch.stream == nullptr) {
      read_entries(batch);
    } else {
      read_lines(batch);
    }
    if (batch.fault) fail({.stream = batch.stream, .line = batch.first_line}, {}, *batch.fault);
  }

  ReadCorpus result() && {
    std::vector<Document>& documents = corpus_.documents;
    std::ranges::stable_sort(documents, {}, &Document::id);
    fail_repeated();
    const auto repeated = std::ranges::unique(documents, {}, &Document::id);
    documents.erase(repeated.begin(), repeated.end());
    return std::move(corpus_);
  }

 private:
  /// Called before documents are moved, as moved-from documents have no id.
  void fail_repeated() {
    const std::vector<Document>& documents = corpus_.documents;
    for (std::size_t i = 1; i < documents.size(); ++i) {
      if (documents[i].id != documents[i - 1].id) continue;
      Message failure{Severity::kError, printable(documents[i].id),
                      "two documents have this id; the first of them is read"};
      failure.place.document = failure.where;
      failure.place.code = name(ErrorCode::kDuplicateId);
      corpus_.failures.push_back(std::move(failure));
    }
  }

  void read_entries(const Batch& batch) {
    for (std::size_t i = batch.begin; i < batch.end; ++i) {
      const CatalogEntry& entry = found_.catalog.entries[i];
      const std::string id = found_.catalog.id(entry);
      add(reader_.read(entry, id, options_), id, {.entry = &entry});
    }
  }

  void read_lines(const Batch& batch) {
    for (const BatchLine& line : split_documents(batch)) {
      unread_ = line.id;
      Result<Document> document = batch.format->read(source_of(line), options_);
      if (document && !in_shard(document->id, plan_.shard)) continue;
      add(std::move(document), unread_, {.stream = batch.stream, .line = line.number});
    }
  }

  /// `id`: that of an unreadable document, if known.
  void add(Result<Document> document, const std::string& id, const DocumentOrigin& origin) {
    if (document) {
      corpus_.documents.push_back(*std::move(document));
    } else {
      fail(origin, id, document.error());
    }
  }

  void fail(const DocumentOrigin& origin, const std::string& id, const Error& error) {
    Message failure{Severity::kError, {}, error.message, error.remedy};
    failure.place = locate(origin, found_.catalog, &error);
    failure.place.document = printable(id);
    failure.place.code = name(error.code);
    failure.where = shown_place(failure.place);
    corpus_.failures.push_back(std::move(failure));
  }

  const RunPlan& plan_;
  std::string unread_;  // id of an unreadable line
  ReadOptions options_;
  const Discovery& found_;
  EntryReader reader_;
  ReadCorpus corpus_;
};

}  // namespace

Result<ReadCorpus> read_corpus(const RunPlan& plan, const LabelMap& labels,
                               const std::function<bool()>& stop) {
  const Result<Discovery> found = discover(plan.inputs, plan.shard, plan.formats);
  if (!found) return found.error();
  Source source(*found, stop);
  Reading reading(plan, labels, *found);
  for (Batch batch; source.next(batch);) {
    if (stop && stop()) break;
    reading.read(batch);
    batch = Batch();
  }
  ReadCorpus corpus = std::move(reading).result();
  corpus.stopped = stop && stop();
  return corpus;
}

}  // namespace pseudo
