#include "lang/de/persons.h"

#include <algorithm>
#include <string>

#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

enum class Role : std::uint8_t { kLiteral, kGiven, kFamily, kOpen };

struct Word {
  Token token;
  Role role = Role::kOpen;
  bool hyphen_before = false;
  bool comma_after = false;
  bool particle = false;
};

std::vector<Word> split(const Mention& mention) {
  std::vector<Word> words;
  std::size_t done = 0;
  for (Token& token : tokenize(mention.surface)) {
    const auto gap = std::string_view(mention.surface).substr(done, token.span.begin - done);
    const bool hyphen = !words.empty() && gap.find(' ') == std::string_view::npos && !gap.empty();
    if (!words.empty() && gap.find(',') != std::string_view::npos) words.back().comma_after = true;
    done = token.span.end;
    words.push_back({.token = std::move(token), .hyphen_before = hyphen});
  }
  return words;
}

struct Address {
  const Title* title = nullptr;  // the last one inside the mention
};

// Marks titles, particles and conjunctions as literals; the last word is never one.
Address mark_literals(std::vector<Word>& words, const NameLexicon& lexicon,
                      const Context& context) {
  Address address;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const Token& token = words[i].token;
    const std::string dotted = token.folded + (token.dot ? "." : "");
    const Title* title = lexicon.title(dotted);
    if (i + 2 < words.size() && token.dot &&
        words[i + 1].token.span.begin == token.span.end) {  // "Mag.a"
      const Token& second = words[i + 1].token;
      if (const Title* whole = lexicon.title(dotted + second.folded)) {
        title = whole;
        words[i + 1].role = Role::kLiteral;
      }
    }
    if (title == nullptr && token.dot) title = lexicon.title(token.folded);
    if (title == nullptr && i + 2 < words.size() && words[i + 1].hyphen_before) {
      const Token& second = words[i + 1].token;
      title = lexicon.title(dotted + " " + second.folded + (second.dot ? "." : ""));
      if (title != nullptr) words[i + 1].role = Role::kLiteral;
    }
    if (title != nullptr && words[i].role == Role::kOpen) {
      words[i].role = Role::kLiteral;
      address.title = title;
    } else if (context.grammar().connectors.contains(dotted)) {
      words[i].role = Role::kLiteral;
    } else if (!starts_with_upper(token.text()) &&
               (lexicon.is_particle(token.folded) ||
                (i > 0 && words[i - 1].particle &&
                 context.grammar().determiners.contains(token.folded)))) {
      words[i].role = Role::kLiteral;
      words[i].particle = true;
    }
  }
  return address;
}

bool is_given(const NameLexicon& lexicon, const Token& token) {
  return lexicon.knows_given(token.folded);
}
bool is_family(const NameLexicon& lexicon, const Token& token) {
  return lexicon.knows(Category::kFamily, token.folded);
}

// A single name: by title, by the other mentions, by the lists.
Role lone_role(const Word& word, const Address& address, const NameLexicon& lexicon,
               const Mention& mention, const Context& context) {
  const Token& token = word.token;
  const AddressWord* const before = context.address_before(mention.span.begin);
  const bool kin = (address.title != nullptr && address.title->kind == TitleKind::kKin) ||
                   (before != nullptr && before->role == AddressRole::kKin);
  const bool formal = (address.title != nullptr && address.title->kind != TitleKind::kKin) ||
                      (before != nullptr && (before->role == AddressRole::kTitle ||
                                             before->role == AddressRole::kHousehold));
  std::string_view stem = token.folded;
  if (stem.ends_with('s') && !lexicon.knows_given(stem) && !is_family(lexicon, token)) {
    stem.remove_suffix(1);
  }
  const bool given = lexicon.knows_given(stem);
  const bool family = lexicon.knows(Category::kFamily, stem);
  if (kin) return Role::kGiven;
  if (formal) return given && !family ? Role::kGiven : Role::kFamily;
  if (const auto said = context.mentioned_as(stem)) {
    if (*said == Category::kFamily) return Role::kFamily;
    if (*said == Category::kFemale || *said == Category::kMale) return Role::kGiven;
  }
  return given ? Role::kGiven : Role::kFamily;
}

// [first, last) are the words of one person.
void assign(std::vector<Word>& words, std::size_t first, std::size_t last,
            const NameLexicon& lexicon) {
  // The last word with what hangs on it by hyphens is the family name, unless the order is
  // turned round: "Adler, Irene" or "Adler Irene".
  std::size_t begin = last - 1;
  while (begin > first && words[begin].hyphen_before) --begin;
  std::size_t head = first;
  while (head + 1 < last && words[head + 1].hyphen_before) ++head;
  const bool comma = words[head].comma_after;
  const bool turned =
      comma ||
      (is_given(lexicon, words[last - 1].token) && !is_family(lexicon, words[last - 1].token) &&
       !is_given(lexicon, words[first].token) && is_family(lexicon, words[first].token));
  for (std::size_t i = first; i < last; ++i) {
    if (words[i].role != Role::kOpen) continue;
    const bool family = turned ? i <= head : i >= begin;
    words[i].role = family ? Role::kFamily : Role::kGiven;
  }
}

void assign_roles(std::vector<Word>& words, Category node, const Address& address,
                  const NameLexicon& lexicon, const Mention& mention, const Context& context) {
  std::size_t first = 0;
  const auto particle = std::ranges::find_if(words, [](const Word& word) { return word.particle; });
  for (auto it = particle; it != words.end(); ++it) {  // after "von" all is family name
    if (it->role == Role::kOpen) it->role = Role::kFamily;
  }
  while (first < words.size() && words[first].role == Role::kLiteral) ++first;
  std::size_t last = static_cast<std::size_t>(particle - words.begin());
  const bool ends_here = particle == words.end();
  while (last > first && words[last - 1].role == Role::kLiteral) --last;
  if (first >= last) return;
  if (node == Category::kGiven || !ends_here) {
    for (std::size_t i = first; i < last; ++i) {
      if (words[i].role == Role::kOpen) words[i].role = Role::kGiven;
    }
    return;
  }
  const auto open = static_cast<std::size_t>(std::count_if(
      words.begin() + static_cast<std::ptrdiff_t>(first),
      words.begin() + static_cast<std::ptrdiff_t>(last),
      [](const Word& word) { return word.role == Role::kOpen && !word.hyphen_before; }));
  if (open == 1) {
    const Role role = lone_role(words[first], address, lexicon, mention, context);
    for (std::size_t i = first; i < last; ++i) {
      if (words[i].role == Role::kOpen) words[i].role = role;
    }
    return;
  }
  assign(words, first, last, lexicon);
}

}  // namespace

Analysis read_person(const NameReader& reader, const NameLexicon& lexicon, const Mention& mention,
                     Category node, const Context& context) {
  std::vector<Word> words = split(mention);
  const Address address = mark_literals(words, lexicon, context);
  assign_roles(words, node, address, lexicon, mention, context);
  Analysis parts;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Word& word = words[i];
    if (word.role == Role::kLiteral) continue;
    const std::size_t begin = mention.span.begin + word.token.span.begin;
    Category category = Category::kFamily;
    if (word.role != Role::kFamily) {
      category = reader.gender(word.token, begin, context);
      const bool titled = address.title != nullptr && !address.title->gender.empty();
      if (titled && looks_like_initial(word.token)) {
        category = address.title->gender == "m" ? Category::kMale : Category::kFemale;
      }
    }
    const bool last = i + 1 == words.size() || words[i + 1].role == Role::kLiteral;
    reader.read_token(word.token, category, {begin, mention.span.begin + word.token.span.end, last},
                      context, parts);
  }
  close_gaps(parts, mention.surface, Category::kFamily);
  return parts;
}

}  // namespace pseudo::lang::de
