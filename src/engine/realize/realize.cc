#include "engine/realize/realize.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/assign/initials.h"
#include "engine/common/filler.h"
#include "engine/common/plain_shape.h"
#include "engine/realize/fill_addresses.h"
#include "engine/realize/fill_dates.h"
#include "engine/realize/fill_names.h"
#include "engine/realize/fragments.h"
#include "engine/resolve/address_tokens.h"
#include "engine/resolve/read_text.h"
#include "engine/sweep/forms_of_mention.h"
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
        forms_(forms),
        assigned_(assigned),
        styled_(styled),
        setup_(setup),
        scopes_(scopes),
        kept_words_(plan, resolved.analyses, resolved.originals, setup.language, setup.locale),
        texts_(resolved.entity_of.size()) {}

  Realized run() {
    write_values();
    write_names();
    write_addresses();
    Realized realized;
    realized.mentions.reserve(plan_.mentions.size());
    for (std::size_t i = 0; i < plan_.mentions.size(); ++i) {
      if (!needs_surrogate(i)) {
        take_styled(i, realized);
        continue;
      }
      Composed whole = compose_mention(i);
      KeptWords kept;
      bool shows_own = shows_own_name(i, whole.text, kept);
      if (shows_own && write_otherwise(i, whole.text, kept)) {
        whole = compose_mention(i);
        shows_own = shows_own_name(i, whole.text, kept);
      }
      if (shows_own || is_original(i, whole.text)) {
        whole = invent(i);
        kept.clear();
        ++realized.plain;
      }
      if (plan_.targets[i].stretch_count > 1) {
        realized.dealt[i] = deal(i, whole.text, kept);
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
      realized.dealt[i] = styled_stretches(styled_, i, document_, plan_, setup_.options.styles);
    }
    realized.mentions.push_back({styled_[i].text, {}});
  }

  std::string& text_of(std::size_t mention, std::size_t part) {
    return texts_[resolved_.part_number(mention, part)];
  }
  [[nodiscard]] std::span<const std::string> texts_of(std::size_t mention) const {
    return std::span(texts_).subspan(resolved_.first_part[mention],
                                     resolved_.analyses[mention].size());
  }

  void write_values() {
    const ReadText read(document_, plan_);
    const DocumentView& view = read.view();
    for (const DateShift& shift : assigned_.dates) {
      std::vector<std::string> texts = write_dates(view, shift, scopes_);
      for (std::size_t k = 0; k < texts.size(); ++k) {
        text_of(shift.mentions[k], 0) = std::move(texts[k]);
      }
    }
    for (const auto& [places, numbers] : assigned_.numbers) {
      for (std::size_t k = 0; k < places.size(); ++k) {
        text_of(places[k].mention, places[k].part) = numbers.text(k);
      }
    }
  }

  // Writes names, initials and the literals around them.
  void write_names() {
    Initials initials(resolved_.table.entities(), assigned_.names, setup_.language, scopes_);
    for (std::size_t i = 0; i < plan_.mentions.size(); ++i) {
      if (!needs_surrogate(i)) continue;
      const Mention& mention = plan_.mentions[i];
      for (std::size_t p = 0; p < resolved_.analyses[i].size(); ++p) {
        const Part& part = resolved_.analyses[i][p];
        const std::string_view surface = surface_of(mention, part);
        const Filler filler = filler_of(mention, part);
        if (filler == Filler::kNone) {
          text_of(i, p) = literal(i, part);
        } else if (filler == Filler::kInitial) {
          text_of(i, p) = initials.map(surface, part.category, scope(i, part.category));
        } else if (filler == Filler::kName) {
          const std::size_t entity = resolved_.entities_of(i)[p];
          text_of(i, p) = write_name(assigned_.names[entity], part, surface, setup_.language);
        }
      }
    }
  }

  // In a wide scope the surrogate of one name may be another word of the mention ("Huber-Maier", if
  // Huber becomes Maier). Writes another surrogate in such a mention. Returns false if nothing was
  // written.
  bool write_otherwise(std::size_t i, std::string_view text, std::span<const KeptWord> kept) {
    const Mention& mention = plan_.mentions[i];
    std::map<std::size_t, DrawnName> others;  // by entity
    std::string shown(text);
    for (std::size_t p = 0; p < resolved_.analyses[i].size(); ++p) {
      const Part& part = resolved_.analyses[i][p];
      const std::size_t entity = resolved_.entities_of(i)[p];
      if (entity == kNoEntity || !is_wide(scope(i, part.category))) continue;
      if (!shows_word_beside(mention, part, kept, text_of(i, p)) && !shows_form(i, text_of(i, p))) {
        continue;
      }
      if (!others.contains(entity)) others[entity] = draw_unlike(entity, i, kept, shown);
      text_of(i, p) = write_name(others[entity], part, surface_of(mention, part), setup_.language);
      shown.append(1, ' ').append(text_of(i, p));
    }
    return !others.empty();
  }

  // True if the text contains a word of the mention outside the part.
  static bool shows_word_beside(const Mention& mention, const Part& part,
                                std::span<const KeptWord> kept, std::string_view text) {
    if (!words_to_go(mention, kept).recurs_in(text)) return false;
    Mention rest = mention;
    std::ranges::fill(rest.surface.begin() + static_cast<std::ptrdiff_t>(part.span.begin),
                      rest.surface.begin() + static_cast<std::ptrdiff_t>(part.span.end), ' ');
    return words_to_go(rest, kept).recurs_in(text);
  }

  // Also excludes words of the usual surrogate: the lemma of "Seefelder" is a different word.
  DrawnName draw_unlike(std::size_t entity, std::size_t mention, std::span<const KeptWord> kept,
                        std::string_view shown) {
    const std::string usual = assigned_.names[entity].surrogate.lemma;
    const std::string words = std::string(shown).append(1, ' ').append(usual);
    const text::UnitSet unwanted = words_to_go(plan_.mentions[mention], kept, words);
    const auto is_unwanted = [&](std::string_view name) {
      return unwanted.recurs_in(name) || shows_form(mention, name);
    };
    return assigned_.name_draws.unlike(resolved_.table.entities()[entity], usual, is_unwanted);
  }

  // In a wide scope names are drawn without regard to the others of their mention.
  [[nodiscard]] bool is_drawn_alone(std::size_t i) const {
    const std::size_t parts = resolved_.analyses[i].size();
    for (std::size_t p = 0; p < parts; ++p) {
      const Part& part = resolved_.analyses[i][p];
      const Filler filler = filler_of(plan_.mentions[i], part);
      const bool has_names = filler == Filler::kAddress || (filler == Filler::kName && parts > 1);
      if (has_names && is_wide(scope(i, part.category))) return true;
    }
    return false;
  }

  [[nodiscard]] bool shows_form(std::size_t i, std::string_view text) const {
    return shows_form_of(text, i, forms_, plan_, resolved_,
                         [&](std::size_t mention) { return kept_words_.of(mention); });
  }

  // Sets `kept` as leaves_word_of does.
  [[nodiscard]] bool shows_own_name(std::size_t i, std::string_view text, KeptWords& kept) const {
    return leaves_word_of(i, text, kept) || (is_drawn_alone(i) && shows_form(i, text));
  }

  // Replaces a line break in the literal by one blank; the edit restores the break.
  [[nodiscard]] std::string literal(std::size_t i, const Part& part) const {
    const Mention& mention = plan_.mentions[i];
    const std::string_view surface = surface_of(mention, part);
    const bool is_read_otherwise = std::ranges::binary_search(plan_.read_otherwise, i);
    // If "eva-huber" is read as "eva_huber", the text between the names is that of the document.
    const bool is_sign_of_text =
        is_read_otherwise && surface == "_" && mention.surface.size() == mention.span.size();
    const bool is_of_text =
        plan_.targets[i].stretch_count == 1 && (!is_read_otherwise || is_sign_of_text);
    if (!is_of_text) return std::string(surface);
    const std::string_view original =
        std::string_view(document_.text)
            .substr(mention.span.begin + part.span.begin, part.span.size());
    if (is_sign_of_text) return std::string(original);
    std::string out;
    std::size_t done = 0;
    for (const ByteSpan& run : line_breaks(original)) {
      out.append(surface.substr(done, run.begin - done)).push_back(' ');
      done = run.end;
    }
    out.append(surface.substr(done));
    return out;
  }

  void write_addresses() {
    std::map<ScopePlace, std::vector<const ShownAddress*>> by_scope;
    for (const ShownAddress& shown : resolved_.addresses) {
      if (needs_surrogate(shown.mention)) by_scope[shown.scope].push_back(&shown);
    }
    if (by_scope.empty()) return;
    const std::vector<std::string> names = name_texts();
    AddressWriter writer(names, document_, plan_, resolved_, assigned_, setup_, scopes_);
    for (const auto& [scope, addresses] : by_scope) {
      const std::vector<std::string> texts = writer.write(addresses, scope);
      constexpr std::size_t kMostOthers = 256;  // each is compared with all names of the document
      std::map<std::string_view, std::string> others;  // by the text of the address
      for (std::size_t k = 0; k < addresses.size(); ++k) {
        const auto [mention, part] = std::pair(addresses[k]->mention, addresses[k]->part);
        KeptWords kept;
        if (is_wide(scope) && others.size() < kMostOthers &&
            shows_own_name(mention, texts[k], kept)) {
          const auto [other, is_new] = others.try_emplace(plan_.mentions[mention].surface);
          if (is_new) other->second = write_otherwise(*addresses[k], texts[k], kept, names);
          text_of(mention, part) = other->second;
        } else {
          text_of(mention, part) = texts[k];
        }
      }
    }
  }

  // Like the other overload, for an address in which names get other surrogates. `usual_names`:
  // name_texts().
  std::string write_otherwise(const ShownAddress& shown, const std::string& text,
                              std::span<const KeptWord> kept,
                              std::span<const std::string> usual_names) {
    const Mention& mention = plan_.mentions[shown.mention];
    const text::UnitSet own = words_to_go(mention, kept);
    std::map<std::size_t, DrawnName> usual;  // by entity
    for (std::size_t e = 0; e < assigned_.names.size(); ++e) {
      const Entity& entity = resolved_.table.entities()[e];
      if (!entity.needs_surrogate || !is_wide(entity.scope)) continue;
      const std::string& drawn = assigned_.names[e].surrogate.lemma;
      const bool shows_word = own.recurs_in(entity.lemma) && own.recurs_in(drawn);
      if (!shows_word && !(is_written_in(drawn, text) && shows_form(shown.mention, drawn)))
        continue;
      usual[e] = std::exchange(assigned_.names[e], draw_unlike(e, shown.mention, kept, text));
    }
    if (usual.empty()) return text;
    std::vector<std::string> names(usual_names.begin(), usual_names.end());
    for (std::size_t i = 0; i < names.size(); ++i) {
      const auto is_other = [&](std::size_t entity) { return usual.contains(entity); };
      if (!names[i].empty() && std::ranges::any_of(resolved_.entities_of(i), is_other)) {
        names[i] = compose_with_drawn(i);
      }
    }
    const ShownAddress* const one = &shown;
    std::vector<std::string> texts =
        AddressWriter(names, document_, plan_, resolved_, assigned_, setup_, scopes_)
            .write(std::span(&one, 1), shown.scope);
    for (auto& [entity, name] : usual) assigned_.names[entity] = std::move(name);
    return std::move(texts[0]);
  }

  // Addresses write names without blanks and umlauts.
  static bool is_written_in(std::string_view name, std::string_view address) {
    return letters_of_token(address).find(letters_of_token(name)) != std::string::npos;
  }

  [[nodiscard]] std::string compose_with_drawn(std::size_t i) const {
    std::vector<std::string> texts(texts_of(i).begin(), texts_of(i).end());
    for (std::size_t p = 0; p < texts.size(); ++p) {
      const std::size_t entity = resolved_.entities_of(i)[p];
      const Part& part = resolved_.analyses[i][p];
      if (entity == kNoEntity) continue;
      texts[p] = write_name(assigned_.names[entity], part, surface_of(plan_.mentions[i], part),
                            setup_.language);
    }
    return compose(resolved_.analyses[i], texts).text;
  }

  // Returns the new texts of mentions that contain a name.
  [[nodiscard]] std::vector<std::string> name_texts() const {
    std::vector<std::string> texts(plan_.mentions.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (!needs_surrogate(i)) continue;
      const auto entities = resolved_.entities_of(i);
      const bool has_name = std::ranges::any_of(entities, [](auto e) { return e != kNoEntity; });
      if (has_name) texts[i] = compose(resolved_.analyses[i], texts_of(i)).text;
    }
    return texts;
  }

  [[nodiscard]] Composed compose_mention(std::size_t i) const {
    Composed whole = compose(resolved_.analyses[i], texts_of(i));
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

  // Sets `kept` to the words that may be kept, but only if the text contains an old word.
  [[nodiscard]] bool leaves_word_of(std::size_t i, std::string_view text, KeptWords& kept) const {
    const Mention& mention = plan_.mentions[i];
    if (!leaves_word(mention, {}, text)) return false;
    if (kept.empty()) {
      kept = kept_words_.of(i);
    }
    return leaves_word(mention, kept, text);
  }

  [[nodiscard]] std::vector<std::string> deal(std::size_t i, std::string_view text,
                                              KeptWords& kept) const {
    std::vector<std::string> words = deal_to_stretches(
        text, i, document_, plan_, resolved_, assigned_.name_draws, setup_.options, scopes_);
    std::string joined;
    for (const std::string& word : words) joined.append(word).push_back('\n');
    if (!leaves_word_of(i, joined, kept)) return words;
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
  const SweptForms& forms_;
  Assigned& assigned_;
  const StyledTexts& styled_;
  const EngineSetup& setup_;
  Scopes& scopes_;
  KeptWordFinder kept_words_;
  std::vector<std::string> texts_;  // of parts, by number
};

}  // namespace

Realized realize(const Document& document, const Plan& plan, const Resolved& resolved,
                 const SweptForms& forms, Assigned& assigned, const StyledTexts& styled,
                 const EngineSetup& setup, Scopes& scopes) {
  return Realizer(document, plan, resolved, forms, assigned, styled, setup, scopes).run();
}

}  // namespace pseudo
