// Addresses of the Internet Protocol, version 4, with a port or a mask behind them.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

/// "192.0.2.7", "192.0.2.7:8080", "10.0.0.0/8".
bool is_ipv4(std::string_view text);

/// Another one, with numbers of as many digits; a mask stays, a port changes. May be the original.
/// Precondition: is_ipv4(address).
std::string draw_ipv4(std::string_view address, DrawStream& stream);

/// The head of an address of a private network, of this machine or of its link ("192.168."), which
/// stays; empty for public ones. Source: RFC 1918, RFC 1122, RFC 3927.
std::string_view private_head(std::string_view address);

/// A port (with the colon before it or without), below 65536, without a new leading zero.
std::string draw_port(std::string_view port, DrawStream& stream);

}  // namespace pseudo::values
