#include "corpus/run_record.h"

#include <fmt/format.h>

namespace pseudo {

std::string format_record(const RunIdentity& identity, bool mixed) {
  return fmt::format(
      "{{\"pseudo\": \"{}\", \"lexicons\": \"{}\", \"options\": \"{}\", \"key\": \"{}\", "
      "\"mixed\": {}}}\n",
      identity.version, identity.lexicons, identity.options, identity.key_check, mixed);
}

std::string merge_record(const RunIdentity& identity, const std::string& old, bool replace) {
  const std::string plain = format_record(identity, false);
  if (old.empty() || replace || old == plain) return plain;
  return format_record(identity, true);
}

}  // namespace pseudo
