// Mail: parts, charsets, header fields, attachments, hostile MIME, and where mails begin in an
// mbox.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "format/mail/charsets.h"
#include "format/mail/html_text.h"
#include "format/mail/mbox.h"
#include "pseudo/format.h"
#include "support/growth.h"
#include "text/utf8.h"
#include "tsv.h"

namespace pseudo {
namespace {

using testing_support::repeated;

struct ReadMail {
  std::string text;
  std::string error;
  std::vector<std::string> warnings;
};

ReadMail read_mail_text(std::string mail) {
  ReadMail result;
  const LabelMap labels;
  const ReadOptions options{
      .labels = labels, .keep_fields = {}, .take_unannotated = true, .warn = [&](std::string text) {
        result.warnings.push_back(text);
      }};
  Result<Document> document = read_mail({"a", std::move(mail), {}}, options);
  if (!document) {
    result.error = document.error().message;
    return result;
  }
  EXPECT_EQ(document->id, "a");
  EXPECT_TRUE(document->annotations.empty());
  EXPECT_FALSE(text::find_invalid_utf8(document->text));
  EXPECT_EQ(document->text.find('\0'), std::string::npos);
  EXPECT_EQ(document->text.find('\r'), std::string::npos);
  result.text = document->text;
  return result;
}

TEST(Mail, FieldsComeFirstInOneOrder) {
  EXPECT_EQ(read_mail_text(
                "Date: Fri, 3 May 2019 14:12:05 +0200\r\nSubject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=\r\n"
                "To: =?iso-8859-1?Q?K=E4the?= <k@example.org>,\r\n \"Huber, A\" <a@example.org>\r\n"
                "Received: from x\r\nBcc: secret@example.org\r\nFrom: h@example.org\r\n"
                "cc: x@example.org\r\n\r\nText\r\n")
                .text,
            "From: h@example.org\nTo: Käthe <k@example.org>, \"Huber, A\" <a@example.org>\n"
            "Cc: x@example.org\nSubject: Grüße\nDate: 2019-05-03 14:12:05 +0200\n\nText\n");
}

TEST(Mail, EncodingsAndCharsetsAreDecoded) {
  const std::string begin = "From: h@example.org\nContent-Type: text/plain; charset=";
  const auto body = [](const ReadMail& mail) {
    return mail.text.substr(mail.text.find("\n\n") + 2);
  };
  EXPECT_EQ(body(read_mail_text(begin + "utf-8\nContent-Transfer-Encoding: quoted-printable\n\n"
                                        "Gr=C3=BC=C3=9Fe an=\n alle\n")),
            "Grüße an alle\n");
  EXPECT_EQ(
      body(read_mail_text(begin + "\"ISO-8859-15\"\nContent-Transfer-Encoding: 8bit\n\n5 \xA4\n")),
      "5 €\n");
  EXPECT_EQ(body(read_mail_text(begin + "iso-8859-1\n\n\x84Gr\xFC\xDF\x93\n")), "„Grüß“\n");
  EXPECT_EQ(
      body(read_mail_text(begin + "utf-8\nContent-Transfer-Encoding: base64\n\nR3LDvMOfZQ==\n")),
      "Grüße\n");
  EXPECT_EQ(
      body(read_mail_text(begin + "utf-16le\nContent-Transfer-Encoding: base64\n\nRwByAPwA\n")),
      "Grü\n");
  EXPECT_EQ(body(read_mail_text("From: h@example.org\n\nGr\xFC\xDF ohne Charset\n")),
            "Grüß ohne Charset\n");
  for (const char* lines :
       {"begin 644 t.txt\n,2&%L;&\\@5V5L=\"$*\n`\nend\n",
        "\nbegin 644 t.txt\r\n,2&%L;&\\@5V5L=\"$*\r\n`\r\nend\r\n", ",2&%L;&\\@5V5L=\"$*\n`\n"}) {
    EXPECT_EQ(
        body(read_mail_text(begin + "utf-8\nContent-Transfer-Encoding: x-uuencode\n\n" + lines)),
        "Hallo Welt!\n")
        << lines;
  }
}

TEST(Mail, AWrongCharsetIsToldAndNothingIsLost) {
  const auto mail = [](std::string charset, std::string bytes) {
    return read_mail_text("From: h@example.org\nContent-Type: text/plain; charset=" + charset +
                          "\n\n" + bytes);
  };
  for (const char* charset : {"utf-8", "us-ascii", "no-such-charset", "x-\xFF"}) {
    const ReadMail read = mail(charset, "Gr\xFC\xDF\n");
    EXPECT_NE(read.text.find("Grüß\n"), std::string::npos) << charset;
    ASSERT_EQ(read.warnings.size(), 1U) << charset;
    EXPECT_NE(read.warnings[0].find("part 1 is not in the charset"), std::string::npos);
  }
  const ReadMail utf8 = mail("us-ascii", "Gr\xC3\xBC\xC3\x9F\n");
  EXPECT_NE(utf8.text.find("Grüß\n"), std::string::npos);
  EXPECT_EQ(utf8.warnings.size(), 1U);
}

constexpr const char* kParts =
    "From: h@example.org\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=m\n\n"
    "--m\nContent-Type: multipart/alternative; boundary=a\n\n"
    "--a\nContent-Type: text/plain\n\nDer Text.\n"
    "--a\nContent-Type: text/html\n\n<p>Die Seite.</p>\n--a--\n"
    "--m\nContent-Type: application/pdf; name=\"plan.pdf\"\n"
    "Content-Disposition: attachment; filename*=utf-8''Pl%C3%A4ne.pdf\n\nJVBERi0\n"
    "--m\nContent-Type: text/plain\nContent-Disposition: attachment; filename=notiz.txt\n\nNicht "
    "da.\n"
    "--m\nContent-Type: image/png\n\nxx\n"
    "--m\nContent-Type: message/rfc822\n\n"
    "From: innen@example.org\nSubject: Innen\n\nInnerer Text.\n"
    "--m--\n";

TEST(Mail, PartsBecomeOneText) {
  EXPECT_EQ(
      read_mail_text(kParts).text,
      "From: h@example.org\n\nDer Text.\n\n[Attachment: Pläne.pdf]\n[Attachment: notiz.txt]\n"
      "[Attachment: image/png]\n\nFrom: innen@example.org\nSubject: Innen\n\nInnerer Text.\n");
}

TEST(Mail, APageIsReadWhereThereIsNoPlainText) {
  constexpr std::string_view kPlain = "\n\nDer Text.";
  for (const char* blank : {"\n\n", "\n\n  \n", "\nContent-Transfer-Encoding: base64\n\nICAK",
                            "\nContent-Transfer-Encoding: quoted-printable\n\n=20=0A="}) {
    std::string mail(kParts);
    mail.replace(mail.find(kPlain), kPlain.size(), blank);
    EXPECT_NE(read_mail_text(mail).text.find("\n\nDie Seite.\n"), std::string::npos) << blank;
  }
}

TEST(Mail, AFaultyTypeLosesNoText) {
  for (const char* type :
       {"text", ";;;", "plain", "/plain", "text/", "\"\"", "multipart/mixed",
        "multipart/mixed; boundary=other", "multipart/alternative; boundary=other",
        "multipart/alternative", "multipart/signed; boundary=\"\""}) {
    const ReadMail mail = read_mail_text(std::string("From: h@example.org\nContent-Type: ") + type +
                                         "\n\nText von Käthe.\n");
    EXPECT_EQ(mail.text, "From: h@example.org\n\nText von Käthe.\n") << type;
    EXPECT_EQ(mail.warnings.size(), std::string(type).starts_with("multipart") ? 1U : 0U) << type;
  }
}

TEST(Mail, APageWithPicturesIsAnAlternative) {
  EXPECT_EQ(
      read_mail_text("From: h@example.org\nContent-Type: multipart/alternative; boundary=a\n\n"
                     "--a\nContent-Type: text/plain\n\n\n"
                     "--a\nContent-Type: multipart/related; boundary=r\n\n"
                     "--r\nContent-Type: text/html\n\n<p>Die Seite.</p>\n"
                     "--r\nContent-Type: image/png; name=bild.png\n\nxx\n--r--\n"
                     "--a\nContent-Type: text/calendar\n\nBEGIN:VCALENDAR\n--a--\n")
          .text,
      "From: h@example.org\n\nDie Seite.\n\n[Attachment: bild.png]\n");
}

TEST(Mail, PagesFollowTheTable) {
  for (const auto& row : testing_tables::read_table("format/html_text.tsv", 3)) {
    EXPECT_EQ(html_text(row[0]), row[1]) << "line " << row.line << ": " << row[0];
  }
}

TEST(Mail, WhatIsNoMailIsToldInOneLine) {
  for (const std::string& bytes :
       {std::string(), std::string("\n\n"), std::string("no field here\n"), std::string(9, '\0'),
        std::string("\xFF\xFE\0\1", 4), repeated("x", 100'000)}) {
    const ReadMail mail = read_mail_text(bytes);
    EXPECT_NE(mail.error.find("this is no mail"), std::string::npos) << bytes.substr(0, 20);
  }
}

/// A mail whose text is so many levels deep, once for each way to nest.
std::vector<std::string> nested_mails(int levels) {
  const std::string head = "From: h@example.org\n";
  std::vector<std::string> mails(3, head);
  for (int i = 1; i < levels; ++i) {
    const std::string number = std::to_string(i);
    const std::string rest = "; boundary=b" + number + "\n\n--b" + number + "\n";
    mails[0] += "Content-Type: multipart/mixed" + rest;
    mails[1] += "Content-Type: multipart/alternative" + rest;
    mails[2] += "Content-Type: message/rfc822\n\nFrom: i@example.org\n";
  }
  for (std::string& mail : mails) mail += "\nText\n";
  return mails;
}

TEST(Mail, TooManyLevelsAreRefused) {
  for (const int levels : {101, 1000, 20'000}) {
    for (const std::string& mail : nested_mails(levels)) {
      EXPECT_NE(read_mail_text(mail).error.find("more than 100 levels"), std::string::npos)
          << levels;
    }
  }
  for (const std::string& mail : nested_mails(100)) {
    EXPECT_NE(read_mail_text(mail).text.find("\nText\n"), std::string::npos);
  }
}

TEST(Mail, HostileMimeIsReadAsFarAsItGoes) {
  const ReadMail cut = read_mail_text(
      "From: h@example.org\nContent-Type: text/plain; charset=utf-8\n"
      "Content-Transfer-Encoding: base64\n\nR3LDvMOfZSBhbiBhbGxlC");
  EXPECT_NE(cut.text.find("Grüße an alle"), std::string::npos);
  ASSERT_EQ(cut.warnings.size(), 1U);
  EXPECT_NE(cut.warnings[0].find("ends inside its base64"), std::string::npos);

  const std::string nul = std::string("From: a\0b@example.org\nSubject: x\n\nvor\0nach\n", 43);
  EXPECT_EQ(read_mail_text(nul).text, "From: a b@example.org\nSubject: x\n\nvor\uFFFDnach\n");

  const ReadMail open = read_mail_text(
      "From: h@example.org\nContent-Type: multipart/mixed; boundary=m\n\n--m\n\nText ohne Ende\n");
  EXPECT_NE(open.text.find("Text ohne Ende\n"), std::string::npos);
  const ReadMail none =
      read_mail_text("From: h@example.org\nContent-Type: multipart/mixed\n\nText ohne Grenze\n");
  EXPECT_NE(none.text.find("From: h@example.org"), std::string::npos);
}

std::vector<std::string> large_mails(std::size_t many) {
  const std::string begin = "From: h@example.org\n";
  const std::string html = begin + "Content-Type: text/html\n\n";
  return {begin + "\n" + repeated("Text in Zeilen.\n", many),
          begin + "\n" + repeated("x", 5 * many),
          html + repeated("<", many),
          html + repeated("<a \">\"", many),
          html + repeated("<blockquote>x", many),
          html + repeated("<script>", many),
          html + repeated("<!--", many),
          html + repeated("&#", many),
          html + repeated("</", many),
          html + repeated("<br>", many) + "x",
          "Subject: " + repeated("=?utf-8?q?=C3=BC?= ", many) + "\n\nx\n",
          "To: " + repeated("a@example.org, ", many) + "\n\nx\n",
          repeated("X: y\n", many) + "\nx\n",
          begin + "Content-Type: multipart/mixed; boundary=m\n\n" +
              repeated("--m\nContent-Type: image/png\n\n\n", many / 10) + "--m--\n"};
}

TEST(Mail, LargeMailTakesLinearTime) {
  constexpr std::size_t kMany = 200'000;
  const std::vector<std::string> smaller = large_mails(kMany / 8);
  const std::vector<std::string> larger = large_mails(kMany);
  const auto read_all = [](const std::string& mail) {
    EXPECT_EQ(read_mail_text(mail).error, "") << mail.substr(0, 80);
  };
  for (std::size_t i = 0; i < larger.size(); ++i) {
    EXPECT_TRUE(testing_support::grows_linearly(read_all, smaller[i], larger[i]))
        << larger[i].substr(0, 80);
  }
}

TEST(Mbox, MailsBeginBehindBlankLines) {
  const std::string mbox =
      "From a@example.org Fri May  3 14:12:05 2019\nSubject: 1\n\nText\nFrom here on it goes.\n\n"
      "From now on we stay.\n\n>From x\n\n"
      "From - Fri May  3 14:12:05 2019\nX: y\n\nText\n\n"
      "From b\r\nSubject: 3\r\n\r\nText\r\n\r\nFrom c\r\nSubject: 4\r\n";
  const std::vector<std::size_t> all = find_mails(mbox, 0, true);
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(all[0], 0U);
  EXPECT_EQ(mbox.substr(all[1], 7), "From - ");
  EXPECT_EQ(mbox.substr(all[2], 6), "From b");
  EXPECT_EQ(mbox.substr(all[3], 6), "From c");
}

// However the bytes arrive, the same mails are found once what decides is there.
TEST(Mbox, WhatIsNotYetDecidedIsLeftOut) {
  const std::string mbox = "From a 2019\nX: 1\n\nText\n\nFrom b\nX: 2\n\nText\n\nFrom now\non\n";
  const std::vector<std::size_t> all = find_mails(mbox, 0, true);
  ASSERT_EQ(all.size(), 2U);
  const std::size_t first_decided = mbox.find("Text");
  const std::size_t second_decided = mbox.find("Text", all[1]);
  for (std::size_t size = 0; size <= mbox.size(); ++size) {
    std::vector<std::size_t> decided;
    if (size + 1 >= first_decided) decided.push_back(all[0]);
    if (size + 1 >= second_decided) decided.push_back(all[1]);
    EXPECT_EQ(find_mails(std::string_view(mbox).substr(0, size), 0, false), decided) << size;
  }
}

TEST(Mbox, QuotedLinesAreAsTheyWere) {
  const auto mail = unquoted_mail("From a\nX: 1\n\n>From b\n>>From c\n> From d\nFrom\n");
  ASSERT_TRUE(mail);
  EXPECT_EQ(*mail, "X: 1\n\nFrom b\n>From c\n> From d\nFrom\n");
  EXPECT_FALSE(unquoted_mail("no mbox\n"));
  EXPECT_TRUE(unquoted_mail("From a"));
}

TEST(Charsets, GuessesAreMarked) {
  EXPECT_EQ(decode_charset("\x80", "windows-1252").text, "€");
  EXPECT_EQ(decode_charset("", "nonsense").text, "");
  EXPECT_EQ(decode_charset("a\xC3", "utf-8").text, "a\uFFFD");
  EXPECT_FALSE(decode_charset("a\xC3", "utf-8").is_guess);
  EXPECT_TRUE(decode_charset("a\xC3"
                             "b",
                             "utf-8")
                  .is_guess);
  EXPECT_FALSE(decode_charset("\xFC", "").is_guess);
}

}  // namespace
}  // namespace pseudo
