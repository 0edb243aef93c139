// The names of counts in the report, in order.
#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>

#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// docs/manual.md documents the names.
struct NamedCount {
  std::string_view name;
  std::size_t Counts::*field;
  bool is_optional = false;  ///< Reported after the others, and only if it is not 0.
};

inline constexpr NamedCount kNamedCounts[] = {
    {"mentions_added", &Counts::mentions_added},
    {"notes_dropped", &Counts::notes_dropped},
    {"fields_dropped", &Counts::fields_dropped},
    {"ids_replaced", &Counts::ids_replaced},
    {"normalizations_dropped", &Counts::normalizations_dropped},
    {"texts_rewritten", &Counts::texts_rewritten},
    {"inner_without_counterpart", &Counts::inner_without_counterpart},
    {"plain_surrogates", &Counts::plain_surrogates},
    {"collisions", &Counts::collisions},
    {"weekdays_near_dates", &Counts::weekdays},
    {"holidays_near_dates", &Counts::holidays},
    {"seasons_kept", &Counts::seasons_kept},
    {"spans_merged", &Counts::spans_merged},
    {"denied_added", &Counts::denied_added, true},
    {"allowed", &Counts::allowed, true},
    {"annotations_removed", &Counts::annotations_removed, true},
    {"links_removed", &Counts::links_removed, true},
    {"arguments_removed", &Counts::arguments_removed, true},
};
// Detects counts without a name, which would be neither summed nor reported.
static_assert(sizeof(Counts) == std::size(kNamedCounts) * sizeof(std::size_t));

}  // namespace pseudo
