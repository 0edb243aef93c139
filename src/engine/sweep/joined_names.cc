#include "engine/sweep/joined_names.h"

#include <cstddef>
#include <string>
#include <utility>

#include "engine/resolve/address_tokens.h"
#include "engine/sweep/lone_initials.h"
#include "text/chars.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "values/listed_names.h"

namespace pseudo {
namespace {

constexpr std::size_t kShortestName = 3;  // letters; with a shorter one, "bettinao" may be a word
constexpr std::size_t kInside = 6;        // letters of a name inside a longer word
constexpr std::size_t kLongest = 256;     // bytes, because each position in a form is tried

struct Halves {
  ByteSpan name;
  ByteSpan other;
};

// Both halves are empty if the text joins other spellings or has an ending.
Halves halves_of(std::string_view text, ByteSpan all, const JoinedForm& form,
                 std::string_view key) {
  if (all.size() > kLongest) return {};
  for (std::size_t at = all.begin + 1; at < all.end; ++at) {
    if (!text::is_boundary(text, at)) continue;
    const std::string first = text::skeleton_key(text.substr(all.begin, at - all.begin));
    const bool name_first = first == form.name && key.starts_with(form.name);
    if (!name_first && first != form.other) continue;
    const std::string second = text::skeleton_key(text.substr(at, all.end - at));
    if (second != (name_first ? form.other : form.name)) continue;
    const ByteSpan left{all.begin, at};
    const ByteSpan right{at, all.end};
    return name_first ? Halves{left, right} : Halves{right, left};
  }
  return {};
}

// True if a capital follows a small letter: "HuberE", "eHuber".
bool has_capital_within(std::string_view text, ByteSpan span) {
  char32_t before = U' ';
  for (std::size_t pos = span.begin; pos < span.end;) {
    const char32_t c = text::next(text, pos);
    if (text::is_lower(before) && text::is_upper(c)) return true;
    before = c;
  }
  return false;
}

bool shows_user_name(std::string_view text, ByteSpan span) {
  return has_capital_within(text, span) || stands_in_token(text, span);
}

bool may_be_word(std::string_view text, const SweptMention& mention, const JoinedForm& form,
                 const SweptForms& forms, const LanguageModule& language) {
  if (shows_user_name(text, mention.span)) return false;
  if (forms.names != nullptr && values::listed_category(mention.key, *forms.names)) return true;
  if (!mention.key.starts_with(form.name)) return form.name.size() < kShortestName;
  // An initial after a name looks like an ending.
  std::size_t first = mention.span.begin;
  return text::is_upper(text::next(text, first)) ||
         language.kind_of_match(text, mention.span, forms.owners[mention.owner].category,
                                form.name) != MatchKind::kName;
}

// Reduces the mention to the name inside it: "Kesselgruber" in "Kesselgrubere".
void take_name_alone(std::string_view text, ByteSpan name, const JoinedForm& form,
                     const SweptForms& forms, const LanguageModule& language,
                     SweptMention& mention) {
  mention.span = name;
  mention.key = form.name;
  mention.doubtful = language.kind_of_match(text, name, forms.owners[mention.owner].category,
                                            form.name) != MatchKind::kName;
}

}  // namespace

const JoinedForm* joined_form(std::string_view text, ByteSpan span, const SweptForms& forms,
                              const LanguageModule& language, FormIndex::Match& match) {
  if (forms.joined.empty()) return nullptr;
  const auto found = forms.joined.find(match.key);
  if (found == forms.joined.end() || found->second.owner != match.owner) return nullptr;
  const JoinedForm& form = found->second;
  if (!form.is_user_name || shows_user_name(text, span)) return &form;
  if (form.is_name) return nullptr;
  if (match.key != form.name + form.other) return &form;
  if (!language.is_ending(form.endings, form.name, form.other)) return &form;
  match.key = form.name;
  return nullptr;
}

bool is_joined_by_chance(std::string_view text, ByteSpan span, const JoinedForm& form,
                         const SweptForms& forms, const LanguageModule& language) {
  constexpr std::size_t kTelling = 11;  // letters: two names of this total length never form a word
  const Category category = forms.owners[form.owner].category;
  if (form.is_user_name || category == forms.owners[form.other_owner].category) return false;
  if (form.name.size() + form.other.size() >= kTelling || shows_user_name(text, span)) return false;
  std::size_t first = span.begin;
  return text::is_upper(text::next(text, first)) &&
         !is_clearly_name(text, span, category, language);
}

void divide_joined(std::string_view text, const JoinedForm& form, const SweptForms& forms,
                   const LanguageModule& language, SweptMention& mention) {
  const Halves halves = halves_of(text, mention.span, form, mention.key);
  if (halves.name.empty()) return;
  if (form.is_user_name && may_be_word(text, mention, form, forms, language)) {
    mention.doubtful = true;
    if (form.name.size() >= kInside)
      take_name_alone(text, halves.name, form, forms, language, mention);
    return;
  }
  mention.name = halves.name;
  mention.other = halves.other;
  mention.other_owner = form.other_owner;
  mention.key = form.name;
}

}  // namespace pseudo
