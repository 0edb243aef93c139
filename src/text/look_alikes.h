// Letters that resemble Latin ones.
#pragma once

#include <string>

namespace pseudo::text {

/// The lower case Latin letters without diacritics that a letter or number resembles (Cyrillic р:
/// p, É: e, ﬁ: fi, 𝐚: a, ł: l), or its own lower case. Does not handle ä, ö, ü, ß: use written_out.
std::string look_alike(char32_t c);

}  // namespace pseudo::text
