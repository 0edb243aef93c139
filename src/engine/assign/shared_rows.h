// Which rows of the lexicons a shared scope permutes among each other.
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

/// Classes of rows of one gender, number, kind, country, size and tier (LexiconTable::peers). Of
/// rows with one name, also in several tables, one alone belongs to a class: so no two rows of any
/// classes show the same name. Places that have postal codes are apart from those that have none.
/// Filled when first asked. Threads: const calls are safe.
class SharedRows {
 public:
  /// All must outlive it, and the lexicons.
  SharedRows(const LanguageModule& language, values::ZipCodes zips, const AlikeNames& alike)
      : language_(language), zips_(std::move(zips)), alike_(alike) {}

  struct Class {
    std::string name;                 ///< Enters the address of its permutation.
    std::vector<std::uint32_t> rows;  ///< The contents of the table decide their order.
    std::vector<PersonName> people;   ///< Their names, if they are names of people; else none.
  };
  struct Place {
    const Class* peers = nullptr;  ///< Null: the row is never drawn, or another one has its name.
    std::size_t index = 0;         ///< The row's, in its class.
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
