#include "recognition/tagger/trainer.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

#include "recognition/crf/training.h"
#include "recognition/crf/viterbi.h"
#include "recognition/features/paragraphs.h"
#include "recognition/metrics/covered_text.h"
#include "recognition/metrics/marks.h"
#include "recognition/tagger/base_model.h"
#include "recognition/tagger/example.h"
#include "recognition/tagger/selection.h"
#include "recognition/tagger/weight_table.h"

namespace pseudo::recognition {

namespace {

constexpr std::uint64_t kHidden = 3;    // one name in kHidden is trained without list features
constexpr std::uint64_t kHeldOut = 10;  // one source in kHeldOut is held out
constexpr double kEqualF1 = 0.005;      // half of the standard error with 60 documents

/// The folder of an id, or the id itself if it has no folder.
std::uint64_t source_of(std::string_view id) {
  const std::size_t slash = id.rfind('/');
  return hash_text(slash == std::string_view::npos ? id : id.substr(0, slash));
}

/// Groups examples by source, in the order of first occurrence. (Sorting by id would place
/// subfolders between the documents of their parent folder.)
void group_by_source(std::vector<Example>& examples) {
  std::unordered_map<std::uint64_t, std::size_t> ranks;
  for (const Example& example : examples) ranks.emplace(example.source, ranks.size());
  std::ranges::stable_sort(examples, {},
                           [&ranks](const Example& example) { return ranks.at(example.source); });
}

std::vector<Token> tokens_of(const std::vector<TokenView>& views) {
  std::vector<Token> tokens;
  tokens.reserve(views.size());
  for (const TokenView& view : views) tokens.push_back(view.token);
  return tokens;
}

std::vector<std::int16_t> all_units(const std::vector<double>& weights) {
  std::vector<std::int16_t> whole;
  for (const double weight : weights) whole.push_back(units(weight));
  return whole;
}

/// Strict F1 of marks: two marks are equal if their tokens and labels are.
double strict_f1(const std::vector<Sequence>& sequences, const Weights& weights) {
  const std::size_t tags = weights.transitions.tags;
  const std::vector<std::int16_t> between = all_units(weights.transitions.between);
  const std::vector<std::int16_t> start = all_units(weights.transitions.start);
  std::size_t gold = 0;
  std::size_t predicted = 0;
  std::size_t correct = 0;
  std::vector<std::int32_t> scores;
  for (const Sequence& sequence : sequences) {
    scores.assign(sequence.tags.size() * tags, 0);
    std::ranges::transform(sequence.base, scores.begin(), whole_units);
    for (std::size_t i = 0; i < sequence.tags.size(); ++i) {
      for (std::uint32_t f = sequence.begin[i]; f < sequence.begin[i + 1]; ++f) {
        const std::uint32_t feature = sequence.features[f];
        for (std::uint32_t e = weights.begin[feature]; e < weights.begin[feature + 1]; ++e) {
          scores[i * tags + weights.entries[e].tag] += units(weights.entries[e].weight);
        }
      }
    }
    const std::vector<Tag> found = best_tags(scores, between, start);
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (begins_mark(sequence.tags[i])) ++gold;
      if (begins_mark(found[i])) ++predicted;
      if (!begins_mark(found[i]) || found[i] != sequence.tags[i]) continue;
      std::size_t end = i + 1;
      while (end < found.size() && found[end] == found[i] + 1 && sequence.tags[end] == found[end]) {
        ++end;
      }
      const auto goes_on = [&](const std::vector<Tag>& all) {
        return end < all.size() && all[end] == found[i] + 1;
      };
      if (!goes_on(found) && !goes_on(sequence.tags)) ++correct;
    }
  }
  return gold + predicted == 0
             ? 0
             : 2.0 * static_cast<double>(correct) / static_cast<double>(gold + predicted);
}

class Trainer {
 public:
  Trainer(const std::vector<Document>& documents, const LabelMap& labels, const Lists& lists,
          const Clusters& clusters,
          const std::function<std::vector<RuleSpan>(std::string_view)>& rules,
          const TrainerOptions& options,
          const std::function<bool(const TrainerProgress&)>& progress)
      : options_(options),
        progress_(progress),
        clusters_(clusters),
        list_classes_(lists.classes()) {
    if (options.from != nullptr) {
      labels_.assign(options.from->labels().begin(), options.from->labels().end());
    }
    for (const Document& document : documents) {
      Example example;
      example.source = source_of(document.id);
      example.views = view_tokens(document.text, lists, clusters, rules(document.text));
      const std::vector<Mark> marks = marks_of(document, labels);
      example.tags = tag_tokens(tokens_of(example.views), marks);
      for (const Mark& mark : marks) add_label(mark.category);
      hide_lists(example, lists.names());
      examples_.push_back(std::move(example));
    }
    group_by_source(examples_);
    std::ranges::sort(labels_);
    if (options.from != nullptr) base_.emplace(*options.from, labels_);
  }

  Result<Trained> run() {
    if (labels_.empty()) return Error{ErrorCode::kUsage, "no document has an annotation to learn"};
    std::vector<Example> all = std::move(examples_);
    const auto is_held_out = [&](const Example& example) {
      return join(hash_text(options_.seed), example.source) % kHeldOut == 0;
    };
    const auto middle = std::stable_partition(
        all.begin(), all.end(), [&](const Example& example) { return !is_held_out(example); });
    const auto kept = static_cast<std::size_t>(middle - all.begin());
    std::vector<Example> held_out(std::make_move_iterator(middle),
                                  std::make_move_iterator(all.end()));
    all.resize(kept);
    Trained trained{
        .model = Model(), .documents = kept + held_out.size(), .held_out = held_out.size()};
    int iterations = options_.most_iterations;
    if (!held_out.empty() && !all.empty()) {
      const auto [best, f1] = find_iterations(all, held_out);
      if (stopped_) return Error{ErrorCode::kUsage, "stopped"};
      trained.held_out_f1 = f1;
      iterations = best;
    }
    std::ranges::move(held_out, std::back_inserter(all));
    trained.iterations = iterations;
    const Model::Parts parts = make_parts(all, iterations);
    if (stopped_) return Error{ErrorCode::kUsage, "stopped"};
    Result<Model> model = Model::from_bytes(Model::bytes_of(parts));
    if (!model) return model.error();
    trained.model = *std::move(model);
    return trained;
  }

 private:
  void add_label(Category category) {
    if (std::ranges::count(labels_, category) == 0) labels_.push_back(category);
  }

  /// Hides the list features of some names, so that unlisted names are learnt, too. The choice
  /// depends only on the name.
  static void hide_lists(Example& example, ListBits names) {
    for (std::size_t i = 0; i < example.views.size(); ++i) {
      TokenView& view = example.views[i];
      if (example.tags[i] && join(view.word, 1) % kHidden == 0) view.lists &= ~names;
    }
  }

  [[nodiscard]] Tag tag_of(std::optional<std::size_t> tag) const {
    if (!tag) return kOutside;
    const auto label = static_cast<std::size_t>(
        std::ranges::find(labels_, static_cast<Category>(*tag / 2)) - labels_.begin());
    return *tag % 2 == 0 ? first_tag(label) : further_tag(label);
  }

  std::vector<Sequence> sequences(const std::vector<Example>& examples, Selection& selection) {
    std::vector<Sequence> found;
    for (const Example& example : examples) {
      for (const auto& [first, last] : paragraphs(example.views)) {
        Sequence& sequence = found.emplace_back();
        for (std::size_t i = first; i < last; ++i) {
          sequence.begin.push_back(static_cast<std::uint32_t>(sequence.features.size()));
          selection.find(example.views, i, sequence.features);
          if (base_) base_->add_scores(example.views, i, sequence.base);
          Tag tag = tag_of(example.tags[i]);
          // A line end inside a mark has no tag; a longer mark may be cut by a shorter one.
          const Tag before = sequence.tags.empty() ? kOutside : sequence.tags.back();
          const bool in_mark = example.views[i].token.kind == Token::Kind::kBreak && i + 1 < last &&
                               continues_mark(tag_of(example.tags[i + 1]));
          if (in_mark && before != kOutside) tag = tag_of(example.tags[i + 1]);
          if (!may_follow(before, tag)) tag = static_cast<Tag>(tag - 1);
          sequence.tags.push_back(tag);
        }
        sequence.begin.push_back(static_cast<std::uint32_t>(sequence.features.size()));
      }
    }
    return found;
  }

  TrainingSet training_set(const std::vector<Example>& examples, Selection& selection) {
    return {sequences(examples, selection), selection.features().size(), tag_count(labels_.size()),
            base_ ? base_->transitions() : Transitions{}};
  }

  std::pair<int, double> find_iterations(const std::vector<Example>& examples,
                                         const std::vector<Example>& held_out) {
    Selection selection(examples, options_.fewest_sources);
    const TrainingSet set = training_set(examples, selection);
    const std::vector<Sequence> judged = sequences(held_out, selection);
    std::vector<std::pair<int, double>> figures;  // iteration, F1
    std::pair<int, double> best{1, 0};
    train(set, {options_.l1, options_.l2, options_.most_iterations},
          [&](int iteration, double loss, const Weights& weights) {
            if (iteration % 4 == 0) {
              figures.emplace_back(iteration, strict_f1(judged, weights));
              if (figures.back().second > best.second) best = figures.back();
            }
            return tell({false, iteration, options_.most_iterations, loss, best.second}) &&
                   iteration < best.first + options_.patience;
          });
    // F1 on about 60 documents fluctuates: choose the first iteration that is nearly the best.
    for (const auto& one : figures) {
      if (one.second >= best.second - kEqualF1) return one;
    }
    return best;
  }

  Model::Parts make_parts(const std::vector<Example>& examples, int iterations) {
    Selection selection(examples, options_.fewest_sources);
    const TrainingSet set = training_set(examples, selection);
    const Weights weights = train(set, {options_.l1, options_.l2, iterations},
                                  [&](int iteration, double loss, const Weights& /*weights*/) {
                                    return tell({true, iteration, iterations, loss, 0});
                                  });
    Model::Parts parts;
    parts.labels = labels_;
    parts.between = all_units(weights.transitions.between);
    parts.start = all_units(weights.transitions.start);
    WeightTable table;
    if (base_) base_->add_weights(table);
    for (std::size_t f = 0; f < selection.features().size(); ++f) {
      for (std::uint32_t e = weights.begin[f]; e < weights.begin[f + 1]; ++e) {
        table.add(selection.features()[f], weights.entries[e].tag, units(weights.entries[e].weight),
                  selection.is_string(f));
      }
    }
    table.write(parts);
    parts.clusters = clusters_;
    parts.list_classes = list_classes_;
    return parts;
  }

  bool tell(const TrainerProgress& progress) {
    stopped_ = stopped_ || (progress_ && !progress_(progress));
    return !stopped_;
  }

  const TrainerOptions& options_;
  const std::function<bool(const TrainerProgress&)>& progress_;
  const Clusters& clusters_;
  const std::vector<ListClass>& list_classes_;
  std::vector<Example> examples_;
  std::vector<Category> labels_;
  std::optional<BaseModel> base_;
  bool stopped_ = false;
};

}  // namespace

Result<Trained> train_model(const std::vector<Document>& documents, const LabelMap& labels,
                            const Lists& lists, const Clusters& clusters,
                            const std::function<std::vector<RuleSpan>(std::string_view)>& rules,
                            const TrainerOptions& options,
                            const std::function<bool(const TrainerProgress&)>& progress) {
  return Trainer(documents, labels, lists, clusters, rules, options, progress).run();
}

}  // namespace pseudo::recognition
