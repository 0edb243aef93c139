// A name behind a form of address is a family name, whatever the lists say: "Herr Hugo".
#pragma once

#include <vector>

#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Marks of given names that stand alone behind a form of address or a title become family names;
/// "Frau Eva Huber", where a family name follows, keeps its marks. `marks`: in order.
void make_titled_family(const std::vector<TokenView>& views, const Lists& lists,
                        std::vector<Found>& marks);

}  // namespace pseudo::recognition
