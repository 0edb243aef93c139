// Decodes parts of a mail: base64, quoted-printable, uuencode.
#pragma once

#include <string>
#include <string_view>

#include "format/mail/gmime_handles.h"

namespace pseudo {

/// The encoded bytes of a part.
std::string encoded_bytes(GMimeDataWrapper* content);

/// Decodes bytes up to the first error. Source: RFC 2045, 6; uuencode as in POSIX, uuencode(1).
std::string decode_bytes(std::string_view encoded, GMimeContentEncoding how);

/// True if base64 ends inside a group of four characters, that is, was truncated.
bool is_cut_base64(std::string_view base64);

}  // namespace pseudo
