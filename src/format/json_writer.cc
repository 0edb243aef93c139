#include <algorithm>
#include <string>
#include <string_view>

#include "format/covered.h"
#include "format/json_out.h"
#include "pseudo/format.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

using std::string_view_literals::operator""sv;

class JsonWriter {
 public:
  JsonWriter(const Document& document, std::string& out)
      : document_(document), offsets_(document.text), out_(out) {}

  void write() {
    out_.constant(R"({"id": ")"sv);
    out_.escaped(document_.id);
    out_.constant(R"(", "text": ")"sv);
    out_.escaped(document_.text);
    std::string_view before = R"(", "entities": [{"id": ")"sv;
    for (const Annotation& annotation : document_.annotations) {
      out_.constant(before);
      write_entity(annotation);
      before = R"("}, {"id": ")"sv;
    }
    out_.constant(document_.annotations.empty() ? R"(", "entities": [])"sv : R"("}])"sv);
    if (!document_.extra.empty()) {
      out_.constant(", "sv);
      out_.raw(document_.extra);
    }
    out_.constant("}"sv);
    out_.flush();
  }

 private:
  // From inside its id to inside its text.
  void write_entity(const Annotation& annotation) {
    out_.escaped(annotation.id);
    out_.constant(R"(", "label": ")"sv);
    out_.escaped(annotation.label);
    if (annotation.fragments.size() == 1) {
      const CodePointSpan span = offsets_.to_code_points(annotation.fragments.front());
      out_.constant(R"(", "start": )"sv);
      out_.number(span.begin);
      out_.constant(R"(, "end": )"sv);
      out_.number(span.end);
    } else {
      write_fragments(annotation);
    }
    out_.constant(R"(, "text": ")"sv);
    out_.escaped(covered_view(document_.text, annotation.fragments, covered_));
  }

  void write_fragments(const Annotation& annotation) {
    std::string_view before = R"(", "fragments": [[)"sv;
    for (const ByteSpan& fragment : annotation.fragments) {
      const CodePointSpan span = offsets_.to_code_points(fragment);
      out_.constant(before);
      out_.number(span.begin);
      out_.constant(", "sv);
      out_.number(span.end);
      before = "], ["sv;
    }
    out_.constant(annotation.fragments.empty() ? R"(", "fragments": [])"sv : "]]"sv);
  }

  const Document& document_;
  text::OffsetIndex offsets_;
  JsonOut out_;
  std::string covered_;  // of the last annotation, where it is not shown as it stands
};

}  // namespace

void append_json_line(std::string& out, const Document& document) {
  constexpr std::size_t kEntity = 96;  // bytes, about
  const std::size_t size = document.text.size();
  out.reserve(out.size() + size + size / 8 + kEntity * (document.annotations.size() + 1) +
              document.extra.size());
  JsonWriter(document, out).write();
}

std::string write_json_line(const Document& document) {
  std::string line;
  append_json_line(line, document);
  return line;
}

std::size_t count_beyond_json(const Document& document) {
  return static_cast<std::size_t>(
      std::ranges::count_if(document.lines, [](const StandoffLine& line) {
        return line.kind != LineKind::kTextBound && line.kind != LineKind::kBlank;
      }));
}

}  // namespace pseudo
