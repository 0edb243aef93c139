#include "engine/check/inferred_spans.h"

#include <cstddef>

namespace pseudo {
namespace {

class Inference {
 public:
  Inference(std::vector<SpanPair>& spans, std::string_view here, std::string_view there)
      : spans_(spans), here_(here), there_(there) {}

  void run() {
    for (std::size_t i = 0; i < spans_.size(); ++i) {
      SpanPair& span = spans_[i];
      if (!span.there && is_sure_) span.there = find(i);
      is_sure_ = span.there.has_value();
      if (!is_sure_) continue;
      here_at_ = span.here.end;
      there_at_ = span.there->end;
    }
  }

 private:
  // Requires equal text before and after the span.
  [[nodiscard]] std::optional<ByteSpan> find(std::size_t i) const {
    const ByteSpan here = spans_[i].here;
    const std::string_view before = here_.substr(here_at_, here.begin - here_at_);
    if (there_at_ > there_.size() || !there_.substr(there_at_).starts_with(before)) return {};
    const std::size_t begin = there_at_ + before.size();
    const bool is_last = i + 1 == spans_.size();
    const std::size_t next = is_last ? here_.size() : spans_[i + 1].here.begin;
    const std::string_view behind = here_.substr(here.end, next - here.end);
    std::size_t end = there_.size();
    if (!is_last && !spans_[i + 1].there) {
      if (behind.empty()) return {};
      constexpr std::size_t kLongest = 4096;  // bytes: limit for the replacement of one mention
      const std::size_t at = there_.substr(begin, kLongest + behind.size()).find(behind, 1);
      if (at == std::string_view::npos) return {};
      return ByteSpan{begin, begin + at};
    }
    if (!is_last) end = spans_[i + 1].there->begin;
    if (end > there_.size() || end < begin + behind.size()) return {};
    end -= behind.size();
    if (there_.substr(end, behind.size()) != behind) return {};
    return ByteSpan{begin, end};
  }

  std::vector<SpanPair>& spans_;
  std::string_view here_;
  std::string_view there_;
  std::size_t here_at_ = 0;
  std::size_t there_at_ = 0;
  bool is_sure_ = true;  // the positions of the text before it are certain
};

}  // namespace

void infer_counterparts(std::vector<SpanPair>& spans, std::string_view here,
                        std::string_view there) {
  Inference(spans, here, there).run();
}

}  // namespace pseudo
