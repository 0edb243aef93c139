// What the rest of a document tells of a name: the same word elsewhere, the noun behind it, the
// full name of a nickname.
#include <algorithm>
#include <string>

#include "lang/de/names/name_reader.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool is_said(Category category, const std::string& name, const Context& context) {
  return context.mentioned(category, name) || context.mentioned(category, name + "s");
}

}  // namespace

// "Hallo Nikos, ... Nikos Rad": the same word is the same name.
bool NameReader::stands_as_base_elsewhere(const Division& name, const Context& context) const {
  for (const ByteSpan& span : context.people().alike(name.category, name.token.written)) {
    if (span.begin == name.place.begin) continue;
    const Place other{span.begin, span.end, true};
    const Division there{name.token,      name.stem,       name.category,         other,
                         name.known_base, name.known_stem, name.stem_is_mentioned};
    if (!context_supports_s_ending(there, context, false) &&
        !context_supports_s_ending(there, context, true))
      return true;
  }
  return false;
}

// "[Klaus] Auto": may be a genitive whose apostrophe was left out, and the name of another may
// stand there only if it looks the same in both cases.
bool NameReader::may_be_silent(const Token& token, const Place& place,
                               const Context& context) const {
  if (!grammar_.ends_in_sibilant(token.text()) || !noun_after(place, context)) return false;
  const std::string next = text::fold_key(context.after(place.end).word);
  for (const Category name : {Category::kFamily, Category::kFemale, Category::kMale}) {
    if (lexicon_.is_common(name, next)) return false;  // "[Markus] Huber"
  }
  const AddressWord* const address = context.address_before(place.begin);
  if (address != nullptr && address->role != AddressRole::kTitle) return false;
  return context.agreement(place.begin).allowed == 0;
}

// "[Klaus]' Auto": the annotation leaves the apostrophe outside.
bool NameReader::apostrophe_behind(const Token& token, const Place& place,
                                   const Context& context) const {
  const std::string_view text = context.document().text;
  if (place.end >= text.size()) return false;
  std::size_t end = place.end;
  std::size_t before = place.begin;
  if (!text::is_apostrophe(text::next(text, end))) return false;
  if (!grammar_.ends_in_sibilant(token.text())) return false;
  if (before > 0 && text::is_apostrophe(text::previous(text, before))) return false;  // quoted
  return context.noun_follows(end, true);
}

// Hansi is Hans, and where Hans is called Johannes too, Hansi is Johannes.
const Nickname* NameReader::fullest(const Nickname* nickname, Category category,
                                    const Context& context) const {
  constexpr int kSteps = 3;  // more than any name has
  for (int step = 0; step < kSteps; ++step) {
    const std::vector<Nickname>* const rows = lexicon_.nicknames_spelled(nickname->folded_name);
    if (rows == nullptr) break;
    const auto next = std::ranges::find_if(*rows, [&](const Nickname& row) {
      return row.gender == nickname->gender && is_said(category, row.folded_name, context);
    });
    if (next == rows->end()) break;
    nickname = &*next;
  }
  return nickname;
}

void NameReader::name_nickname(Part& part, NameForm& form, const Context& context) const {
  if (part.category == Category::kFamily) return;
  const std::vector<Nickname>* const rows = lexicon_.nicknames_spelled(part.key);
  if (rows == nullptr) return;
  const std::string_view gender = gender_of(part.category);
  const Nickname* chosen = nullptr;
  for (const Nickname& row : *rows) {
    if (row.gender != gender) continue;
    const std::string& full = row.folded_name;
    if (full == part.key) return;
    if (chosen == nullptr && is_said(part.category, full, context)) chosen = &row;
  }
  const bool playful = part.key.ends_with('i') || part.key.ends_with("erl");
  if (chosen == nullptr && (playful || !lexicon_.has_own_entry(part.category, part.key))) {
    chosen = lexicon_.usual_nickname(part.category, part.key);
  }
  if (chosen == nullptr) return;
  chosen = fullest(chosen, part.category, context);
  form.nickname = part.lemma;
  part.lemma = chosen->name;
  part.key = chosen->folded_name;
}

}  // namespace pseudo::lang::de
