#include "lang/de/names/silent_genitive.h"

#include <algorithm>
#include <string>

#include "lang/de/names/s_ending.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool apostrophe_behind(const NameExtent& extent, const Context& context) {
  const std::string_view text = context.document().text;
  if (extent.end >= text.size()) return false;
  std::size_t end = extent.end;
  std::size_t before = extent.begin;
  if (!text::is_apostrophe(text::next(text, end))) return false;
  if (before > 0 && text::is_apostrophe(text::previous(text, before))) return false;  // quoted
  return context.noun_follows(end, true);
}

bool apostrophe_left_out(const NameExtent& extent, const NameLexicon& lexicon,
                         const Context& context) {
  if (!noun_after_name(extent, lexicon, context)) return false;
  const std::string next = text::fold_key(context.after(extent.end).word);
  for (const Category name : {Category::kFamily, Category::kFemale, Category::kMale}) {
    if (lexicon.is_common(name, next)) return false;  // "[Markus] Huber"
  }
  const AddressWord* const address = context.address_before(extent.begin);
  if (address != nullptr && address->role != AddressRole::kTitle) return false;
  return context.agreement(extent.begin).allowed == 0;
}

}  // namespace

bool may_be_silent_genitive(const Token& token, const NameExtent& extent,
                            const NameLexicon& lexicon, const Context& context) {
  return context.grammar().ends_in_sibilant(token.text()) &&
         (apostrophe_behind(extent, context) || apostrophe_left_out(extent, lexicon, context));
}

}  // namespace pseudo::lang::de
