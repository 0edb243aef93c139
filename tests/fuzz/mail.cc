// Mail and mailboxes. Whatever the bytes, a text is UTF-8 without NUL and carriage return, and a
// refusal is one line; a mailbox is divided into mails without a byte lost.
#include <algorithm>
#include <string>
#include <vector>

#include "format/mail/html_text.h"
#include "format/mail/mbox.h"
#include "fuzz/fuzz.h"
#include "pseudo/format.h"
#include "text/utf8.h"

namespace {

using namespace pseudo;
using fuzz::require;

void check_text(std::string_view text) {
  require(!text::find_invalid_utf8(text), "the text is not UTF-8", text);
  require(text.find('\0') == std::string_view::npos, "the text has a NUL");
}

void check_mail(std::string_view bytes) {
  static const LabelMap kLabels;
  const ReadOptions options{.labels = kLabels,
                            .keep_fields = {},
                            .take_unannotated = true,
                            .warn = [](const std::string& warning) {
                              require(warning.find('\n') == std::string::npos, "not one line");
                            }};
  const auto document = read_mail({"x", std::string(bytes), {}}, options);
  if (!document) {
    require(document.error().message.find('\n') == std::string::npos, "not one line");
    return;
  }
  check_text(document->text);
  require(document->text.find('\r') == std::string::npos, "the text has a carriage return");
  require(document->text.empty() || document->text.ends_with('\n'), "the last line has no end");
}

void check_mailbox(std::string_view bytes) {
  const std::vector<std::size_t> mails = find_mails(bytes, 0, true);
  require(std::ranges::is_sorted(mails), "mails are not in order");
  for (std::size_t i = 0; i < mails.size(); ++i) {
    const std::size_t end = i + 1 < mails.size() ? mails[i + 1] : bytes.size();
    const std::string_view mail = bytes.substr(mails[i], end - mails[i]);
    require(unquoted_mail(mail).has_value(), "a mail that was found is none", mail);
    require(find_mails(mail, 0, true).size() == 1, "a mail alone is divided", mail);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view input = fuzz::as_text(bytes, size);
  check_mail(input);
  check_mailbox(input);
  // A page may hold a NUL, as it comes here without the decoding of a mail.
  if (!text::find_invalid_utf8(input)) {
    require(!text::find_invalid_utf8(html_text(input)), "the text of the page is not UTF-8");
  }
  return 0;
}
