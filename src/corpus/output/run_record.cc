#include "corpus/output/run_record.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

#include <fmt/format.h>

#include "text/ascii.h"

namespace pseudo {

std::string format_record(const RunIdentity& identity, bool mixed) {
  return fmt::format(
      "{{\"pseudo\": \"{}\", \"lexicons\": \"{}\", \"options\": \"{}\", \"key\": \"{}\", "
      "\"mixed\": {}}}\n",
      identity.version, identity.lexicons, identity.options, identity.key_check, mixed);
}

namespace {

bool has(const std::string& record, std::string_view field, std::string_view value) {
  return record.find(fmt::format("\"{}\": \"{}\"", field, value)) != std::string::npos;
}

}  // namespace

namespace {

/// Empty unless the value is a version or a digest: digits, dots and letters a to f.
std::string value_of(const std::string& record, std::string_view field) {
  constexpr std::size_t kLongest = 200;  // bytes
  const std::string start = fmt::format("\"{}\": \"", field);
  const std::size_t at = record.find(start);
  if (at == std::string::npos) return {};
  const std::size_t begin = at + start.size();
  const std::string value = record.substr(begin, record.find('"', begin) - begin);
  const auto is_plain = [](char c) {
    return text::is_ascii_digit(c) || c == '.' || (c >= 'a' && c <= 'f');
  };
  return value.size() <= kLongest && std::ranges::all_of(value, is_plain) ? value : std::string();
}

}  // namespace

bool is_record(const std::string& text) {
  const RunIdentity identity{value_of(text, "pseudo"), value_of(text, "lexicons"),
                             value_of(text, "options"), value_of(text, "key")};
  return text == format_record(identity, false) || text == format_record(identity, true);
}

bool has_key_of(const RunIdentity& identity, const std::string& record) {
  return has(record, "key", identity.key_check);
}

bool has_options_of(const RunIdentity& identity, const std::string& record) {
  return has_key_of(identity, record) && has(record, "options", identity.options);
}

Status match_record(const RunIdentity& identity, const std::string& record, bool verify) {
  if (record.empty()) {
    return Error{ErrorCode::kUsage,
                 "there is no run record beside the output, which says what it was made with: it "
                 "cannot be resumed",
                 {},
                 Remedy::kOverwriteOrOtherOutput};
  }
  std::string others;
  for (const auto& [field, value, words] :
       {std::tuple{"pseudo", identity.version, "another version of pseudo"},
        {"lexicons", identity.lexicons, "other lexicons"},
        {"options", identity.options, "other options"},
        {"key", identity.key_check, "another key"}}) {
    if (has(record, field, value)) continue;
    others += fmt::format("{}{}", others.empty() ? "" : ", ", words);
  }
  if (!others.empty()) {
    return Error{ErrorCode::kUsage,
                 fmt::format("the output was made with {}: it cannot be resumed", others),
                 {},
                 Remedy::kOverwriteOrOtherOutput};
  }
  if (verify || record == format_record(identity, false)) return Done{};
  return Error{ErrorCode::kUsage,
               "runs with other keys or options wrote into the output too",
               {},
               Remedy::kVerifyOrOverwrite};
}

std::string merge_record(const RunIdentity& identity, const std::string& old, bool replace) {
  const std::string plain = format_record(identity, false);
  if (old.empty() || replace || old == plain) return plain;
  return format_record(identity, true);
}

}  // namespace pseudo
