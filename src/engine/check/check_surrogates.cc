#include "engine/check/check_surrogates.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/common/filler.h"
#include "engine/common/partial_originals.h"
#include "engine/plan/plan.h"
#include "engine/resolve/kept_words.h"
#include "engine/sweep/forms_of_mention.h"
#include "engine/sweep/sweep.h"
#include "model/category_tree.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "text/word_units.h"
#include "text/words.h"
#include "values/listed_names.h"

namespace pseudo {
namespace {

std::size_t count_digits(std::string_view bare_text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(bare_text, [](char c) { return c >= '0' && c <= '9'; }));
}

// Texts of this length hardly recur by chance: there are 26^5 words and 10^7 numbers.
constexpr std::size_t kTellingLetters = 5;
constexpr std::size_t kTellingDigits = 7;
constexpr std::size_t kFewestDigits = 4;
// The ending of all surrogate addresses (RFC 2606), which may also occur in originals.
constexpr std::string_view kReservedEnding = "example";
// Longer mentions are not names, and comparing their words would be slow.
constexpr std::size_t kLongestName = 256;  // bytes

// Compares the new text of one replaced stretch with all originals.
class SurrogateCheck {
 public:
  SurrogateCheck(const Checked& before, const Resolved& resolved, const Document& after,
                 const EngineSetup& setup, const ReplacedStretch& stretch, bool has_wide_names)
      : before_(before),
        resolved_(resolved),
        after_(after),
        setup_(setup),
        stretch_(stretch),
        has_wide_names_(has_wide_names),
        category_(mention(stretch.target).category),
        bare_(text::joined_skeleton_key(slice(stretch.after))) {}

  std::optional<FindingCode> fault() {
    if (is_whole_original() || is_most_of_original()) return FindingCode::kOriginalInPlace;
    const auto found =
        sweep(after_.text, std::span(&stretch_.after, 1), before_.forms, setup_.language);
    std::optional<FindingCode> fault;
    for (const SweptMention& match : found) {
      if (match.is_denied) {
        if (is_denied_name(match)) fault = FindingCode::kOriginalSwapped;
        continue;
      }
      if (match.doubtful && !is_avoided_word(match)) continue;
      const bool is_own = is_of_target(match);
      if ((fault && !is_own) || is_chance(match, is_own) || has_reason(match)) continue;
      if (is_own) return FindingCode::kOriginalInPlace;
      fault = FindingCode::kOriginalSwapped;
    }
    return fault;
  }

 private:
  [[nodiscard]] std::string_view slice(ByteSpan span) const {
    return std::string_view(after_.text).substr(span.begin, span.size());
  }
  [[nodiscard]] std::string_view old_text() const {
    return std::string_view(before_.document.text)
        .substr(stretch_.before.begin, stretch_.before.size());
  }
  [[nodiscard]] const Mention& mention(std::size_t target) const {
    return before_.plan.mentions[target];
  }
  [[nodiscard]] const FormOwner& owner_of(const SweptMention& match) const {
    return before_.forms.owners[match.owner];
  }

  // Compares letters and digits only.
  [[nodiscard]] bool is_whole_original() const {
    const std::string_view old = old_text();
    if (category_ == Category::kDate) return false;  // "21.1.23" may become "2.11.23"
    if (bare_.empty() || !must_change(category_, old) || is_initial(category_, old)) return false;
    // The random letter drawn for "é" may be "e".
    if (is_random() && bare_.size() == 1 && slice(stretch_.after) != old) return false;
    return bare_ == text::joined_skeleton_key(old);
  }

  // True for "AT611904300234573204" as the surrogate of "AT611904300234573201".
  [[nodiscard]] bool is_most_of_original() const {
    if (!shows_most_of_original(category_, old_text(), slice(stretch_.after), {})) return false;
    const std::string& surface = mention(stretch_.target).surface;
    if (surface.size() != stretch_.before.size()) return true;
    std::vector<ByteSpan> kept;
    for (const KeptWord& word : before_.kept_words(stretch_.target)) kept.push_back(word.span);
    return shows_most_of_original(category_, old_text(), slice(stretch_.after), kept);
  }

  // A run never draws a form of a denied string as a name, whatever the document contains.
  [[nodiscard]] bool is_denied_name(const SweptMention& match) {
    return !match.doubtful && filler_of(category_) == Filler::kName &&
           text::joined_skeleton_key(slice(match.span)) == bare_ && !has_reason(match);
  }

  // True if the match is a form of the original of this stretch.
  [[nodiscard]] bool is_of_target(const SweptMention& match) const {
    return is_form_of(owner_of(match), stretch_.target, before_.plan, resolved_);
  }

  [[nodiscard]] bool is_chance(const SweptMention& match, bool is_own) {
    const std::string shown = text::joined_skeleton_key(slice(match.span));
    const bool is_whole = shown == bare_;
    if (filler_of(owner_of(match).category) == Filler::kDate) {
      if (filler_of(category_) == Filler::kDate) return !(is_own && is_whole) || is_as_written();
      return is_chance_date(match, shown);
    }
    if (is_date_like_password(match, shown)) return true;
    if (filler_of(category_) == Filler::kAddress && shown == kReservedEnding) return true;
    if (match.key.empty() || count_digits(shown) == shown.size()) {
      const bool is_expected = is_own || (is_whole && !in_wide_scope()) || has_no_digits();
      return shown.size() < (is_expected ? kFewestDigits : kTellingDigits);
    }
    if (!is_own && in_wide_scope() && !is_whole_person(match)) return !is_unlisted_person(match);
    if (!is_own && is_word_of_own_date(match)) return true;
    // The key of "St. Pölten" has no dot.
    const bool is_listed = resolved_.originals.contains(match.key) ||
                           resolved_.originals.contains(text::fold_key(slice(match.span)));
    const bool is_avoided = is_listed && !in_wide_scope() && !is_inside_word(match.span);
    if (text::begins_in_word(after_.text, match.span) && !is_avoided) return true;
    if (!is_own && !is_listed && (has_other_accents(match) || is_unavoided(match))) return true;
    // In a wide scope a name may become any other name, even if both have a nickname in common.
    if ((!is_own || in_wide_scope()) && is_nickname_of(owner_of(match), match.key, before_.plan)) {
      return true;
    }
    if (!is_own && is_initial(category_, slice(stretch_.after)) &&
        is_initial(category_, mention(stretch_.target).surface)) {
      return true;  // initials are mapped by their letters alone: "Kl." to "Ma."
    }
    return is_random() && shown.size() < kTellingLetters && !(is_own && is_whole);
  }

  // True for a different date in the same notation ("22.09.21" for "21.09.22"). In a different
  // notation ("22-09-21") it might be another way to write the original.
  [[nodiscard]] bool is_as_written() const {
    const auto pattern = [](std::string_view date) {
      std::string signs(date);
      std::ranges::replace_if(signs, text::is_ascii_digit, '0');
      return signs;
    };
    const std::string_view now = slice(stretch_.after);
    return now != old_text() && pattern(now) == pattern(old_text());
  }

  // "Sommer 2019" beside the password "Sommer2019": the date is the result of the shift alone.
  [[nodiscard]] bool is_date_like_password(const SweptMention& match,
                                           const std::string& shown) const {
    constexpr std::size_t kYear = 4;  // digits
    const std::size_t digits = count_digits(shown);
    return filler_of(category_) == Filler::kDate && owner_of(match).category == Category::kPass &&
           digits <= kYear && digits < shown.size();
  }

  // A run writes no digits into names of people and towns.
  [[nodiscard]] bool has_no_digits() const {
    return is_within(category_, Category::kPerson) || category_ == Category::kCity;
  }

  // True if the date of another mention may occur here by chance. Streets and organisations may be
  // named after a day of the year ("Straße des 17. Juni"), but not after a full date.
  [[nodiscard]] bool is_chance_date(const SweptMention& match, const std::string& shown) const {
    const std::size_t digits = count_digits(shown);
    if (has_no_digits()) return digits == 0 && in_wide_scope();
    const bool has_words = digits < shown.size();
    if (has_words) return digits < kFewestDigits;
    if (filler_of(category_) == Filler::kName) return digits <= kFewestDigits;
    const bool is_as_written = slice(match.span) == mention(owner_of(match).mention).surface;
    return digits < (is_as_written ? kFewestDigits + 1 : kTellingDigits);
  }

  // A family name that is in no table is never drawn as a surrogate.
  [[nodiscard]] bool is_unlisted_person(const SweptMention& match) const {
    const bool shows_family = category_ == Category::kFamily || category_ == Category::kPerson ||
                              filler_of(category_) == Filler::kAddress;
    return shows_family && owner_of(match).category == Category::kFamily &&
           match.key.size() > kTellingLetters && !text::begins_in_word(after_.text, match.span) &&
           !values::listed_category(match.key, setup_.locale.names);
  }

  // Everyday words that are names in the document are avoided in surrogates of names and addresses.
  // Dates and numbers have words of their own ("Sommer 2014"), and names of places contain short
  // ones ("an der Au").
  [[nodiscard]] bool is_avoided_word(const SweptMention& match) const {
    if (text::joined_skeleton_key(slice(match.span)).size() < kTellingLetters) return false;
    const Filler filler = filler_of(category_);
    const bool is_drawn = filler == Filler::kName || filler == Filler::kAddress;
    return is_drawn && !in_wide_scope() && resolved_.originals.contains(match.key);
  }

  // In a wide scope surrogates ignore the document, so that the surrogate of one entity may be the
  // original of another. An address shows the surrogates of names in their scopes.
  [[nodiscard]] bool in_wide_scope() const {
    if (has_wide_names_ && filler_of(category_) == Filler::kAddress) return true;
    const auto is_wide_name = [&](std::size_t entity) {
      return entity != kNoEntity && is_wide(resolved_.table.entities()[entity].scope);
    };
    return is_wide(scope_of(setup_.options, before_.document, before_.plan, stretch_.target,
                            category_)) ||
           std::ranges::any_of(resolved_.entities_of(stretch_.target), is_wide_name);
  }

  // True if letters and digits are drawn one by one, or words are invented.
  [[nodiscard]] bool is_random() const {
    const Filler filler = filler_of(category_);
    return filler == Filler::kNumber || filler == Filler::kAddress;
  }

  // "Sommer 2020" for "Sommer 2021": words of the calendar can also be names.
  [[nodiscard]] bool is_word_of_own_date(const SweptMention& match) const {
    return filler_of(category_) == Filler::kDate &&
           text::UnitSet(mention(stretch_.target).surface).recurs_in(slice(match.span));
  }

  // Several names of one person never occur together by chance.
  [[nodiscard]] bool is_whole_person(const SweptMention& match) const {
    const FormOwner& owner = owner_of(match);
    return owner.part == kWholeMention && owner.category == Category::kPerson &&
           match.key.find(' ') != std::string::npos;
  }

  // A run only compares the beginnings and ends of words, so that "öhler" may occur in
  // "Köhlerstraße".
  [[nodiscard]] bool is_inside_word(ByteSpan span) const {
    std::size_t pos = span.end;
    return text::begins_in_word(after_.text, span) && pos < after_.text.size() &&
           text::is_letter(text::next(after_.text, pos));
  }

  // A run treats "Dorothee" and "Dorothée" as two names.
  [[nodiscard]] bool has_other_accents(const SweptMention& match) const {
    const std::string& old = mention(owner_of(match).mention).surface;
    if (old.size() > kLongestName) return false;
    const std::string_view now = slice(match.span);
    return !text::same_key(now, old) &&
           text::joined_skeleton_key(now) == text::joined_skeleton_key(old);
  }

  // Two words of one town never occur together by chance: "st poelten" of Sankt Pölten.
  [[nodiscard]] bool is_several_words(const SweptMention& match) const {
    return owner_of(match).category == Category::kCity && match.key.find(' ') != match.key.npos;
  }

  // A run does not avoid words that are derived from places ("Zürcher"), nor names that occur only
  // in addresses and have no surrogate.
  [[nodiscard]] bool is_unavoided(const SweptMention& match) const {
    const FormOwner& owner = owner_of(match);
    const bool is_person = owner.category == Category::kFamily || is_female_or_male(owner.category);
    if (is_several_words(match)) return false;
    const bool in_address = filler_of(mention(owner.mention).category) == Filler::kAddress;
    return (!is_person || in_address) && !resolved_.originals.shown_in(match.key);
  }

  // True if all words of the match may be kept, or all words that it is a part of: "Bäcker" in
  // "Bäckerei".
  [[nodiscard]] bool has_reason(const SweptMention& match) {
    if (!may_stay_) {
      may_stay_ = words_that_stay();
      words_ = text::word_units(slice(stretch_.after));
    }
    return may_all_stay(text::word_units(slice(match.span))) || may_all_stay(words_around(match));
  }

  [[nodiscard]] bool may_all_stay(std::span<const text::WordUnit> units) const {
    return !units.empty() && std::ranges::all_of(units, [&](const text::WordUnit& unit) {
      return may_stay_->contains(unit.key);
    });
  }

  // Returns the words of the new text that overlap the match.
  [[nodiscard]] std::span<const text::WordUnit> words_around(const SweptMention& match) const {
    const std::size_t begin = match.span.begin - stretch_.after.begin;
    const std::size_t end = match.span.end - stretch_.after.begin;
    const auto first = std::ranges::upper_bound(
        words_, begin, {}, [](const text::WordUnit& unit) { return unit.span.end; });
    const auto last = std::ranges::lower_bound(
        words_, end, {}, [](const text::WordUnit& unit) { return unit.span.begin; });
    return {first, std::max(first, last)};
  }

  [[nodiscard]] std::set<std::string> words_that_stay() const {
    std::set<std::string> words;
    const std::string_view surface = mention(stretch_.target).surface;
    for (const KeptWord& kept : before_.kept_words(stretch_.target)) {
      const auto written = surface.substr(kept.span.begin, kept.span.size());
      for (text::WordUnit& unit : text::word_units(written)) words.insert(std::move(unit.key));
    }
    return words;
  }

  const Checked& before_;
  const Resolved& resolved_;
  const Document& after_;
  const EngineSetup& setup_;
  const ReplacedStretch& stretch_;
  bool has_wide_names_;  // the document has names of a wide scope
  Category category_;
  std::string bare_;                               // of the new text
  std::optional<std::set<std::string>> may_stay_;  // computed at the first match
  std::vector<text::WordUnit> words_;              // of the new text, computed with may_stay_
};

// Names of other mentions written without umlaut dots. Those that are in no table are never drawn.
class WordsWithoutDots {
 public:
  WordsWithoutDots(const Plan& plan, const values::NameTables& tables) {
    for (const Mention& mention : plan.mentions) {
      if (filler_of(mention.category) != Filler::kName && mention.category != Category::kPerson) {
        continue;
      }
      if (mention.category == Category::kOrg || mention.surface.size() > kLongestName) continue;
      for (const text::WordUnit& unit : text::word_units(mention.surface)) {
        std::string bare = text::key_without_dots(
            std::string_view(mention.surface).substr(unit.span.begin, unit.span.size()));
        if (bare.size() < kTellingLetters || values::listed_category(bare, tables)) continue;
        words_.insert(std::move(bare));
      }
    }
  }

  [[nodiscard]] bool stand_in(std::string_view text) const {
    if (words_.empty()) return false;
    const std::vector<text::WordUnit> units = text::word_units(text);
    return std::ranges::any_of(
        units, [&](const text::WordUnit& unit) { return words_.contains(unit.key); });
  }

 private:
  std::set<std::string> words_;
};

}  // namespace

std::vector<Finding> check_surrogates(const Checked& before, const Resolved& resolved,
                                      const Document& after,
                                      std::span<const ReplacedStretch> stretches,
                                      const EngineSetup& setup) {
  std::vector<Finding> findings;
  const WordsWithoutDots bare_names(before.plan, setup.locale.names);
  const bool has_wide_names = std::ranges::any_of(
      resolved.table.entities(),
      [](const Entity& entity) { return is_name(entity.category) && is_wide(entity.scope); });
  for (const ReplacedStretch& stretch : stretches) {
    const Target& target = before.plan.targets[stretch.target];
    if (target.style != Style::kSurrogate) continue;
    auto fault = SurrogateCheck(before, resolved, after, setup, stretch, has_wide_names).fault();
    const std::string_view now =
        std::string_view(after.text).substr(stretch.after.begin, stretch.after.size());
    if (!fault && bare_names.stand_in(now)) fault = FindingCode::kOriginalSwapped;
    if (!fault) continue;
    findings.push_back(
        {*fault, before.document.annotations[target.annotation].id, stretch.after.begin, false});
  }
  return findings;
}

}  // namespace pseudo
