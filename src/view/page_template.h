// page.html with its style and its script inside, as embed.cmake writes them into the build tree.
#pragma once

#include <string_view>

namespace pseudo::view {

/// {{data}} marks the place of the documents, {{notice}} that of the notice.
extern const std::string_view kPageTemplate;

}  // namespace pseudo::view
