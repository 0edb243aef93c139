// IPv4 addresses, with an optional port or mask.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

/// True for "192.0.2.7", "192.0.2.7:8080", "10.0.0.0/8".
bool is_ipv4(std::string_view text);

/// Draws an address whose numbers have as many digits. A mask is kept, a port replaced. May equal
/// the original. Precondition: is_ipv4(address).
std::string draw_ipv4(std::string_view address, DrawStream& stream);

/// The prefix of a private, loopback or link-local address that is kept ("192.168."); empty for
/// public addresses. Source: RFC 1918, RFC 1122, RFC 3927.
std::string_view private_head(std::string_view address);

/// Draws a port (with or without a leading colon), below 65536, without a new leading zero.
std::string draw_port(std::string_view port, DrawStream& stream);

}  // namespace pseudo::values
