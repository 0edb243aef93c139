#include "pseudo/pseudonymizer.h"

#include <algorithm>
#include <utility>

#include "engine/audit.h"
#include "engine/common/setup.h"
#include "engine/judge.h"
#include "engine/make_setup.h"
#include "engine/run.h"

namespace pseudo {

Pseudonymizer::Pseudonymizer(std::unique_ptr<const EngineSetup> setup) : setup_(std::move(setup)) {}
Pseudonymizer::Pseudonymizer(Pseudonymizer&&) noexcept = default;
Pseudonymizer& Pseudonymizer::operator=(Pseudonymizer&&) noexcept = default;
Pseudonymizer::~Pseudonymizer() = default;

Result<Pseudonymizer> Pseudonymizer::make(Options options, const LanguageModule& language,
                                          const Lexicons& lexicons, Key key) {
  Result<EngineSetup> setup = make_setup(std::move(options), language, lexicons, std::move(key));
  if (!setup) return setup.error();
  return Pseudonymizer(std::make_unique<const EngineSetup>(std::move(*setup)));
}

const LabelMap& Pseudonymizer::labels() const { return setup_->options.labels; }

bool Pseudonymizer::has_wide_scope() const {
  const Options& options = setup_->options;
  return is_wide(options.scope) || std::ranges::any_of(options.label_scopes, [](const auto& one) {
           return is_wide(one.second);
         });
}

const std::vector<std::string>& Pseudonymizer::shortcomings() const { return setup_->shortcomings; }

Result<Outcome> Pseudonymizer::audit(Document before, Document after) const {
  return pseudo::audit(std::move(before), std::move(after), *setup_);
}

Result<Outcome> Pseudonymizer::run(Document document) const {
  Result<Outcome> outcome = run_unjudged(std::move(document));
  if (!outcome) return outcome;
  if (Status allowed = judge(*outcome); !allowed) return allowed.error();
  return outcome;
}

Result<Outcome> Pseudonymizer::run_unjudged(Document document) const {
  return pseudo::run(std::move(document), *setup_);
}

Status Pseudonymizer::judge(const Outcome& outcome) const {
  return pseudo::judge(outcome, setup_->options);
}

}  // namespace pseudo
