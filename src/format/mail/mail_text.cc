#include "format/mail/mail_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "format/mail/charsets.h"
#include "format/mail/gmime_handles.h"
#include "format/mail/header_fields.h"
#include "format/mail/html_text.h"
#include "format/mail/transfer_encoding.h"
#include "model/mail_marks.h"

namespace pseudo {

namespace {

constexpr int kDeepest = 100;  // levels; GMime itself omits those below 1024

/// Initializes GMime once.
void begin_gmime() {
  static const bool kBegun = [] {
    g_mime_init();
    return true;
  }();
  static_cast<void>(kBegun);
}

bool is_type(GMimeObject* part, const char* type, const char* subtype) {
  return g_mime_content_type_is_type(g_mime_object_get_content_type(part), type, subtype) != FALSE;
}

/// False if the content type of a part is not well-formed; such a part is plain text. Source: RFC
/// 2045, 5.2.
bool has_valid_type(GMimeObject* part) {
  const char* const field = g_mime_object_get_header(part, "Content-Type");
  if (field == nullptr) return true;
  std::string_view type(field);
  type = type.substr(0, type.find_first_of("; \t\r\n"));
  const std::size_t slash = type.find('/');
  return slash != 0 && slash < type.size() - 1;
}

/// Converts CR and CRLF to LF, and removes a byte order mark and blank lines at both ends; the
/// result ends with one LF.
std::string with_plain_line_ends(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  std::string plain;
  plain.reserve(text.size() + 1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_crlf = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (!is_crlf) plain += text[i] == '\r' ? '\n' : text[i];
  }
  const std::size_t last = plain.find_last_not_of(" \t\n");
  plain.erase(last == std::string::npos ? 0 : last + 1);
  plain.erase(0, plain.find_first_not_of('\n'));
  if (!plain.empty()) plain += '\n';
  return plain;
}

/// A unit of text that is appended at once.
enum class PieceKind : std::uint8_t { kText, kAttachment };

class MailWriter {
 public:
  explicit MailWriter(const std::function<void(std::string)>& warn) : warn_(warn) {}

  Status add_message(GMimeMessage* message, int level) {
    add(shown_fields(g_mime_object_get_header_list(as_object(message))));
    GMimeObject* const content = g_mime_message_get_mime_part(message);
    return content != nullptr ? add_part(content, level) : Status(Done{});
  }
  std::string text() && { return std::move(text_); }

 private:
  Status add_part(GMimeObject* part, int level) {
    if (level > kDeepest) {
      return Error{ErrorCode::kMalformed,
                   fmt::format("its parts are nested more than {} levels deep; save the inner "
                               "ones as mails of their own",
                               kDeepest)};
    }
    if (GMIME_IS_MULTIPART(part)) return add_multipart(as<GMimeMultipart>(part), level);
    if (GMIME_IS_MESSAGE_PART(part)) {
      GMimeMessage* const inner =
          g_mime_message_part_get_message(reinterpret_cast<GMimeMessagePart*>(part));
      return inner != nullptr ? add_message(inner, level + 1) : Status(Done{});
    }
    if (GMIME_IS_PART(part)) add_leaf(as<GMimePart>(part));
    return Done{};
  }

  Status add_multipart(GMimeMultipart* parts, int level) {
    const int count = g_mime_multipart_get_count(parts);
    if (count == 0) {
      add_unparted(parts);
      return Done{};
    }
    if (is_type(as_object(parts), "multipart", "alternative")) {
      return add_part(g_mime_multipart_get_part(parts, best_alternative(parts)), level + 1);
    }
    for (int i = 0; i < count; ++i) {
      const Status added = add_part(g_mime_multipart_get_part(parts, i), level + 1);
      if (!added) return added;
    }
    return Done{};
  }

  /// Adds a multipart that contains no boundary line, which readers display as text.
  void add_unparted(GMimeMultipart* parts) {
    ++leaves_;
    const char* const text = g_mime_multipart_get_prologue(parts);
    if (text == nullptr || *text == '\0') return;
    tell("has no parts, although its type says so; it was read as plain text");
    add(with_plain_line_ends(decode_charset(text, "").text));
  }

  /// Selects non-blank plain text, else HTML, else a multipart, else the last part. Precondition:
  /// there is at least one part.
  static int best_alternative(GMimeMultipart* parts) {
    const int count = g_mime_multipart_get_count(parts);
    int html = -1;
    int parted = -1;
    for (int i = 0; i < count; ++i) {
      GMimeObject* const part = g_mime_multipart_get_part(parts, i);
      if (GMIME_IS_MULTIPART(part)) parted = i;
      if (!GMIME_IS_PART(part)) continue;
      if (is_type(part, "text", "plain") && !is_blank(as<GMimePart>(part))) return i;
      if (is_type(part, "text", "html")) html = i;
    }
    if (html >= 0) return html;
    return parted >= 0 ? parted : count - 1;
  }

  static bool is_blank(GMimePart* part) {
    GMimeDataWrapper* const content = g_mime_part_get_content(part);
    if (content == nullptr) return true;
    const std::string bytes =
        decode_bytes(encoded_bytes(content), g_mime_data_wrapper_get_encoding(content));
    return bytes.find_first_not_of(" \t\r\n") == std::string::npos;
  }

  void add_leaf(GMimePart* part) {
    ++leaves_;
    GMimeObject* const object = as_object(part);
    const bool is_html = is_type(object, "text", "html");
    const bool is_text = is_html || is_type(object, "text", "plain") || !has_valid_type(object);
    if (!is_text || same_word(g_mime_object_get_disposition(object), "attachment")) {
      return name_attachment(part);
    }
    GMimeDataWrapper* const content = g_mime_part_get_content(part);
    if (content == nullptr) return;
    const char* const charset = g_mime_object_get_content_type_parameter(object, "charset");
    const GMimeContentEncoding how = g_mime_data_wrapper_get_encoding(content);
    const std::string encoded = encoded_bytes(content);
    const DecodedText decoded =
        decode_charset(decode_bytes(encoded, how), charset != nullptr ? charset : "");
    if (decoded.is_guess) {
      tell("is not in the charset that it names; it was read as UTF-8 or Windows-1252");
    }
    if (how == GMIME_CONTENT_ENCODING_BASE64 && is_cut_base64(encoded)) {
      tell("ends inside its base64; what is there was read");
    }
    add(with_plain_line_ends(is_html ? html_text(decoded.text) : decoded.text));
  }

  void name_attachment(GMimePart* part) {
    const char* const name = g_mime_part_get_filename(part);
    const OwnedBytes type(
        g_mime_content_type_get_mime_type(g_mime_object_get_content_type(as_object(part))));
    add(fmt::format("{}{}]\n", kAttachmentMark, one_line(name != nullptr ? name : type.get())),
        PieceKind::kAttachment);
  }

  /// Separates pieces by blank lines, except consecutive attachments.
  void add(const std::string& piece, PieceKind kind = PieceKind::kText) {
    if (piece.empty()) return;
    const bool is_attachment = kind == PieceKind::kAttachment;
    const bool is_divided = !is_attachment || !after_attachment_;
    if (!text_.empty() && is_divided) text_ += '\n';
    after_attachment_ = is_attachment;
    text_ += piece;
  }

  void tell(std::string_view what) const {
    if (warn_) warn_(fmt::format("part {} {}", leaves_, what));
  }

  const std::function<void(std::string)>& warn_;
  std::string text_;
  std::size_t leaves_ = 0;
  bool after_attachment_ = false;
};

/// True if the mail or its part has header fields; GMime assigns Content-* fields to the part.
bool has_fields(GMimeMessage* mail) {
  GMimeObject* const part = g_mime_message_get_mime_part(mail);
  const auto any = [](GMimeObject* object) {
    return g_mime_header_list_get_count(g_mime_object_get_header_list(object)) > 0;
  };
  return any(as_object(mail)) || (part != nullptr && any(part));
}

/// Size of the header: the bytes up to the first blank line.
std::size_t header_size(std::string_view mail) {
  return std::min({mail.find("\n\n"), mail.find("\n\r\n"), mail.size()});
}

}  // namespace

Result<std::string> mail_text(std::string_view mail, const std::function<void(std::string)>& warn) {
  begin_gmime();
  // GMime truncates header fields at a NUL, so NULs are replaced first.
  std::string cleaned;
  const std::size_t header = header_size(mail);
  if (mail.substr(0, header).find('\0') != std::string_view::npos) {
    cleaned = mail;
    std::replace(cleaned.begin(), cleaned.begin() + static_cast<std::ptrdiff_t>(header), '\0', ' ');
    mail = cleaned;
  }
  const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(mail.data(), mail.size()));
  const Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
  const Owned<GMimeMessage> message(g_mime_parser_construct_message(parser.get(), nullptr));
  if (!message || !has_fields(message.get())) {
    return Error{ErrorCode::kMalformed,
                 "this is no mail: it does not begin with header fields; remove it"};
  }
  MailWriter writer(warn);
  if (const Status added = writer.add_message(message.get(), 1); !added) return added.error();
  return std::move(writer).text();
}

}  // namespace pseudo
