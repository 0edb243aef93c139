#include "pseudo/pseudonymizer.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

#include "align/edits.h"
#include "engine/compose.h"
#include "engine/date_shift.h"
#include "engine/entity_table.h"
#include "engine/initials.h"
#include "engine/mention_plan.h"
#include "engine/name_surrogates.h"
#include "engine/original_index.h"
#include "engine/originals.h"
#include "engine/plain_shape.h"
#include "engine/scopes.h"
#include "engine/standoff.h"
#include "engine/value_surrogates.h"
#include "fmt/format.h"
#include "pseudo/check.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "values/digits_letters.h"

namespace pseudo {

struct Pseudonymizer::Setup {
  Options options;
  const LanguageModule& language;
  Key key;
  LetterClasses classes;
  values::ValueFacts facts;
};

namespace {

constexpr std::array<Category, 6> kMapped{Category::kFemale, Category::kMale, Category::kFamily,
                                          Category::kCity,   Category::kOrg,  Category::kStreet};
constexpr std::size_t kNoEntity = static_cast<std::size_t>(-1);

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

// One pass over one document: label, plan, resolve, assign, realize, apply, check.
class Run {
 public:
  Run(const Options& options, const LanguageModule& language, const values::ValueFacts& facts,
      Scopes scopes, const Document& document)
      : options_(options),
        language_(language),
        facts_(facts),
        document_(document),
        scopes_(std::move(scopes)) {}

  Result<Outcome> run() {
    if (Status labelled = label(); !labelled) return labelled.error();
    plan_ = plan_mentions(document_, categories_);
    resolve();
    assign();
    Result<EditList> edits = realize();
    if (!edits) return edits.error();
    apply(*edits);
    count();
    if (Status checked = check(); !checked) return checked.error();
    return std::move(outcome_);
  }

 private:
  Status label() {
    std::string unknown;
    std::size_t count = 0;
    for (const Annotation& annotation : document_.annotations) {
      const LabelRule* rule = options_.labels.find(annotation.label);
      if (rule == nullptr) {
        ++count;
        if (count <= 3) describe_unknown(annotation.label, unknown);
        categories_.emplace_back();
      } else if (rule->kind == LabelRule::Kind::kKeep) {
        categories_.emplace_back();
      } else {
        categories_.emplace_back(rule->category);
      }
    }
    if (count == 0) return Done{};
    return Error{ErrorCode::kUnknownLabel,
                 fmt::format("{}; say what they are with --map-label LABEL=CATEGORY, or that they "
                             "are no private text with --keep-label LABEL",
                             unknown),
                 "ann"};
  }

  void describe_unknown(const std::string& unknown_label, std::string& message) const {
    if (message.find("'" + unknown_label + "'") != std::string::npos) return;
    message += message.empty() ? "unknown label " : ", ";
    message += "'" + unknown_label + "'";
    const std::vector<std::string> near = options_.labels.nearest(unknown_label);
    if (!near.empty()) message += fmt::format(" (did you mean {}?)", fmt::join(near, ", "));
  }

  [[nodiscard]] DocumentView view() const { return {document_.text, plan_.mentions}; }

  [[nodiscard]] Scope scope_of(std::size_t mention, Category category) const {
    if (options_.label_scopes.empty()) return options_.scope;
    const std::string& own = document_.annotations[plan_.targets[mention].annotation].label;
    if (const auto found = options_.label_scopes.find(own); found != options_.label_scopes.end()) {
      return found->second;
    }
    for (std::optional<Category> node = category; node; node = parent(*node)) {
      const auto found = options_.label_scopes.find(name(*node));
      if (found != options_.label_scopes.end()) return found->second;
    }
    return options_.scope;
  }

  // All mentions become entities before anything is drawn.
  void resolve() {
    analyses_ = language_.analyze(view());
    analyses_.resize(plan_.mentions.size());
    for (std::size_t i = 0; i < analyses_.size(); ++i) {
      if (!covers(analyses_[i], plan_.mentions[i])) analyses_[i] = {whole(plan_.mentions[i])};
      change_annotated_literals(i);
      enter_originals(i);
    }
    for (const auto& [annotation, target] : plan_.twins) alias_twin(annotation, target);
    entity_of_.resize(analyses_.size());
    for (std::size_t i = 0; i < analyses_.size(); ++i) {
      for (const Part& part : analyses_[i]) {
        const bool named = part.kind == Part::Kind::kEntity && is_name(part.category);
        entity_of_[i].push_back(named ? table_.add(scope_of(i, part.category), part) : kNoEntity);
      }
    }
  }

  static bool covers(const Analysis& analysis, const Mention& mention) {
    std::size_t at = 0;
    for (const Part& part : analysis) {
      if (part.span.begin != at || part.span.end < at) return false;
      at = part.span.end;
    }
    return !analysis.empty() && at == mention.surface.size();
  }

  // "Dr." stays inside a name, but not where an annotation says that it is private itself.
  void change_annotated_literals(std::size_t i) {
    for (const InnerMention& inner : plan_.mentions[i].inner) {
      const auto is_inside = [&](const Part& part) { return part.span.overlaps(inner.span); };
      const bool all_literal = std::ranges::none_of(analyses_[i], [&](const Part& part) {
        return is_inside(part) && part.kind != Part::Kind::kLiteral;
      });
      if (!all_literal) continue;
      for (Part& part : analyses_[i]) {
        if (is_inside(part)) part.kind = Part::Kind::kScramble;
      }
    }
  }

  static Part whole(const Mention& mention) {
    Part part;
    part.span = {0, mention.surface.size()};
    part.category = mention.category;
    part.lemma = mention.surface;
    part.key = text::fold_key(mention.surface);
    return part;
  }

  void enter_originals(std::size_t i) {
    const Mention& mention = plan_.mentions[i];
    if (mention.category == Category::kDate || mention.category == Category::kStreetNo) return;
    originals_.insert(text::fold_key(mention.surface));
    for (const Part& part : analyses_[i]) {
      if (part.kind != Part::Kind::kEntity) continue;
      originals_.insert(part.key);
      originals_.insert(text::fold_key(part.lemma));
    }
  }

  // Two labels on one span: the entity is known under both.
  void alias_twin(std::size_t annotation, std::size_t target) {
    for (const Part& part : analyses_[target]) {
      if (part.kind != Part::Kind::kEntity || !is_name(part.category)) continue;
      const std::size_t entity = table_.add(scope_of(target, part.category), part);
      table_.alias(scope_of(target, *categories_[annotation]), *categories_[annotation], part.key,
                   entity);
    }
  }

  void assign() {
    NameSurrogates names(language_, scopes_, originals_);
    for (Entity& entity : table_.entities()) names.assign(entity);
    for (const Analysis& analysis : analyses_) texts_.emplace_back(analysis.size());
    assign_dates();
    for (const Scope scope : {Scope::kDocument, Scope::kFolder, Scope::kCorpus}) {
      assign_values(scope);
    }
    for (std::size_t i = 0; i < analyses_.size(); ++i) {
      for (std::size_t p = 0; p < analyses_[i].size(); ++p) {
        if (texts_[i][p].empty()) texts_[i][p] = part_text(i, p);
      }
    }
    deal_discontinuous(names);
    outcome_.plain_surrogates = names.counts().plain;
    outcome_.collisions = names.counts().collisions;
  }

  void assign_dates() {
    std::vector<std::size_t> dates;
    for (std::size_t i = 0; i < plan_.mentions.size(); ++i) {
      if (plan_.mentions[i].category == Category::kDate) dates.push_back(i);
    }
    if (dates.empty()) return;
    ShiftedDates shifted = shift_dates(view(), dates, language_, options_,
                                       scope_of(dates[0], Category::kDate), scopes_);
    for (std::size_t k = 0; k < dates.size(); ++k) {
      analyses_[dates[k]] = {whole(plan_.mentions[dates[k]])};
      entity_of_[dates[k]] = {kNoEntity};
      texts_[dates[k]] = {std::move(shifted.texts[k])};
    }
    outcome_.weekdays = shifted.weekdays;
    outcome_.holidays = shifted.holidays;
  }

  // Numbers, identifiers and addresses, also those that stand inside another mention.
  void assign_values(Scope scope) {
    std::vector<ValuePart> parts;
    std::vector<std::string*> texts;
    for (std::size_t i = 0; i < analyses_.size(); ++i) {
      for (std::size_t p = 0; p < analyses_[i].size(); ++p) {
        const Part& part = analyses_[i][p];
        const bool scrambled = part.kind == Part::Kind::kScramble;
        if (!texts_[i][p].empty() || entity_of_[i][p] != kNoEntity) continue;
        if (part.kind != Part::Kind::kEntity && !scrambled) continue;
        if (scope_of(i, part.category) != scope) continue;
        ValuePart& value = parts.emplace_back();
        value.category = scrambled ? Category::kUfid : part.category;
        value.surface = part_surface(i, part);
        if (value.category == Category::kZip) add_city(i, value);
        texts.push_back(&texts_[i][p]);
      }
    }
    if (parts.empty()) return;
    std::vector<std::string> drawn =
        value_texts(parts, scope, options_, home_country(), facts_, scopes_);
    for (std::size_t k = 0; k < drawn.size(); ++k) *texts[k] = std::move(drawn[k]);
  }

  // The surrogate of the place that a postal code stands beside, before it or behind it.
  void add_city(std::size_t zip, ValuePart& value) const {
    for (const std::size_t i : {zip + 1, zip - 1}) {
      if (i >= plan_.mentions.size() || !stand_together(zip, i)) continue;
      for (const std::size_t entity : entity_of_[i]) {
        if (entity == kNoEntity) continue;
        const Entity& city = table_.entities()[entity];
        if (city.category != Category::kCity) continue;
        value.city = city.surrogate.lemma;
        if (city.surrogate.table != nullptr) {
          value.country = city.surrogate.table->cell(city.surrogate.row, "country");
        }
        return;
      }
    }
  }

  // Nothing but blanks and punctuation between them, on one line.
  [[nodiscard]] bool stand_together(std::size_t i, std::size_t j) const {
    constexpr std::size_t kMaxGap = 4;
    const ByteSpan a = plan_.mentions[std::min(i, j)].span;
    const ByteSpan b = plan_.mentions[std::max(i, j)].span;
    if (b.begin < a.end || b.begin - a.end > kMaxGap) return false;
    const std::string_view gap = std::string_view(document_.text).substr(a.end, b.begin - a.end);
    return gap.find('\n') == std::string_view::npos && !values::has_letter_or_digit(gap);
  }

  [[nodiscard]] std::string_view home_country() const {
    for (const Entity& entity : table_.entities()) {
      if (!entity.traits.country.empty()) return entity.traits.country;
    }
    return {};
  }

  [[nodiscard]] std::string_view part_surface(std::size_t i, const Part& part) const {
    return std::string_view(plan_.mentions[i].surface).substr(part.span.begin, part.span.size());
  }

  std::string part_text(std::size_t i, std::size_t p) {
    const Part& part = analyses_[i][p];
    const std::string_view surface = part_surface(i, part);
    if (part.kind == Part::Kind::kLiteral) return literal(i, part, surface);
    if (part.kind == Part::Kind::kInitial) {
      return map_initial(surface, part.category, scope_of(i, part.category), table_.entities(),
                         scopes_);
    }
    assert(entity_of_[i][p] != kNoEntity);  // values have their texts already
    const Entity& entity = table_.entities()[entity_of_[i][p]];
    std::string realized =
        language_.realize(entity.surrogate, part, entity.choice).value_or(entity.surrogate.lemma);
    return in_pattern_of(surface, language_.natural_form(part), std::move(realized), part.spelling);
  }

  // A line break inside stays one blank here; make_edit puts the break back.
  [[nodiscard]] std::string literal(std::size_t i, const Part& part,
                                    std::string_view surface) const {
    if (plan_.targets[i].slots.size() > 1) return std::string(surface);
    const std::string_view original =
        std::string_view(document_.text)
            .substr(plan_.mentions[i].span.begin + part.span.begin, part.span.size());
    std::string out;
    std::size_t done = 0;
    for (const ByteSpan& run : line_breaks(original)) {
      out.append(surface.substr(done, run.begin - done)).push_back(' ');
      done = run.end;
    }
    return out.append(surface.substr(done));
  }

  // What could not be told from its original gets a word of plain shape.
  Composed composed(std::size_t i) {
    const Mention& mention = plan_.mentions[i];
    Composed result = compose(analyses_[i], texts_[i]);
    const std::string original = text::fold_key(mention.surface);
    // Parts of a union of overlapping annotations are none of the deciding one's.
    if (plan_.targets[i].is_union()) result.anchors.clear();
    if (text::fold_key(result.text) != original && !result.text.empty()) return result;
    ++outcome_.plain_surrogates;
    DrawStream stream = scopes_.draws(scope_of(i, mention.category))
                            .stream("plain", name(mention.category), original);
    result.text = plain_name(mention.surface, 0, stream);
    while (text::fold_key(result.text) == original) result.text += plain_syllable(stream);
    result.anchors = {{{0, mention.surface.size()}, {0, result.text.size()}}};
    return result;
  }

  void deal_discontinuous(NameSurrogates& names) {
    dealt_.resize(plan_.targets.size());
    for (std::size_t i = 0; i < plan_.targets.size(); ++i) {
      const std::size_t slots = plan_.targets[i].slots.size();
      if (slots < 2) continue;
      dealt_[i] = deal_words(composed(i).text, slots);
      for (std::size_t k = dealt_[i].size(); k < slots; ++k) {
        dealt_[i].push_back(further_word(i, k, names));
      }
      for (std::size_t k = 0; k < slots; ++k) change_slot(i, k);
    }
  }

  // A literal part ("von") may have been dealt to its own place.
  void change_slot(std::size_t i, std::size_t slot) {
    const Mention& mention = plan_.mentions[i];
    const std::string original = slot_text(i, slot);
    std::string& word = dealt_[i][slot];
    if (text::fold_key(word) == text::fold_key(original)) {
      word = scrambled_slot(mention.category, original, scope_of(i, mention.category));
    }
  }

  std::string scrambled_slot(Category category, std::string_view original, Scope scope) {
    DrawStream stream =
        scopes_.draws(scope).stream("slot", name(category), text::fold_key(original));
    return values::scramble(original, stream, {.marks = true});
  }

  std::string further_word(std::size_t i, std::size_t number, NameSurrogates& names) {
    for (const std::size_t entity : entity_of_[i]) {
      if (entity == kNoEntity) continue;
      const std::string lemma = names.further(table_.entities()[entity], number);
      return lemma.substr(0, lemma.find(' '));
    }
    const Category category = plan_.mentions[i].category;
    return scrambled_slot(category, slot_text(i, number), scope_of(i, category));
  }

  [[nodiscard]] std::string slot_text(std::size_t i, std::size_t slot) const {
    const ByteSpan span = plan_.targets[i].slots[slot];
    return document_.text.substr(span.begin, span.size());
  }

  Result<EditList> realize() {
    std::vector<Edit> edits;
    edits.reserve(plan_.targets.size());
    replacements_.resize(plan_.mentions.size());
    for (std::size_t i = 0; i < plan_.targets.size(); ++i) {
      if (dealt_[i].empty()) {
        Composed whole_text = composed(i);
        replacements_[i] = whole_text.text;
        edits.push_back(
            make_edit(document_.text, plan_.targets[i].slots[0], std::move(whole_text)));
        continue;
      }
      for (std::size_t k = 0; k < dealt_[i].size(); ++k) {
        replacements_[i] += (k > 0 ? " " : "") + dealt_[i][k];
        edits.push_back(make_edit(document_.text, plan_.targets[i].slots[k], {dealt_[i][k], {}}));
      }
    }
    return EditList::make(std::move(edits), document_.text);
  }

  void apply(const EditList& edits) {
    outcome_.document = document_;
    const OriginalIndex index = index_originals(plan_.mentions);
    const StandoffCounts counts =
        carry_over(outcome_.document, edits.apply(document_.text),
                   {edits, categories_, index, replacements_, options_.notes});
    outcome_.notes_dropped = counts.notes_dropped;
    outcome_.normalizations_dropped = counts.normalizations_dropped;
    outcome_.inner_without_counterpart = counts.inner_without_counterpart;
    outcome_.texts_rewritten = counts.texts_rewritten;
    for (const Edit& edit : edits.edits()) {
      outcome_.replaced.push_back({edit.span, edits.image(edit.span).span});
    }
  }

  void count() {
    StringSet seen;
    for (std::size_t i = 0; i < plan_.targets.size(); ++i) {
      const std::string& label = document_.annotations[plan_.targets[i].annotation].label;
      LabelCount& counts = outcome_.labels[label];
      ++counts.mentions;
      std::string entity = label;
      for (const Part& part : analyses_[i]) entity.append(1, '\0').append(part.key);
      if (seen.insert(std::move(entity)).second) ++counts.entities;
    }
  }

  Status check() {
    for (Finding& finding :
         check_document(document_, outcome_.document, options_.labels, language_)) {
      switch (finding.code) {
        case FindingCode::kOriginalElsewhere:
          outcome_.missed.push_back(
              {finding.offset, std::move(finding.annotation), finding.doubtful});
          break;
        case FindingCode::kOriginalInLine:
          if (options_.notes == NotesPolicy::kKeep) break;
          [[fallthrough]];
        case FindingCode::kOriginalInPlace:
          return Error{ErrorCode::kLeak,
                       fmt::format("the original of {} would have stood in the output; please "
                                   "report this as a bug",
                                   finding.annotation),
                       "ann"};
        default:
          return Error{ErrorCode::kInternal,
                       fmt::format("the output would not agree with its annotations ({} at {}); "
                                   "please report this as a bug",
                                   finding.annotation, finding.offset),
                       "ann"};
      }
    }
    const auto sure = std::ranges::count(outcome_.missed, false, &MissedMention::doubtful);
    if (options_.missed == MissedPolicy::kFail && sure > 0) {
      return Error{
          ErrorCode::kMissedMention,
          fmt::format("{} mentions of annotated names are not annotated, the first of {} "
                      "at character {}; annotate them or use --missed report",
                      sure, outcome_.missed.front().annotation, outcome_.missed.front().offset),
          "txt"};
    }
    return Done{};
  }

  const Options& options_;
  const LanguageModule& language_;
  const values::ValueFacts& facts_;
  const Document& document_;
  Scopes scopes_;
  std::vector<std::optional<Category>> categories_;  // of annotations; nothing: kept
  MentionPlan plan_;
  std::vector<Analysis> analyses_;  // of mentions, like all below
  EntityTable table_;
  std::vector<std::vector<std::size_t>> entity_of_;  // of parts; kNoEntity: a value or literal
  StringSet originals_;                              // folded, whole and by part
  std::vector<std::vector<std::string>> texts_;      // of parts
  std::vector<std::vector<std::string>> dealt_;      // of slots, where there are several
  std::vector<std::string> replacements_;
  Outcome outcome_;
};

Status check_options(const Options& options) {
  if (options.max_shift < 7) {
    return Error{ErrorCode::kUsage,
                 "--max-shift must be 7 days or more, so that weekdays can stay"};
  }
  if (options.fixed_shift == 0) {
    return Error{ErrorCode::kUsage, "--shift 0 would leave every date as it is"};
  }
  if (options.missed == MissedPolicy::kReplace) {
    return Error{ErrorCode::kUsage, "--missed replace is not built yet; use report or fail"};
  }
  return Done{};
}

}  // namespace

Pseudonymizer::Pseudonymizer(std::unique_ptr<const Setup> setup) : setup_(std::move(setup)) {}
Pseudonymizer::Pseudonymizer(Pseudonymizer&&) noexcept = default;
Pseudonymizer& Pseudonymizer::operator=(Pseudonymizer&&) noexcept = default;
Pseudonymizer::~Pseudonymizer() = default;

Result<Pseudonymizer> Pseudonymizer::make(Options options, const LanguageModule& language,
                                          const Lexicons& lexicons, Key key) {
  if (Status checked = check_options(options); !checked) return checked.error();
  LetterClasses classes;
  for (const Category category : kMapped) {
    const bool own = !options.letter_classes.empty();
    for (LetterClass& letters : own ? options.letter_classes : language.letter_classes(category)) {
      if (letters.size() < 2) continue;
      if (served_letters(language, category, letters) < 2) {
        if (!own) continue;  // a language with small lexicons keeps no relation of these letters
        return Error{ErrorCode::kUsage,
                     fmt::format("a class of first letters for {} has fewer than two letters that "
                                 "the lexicon can serve; use larger classes",
                                 name(category))};
      }
      classes[static_cast<std::size_t>(category)].push_back(letters);
    }
  }
  return Pseudonymizer(
      std::make_unique<const Setup>(Setup{std::move(options), language, std::move(key),
                                          std::move(classes), values::ValueFacts(lexicons)}));
}

Result<Outcome> Pseudonymizer::run(Document document) const {
  Scopes scopes(setup_->key, setup_->options.corpus, document.id, setup_->classes);
  return Run(setup_->options, setup_->language, setup_->facts, std::move(scopes), document).run();
}

}  // namespace pseudo
