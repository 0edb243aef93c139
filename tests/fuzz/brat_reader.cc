// Text and .ann, divided by a line "---". What is read must be written back byte for byte.
#include <string>

#include "fuzz/fuzz.h"
#include "pseudo/format.h"
#include "text/utf8.h"

namespace {

using namespace pseudo;
using fuzz::require;

void check_spans(const Document& document) {
  for (const Annotation& annotation : document.annotations) {
    require(!annotation.fragments.empty(), "an annotation without a fragment");
    for (const ByteSpan& fragment : annotation.fragments) {
      require(fragment.begin < fragment.end && fragment.end <= document.text.size(),
              "a fragment outside the text");
      require(text::is_boundary(document.text, fragment.begin) &&
                  text::is_boundary(document.text, fragment.end),
              "a fragment that cuts a character");
    }
  }
}

void check_error(const Error& error) {
  require(error.where.in != Location::In::kNowhere, "an error without its place");
  require(error.where.line > 0, "an error without its line");
  require(!error.message.empty() && error.message.find('\n') == std::string::npos,
          "an error that is not one line");
}

void read_and_write(const std::string& text, std::string_view annotations, const LabelMap& labels,
                    bool strict) {
  const auto document = read_brat("x", text, annotations, labels);
  if (!document) return check_error(document.error());
  check_spans(*document);
  const std::string written = write_brat(*document);
  if (strict) require(written == annotations, "not written back as read", written);
  const auto again = read_brat("x", text, written, labels);
  require(again.has_value(), "what was written cannot be read", written);
  require(write_brat(*again) == written, "writing changes what was written", written);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const auto [text, annotations] = fuzz::two_parts(fuzz::as_text(bytes, size));
  static const LabelMap kStrict;
  static const LabelMap kKeeping = [] {
    LabelMap labels;
    for (const char* label : {"Opinion", "CITY", "X"}) labels.keep(label);
    return labels;
  }();
  read_and_write(std::string(text), annotations, kStrict, true);
  read_and_write(std::string(text), annotations, kKeeping, false);
  return 0;
}
