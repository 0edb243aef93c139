// A document between the steps of a worker: read, processed, delivered.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/input/catalog.h"
#include "corpus/run/work.h"

namespace pseudo {

/// Where a document comes from, for messages.
struct Worker::Place {
  const CatalogEntry* entry = nullptr;
  const std::string* stream = nullptr;
  std::size_t line = 0;
  bool there = false;              ///< The output stream holds it already.
  std::string_view raw = {};       ///< Of a line: with its end and the blank lines around.
  std::string_view id = {};        ///< As it came.
  std::string_view text = {};      ///< The original, where a vault is written.
  std::string_view notation = {};  ///< The original .ann, where a vault is written.

  [[nodiscard]] std::string shown(const Catalog& catalog, const Error* error) const {
    if (entry == nullptr) {
      return fmt::format("{}:{}", *stream == "-" ? "standard input" : printable(*stream), line);
    }
    const bool annotations = error != nullptr && error->part == "ann";
    std::string path = printable(catalog.shown(*entry, annotations));
    if (error != nullptr && error->line != 0) path += fmt::format(":{}", error->line);
    return path;
  }
};

/// A document on its way: read, then processed, then delivered.
struct Worker::InHand {
  Place place;
  std::string id;
  std::string text = {};            ///< The original, where a vault is written.
  std::string notation = {};        ///< The original .ann, where a vault is written.
  std::optional<Error> fault = {};  ///< What ended its way.
  bool skipped = false;             ///< The output holds it already.
  bool telling = false;             ///< Its id shows an original.
  std::size_t bytes = 0;            ///< Of both files.
  DocumentSize before = {};
  Document document = {};
  Outcome outcome = {};
};

}  // namespace pseudo
