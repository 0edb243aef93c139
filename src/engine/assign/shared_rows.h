// Divides the rows of lexicons into the classes that shared scopes permute.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <shared_mutex>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/common/alike_names.h"
#include "pseudo/category.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "values/zip.h"

namespace pseudo {

/// Classes of rows with equal gender, number, kind, country, size and tier (LexiconTable::peers).
/// If several rows have the same name, even in different tables, only one of them belongs to a
/// class, so names are unique over all classes. Places with postal codes are separate from those
/// without. A class is computed on first use. Threads: const calls are safe.
class SharedRows {
 public:
  /// All arguments must outlive the object, as must the lexicons.
  SharedRows(const LanguageModule& language, values::ZipCodes zips, const AlikeNames& alike)
      : language_(language), zips_(std::move(zips)), alike_(alike) {}

  struct Class {
    std::string name;                 ///< Part of the address from which its permutation is drawn.
    std::vector<std::uint32_t> rows;  ///< Ordered by content, not by position in the table.
    std::vector<PersonName> people;   ///< The names of the rows if they name people.
  };
  struct Place {
    const Class* peers = nullptr;  ///< Null: the row is never drawn, or another row has its name.
    std::size_t index = 0;         ///< Index of the row in its class.
  };
  [[nodiscard]] Place find(Category category, const LexiconTable& table, std::uint32_t row) const;

  [[nodiscard]] bool has_zip(const LexiconTable& table, std::uint32_t row) const;

 private:
  using Address = std::tuple<const LexiconTable*, Category, std::uint32_t>;
  [[nodiscard]] std::vector<Class> divide(Category category, const LexiconTable& table,
                                          const Candidates& peers) const;
  [[nodiscard]] bool stands_for_its_name(Category category, const LexiconTable& table,
                                         std::uint32_t row) const;

  const LanguageModule& language_;
  values::ZipCodes zips_;
  const AlikeNames& alike_;
  mutable std::shared_mutex mutex_;
  mutable std::deque<Class> classes_;
  mutable std::map<Address, Place> places_;
};

}  // namespace pseudo
