// Reads a mail as a document without annotations.
#include <utility>

#include "format/mail/mail_text.h"
#include "format/mail/mbox.h"
#include "pseudo/format.h"

namespace pseudo {

Result<Document> read_mail(DocumentSource source, const ReadOptions& options) {
  Result<std::string> text = mail_text(source.text, options.warn);
  if (!text) return std::move(text).error();
  Document document;
  document.id = std::move(source.id);
  document.text = std::move(*text);
  return document;
}

Result<Document> read_mbox_mail(DocumentSource source, const ReadOptions& options) {
  Result<std::string> mail = unquoted_mail(source.text);
  if (!mail) return std::move(mail).error();
  source.text = std::move(*mail);
  return read_mail(std::move(source), options);
}

}  // namespace pseudo
