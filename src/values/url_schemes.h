// URL schemes, for all readers of addresses.
#pragma once

#include <array>
#include <string_view>

namespace pseudo::values {

/// Followed by an e-mail address (RFC 6068).
inline constexpr std::string_view kMailScheme = "mailto:";

/// Followed by a host (RFC 9110, RFC 1738, RFC 8089; sftp and ftps as used by clients).
inline constexpr std::array<std::string_view, 6> kUrlSchemes = {"https://", "http://", "ftps://",
                                                                "sftp://",  "ftp://",  "file://"};

/// The prefix of hosts that are written without a scheme.
inline constexpr std::string_view kWebHost = "www.";

}  // namespace pseudo::values
