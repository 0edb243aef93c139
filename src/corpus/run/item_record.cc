#include "corpus/run/item_record.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pseudo {

namespace {

/// The index of a stream among the inputs.
std::size_t stream_number(const Discovery& found, const std::string& stream) {
  std::size_t number = 0;
  while (number < found.parts.size() && found.parts[number].stream != stream) ++number;
  return number;
}

/// The ending in the letter case of the file: "txt" for "b.txt".
std::string spelled_ending(const Catalog& catalog, const CatalogEntry& entry, FileKind kind) {
  const Format& format = catalog.format_of(entry, kind);
  if (!can_be_written(format)) return built_in_formats().front().text_ending;
  return file_name("", format, kind, entry.file(kind).ending).substr(1);
}

/// True for mails: the text of the mail, not the mail itself, is the original.
bool is_of_mailbox(const WorkItem& item, const Discovery& found) {
  if (item.origin.stream == nullptr) return false;
  const InputPart& part = found.parts[stream_number(found, *item.origin.stream)];
  return has_mails(*part.format);
}

std::vector<VaultSpan> original_spans(const WorkItem& item) {
  const std::string_view text(item.original_text);
  std::vector<VaultSpan> spans;
  for (const ReplacedSpan& span : item.outcome.replaced) {
    if (span.before.begin > span.before.end || span.before.end > text.size()) continue;
    spans.push_back(
        {span.before, span.after, std::string(text.substr(span.before.begin, span.before.size()))});
  }
  return spans;
}

}  // namespace

VaultRecord item_record(const WorkItem& item, const EncodedDocument& encoded,
                        const RunContext& context) {
  VaultRecord record;
  record.id = item.id;
  record.name = encoded.id;
  if (!has_lines(context.format)) {
    record.written = vault_digest(encoded.text);
    record.written_annotations = vault_digest(encoded.annotations);
  } else {
    const std::string_view line(encoded.line);
    record.written = vault_digest(line.substr(0, line.size() - 1));
  }
  if (item.origin.entry != nullptr) {
    record.text_ending = spelled_ending(context.found.catalog, *item.origin.entry, FileKind::kText);
    if (item.origin.entry->annotations.present) {
      record.annotations_ending =
          spelled_ending(context.found.catalog, *item.origin.entry, FileKind::kAnnotations);
    }
    record.original = item.original_annotations;
  } else if (is_of_mailbox(item, context.found)) {
    record.text_ending = built_in_formats().front().text_ending;
  } else {
    record.form = OriginalForm::kLine;
    record.stream = stream_number(context.found, *item.origin.stream);
    record.line = item.origin.line;
    record.original = item.raw_line;
  }
  record.replaced =
      keep_spans(item.original_text, item.outcome.document.text, original_spans(item));
  return record;
}

}  // namespace pseudo
