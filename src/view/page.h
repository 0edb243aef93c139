// Renders a self-contained HTML page with documents side by side with their originals.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "view/shown_document.h"

namespace pseudo::view {

/// The contents of the page header.
struct PageHead {
  std::string original;  ///< The path as given, made printable.
  std::string result;
  bool shows_originals = true;
  std::optional<std::size_t> total;  ///< Documents of the corpus; empty: unknown.
  std::size_t failed = 0;            ///< Documents that could not be compared.
};

/// Builds a page. Stores the documents as JSON until make() is called.
class Page {
 public:
  void add(const ShownDocument& document);
  [[nodiscard]] std::size_t documents() const { return documents_; }

  /// Renders the page. Documents are embedded as data and escaped, so that the browser never takes
  /// them for markup or a script.
  [[nodiscard]] std::string make(const PageHead& head) const;

 private:
  std::string json_;
  std::size_t documents_ = 0;
};

/// The text that every page begins with.
std::string_view page_signature();

}  // namespace pseudo::view
