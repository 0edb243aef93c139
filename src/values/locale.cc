#include "values/locale.h"

#include <string>

#include "text/casing.h"

namespace pseudo::values {
namespace {

WordSet without_dots(const WordSet& words) {
  WordSet bare;
  for (const std::string& word : words) bare.insert(word.substr(0, word.find('.')));
  return bare;
}

}  // namespace

Locale::Locale(const Lexicons& lexicons)
    : countries(lexicons.table("countries"), lexicons.table("home_countries")),
      areas(lexicons.table("area_codes"), countries),
      phone_words(read_words(lexicons.table("phone_words"))),
      number_links(without_dots(read_words(lexicons.table("connectors")))),
      fax_words(read_words(lexicons.table("phone_words"), "facsimile")),
      abbreviations(read_words(lexicons.table("abbreviations"))),
      houses(lexicons.table("house_words")),
      spelled_words(lexicons.table("spelled_characters")),
      registry_labels(read_words(lexicons.table("registry_labels"))),
      top_levels(read_words(lexicons.table("top_level_domains"))),
      place_domains(read_words(lexicons.table("top_level_domains"), "place")),
      names{.given_female = lexicons.table("given_female"),
            .given_male = lexicons.table("given_male"),
            .given_unisex = lexicons.table("given_unisex"),
            .family = lexicons.table("family"),
            .places = lexicons.table("places"),
            .regions = lexicons.table("regions"),
            .email_providers = lexicons.table("email_providers")} {
  for (const Country* country : countries.home()) {
    zips.add(country->code, lexicons.table("zip_" + text::to_lower(country->code)));
  }
}

}  // namespace pseudo::values
