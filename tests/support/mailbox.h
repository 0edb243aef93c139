// A mailbox of invented mails with all the features that mails can have.
#pragma once

#include <cstddef>
#include <string>

namespace pseudo::testing_support {

/// Returns `mails` mails with quoted-printable, base64, ISO 8859-1, HTML alone and as an
/// alternative, attachments, quoted and forwarded mails, signatures, encoded header fields, and
/// lines that begin with "From ".
std::string invented_mailbox(std::size_t mails);

}  // namespace pseudo::testing_support
