// Stage resolve: analyzes the mentions of a document and groups them into entities. Draws nothing.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "engine/common/original_set.h"
#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "engine/resolve/address_names.h"
#include "engine/resolve/analyze_mentions.h"
#include "engine/resolve/document_originals.h"
#include "engine/resolve/entity_table.h"
#include "engine/resolve/read_dates.h"
#include "engine/resolve/scope_of_target.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

inline constexpr std::size_t kNoEntity = static_cast<std::size_t>(-1);

/// Identifies a part of a mention by two indices.
struct PartPlace {
  std::size_t mention = 0;
  std::size_t part = 0;
};

/// A document with all its mentions analyzed. Movable, but not copyable: the entities point to the
/// analyses and to the names in addresses.
struct Resolved {
  Resolved() = default;
  Resolved(Resolved&&) = default;
  Resolved& operator=(Resolved&&) = default;

  std::vector<Analysis> analyses;  ///< By mention of the plan.
  EntityTable table;
  /// Parts are numbered across all mentions: the number of the first part of each mention, and
  /// at the end the number of all parts.
  std::vector<std::size_t> first_part;
  std::vector<std::size_t> entity_of;  ///< By part; kNoEntity if it is not a name.
  OriginalSet originals;               ///< Whole surfaces and their parts.
  /// The mentions of each equivalence, sorted. They are one entity per category, and one person if
  /// they combine given and family names.
  std::vector<std::vector<std::size_t>> equivalences;
  std::vector<ShownAddress> addresses;
  std::vector<AddressNameEntity> address_names;
  ReadDates dates;

  [[nodiscard]] std::size_t part_number(std::size_t mention, std::size_t part) const {
    return first_part[mention] + part;
  }
  [[nodiscard]] std::span<const std::size_t> entities_of(std::size_t mention) const {
    return std::span(entity_of).subspan(first_part[mention], analyses[mention].size());
  }
};

/// Cannot fail: a part that the language does not understand becomes one with an invented
/// surrogate. `document` and `plan` must outlive the result. Cost: linear in mentions and entities.
Resolved resolve(const Document& document, const Plan& plan, const EngineSetup& setup);

}  // namespace pseudo
