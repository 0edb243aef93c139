#include "support/mailbox.h"

#include <array>
#include <string_view>

#include <fmt/format.h>

namespace pseudo::testing_support {

namespace {

struct Person {
  const char* given;
  const char* family;
};

constexpr std::array<Person, 6> kPeople = {{{"Irmgard", "Habersatter"},
                                            {"Annelore", "Zwettlinger"},
                                            {"Rosmarie", "Moosbrugger"},
                                            {"Hiltrud", "Brandstetter"},
                                            {"Adalbert", "Kirchschlager"},
                                            {"Waltraud", "Pichlmayer"}}};

std::string encode_base64(std::string_view bytes) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string encoded;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::size_t group = 0;
    for (std::size_t j = 0; j < 3; ++j) {
      group = group << 8U | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U);
    }
    for (std::size_t j = 0; j < 4; ++j) {
      encoded += i + j > bytes.size() ? '=' : kDigits[group >> (18 - 6 * j) & 63U];
    }
    if (i % 57 == 54) encoded += '\n';
  }
  return encoded + '\n';
}

std::string encode_quoted(std::string_view bytes) {
  std::string encoded;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    encoded += byte >= 0x80 || c == '=' ? fmt::format("={:02X}", byte) : std::string(1, c);
  }
  return encoded;
}

std::string body_of(std::size_t number, const Person& from, const Person& to) {
  std::string body = fmt::format(
      "Liebe {},\n\nwir kommen am {}.{}.2019 um vier mit dem Zug nach Graz.\nFrom Graz to Linz it "
      "is "
      "far.\n\n",
      to.given, number % 27 + 1, number % 12 + 1);
  if (number % 5 == 0) body += "From here on we walk.\n\n";
  body += fmt::format("Mit lieben Grüßen\n{} {}\n", from.given, from.family);
  if (number % 3 == 0)
    body += fmt::format("\n-- \n{0} {1}\n{0}@example.org\n", from.given, from.family);
  if (number % 4 == 0) {
    body += fmt::format("\nAm 1.{}.2019 schrieb {} {}:\n> Liebe {},\n>\n> wann kommt ihr?\n",
                        number % 12 + 1, to.given, to.family, from.given);
  }
  return body;
}

std::string page_of(std::string_view body) {
  std::string page = "<html><body><p>";
  for (const char c : body) {
    if (c == '\n') {
      page += "<br>\n";
    } else if (c == '>') {
      page += "&gt;";
    } else {
      page += c;
    }
  }
  return page + "</p></body></html>\n";
}

std::string part(std::string_view type, std::string_view encoding, std::string_view bytes) {
  return fmt::format("Content-Type: {}\nContent-Transfer-Encoding: {}\n\n{}", type, encoding,
                     bytes);
}

std::string content_of(std::size_t number, const std::string& body) {
  constexpr const char* kPlain = "text/plain; charset=utf-8";
  switch (number % 5) {
    case 0:
      return part(kPlain, "quoted-printable", encode_quoted(body));
    case 1:
      return part(kPlain, "base64", encode_base64(body));
    case 2:
      return part("text/html; charset=utf-8", "8bit", page_of(body));
    case 3:
      return "Content-Type: multipart/alternative; boundary=a\n\n--a\n" +
             part(kPlain, "8bit", body) + "\n--a\n" +
             part("text/html; charset=utf-8", "8bit", page_of(body)) + "\n--a--\n";
    default:
      return "Content-Type: multipart/mixed; boundary=m\n\n--m\n" + part(kPlain, "8bit", body) +
             "\n--m\nContent-Disposition: attachment; filename=plan.pdf\n" +
             part("application/pdf", "base64", encode_base64(std::string(200, 'x'))) + "--m--\n";
  }
}

/// Prefixes lines that would begin a mail with ">", as programs do when they write an mbox.
std::string quote_from_lines(std::string_view mail) {
  std::string quoted;
  while (!mail.empty()) {
    const std::string_view line = mail.substr(0, mail.find('\n') + 1);
    if (line.substr(0, 5) == "From ") quoted += '>';
    quoted += line;
    mail.remove_prefix(line.size());
  }
  return quoted;
}

}  // namespace

std::string invented_mailbox(std::size_t mails) {
  std::string mailbox;
  for (std::size_t i = 0; i < mails; ++i) {
    const Person& from = kPeople[i % kPeople.size()];
    const Person& to = kPeople[(i / kPeople.size() + i + 1) % kPeople.size()];
    const std::string fields = fmt::format(
        "From: {0} {1} <{0}.{1}@example.org>\nTo: =?utf-8?Q?{2}_{3}?= <{2}@example.org>\n"
        "Subject: =?utf-8?B?R3LDvMOfZQ==?= aus Graz\nDate: Fri, {4} May 2019 14:12:05 +0200\n"
        "MIME-Version: 1.0\n",
        from.given, from.family, to.given, to.family, i % 28 + 1);
    const std::string mail = fields + content_of(i, body_of(i, from, to));
    mailbox += "From - Fri May  3 14:12:05 2019\n" + quote_from_lines(mail) + "\n";
  }
  return mailbox;
}

}  // namespace pseudo::testing_support
