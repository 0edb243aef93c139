#include "lang/de/names/initialisms.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include "lang/common/mentioned_words.h"
#include "lang/de/names/name_gender.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kFewestLetters = 2, kMostLetters = 4;  // letters
constexpr std::size_t kMostMentions = 64;                    // to examine

constexpr unsigned kPersons = bit(Category::kFamily) | bit(Category::kFemale) |
                              bit(Category::kMale) | bit(Category::kGiven) | bit(Category::kPerson);

bool has_vowel(std::string_view folded) {
  return folded.find_first_of("aeiouy") != std::string_view::npos;
}

// Among other capitals, a name in capitals is a name.
bool is_shouted(std::size_t begin, std::size_t end, const Context& context) {
  const auto shouts = [](const Neighbour& word) {
    return word && word.mention == nullptr && word.word.size() > kMostLetters &&
           is_all_upper(word.word);
  };
  return shouts(context.before(begin)) || shouts(context.after(end));
}

// "Huber" in "Eva Huber", "Huber, Eva" and "Eva Huber-Weber".
bool is_family_by_place(std::string_view surface, const Tokens& tokens, const Token& token) {
  if (tokens.size() < 2) return false;
  const std::size_t comma = surface.find(',');
  if (comma != std::string_view::npos) return token.span.end <= comma;
  const Token* last = &token;
  while (last != &tokens.back() && surface[last->span.end] == '-') ++last;
  return last == &tokens.back() && &token != &tokens.front();
}

// The category of a name of the document that begins with this letter, preferably a family or a
// given name as requested.
std::optional<Category> named_by(std::string_view letter, bool family, const NameLexicon& lexicon,
                                 const Context& context) {
  std::optional<Category> other;
  const auto mentions = context.document().mentions;
  for (const Mention& mention : mentions.first(std::min(mentions.size(), kMostMentions))) {
    if ((bit(mention.category) & kPersons) == 0) continue;
    const Tokens tokens = tokenize(mention.surface);
    for (const Token& token : tokens) {
      if (!token.folded.starts_with(letter) || is_all_upper(token.text())) continue;
      if (looks_like_initial(token) || starts_with_lower(token.text())) continue;
      Category category = mention.category;
      if (category == Category::kPerson && is_family_by_place(mention.surface, tokens, token)) {
        category = Category::kFamily;
      }
      if (!is_given_or_family(category)) {
        category =
            given_name_gender(token, mention.span.begin + token.span.begin, lexicon, context);
      }
      if ((category == Category::kFamily) == family) return category;
      other = category;
    }
  }
  return other;
}

// The first letters of the names in a mention of a person, without titles and initialisms.
std::string initials_of(const Mention& mention, const NameLexicon& lexicon) {
  std::string initials;
  for (const Token& token : tokenize(mention.surface)) {
    const bool is_title =
        token.dot || lexicon.title(token.folded) != nullptr || lexicon.is_particle(token.folded);
    const bool is_short = is_all_upper(token.text()) && token.written.size() <= kMostLetters;
    if (!is_title && !is_short && starts_with_upper(token.text())) initials += token.folded.front();
  }
  return initials;
}

// True if these are the initials of one person of the document: "EHM" for "Eva Huber-Müller". The
// parts of the name may be adjacent mentions.
bool are_initials_of_one(std::string_view folded, const NameLexicon& lexicon,
                         const Context& context) {
  const std::span<const Mention> all = context.document().mentions;
  const auto mentions = all.first(std::min(all.size(), kMostMentions));
  const std::string_view text = context.document().text;
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    std::string initials;
    for (std::size_t k = i; k < mentions.size() && initials.size() < folded.size(); ++k) {
      if ((bit(mentions[k].category) & kPersons) == 0) break;
      const std::size_t end = k == i ? mentions[k].span.begin : mentions[k - 1].span.end;
      if (text.substr(end, mentions[k].span.begin - end).find_first_not_of(" -") != text.npos)
        break;
      initials += initials_of(mentions[k], lexicon);
    }
    if (initials == folded) return true;
  }
  return false;
}

struct Letter {
  ByteSpan span;  // in the token
  std::string folded;
};

std::vector<Letter> letters_of(const Token& token) {
  std::vector<Letter> letters;
  const std::string_view written = token.written;
  for (std::size_t pos = 0; pos < written.size();) {
    const std::size_t begin = pos;
    if (!text::is_letter(text::next(written, pos))) return {};
    letters.push_back({{begin, pos}, text::fold_key(written.substr(begin, pos - begin))});
  }
  return letters;
}

}  // namespace

bool is_initialism(const Token& token, std::size_t begin, const NameLexicon& lexicon,
                   const Context& context) {
  if (!is_all_upper(token.text()) || token.written.size() > kMostLetters) return false;
  const std::vector<Letter> letters = letters_of(token);
  if (letters.size() < kFewestLetters) return false;
  if (lexicon.can_be_name(token.folded) &&
      (letters.size() <= kFewestLetters || !are_initials_of_one(token.folded, lexicon, context))) {
    return false;
  }
  if (lexicon.title(token.folded) != nullptr || lexicon.is_particle(token.folded)) return false;
  if (is_shouted(begin, begin + token.written.size(), context)) return false;
  if (!has_vowel(token.folded)) return true;
  return std::ranges::all_of(letters, [&](const Letter& letter) {
    return named_by(letter.folded, true, lexicon, context).has_value();
  });
}

std::optional<Category> given_with_initial(std::string_view letters, const NameLexicon& lexicon,
                                           const Context& context) {
  const auto category = named_by(letters, false, lexicon, context);
  return category == Category::kFamily ? std::nullopt : category;
}

void read_initialism(const Token& token, const NameLexicon& lexicon, const Context& context,
                     Analysis& parts) {
  const std::vector<Letter> letters = letters_of(token);
  for (const Letter& letter : letters) {
    const bool last = &letter == &letters.back();
    Part& part = parts.emplace_back();
    part.kind = Part::Kind::kInitial;
    part.span = {token.span.begin + letter.span.begin, token.span.begin + letter.span.end};
    part.category = named_by(letter.folded, last, lexicon, context)
                        .value_or(last ? Category::kFamily : Category::kFemale);
    part.lemma = token.written.substr(letter.span.begin, letter.span.size());
    part.key = letter.folded;
  }
}

}  // namespace pseudo::lang::de
