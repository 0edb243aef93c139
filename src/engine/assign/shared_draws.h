// Draws the surrogates of folder and corpus scope.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/assign/name_fit.h"
#include "engine/assign/name_request.h"
#include "engine/assign/shared_rows.h"
#include "engine/common/scopes.h"
#include "pseudo/language.h"

namespace pseudo {

/// A keyed function of category and entity. The lexicon entries that may be drawn are permuted by a
/// keyed permutation without fixed points, so two entries never share a surrogate, and no name is
/// replaced by one that resembles it or contains one of its forms. Names without an entry are drawn
/// by weight, whatever the document has already taken.
class SharedDraws {
 public:
  /// All arguments must outlive the object.
  SharedDraws(const LanguageModule& language, Scopes& scopes, const SharedRows& rows,
              const NameFit& fit)
      : language_(language), scopes_(scopes), rows_(rows), fit_(fit) {}

  /// Precondition: the request has a table. Nothing: no row fits.
  std::optional<Surrogate> draw(NameRequest& request) const;
  /// The same without the permutation.
  std::optional<Surrogate> draw_by_weight(NameRequest& request) const;

 private:
  [[nodiscard]] bool suits(Category category, const LexiconTable& table,
                           const SharedRows::Class& peers, std::size_t row,
                           std::size_t surrogate) const;
  std::optional<Surrogate> permute(NameRequest& request) const;

  const LanguageModule& language_;
  Scopes& scopes_;
  const SharedRows& rows_;
  const NameFit& fit_;
};

}  // namespace pseudo
