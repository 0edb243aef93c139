#include "engine/sweep/sweep.h"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "engine/resolve/address_tokens.h"
#include "engine/sweep/beside_names.h"
#include "engine/sweep/cut_streets.h"
#include "engine/sweep/joined_names.h"
#include "engine/sweep/lone_initials.h"
#include "engine/sweep/names_over_lines.h"
#include "engine/sweep/org_acronyms.h"
#include "model/category_tree.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"
#include "values/listed_names.h"

namespace pseudo {
namespace {

bool is_ignored(const WordSet* ignored, std::string_view text, const std::string& key) {
  return ignored != nullptr && (ignored->contains(key) || ignored->contains(text::fold_key(text)));
}

bool is_family(Category category) { return category == Category::kFamily; }

const KnownInitial* known_initial(std::string_view run, bool of_family, const SweptForms& forms) {
  for (std::size_t pos = 0; pos < run.size();) {
    const char32_t c = text::lower(text::next(run, pos));
    const auto known = std::ranges::find_if(forms.initials, [&](const KnownInitial& initial) {
      return initial.letter == c && is_family(forms.owners[initial.owner].category) == of_family;
    });
    if (known != forms.initials.end()) return &*known;
  }
  return nullptr;
}

// True for "E. H." after Huber, if the document contains Eva.
bool are_of_person(std::string_view run, std::string_view key, const SweptForms& forms) {
  std::u32string letters;
  for (std::size_t pos = 0; pos < run.size();) {
    const char32_t c = text::next(run, pos);
    if (text::is_letter(c)) letters += text::lower(c);
  }
  if (letters.size() < 2 || key.empty()) return false;
  const auto is_given_initial = [&](const KnownInitial& initial) {
    return initial.letter == letters.front() && !is_family(forms.owners[initial.owner].category);
  };
  std::size_t first = 0;
  return letters.back() == text::next(key, first) &&
         std::ranges::any_of(forms.initials, is_given_initial);
}

// Extends a mention by the initials beside it, within `around`: initials of given names before a
// family name or after it, and of family names after a given name. "A." confirms that the mention
// is a name.
void take_initials(std::string_view text, ByteSpan around, const SweptForms& forms,
                   SweptMention& mention) {
  const Category category = forms.owners[mention.owner].category;
  if (!is_family(category) && !is_female_or_male(category)) return;
  const ByteSpan name = mention.span;
  const auto take = [&](ByteSpan run, bool of_family) {
    const std::string_view letters = text.substr(run.begin, run.size());
    const KnownInitial* const known = known_initial(letters, of_family, forms);
    if (known == nullptr || !mention.initials.empty()) return;
    if (mention.doubtful && !letters.ends_with('.')) return;
    mention.doubtful = false;
    mention.span = {std::min(name.begin, run.begin), std::max(name.end, run.end)};
    if (mention.other.empty()) mention.name = name;
    mention.initials = run;
    mention.initials_owner = known->owner;
    mention.are_of_person =
        !of_family && run.begin > name.begin && are_of_person(letters, mention.key, forms);
  };
  take(initials_before(text, name.begin, around.begin), false);
  const bool may_have_comma = is_family(category);
  if (!may_have_comma && text.substr(name.end).starts_with(',')) return;
  take(initials_behind(text, name.end, around.end), is_female_or_male(category));
}

// Compares the first two letters only: "WAHL".
bool is_in_capitals(std::string_view text, ByteSpan word) {
  std::size_t pos = word.begin;
  return text::is_upper(text::next(text, pos)) && pos < word.end &&
         text::is_upper(text::next(text, pos));
}

// True if a listed family name follows: in "Richter Max Meier", Max belongs to Meier and not to
// Richter.
bool has_family_behind(std::string_view text, ByteSpan given, const SweptForms& forms) {
  const std::optional<ByteSpan> next = text::word_after(text, given.end);
  if (!next || text.substr(given.end, next->begin - given.end) != " ") return false;
  std::size_t pos = next->begin;
  return text::is_upper(text::next(text, pos)) && forms.names != nullptr &&
         values::listed_category(text::fold_key(text.substr(next->begin, next->size())),
                                 *forms.names) == Category::kFamily;
}

// Two everyday words may be the names of one person: "Wahl, Ernst", "Ernst Wahl". "Wahl Ernst"
// counts only in capitals, or if both names are annotated as one person: "Koch Jens" may be a cook.
bool are_one_person(std::string_view text, const SweptForms& forms, const SweptMention& a,
                    const SweptMention& b) {
  if (a.is_word || b.is_word || (!a.doubtful && !b.doubtful)) return false;
  const std::string_view gap = text.substr(a.span.end, b.span.begin - a.span.end);
  const Category first = forms.owners[a.owner].category;
  const Category second = forms.owners[b.owner].category;
  const bool are_annotated = forms.owners[a.owner].mention == forms.owners[b.owner].mention;
  const bool is_inverted =
      is_family(first) && is_female_or_male(second) &&
      (gap == ", " || (gap == " " && (are_annotated || is_in_capitals(text, a.span)) &&
                       !has_family_behind(text, b.span, forms)));
  if (!is_inverted && !(is_female_or_male(first) && is_family(second) && gap == " ")) return false;
  const auto is_capital = [&](const SweptMention& one) {
    std::size_t pos = one.span.begin;
    return text::is_upper(text::next(text, pos));
  };
  return is_capital(a) && is_capital(b);
}

// Considers the context of the mentions of one stretch, from index `first` on.
void look_beside(std::string_view text, ByteSpan stretch, const SweptForms& forms,
                 std::size_t first, std::vector<SweptMention>& mentions) {
  std::size_t earliest = stretch.begin;
  for (std::size_t i = first; i < mentions.size(); ++i) {
    SweptMention* const next = i + 1 < mentions.size() ? &mentions[i + 1] : nullptr;
    if (next != nullptr && are_one_person(text, forms, mentions[i], *next)) {
      mentions[i].doubtful = next->doubtful = false;
    }
    const std::size_t latest = next != nullptr ? next->span.begin : stretch.end;
    take_initials(text, {earliest, latest}, forms, mentions[i]);
    earliest = mentions[i].span.end;
  }
}

// True if names on both sides form one token: "hanspeterhuber", "rosa.huber", "rosa1huber".
bool is_within_token(std::string_view gap) {
  constexpr std::string_view kSigns = "._-";
  const bool is_sign = gap.size() == 1 && kSigns.find(gap[0]) != std::string_view::npos;
  return is_sign || std::ranges::all_of(gap, text::is_ascii_digit);
}

// True for "Graf-König" if Eva Graf-König is annotated: each word is an everyday word, but together
// they are a name.
bool are_double_name(std::string_view gap, const SweptForms& forms, const SweptMention& a,
                     const SweptMention& b) {
  const FormOwner& first = forms.owners[a.owner];
  const FormOwner& second = forms.owners[b.owner];
  return gap == "-" && first.mention == second.mention && first.part != kWholeMention &&
         second.part == first.part + 2;  // the hyphen is between them
}

// A doubtful mention that is joined to a certain name is a name, too.
void join_names(std::string_view text, std::size_t first, const SweptForms& forms,
                std::vector<SweptMention>& mentions) {
  for (std::size_t i = first + 1; i < mentions.size(); ++i) {
    SweptMention& before = mentions[i - 1];
    SweptMention& behind = mentions[i];
    if (!before.doubtful && !behind.doubtful) continue;
    const std::string_view gap = text.substr(before.span.end, behind.span.begin - before.span.end);
    const bool is_joined = before.doubtful != behind.doubtful && is_within_token(gap);
    if (!is_joined && !are_double_name(gap, forms, before, behind)) continue;
    before.doubtful = behind.doubtful = false;
  }
}

// "Hofmann" is a name and not a misspelled "Hoffmann". Everyday words are never considered
// misspelled.
bool is_other_name(const std::string& key, MatchKind kind, const SweptForms& forms) {
  if (kind != MatchKind::kName || forms.names == nullptr) return true;
  return values::listed_category(key, *forms.names).has_value();
}

// True if a line break separates two words that together look like a name: "Klein" and "er". `gap`:
// what is between them.
bool are_two_words(std::string_view text, ByteSpan gap, Category category, const SweptForms& forms,
                   const LanguageModule& language) {
  const std::optional<ByteSpan> left = text::word_before(text, gap.begin);
  const std::optional<ByteSpan> right = text::word_after(text, gap.end);
  if (!left || !right) return false;
  const auto key_of = [&](ByteSpan word) {
    return text::fold_key(text.substr(word.begin, word.size()));
  };
  const auto is_everyday = [&](ByteSpan word) {
    return language.kind_of_match(text, word, category, key_of(word)) != MatchKind::kName;
  };
  if (!is_everyday(*right)) return false;
  return is_everyday(*left) ||
         (forms.names != nullptr && values::listed_category(key_of(*left), *forms.names));
}

// Abbreviations end before a vowel and after two consonants: "Wolfsgr" of "Wolfsgruber".
bool is_cut_before_vowel(std::string_view clipped, std::string_view name) {
  constexpr std::string_view kVowels = "aeiouy";
  const auto is_vowel = [&](char c) { return kVowels.find(c) != std::string_view::npos; };
  const std::size_t size = clipped.size();
  return size > 1 && size < name.size() && is_vowel(name[size]) && !is_vowel(name[size - 1]) &&
         !is_vowel(name[size - 2]);
}

// An abbreviation counts as a name if its context shows that. In the middle of a sentence it may be
// a name.
MatchKind standing_of_clipped(std::string_view text, ByteSpan span, const FormIndex::Match& match,
                              const SweptForms& forms, const LanguageModule& language) {
  const Category category = forms.owners[match.owner].category;
  if (text[span.end - 1] == '.') --span.end;
  const std::string key = text::fold_key(text.substr(span.begin, span.size()));
  const bool is_other = (forms.abbreviations != nullptr && forms.abbreviations->contains(key)) ||
                        (forms.names != nullptr && values::listed_category(key, *forms.names)) ||
                        language.kind_of_match(text, span, category, key) != MatchKind::kName;
  if (is_other) return MatchKind::kOther;
  if (is_clearly_name(text, span, category, language)) return MatchKind::kName;
  if (!goes_on_small(text, span.end)) return MatchKind::kOther;
  constexpr std::size_t kTelling = 4;  // letters: "Annel." of "Anneliese"
  const bool is_sure = is_cut_before_vowel(key, match.key) ||
                       (span.size() >= kTelling && begins_clause(text, span.begin));
  return is_sure ? MatchKind::kName : MatchKind::kAmbiguous;
}

// Finds the person "Herr Haslacher" of the firm "Weissenbrunner & Haslacher".
void take_person_of_org(std::string_view text, const SweptForms& forms,
                        const LanguageModule& language, SweptMention& mention) {
  if (forms.owners[mention.owner].category != Category::kOrg) return;
  const auto person = forms.people_of_orgs.find(mention.key);
  if (person == forms.people_of_orgs.end()) return;
  if (forms.owners[person->second].mention != forms.owners[mention.owner].mention) return;
  if (is_clearly_name(text, mention.span, Category::kFamily, language)) {
    mention.owner = person->second;
  }
}

// Ordinary words do not occur in addresses: "klein@".
bool is_person_in_address(std::string_view text, ByteSpan span, Category category) {
  return (is_family(category) || is_female_or_male(category)) && is_part_of_address(text, span);
}

bool is_within_word(std::string_view text, ByteSpan span) {
  std::size_t begin = span.begin;
  std::size_t end = span.end;
  return (begin > 0 && text::is_word(text::previous(text, begin))) ||
         (end < text.size() && text::is_word(text::next(text, end)));
}

// A town that the name of a street is only derived from ("Berlin" of "Berliner Straße") need not be
// one of the document. "die Mariahilfer" without a noun is the street.
bool is_only_of_street(std::string_view text, ByteSpan span, const FormIndex::Match& match,
                       const SweptForms& forms) {
  const FormOwner& owner = forms.owners[match.owner];
  if (!owner.is_of_street || owner.part == kWholeMention) return false;
  if (match.key.find(' ') != std::string::npos || is_within_word(text, span)) return false;
  const std::string folded = text::fold_key(text.substr(span.begin, span.size()));
  const auto is_in_street = [&](const std::string& key) {
    return forms.words_of_streets.contains(key);
  };
  const bool is_town = owner.category == Category::kCity;
  if (!is_in_street(folded) && (is_town || !is_in_street(match.key))) return true;
  if (!is_town) return false;
  const std::optional<ByteSpan> next = text::word_after(text, span.end);
  if (!next || text.substr(span.end, next->begin - span.end) != " ") return false;
  std::size_t pos = next->begin;
  return text::is_upper(text::next(text, pos));
}

// True if the context leaves open whether the match is a name of its owner. `joined`: the form that
// is written in one word, or null.
bool is_doubtful(std::string_view text, const FormIndex::Match& match, MatchKind kind,
                 const JoinedForm* joined, const SweptForms& forms,
                 const LanguageModule& language) {
  const Category category = forms.owners[match.owner].category;
  const bool is_word =
      kind != MatchKind::kName && !is_person_in_address(text, match.span, category);
  return match.is_near || is_word || is_only_of_street(text, match.span, match, forms) ||
         (joined != nullptr && is_joined_by_chance(text, match.span, *joined, forms, language)) ||
         (!match.gap.empty() && are_two_words(text, match.gap, category, forms, language));
}

// Returns nothing for a match that is another word.
std::optional<SweptMention> mention_of(std::string_view text, FormIndex::Match match,
                                       const SweptForms& forms, const LanguageModule& language) {
  const ByteSpan span = match.span;
  const std::string_view written = text.substr(span.begin, span.size());
  if (is_ignored(forms.ignored, written, match.key)) return std::nullopt;
  if (forms.cut_streets.contains(match.owner)) {
    const auto whole = cut_street_at(text, match, forms, language);
    if (!whole) return std::nullopt;
    return SweptMention{whole->span, match.owner, whole->is_doubtful, false, std::move(match.key)};
  }
  if (forms.acronyms.contains(match.key) && !is_written_as_acronym(written)) return std::nullopt;
  const JoinedForm* const joined = joined_form(text, span, forms, language, match);
  const std::string key = match.is_near ? text::fold_key(written) : match.key;
  const MatchKind kind =
      match.is_clipped
          ? standing_of_clipped(text, span, match, forms, language)
          : language.kind_of_match(text, span, forms.owners[match.owner].category, key);
  if (kind == MatchKind::kOther) return std::nullopt;
  if (match.is_near && is_other_name(key, kind, forms)) return std::nullopt;
  const bool doubtful = is_doubtful(text, match, kind, joined, forms, language);
  SweptMention mention{span, match.owner, doubtful, kind == MatchKind::kWord, std::move(match.key)};
  take_person_of_org(text, forms, language, mention);
  if (joined != nullptr) divide_joined(text, *joined, forms, language, mention);
  return mention;
}

void append_mentions(std::string_view text, std::span<const ByteSpan> stretches,
                     const SweptForms& forms, const LanguageModule& language,
                     std::vector<SweptMention>& mentions) {
  for (const ByteSpan& stretch : stretches) {
    const std::size_t first = mentions.size();
    for (FormIndex::Match& match : matches_in(text, stretch, forms, language)) {
      auto mention = mention_of(text, std::move(match), forms, language);
      if (mention) mentions.push_back(*std::move(mention));
    }
    join_names(text, first, forms, mentions);
    if (!forms.initials.empty() && mentions.size() > first) {
      look_beside(text, stretch, forms, first, mentions);
    }
    add_lone_initials(text, stretch, forms, language, first, mentions);
  }
}

// Among overlapping mentions the first sure one is kept, else the first. If they begin at the same
// position, those that the document annotates take precedence. Ignored words are skipped only if
// they are doubtful.
void add_denied(std::vector<SweptMention> denied, std::string_view text, const WordSet* ignored,
                std::vector<SweptMention>& mentions) {
  for (SweptMention& mention : denied) {
    const std::string_view written = text.substr(mention.span.begin, mention.span.size());
    if (mention.doubtful && is_ignored(ignored, written, mention.key)) continue;
    mention.is_denied = true;
    mentions.push_back(std::move(mention));
  }
  std::ranges::sort(mentions, {}, [](const SweptMention& one) {
    return std::tuple(one.span.begin, one.doubtful, one.is_denied);
  });
  std::vector<SweptMention> kept;
  for (SweptMention& mention : mentions) {
    if (kept.empty() || mention.span.begin >= kept.back().span.end) {
      kept.push_back(std::move(mention));
    } else if (kept.back().doubtful && !mention.doubtful) {
      kept.back() = std::move(mention);
    }
  }
  mentions = std::move(kept);
}

}  // namespace

std::string words_of_name(std::string_view name) {
  std::string words;
  char32_t before = U' ';
  for (std::size_t pos = 0; pos < name.size();) {
    const std::size_t begin = pos;
    const char32_t c = text::next(name, pos);
    const bool changes = text::is_digit(c) != text::is_digit(before);
    if (changes || (text::is_lower(before) && text::is_upper(c))) words += ' ';
    words.append(name.substr(begin, pos - begin));
    before = c;
  }
  std::ranges::replace(words, '_', ' ');
  return words;
}

std::vector<SweptMention> sweep(std::string_view text, std::span<const ByteSpan> stretches,
                                const SweptForms& forms, const LanguageModule& language) {
  std::vector<SweptMention> mentions;
  if (!forms.index.empty() || !forms.lone_initials.empty())
    append_mentions(text, stretches, forms, language, mentions);
  if (forms.denied == nullptr) return mentions;
  std::vector<SweptMention> denied;
  append_mentions(text, stretches, *forms.denied, language, denied);
  if (!denied.empty()) add_denied(std::move(denied), text, forms.ignored, mentions);
  return mentions;
}

std::vector<SweptMention> sweep(std::string_view text, const SweptForms& forms,
                                const LanguageModule& language) {
  const ByteSpan all{0, text.size()};
  return sweep(text, std::span(&all, 1), forms, language);
}

bool name_shows_original(std::string_view name, const SweptForms& forms,
                         const LanguageModule& language) {
  const auto shows = [&](std::string_view text) {
    return std::ranges::any_of(sweep(text, forms, language),
                               [](const SweptMention& mention) { return !mention.doubtful; });
  };
  return shows(name) || shows(words_of_name(name));
}

}  // namespace pseudo
