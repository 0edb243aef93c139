// What the other mentions and the forms of address tell of the people in a document.
#include "lang/de/context/context.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

Category category_of(const AddressWord& word) {
  return word.gender == "m" ? Category::kMale : Category::kFemale;
}

bool is_given(Category category) {
  return category == Category::kFemale || category == Category::kMale ||
         category == Category::kGiven;
}

bool starts_upper(std::string_view word) {
  std::size_t pos = 0;
  return text::is_upper(text::next(word, pos));
}

// Where the word begins that goes on at `byte` behind hyphens: "Univ.-|Prof."
std::size_t compound_begin(std::string_view text, std::size_t byte) {
  constexpr std::size_t kLongest = 32;
  const std::size_t least = byte > kLongest ? byte - kLongest : 0;
  const auto joins = [](char c) {
    return c == '-' || c == '.' || text::ascii::is_letter(static_cast<unsigned char>(c));
  };
  while (byte > least && joins(text[byte - 1])) --byte;
  return byte;
}

}  // namespace

// "Lieber [Andrea]," and "sehr geehrter [Andrea] ..." and "Liebe [Eva], lieber [Andrea]"; not
// "kommt lieber [Anna] mit".
bool Context::is_greeting(const Neighbour& word) const {
  if (!word.same_line) return false;
  if (starts_upper(word.word)) return true;
  std::size_t byte = word.span.begin;
  Neighbour left = before(byte);
  if (!left) {
    while (byte > 0 && document_.text[byte - 1] == ' ') --byte;
    if (byte == 0 || document_.text[byte - 1] == '\n') return true;
    return document_.text[byte - 1] == ',' && byte > 1 && mention_at(byte - 2) != nullptr;
  }
  if (!left.same_line) return true;
  const std::string folded = text::fold_key(left.word);
  if (grammar_.connectors.contains(folded)) {
    left = before(left.span.begin);
    return left && left.mention != nullptr;
  }
  return folded == "sehr" || grammar_.address_words.contains(folded);
}

// "Liebe [Max] und [Anna]", "Liebe [Max], [Anna] und alle".
bool Context::speaks_to_several(std::size_t end) const {
  const std::string_view text = document_.text;
  const bool comma = end < text.size() && text[end] == ',';
  const Neighbour right = after(comma ? end + 1 : end);
  if (!right) return end < text.size() && (text[end] == '/' || text[end] == '&');
  return right.mention != nullptr ? comma || right.mention->category != Category::kFamily
                                  : grammar_.connectors.contains(text::fold_key(right.word));
}

// "Lieber [Max]," and "Lieber [Max] [Huber]!"; not "Lieber [Anna] anrufen".
bool Context::ends_greeting(std::size_t name) const {
  constexpr int kMostMentions = 3;
  const Mention* mention = mention_at(name);
  for (int i = 0; i < kMostMentions && mention != nullptr; ++i) {
    const std::size_t end = mention->span.end;
    const Neighbour right = after(end);
    if (!right || !right.same_line) return true;
    if (right.mention == nullptr) return grammar_.connectors.contains(text::fold_key(right.word));
    mention = right.mention;
  }
  return true;
}

std::optional<Category> Context::addressed_gender(ByteSpan name) const {
  constexpr int kSteps = 4;  // "Herr Univ.-Prof. Dr."
  std::size_t byte = name.begin;
  for (int step = 0; step < kSteps; ++step) {
    const Neighbour left = before(byte);
    if (!left) return std::nullopt;
    byte = left.span.begin;
    const AddressWord* const word = grammar_.address_words.find(text::fold_key(left.word));
    if (word == nullptr) {
      const bool given = left.mention != nullptr && is_given(left.mention->category);
      if (!given && !left.word.ends_with('.')) return std::nullopt;
      byte = compound_begin(document_.text, byte);
      continue;
    }
    if (!word->decides) {
      if (word->role != AddressRole::kTitle) return std::nullopt;
      continue;  // "Frau Professor"
    }
    if (word->role == AddressRole::kGreeting) {
      if (!is_greeting(left)) return std::nullopt;
      if (word->gender == "f" && speaks_to_several(name.end)) return std::nullopt;
      if (starts_upper(left.word) && !ends_greeting(name.begin)) return std::nullopt;
    } else if (const Neighbour further = before(byte)) {
      // "Herrn und Frau [Peter Huber]"
      if (grammar_.connectors.contains(text::fold_key(further.word))) {
        const Neighbour other = before(further.span.begin);
        if (other && grammar_.address_words.contains(text::fold_key(other.word))) {
          return std::nullopt;
        }
      }
      // "Hat deine Frau [Max] gesehen?"
      const DeterminerWord* const owner = grammar_.determiners.find(text::fold_key(further.word));
      if (owner != nullptr && owner->kind == "possessive") return std::nullopt;
    }
    return category_of(*word);
  }
  return std::nullopt;
}

void Context::index_addressed() const {
  constexpr std::size_t kMost = 4096;  // words
  addressed_indexed_ = true;
  for (const Mention& mention : document_.mentions) {
    if (mention.category != Category::kGiven && mention.category != Category::kPerson) continue;
    const std::string_view surface = mention.surface;
    auto word = text::next_word(surface, 0);
    if (!word || addressed_.size() >= kMost) continue;
    std::optional<Category> gender = addressed_gender(mention.span);
    const AddressWord* const own =
        grammar_.address_words.find(text::fold_key(surface.substr(word->begin, word->size())));
    if (own != nullptr && own->decides) gender = category_of(*own);
    // The first name behind titles: what follows is a family name, or another person's.
    const auto is_title = [&] {
      const auto text = surface.substr(word->begin, word->size());
      return surface.substr(word->end).starts_with('.') ||
             grammar_.address_words.contains(text::fold_key(text));
    };
    while (word && is_title()) word = text::next_word(surface, word->end);
    const bool is_given_name =
        word && (mention.category == Category::kGiven || text::next_word(surface, word->end));
    if (!gender || !is_given_name) continue;
    addressed_[text::fold_key(surface.substr(word->begin, word->size()))] |= bit(*gender);
  }
}

std::optional<Category> Context::certain_gender(std::string_view folded, ByteSpan name) const {
  if (const auto own = addressed_gender(name)) return own;
  const auto one_of = [](unsigned genders) -> std::optional<Category> {
    const bool female = (genders & bit(Category::kFemale)) != 0;
    const bool male = (genders & bit(Category::kMale)) != 0;
    if (female == male) return std::nullopt;
    return female ? Category::kFemale : Category::kMale;
  };
  if (const auto labelled = one_of(words_.categories_of(folded))) return labelled;
  if (!addressed_indexed_) index_addressed();
  const auto found = addressed_.find(folded);
  return found == addressed_.end() ? std::nullopt : one_of(found->second);
}

void Context::index_alike() const {
  constexpr std::size_t kMost = 8, kDistinct = 4096;  // so that a long document costs little
  alike_indexed_ = true;
  for (const Mention& mention : document_.mentions) {
    if (!mention.surface.ends_with('s') && !mention.surface.ends_with('S')) continue;
    const Surface surface{mention.surface, mention.category};
    if (alike_.size() == kDistinct && !alike_.contains(surface)) continue;
    std::vector<ByteSpan>& spans = alike_[surface];
    if (spans.size() < kMost) spans.push_back(mention.span);
  }
}

std::span<const ByteSpan> Context::alike(Category category, std::string_view surface) const {
  if (document_.mentions.size() < 2) return {};
  if (!alike_indexed_) index_alike();
  const auto found = alike_.find({surface, category});
  if (found == alike_.end() || found->second.size() < 2) return {};
  return found->second;
}

}  // namespace pseudo::lang::de
