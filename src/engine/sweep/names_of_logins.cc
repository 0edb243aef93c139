#include "engine/sweep/names_of_logins.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/common/filler.h"
#include "engine/sweep/collect_forms.h"
#include "engine/sweep/lone_initials.h"
#include "model/category_tree.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"
#include "values/listed_names.h"

namespace pseudo {
namespace {

constexpr std::size_t kShortestFamily = 5;  // letters of a family name
constexpr std::size_t kShortestWithin = 6;  // letters of a family name in a longer word
constexpr std::size_t kMostLogins = 64;     // logins per document

struct Login {
  char initial = 0;  // 0 if the whole word may be a name
  std::size_t mention = 0;
};

// Key: the folded family name.
using Logins = std::unordered_multimap<std::string, Login>;

// A folded word of an address that may begin or end with a name: "zwarbthalbau".
struct LongWord {
  std::string word;
  std::size_t mention = 0;
};

void note_login(std::string_view word, std::size_t mention, Logins& logins) {
  if (word.size() <= kShortestFamily || logins.size() >= kMostLogins) return;
  if (!std::ranges::all_of(word, text::is_ascii_lower)) return;
  logins.emplace(word.substr(1), Login{word.front(), mention});
  logins.emplace(word.substr(0, word.size() - 1), Login{word.back(), mention});
}

// Notes words that are names only where the text shows it: "Zottl" of "ZottlBerta" and of the path
// "/~zottl/skript?user=zottl".
void note_word(std::string_view word, std::size_t mention, Logins& logins) {
  if (word.size() < kShortestFamily || logins.size() >= kMostLogins) return;
  std::string key = text::fold_key(word);
  if (!std::ranges::all_of(key, text::is_ascii_lower)) return;
  logins.emplace(std::move(key), Login{0, mention});
}

void note_words(std::string_view words, std::size_t mention, Logins& logins) {
  constexpr std::size_t kLongestLogin = 256;  // bytes
  words = words.substr(0, kLongestLogin);
  std::size_t begin = 0;
  for (std::size_t pos = 0; pos <= words.size(); ++pos) {
    const bool ends = pos == words.size() || !text::is_ascii_letter(words[pos]);
    const bool is_border = !ends && pos > begin && text::is_ascii_lower(words[pos - 1]) &&
                           !text::is_ascii_lower(words[pos]);
    if (!ends && !is_border) continue;
    note_word(words.substr(begin, pos - begin), mention, logins);
    begin = ends ? pos + 1 : pos;
  }
}

// The path of a URL, and the whole of a user name.
std::string_view words_in(std::string_view surface, Category category) {
  if (category == Category::kUser) return surface;
  if (category != Category::kUrl) return {};
  const std::size_t host = surface.find("//");
  const std::size_t path = surface.find('/', host == std::string_view::npos ? 0 : host + 2);
  return path == std::string_view::npos ? std::string_view() : surface.substr(path);
}

// Returns "mzottl" for "http://uni.example/~mzottl/index.html".
std::string_view login_in(std::string_view folded, Category category) {
  const std::size_t sign = folded.find('~');
  if (category == Category::kUser || category == Category::kEmail) {
    return folded.substr(0, folded.find('@'));
  }
  const bool may_be_url = category == Category::kUrl || category == Category::kAdd;
  if (!may_be_url || sign == std::string_view::npos) return {};
  const std::string_view login = folded.substr(sign + 1);
  return login.substr(0, login.find('/'));
}

Logins logins_of(const Plan& plan) {
  Logins logins;
  for (std::size_t i = 0; i < plan.mentions.size(); ++i) {
    const Mention& mention = plan.mentions[i];
    const std::string folded = text::fold_key(mention.surface);
    note_words(words_in(mention.surface, mention.category), i, logins);
    const std::string_view login = login_in(folded, mention.category);
    for (const ByteSpan& word : text::words(login)) {
      note_login(login.substr(word.begin, word.size()), i, logins);
    }
  }
  return logins;
}

std::vector<LongWord> long_words_of(const Plan& plan) {
  std::vector<LongWord> long_words;
  for (std::size_t i = 0; i < plan.mentions.size(); ++i) {
    if (filler_of(plan.mentions[i].category) != Filler::kAddress) continue;
    const std::string folded = text::fold_key(plan.mentions[i].surface);
    for (const ByteSpan& word : text::words(folded)) {
      if (word.size() <= kShortestWithin) continue;
      if (long_words.size() == kMostLogins) return long_words;
      long_words.push_back({folded.substr(word.begin, word.size()), i});
    }
  }
  return long_words;
}

bool has_capital(std::string_view word) {
  std::size_t pos = 0;
  return !word.empty() && text::is_upper(text::next(word, pos));
}

class Finder {
 public:
  Finder(std::string_view text, const Plan& plan, const LanguageModule& language, SweptForms& forms)
      : text_(text), plan_(plan), language_(language), forms_(forms) {}

  void run(const Logins& logins, const std::vector<LongWord>& long_words) {
    ByteSpan before;
    for (const ByteSpan& word : text::words(text_)) {
      if (before.size() > 0 && has_capital(slice(word)) && has_capital(slice(before))) {
        look_at(before, word, logins);
      }
      if (word.size() >= kShortestFamily && has_capital(slice(word))) {
        look_at_alone(word, logins);
        look_within(word, long_words);
      }
      before = word;
    }
  }

 private:
  [[nodiscard]] std::string_view slice(ByteSpan span) const {
    return text_.substr(span.begin, span.size());
  }

  // Finds "K. Moosbrugger" and "Karl Moosbrugger": two words on one line.
  void look_at(ByteSpan first, ByteSpan word, const Logins& logins) {
    const std::string_view gap = text_.substr(first.end, word.begin - first.end);
    const bool is_initial = first.size() == 1;
    if (is_initial ? gap != "." && gap != ". " : gap != " ") return;
    const auto [begin, end] = logins.equal_range(text::fold_key(slice(word)));
    const std::string given = text::fold_key(slice(first));
    for (auto login = begin; login != end; ++login) {
      if (given.empty()) continue;
      const char initial = login->second.initial;
      if (initial != 0 && initial != given.front()) continue;
      const FormPlace place{login->second.mention, kWholeMention};
      if (is_initial) {
        forms_.initials.push_back({static_cast<char32_t>(given.front()),
                                   add_owner(forms_, plan_, place, Category::kGiven)});
      } else if (const auto category = listed_given(given)) {
        add(*category, slice(first), login->second.mention);
      } else {
        continue;  // "Am Mittag" for the login "amittag"
      }
      add(Category::kFamily, slice(word), login->second.mention);
    }
  }

  // Finds "Herr Moosbrugger", "Hallo Moosbrugger".
  void look_at_alone(ByteSpan word, const Logins& logins) {
    const auto [begin, end] = logins.equal_range(text::fold_key(slice(word)));
    if (begin == end || !is_clearly_name(text_, word, Category::kFamily, language_)) return;
    add(Category::kFamily, slice(word), begin->second.mention);
  }

  // Finds "Herr Zwarbthal" for "famzwarbthal@", "zwarbthalbau.example", and then also "Otto" of
  // "zwarbthalotto@".
  void look_within(ByteSpan word, const std::vector<LongWord>& long_words) {
    if (long_words.empty()) return;
    const std::string name = text::fold_key(slice(word));
    if (name.size() < kShortestWithin) return;
    const auto found = std::ranges::find_if(long_words, [&](const LongWord& around) {
      return around.word.size() > name.size() &&
             (around.word.starts_with(name) || around.word.ends_with(name));
    });
    if (found == long_words.end() || !is_clearly_name(text_, word, Category::kFamily, language_))
      return;
    add(Category::kFamily, slice(word), found->mention);
    const std::string_view around = found->word;
    const std::string_view rest = around.starts_with(name)
                                      ? around.substr(name.size())
                                      : around.substr(0, around.size() - name.size());
    if (const auto given = listed_given(rest)) add(*given, rest, found->mention);
  }

  [[nodiscard]] std::optional<Category> listed_given(std::string_view folded) const {
    if (forms_.names == nullptr) return std::nullopt;
    const auto category = values::listed_category(folded, *forms_.names);
    return category && is_female_or_male(*category) ? category : std::nullopt;
  }

  void add(Category category, std::string_view name, std::size_t mention) {
    Part part;
    part.category = category;
    part.lemma = name;
    part.key = text::fold_key(name);
    const FormIndex::Owner owner = add_owner(forms_, plan_, {mention, kWholeMention}, category);
    for (const SearchForm& form : language_.search_forms(part, category)) {
      forms_.index.add(form, owner);
    }
  }

  std::string_view text_;
  const Plan& plan_;
  const LanguageModule& language_;
  SweptForms& forms_;
};

}  // namespace

void add_names_of_logins(std::string_view text, const Plan& plan, const LanguageModule& language,
                         SweptForms& forms) {
  const Logins logins = logins_of(plan);
  const std::vector<LongWord> long_words = long_words_of(plan);
  if (logins.empty() && long_words.empty()) return;
  Finder(text, plan, language, forms).run(logins, long_words);
}

}  // namespace pseudo
