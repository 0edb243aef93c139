// Dates of any language: reads all dates of a document, shifts them by days, and writes them in
// their original forms. The language provides words and forms as five tables.
//
//   std::string months = "name\tmonth\tkind\n";
//   int number = 0;
//   for (const char* month : {"Ta", "Fe", "Ma", "Pi", "Me", "Ju", "Li", "Gu", "Se", "Ko", "No",
//   "De"})
//     months.append(month).append("\t").append(std::to_string(++number)).append("\tfull\n");
//   std::string weekdays = "name\tweekday\tkind\n";
//   number = 0;
//   for (const char* day : {"Mun", "Tun", "Wun", "Run", "Fun", "Sun", "Lun"})
//     weekdays.append(day).append("\t").append(std::to_string(++number)).append("\tfull\n");
//   const auto lexicons = pseudo::Lexicons::from_tsv(
//       {{"months", months},
//        {"weekdays", weekdays},
//        {"holidays", "name\tkind\n"},
//        {"date_words", "word\tkind\tvalue\tstyle\n"},
//        {"date_forms", "pattern\tunit\nD MMMM YYYY\tday\nD MMMM\tday\n"}});
//   const auto reader = pseudo::DateReader::from(*lexicons);
//
//   std::vector<pseudo::Mention> mentions(1);
//   mentions[0] = {pseudo::Category::kDate, "3 Ju 2019", {3, 12}, {}};
//   const std::size_t chosen[] = {0};
//   const auto readings = reader->read({"on 3 Ju 2019.", mentions}, chosen);
//   assert(readings->write(30, {})[0] == "3 Li 2019");
//
// A module creates one reader in its constructor and returns read() from
// LanguageModule::read_dates. All five tables are required; `holidays` and `date_words` may be
// empty. Their columns:
//
// - months: name, month (1 to 12), kind, ascii. Every month needs a row of kind `full`, unless the
// table has no rows: then only dates in digits are read.
// - weekdays: name, weekday (1 is Monday, 7 Sunday), kind. Every day needs a row of kind `full`.
// - holidays: name, kind. Holidays of one kind replace one another; rows are in the order of the
// year.
// - date_words: word, kind, value, style. Any other word that may be kept or shifted in a date.
// - date_forms: pattern, unit. Pattern letters: D day, M month number, MMMM month name, YYYY or YY
// year, N number, h mm FF time, {kind} a word of that kind.
//
// Optional sixth table `season_words`: words that tie a text to a time of the year.
//
// docs/adding-a-language.md lists the kinds and units.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <utility>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"

namespace pseudo {

namespace lang::dates {
struct DateTables;  // private
}

/// The date tables of one language, ready for use. Immutable and safe to share between threads.
class DateReader {
 public:
  /// Does not keep the lexicons. Errors: kLexicon, if a table is missing or wrong.
  static Result<DateReader> from(const Lexicons& lexicons);

  /// `mentions`: indexes into document.mentions. Takes time linear in the number of dates. The
  /// result does not refer to the document.
  [[nodiscard]] std::unique_ptr<DateReadings> read(const DocumentView& document,
                                                   std::span<const std::size_t> mentions) const;

 private:
  explicit DateReader(std::shared_ptr<const lang::dates::DateTables> tables)
      : tables_(std::move(tables)) {}
  std::shared_ptr<const lang::dates::DateTables> tables_;
};

}  // namespace pseudo
