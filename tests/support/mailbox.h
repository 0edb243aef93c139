// A mailbox of invented mails with all that mail can have.
#pragma once

#include <cstddef>
#include <string>

namespace pseudo::testing_support {

/// Quoted-printable, base64, ISO 8859-1, HTML alone and as an alternative, attachments, quoted and
/// forwarded mails, signatures, encoded header fields, lines that begin with "From ".
std::string invented_mailbox(std::size_t mails);

}  // namespace pseudo::testing_support
