#include "engine/realize/note_texts.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "engine/common/filler.h"
#include "engine/realize/compose.h"
#include "engine/realize/fill_names.h"
#include "engine/resolve/analyze_mentions.h"
#include "engine/resolve/read_text.h"
#include "engine/resolve/scope_of_target.h"
#include "engine/sweep/sweep.h"

namespace pseudo {
namespace {

// Returns where the owner's part is in the new text of its mention, or null if the owner is the
// whole mention.
const Anchor* anchor_of(const FormOwner& owner, const Resolved& resolved, const Composed& mention) {
  if (owner.part == kWholeMention) return nullptr;
  const ByteSpan span = resolved.analyses[owner.mention][owner.part].span;
  const auto found = std::ranges::find(mention.anchors, span, &Anchor::before);
  return found == mention.anchors.end() ? nullptr : &*found;
}

std::vector<std::string> texts_of_owners(const Plan& plan, const Resolved& resolved,
                                         const SweptForms& forms, const Realized& realized) {
  std::vector<std::string> texts;
  for (const FormOwner& owner : forms.owners) {
    const Composed& mention = realized.mentions[owner.mention];
    const bool is_address = filler_of(plan.mentions[owner.mention].category) == Filler::kAddress;
    if (is_address && is_name(owner.category)) {
      texts.emplace_back();
    } else if (const Anchor* const anchor = anchor_of(owner, resolved, mention)) {
      texts.push_back(mention.text.substr(anchor->after.begin, anchor->after.size()));
    } else {
      texts.push_back(mention.text);
    }
  }
  return texts;
}

/// Writes the names of notes in their own forms. The language reads the notes as if they followed
/// the text, so that it knows the names of the document.
class NoteForms {
 public:
  NoteForms(const Document& document, const Plan& plan, const Resolved& resolved,
            const SweptForms& forms, const Assigned& assigned, const EngineSetup& setup)
      : document_(document),
        plan_(plan),
        resolved_(resolved),
        forms_(forms),
        assigned_(assigned),
        setup_(setup) {}

  void write(NoteTexts& texts) {
    for (const Link& link : document_.links) collect(link.value);
    for (const Remark& remark : document_.remarks) {
      if (remark.kind == Remark::Kind::kField) continue;
      collect(remark.type);
      collect(remark.text);
    }
    if (found_.empty()) return;
    const ReadText read(document_, plan_);
    const DocumentView& view = read.view();
    std::vector<Mention> mentions(view.mentions.begin(), view.mentions.end());
    for (Found& found : found_) {
      found.mention.span.begin += view.text.size();
      found.mention.span.end += view.text.size();
      mentions.push_back(found.mention);
    }
    const std::string text = std::string(view.text) + notes_;
    const std::vector<Analysis> analyses = setup_.language.analyze({text, mentions});
    for (std::size_t k = 0; k < found_.size() && analyses.size() == mentions.size(); ++k) {
      const Analysis& analysis = analyses[analyses.size() - found_.size() + k];
      const std::optional<std::string> form = in_form(found_[k], analysis);
      // "Hof" may be kept in "Gasthof Bragaer Hofs", but not in the text, where it is also a name.
      if (form && sweep(*form, forms_, setup_.language).empty())
        texts.of_form.try_emplace({found_[k].owner, found_[k].mention.surface}, *form);
    }
  }

 private:
  struct Found {
    FormIndex::Owner owner = 0;
    Mention mention;  // its span is relative to the notes
  };

  void collect(std::string_view text) {
    if (text.empty()) return;
    std::vector<Found> found;
    for (const SweptMention& match : sweep(text, forms_, setup_.language)) {
      if (match.is_denied || !is_in_other_form(match, text)) continue;
      const std::string_view written = text.substr(match.span.begin, match.span.size());
      found.push_back(
          {match.owner,
           {forms_.owners[match.owner].category, std::string(written), match.span, {}}});
    }
    if (found.empty()) return;
    notes_ += "\n\n";
    for (Found& one : found) {
      one.mention.span.begin += notes_.size();
      one.mention.span.end += notes_.size();
      found_.push_back(std::move(one));
    }
    notes_ += text;
  }

  // Numbers, dates and addresses have no other forms than that of their mention.
  [[nodiscard]] bool is_in_other_form(const SweptMention& match, std::string_view text) const {
    const FormOwner& owner = forms_.owners[match.owner];
    if (!is_named(owner.category) || plan_.targets[owner.mention].style != Style::kSurrogate)
      return false;
    const Mention& mention = plan_.mentions[owner.mention];
    const std::string_view surface =
        owner.part == kWholeMention
            ? std::string_view(mention.surface)
            : surface_of(mention, resolved_.analyses[owner.mention][owner.part]);
    return text.substr(match.span.begin, match.span.size()) != surface;
  }

  // Returns nothing if a part is no name of the document.
  [[nodiscard]] std::optional<std::string> in_form(const Found& found,
                                                   const Analysis& analysis) const {
    std::vector<std::string> texts;
    bool has_name = false;
    for (const Part& part : analysis) {
      const std::string_view surface = surface_of(found.mention, part);
      if (part.kind == Part::Kind::kLiteral) {
        texts.emplace_back(surface);
        continue;
      }
      const std::optional<std::size_t> entity = entity_of(found, part);
      if (!entity) return std::nullopt;
      texts.push_back(write_name(assigned_.names[*entity], part, surface, setup_.language));
      has_name = true;
    }
    if (!has_name) return std::nullopt;
    return compose(analysis, texts).text;
  }

  [[nodiscard]] std::optional<std::size_t> entity_of(const Found& found, const Part& part) const {
    if (part.kind != Part::Kind::kEntity || !is_name(part.category)) return std::nullopt;
    const ScopePlace scope = scope_of(setup_.options, document_, plan_,
                                      forms_.owners[found.owner].mention, part.category);
    const std::optional<std::size_t> entity = resolved_.table.find(scope, part.category, part.key);
    const bool is_drawn = entity && resolved_.table.entities()[*entity].needs_surrogate;
    return is_drawn ? entity : std::nullopt;
  }

  const Document& document_;
  const Plan& plan_;
  const Resolved& resolved_;
  const SweptForms& forms_;
  const Assigned& assigned_;
  const EngineSetup& setup_;
  std::string notes_;  // as they follow the text
  std::vector<Found> found_;
};

}  // namespace

const std::string& NoteTexts::of(FormIndex::Owner owner, std::string_view written) const {
  const auto form = of_form.find({owner, std::string(written)});
  return form == of_form.end() ? of_owner[owner] : form->second;
}

NoteTexts write_note_texts(const Document& document, const Plan& plan, const Resolved& resolved,
                           const SweptForms& forms, const Assigned& assigned,
                           const Realized& realized, const EngineSetup& setup) {
  NoteTexts texts;
  if (document.links.empty() && document.remarks.empty()) return texts;
  texts.of_owner = texts_of_owners(plan, resolved, forms, realized);
  NoteForms(document, plan, resolved, forms, assigned, setup).write(texts);
  return texts;
}

}  // namespace pseudo
