// Copies the files that configure BRAT to the output folder.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/discover.h"
#include "corpus/output/output_places.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// Contents of a file without the text of comments; comment lines themselves are kept.
struct WithoutComments {
  std::string text;
  std::size_t comments = 0;
};

/// Removes the text of comments, which may contain names and are not checked. As in BRAT, only
/// lines that begin with # are comments; elsewhere # belongs to a colour or an address.
WithoutComments without_comments(std::string_view bytes);

/// Copies the configuration files to the corresponding folders of the output, without the text of
/// comments unless the plan keeps it. An existing file is kept if it has the same contents, and
/// replaced if the run replaces documents. Returns messages: an error for each file that could not
/// be copied, a warning if the files of two inputs conflict. Precondition: the output folder
/// exists.
std::vector<Message> carry_configurations(const RunPlan& plan, const OutputPlace& place,
                                          const Discovery& found);

}  // namespace pseudo
