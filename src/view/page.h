// A self-contained HTML page with documents side by side with their originals.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "view/shown_document.h"

namespace pseudo::view {

/// What the head of the page says.
struct PageHead {
  std::string original;  ///< The paths as given, made printable.
  std::string result;
  bool shows_originals = true;
  std::optional<std::size_t> total;  ///< Documents of the corpus; nothing: not known.
  std::size_t failed = 0;            ///< Documents that could not be compared.
};

/// Holds the documents as JSON until the page is made.
class Page {
 public:
  void add(const ShownDocument& document);
  [[nodiscard]] std::size_t documents() const { return documents_; }

  /// The page. Nothing in the documents can end the element that holds them: the browser sees data,
  /// never markup or a script.
  [[nodiscard]] std::string make(const PageHead& head) const;

 private:
  std::string json_;
  std::size_t documents_ = 0;
};

/// How every page begins.
std::string_view page_signature();

}  // namespace pseudo::view
