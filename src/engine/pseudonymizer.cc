#include "pseudo/pseudonymizer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "align/edits.h"
#include "engine/assign.h"
#include "engine/carry.h"
#include "engine/check.h"
#include "engine/date_shift.h"
#include "engine/originals.h"
#include "engine/resolve.h"
#include "engine/setup.h"

namespace pseudo {
namespace {

constexpr std::array<Category, 6> kMapped{Category::kFemale, Category::kMale, Category::kFamily,
                                          Category::kCity,   Category::kOrg,  Category::kStreet};

std::size_t served_letters(const LanguageModule& language, Category category,
                           const LetterClass& letters) {
  EntityView entity;
  entity.category = category;
  const SurrogateQuery query = language.query(entity);
  if (query.table == nullptr) return letters.size();
  return static_cast<std::size_t>(std::ranges::count_if(letters, [&](char32_t letter) {
    Conditions conditions;
    conditions.letter = letter;
    return query.table->select(conditions).size() > 0;
  }));
}

Result<std::vector<LetterClass>> classes_of(const Options& options, const LanguageModule& language,
                                            Category category) {
  const bool own = !options.letter_classes.empty();
  std::vector<LetterClass> classes;
  for (const LetterClass& letters :
       own ? options.letter_classes : language.letter_classes(category)) {
    if (letters.size() >= 2 && served_letters(language, category, letters) >= 2) {
      classes.push_back(letters);
    } else if (own) {
      return Error{ErrorCode::kUsage,
                   fmt::format("a class of first letters for {} has fewer than two letters that "
                               "the lexicon can serve; use larger classes",
                               name(category))};
    }  // a language with small lexicons keeps no relation of these letters
  }
  return classes;
}

Status check_fixed_shift(int days) {
  const auto wrong = [&](std::string_view what) {
    return Error{ErrorCode::kUsage, fmt::format("a shift of {} days: {}", days, what)};
  };
  if (days < -kMostShiftDays || days > kMostShiftDays) {
    return wrong(fmt::format("at most {} days in either direction", kMostShiftDays));
  }
  if (days == 0) {
    return wrong("every date would stay as it is; give another number, best a multiple of 7");
  }
  if (!is_whole_years(days)) return Done{};
  int weeks = days - days % 7;
  if (is_whole_years(weeks)) weeks += days < 0 ? 7 : -7;
  return wrong(
      fmt::format("whole years would leave dates without a year as they are; take {}, "
                  "which keeps weekdays right",
                  weeks));
}

Status check_options(const Options& options) {
  if (options.max_shift < 7 || options.max_shift > kMostShiftDays) {
    return Error{
        ErrorCode::kUsage,
        fmt::format("a bound of {} days for shifts: from 7 days, so that weekdays can stay, to {}",
                    options.max_shift, kMostShiftDays)};
  }
  if (options.fixed_shift) {
    if (const Status fits = check_fixed_shift(*options.fixed_shift); !fits) return fits;
  }
  if (options.missed == MissedPolicy::kReplace) {
    return Error{ErrorCode::kUsage,
                 "missed mentions cannot be replaced yet, only reported or refused"};
  }
  return Done{};
}

Result<EditList> edits_of(const Document& document, const MentionPlan& plan, Assigned& assigned) {
  std::vector<Edit> edits;
  edits.reserve(plan.slots.size());
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    const std::span<const Slot> slots = plan.slots_of(plan.targets[i]);
    if (slots.size() == 1) {
      edits.push_back(make_edit(document.text, slots[0].span, std::move(assigned.composed[i])));
      continue;
    }
    for (std::size_t k = 0; k < slots.size(); ++k) {
      edits.push_back(make_edit(document.text, slots[k].span, {assigned.dealt.at(i)[k], {}}));
    }
  }
  return EditList::make(std::move(edits), document.text);
}

// New text of each mention; only notes that are scrubbed ask for it.
std::vector<std::string> replacements_of(const Assigned& assigned, NotesPolicy notes) {
  std::vector<std::string> replacements;
  if (notes != NotesPolicy::kScrub) return replacements;
  for (const Composed& composed : assigned.composed) replacements.push_back(composed.text);
  return replacements;
}

// What is left of a document that has been understood, once its surrogates are drawn.
struct Drawn {
  std::vector<std::optional<Category>> categories;
  MentionPlan plan;
  EditList edits;
  std::vector<std::string> replacements;
};

// Takes links and remarks out of `document`.
void apply(Document& document, const Drawn& drawn, const OriginalIndex& originals,
           NotesPolicy notes, Outcome& outcome) {
  outcome.document.id = document.id;
  outcome.document.text = drawn.edits.apply(document.text);
  const CarryCounts counts =
      carry_over(document, outcome.document,
                 {drawn.edits, drawn.categories, originals, drawn.replacements, notes});
  outcome.notes_dropped = counts.notes_dropped;
  outcome.normalizations_dropped = counts.normalizations_dropped;
  outcome.inner_without_counterpart = counts.inner_without_counterpart;
  outcome.texts_rewritten = outcome.document.texts_rewritten;
  outcome.replaced.reserve(drawn.edits.edits().size());
  for (const Edit& edit : drawn.edits.edits()) {
    outcome.replaced.push_back({edit.span, drawn.edits.image(edit.span).span});
  }
}

std::size_t covered(const Document& document) {
  std::size_t bytes = document.text.size();
  for (const Annotation& annotation : document.annotations) {
    for (const ByteSpan& fragment : annotation.fragments) bytes += fragment.size();
  }
  return bytes;
}

constexpr std::size_t kAlways = std::size_t{4} << 20U;  // bytes that annotations may always cover
constexpr std::size_t kGrowth = 16;

Error entangled(std::size_t bytes) {
  return {ErrorCode::kSpan,
          fmt::format("annotations overlap so much that together they cover {} bytes; remove "
                      "overlapping ones",
                      bytes),
          in_annotations()};
}

// Without the covered texts (JSON Lines) a short document may hold so many annotations of nearly
// all of its text that work and output grow with the square of the input.
Status check_entanglement(const Document& document) {
  constexpr std::size_t kElement = 64;  // bytes that an annotation takes at least
  const std::size_t input =
      document.text.size() +
      kElement * (document.annotations.size() + document.links.size() + document.remarks.size());
  const std::size_t bytes = covered(document);
  if (bytes <= kAlways + kGrowth * input) return Done{};
  return entangled(bytes);
}

// Annotations that overlap in a chain all end on the whole surrogate of the chain: with thousands
// of them the output would grow with the square of the input.
Status check_growth(const Document& before, const Document& after) {
  const std::size_t bytes = covered(after);
  if (bytes <= kAlways + kGrowth * covered(before)) return Done{};
  return entangled(bytes);
}

bool same_parts(const Analysis& a, const Analysis& b) {
  return std::ranges::equal(a, b, {}, &Part::key, &Part::key);
}

bool parts_before(const Analysis& a, const Analysis& b) {
  return std::ranges::lexicographical_compare(a, b, {}, &Part::key, &Part::key);
}

// Mentions of one label with equal keys are one entity.
void count(const Document& document, const Resolved& resolved, Outcome& outcome) {
  struct Counted {
    std::string_view label;
    const Analysis* parts;
  };
  std::vector<Counted> mentions;
  mentions.reserve(resolved.plan.targets.size());
  for (std::size_t i = 0; i < resolved.plan.targets.size(); ++i) {
    const std::string& label = document.annotations[resolved.plan.targets[i].annotation].label;
    mentions.push_back({label, &resolved.analyses[i]});
  }
  std::ranges::sort(mentions, [](const Counted& a, const Counted& b) {
    if (a.label != b.label) return a.label < b.label;
    return parts_before(*a.parts, *b.parts);
  });
  LabelCount* counts = nullptr;  // of the label of the last mention
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    const auto& [label, parts] = mentions[i];
    const bool same_label = i > 0 && label == mentions[i - 1].label;
    if (!same_label)
      counts = &outcome.labels.try_emplace(outcome.labels.end(), std::string(label))->second;
    const bool same_entity = same_label && same_parts(*parts, *mentions[i - 1].parts);
    ++counts->mentions;
    if (!same_entity) ++counts->entities;
  }
}

// Understands a document and draws its surrogates. All that is only needed for that is gone in the
// end: it is most of the memory that a document takes.
Result<Drawn> draw(const Document& document, const Pseudonymizer::Setup& setup, Outcome& outcome) {
  Result<Resolved> resolved = resolve(document, setup.options, setup.language);
  if (!resolved) return resolved.error();
  Assigned assigned = assign(document, *resolved, setup);
  outcome.plain_surrogates = assigned.plain;
  outcome.collisions = assigned.collisions;
  outcome.weekdays = assigned.weekdays;
  outcome.holidays = assigned.holidays;
  count(document, *resolved, outcome);
  Drawn drawn{std::move(resolved->categories), std::move(resolved->plan), {}, {}};
  resolved = Resolved();
  drawn.replacements = replacements_of(assigned, setup.options.notes);
  Result<EditList> edits = edits_of(document, drawn.plan, assigned);
  if (!edits) return edits.error();
  drawn.edits = std::move(*edits);
  return drawn;
}

Error leak(const Finding& finding) {
  return {ErrorCode::kLeak,
          fmt::format("the original of {} would have been in the output", finding.annotation),
          in_annotations(), Remedy::kReportBug};
}

Status check(const Checked& before, const Options& options, const LanguageModule& language,
             Outcome& outcome) {
  for (Finding& finding : check_against(before, outcome.document, language)) {
    switch (finding.code) {
      case FindingCode::kOriginalElsewhere:
        outcome.missed.push_back({finding.offset, std::move(finding.annotation), finding.doubtful});
        break;
      case FindingCode::kOriginalInLine:
        // What is scrubbed was looked through then, and may hold surrogates that are originals.
        if (options.notes == NotesPolicy::kDrop) return leak(finding);
        break;
      case FindingCode::kOriginalInPlace:
        return leak(finding);
      default:
        return Error{ErrorCode::kInternal,
                     fmt::format("the output would not agree with its annotations ({} at {})",
                                 finding.annotation, finding.offset),
                     in_annotations(), Remedy::kReportBug};
    }
  }
  const auto sure = std::ranges::count(outcome.missed, false, &MissedMention::doubtful);
  if (options.missed == MissedPolicy::kReport || sure == 0) return Done{};
  const auto first = std::ranges::find(outcome.missed, false, &MissedMention::doubtful);
  return Error{ErrorCode::kMissedMention,
               fmt::format("{} mentions of annotated names are not annotated, the first that of "
                           "{} at character {} of the output",
                           sure, first->annotation, first->offset),
               in_text(), Remedy::kAnnotateOrReportMissed};
}

}  // namespace

Pseudonymizer::Pseudonymizer(std::unique_ptr<const Setup> setup) : setup_(std::move(setup)) {}
Pseudonymizer::Pseudonymizer(Pseudonymizer&&) noexcept = default;
Pseudonymizer& Pseudonymizer::operator=(Pseudonymizer&&) noexcept = default;
Pseudonymizer::~Pseudonymizer() = default;

Result<Pseudonymizer> Pseudonymizer::make(Options options, const LanguageModule& language,
                                          const Lexicons& lexicons, Key key) {
  if (Status checked = check_options(options); !checked) return checked.error();
  LetterClasses all;
  for (const Category category : kMapped) {
    auto classes = classes_of(options, language, category);
    if (!classes) return classes.error();
    all[static_cast<std::size_t>(category)] = std::move(*classes);
  }
  return Pseudonymizer(
      std::make_unique<const Setup>(Setup{std::move(options), language, lexicons, std::move(key),
                                          std::move(all), values::Locale(lexicons)}));
}

const LabelMap& Pseudonymizer::labels() const { return setup_->options.labels; }

Result<Outcome> Pseudonymizer::run(Document document) const {
  if (Status fits = check_entanglement(document); !fits) return fits.error();
  Outcome outcome;
  Result<Drawn> drawn = draw(document, *setup_, outcome);
  if (!drawn) return drawn.error();
  const OriginalIndex originals = index_originals(drawn->plan.mentions);
  apply(document, *drawn, originals, setup_->options.notes, outcome);
  drawn->edits = {};
  if (Status fits = check_growth(document, outcome.document); !fits) return fits.error();
  Status checked = check({document, drawn->categories, drawn->plan, originals}, setup_->options,
                         setup_->language, outcome);
  if (!checked) return checked.error();
  return outcome;
}

}  // namespace pseudo
