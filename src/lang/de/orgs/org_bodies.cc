#include "lang/de/orgs/org_bodies.h"

#include <cstddef>

#include "text/fold.h"

namespace pseudo::lang::de {

OrgBodies::OrgBodies(const LexiconTable* bodies, const AdjectiveEndings& adjectives)
    : table_(bodies) {
  const auto unique = table_->column("unique");
  for (std::uint32_t row = 0; unique && row < table_->rows(); ++row) {
    const std::string_view name = table_->cell(row, std::size_t{0});
    if (table_->cell(row, *unique).empty() || name.find(' ') == std::string_view::npos) continue;
    unique_.try_emplace(adjectives.uninflected(text::fold_key(name)), row);
  }
}

std::optional<OrgBody> OrgBodies::find(std::string_view folded) const {
  std::uint32_t row = 0;
  if (const auto rows = table_->find(folded); !rows.empty()) {
    row = rows.front();
  } else if (const std::uint32_t* const unique = unique_.find(folded)) {
    row = *unique;
  } else {
    return std::nullopt;
  }
  return OrgBody{table_->cell(row, "name"), table_->cell(row, "kind"), table_->cell(row, "gender"),
                 table_->cell(row, "number"), !table_->cell(row, "unique").empty()};
}

}  // namespace pseudo::lang::de
