// Dates of any language: reads all of a document, shifts them by days, writes them back in their
// own forms. A language brings the words and forms as tables; no file of this folder knows one.
//
// How a document goes through the folder, and which file does what:
//
//   tables      words        months, weekdays, holidays, date_words; look-up by folded key
//               month_names  the series of names of months, misspelled months
//               day_names    weekdays and holidays at a place of a text
//               word_groups  words that can replace one another
//               pattern      one pattern of date_forms; forms: all of them as a prefix tree
//   reading     scan         mention -> segments and atoms (the values in reading.h)
//               form_match   the form that begins at a place; match_check: is it a possible date
//               atom_values  what the fields of an atom say
//               line_breaks, year_context   a word divided at a line end; "June [19]"
//   completing  complete     calls in order: links (lists and ranges), kept_months ("[3.] June"),
//                            complete_counted, complete_years, complete_months
//               nearest      the nearest fuller date
//               habits       how the document writes its dates
//               surroundings weekdays and holidays near by
//   writing     write        a mention; write_atom a date, write_months, write_numbers its parts
//               shift        the values of a date after the shift
//   both        calendar     days, weeks, steps; text_runs: ends of words, digits, blanks
//
// The tables (docs/adding-a-language.md describes their columns): `months`, `weekdays`,
// `holidays`, `date_words`, `date_forms`.
#pragma once

#include <memory>
#include <span>
#include <utility>

#include "pseudo/language.h"

namespace pseudo::lang::dates {

struct DateTables;

/// The date tables of one language, ready for use. A module makes it once and returns read() from
/// LanguageModule::read_dates. Immutable. Threads: const, shared freely.
class DateReader {
 public:
  /// Does not keep the lexicons. Errors: kLexicon, if a table is missing or wrong.
  static Result<DateReader> from(const Lexicons& lexicons);

  /// `mentions`: indexes into document.mentions. Linear in the dates. Keeps no view of the
  /// document.
  [[nodiscard]] std::unique_ptr<DateReadings> read(const DocumentView& document,
                                                   std::span<const std::size_t> mentions) const;

 private:
  explicit DateReader(std::shared_ptr<const DateTables> tables) : tables_(std::move(tables)) {}
  std::shared_ptr<const DateTables> tables_;
};

}  // namespace pseudo::lang::dates
