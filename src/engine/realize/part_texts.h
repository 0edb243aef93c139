// The new texts of the parts of mentions.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/assign/assign.h"
#include "engine/common/scopes.h"
#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// The new text of each part of each mention. `resolved` must outlive the object.
class PartTexts {
 public:
  explicit PartTexts(const Resolved& resolved)
      : resolved_(resolved), texts_(resolved.entity_of.size()) {}

  [[nodiscard]] std::string& at(std::size_t mention, std::size_t part) {
    return texts_[resolved_.part_number(mention, part)];
  }
  /// The texts of the parts of a mention, in order.
  [[nodiscard]] std::span<const std::string> of(std::size_t mention) const {
    return std::span(texts_).subspan(resolved_.first_part[mention],
                                     resolved_.analyses[mention].size());
  }

 private:
  const Resolved& resolved_;
  std::vector<std::string> texts_;  // by number of the part
};

/// Writes dates, numbers, names, initials and the literals around them. Addresses stay empty:
/// write_addresses() needs the texts of the names.
PartTexts write_parts(const Document& document, const Plan& plan, const Resolved& resolved,
                      const Assigned& assigned, const EngineSetup& setup, Scopes& scopes);

}  // namespace pseudo
