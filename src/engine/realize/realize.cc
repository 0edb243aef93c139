#include "engine/realize/realize.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/common/filler.h"
#include "engine/common/plain_shape.h"
#include "engine/realize/fragments.h"
#include "engine/realize/other_names.h"
#include "engine/realize/part_texts.h"
#include "engine/realize/write_addresses.h"
#include "engine/resolve/address_tokens.h"
#include "text/fold.h"

namespace pseudo {
namespace {

class Realizer {
 public:
  Realizer(const Document& document, const Plan& plan, const Resolved& resolved,
           const SweptForms& forms, Assigned& assigned, const StyledTexts& styled,
           const EngineSetup& setup, Scopes& scopes)
      : document_(document),
        plan_(plan),
        resolved_(resolved),
        assigned_(assigned),
        styled_(styled),
        setup_(setup),
        scopes_(scopes),
        kept_words_(plan, resolved.analyses, resolved.originals, setup.language, setup.locale),
        others_(document, plan, resolved, forms, kept_words_, assigned, setup),
        texts_(write_parts(document, plan, resolved, assigned, setup, scopes)) {}

  Realized run() {
    write_addresses(document_, plan_, resolved_, assigned_, setup_, others_, scopes_, texts_);
    Realized realized;
    realized.mentions.reserve(plan_.mentions.size());
    for (std::size_t i = 0; i < plan_.mentions.size(); ++i) {
      if (!needs_surrogate(i)) {
        take_styled(i, realized);
        continue;
      }
      Composed whole = compose_mention(i);
      KeptWords kept;
      bool shows_own = others_.shows_own_name(i, whole.text, kept);
      if (shows_own && others_.write(i, whole.text, kept, texts_)) {
        whole = compose_mention(i);
        shows_own = others_.shows_own_name(i, whole.text, kept);
      }
      if (shows_own || is_original(i, whole.text)) {
        whole = invent(i);
        kept.clear();
        ++realized.plain;
      }
      if (plan_.targets[i].stretch_count > 1) {
        realized.stretch_texts[i] = distribute(i, whole.text, kept);
      }
      std::ranges::move(kept, std::back_inserter(realized.kept));
      realized.mentions.push_back(std::move(whole));
    }
    return realized;
  }

 private:
  [[nodiscard]] ScopePlace scope(std::size_t mention, Category category) const {
    return scope_of(setup_.options, document_, plan_, mention, category);
  }
  [[nodiscard]] bool needs_surrogate(std::size_t mention) const {
    return plan_.targets[mention].style == Style::kSurrogate;
  }

  void take_styled(std::size_t i, Realized& realized) const {
    if (plan_.targets[i].stretch_count > 1) {
      realized.stretch_texts[i] =
          styled_stretches(styled_, i, document_, plan_, setup_.options.styles);
    }
    realized.mentions.push_back({styled_[i].text, {}});
  }

  [[nodiscard]] Composed compose_mention(std::size_t i) const {
    Composed whole = compose(resolved_.analyses[i], texts_.of(i));
    write_hyphens(i, whole.text);
    // The parts of a union of overlapping annotations belong to none of them.
    if (plan_.is_union(plan_.targets[i])) whole.anchors.clear();
    if (!is_in_token(i)) return whole;
    const ByteSpan span = plan_.mentions[i].span;
    const std::string_view written =
        std::string_view(document_.text).substr(span.begin, span.size());
    std::string token = as_token(whole.text, written);
    return token == whole.text ? whole : as_whole(i, std::move(token));
  }

  // "Eva-Huber" is analyzed as "Eva_Huber" (two names, see added_mentions.cc) but written with a
  // hyphen.
  void write_hyphens(std::size_t i, std::string& text) const {
    const Mention& mention = plan_.mentions[i];
    const std::string_view written =
        std::string_view(document_.text).substr(mention.span.begin, mention.span.size());
    if (mention.surface.find('_') == std::string::npos || written.find('_') != written.npos) return;
    if (written.find('-') != written.npos) std::ranges::replace(text, '_', '-');
  }

  // True for a name inside an address or a file name.
  [[nodiscard]] bool is_in_token(std::size_t i) const {
    const auto is_name = [&](const Part& part) {
      const Filler filler = filler_of(plan_.mentions[i], part);
      return filler == Filler::kName || filler == Filler::kInitial;
    };
    return plan_.targets[i].stretch_count == 1 &&
           std::ranges::any_of(resolved_.analyses[i], is_name) &&
           stands_in_token(document_.text, plan_.mentions[i].span);
  }

  // In shared scopes the other originals of the document are ignored.
  [[nodiscard]] bool is_original(std::size_t i, std::string_view text) const {
    const Mention& mention = plan_.mentions[i];
    if (text.empty()) return true;
    if (is_initial(mention.category, mention.surface)) return false;
    const bool listed =
        has_listed_originals(mention.category) && !is_wide(scope(i, mention.category));
    // All dates of a scope move by the same number of days, even onto a listed date.
    const bool is_date = filler_of(mention.category) == Filler::kDate;
    if (!is_date && resolved_.originals.is_listed(text::fold_key(text))) return true;
    return listed ? resolved_.originals.contains(text::fold_key(text))
                  : text::same_key(text, mention.surface);
  }

  [[nodiscard]] std::vector<std::string> distribute(std::size_t i, std::string_view text,
                                                    KeptWords& kept) const {
    std::vector<std::string> words = distribute_to_stretches(
        text, i, document_, plan_, resolved_, assigned_.name_draws, setup_.options, scopes_);
    std::string joined;
    for (const std::string& word : words) joined.append(word).push_back('\n');
    if (!kept_words_.leaves_word_of(i, joined, kept)) return words;
    // A word added for a stretch without a word of its own contains a word of another stretch.
    const text::UnitSet originals(plan_.mentions[i].surface);
    DrawStream stream = plain_stream(i);
    for (std::string& word : words) word = plain_unlike(word, originals, stream);
    return words;
  }

  [[nodiscard]] DrawStream plain_stream(std::size_t i) const {
    const Mention& mention = plan_.mentions[i];
    return scopes_.draws(scope(i, mention.category))
        .stream("plain", name(mention.category), text::fold_key(mention.surface));
  }

  // Annotations inside the mention get no position of their own.
  [[nodiscard]] Composed as_whole(std::size_t i, std::string text) const {
    const ByteSpan all{0, text.size()};
    return {std::move(text), {{{0, plan_.mentions[i].surface.size()}, all}}};
  }

  // Returns a pseudo-word for a mention whose text would otherwise be an original.
  [[nodiscard]] Composed invent(std::size_t i) const {
    const Mention& mention = plan_.mentions[i];
    DrawStream stream = plain_stream(i);
    std::string text = plain_name(mention.surface, 0, stream);
    const text::UnitSet originals(mention.surface);
    if (originals.recurs_in(text)) text = plain_unlike(mention.surface, originals, stream);
    const auto recurs = [&] { return is_original(i, text) || originals.recurs_in(text); };
    constexpr int kTries = 8;
    for (int tried = 0; tried < kTries && recurs(); ++tried) text += plain_syllable(stream);
    // A part that no ending changes recurs: start again with a new word.
    if (recurs()) text.clear();
    while (text.empty() || recurs()) text += plain_syllable(stream);
    return as_whole(i, std::move(text));
  }

  const Document& document_;
  const Plan& plan_;
  const Resolved& resolved_;
  Assigned& assigned_;
  const StyledTexts& styled_;
  const EngineSetup& setup_;
  Scopes& scopes_;
  KeptWordFinder kept_words_;
  OtherNames others_;
  PartTexts texts_;
};

}  // namespace

Realized realize(const Document& document, const Plan& plan, const Resolved& resolved,
                 const SweptForms& forms, Assigned& assigned, const StyledTexts& styled,
                 const EngineSetup& setup, Scopes& scopes) {
  return Realizer(document, plan, resolved, forms, assigned, styled, setup, scopes).run();
}

}  // namespace pseudo
