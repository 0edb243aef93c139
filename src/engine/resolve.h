// From annotations to entities: what is replaced, what it is, and who is who.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/entity_table.h"
#include "engine/mention_plan.h"
#include "engine/original_set.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

inline constexpr std::size_t kNoEntity = static_cast<std::size_t>(-1);

/// A document with all its mentions understood, before anything is drawn. Entities point into
/// the analyses: moving is fine, copying is not.
struct Resolved {
  Resolved() = default;
  Resolved(Resolved&&) = default;
  Resolved& operator=(Resolved&&) = default;

  std::vector<std::optional<Category>> categories;  ///< Of annotations; kept ones: nothing.
  MentionPlan plan;
  std::vector<Analysis> analyses;  ///< Of mentions, as is all below.
  EntityTable table;
  /// Parts are numbered through all mentions: of the first part of each, and the number of all.
  std::vector<std::size_t> first_part;
  std::vector<std::size_t> entity_of;  ///< Of parts by number; kNoEntity: no name.
  OriginalSet originals;               ///< Whole and by part.
  /// BRAT's * Equiv lines as indices of mentions, sorted: one entity within a category, one
  /// person across given and family name.
  std::vector<std::vector<std::size_t>> equivalences;

  [[nodiscard]] std::span<const std::size_t> entities_of(std::size_t mention) const {
    return std::span(entity_of).subspan(first_part[mention], analyses[mention].size());
  }
  [[nodiscard]] std::string_view surface(std::size_t mention, const Part& part) const {
    return std::string_view(plan.mentions[mention].surface)
        .substr(part.span.begin, part.span.size());
  }
};

/// Errors: kUnknownLabel.
Result<Resolved> resolve(const Document& document, const Options& options,
                         const LanguageModule& language);

/// True if the whole surfaces of the category's mentions are among the originals: all but dates
/// and house numbers, which stand in a text by chance.
bool has_listed_originals(Category category);

/// The scope of a category inside a mention: that of the mention's label, else of the category or
/// a node above it, else the default.
Scope scope_of(const Options& options, const Document& document, const Target& target,
               Category category);

}  // namespace pseudo
