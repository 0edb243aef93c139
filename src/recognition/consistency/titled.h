// A name after a form of address is a family name, whatever the lists say: "Herr Hugo".
#pragma once

#include <vector>

#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Turns marks of given names into family names where they are alone after a form of address or a
/// title. Keeps those of "Frau Eva Huber", where a family name follows. `marks`: in order.
void make_titled_family(const std::vector<TokenView>& views, const Lists& lists,
                        std::vector<Found>& marks);

}  // namespace pseudo::recognition
