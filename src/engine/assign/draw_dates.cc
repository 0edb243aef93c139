#include "engine/assign/draw_dates.h"

#include <utility>

#include "engine/assign/draw_shift.h"
#include "text/fold.h"

namespace pseudo {
namespace {

bool moves_all(const DocumentView& view, const DateShift& shift, int days,
               const KnownStrings* known) {
  const std::vector<std::string> texts = shift.readings->write(days, shift.noise);
  for (std::size_t k = 0; k < texts.size(); ++k) {
    if (texts[k] == view.mentions[shift.mentions[k]].surface) return false;
    if (known != nullptr && known->lists_date(texts[k])) return false;
  }
  return true;
}

}  // namespace

DateShift draw_date_shift(const DocumentView& view, std::vector<std::size_t> mentions,
                          std::shared_ptr<const DateReadings> readings, const Options& options,
                          const ScopePlace& scope, Scopes& scopes, const KnownStrings* known) {
  DateShift shift;
  shift.scope = scope;
  shift.mentions = std::move(mentions);
  shift.readings = std::move(readings);
  if (shift.readings == nullptr) return shift;
  const ScopeDraws& draws = scopes.draws(scope);
  for (const std::size_t i : shift.mentions) {
    shift.noise.push_back(draws.number("date-noise", name(Category::kDate),
                                       text::fold_key(view.mentions[i].surface)));
  }
  if (options.fixed_shift) {
    shift.days = *options.fixed_shift;
    return shift;
  }
  const ShiftChoice choice = choose_shifts(*shift.readings, options, scope);
  shift.candidates = choice.shifts.size();
  shift.keeps_season = choice.keeps_season;
  const bool shared = is_wide(scope);
  DrawStream stream = draws.stream("date-shift");
  shift.days = draw_shift(choice, options, shared || shift.readings->keeps_weekdays(), stream,
                          [&](int days) { return shared || moves_all(view, shift, days, known); });
  return shift;
}

}  // namespace pseudo
