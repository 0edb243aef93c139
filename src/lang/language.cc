#include "pseudo/language.h"

#include <utility>

#include "lang/name_words.h"
#include "lang/shape.h"
#include "lang/tables.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo {
namespace {

// Capitalizes every word, as nothing is known about the language. Keeps mixed case ("McAllister",
// "eBay").
std::string capitalize_words(std::string_view surface) {
  if (surface != text::to_upper(surface) && surface != text::to_lower(surface)) {
    return std::string(surface);
  }
  std::string natural;
  std::size_t done = 0;
  for (const ByteSpan& word : text::words(surface)) {
    natural.append(surface.substr(done, word.begin - done));
    natural += text::capitalize(text::to_lower(surface.substr(word.begin, word.size())));
    done = word.end;
  }
  natural += surface.substr(done);
  return natural;
}

Part whole(const Mention& mention) {
  Part part;
  part.span = {0, mention.surface.size()};
  part.category = lang::leaf_by_shape(mention.category, mention.surface);
  part.lemma = capitalize_words(mention.surface);
  part.key = text::fold_key(mention.surface);
  return part;
}

}  // namespace

std::vector<LetterClass> LanguageModule::letter_classes(Category) const { return {}; }

char32_t LanguageModule::distinctive_letter(Category, std::string_view lemma) const {
  return text::filing_letter(lemma);
}

std::vector<Analysis> LanguageModule::analyze(const DocumentView& document) const {
  std::vector<Analysis> analyses;
  analyses.reserve(document.mentions.size());
  for (const Mention& mention : document.mentions) {
    Analysis analysis;
    if (!lang::is_address_or_number(mention.category)) analysis.push_back(whole(mention));
    analyses.push_back(std::move(analysis));
  }
  return analyses;
}

SurrogateQuery LanguageModule::query(const EntityView& entity) const {
  SurrogateQuery query;
  query.table = lang::table_for(lexicons(), entity.category);
  if (query.table == nullptr) return query;
  if (const auto rows = query.table->find(entity.key); !rows.empty()) query.own_row = rows.front();
  return query;
}

std::optional<std::string> LanguageModule::realize(const Surrogate& surrogate, const Part&,
                                                   std::uint64_t) const {
  return surrogate.lemma;
}

std::string LanguageModule::respell(std::string surface, std::uint8_t) const { return surface; }

std::string LanguageModule::natural_form(const Part& part) const {
  return realize({.lemma = part.lemma}, part, 0).value_or(part.lemma);
}

std::vector<SearchForm> LanguageModule::search_forms(const Part& part, Category mention) const {
  if (lang::is_address_or_number(mention))
    return {};  // it is unknown which of its words identify anyone
  return lang::words_as_forms(part.category, part.lemma);
}

KeptReason LanguageModule::reason_to_recur(Category, std::string_view, std::string_view) const {
  return KeptReason::kNone;
}

bool LanguageModule::divides(std::string_view, ByteSpan, Category) const { return false; }

std::string LanguageModule::stem_of_street(std::string_view) const { return {}; }

bool LanguageModule::is_ending(std::uint8_t, std::string_view, std::string_view) const {
  return false;
}

// Takes a match for an everyday word if it, or the word before it, begins with a lower case letter.
MatchKind LanguageModule::kind_of_match(std::string_view text, ByteSpan span, Category category,
                                        std::string_view key) const {
  if (key.empty() || !lang::is_everyday_word(lexicons(), category, key)) return MatchKind::kName;
  if (lang::starts_small(text, span.begin)) return MatchKind::kAmbiguous;
  const std::optional<ByteSpan> before = text::word_before(text, span.begin);
  return before && lang::starts_small(text, before->begin) ? MatchKind::kAmbiguous
                                                           : MatchKind::kName;
}

std::vector<std::string> DateReadings::search_forms(std::size_t) const { return {}; }

std::optional<YearRange> DateReadings::years(std::size_t) const { return std::nullopt; }

bool LanguageModule::is_nickname(const Part&) const { return false; }

StillShifts DateReadings::still_shifts(int) const { return {}; }

bool DateReadings::names_season() const { return false; }

std::vector<std::vector<ShiftRange>> DateReadings::season_shifts(bool) const { return {}; }

std::unique_ptr<DateReadings> LanguageModule::read_dates(const DocumentView&,
                                                         std::span<const std::size_t>) const {
  return nullptr;
}

}  // namespace pseudo
