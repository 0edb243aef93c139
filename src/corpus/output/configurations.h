// The files that tell BRAT how to show documents, carried along into the output folder.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/discover.h"
#include "corpus/output/output_places.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// The file without the text of its comments, whose lines stay.
struct WithoutComments {
  std::string text;
  std::size_t comments = 0;
};

/// A comment may name anybody, and nobody reads it. A line is one if it begins with #, as BRAT has
/// it; elsewhere the sign is part of a colour or an address.
WithoutComments without_comments(std::string_view bytes);

/// Copies them into the folders of the output that correspond to theirs, under their names, without
/// the text of comments unless the plan keeps it. One
/// that is there with the same bytes stays, another one is replaced where the run replaces
/// documents. Returns messages: an error for each that could not be carried, a warning where two
/// inputs have different ones for one folder. Precondition: the output folder is there.
std::vector<Message> carry_configurations(const RunPlan& plan, const OutputPlace& place,
                                          const Discovery& found);

}  // namespace pseudo
