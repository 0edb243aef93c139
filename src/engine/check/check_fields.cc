#include "engine/check/check_fields.h"

#include <algorithm>
#include <string_view>

#include "engine/common/free_text.h"
#include "engine/sweep/sweep.h"

namespace pseudo {
namespace {

bool is_field(const Remark& remark) { return remark.kind == Remark::Kind::kField; }

const Remark* field_of(const Document& document, std::string_view type) {
  const auto found = std::ranges::find_if(document.remarks, [&](const Remark& remark) {
    return is_field(remark) && remark.type == type;
  });
  return found == document.remarks.end() ? nullptr : &*found;
}

bool shows_original(const Checked& before, const Remark& field, const LanguageModule& language) {
  return !sweep(json_words(field.text), before.forms, language).empty() ||
         !sweep(field.type, before.forms, language).empty();
}

}  // namespace

std::vector<Finding> check_fields(const Checked& before, const Document& after,
                                  const LanguageModule& language) {
  std::vector<Finding> findings;
  if (after.origin != nullptr) return findings;  // annotation files have no fields
  const auto add = [&] {
    findings.push_back({FindingCode::kFieldChanged, {}, 0, false});
    findings.back().is_beside_text = true;
  };
  for (const Remark& field : before.document.remarks) {
    if (!is_field(field)) continue;
    const Remark* const now = field_of(after, field.type);
    const bool is_kept = now != nullptr && now->text == field.text;
    if (!is_kept && !shows_original(before, field, language)) add();
  }
  for (const Remark& field : after.remarks) {
    if (!is_field(field) || field_of(before.document, field.type) != nullptr) continue;
    if (!shows_original(before, field, language)) add();  // otherwise the original is the finding
  }
  return findings;
}

}  // namespace pseudo
