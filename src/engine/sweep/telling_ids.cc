#include "engine/sweep/telling_ids.h"

#include <cstdint>
#include <string>

#include "engine/sweep/sweep.h"
#include "model/annotation_ids.h"

namespace pseudo {

std::size_t renumber_telling_ids(Document& document, const SweptForms& forms,
                                 const LanguageModule& language) {
  constexpr std::size_t kPlainId = 7;  // bytes: "T" and a number below a million
  std::size_t replaced = 0;
  std::uint64_t last = 0;
  for (Annotation& annotation : document.annotations) {
    // Documents read from BRAT files keep all ids.
    const bool is_number = document.origin != nullptr || annotation.id.size() <= kPlainId;
    if (is_annotation_id(annotation.id) && is_number) continue;
    if (!name_shows_original(annotation.id, forms, language)) continue;
    if (last == 0) last = last_annotation_number(document.annotations);
    annotation.id = "T" + std::to_string(++last);
    ++replaced;
  }
  return replaced;
}

}  // namespace pseudo
