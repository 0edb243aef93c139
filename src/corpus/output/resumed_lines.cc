#include "corpus/output/resumed_lines.h"

#include <algorithm>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/hash.h"
#include "corpus/input/line_batch.h"
#include "corpus/output/neutral_names.h"
#include "pseudo/format.h"

namespace pseudo {

std::uint64_t id_hash(const std::string& id) {
  Document document;
  document.id = id;
  return line_hash(write_json_line(document));
}

// In lines written by this program, the id comes first, followed by the text.
std::uint64_t line_hash(std::string_view line) {
  return stable_hash(line.substr(0, line.find(", \"text\": ")));
}

bool ResumedLines::take(const std::string& id) {
  if (not_found() == 0 || id_fault(id) || id_hash(output_id(plan_, id)) != held_[next_]) {
    return false;
  }
  ++next_;
  return true;
}

std::set<std::size_t> ResumedLines::find(const Batch& batch) {
  std::set<std::size_t> held;
  if (batch.stream == nullptr) {
    for (std::size_t i = batch.begin; i < batch.end; ++i) {
      if (take(found_.catalog.id(found_.catalog.entries[i]))) held.insert(i - batch.begin);
    }
    return held;
  }
  if (has_mails(*batch.format)) {
    for (const BatchLine& mail : split_mails(batch)) {
      if (take(mail.id)) held.insert(mail.number - batch.first_line);
    }
    return held;
  }
  std::string_view rest(batch.lines);
  for (std::size_t number = 0; !rest.empty() && not_found() > 0; ++number) {
    std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    line = without_bom(line, batch.first_line + number);
    const Result<Document> document =
        batch.format->read({{}, {}, line}, {labels_, {}, plan_.take_unannotated});
    if (document && take(document->id)) held.insert(number);
  }
  return held;
}

}  // namespace pseudo
