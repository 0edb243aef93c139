#include "lang/de/streets/street_form.h"

namespace pseudo::lang::de {

std::string street_key(std::string_view name, const StreetSort& sort) {
  std::string key(name);
  if (sort.named_after_place) key += " ~er";
  if (!sort.article.empty()) key.append(" ~in ").append(sort.article);
  return key;
}

}  // namespace pseudo::lang::de
