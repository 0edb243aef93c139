#include "lang/de/names/persons.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "lang/de/names/titles.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

enum class Role : std::uint8_t { kOpen, kLiteral, kGiven, kFamily };

struct Word {
  const Token* token = nullptr;
  Role role = Role::kOpen;
  bool hyphen_before = false;
  bool comma_before = false;
  bool divider_before = false;  // "&" or the like
  bool connector = false;
  bool particle = false;
  const Title* title = nullptr;
};
using Words = std::span<Word>;

void read_gap(std::string_view gap, Word& word) {
  bool space = false;
  for (std::size_t pos = 0; pos < gap.size();) {
    const char32_t c = text::next(gap, pos);
    space = space || text::is_space(c);
    word.hyphen_before = word.hyphen_before || text::is_hyphen(c);
    word.comma_before = word.comma_before || c == U',';
    word.divider_before = word.divider_before || c == U'&' || c == U'+' || c == U'/' || c == U';';
  }
  if (space || word.divider_before) word.hyphen_before = false;
}

std::vector<Word> words_of(const Tokens& tokens, std::string_view surface) {
  std::vector<Word> words(tokens.size());
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    words[i].token = &tokens[i];
    if (i == 0) continue;
    const std::size_t done = tokens[i - 1].span.end;
    read_gap(surface.substr(done, tokens[i].span.begin - done), words[i]);
  }
  return words;
}

bool is_open(const Word& word) { return word.role == Role::kOpen; }
bool starts_name(const Word& word) { return is_open(word) && !word.hyphen_before; }
std::ptrdiff_t names_in(Words words) { return std::ranges::count_if(words, starts_name); }

void fill(Words words, Role role) {
  for (Word& word : words) {
    if (is_open(word)) word.role = role;
  }
}

// One mention, while its words find their roles.
class PersonReader {
 public:
  PersonReader(const NameReader& reader, const NameLexicon& lexicon, const Mention& mention,
               Category node, const Context& context)
      : reader_(reader),
        lexicon_(lexicon),
        mention_(mention),
        node_(node),
        context_(context),
        tokens_(tokenize(mention.surface)),
        words_(words_of(tokens_, mention.surface)) {}

  Analysis read();

 private:
  void mark_literals();
  void mark_article(std::size_t last);
  void mark_particles(std::size_t last);
  /// A person whose words are being counted.
  struct Begun {
    std::size_t first = 0;
    std::size_t names = 0;
    bool particle = false;
  };
  [[nodiscard]] std::vector<Words> people();
  [[nodiscard]] bool begins_person(std::size_t i, const Begun& begun) const;
  [[nodiscard]] bool full_name_behind(std::size_t comma) const;
  [[nodiscard]] bool is_list_of_given(std::size_t first, std::size_t second) const;
  void assign_roles(Words person, bool full_name_follows);
  void assign_names(Words person);
  [[nodiscard]] bool is_turned(Words head, Words tail) const;
  [[nodiscard]] Role lone_role(Words person) const;
  [[nodiscard]] std::optional<Category> titled_gender(Words person) const;
  [[nodiscard]] Category gender(Words person) const;
  void read_names(Words person, Analysis& parts) const;

  [[nodiscard]] bool is_given(const Word& word) const {
    return lexicon_.knows_given(word.token->folded);
  }
  [[nodiscard]] bool is_family(const Word& word) const {
    return lexicon_.knows(Category::kFamily, word.token->folded);
  }

  const NameReader& reader_;
  const NameLexicon& lexicon_;
  const Mention& mention_;
  Category node_;
  const Context& context_;
  Tokens tokens_;
  std::vector<Word> words_;
};

// "der Franz", "unser kleiner Max": no particle of nobility stands first in its mention.
void PersonReader::mark_article(std::size_t last) {
  const Grammar& grammar = context_.grammar();
  if (last == 0 || !grammar.determiners.contains(tokens_[0].folded)) return;
  if (lexicon_.is_particle(tokens_[1].folded) && !starts_with_upper(tokens_[1].text())) return;
  const DeterminerWord& determiner = *grammar.determiners.find(tokens_[0].folded);
  if (determiner.kind == "contracted") return;  // "zum Felde", "vom Berg"
  words_[0].role = Role::kLiteral;
  for (std::size_t i = 1; i < last; ++i) {
    const std::string_view word = tokens_[i].folded;
    const auto is_stem_before = [&](std::string_view ending) {
      return word.ends_with(ending) &&
             grammar.name_adjectives.contains(word.substr(0, word.size() - ending.size()));
    };
    if (!starts_with_lower(tokens_[i].text()) ||
        std::ranges::none_of(grammar.adjective_endings, is_stem_before)) {
      break;
    }
    words_[i].role = Role::kLiteral;
  }
}

void PersonReader::mark_particles(std::size_t last) {
  for (std::size_t i = 0; i < last; ++i) {
    Word& word = words_[i];
    if (!is_open(word) || starts_with_upper(word.token->text())) continue;
    const bool behind_particle = i > 0 && words_[i - 1].particle &&
                                 context_.grammar().determiners.contains(word.token->folded);
    if (!behind_particle && !lexicon_.is_particle(word.token->folded)) continue;
    word.role = Role::kLiteral;
    word.particle = true;
  }
}

// The last word of the name is never a literal.
void PersonReader::mark_literals() {
  const std::size_t end = name_end(lexicon_, mention_.surface, tokens_);
  for (std::size_t i = end; i < words_.size(); ++i) words_[i].role = Role::kLiteral;
  const std::size_t last = end == 0 ? 0 : end - 1;
  mark_article(last);
  for (std::size_t i = 0; i < last; ++i) {
    Word& word = words_[i];
    const std::string dotted = word.token->folded + (word.token->dot ? "." : "");
    const TitleMatch match = title_at(lexicon_, mention_.surface, tokens_, i, last);
    if (match.title != nullptr) {
      word.title = match.title;
      for (std::size_t k = 0; k < match.tokens; ++k) words_[i + k].role = Role::kLiteral;
      i += match.tokens - 1;
    } else if (context_.grammar().connectors.contains(dotted)) {
      word.role = Role::kLiteral;
      word.connector = true;
    }
  }
  mark_particles(last);
}

// Two names or more stand behind a comma, up to what divides people.
bool PersonReader::full_name_behind(std::size_t comma) const {
  std::ptrdiff_t names = 0;
  for (std::size_t i = comma; i < words_.size() && names < 2; ++i) {
    const Word& word = words_[i];
    if (word.connector || word.divider_before || (i > comma && word.comma_before)) break;
    names += starts_name(word) ? 1 : 0;
  }
  return names >= 2;
}

// "Anna, Max und Eva": people who are called by their given names alone.
bool PersonReader::is_list_of_given(std::size_t first, std::size_t second) const {
  while (!is_open(words_[first])) ++first;
  if (!is_open(words_[second]) || !is_given(words_[first]) || !is_given(words_[second]))
    return false;
  std::size_t behind = second + 1;
  while (behind < words_.size() && words_[behind].hyphen_before) ++behind;
  const bool goes_on =
      behind < words_.size() &&
      (words_[behind].connector || words_[behind].comma_before || words_[behind].divider_before);
  return goes_on || (behind == words_.size() && !is_family(words_[first]));
}

// True if another person, or another name of the same, begins with word i.
bool PersonReader::begins_person(std::size_t i, const Begun& begun) const {
  const Word& word = words_[i];
  const bool further_name = word.title != nullptr && (word.title->kind == TitleKind::kBirth ||
                                                      word.title->kind == TitleKind::kAlias);
  if (further_name || word.divider_before) return true;
  // "Anna Huber, Max Maier", but "Huber, Anna" and "Huber, Dr. Anna".
  if (word.comma_before && begun.names >= 2 && full_name_behind(i)) return true;
  if (word.comma_before && begun.names == 1 && is_list_of_given(begun.first, i)) return true;
  if (!word.connector) return false;
  // "Graf von Thal und Hohenau" is one, "Otto von Thal und Anna Moser" are two.
  if (!begun.particle) return true;
  return i + 1 < words_.size() && (words_[i + 1].title != nullptr || is_given(words_[i + 1]));
}

std::vector<Words> PersonReader::people() {
  std::vector<Words> people;
  const Words all(words_);
  Begun begun;
  for (std::size_t i = 0; i < words_.size(); ++i) {
    if (i > begun.first && begins_person(i, begun)) {
      people.push_back(all.subspan(begun.first, i - begun.first));
      begun = {.first = i};
    }
    begun.names += starts_name(words_[i]) ? 1U : 0U;
    begun.particle = begun.particle || words_[i].particle;
  }
  people.push_back(all.subspan(begun.first));
  return people;
}

// A single name: by title, by the other mentions, by the lists.
Role PersonReader::lone_role(Words person) const {
  const Word& word = *std::ranges::find_if(person, is_open);
  const Token& token = *word.token;
  const Title* title = nullptr;  // the last one inside the mention
  for (const Word& other : person) {
    if (other.title != nullptr && other.title->kind < TitleKind::kSuffix) title = other.title;
  }
  const AddressWord* const before = context_.address_before(mention_.span.begin);
  const bool kin = (title != nullptr && title->kind == TitleKind::kKin) ||
                   (before != nullptr && before->role == AddressRole::kKin);
  const bool formal = (title != nullptr && title->kind != TitleKind::kKin) ||
                      (before != nullptr && (before->role == AddressRole::kTitle ||
                                             before->role == AddressRole::kHousehold));
  std::string_view stem = token.folded;
  if (stem.ends_with('s') && !lexicon_.knows_given(stem) && !is_family(word)) {
    stem.remove_suffix(1);
  }
  const bool given = lexicon_.knows_given(stem);
  const bool family = lexicon_.knows(Category::kFamily, stem);
  if (kin) return Role::kGiven;
  if (formal) return given && !family ? Role::kGiven : Role::kFamily;
  if (const auto said = context_.mentioned_as(stem)) {
    if (*said == Category::kFamily) return Role::kFamily;
    if (*said == Category::kFemale || *said == Category::kMale) return Role::kGiven;
  }
  return given ? Role::kGiven : Role::kFamily;
}

// "Huber Franz", "HUBER Franz": the family name stands first.
bool PersonReader::is_turned(Words head, Words tail) const {
  const auto shouts = [](Words words) {
    return std::ranges::all_of(
        words, [](const Word& word) { return !is_open(word) || is_all_upper(word.token->text()); });
  };
  if (shouts(head) != shouts(tail)) return shouts(head);
  // Many given names are family names too ("Huber Franz"), but of those Huber is none.
  const Word& first = head.front();
  const Word& last = tail.back();
  const bool initial = looks_like_initial(*last.token);  // "Huber F."
  return (is_given(last) || initial) && !is_given(first) && is_family(first);
}

// Two names or more of one person.
void PersonReader::assign_names(Words person) {
  const auto first =
      static_cast<std::size_t>(std::ranges::find_if(person, is_open) - person.begin());
  std::size_t end = person.size();
  while (!is_open(person[end - 1])) --end;
  const Words names = person.subspan(first, end - first);
  const auto comma =
      static_cast<std::size_t>(std::find_if(names.begin() + 1, names.end(),
                                            [](const Word& word) { return word.comma_before; }) -
                               names.begin());
  if (comma < names.size() && names_in(names.subspan(comma)) > 0) {
    const Words before = names.first(comma);
    const Words behind = names.subspan(comma);
    const bool is_one = std::all_of(before.begin() + 1, before.end(),
                                    [](const Word& word) { return word.hyphen_before; });
    if (!is_one && (is_given(before.front()) || !is_given(behind.front()))) {
      assign_names(before);  // "Irene Adler, Graz"
      return fill(behind, Role::kFamily);
    }
    fill(before, Role::kFamily);  // "Adler, Irene"
    return fill(behind, Role::kGiven);
  }
  // The last word with what hangs on it by hyphens is the family name, or the first one.
  std::size_t tail = names.size() - 1;
  while (tail > 0 && names[tail].hyphen_before) --tail;
  std::size_t head = 1;
  while (head < names.size() && names[head].hyphen_before) ++head;
  const bool turned = is_turned(names.first(head), names.subspan(tail));
  fill(turned ? names.first(head) : names.subspan(tail), Role::kFamily);
  fill(names, Role::kGiven);
}

void PersonReader::assign_roles(Words person, bool full_name_follows) {
  const Title* const title = person.front().title;
  if (title != nullptr && title->kind == TitleKind::kBirth) return fill(person, Role::kFamily);
  if (node_ == Category::kGiven) return fill(person, Role::kGiven);
  const auto particle =
      std::ranges::find_if(person, [](const Word& word) { return word.particle; });
  if (particle != person.end()) {  // after "von" all is family name, up to a comma
    const auto comma =
        std::find_if(particle, person.end(), [](const Word& word) { return word.comma_before; });
    fill({particle, comma}, Role::kFamily);
    return fill(person, Role::kGiven);
  }
  const auto names = names_in(person);
  if (names == 0) return;
  if (names > 1) return assign_names(person);
  // "Hans und Maria Huber"
  const Word& only = *std::ranges::find_if(person, is_open);
  const bool shares = full_name_follows && (is_given(only) || !is_family(only));
  fill(person, shares ? Role::kGiven : lone_role(person));
}

// "Herr Andrea", "Oma Kim"; but "Professor" and "Bürgermeister" may be said of a woman.
std::optional<Category> PersonReader::titled_gender(Words person) const {
  for (const Word& word : person) {
    if (word.title == nullptr || word.title->gender.empty()) continue;
    if (word.title->gender == "f") return Category::kFemale;
    if (word.title->kind != TitleKind::kTitle) return Category::kMale;
  }
  return std::nullopt;
}

// The gender of a person: that of the title, else of the first given name.
Category PersonReader::gender(Words person) const {
  if (const auto titled = titled_gender(person)) return *titled;
  const Word* first = nullptr;
  for (const Word& word : person) {
    if (word.role != Role::kGiven) continue;
    if (first == nullptr || looks_like_initial(*first->token)) first = &word;
  }
  if (first == nullptr) return Category::kFemale;
  return reader_.gender(*first->token, mention_.span.begin + first->token->span.begin, context_);
}

void PersonReader::read_names(Words person, Analysis& parts) const {
  const bool has_given =
      std::ranges::any_of(person, [](const Word& word) { return word.role == Role::kGiven; });
  const Category given = has_given ? gender(person) : Category::kFamily;
  for (const Word& word : person) {
    if (word.role == Role::kLiteral) continue;
    const Token& token = *word.token;
    const Word* const next = &word == &words_.back() ? nullptr : &word + 1;
    const bool last = next == nullptr || next->role == Role::kLiteral || next->divider_before;
    reader_.read_token(
        token, word.role == Role::kGiven ? given : Category::kFamily,
        {mention_.span.begin + token.span.begin, mention_.span.begin + token.span.end, last},
        context_, parts);
  }
}

Analysis PersonReader::read() {
  Analysis parts;
  if (words_.empty()) {
    close_gaps(parts, mention_.surface, Category::kFamily);
    return parts;
  }
  mark_literals();
  const std::vector<Words> all = people();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool further = i + 1 < all.size() && names_in(all[i + 1]) > 1;
    assign_roles(all[i], further);
  }
  for (const Words person : all) read_names(person, parts);
  close_gaps(parts, mention_.surface, Category::kFamily);
  return parts;
}

}  // namespace

Analysis read_person(const NameReader& reader, const NameLexicon& lexicon, const Mention& mention,
                     Category node, const Context& context) {
  return PersonReader(reader, lexicon, mention, node, context).read();
}

}  // namespace pseudo::lang::de
