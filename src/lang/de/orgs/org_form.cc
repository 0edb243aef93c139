#include "lang/de/orgs/org_form.h"

#include <fmt/format.h>

namespace pseudo::lang::de {

std::string key_of(const OrgTopic& topic) {
  return fmt::format("{} ~{}", topic.name, topic.is_english ? "subject" : "topic");
}

std::string key_of(const OrgSite& site) {
  return fmt::format("{} ~{} {}", site.name, site.kind, site.gender);
}

}  // namespace pseudo::lang::de
