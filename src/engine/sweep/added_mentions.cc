#include "engine/sweep/added_mentions.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/common/filler.h"
#include "model/category_tree.h"
#include "text/alphabet.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/escapes.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

bool stands_for(const LabelMap& labels, std::string_view label, Category category) {
  const LabelRule* const rule = labels.find(label);
  return rule != nullptr && rule->kind == LabelRule::Kind::kCategory && rule->category == category;
}

// Chooses the labels of new annotations.
class NewLabels {
 public:
  NewLabels(const Document& document, const Plan& plan, const LabelMap& labels)
      : document_(document), plan_(plan), labels_(labels) {}

  std::string label(const FormOwner& owner) {
    const std::string& own = document_.annotations[owner.annotation].label;
    if (plan_.mentions[owner.mention].category == owner.category) return own;
    const auto [known, is_new] = in_use_.try_emplace(owner.category);
    if (is_new) known->second = label_in_use(owner.category);
    if (!known->second.empty()) return known->second;
    const std::string_view leaf = name(owner.category);
    return stands_for(labels_, leaf, owner.category) ? std::string(leaf) : own;
  }

 private:
  // Returns "" if the document has no label of this category.
  [[nodiscard]] std::string label_in_use(Category category) const {
    const auto found = std::ranges::find_if(document_.annotations, [&](const Annotation& one) {
      return stands_for(labels_, one.label, category);
    });
    return found == document_.annotations.end() ? std::string() : found->label;
  }

  const Document& document_;
  const Plan& plan_;
  const LabelMap& labels_;
  std::map<Category, std::string> in_use_;
};

std::string_view slice(const Document& document, ByteSpan span) {
  return std::string_view(document.text).substr(span.begin, span.size());
}

// Dashes count as hyphens: "Huber – Riedl".
bool has_hyphen(std::string_view name) {
  for (std::size_t pos = 0; pos < name.size();) {
    if (text::is_hyphen(text::next(name, pos))) return true;
  }
  return false;
}

// True for "eva-huber" as a spelling of "Eva Huber" in file names and addresses. Read literally, it
// would be one double name.
bool is_hyphenated(const Document& document, const SweptMention& mention, const FormOwner& owner,
                   const Plan& plan) {
  return owner.part == kWholeMention && is_whole_person(owner.category) &&
         slice(document, mention.form()).find('-') != std::string_view::npos &&
         !has_hyphen(plan.mentions[owner.mention].surface);
}

// True if `text` contains the words in this order.
bool has_words_in_order(std::string_view text, std::string_view words) {
  for (const ByteSpan& word : text::words(words)) {
    const std::size_t at = text.find(words.substr(word.begin, word.size()));
    if (at == std::string_view::npos) return false;
    text.remove_prefix(at + word.size());
  }
  return true;
}

// True for "seidlundsoehne" or "Seidl und Söhne" as a spelling of "Seidl & Söhne". Read literally,
// it would be a different firm.
bool links_otherwise(const SweptMention& mention, const FormOwner& owner,
                     std::span<const Analysis> analyses) {
  const Analysis& analysis = analyses[owner.mention];
  constexpr std::size_t kLongest = 256;  // bytes, because each mention compares the words
  if (owner.category != Category::kOrg || owner.part >= analysis.size()) return false;
  if (analysis[owner.part].lemma.size() > kLongest) return false;
  const std::string name = text::skeleton_key(analysis[owner.part].lemma);
  if (mention.key == name) return false;
  if (mention.key.find(' ') != std::string::npos) {
    const auto first = [](std::string_view words) { return words.substr(0, words.find(' ')); };
    const auto last = [](std::string_view words) { return words.substr(words.rfind(' ') + 1); };
    return first(mention.key) == first(name) && last(mention.key) == last(name) &&
           (has_words_in_order(mention.key, name) || has_words_in_order(name, mention.key));
  }
  const std::vector<ByteSpan> words = text::words(name);
  const auto word = [&](const ByteSpan& span) {
    return std::string_view(name).substr(span.begin, span.size());
  };
  if (words.size() < 2 || !mention.key.starts_with(word(words.front()))) return false;
  const std::string_view rest = std::string_view(mention.key).substr(words.front().size());
  return std::ranges::any_of(std::span(words).subspan(1), [&](const ByteSpan& span) {
    return rest.find(word(span)) != std::string_view::npos;
  });
}

// True for "Seefelderstraße" as a spelling of "Seefelder Straße". Read literally, it would be a
// different street.
bool joins_words_of_street(std::string_view written, const FormOwner& owner, const Plan& plan) {
  if (owner.category != Category::kStreet || owner.part != kWholeMention) return false;
  const std::string street = text::fold_key(plan.mentions[owner.mention].surface);
  const std::size_t blank = street.find(' ');
  return blank != std::string::npos && written.find(' ') == std::string_view::npos &&
         text::fold_key(written).starts_with(std::string_view(street).substr(0, blank));
}

// Converts digits of other scripts and widths: "٠٦٦٤".
std::string with_plain_digits(const std::string& value) {
  if (text::is_ascii(value)) return value;
  std::string plain;
  for (std::size_t pos = 0; pos < value.size();) {
    const std::size_t begin = pos;
    const int digit = text::digit_value(text::next(value, pos));
    if (digit >= 0) {
      plain += static_cast<char>('0' + digit);
    } else {
      plain.append(value, begin, pos - begin);
    }
  }
  return plain;
}

// Writes "3/18/2015" as "18/3/2015". Shifted dates with the month first could be mistaken for dates
// with the day first, which is the usual order.
std::string with_day_first(const std::string& date) {
  constexpr int kMonths = 12;
  const auto number_at = [&](std::size_t pos, int& number) {
    const char* const begin = date.data() + pos;
    const auto [end, fault] = std::from_chars(begin, date.data() + date.size(), number);
    return fault == std::errc() && end - begin <= 2 ? pos + static_cast<std::size_t>(end - begin)
                                                    : std::string::npos;
  };
  int first = 0;
  int second = 0;
  const std::size_t sign = number_at(0, first);
  if (sign >= date.size() || (date[sign] != '/' && date[sign] != '-')) return date;
  const std::size_t next = number_at(sign + 1, second);
  if (next >= date.size() || date[next] != date[sign]) return date;
  if (first > kMonths || second <= kMonths) return date;
  return date.substr(sign + 1, next - sign - 1) + date[sign] + date.substr(0, sign) +
         date.substr(next);
}

// Returns the value without escapes ("7. M&auml;rz"), and dates with the usual punctuation
// ("7_3_2019", "7 . 3 . 2019"). Returns nothing if the value can be read literally.
std::optional<std::string> plain_value(std::string_view written, const FormOwner& owner,
                                       const Plan& plan) {
  const bool is_date = owner.category == Category::kDate;
  if (is_name(owner.category) || is_whole_person(owner.category)) return std::nullopt;
  constexpr std::size_t kLongest = 4096;  // bytes; each mention is compared with its original
  const std::string& original = plan.mentions[owner.mention].surface;
  if (original.size() > kLongest || original.find(written) != std::string::npos) {
    return std::nullopt;
  }
  const std::optional<text::Assembled> read = text::without_escapes(written);
  std::string value = with_plain_digits(read ? text::to_nfc(read->text()) : std::string(written));
  if (is_date) {
    value = with_day_first(value);
    std::ranges::replace(value, '_', '-');
    for (std::size_t at = value.find(" ."); at != std::string::npos; at = value.find(" .", at)) {
      value.erase(at, 1);
    }
  }
  return value == written ? std::nullopt : std::optional(std::move(value));
}

// Applies the case of the text, unless that changes the name: "YILMAZ" of "Yılmaz".
std::string in_case_of(std::string_view surface, const std::string& name) {
  std::string cased = text::apply_case(name, text::observe_case(surface, name));
  return text::same_key(cased, name) ? cased : name;
}

// Replaces words by the spelling of the owner: "René.Lévêque" for "rene.leveque". Returns nothing
// if all words already have that spelling.
std::optional<std::string> spelled_as_owner(std::string_view written, std::string_view owner) {
  std::string spelled;
  std::size_t done = 0;
  for (const ByteSpan& span : text::words(written)) {
    const std::string_view word = written.substr(span.begin, span.size());
    for (const ByteSpan& other : text::words(owner)) {
      const std::string own(owner.substr(other.begin, other.size()));
      if (text::same_key(word, own) || text::skeleton_key(word) != text::skeleton_key(own))
        continue;
      spelled.append(written, done, span.begin - done).append(in_case_of(word, own));
      done = span.end;
      break;
    }
  }
  if (done == 0) return std::nullopt;
  return spelled.append(written, done);
}

// Returns the word of the name that has this key, or the name itself if none has.
std::string word_with_key(std::string name, const std::string& key) {
  for (const ByteSpan& word : text::words(name)) {
    const std::string_view written = std::string_view(name).substr(word.begin, word.size());
    if (text::skeleton_key(written) == key) return std::string(written);
  }
  return name;
}

// Returns the name as its owner spells it, with the ending that it has in the text.
std::string reading_of(const Document& document, const SweptMention& mention,
                       const FormOwner& owner, const Plan& plan,
                       std::span<const Analysis> analyses) {
  const Analysis& analysis = analyses[owner.mention];
  std::string name = owner.part < analysis.size() ? analysis[owner.part].lemma
                                                  : plan.mentions[owner.mention].surface;
  name = word_with_key(std::move(name), mention.key);
  const std::string_view surface = slice(document, mention.form());
  std::string written = text::skeleton_key(surface);
  std::erase(written, ' ');
  if (written.starts_with(mention.key)) name += written.substr(mention.key.size());
  return in_case_of(surface, name);
}

bool is_double_name(const FormOwner& owner, std::span<const Analysis> analyses) {
  return owner.part == kWholeMention && owner.category == Category::kFamily &&
         owner.mention < analyses.size() && analyses[owner.mention].size() > 1;
}

// Returns null for whole mentions and for parts that are not names.
const Part* part_of(const FormOwner& owner, std::span<const Analysis> analyses) {
  const Analysis& analysis = analyses[owner.mention];
  if (owner.part >= analysis.size()) return nullptr;
  const Part& part = analysis[owner.part];
  return part.kind == Part::Kind::kEntity && is_name(part.category) ? &part : nullptr;
}

// Returns "Josefs" if the text is "Josephs": the genitive of another spelling of the name.
std::string lemma_with_ending(std::string_view written, const std::string& key, const Part& part) {
  const bool is_given = is_female_or_male(part.category);
  const bool is_other = is_given && !key.empty() && text::skeleton_key(part.lemma) != key;
  const std::string skeleton = text::skeleton_key(written);
  const bool has_ending = skeleton.size() == key.size() + 1 && skeleton.starts_with(key);
  return part.lemma + (is_other && has_ending ? skeleton.substr(key.size()) : "");
}

bool shows(const Analysis& analysis, const ExpectedEntity& expected) {
  return std::ranges::any_of(analysis, [&](const Part& part) {
    return part.kind == Part::Kind::kEntity && part.category == expected.category &&
           part.key == expected.key;
  });
}

// What a found form is read as where its own text would not be read as its owner's name.
std::optional<std::string> reading_instead(const Document& document, const SweptMention& mention,
                                           const FormOwner& owner, const Plan& plan,
                                           std::span<const Analysis> analyses) {
  const std::string_view text = slice(document, mention.form());
  const std::string& surface = plan.mentions[owner.mention].surface;
  if (is_name(owner.category) || is_whole_person(owner.category)) {
    if (hides_name(text, mention.key)) {
      return reading_of(document, mention, owner, plan, analyses);
    }
    if (auto spelled = spelled_as_owner(text, surface)) return spelled;
  }
  if (auto value = plain_value(text, owner, plan)) return value;
  if (joins_words_of_street(text, owner, plan)) return in_case_of(text, surface);
  if (links_otherwise(mention, owner, analyses)) {
    return analyses[owner.mention][owner.part].lemma;
  }
  if (!is_hyphenated(document, mention, owner, plan)) return std::nullopt;
  std::string joined(text);
  std::ranges::replace(joined, '-', '_');
  return joined;
}

// Adds the entities of the owner that the new annotation must be read as.
void expect(const FormOwner& owner, std::string_view written, const std::string& key,
            std::size_t annotation, const Plan& plan, std::span<const Analysis> analyses,
            AddedMentions& added) {
  if (is_double_name(owner, analyses)) {  // "meister-bauer": the first may be a title
    for (const Part& part : analyses[owner.mention]) {
      if (part.kind != Part::Kind::kEntity) continue;
      added.expected.push_back(
          {annotation, part.category, part.key, plan.mentions[owner.mention].surface});
    }
  }
  const Part* const part = part_of(owner, analyses);
  if (part == nullptr || part->category == Category::kOrg) return;
  added.expected.push_back(
      {annotation, part->category, part->key, lemma_with_ending(written, key, *part)});
}

}  // namespace

bool hides_name(std::string_view text, const std::string& key) {
  if (key.empty()) return false;
  if (text::has_invisible(text)) return true;
  const std::string folded = text::fold_key(text);
  std::string words;
  for (const ByteSpan& word : text::words(folded)) {
    words.append(words.empty() ? "" : " ").append(folded, word.begin, word.size());
  }
  std::ranges::replace(words, '-', ' ');
  return words.find(key) == std::string::npos;
}

std::vector<Reading> readings_of_strays(const Document& document,
                                        std::span<const ExpectedEntity> expected, const Plan& plan,
                                        std::span<const Analysis> analyses) {
  std::vector<Reading> readings;
  if (expected.empty()) return readings;
  std::vector<std::size_t> targets(document.annotations.size(), plan.targets.size());
  for (std::size_t i = 0; i < plan.targets.size(); ++i) targets[plan.targets[i].annotation] = i;
  for (const ExpectedEntity& one : expected) {
    const std::size_t target = targets[one.annotation];
    if (target == plan.targets.size() || shows(analyses[target], one)) continue;
    const std::string_view text =
        slice(document, document.annotations[one.annotation].fragments[0]);
    // In small letters a double name may look like one with a title: "meister-bauer".
    const bool is_double = one.lemma.find('-') != std::string::npos && text == text::to_lower(text);
    readings.push_back({one.annotation, is_double ? one.lemma : in_case_of(text, one.lemma)});
  }
  return readings;
}

AddedMentions add_mentions(Document& document, std::span<const SweptMention> mentions,
                           const SweptForms& forms, const Plan& plan,
                           std::span<const Analysis> analyses, const LabelMap& labels) {
  AddedMentions added;
  NewLabels new_labels(document, plan, labels);
  const auto add = [&](const FormOwner& owner, ByteSpan span) {
    document.add_annotation(new_labels.label(owner), {span});
    ++added.count;
  };
  for (const SweptMention& mention : mentions) {
    if (mention.doubtful || mention.is_denied) continue;
    const FormOwner& owner = forms.owners[mention.owner];
    const std::size_t annotation = document.annotations.size();
    if (auto text = reading_instead(document, mention, owner, plan, analyses)) {
      added.readings.push_back({annotation, *std::move(text)});
    }
    expect(owner, slice(document, mention.form()), mention.key, annotation, plan, analyses, added);
    add(owner, mention.form());
    if (!mention.other.empty()) {
      const FormOwner& other = forms.owners[mention.other_owner];
      expect(other, {}, mention.key, annotation + 1, plan, analyses, added);
      add(other, mention.other);
    }
    if (mention.initials.empty()) continue;
    FormOwner of_initials = forms.owners[mention.initials_owner];
    if (mention.are_of_person) of_initials.category = Category::kPerson;
    add(of_initials, mention.initials);
  }
  return added;
}

}  // namespace pseudo
