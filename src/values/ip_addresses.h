// IPv4 addresses, with an optional port or mask.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

/// "192.0.2.7", "192.0.2.7:8080", "10.0.0.0/8".
bool is_ipv4(std::string_view text);

/// Another address whose numbers have as many digits. A mask stays, a port changes. May equal the
/// original.
/// Precondition: is_ipv4(address).
std::string draw_ipv4(std::string_view address, DrawStream& stream);

/// The prefix that stays of a private, loopback or link-local address ("192.168."); empty for
/// public ones. Source: RFC 1918, RFC 1122, RFC 3927.
std::string_view private_head(std::string_view address);

/// A port (with the colon before it or without), below 65536, without a new leading zero.
std::string draw_port(std::string_view port, DrawStream& stream);

}  // namespace pseudo::values
