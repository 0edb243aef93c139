// One line of JSON Lines. A document that is read must come back, and another parser must agree on
// what is JSON.
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/fuzz.h"
#include "pseudo/format.h"

namespace {

using namespace pseudo;
using fuzz::require;

std::vector<std::pair<std::string, std::string>> fields_of(const Document& document) {
  std::vector<std::pair<std::string, std::string>> fields;
  for (const Remark& remark : document.remarks) fields.emplace_back(remark.type, remark.text);
  return fields;
}

void check_same(const Document& a, const Document& b) {
  require(a.id == b.id && a.text == b.text && fields_of(a) == fields_of(b), "fields changed");
  require(a.annotations.size() == b.annotations.size(), "entities were lost");
  for (std::size_t i = 0; i < a.annotations.size(); ++i) {
    require(a.annotations[i].id == b.annotations[i].id &&
                a.annotations[i].label == b.annotations[i].label &&
                a.annotations[i].fragments == b.annotations[i].fragments,
            "an entity changed");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view line = fuzz::as_text(bytes, size);
  static const LabelMap kLabels = [] {
    LabelMap labels;
    labels.keep("Opinion");
    return labels;
  }();
  static const std::vector<std::string> kKeep = {"meta", "text", "n\"\\"};
  const auto document = read_json_line(line, kLabels, kKeep);
  // To the other parser a NUL is the end.
  const bool says_no_json = !document && line.find('\0') == std::string_view::npos &&
                            document.error().message.starts_with("this is not JSON");
  if (says_no_json) require(!nlohmann::json::accept(line), "JSON was not taken for it");
  if (!document) {
    require(document.error().message.find('\n') == std::string::npos, "not one line");
    return 0;
  }
  const std::string written = write_json_line(*document);
  require(written.find('\n') == std::string::npos, "more than one line was written", written);
  Document bare = *document;
  bare.remarks.clear();  // numbers too large for the other parser are passed through
  require(nlohmann::json::accept(write_json_line(bare)), "what was written is not JSON", written);
  const auto again = read_json_line(written, kLabels, kKeep);
  require(again.has_value(), "what was written cannot be read", written);
  check_same(*document, *again);
  const auto brat = read_brat("x", document->text, write_brat(*document), kLabels);
  require(brat.has_value(), "as BRAT it cannot be read", write_brat(*document));
  return 0;
}
