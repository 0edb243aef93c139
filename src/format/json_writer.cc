#include <fmt/format.h>

#include <string>
#include <string_view>

#include "format/json_text.h"
#include "model/covered.h"
#include "pseudo/format.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

class JsonWriter {
 public:
  explicit JsonWriter(const Document& document) : document_(document), offsets_(document.text) {}

  std::string write() && {
    constexpr std::size_t kEntity = 96;  // bytes, approximately
    out_.reserve(document_.text.size() + document_.text.size() / 8 +
                 kEntity * (document_.annotations.size() + 1));
    add_string("{\"id\": ", document_.id);
    add_string(", \"text\": ", document_.text);
    out_ += ", \"entities\": [";
    std::string_view separator;
    for (const Annotation& annotation : document_.annotations) {
      out_ += separator;
      add_entity(annotation);
      separator = ", ";
    }
    out_ += ']';
    for (const Remark& remark : document_.remarks) {
      if (remark.kind == Remark::Kind::kField) {
        add_string(", ", remark.type);
        out_.append(": ").append(remark.text);
      }
    }
    out_ += '}';
    return std::move(out_);
  }

 private:
  void add_string(std::string_view before, std::string_view text) {
    out_ += before;
    append_json_string(out_, text);
  }

  void add_number(std::string_view before, std::size_t number) {
    const fmt::format_int digits(number);
    out_.append(before).append(digits.data(), digits.size());
  }

  void add_entity(const Annotation& annotation) {
    add_string("{\"id\": ", annotation.id);
    add_string(", \"label\": ", annotation.label);
    if (annotation.fragments.size() == 1) {
      const CodePointSpan span = offsets_.to_code_points(annotation.fragments.front());
      add_number(", \"start\": ", span.begin);
      add_number(", \"end\": ", span.end);
    } else {
      add_fragments(annotation);
    }
    add_string(", \"text\": ", covered_view(document_.text, annotation.fragments, covered_));
    out_ += '}';
  }

  void add_fragments(const Annotation& annotation) {
    out_ += ", \"fragments\": [";
    std::string_view before = "[";
    for (const ByteSpan& fragment : annotation.fragments) {
      const CodePointSpan span = offsets_.to_code_points(fragment);
      add_number(before, span.begin);
      add_number(", ", span.end);
      out_ += ']';
      before = ", [";
    }
    out_ += ']';
  }

  const Document& document_;
  text::OffsetIndex offsets_;
  std::string covered_;  // of the current annotation, if it is not a substring of the text
  std::string out_;
};

}  // namespace

std::string write_json_line(const Document& document) { return JsonWriter(document).write(); }

}  // namespace pseudo
