#include "format/json_collector.h"

#include <algorithm>
#include <utility>

namespace pseudo {

bool Collector::other_scalar(std::string_view written) {
  if (!through_.is_open()) return other_value();
  through_.scalar(written);
  return true;
}

bool Collector::whole_number(std::uint64_t number) {
  if (through_.is_open()) return other_scalar(std::to_string(number));
  if (skipping() || (depth_ == 1 && !is_document_field())) return true;
  if (depth_ == 5) {
    CodePointSpan& fragment = entity().fragments->back();
    (pair_size_++ == 0 ? fragment.begin : fragment.end) = number;
    return true;
  }
  if (depth_ == 3 && key_ == "start") return set(entity().start, number);
  if (depth_ == 3 && key_ == "end") return set(entity().end, number);
  return other_value();
}

bool Collector::string(std::string_view text) {
  if (through_.is_open()) return other_scalar(quoted(text));
  if (skipping()) return true;
  if (depth_ == 1 && key_ == "id") return set_string(line_.id, text);
  if (depth_ == 1 && key_ == "text") return set_string(line_.text, text);
  if (depth_ == 3 && key_ == "id") return set_string(entity().id, text);
  if (depth_ == 3 && key_ == "label") return set_string(entity().label, text);
  if (depth_ == 3 && key_ == "text") return set_string(entity().text, text);
  return other_value();
}

bool Collector::key(std::string_view name) {
  if (through_.is_open()) {
    through_.key(name);
    return true;
  }
  if (skipping()) return true;
  key_ = name;
  return depth_ != 1 || begin_passing();
}

bool Collector::start_object() {
  if (through_.is_open()) {
    through_.open('{');
    return true;
  }
  if (!skipping() && depth_ == 2) {
    line_.entities->emplace_back();
    ++depth_;
    return true;
  }
  if (!skipping() && depth_ == 0) {
    ++depth_;
    return true;
  }
  return open_other();
}

bool Collector::start_array() {
  if (through_.is_open()) {
    through_.open('[');
    return true;
  }
  if (skipping()) return open_other();
  if (depth_ == 1 && key_ == "entities") {
    if (line_.entities) return fail("the field \"entities\" is there twice");
    line_.entities.emplace();
    ++depth_;
    return true;
  }
  if (depth_ == 3 && key_ == "fragments") {
    if (entity().fragments) return fail("a field of an entity is there twice");
    entity().fragments.emplace();
    ++depth_;
    return true;
  }
  if (depth_ == 4) {
    entity().fragments->emplace_back();
    pair_size_ = 0;
    ++depth_;
    return true;
  }
  return open_other();
}

bool Collector::end_object() {
  if (!through_.is_open()) return close();
  through_.close('}');
  return true;
}

bool Collector::end_array() {
  if (through_.is_open()) {
    through_.close(']');
    return true;
  }
  if (!skipping() && depth_ == 5 && pair_size_ != 2) return fail(kEntityShape);
  return close();
}

// The fields that the document is made of are written anew, never passed through.
bool Collector::begin_passing() {
  const auto found = std::ranges::find(keep_, key_);
  if (found == keep_.end() || is_document_field()) return true;
  std::string& kept = line_.kept[static_cast<std::size_t>(found - keep_.begin())];
  if (!kept.empty()) return fail("a field to keep is there twice");
  through_.begin(kept);
  return true;
}

bool Collector::is_document_field() const {
  return key_ == "id" || key_ == "text" || key_ == "entities";
}

bool Collector::is_entity_field() const {
  return key_ == "id" || key_ == "label" || key_ == "start" || key_ == "end" ||
         key_ == "fragments" || key_ == "text";
}

// A value where none of the contract's belongs, or of another type than the contract's.
bool Collector::other_value() {
  if (skipping()) return true;
  if (depth_ == 0 || (depth_ == 1 && is_document_field())) return fail(kDocumentShape);
  if (depth_ == 2 || depth_ > 3 || (depth_ == 3 && is_entity_field())) return fail(kEntityShape);
  return true;
}

bool Collector::open_other() {
  if (!other_value()) return false;
  ++skipped_;
  return true;
}

bool Collector::close() {
  if (skipping()) {
    --skipped_;
  } else {
    --depth_;
  }
  return true;
}

bool Collector::set_string(std::optional<std::string_view>& field, std::string_view text) {
  return set(field, std::string_view(line_.own.emplace_front(text)));
}

bool Collector::fail(std::string problem) {
  problem_ = std::move(problem);
  return false;
}

}  // namespace pseudo
