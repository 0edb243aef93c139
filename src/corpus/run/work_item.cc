#include "corpus/run/work_item.h"

#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/output/neutral_names.h"
#include "corpus/run/item_record.h"

namespace pseudo {

MessagePlace locate(const DocumentOrigin& origin, const Catalog& catalog, const Error* error) {
  MessagePlace place;
  if (error != nullptr && !error->where.file.empty()) {
    place.file = error->where.file;
    place.line = error->where.line;
    return place;
  }
  if (origin.entry == nullptr) {
    place.file = *origin.stream == "-" ? "standard input" : printable(*origin.stream);
    place.line = place.stream_line = origin.line;
    return place;
  }
  const bool annotations = error != nullptr && error->where.in == Location::In::kAnnotations;
  place.file = printable(
      catalog.shown(*origin.entry, annotations ? FileKind::kAnnotations : FileKind::kText));
  if (error != nullptr) place.line = error->where.line;
  return place;
}

namespace {

/// True if the output, and the vault if there is one, contain the document.
bool is_held(const std::string& id, const EarlierOutput& earlier, const RunContext& context,
             const ThreadState& thread) {
  if (context.plan.resume != Resume::kSkip || !thread.writer || id_fault(id)) return false;
  const std::string name = output_id(context.plan, id);
  return thread.writer->holds(name, earlier) &&
         (context.vault == nullptr || context.vault->holds(name));
}

}  // namespace

WorkItem read_pair(const CatalogEntry& entry, bool in_stream, const RunContext& context,
                   ThreadState& thread) {
  WorkItem item{.origin = {.entry = &entry}, .earlier = {.in_stream = in_stream}};
  item.id = context.found.catalog.id(entry);
  if (context.plan.resume != Resume::kNo) {
    item.earlier.input_changed = thread.reader.changed(entry, context.plan.take_unannotated);
  }
  item.skipped = is_held(item.id, item.earlier, context, thread);
  if (item.skipped) return item;
  Result<Document> document = thread.reader.read(
      entry, item.id,
      {.labels = context.processor.labels,
       .keep_fields = {},
       .take_unannotated = context.plan.take_unannotated,
       .warn = [&](std::string text) { item.warnings.push_back(std::move(text)); },
       .misfit = [&](const Misfit& one) { item.misfits.push_back(one); }});
  item.bytes = thread.reader.annotations().size();
  if (context.vault != nullptr) item.original_annotations = thread.reader.annotations();
  thread.reader.forget_annotations();
  if (document) {
    item.document = std::move(*document);
    item.bytes += item.document.text.size();
  } else {
    item.fault = document.error();
  }
  return item;
}

WorkItem read_line(const BatchLine& line, Result<Document> parsed, const std::string& stream,
                   const EarlierOutput& earlier, const RunContext& context,
                   const ThreadState& thread) {
  WorkItem item{.origin = {.stream = &stream, .line = line.number}, .earlier = earlier};
  item.raw_line = line.raw;
  item.id = line.id;
  if (!parsed) {
    item.fault = parsed.error();
  } else if (const auto fault = id_fault(parsed->id)) {
    item.fault = Error{ErrorCode::kMalformed, fmt::format("the id is not allowed: {}", *fault)};
    item.id.clear();
  } else {
    item.id = parsed->id;
    item.skipped = is_held(item.id, earlier, context, thread);
    item.document = std::move(*parsed);
  }
  return item;
}

WorkItem process(WorkItem item, const RunContext& context, Tally& tally) {
  if (item.skipped || item.fault) return item;
  add_labels(item.document, tally.report.label_uses);
  if (item.id.find('/') != std::string::npos) ++tally.report.in_folders;
  const RunPlan& plan = context.plan;
  const LabelMap& labels = context.processor.labels;
  if (!plan.report.empty()) measure(item.document, labels, item.before);
  if (context.vault != nullptr) item.original_text = item.document.text;
  Result<Outcome> outcome = context.processor.run(std::move(item.document));
  item.document = {};
  if (!outcome) {
    item.fault = outcome.error();
    return item;
  }
  item.outcome = std::move(*outcome);
  if (context.processor.judge) {
    if (const Status allowed = context.processor.judge(item.outcome); !allowed) {
      item.fault = allowed.error();
      item.outcome.document = {};
    }
  }
  if (plan.names) item.outcome.document.id = output_id(plan, item.id);
  return item;
}

CommitResult commit(const WorkItem& item, EncodedDocument encoded, const RunContext& context,
                    SinkWriter* writer) {
  if (writer == nullptr) return {};
  const Result<bool> held = writer->holds_same(encoded, item.earlier);
  if (!held) return {.fault = WriteFault{held.error()}};
  if (context.vault != nullptr && !(*held && context.vault->holds(encoded.id))) {
    const Status kept = context.vault->append(item_record(item, encoded, context));
    if (!kept) return {.held = *held, .fault = WriteFault{kept.error(), true}};
  }
  WriteResult written = writer->write(std::move(encoded), *held);
  return {*held, std::move(written.line), std::move(written.fault)};
}

}  // namespace pseudo
