#include "engine/check/scrubbed_texts.h"

#include <algorithm>
#include <cstddef>

#include "engine/check/shown_names.h"
#include "engine/common/alike_words.h"
#include "engine/common/filler.h"
#include "engine/forms/known_strings.h"
#include "engine/resolve/address_tokens.h"
#include "engine/sweep/forms_of_mention.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

// Longer texts are not compared.
constexpr std::size_t kLongestText = 4096;  // bytes

// Returns the positions behind each occurrence of `gap` in the text at or after `from`; with
// `is_last` only that at the end of the text.
std::vector<std::size_t> ends_of_gap(std::string_view text, std::string_view gap, std::size_t from,
                                     bool is_last) {
  if (is_last) {
    const bool fits = text.size() >= from + gap.size() && text.ends_with(gap);
    return fits ? std::vector<std::size_t>{text.size()} : std::vector<std::size_t>();
  }
  std::vector<std::size_t> ends;
  for (std::size_t at = text.find(gap, from); at != std::string_view::npos;
       at = text.find(gap, at + 1)) {
    ends.push_back(at + gap.size());
  }
  return ends;
}

// True if the text ends like a name: in a letter or digit, the apostrophe of a genitive, or a dot
// if the surrogate has dots.
bool ends_like(std::string_view shown, std::string_view surrogate) {
  if (text::is_word_before(shown, shown.size())) return true;
  if (shown.ends_with('.')) return surrogate.find('.') != std::string_view::npos;
  return shown.ends_with('\'') || shown.ends_with("\xE2\x80\x99");
}

}  // namespace

ScrubbedTexts::ScrubbedTexts(const Checked& before, const Resolved& resolved, const Document& after,
                             std::span<const ReplacedStretch> stretches, const EngineSetup& setup)
    : before_(before), resolved_(resolved), setup_(setup) {
  for (const ReplacedStretch& stretch : stretches) {
    if (before.plan.targets[stretch.target].stretch_count != 1) continue;
    new_texts_.emplace(stretch.target,
                       without_line_breaks(std::string(slice(after, stretch.after))));
  }
  const ShownNames shown = shown_names(before, resolved, after, stretches, setup);
  for (const ShownName& name : shown.names) {
    names_[name.entity].insert(name.new_key);
    pairs_.emplace(name.old_key, name.new_key);
  }
}

bool ScrubbedTexts::shows_original(std::string_view old_text) const {
  return !old_text.empty() && !sweep(old_text, before_.forms, setup_.language).empty();
}

// Follows all positions at which the part of the new text up to a gap may end.
bool ScrubbedTexts::may_become(std::string_view old_text, std::string_view new_text) const {
  if (std::max(old_text.size(), new_text.size()) > kLongestText) return true;
  const std::vector<SweptMention> found = sweep(old_text, before_.forms, setup_.language);
  if (found.empty()) return old_text == new_text;
  if (!new_text.starts_with(old_text.substr(0, found.front().span.begin))) return false;
  std::set<std::size_t> begins{found.front().span.begin};
  for (std::size_t i = 0; i < found.size(); ++i) {
    const ByteSpan span = found[i].span;
    const bool is_last = i + 1 == found.size();
    const std::size_t next = is_last ? old_text.size() : found[i + 1].span.begin;
    const std::string_view gap = old_text.substr(span.end, next - span.end);
    if (gap.empty() && !is_last) return true;  // two originals that nothing divides
    const std::string_view written = old_text.substr(span.begin, span.size());
    std::set<std::size_t> ends;
    for (const std::size_t begin : begins) {
      for (const std::size_t end : ends_of_gap(new_text, gap, begin + 1, is_last)) {
        const std::string_view shown = new_text.substr(begin, end - gap.size() - begin);
        if (may_replace(found[i], written, shown)) ends.insert(end);
      }
    }
    begins = std::move(ends);
  }
  return !begins.empty();
}

bool ScrubbedTexts::may_replace(const SweptMention& match, std::string_view written,
                                std::string_view shown) const {
  // An initial may stay as it is.
  constexpr std::size_t kLongestInitial = 2;  // letters, with an ending: "F.s"
  const std::string letters = letters_of_token(written);
  if (shown == written && text::count_code_points(letters) > kLongestInitial) return false;
  if (match.is_denied) return true;
  const FormOwner& owner = before_.forms.owners[match.owner];
  const auto whole = new_texts_.find(owner.mention);
  if (whole == new_texts_.end()) return true;
  // Documents of a wide scope may use several surrogates for one name.
  if (is_wide(scope_of(setup_.options, before_.document, before_.plan, owner.mention,
                       owner.category))) {
    return true;
  }
  if (shown == whole->second) return true;  // as "<FEMALE>" beside "Waltrauds"
  if (text::is_word_before(written, written.size()) && !ends_like(shown, whole->second)) {
    return false;
  }
  if (is_known(owner, shown) || is_name_of_another(written, shown)) return true;
  const Mention& mention = before_.plan.mentions[owner.mention];
  // The text of an address does not show where the name is in it.
  if (filler_of(mention.category) == Filler::kAddress && is_name(owner.category)) return true;
  if (before_.plan.targets[owner.mention].style != Style::kSurrogate) return false;
  if (!is_named(owner.category)) return owner.part != kWholeMention;
  if (is_nickname_of(owner, match.key, before_.plan)) return true;
  if (owner.part == kWholeMention) {
    const ShownWords known{mention.surface, whole->second};
    // The note may be read in other parts than the text.
    return owner.category == Category::kPerson ? begin_alike(known, {written, shown})
                                               : share_a_beginning(known, {written, shown});
  }
  const std::size_t entity = resolved_.entities_of(owner.mention)[owner.part];
  const auto names = names_.find(entity);
  return names == names_.end() || std::ranges::any_of(names->second, [&](const std::string& name) {
           return is_form(owner, name, written, shown);
         });
}

// True for the new text of the mention itself.
bool ScrubbedTexts::is_known(const FormOwner& owner, std::string_view shown) const {
  return letters_of_token(new_texts_.at(owner.mention)) == letters_of_token(shown);
}

// The language may read a form alone as another name than the sweep: "Prein" of "Prein an der Rax"
// beside "Bollingen Prein an der Rax".
bool ScrubbedTexts::is_name_of_another(std::string_view written, std::string_view shown) const {
  return std::ranges::any_of(pairs_, [&](const auto& pair) {
    return share_a_beginning({{}, pair.first}, {{}, written}) &&
           share_a_beginning({written, pair.second}, {written, shown});
  });
}

bool ScrubbedTexts::is_form(const FormOwner& owner, std::string_view known,
                            std::string_view written, std::string_view shown) const {
  if (share_a_beginning({written, known}, {written, shown})) return true;
  Part part;
  part.category = owner.category;
  part.lemma = known;
  FormIndex index(setup_.language);
  for (const SearchForm& form : setup_.language.search_forms(part, owner.category)) {
    index.add(form, 0);
  }
  return pseudo::is_form(index, std::string(shown));
}

}  // namespace pseudo
