#include "lang/de/context/forms_of_address.h"

#include <string>

#include "lang/common/tokens.h"
#include "model/category_tree.h"
#include "text/chars.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

// Returns the beginning of the hyphenated word that continues at `byte`: "Univ.-|Prof."
std::size_t compound_begin(std::string_view text, std::size_t byte) {
  constexpr std::size_t kLongest = 32;
  const std::size_t least = byte > kLongest ? byte - kLongest : 0;
  const auto joins = [](char c) {
    return c == '-' || c == '.' || text::ascii::is_letter(static_cast<unsigned char>(c));
  };
  while (byte > least && joins(text[byte - 1])) --byte;
  return byte;
}

/// The words beside a name with the rules for them.
struct Surroundings {
  const Grammar& grammar;
  const Neighbours& words;

  [[nodiscard]] bool is_connector(const Neighbour& word) const {
    return grammar.connectors.contains(text::fold_key(word.word));
  }
  [[nodiscard]] const AddressWord* address(const Neighbour& word) const {
    return grammar.address_words.find(text::fold_key(word.word));
  }
};

// True if only blanks, or a mention with a comma, precede `byte` on its line.
bool begins_line_or_goes_on(const Neighbours& words, std::size_t byte) {
  const std::string_view text = words.document().text;
  while (byte > 0 && text[byte - 1] == ' ') --byte;
  if (byte == 0 || text[byte - 1] == '\n') return true;
  return text[byte - 1] == ',' && byte > 1 && words.mention_at(byte - 2) != nullptr;
}

// True for "Lieber [Andrea],", "sehr geehrter [Andrea] ..." and "Liebe [Eva], lieber [Andrea]".
// False for "kommt lieber [Anna] mit".
bool is_greeting(const Surroundings& around, const Neighbour& word) {
  if (!word.same_line) return false;
  if (starts_with_upper(word.word)) return true;
  const Neighbour left = around.words.before(word.span.begin);
  if (!left) return begins_line_or_goes_on(around.words, word.span.begin);
  if (!left.same_line) return true;
  const std::string folded = text::fold_key(left.word);
  if (around.grammar.connectors.contains(folded)) {
    const Neighbour other = around.words.before(left.span.begin);
    return other && other.mention != nullptr;
  }
  return around.grammar.greeting_adverbs.contains(folded) ||
         around.grammar.address_words.contains(folded);
}

// True for "Liebe [Max] und [Anna]", "Liebe [Max], [Anna] und alle".
bool speaks_to_several(const Surroundings& around, std::size_t end) {
  const std::string_view text = around.words.document().text;
  const bool comma = end < text.size() && text[end] == ',';
  const Neighbour right = around.words.after(comma ? end + 1 : end);
  if (!right) return end < text.size() && (text[end] == '/' || text[end] == '&');
  if (right.mention == nullptr) return around.is_connector(right);
  return comma || right.mention->category != Category::kFamily;
}

// True for "Lieber [Max]," and "Lieber [Max] [Huber]!". False for "Lieber [Anna] anrufen".
bool ends_greeting(const Surroundings& around, std::size_t name) {
  constexpr int kMostMentions = 3;
  const Mention* mention = around.words.mention_at(name);
  for (int i = 0; i < kMostMentions && mention != nullptr; ++i) {
    const Neighbour right = around.words.after(mention->span.end);
    if (!right || !right.same_line) return true;
    if (right.mention == nullptr) return around.is_connector(right);
    mention = right.mention;
  }
  return true;
}

// True if the greeting `word` before the name addresses only this person.
bool greets_one(const Surroundings& around, const Neighbour& word, const AddressWord& address,
                ByteSpan name) {
  if (!is_greeting(around, word)) return false;
  // "Liebe" is also the plural.
  if (address.gender == "f" && speaks_to_several(around, name.end)) return false;
  return !starts_with_upper(word.word) || ends_greeting(around, name.begin);
}

// True if a title or word for kin at `byte` refers to another person than the name after it.
bool belongs_to_another(const Surroundings& around, std::size_t byte) {
  const Neighbour left = around.words.before(byte);
  if (!left) return false;
  if (around.is_connector(left)) {  // "Herrn und Frau [Peter Huber]"
    const Neighbour other = around.words.before(left.span.begin);
    if (other && around.address(other) != nullptr) return true;
  }
  // True for "Hat deine Frau [Max] gesehen?".
  const DeterminerWord* const owner = around.grammar.determiners.find(text::fold_key(left.word));
  return owner != nullptr && owner->kind == "possessive";
}

}  // namespace

Category category_of(const AddressWord& word) {
  return word.gender == "m" ? Category::kMale : Category::kFemale;
}

const AddressWord* address_before(const Grammar& grammar, const Neighbours& words,
                                  std::size_t byte) {
  constexpr int kSteps = 3;
  Neighbour left = words.before(byte);
  for (int step = 0; left && step < kSteps; ++step) {
    if (const AddressWord* const word = grammar.address_words.find(text::fold_key(left.word))) {
      return word;
    }
    const bool title = left.word.ends_with('.');
    const bool given = left.mention != nullptr && (left.mention->category == Category::kFemale ||
                                                   left.mention->category == Category::kMale);
    if (!title && !given) return nullptr;
    left = words.before(left.span.begin);
  }
  return nullptr;
}

std::optional<Category> addressed_gender(const Grammar& grammar, const Neighbours& words,
                                         ByteSpan name) {
  constexpr int kSteps = 4;  // "Herr Univ.-Prof. Dr."
  const Surroundings around{grammar, words};
  std::size_t byte = name.begin;
  for (int step = 0; step < kSteps; ++step) {
    const Neighbour left = words.before(byte);
    if (!left) return std::nullopt;
    byte = left.span.begin;
    const AddressWord* const word = around.address(left);
    if (word == nullptr) {
      const bool given =
          left.mention != nullptr && is_within(left.mention->category, Category::kGiven);
      if (!given && !left.word.ends_with('.')) return std::nullopt;
      byte = compound_begin(words.document().text, byte);
      continue;
    }
    if (!word->decides) {
      if (word->role != AddressRole::kTitle) return std::nullopt;
      continue;  // "Frau Professor"
    }
    const bool for_name = word->role == AddressRole::kGreeting
                              ? greets_one(around, left, *word, name)
                              : !belongs_to_another(around, byte);
    return for_name ? std::optional(category_of(*word)) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace pseudo::lang::de
