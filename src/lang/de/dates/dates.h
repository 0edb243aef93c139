// German dates: read all of a document, shift them by days, write them back in their own forms.
#pragma once

#include <memory>
#include <span>

#include "pseudo/language.h"

namespace pseudo::lang {

namespace dates {
struct DateTables;
}

/// The tables of German dates (`months`, `weekdays`, `holidays`, `date_words`, `date_forms`), ready
/// for use; made once for a module. Immutable. Threads: const, shared freely.
class GermanDates {
 public:
  /// Errors: kLexicon, when a table is missing or wrong.
  static Result<GermanDates> from(const Lexicons& lexicons);

  /// `mentions`: indexes into document.mentions. Linear in the dates.
  [[nodiscard]] std::unique_ptr<DateReadings> read(const DocumentView& document,
                                                   std::span<const std::size_t> mentions) const;

 private:
  explicit GermanDates(std::shared_ptr<const dates::DateTables> tables)
      : tables_(std::move(tables)) {}
  std::shared_ptr<const dates::DateTables> tables_;
};

/// The same in one step, for a single document. Null without the tables.
std::unique_ptr<DateReadings> read_german_dates(const DocumentView& document,
                                                std::span<const std::size_t> mentions,
                                                const Lexicons& lexicons);

}  // namespace pseudo::lang
