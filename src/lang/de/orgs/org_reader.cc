#include "lang/de/orgs/org_reader.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/orgs/kept_org_words.h"
#include "lang/de/orgs/known_org_parts.h"
#include "lang/de/orgs/org_acronym.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_spelling.h"
#include "lang/de/orgs/org_topic.h"
#include "lang/de/orgs/whole_org.h"
#include "lang/de/spelling.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {

// Returns the part of a full name that its acronym follows, or nullopt.
std::optional<Part> OrgReader::part_behind_acronym(const Mention& mention, bool sure,
                                                   const Context& context) const {
  const Mention full = in_natural_case(rules_, mention);
  const OrgWords words = classifier_.classify(full, context);
  if (words.tokens.empty()) return std::nullopt;
  auto parts = is_one_name(words, full, context)
                   ? std::nullopt
                   : parts_of_known_words(rules_, words, full, context);
  if (!parts) {
    Part part = whole_org(rules_, words, full, context);
    part.form = Form(OrgForm{});
    return part;
  }
  if (!sure) return std::nullopt;
  for (Part& part : *parts) {
    if (part.category != Category::kOrg) continue;
    OrgForm form;
    form.head = initials_that_stay(words);
    part.form = Form(std::move(form));
    return std::move(part);
  }
  return std::nullopt;
}

bool OrgReader::link_acronym(Part& part, const Mention& mention, const Context& context) const {
  const bool small = is_all_lower(mention.surface);
  const std::string acronym = small ? part.lemma : mention.surface;
  if (!is_org_acronym(acronym)) return false;
  if (link_to_bracket(part, mention, acronym, context)) return true;
  const auto defined = context.orgs().defined_by(mention.surface);
  auto indexes = context.orgs().full_names(mention.surface);
  if (defined) indexes.insert(indexes.begin(), *defined);
  for (const std::size_t index : indexes) {
    const Mention& other = context.document().mentions[index];
    if (other.span == mention.span) continue;
    const bool sure =
        defined == index || MentionedOrgs::is_initials_of(mention.surface, other.surface);
    auto full = part_behind_acronym(other, sure, context);
    if (!full) continue;
    const ByteSpan span = part.span;
    OrgForm form = form_as<OrgForm>(*full);
    form.kind = OrgForm::Kind::kAcronym;
    form.acronym = acronym;
    part = *std::move(full);
    part.span = span;
    part.form = Form(std::move(form));
    return true;
  }
  return false;
}

// Makes "VKP" the acronym that a mention such as "Verein für Kulturpflege (VKP)" has in brackets.
bool OrgReader::link_to_bracket(Part& part, const Mention& mention, const std::string& acronym,
                                const Context& context) const {
  const auto index = context.orgs().with_bracket(acronym);
  if (!index) return false;
  const Mention& full = context.document().mentions[*index];
  if (full.span.contains(mention.span)) return false;
  const std::size_t open = *bracket_of_acronym(full.surface);
  for (Part& one : read_with_acronym(full, open, context)) {
    if (one.span.begin != open + 1 || one.category != Category::kOrg) continue;
    OrgForm form = form_as<OrgForm>(one);
    if (form.kind != OrgForm::Kind::kAcronym) return false;
    form.acronym = acronym;
    const ByteSpan span = part.span;
    part = std::move(one);
    part.span = span;
    part.form = Form(std::move(form));
    return true;
  }
  return false;
}

// True for a name that is not split because it is known as a whole: by an acronym, or by an
// inflected adjective.
bool OrgReader::is_one_name(const OrgWords& words, const Mention& mention,
                            const Context& context) const {
  if (is_unique_body(rules_, words, mention)) return true;
  if (context.orgs().has_acronym(mention.surface)) return true;
  return words.end > 1 && words.head_at > 0 &&
         context.orgs().declines(rules_.orgs.uninflected(text::fold_key(mention.surface)),
                                 rules_.orgs);
}

Analysis OrgReader::read_parts(const OrgWords& words, const Mention& mention,
                               const Context& context) const {
  if (auto topic = lone_topic(rules_, words, mention)) return {*std::move(topic)};
  if (!is_one_name(words, mention, context)) {
    if (auto parts = parts_of_known_words(rules_, words, mention, context))
      return *std::move(parts);
  }
  Part part = whole_org(rules_, words, mention, context);
  const bool linked = link_acronym(part, mention, context);
  const std::string_view written = words.tokens[0].text();
  if (!linked && words.tokens.size() == 1 && !words.head && !rules_.orgs.bodies().find(part.key) &&
      is_org_acronym(is_all_lower(written) ? std::string_view(part.lemma) : written)) {
    part.traits.kind = {};
  }
  return {std::move(part)};
}

namespace {

bool is_entity(const Part& part) { return part.kind == Part::Kind::kEntity; }

bool is_whole_name(const Part& part) {
  return part.category == Category::kOrg && part.sort.get<OrgTopic>() == nullptr &&
         form_as<OrgForm>(part).kind == OrgForm::Kind::kName;
}

}  // namespace

// If reading the whole mention puts the bracket into a part, the acronym would be lost with the
// part. Then the acronym belongs to the name before the bracket if that is one part; else it is a
// separate name.
Analysis OrgReader::read_with_acronym(const Mention& written, std::size_t open,
                                      const Context& context) const {
  const std::string& surface = written.surface;
  Analysis whole = read_name(written, context);
  const auto has_bracket = [&](const Part& one) {
    return is_entity(one) && one.span.contains(ByteSpan{open, open + 1});
  };
  if (std::ranges::none_of(whole, has_bracket)) return whole;
  Mention name = written;
  name.surface.resize(surface.find_last_not_of(" \t\r\n", open - 1) + 1);
  name.span.end = name.span.begin + name.surface.size();
  Analysis parts = read_name(name, context);
  const auto own = std::ranges::find_if(parts, is_entity);
  if (own == parts.end()) return whole;
  Part part;
  OrgForm form;
  form.kind = OrgForm::Kind::kAcronym;
  form.acronym = surface.substr(open + 1, surface.size() - open - 2);
  const bool is_alone = std::ranges::count_if(parts, is_entity) == 1 && is_whole_name(*own);
  bool is_linked = false;
  if (is_alone) {
    part = *own;
  } else {
    part.category = Category::kOrg;
    part.lemma = form.acronym;
    part.key = text::fold_key(part.lemma);
    Mention acronym = written;  // as if it were a mention next to the name
    acronym.surface = form.acronym;
    acronym.span = {written.span.begin + open + 1, written.span.end - 1};
    is_linked = link_acronym(part, acronym, context);
    if (is_linked) form = form_as<OrgForm>(part);
  }
  // There is no full name in brackets: "Technische Universität München (TUM)".
  const bool is_acronym = is_alone || is_linked || rules_.orgs.bodies().find(part.key).has_value();
  part.form = Form(is_acronym ? std::move(form) : OrgForm());
  part.span = {open + 1, surface.size() - 1};
  parts.push_back(std::move(part));
  close_gaps(parts, surface, Category::kOrg);
  return parts;
}

Analysis OrgReader::read(const Mention& written, const Context& context) const {
  const auto open = bracket_of_acronym(written.surface);
  return open ? read_with_acronym(written, *open, context) : read_name(written, context);
}

Analysis OrgReader::read_name(const Mention& written, const Context& context) const {
  const Mention mention = in_natural_case(rules_, written);
  OrgWords words = classifier_.classify(mention, context);
  Analysis parts;
  const std::size_t legal_form =
      words.has_legal || words.has_branch ? words.end : words.tokens.size();
  if (!words.tokens.empty()) {
    // "Institut für" at the end of a line: keeps the preposition.
    while (words.head && words.end > words.head_at + words.head.words &&
           words.roles[words.end - 1] == OrgRole::kLink) {
      --words.end;
    }
    parts = read_parts(words, mention, context);
    keep_words(rules_, words, legal_form, parts);
  }
  const bool decomposed = !text::is_nfc(mention.surface);
  for (Part& part : parts) {
    part.spelling |= context.habits();
    if (decomposed) part.spelling |= kDecomposed;
  }
  close_gaps(parts, mention.surface, Category::kOrg);
  return parts;
}

}  // namespace pseudo::lang::de
