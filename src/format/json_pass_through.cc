#include "format/json_pass_through.h"

#include <nlohmann/json.hpp>

namespace pseudo {

std::string quoted(std::string_view text) { return nlohmann::json(text).dump(); }

void PassThrough::begin(std::string& out) {
  out_ = &out;
  open_ = true;
}

void PassThrough::scalar(std::string_view text) {
  separate();
  out_->append(text);
  end_value();
}

void PassThrough::key(std::string_view name) {
  separate();
  out_->append(quoted(name)).append(": ");
  after_key_ = true;
}

void PassThrough::open(char bracket) {
  separate();
  *out_ += bracket;
  is_first_.push_back(true);
}

void PassThrough::close(char bracket) {
  *out_ += bracket;
  is_first_.pop_back();
  end_value();
}

void PassThrough::separate() {
  if (!after_key_ && !is_first_.empty()) {
    if (!is_first_.back()) out_->append(", ");
    is_first_.back() = false;
  }
  after_key_ = false;
}

}  // namespace pseudo
