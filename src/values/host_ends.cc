#include "values/host_ends.h"

#include "values/name_spelling.h"

namespace pseudo::values {

bool is_top_level(std::string_view label, const Locale& locale) {
  return locale.top_levels.contains(fold_run(label));
}

std::size_t registry_begin(std::string_view host, const Locale& locale) {
  const std::size_t dot = host.rfind('.');
  if (dot == std::string_view::npos) return host.size();
  return locale.registry_labels.contains(fold_run(host.substr(dot + 1))) ? dot + 1 : host.size();
}

}  // namespace pseudo::values
