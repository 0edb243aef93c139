// The bytes of a part of a mail, from base64, quoted-printable or uuencode.
#pragma once

#include <string>
#include <string_view>

#include "format/mail/gmime_handles.h"

namespace pseudo {

/// The bytes of a part as the mail has them.
std::string encoded_bytes(GMimeDataWrapper* content);

/// What they stand for, as far as they go. Source: RFC 2045, 6; uuencode as in POSIX, uuencode(1).
std::string decode_bytes(std::string_view encoded, GMimeContentEncoding how);

/// True if base64 ends inside a group of four characters: something of it was cut off.
bool is_cut_base64(std::string_view base64);

}  // namespace pseudo
