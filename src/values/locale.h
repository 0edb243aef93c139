// Tables about the numbers and addresses of the countries of a language.
#pragma once

#include "pseudo/lexicon.h"
#include "values/area_codes.h"
#include "values/countries.h"
#include "values/house_words.h"
#include "values/listed_names.h"
#include "values/spelled_characters.h"
#include "values/word_set.h"
#include "values/zip.h"

namespace pseudo::values {

/// All tables of src/values; they are looked up by name only here. Each may be missing; numbers and
/// addresses are then replaced digit by digit and letter by letter. The lexicons must outlive it.
/// Threads: const calls are safe.
struct Locale {
  Locale() = default;
  explicit Locale(const Lexicons& lexicons);

  Countries countries;         ///< "countries", "home_countries"
  AreaCodes areas;             ///< "area_codes"
  ZipCodes zips;               ///< "zip_at" etc., one for each home country
  WordSet phone_words;         ///< "phone_words": "Tel.", "extension"
  WordSet number_links;        ///< "connectors": "and" between two numbers; without dots
  WordSet fax_words;           ///< "phone_words" of kind "facsimile"
  WordSet abbreviations;       ///< "abbreviations": words whose dot does not end a sentence
  HouseWords houses;           ///< "house_words"
  SpelledWords spelled_words;  ///< "spelled_characters": "at", "dot"
  WordSet registry_labels;     ///< "registry_labels": "co" of "co.uk"
  WordSet top_levels;          ///< "top_level_domains": last labels of hosts, "at"
  WordSet place_domains;       ///< those of kind "place": "wien"
  NameTables names;            ///< "given_female" etc.
};

}  // namespace pseudo::values
