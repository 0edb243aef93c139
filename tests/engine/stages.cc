#include "engine/stages.h"
#include "engine/make_setup.h"
#include "engine/sweep/collect_forms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <utility>

#include "text/ascii.h"
#include "text/fold.h"

namespace pseudo::test {
namespace {

struct Genitive {
  bool operator==(const Genitive&) const = default;
};

constexpr std::array<std::string_view, 3> kSizes{"village", "town", "city"};

class SmallDates final : public DateReadings {
 public:
  explicit SmallDates(std::vector<std::string> surfaces) : surfaces_(std::move(surfaces)) {}
  [[nodiscard]] bool keeps_weekdays() const override { return false; }
  [[nodiscard]] std::size_t weekdays() const override { return 0; }
  [[nodiscard]] std::size_t holidays() const override { return surfaces_.size(); }
  [[nodiscard]] std::vector<std::string> write(int days,
                                               std::span<const std::uint64_t>) const override {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < surfaces_.size(); ++i) {
      const std::optional<std::int64_t> read = day(i);
      texts.push_back(read ? "D" + std::to_string(*read + days) : "");
    }
    return texts;
  }
  [[nodiscard]] std::optional<std::int64_t> day(std::size_t index) const override {
    const std::string& surface = surfaces_[index];
    if (!surface.starts_with('D') || surface.size() < 2) return std::nullopt;
    return std::stoi(surface.substr(1));
  }

 private:
  std::vector<std::string> surfaces_;
};

Part part_of(std::string_view surface, ByteSpan span, Part::Kind kind, Category category) {
  Part part;
  part.span = span;
  part.kind = kind;
  part.category = category;
  part.lemma = surface.substr(span.begin, span.size());
  if (part.lemma.ends_with("ko") && kind == Part::Kind::kEntity) {
    part.lemma.resize(part.lemma.size() - 2);
    part.form = Form(Genitive{});
  }
  for (std::size_t i = 1; i < part.lemma.size(); ++i) {
    part.lemma[i] = text::ascii_lower(part.lemma[i]);  // "ANA" is "Ana"
  }
  part.key = text::fold_key(part.lemma);
  return part;
}

Analysis analyze_name(std::string_view surface, Category category) {
  Analysis parts;
  std::size_t at = 0;
  const auto add = [&](std::size_t end, Part::Kind kind, Category of) {
    if (end > at) parts.push_back(part_of(surface, {at, end}, kind, of));
    if (kind == Part::Kind::kLiteral) parts.back().reason = KeptReason::kTitle;
    at = end;
  };
  if (surface == "Dr") add(2, Part::Kind::kLiteral, category);
  if (surface.starts_with("Dr ")) add(3, Part::Kind::kLiteral, category);
  if (surface.size() == 2 && surface[1] == '.') {
    add(2, Part::Kind::kInitial, category);
    return parts;
  }
  const auto digits = static_cast<std::size_t>(
      std::ranges::find_if_not(surface, text::is_ascii_digit) - surface.begin());
  if (digits > 0 && digits < surface.size()) {
    add(digits, Part::Kind::kEntity, Category::kZip);
    add(digits + 1, Part::Kind::kLiteral, category);
  }
  add(surface.size(), Part::Kind::kEntity, category);
  return parts;
}

std::string table(std::string_view columns, std::string_view endings, std::string_view cells) {
  std::string tsv(columns);
  for (const char letter : std::string_view("ABCDEFGHIJKLMNOPQRSTUV")) {
    tsv += '\n' + std::string(1, letter) + std::string(endings) + std::string(cells);
  }
  return tsv + '\n';
}

}  // namespace

Key key_of(char fill) { return Key::from_bytes(std::string(Key::kBytes, fill)); }

Lexicons small_lexicons() {
  std::string places = table("name\tcountry\tsize", "orau", "\tAT\tvillage");
  for (const char* row : {"Binz\tDE\tcity", "Celm\tDE\ttown", "Dolm\tAT\tcity"}) {
    places += std::string(row) + '\n';
  }
  auto lexicons = Lexicons::from_tsv({{"given_female", table("name\ttier", "ira", "\t1")},
                                      {"family", table("name\ttier", "ulm", "\t1")},
                                      {"places", places}});
  EXPECT_TRUE(lexicons) << lexicons.error().message;
  return *std::move(lexicons);
}

std::vector<Analysis> SmallLanguage::analyze(const DocumentView& document) const {
  std::vector<Analysis> analyses = LanguageModule::analyze(document);
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const Mention& mention = document.mentions[i];
    if (!analyses[i].empty()) analyses[i] = analyze_name(mention.surface, mention.category);
  }
  return analyses;
}

SurrogateQuery SmallLanguage::query(const EntityView& entity) const {
  SurrogateQuery query = LanguageModule::query(entity);
  if (entity.category != Category::kCity || query.table == nullptr) return query;
  query.sizes = kSizes;
  for (const std::uint32_t row : query.table->find(entity.key)) {
    query.preferred.size = query.table->cell(row, "size");
    query.preferred.country = query.table->cell(row, "country");
  }
  return query;
}

std::optional<std::string> SmallLanguage::realize(const Surrogate& surrogate, const Part& part,
                                                  std::uint64_t) const {
  if (part.form.get<Genitive>() == nullptr) return surrogate.lemma;
  return surrogate.lemma + "ko";
}

std::unique_ptr<DateReadings> SmallLanguage::read_dates(
    const DocumentView& document, std::span<const std::size_t> mentions) const {
  std::vector<std::string> surfaces;
  for (const std::size_t i : mentions) surfaces.push_back(document.mentions[i].surface);
  return std::make_unique<SmallDates>(std::move(surfaces));
}

Stages::Stages(Document input, Options options, char fill)
    : lexicons(small_lexicons()),
      language(lexicons),
      setup(*make_setup(std::move(options), language, lexicons, key_of(fill))),
      document(std::move(input)),
      plan(*make_plan(document, setup.options.labels)),
      resolved(resolve(document, plan, setup)),
      forms(collect_forms(document, plan, resolved, setup)),
      scopes(setup.key, setup.options.corpus, document.id, setup.classes) {}

std::string Stages::entities() const {
  std::string all;
  for (const Entity& entity : resolved.table.entities()) {
    if (!all.empty()) all += ", ";
    all += std::string(name(entity.category)) + " " + std::string(entity.key);
  }
  return all;
}

}  // namespace pseudo::test
