#include "format/json_copy.h"

#include "format/json_text.h"

namespace pseudo {

void JsonCopy::string(std::string_view text) {
  separate();
  append_json_string(*out_, text);
  end_value();
}

void JsonCopy::token(std::string_view written) {
  separate();
  out_->append(written);
  end_value();
}

void JsonCopy::key(std::string_view name) {
  separate();
  append_json_string(*out_, name);
  out_->append(": ");
  after_key_ = true;
}

void JsonCopy::open(char bracket) {
  separate();
  *out_ += bracket;
  is_first_.push_back(true);
}

void JsonCopy::close(char bracket) {
  *out_ += bracket;
  is_first_.pop_back();
  end_value();
}

void JsonCopy::separate() {
  if (!after_key_ && !is_first_.empty()) {
    if (!is_first_.back()) out_->append(", ");
    is_first_.back() = false;
  }
  after_key_ = false;
}

void JsonCopy::end_value() {
  if (is_first_.empty()) out_ = nullptr;
}

}  // namespace pseudo
