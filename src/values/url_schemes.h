// The schemes that addresses are written with, for all who read addresses.
#pragma once

#include <array>
#include <string_view>

namespace pseudo::values {

/// RFC 6068. What follows is an e-mail address.
inline constexpr std::string_view kMailScheme = "mailto:";

/// RFC 9110, RFC 1738, RFC 8089; sftp and ftps as clients write them. A host follows.
inline constexpr std::array<std::string_view, 6> kUrlSchemes = {"https://", "http://", "ftps://",
                                                                "sftp://",  "ftp://",  "file://"};

/// Begins hosts that are written without a scheme.
inline constexpr std::string_view kWebHost = "www.";

}  // namespace pseudo::values
