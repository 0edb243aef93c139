#include "engine/check/codes_of_towns.h"

#include "engine/plan/plan.h"
#include "engine/resolve/analyze_mentions.h"
#include "values/value_reader.h"

namespace pseudo {

std::size_t CodesOfTowns::town_of(std::size_t mention) {
  for (std::size_t p = 0; p < resolved_.analyses[mention].size(); ++p) {
    if (!is_postal_code(resolved_.analyses[mention][p])) continue;
    const std::size_t own = town_at({mention, p});
    const bool is_own = own != kNoEntity && is_wide(key_of({mention, p}).first);
    return is_own ? own : first_town_of({mention, p});
  }
  return kNoEntity;
}

bool CodesOfTowns::follows_town(std::size_t mention) {
  for (std::size_t p = 0; p < resolved_.analyses[mention].size(); ++p) {
    if (!is_postal_code(resolved_.analyses[mention][p])) continue;
    const std::optional<PartPlace> own = towns_.find({mention, p});
    if (own ? own->mention != mention : first_town_of({mention, p}) != kNoEntity) return true;
  }
  return false;
}

std::size_t CodesOfTowns::town_at(const PartPlace& code) const {
  const std::optional<PartPlace> town = towns_.find(code);
  return town ? resolved_.entities_of(town->mention)[town->part] : kNoEntity;
}

std::size_t CodesOfTowns::first_town_of(const PartPlace& code) {
  if (!first_towns_) {
    first_towns_.emplace();
    for (std::size_t i = 0; i < resolved_.analyses.size(); ++i) {
      for (std::size_t p = 0; p < resolved_.analyses[i].size(); ++p) {
        if (!is_postal_code(resolved_.analyses[i][p])) continue;
        const std::size_t town = town_at({i, p});
        if (town != kNoEntity) first_towns_->try_emplace(key_of({i, p}), town);
      }
    }
  }
  const auto first = first_towns_->find(key_of(code));
  return first == first_towns_->end() ? kNoEntity : first->second;
}

CodesOfTowns::CodeInScope CodesOfTowns::key_of(const PartPlace& code) const {
  const Part& part = resolved_.analyses[code.mention][code.part];
  const std::string written(surface_of(before_.plan.mentions[code.mention], part));
  return {scope_of(setup_.options, before_.document, before_.plan, code.mention, part.category),
          values::read_value(Category::kZip, written, setup_.locale).key};
}

}  // namespace pseudo
