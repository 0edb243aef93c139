#include "lang/de/names/person_reader.h"

#include <algorithm>
#include <string>
#include <vector>

#include "lang/common/person_words.h"
#include "lang/de/names/initialisms.h"
#include "lang/de/names/shown_roles.h"
#include "lang/de/names/titles.h"

namespace pseudo::lang::de {
namespace {

PersonTitle person_title(const Title& title) {
  if (title.kind == TitleKind::kBirth) return PersonTitle::kBirth;
  return title.kind == TitleKind::kAlias ? PersonTitle::kAlias : PersonTitle::kTitle;
}

// "Min-ji" is one name.
Tokens join_small_parts(Tokens tokens, std::string_view surface) {
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const std::size_t end = tokens[i - 1].span.end;
    const bool hyphen = tokens[i].span.begin == end + 1 && surface[end] == '-';
    if (!hyphen || !starts_with_lower(tokens[i].text()) || tokens[i].dot ||
        !starts_with_upper(tokens[i - 1].text())) {
      continue;
    }
    tokens[i - 1] = Token(surface, {tokens[i - 1].span.begin, tokens[i].span.end}, false);
    tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i--));
  }
  return tokens;
}

/// State of reading one mention.
class PersonReader {
 public:
  PersonReader(const NameReader& reader, const NameLexicon& lexicon, const Mention& mention,
               const Context& context)
      : reader_(reader),
        lexicon_(lexicon),
        mention_(mention),
        context_(context),
        tokens_(join_small_parts(tokenize(mention.surface), mention.surface)),
        words_(person_words(tokens_, mention.surface)),
        titles_(words_.size()),
        particles_(words_.size()) {}

  [[nodiscard]] Analysis read(bool given_only);

 private:
  void mark_literals();
  void mark_article(std::size_t last);
  void mark_titles_and_connectors(std::size_t last);
  void mark_particles(std::size_t last);
  void mark_initials(std::size_t last);
  [[nodiscard]] bool is_particle(const ParticleMatch& match, std::size_t i) const;
  void open_titles();
  void open_title(std::size_t i);
  [[nodiscard]] bool is_lone_title(std::size_t i) const;
  [[nodiscard]] PersonFacts facts(bool given_only) const;
  [[nodiscard]] ShownRole shown(std::string_view folded) const;
  [[nodiscard]] const Title* title_of(const PersonWord& word) const {
    return titles_[static_cast<std::size_t>(&word - words_.data())];
  }
  [[nodiscard]] PersonRole lone_role(PersonWords person) const;
  [[nodiscard]] std::optional<Category> titled_gender(PersonWords person) const;
  [[nodiscard]] Category gender(PersonWords person) const;
  [[nodiscard]] KeptReason reason_to_stay(const PersonWord& literal) const;
  [[nodiscard]] std::string_view particle_before(const PersonWord& word) const;
  void read_names(PersonWords person, Analysis& parts) const;

  const NameReader& reader_;
  const NameLexicon& lexicon_;
  const Mention& mention_;
  const Context& context_;
  Tokens tokens_;
  std::vector<PersonWord> words_;
  std::vector<const Title*> titles_;    // for each of words_; null unless a title begins there
  std::vector<std::string> particles_;  // folded; stored at the last word of the particle
};

// "v. d.", "Van der", and "Di" in "Giulia Di Lorenzo" or "DE" in "Eva DE VRIES".
bool PersonReader::is_particle(const ParticleMatch& match, std::size_t i) const {
  if (stands_as_particle(match, tokens_, i, mention_.surface)) return true;
  const bool capitals = match.tokens == 1 && (tokens_[i].dot || is_all_upper(tokens_[i].text())) &&
                        is_all_upper(tokens_[i + 1].text()) && !is_all_upper(mention_.surface);
  if (capitals && lexicon_.title(tokens_[i].folded) != nullptr &&
      (lexicon_.title(tokens_[i + 1].folded) != nullptr ||
       lexicon_.knows(Category::kFamily, tokens_[i + 1].folded))) {
    return false;  // "DI (FH) Eva Huber", "DI HUBER Eva"
  }
  if (capitals && starts_with_upper(tokens_[i].text())) {  // "VAN DIJK Eva", "V. BERGHEIM, Eva"
    return i == 0 || is_all_upper(tokens_[i].text());
  }
  if (match.tokens != 1 || !match.capital || tokens_[i].dot || i == 0) return false;
  if (!starts_with_upper(tokens_[i].text()) || lexicon_.knows_given(tokens_[i].folded))
    return false;
  return words_[i - 1].role == PersonRole::kOpen && !words_[i + 1].comma_before &&
         !words_[i].hyphen_before && !words_[i + 1].hyphen_before;
}

// "der Franz", "unser kleiner Max": no particle of nobility stands first in its mention.
void PersonReader::mark_article(std::size_t last) {
  if (last == 0) return;
  const DeterminerWord* const determiner = context_.grammar().determiners.find(tokens_[0].folded);
  if (determiner == nullptr) return;
  if (lexicon_.is_particle(tokens_[1].folded) && !starts_with_upper(tokens_[1].text())) return;
  if (determiner->kind == "contracted") return;  // "zum Felde", "vom Berg"
  if (title_serves_as_name({tokens_, mention_.surface, 0}, lexicon_, context_)) return;
  words_[0].role = PersonRole::kLiteral;
  for (std::size_t i = 1; i < last && is_name_adjective(tokens_[i], context_.grammar()); ++i) {
    words_[i].role = PersonRole::kLiteral;
  }
}

void PersonReader::mark_titles_and_connectors(std::size_t last) {
  for (std::size_t i = 0; i < last; ++i) {
    const Token& token = tokens_[i];
    if (words_[i].particle) continue;
    const TitleMatch match = title_at(lexicon_, mention_.surface, tokens_, i, last);
    if (match.tokens == 1 &&
        title_serves_as_name({tokens_, mention_.surface, i}, lexicon_, context_)) {
      continue;
    }
    if (match.title != nullptr) {
      titles_[i] = match.title;
      words_[i].title = person_title(*match.title);
      for (std::size_t k = 0; k < match.tokens; ++k) words_[i + k].role = PersonRole::kLiteral;
      i += match.tokens - 1;
    } else if (i > 0 &&
               context_.grammar().connectors.contains(token.folded + (token.dot ? "." : "")) &&
               !(token.dot && starts_with_upper(token.text()))) {  // the initial "U."
      words_[i].role = PersonRole::kLiteral;
      words_[i].connector = true;
    }
  }
}

void PersonReader::mark_particles(std::size_t last) {
  for (std::size_t i = 0; i < last; ++i) {
    PersonWord& word = words_[i];
    const TitleMatch title = title_at(lexicon_, mention_.surface, tokens_, i, last);
    if (title.tokens > 1) {  // "Dr.in", "DI in"
      i += title.tokens - 1;
      continue;
    }
    ParticleMatch match = lexicon_.particle_at(tokens_, i, last);
    if (match.tokens > 0 && word.role == PersonRole::kOpen && is_particle(match, i)) {
      for (std::size_t k = 0; k < match.tokens; ++k) {
        words_[i + k].role = PersonRole::kLiteral;
        words_[i + k].particle = true;
      }
      i += match.tokens - 1;
      particles_[i] = std::move(match.folded);
      continue;
    }
    if (word.role != PersonRole::kOpen || starts_with_upper(word.token->text())) continue;
    const bool behind_particle = i > 0 && words_[i - 1].particle &&
                                 context_.grammar().determiners.contains(word.token->folded);
    const bool is_bare_particle =
        lexicon_.is_particle(word.token->folded) && !stands_as_initial(tokens_, i);
    if (!behind_particle && !is_bare_particle) continue;
    word.role = PersonRole::kLiteral;
    word.particle = true;
    particles_[i] = std::move(match.folded);
  }
}

// Ensures that the last word of the name is not a literal.
void PersonReader::mark_literals() {
  const std::size_t end = name_end(lexicon_, mention_.surface, tokens_);
  for (std::size_t i = end; i < words_.size(); ++i) words_[i].role = PersonRole::kLiteral;
  const std::size_t last = end == 0 ? 0 : end - 1;
  mark_article(last);
  mark_particles(last);
  mark_titles_and_connectors(last);
  mark_initials(last);
  open_titles();
}

// "JDB J. Humbert": initials before a name are not a family name in capitals.
void PersonReader::mark_initials(std::size_t last) {
  if (last == 0 || words_[0].role != PersonRole::kOpen || is_all_upper(tokens_[1].text())) return;
  if (words_[1].hyphen_before || words_[1].comma_before || tokens_[0].dot) return;
  if (is_initialism(tokens_[0], mention_.span.begin, lexicon_, context_)) {
    words_[0].role = PersonRole::kGiven;
  }
}

// A word that may be a title or a name, and has no name next to it.
void PersonReader::open_title(std::size_t i) {
  const Title* const title = titles_[i];
  if (title == nullptr || tokens_[i].dot || !starts_with_upper(tokens_[i].text())) return;
  if (title->kind != TitleKind::kTitle && title->kind != TitleKind::kKin) return;
  words_[i].role = PersonRole::kOpen;
  words_[i].title = PersonTitle::kNone;
  titles_[i] = nullptr;
}

// "Graf & Söhne", "Graf/Huber", "Graf u. Huber", "Graf E."; not "Oma und Opa Huber".
bool PersonReader::is_lone_title(std::size_t i) const {
  if (!lexicon_.can_be_name(tokens_[i].folded)) return false;
  const auto divides = [&](std::size_t k) {
    return words_[k].divider_before || words_[k].connector;
  };
  const bool addressed =
      i > 0 && titles_[i - 1] != nullptr && titles_[i - 1]->kind == TitleKind::kAddress;
  if (i > 0 && !addressed && !divides(i) && !words_[i - 1].connector) return false;
  std::size_t next = i + 1;
  while (next < words_.size() && looks_like_initial(tokens_[next]) && !divides(next)) ++next;
  if (next == words_.size()) return true;
  if (!divides(next) || addressed) return addressed && divides(next);
  if (words_[next].connector) ++next;
  return next < words_.size() && words_[next].role == PersonRole::kOpen;
}

// "Bruder Richter", "Oma und Opa", "Graf Dr.": titles are names if there is no other name.
void PersonReader::open_titles() {
  for (std::size_t i = 0; i < words_.size(); ++i) {
    if (titles_[i] != nullptr && is_lone_title(i)) open_title(i);
  }
  const auto is_other = [&](const PersonWord& word) {
    const Token& token = *word.token;
    return word.role == PersonRole::kOpen && lexicon_.title(token.folded) == nullptr &&
           lexicon_.title(token.folded + ".") == nullptr;
  };
  if (std::ranges::any_of(words_, is_other)) return;
  for (std::size_t i = 0; i < words_.size(); ++i) open_title(i);
}

PersonFacts PersonReader::facts(bool given_only) const {
  return {[this](const Token& token) { return lexicon_.knows_given(token.folded); },
          [this](const Token& token) { return lexicon_.knows(Category::kFamily, token.folded); },
          [this](PersonWords person) { return lone_role(person); },
          [this](const Token& token) { return shown(token.folded).role; },
          [this](const Token& token) { return lexicon_.kinds().precedes_given(token.folded); },
          given_only};
}

// The role by the labels of other mentions, else by other mentions of whole people.
ShownRole PersonReader::shown(std::string_view folded) const {
  constexpr std::uint8_t kLabel = 4;
  const auto label = context_.mentioned_as(folded);
  if (label == Category::kFamily) return {PersonRole::kFamily, kLabel};
  if (label == Category::kFemale || label == Category::kMale) return {PersonRole::kGiven, kLabel};
  const ShownRoles& roles =
      context_.shown_roles([&] { return index_shown_roles(lexicon_, context_); });
  const ShownRole* const role = roles.find(folded);
  return role == nullptr ? ShownRole{} : *role;
}

// The role of a single name: by its title, else by other mentions, else by the lists.
PersonRole PersonReader::lone_role(PersonWords person) const {
  const Title* title = nullptr;  // the last one inside the mention
  for (const PersonWord& word : person) {
    const Title* const own = title_of(word);
    if (own != nullptr && own->kind < TitleKind::kSuffix) title = own;
  }
  const AddressWord* const before = context_.address_before(mention_.span.begin);
  const bool kin = (title != nullptr && title->kind == TitleKind::kKin) ||
                   (before != nullptr && before->role == AddressRole::kKin);
  if (kin) return PersonRole::kGiven;
  std::string_view stem =
      std::ranges::find(person, PersonRole::kOpen, &PersonWord::role)->token->folded;
  if (!lexicon_.knows_given(stem) && !lexicon_.knows(Category::kFamily, stem)) {
    stem = context_.grammar().nouns.without_plain_genitive(stem);
  }
  const bool given = lexicon_.knows_given(stem);
  const bool formal =
      title != nullptr || (before != nullptr && (before->role == AddressRole::kTitle ||
                                                 before->role == AddressRole::kHousehold));
  const ShownRole role = shown(stem);
  if (formal) {  // a family name, unless nobody has it: "Frau Martina"
    const bool called_so = role.role == PersonRole::kOpen
                               ? is_only_given(lexicon_, stem)
                               : role.role == PersonRole::kGiven && role.strength > 1;
    return called_so ? PersonRole::kGiven : PersonRole::kFamily;
  }
  if (role.role != PersonRole::kOpen) return role.role;
  return given ? PersonRole::kGiven : PersonRole::kFamily;
}

// "Herr Andrea", "Oma Kim"; but "Professor" and "Bürgermeister" may be titles of a woman.
std::optional<Category> PersonReader::titled_gender(PersonWords person) const {
  for (const PersonWord& word : person) {
    const Title* const title = title_of(word);
    if (title == nullptr || title->gender.empty()) continue;
    if (title->gender == "f") return Category::kFemale;
    if (title->kind != TitleKind::kTitle) return Category::kMale;
  }
  return std::nullopt;
}

// The gender of a person: of the title, else of the first given name that is not an initial.
Category PersonReader::gender(PersonWords person) const {
  if (const auto titled = titled_gender(person)) return *titled;
  const PersonWord* first = nullptr;
  for (const PersonWord& word : person) {
    if (word.role != PersonRole::kGiven) continue;
    if (first == nullptr || looks_like_initial(*first->token)) first = &word;
  }
  if (first == nullptr) return Category::kFemale;
  if (looks_like_initial(*first->token)) {
    const auto named = given_with_initial(first->token->folded, lexicon_, context_);
    if (named) return *named;
  }
  return reader_.gender(*first->token, mention_.span.begin + first->token->span.begin, context_);
}

KeptReason PersonReader::reason_to_stay(const PersonWord& literal) const {
  const Token& token = *literal.token;
  const bool function_word = literal.connector || literal.particle ||
                             is_name_adjective(token, context_.grammar()) ||
                             (&literal == words_.data() && title_of(literal) == nullptr &&
                              context_.grammar().determiners.contains(token.folded));
  return function_word ? KeptReason::kFunctionWord : KeptReason::kTitle;
}

// The particle directly before a word, or "".
std::string_view PersonReader::particle_before(const PersonWord& word) const {
  const auto i = static_cast<std::size_t>(&word - words_.data());
  return i == 0 ? std::string_view() : std::string_view(particles_[i - 1]);
}

void PersonReader::read_names(PersonWords person, Analysis& parts) const {
  const bool has_given =
      std::ranges::find(person, PersonRole::kGiven, &PersonWord::role) != person.end();
  const Category given = has_given ? gender(person) : Category::kFamily;
  for (const PersonWord& word : person) {
    const Token& token = *word.token;
    if (word.role == PersonRole::kLiteral) {
      parts.push_back(kept_word(token, reason_to_stay(word), Category::kFamily));
      continue;
    }
    const PersonWord* const next = &word == &words_.back() ? nullptr : &word + 1;
    const bool last = next == nullptr || next->role == PersonRole::kLiteral || next->divider_before;
    reader_.read_token(token, word.role == PersonRole::kGiven ? given : Category::kFamily,
                       {mention_.span.begin + token.span.begin,
                        mention_.span.begin + token.span.end, last, particle_before(word)},
                       context_, parts);
  }
}

Analysis PersonReader::read(bool given_only) {
  Analysis parts;
  if (!words_.empty()) {
    mark_literals();
    for (const PersonWords person : assign_person_roles(words_, facts(given_only))) {
      read_names(person, parts);
    }
  }
  close_gaps(parts, mention_.surface, Category::kFamily);
  return parts;
}

}  // namespace

Analysis read_person(const NameReader& reader, const NameLexicon& lexicon, const Mention& mention,
                     Category node, const Context& context) {
  return PersonReader(reader, lexicon, mention, context).read(node == Category::kGiven);
}

}  // namespace pseudo::lang::de
