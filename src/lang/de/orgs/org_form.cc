#include "lang/de/orgs/org_form.h"

namespace pseudo::lang::de {

std::string org_key(std::string_view name, OrgSort sort) {
  std::string key(name);
  if (sort == OrgSort::kTopic) key += " ~topic";
  if (sort == OrgSort::kSubject) key += " ~subject";
  return key;
}

std::string org_key(std::string_view name, const OrgSite& site) {
  return std::string(name).append(" ~").append(site.kind).append(1, ' ').append(site.gender);
}

std::string_view name_of_key(std::string_view key) { return key.substr(0, key.find(" ~")); }

}  // namespace pseudo::lang::de
