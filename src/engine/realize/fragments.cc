#include "engine/realize/fragments.h"

#include <algorithm>

#include "engine/common/plain_shape.h"
#include "text/ascii.h"
#include "text/fold.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

// A name in very many fragments repeats its further words, because each requires a draw.
constexpr std::size_t kFurtherWords = 32;

class Distribution {
 public:
  Distribution(std::size_t target, const Document& document, const Plan& plan,
               const Resolved& resolved, NameDraws& name_draws, const Options& options,
               Scopes& scopes)
      : target_(target),
        stretches_(plan.stretches_of(plan.targets[target])),
        text_(document.text),
        category_(plan.mentions[target].category),
        resolved_(resolved),
        name_draws_(name_draws),
        draws_(scopes.draws(scope_of(options, document, plan, target, category_))) {}

  std::vector<std::string> distribute(std::string_view surrogate) {
    std::vector<std::string> words = distribute_words(surrogate, stretches_.size());
    const std::size_t repeat_from = words.size() + kFurtherWords;
    const std::size_t entity = first_entity();
    for (std::size_t k = words.size(); k < stretches_.size(); ++k) {
      if (entity == kNoEntity) {
        words.push_back(scrambled(old_text(k)));
      } else {
        words.push_back(k >= repeat_from ? words[k - kFurtherWords] : further_word(entity, k));
      }
    }
    for (std::size_t k = 0; k < words.size(); ++k) words[k] = changed(words[k], old_text(k));
    return words;
  }

 private:
  [[nodiscard]] std::size_t first_entity() const {
    const auto entities = resolved_.entities_of(target_);
    const auto found = std::ranges::find_if(entities, [](auto e) { return e != kNoEntity; });
    return found == entities.end() ? kNoEntity : *found;
  }

  std::string further_word(std::size_t entity, std::size_t number) {
    const std::string lemma = name_draws_.draw_further(resolved_.table.entities()[entity], number);
    return lemma.substr(0, lemma.find(' '));
  }

  // A word may be the old text of its place if a literal ("von") was given its own place, or it
  // may be the original of an annotation there.
  [[nodiscard]] std::string changed(const std::string& word, const std::string& old) const {
    const std::string folded = text::fold_key(old);
    const auto is_original = [&](std::string_view candidate) {
      const std::string key = text::fold_key(candidate);
      return key == folded || (!has_wide_name() && resolved_.originals.contains(key));
    };
    if (!is_original(word)) return word;
    std::string other = scrambled(old);
    if (!is_original(other)) return other;
    // Short texts may equal another original again.
    DrawStream stream = draws_.stream("slot-plain", name(category_), folded);
    other = plain_name(old, 0, stream);
    while (is_original(other)) other += plain_syllable(stream);
    return other;
  }

  // Surrogates of wide scopes may equal originals of other entities.
  [[nodiscard]] bool has_wide_name() const {
    return std::ranges::any_of(resolved_.entities_of(target_), [&](std::size_t entity) {
      return entity != kNoEntity && is_wide(resolved_.table.entities()[entity].scope);
    });
  }

  [[nodiscard]] std::string scrambled(std::string_view old) const {
    DrawStream stream = draws_.stream("slot", name(category_), text::fold_key(old));
    return values::scramble(old, stream, {.marks = true});
  }

  [[nodiscard]] std::string old_text(std::size_t stretch) const {
    const ByteSpan span = stretches_[stretch].span;
    return without_line_breaks(text_.substr(span.begin, span.size()));
  }

  std::size_t target_;
  std::span<const Stretch> stretches_;
  std::string_view text_;
  Category category_;
  const Resolved& resolved_;
  NameDraws& name_draws_;
  const ScopeDraws& draws_;
};

}  // namespace

std::vector<std::string> distribute_words(std::string_view surrogate, std::size_t places) {
  std::vector<std::string> texts;
  while (!surrogate.empty() && text::is_ascii_space(surrogate.back())) surrogate.remove_suffix(1);
  for (;;) {
    // Names may contain several blanks between words.
    while (!surrogate.empty() && text::is_ascii_space(surrogate.front()))
      surrogate.remove_prefix(1);
    if (surrogate.empty()) return texts;
    const bool is_last = texts.size() + 1 == places;
    const auto blank = std::ranges::find_if(surrogate, text::is_ascii_space) - surrogate.begin();
    const std::size_t size = is_last ? surrogate.size() : static_cast<std::size_t>(blank);
    texts.emplace_back(surrogate.substr(0, size));
    surrogate.remove_prefix(size);
  }
}

std::vector<std::string> distribute_to_stretches(std::string_view surrogate, std::size_t target,
                                                 const Document& document, const Plan& plan,
                                                 const Resolved& resolved, NameDraws& name_draws,
                                                 const Options& options, Scopes& scopes) {
  return Distribution(target, document, plan, resolved, name_draws, options, scopes)
      .distribute(surrogate);
}

}  // namespace pseudo
