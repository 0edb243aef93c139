// A small invented language, and all that is needed to call the stages separately.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/common/scopes.h"
#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::test {

Key key_of(char fill);

/// Returns tables of 22 given names, 22 families and 25 places: 22 villages in AT, and three places
/// of other sizes or countries.
Lexicons small_lexicons();

/// An invented language. "Anako" is the genitive of "Ana"; "Dr " before a name is kept; "A." is an
/// initial; digits before a place are its postal code; "D12" is the twelfth day.
class SmallLanguage final : public LanguageModule {
 public:
  explicit SmallLanguage(const Lexicons& lexicons) : LanguageModule(lexicons) {}
  [[nodiscard]] std::string_view tag() const override { return "x-small"; }
  [[nodiscard]] int version() const override { return 1; }
  [[nodiscard]] std::vector<Analysis> analyze(const DocumentView& document) const override;
  [[nodiscard]] SurrogateQuery query(const EntityView& entity) const override;
  [[nodiscard]] std::optional<std::string> realize(const Surrogate& surrogate, const Part& part,
                                                   std::uint64_t choice) const override;
  [[nodiscard]] std::unique_ptr<DateReadings> read_dates(
      const DocumentView& document, std::span<const std::size_t> mentions) const override;
};

/// A document and the results of the stages that it has passed through.
struct Stages {
  explicit Stages(Document input, Options options = Options(), char fill = 'k');
  Stages(const Stages&) = delete;
  Stages& operator=(const Stages&) = delete;

  Lexicons lexicons;
  SmallLanguage language;
  EngineSetup setup;
  Document document;
  Plan plan;
  Resolved resolved;
  SweptForms forms;
  Scopes scopes;

  /// Returns the entities as "FEMALE ana, CITY graz".
  [[nodiscard]] std::string entities() const;
};

}  // namespace pseudo::test
