// Letters that look like Latin ones.
#pragma once

#include <string>

namespace pseudo::text {

/// The small Latin letters without marks that a letter or number looks like (Cyrillic р: p,
/// É: e, ﬁ: fi, 𝐚: a, ł: l), or its own small letter. Not for ä, ö, ü, ß, which are written out.
std::string look_alike(char32_t c);

}  // namespace pseudo::text
