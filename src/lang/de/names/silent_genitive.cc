#include "lang/de/names/silent_genitive.h"

#include <algorithm>
#include <string>

#include "lang/de/names/s_ending.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool apostrophe_behind(const NameExtent& place, const Context& context) {
  const std::string_view text = context.document().text;
  if (place.end >= text.size()) return false;
  std::size_t end = place.end;
  std::size_t before = place.begin;
  if (!text::is_apostrophe(text::next(text, end))) return false;
  if (before > 0 && text::is_apostrophe(text::previous(text, before))) return false;  // quoted
  return context.noun_follows(end, true);
}

bool apostrophe_left_out(const NameExtent& place, const NameLexicon& lexicon,
                         const Context& context) {
  if (!noun_after_name(place, lexicon, context)) return false;
  const std::string next = text::fold_key(context.after(place.end).word);
  for (const Category name : {Category::kFamily, Category::kFemale, Category::kMale}) {
    if (lexicon.is_common(name, next)) return false;  // "[Markus] Huber"
  }
  const AddressWord* const address = context.address_before(place.begin);
  if (address != nullptr && address->role != AddressRole::kTitle) return false;
  return context.agreement(place.begin).allowed == 0;
}

}  // namespace

bool may_be_silent_genitive(const Token& token, const NameExtent& place, const NameLexicon& lexicon,
                            const Context& context) {
  return context.grammar().ends_in_sibilant(token.text()) &&
         (apostrophe_behind(place, context) || apostrophe_left_out(place, lexicon, context));
}

}  // namespace pseudo::lang::de
