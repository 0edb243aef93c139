#include "engine/realize/fill_styles.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "engine/realize/cdif_marks.h"
#include "engine/resolve/referents.h"
#include "engine/sweep/sweep.h"
#include "text/casing.h"
#include "text/words.h"

namespace pseudo {
namespace {

constexpr std::size_t kCodeLength = 8;

std::string code_of(const Referent& referent, Category category, Scopes& scopes) {
  DrawStream stream = scopes.draws(referent.scope).stream("tag-code", name(category), referent.key);
  std::string code;
  for (std::size_t i = 0; i < kCodeLength; ++i) {
    code += kCodeCharacters[stream.below(kCodeCharacters.size())];
  }
  return code;
}

// Replaces every occurrence of a field by a value.
std::string put(std::string format, std::string_view field, std::string_view value) {
  for (std::size_t at = format.find(field); at != std::string::npos;
       at = format.find(field, at + value.size())) {
    format.replace(at, field.size(), value);
  }
  return format;
}

struct OwnDescription {
  std::string text;  // "": none
  ListedBy listed_by = ListedBy::kNone;
  std::string of = {};  // id of its annotation
};

class StyleWriter {
 public:
  StyleWriter(const Document& document, const Plan& plan, const Resolved& resolved,
              const SweptForms& forms, const EngineSetup& setup, Scopes& scopes)
      : document_(document),
        plan_(plan),
        resolved_(resolved),
        forms_(forms),
        setup_(setup),
        styles_(setup.options.styles),
        scopes_(scopes) {}

  StyledTexts run() {
    const auto is_styled = [](const Target& target) { return target.style != Style::kSurrogate; };
    if (std::ranges::none_of(plan_.targets, is_styled)) return StyledTexts();
    texts_.resize(plan_.targets.size());
    std::vector<std::size_t> numbered;
    std::vector<std::size_t> omitted;
    for (std::size_t i = 0; i < plan_.targets.size(); ++i) {
      const Style style = plan_.targets[i].style;
      if (style == Style::kNumberedTag) numbered.push_back(i);
      if (style == Style::kCdifOmit) omitted.push_back(i);
      texts_[i].text = plain_text(i);
    }
    number(numbered);
    describe(omitted);
    return std::move(texts_);
  }

 private:
  [[nodiscard]] const Annotation& annotation(std::size_t i) const {
    return document_.annotations[plan_.targets[i].annotation];
  }

  // For styles whose text depends on the target alone.
  [[nodiscard]] std::string plain_text(std::size_t i) const {
    switch (plan_.targets[i].style) {
      case Style::kTag:
        return tag(i, "");
      case Style::kMask:
        return masked(plan_.mentions[i].surface, plan_.mentions[i].category, styles_);
      case Style::kYear: {
        const YearRange& years = plan_.years.at(i);
        if (years.first == years.last) return fmt::format("{}", years.first);
        return fmt::format("{}-{}", years.first, years.last);
      }
      case Style::kCdif:
        return cdif_reference(mark(i));
      default:  // kSurrogate and kRemove have no text here; the others depend on other mentions
        return {};
    }
  }

  [[nodiscard]] bool is_other(std::size_t i) const {
    const LabelRule* const rule = setup_.options.labels.find(annotation(i).label);
    return rule != nullptr && rule->kind == LabelRule::Kind::kOther;
  }

  [[nodiscard]] std::string tag(std::size_t i, std::string_view number) const {
    std::string label = annotation(i).label;
    const std::string_view category = is_other(i) ? "OTHER" : name(plan_.mentions[i].category);
    // The label is inserted last, so a label that looks like a field is not replaced.
    std::string text = put(styles_.tag_format, "{category}", fmt::format("{}{}", category, number));
    return put(std::move(text), "{label}", label.append(number));
  }

  void number(const std::vector<std::size_t>& targets) {
    const std::vector<Referent> referents =
        referents_of(as_subjects(targets), document_, plan_, resolved_, setup_.options);
    std::map<std::pair<ScopePlace, std::string>, std::map<std::string, std::size_t>> numbers;
    for (std::size_t k = 0; k < targets.size(); ++k) {
      const std::size_t i = targets[k];
      const Referent& referent = referents[k];
      if (is_wide(referent.scope)) {
        write_code(i, code_of(referent, plan_.mentions[i].category, scopes_));
        continue;
      }
      auto& known = numbers[{referent.scope, tag(i, "")}];
      const std::size_t number = known.try_emplace(referent.key, known.size() + 1).first->second;
      texts_[i].text = tag(i, fmt::format("_{}", number));
    }
  }

  void write_code(std::size_t i, const std::string& code) {
    StyledText& styled = texts_[i];
    styled.text = tag(i, "_" + code);
    const std::size_t at = styled.text.find("_" + code) + 1;
    styled.code = {at, at + code.size()};
  }

  [[nodiscard]] CdifMark mark(std::size_t i) const {
    if (is_other(i)) return kCdifUnspecified;
    const Mention& mention = plan_.mentions[i];
    const bool is_nickname = std::ranges::any_of(resolved_.analyses[i], [&](const Part& part) {
      return part.kind == Part::Kind::kEntity && setup_.language.is_nickname(part);
    });
    return cdif_mark(mention.category, {is_nickname, is_fax(mention)});
  }

  // True if the number follows or begins with a word for fax.
  [[nodiscard]] bool is_fax(const Mention& mention) const {
    if (mention.category != Category::kPhone) return false;
    const auto says_fax = [&](std::string_view text, std::optional<ByteSpan> word) {
      return word && setup_.locale.fax_words.contains(
                         text::to_lower(text.substr(word->begin, word->size())));
    };
    return says_fax(document_.text, text::word_before(document_.text, mention.span.begin)) ||
           says_fax(mention.surface, text::next_word(mention.surface, 0));
  }

  void describe(const std::vector<std::size_t>& targets) {
    if (targets.empty()) return;
    for (const auto& [twin, target] : plan_.twins) twins_.emplace(target, twin);
    std::vector<Subject> subjects = as_subjects(targets);
    std::vector<OwnDescription> own;
    for (const std::size_t target : targets) own.push_back(own_description(target));
    add_inner(subjects, own);
    const std::vector<Referent> referents =
        referents_of(subjects, document_, plan_, resolved_, setup_.options, Among::kKind);
    std::map<Referent, std::vector<OwnDescription>> of_referents;
    for (std::size_t k = 0; k < targets.size(); ++k) of_referents[referents[k]];
    for (std::size_t k = 0; k < subjects.size(); ++k) {
      const auto known = of_referents.find(referents[k]);
      if (own[k].text.empty() || known == of_referents.end()) continue;
      if (!sweep(own[k].text, forms_, setup_.language).empty()) {
        texts_[subjects[k].target].badly_described = own[k].of;
      } else if (known->second.empty() || known->second.front().text == own[k].text) {
        known->second.push_back(own[k]);
      }
    }
    for (std::size_t k = 0; k < targets.size(); ++k) {
      write_omission(targets[k], of_referents.at(referents[k]));
    }
  }

  // `known`: the descriptions of the entity. Each row is listed only once.
  void write_omission(std::size_t target, std::vector<OwnDescription>& known) {
    texts_[target].text = cdif_omission(known.empty() ? mark(target).description
                                                      : std::string_view(known.front().text));
    for (OwnDescription& own : known) {
      if (own.listed_by == ListedBy::kNone) continue;
      texts_[target].listed.push_back({own.listed_by, own.of});
      own.listed_by = ListedBy::kNone;
    }
  }

  // Adds described annotations inside a mention: their entity may occur elsewhere as well, and a
  // part of a person's name describes the person.
  void add_inner(std::vector<Subject>& subjects, std::vector<OwnDescription>& own) {
    for (std::size_t a = 0; a < document_.annotations.size(); ++a) {
      const Annotation& inner = document_.annotations[a];
      if (!plan_.categories[a] || inner.fragments.empty()) continue;
      OwnDescription description = own_description(inner.id);
      if (description.text.empty()) continue;
      const auto target = target_around(a);
      if (!target) continue;
      subjects.push_back({*target, a});
      own.push_back(std::move(description));
    }
  }

  // The target with a single stretch whose mention contains the annotation and is longer.
  [[nodiscard]] std::optional<std::size_t> target_around(std::size_t a) const {
    const Annotation& inner = document_.annotations[a];
    const ByteSpan span{inner.fragments.front().begin, inner.fragments.back().end};
    const auto begins_behind = [](std::size_t begin, const Mention& mention) {
      return begin < mention.span.begin;
    };
    const auto next =
        std::upper_bound(plan_.mentions.begin(), plan_.mentions.end(), span.begin, begins_behind);
    if (next == plan_.mentions.begin()) return std::nullopt;
    const auto i = static_cast<std::size_t>(next - plan_.mentions.begin()) - 1;
    const Mention& mention = plan_.mentions[i];
    const bool is_whole = mention.span.begin == span.begin && mention.span.end == span.end;
    if (span.end > mention.span.end || is_whole || plan_.targets[i].stretch_count != 1) {
      return std::nullopt;
    }
    return i;
  }

  // The description of its annotation; otherwise of another annotation with the same span.
  [[nodiscard]] OwnDescription own_description(std::size_t target) {
    OwnDescription own = own_description(annotation(target).id);
    const auto [begin, end] = twins_.equal_range(target);
    for (auto twin = begin; own.text.empty() && twin != end; ++twin) {
      own = own_description(document_.annotations[twin->second].id);
    }
    return own;
  }

  // Taken from the list of descriptions; otherwise from a note.
  [[nodiscard]] OwnDescription own_description(const std::string& id) {
    for (const ListedBy row : {ListedBy::kRowOfDocument, ListedBy::kRowOfAny}) {
      const auto known = styles_.descriptions.find(
          row == ListedBy::kRowOfAny ? std::string_view() : std::string_view(document_.id));
      if (known == styles_.descriptions.end()) continue;
      const auto own = known->second.find(id);
      if (own != known->second.end()) return {own->second, row, id};
    }
    if (!notes_) notes_ = described_by_notes();
    const auto note = notes_->find(id);
    if (note == notes_->end()) return {};
    return {std::string(note->second), ListedBy::kNone, id};
  }

  [[nodiscard]] std::map<std::string_view, std::string_view> described_by_notes() const {
    std::map<std::string_view, std::string_view> found;
    for (const Remark& remark : document_.remarks) {
      const bool describes = remark.kind == Remark::Kind::kNote && remark.type == "Description";
      if (describes) found.emplace(remark.on, remark.text);
    }
    return found;
  }

  const Document& document_;
  const Plan& plan_;
  const Resolved& resolved_;
  const SweptForms& forms_;
  const EngineSetup& setup_;
  const StyleOptions& styles_;
  Scopes& scopes_;
  StyledTexts texts_;
  std::optional<std::map<std::string_view, std::string_view>> notes_;
  std::multimap<std::size_t, std::size_t> twins_;  // by target: annotations with its span
};

}  // namespace

StyledTexts write_styles(const Document& document, const Plan& plan, const Resolved& resolved,
                         const SweptForms& forms, const EngineSetup& setup, Scopes& scopes) {
  return StyleWriter(document, plan, resolved, forms, setup, scopes).run();
}

}  // namespace pseudo
