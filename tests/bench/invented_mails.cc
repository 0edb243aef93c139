#include "invented_mails.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace pseudo::bench {

namespace {

using Words = std::vector<std::string_view>;

const Words kFemale{"Anna",    "Lena",     "Sabine",    "Monika",  "Ursula",    "Katharina",
                    "Julia",   "Petra",    "Birgit",    "Heike",   "Andrea",    "Claudia",
                    "Susanne", "Gabriele", "Renate",    "Ingrid",  "Stefanie",  "Nicole",
                    "Melanie", "Sandra",   "Christine", "Martina", "Karin",     "Brigitte",
                    "Helga",   "Elke",     "Angelika",  "Silke",   "Tanja",     "Kerstin",
                    "Ines",    "Johanna",  "Magdalena", "Theresa", "Franziska", "Charlotte",
                    "Sophie",  "Emilia",   "Greta",     "Frieda"};
const Words kMale{
    "Thomas", "Michael", "Andreas", "Stefan",    "Peter",     "Klaus",      "Wolfgang",  "Jürgen",
    "Dieter", "Manfred", "Uwe",     "Günter",    "Matthias",  "Markus",     "Felix",     "Jonas",
    "Lukas",  "Tobias",  "Florian", "Sebastian", "Christian", "Daniel",     "Alexander", "Martin",
    "Bernd",  "Holger",  "Karsten", "Jens",      "Ralf",      "Frank",      "Heinz",     "Gerhard",
    "Anton",  "Paul",    "Emil",    "Theodor",   "Moritz",    "Konstantin", "Valentin",  "Hannes"};
const Words kFamily{"Müller",    "Schmidt",    "Schneider", "Fischer", "Weber",      "Wagner",
                    "Becker",    "Schulz",     "Hoffmann",  "Koch",    "Bauer",      "Richter",
                    "Klein",     "Wolf",       "Neumann",   "Schwarz", "Zimmermann", "Braun",
                    "Krüger",    "Hofmann",    "Hartmann",  "Lange",   "Werner",     "Krause",
                    "Lehmann",   "Köhler",     "Herrmann",  "König",   "Walter",     "Huber",
                    "Mayer",     "Kaiser",     "Fuchs",     "Peters",  "Lang",       "Scholz",
                    "Möller",    "Weiß",       "Jung",      "Hahn",    "Schubert",   "Vogel",
                    "Friedrich", "Keller",     "Günther",   "Frank",   "Berger",     "Winkler",
                    "Roth",      "Beck",       "Lorenz",    "Baumann", "Franke",     "Albrecht",
                    "Schuster",  "Simon",      "Ludwig",    "Böhm",    "Winter",     "Kraus",
                    "Martin",    "Schumacher", "Krämer",    "Vogt"};
const Words kNameHeads{"Hollen", "Brink",  "Oster", "Wald",   "Linden", "Stein", "Eichen",
                       "Rosen",  "Kessel", "Dorn",  "Falken", "Grün",   "Hohen", "Mühl",
                       "Nieder", "Ober",   "Raben", "Silber", "Tannen", "Wester"};
const Words kNameTails{"brink",  "bauer", "felder", "meier", "mann",   "hauser", "bach",  "berger",
                       "müller", "kamp",  "hoff",   "huber", "wieser", "thaler", "moser", "reuter"};
const Words kCity{"Berlin",  "Hamburg",   "München",   "Köln",    "Wien",     "Graz",
                  "Linz",    "Salzburg",  "Zürich",    "Bern",    "Basel",    "Leipzig",
                  "Dresden", "Hannover",  "Nürnberg",  "Bremen",  "Kassel",   "Mainz",
                  "Erfurt",  "Potsdam",   "Rostock",   "Kiel",    "Lübeck",   "Münster",
                  "Bonn",    "Aachen",    "Freiburg",  "Ulm",     "Augsburg", "Regensburg",
                  "Passau",  "Göttingen", "Jena",      "Weimar",  "Halle",    "Klagenfurt",
                  "Villach", "Bregenz",   "Innsbruck", "Tübingen"};
const Words kStreet{"Lindenstraße", "Bahnhofstraße",    "Hauptstr.",  "Gartenweg",
                    "Schulgasse",   "Am Anger",         "Kirchplatz", "Ringstraße",
                    "Waldweg",      "Mozartstraße",     "Rosenallee", "Marktplatz",
                    "Brunnengasse", "Unter den Linden", "Ahornweg",   "Goethestr.",
                    "Mühlgasse",    "Parkstraße",       "Uferweg",    "Dorfstraße"};
const Words kOrg{
    "Stadtwerke Brink GmbH",    "Universität Lindental", "Finanzamt",         "Sparkasse Oberau",
    "TSV Waldhausen",           "Volkshochschule",       "Rosen-Apotheke",    "Kessel & Söhne KG",
    "Autohaus Falken",          "Gymnasium am Anger",    "Klinikum Süd",      "Hollenbrink AG",
    "Musikverein Tannen e. V.", "Bäckerei Dorn",         "Gasthof zur Mühle", "Grünwald Verlag"};
const Words kDomain{"lindental.de",  "hollenbrink.at", "oberau-net.de",
                    "brieftaube.ch", "waldhausen.org", "musik-tannen.de"};
const Words kMonth{"Januar", "Februar", "März",      "April",   "Mai",      "Juni",
                   "Juli",   "August",  "September", "Oktober", "November", "Dezember"};

// "{LABEL}" is an entity; all else stays as it stands.
const Words kOpening{"Liebe {FEMALE},\n\n",
                     "Lieber {MALE},\n\n",
                     "Hallo {FEMALE},\n\n",
                     "Hallo {MALE},\n\n",
                     "Sehr geehrte Frau {FAMILY},\n\n",
                     "Sehr geehrter Herr {FAMILY},\n\n",
                     "Guten Tag,\n\n",
                     "Hallo zusammen,\n\n"};
const Words kClosing{"\nViele Grüße\n{FEMALE}\n",
                     "\nViele Grüße\n{MALE}\n",
                     "\nLiebe Grüße, {FEMALE}\n",
                     "\nMit freundlichen Grüßen\n{FEMALE} {FAMILY}\n",
                     "\nMit freundlichen Grüßen\n{MALE} {FAMILY}\n",
                     "\nBis bald\n{MALE}\n",
                     "\nMfG\n"};
const Words kWithEntities{"Ich habe gestern mit {FEMALE} {FAMILY} gesprochen, sie kommt auch. ",
                          "Kannst du {FEMALE}{'s} Unterlagen bis zum {DATE} fertig machen? ",
                          "Herr {FAMILY} von {ORG} hat sich wieder gemeldet. ",
                          "Wir treffen uns am {DATE} in {CITY}, wie besprochen. ",
                          "Meine neue Adresse ist {STREET} {STREETNO}, {ZIP} {CITY}.\n",
                          "Du erreichst mich unter {PHONE}, am besten abends. ",
                          "Schreib mir bitte an {EMAIL}, das andere Postfach ist voll. ",
                          "Frau {FAMILY} fährt mit {MALE}{'s} Auto nach {CITY}. ",
                          "Die Bilder liegen auf {URL} und bleiben dort bis Monatsende. ",
                          "Das Vorgangszeichen lautet {UFID}, bitte immer angeben. ",
                          "{MALE} {FAMILY} und {FEMALE} {FAMILY} sind für die Kasse zuständig. ",
                          "Seit {DATE} arbeitet {FEMALE} bei {ORG}. ",
                          "Bei {ORG} hat uns {MALE} sehr geholfen. ",
                          "Grüß bitte {MALE} und {FEMALE} von mir! ",
                          "Der Termin am {DATE} mit {FAMILY} steht noch. ",
                          "Zwischen {CITY} und {CITY} gab es wieder Stau. "};
const Words kRare{"Die Rechnung Nr. {UFID} vom {DATE} ist bezahlt. ",
                  "Mein Zugang ist {USER}, das Passwort {PASS}. "};
const Words kPlain{"Vielen Dank für die schnelle Antwort. ",
                   "Das Wetter soll ja wieder besser werden. ",
                   "Ich melde mich, sobald ich mehr weiß. ",
                   "Leider hat der Drucker heute wieder gestreikt. ",
                   "Könnten wir das auf nächste Woche verschieben? ",
                   "Ansonsten ist hier alles beim Alten, wir haben viel zu tun. ",
                   "Im Anhang findest du die Liste mit den offenen Punkten. ",
                   "Die Kinder freuen sich schon sehr auf die Ferien. ",
                   "Über die Kosten müssen wir noch einmal in Ruhe reden. ",
                   "Bitte gib mir kurz Bescheid, ob das so in Ordnung ist. ",
                   "Der Kuchen war übrigens großartig, das Rezept hätte ich gern.\n",
                   "Es wäre schön, wenn alle etwas früher da sein könnten. ",
                   "Wegen der Baustelle dauert der Weg jetzt doppelt so lang. ",
                   "Das Angebot liegt bei, zwei Positionen sind noch zu prüfen.\n"};

// The sizes of mails before their closing, a quantile each twentieth, in bytes.
constexpr std::array<std::size_t, 21> kSizes{12,  20,  30,  50,  75,   105,  140,
                                             180, 220, 255, 290, 335,  385,  445,
                                             515, 605, 725, 900, 1160, 1690, 3700};
constexpr std::size_t kBytesAnEntity = 205;
constexpr std::size_t kRareEach = 12;
constexpr std::size_t kLargeEach = 5000;
constexpr std::size_t kLargeSize = 100'000;

std::string_view pick(const Words& words, Dice& dice) { return words[dice.below(words.size())]; }

std::string digits(std::size_t count, Dice& dice) {
  std::string made(1, static_cast<char>('1' + dice.below(9)));
  while (made.size() < count) made += static_cast<char>('0' + dice.below(10));
  return made;
}

std::string family(Dice& dice) {
  if (dice.below(4) > 0) return std::string(pick(kFamily, dice));
  std::string made(pick(kNameHeads, dice));
  made.append(pick(kNameTails, dice));
  if (dice.below(10) == 0) made.append("-").append(pick(kFamily, dice));
  return made;
}

std::string date(Dice& dice) {
  const std::size_t day = 1 + dice.below(28);
  const std::size_t month = dice.below(12);
  const std::size_t year = 1999 + dice.below(20);
  std::array<char, 48> made{};
  switch (dice.below(4)) {
    case 0:
      std::snprintf(made.data(), made.size(), "%02zu.%02zu.%zu", day, month + 1, year);
      break;
    case 1:
      std::snprintf(made.data(), made.size(), "%zu. %s", day, kMonth[month].data());
      break;
    case 2:
      std::snprintf(made.data(), made.size(), "%zu. %s %zu", day, kMonth[month].data(), year);
      break;
    default:
      std::snprintf(made.data(), made.size(), "%zu.%zu.", day, month + 1);
  }
  return made.data();
}

/// Lower case without umlauts, for addresses.
std::string plain_letters(std::string_view name) {
  std::string made;
  for (const char c : name) {
    if (c >= 'a' && c <= 'z') made += c;
    if (c >= 'A' && c <= 'Z') made += static_cast<char>(c - 'A' + 'a');
  }
  return made;
}

std::string email(Dice& dice) {
  std::string made = plain_letters(pick(kFemale, dice));
  made.append(".").append(plain_letters(family(dice))).append("@").append(pick(kDomain, dice));
  return made;
}

std::string url(Dice& dice) {
  std::string made = "http://www.";
  return made.append(pick(kDomain, dice)).append("/bilder/").append(digits(4, dice));
}

std::string value(std::string_view label, Dice& dice) {
  if (label == "FEMALE") return std::string(pick(kFemale, dice));
  if (label == "MALE") return std::string(pick(kMale, dice));
  if (label == "FAMILY") return family(dice);
  if (label == "ORG") return std::string(pick(kOrg, dice));
  if (label == "CITY") return std::string(pick(kCity, dice));
  if (label == "DATE") return date(dice);
  if (label == "STREET") return std::string(pick(kStreet, dice));
  if (label == "STREETNO") return digits(1 + dice.below(2), dice);
  if (label == "ZIP") return digits(5, dice);
  if (label == "PHONE") return "0" + digits(3, dice) + "/" + digits(7, dice);
  if (label == "EMAIL") return email(dice);
  if (label == "URL") return url(dice);
  if (label == "UFID") return "K" + digits(8, dice);
  if (label == "USER") return plain_letters(pick(kMale, dice)) + digits(2, dice);
  return "x" + digits(6, dice);
}

class Writer {
 public:
  explicit Writer(Dice& dice) : dice_(dice) {}

  void add(std::string_view pattern) {
    while (!pattern.empty()) {
      const std::size_t open = std::min(pattern.find('{'), pattern.size());
      put(pattern.substr(0, open));
      pattern.remove_prefix(open);
      if (pattern.empty()) break;
      const std::size_t close = pattern.find('}');
      entity(pattern.substr(1, close - 1));
      pattern.remove_prefix(close + 1);
    }
  }

  Mail mail;

 private:
  void put(std::string_view bytes) {
    mail.text.append(bytes);
    position_ += static_cast<std::size_t>(std::count_if(bytes.begin(), bytes.end(), [](char c) {
      return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
  }

  void entity(std::string_view label) {
    if (label == "'s") return genitive();
    Entity entity{label, position_, 0, value(label, dice_)};
    put(entity.covered);
    entity.end = position_;
    mail.entities.push_back(std::move(entity));
  }

  /// The ending belongs to the span of the name before it.
  void genitive() {
    Entity& entity = mail.entities.back();
    const char last = entity.covered.back();
    const std::string_view ending = last == 's' || last == 'x' || last == 'z' ? "'" : "s";
    put(ending);
    entity.covered.append(ending);
    entity.end = position_;
  }

  Dice& dice_;
  std::size_t position_ = 0;  // code points
};

Mail make(Dice& dice, std::size_t bytes, std::size_t entities) {
  Writer writer(dice);
  writer.add(pick(kOpening, dice));
  Mail& mail = writer.mail;
  while (mail.text.size() < bytes || mail.entities.size() < entities) {
    const bool due = mail.entities.size() * kBytesAnEntity < mail.text.size() + kBytesAnEntity / 2;
    const Words& entity_words = dice.below(kRareEach) == 0 ? kRare : kWithEntities;
    writer.add(pick(due || entities > 0 ? entity_words : kPlain, dice));
    if (entities > 0) writer.add(pick(kPlain, dice));
  }
  writer.add(pick(kClosing, dice));
  return std::move(mail);
}

}  // namespace

std::uint64_t Dice::next() {
  state_ += 0x9E3779B97F4A7C15U;
  std::uint64_t z = state_;
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
  return z ^ (z >> 31U);
}

std::string Mail::standoff() const {
  std::string lines;
  for (std::size_t i = 0; i < entities.size(); ++i) {
    const Entity& entity = entities[i];
    lines.append("T").append(std::to_string(i + 1)).append("\t").append(entity.label);
    lines.append(" ").append(std::to_string(entity.start));
    lines.append(" ").append(std::to_string(entity.end));
    lines.append("\t").append(entity.covered).append("\n");
  }
  return lines;
}

std::string Mail::json_line(std::string_view id) const {
  std::string line = "{\"id\": \"";
  line.append(id).append("\", \"text\": \"");
  for (const char c : text) {  // There are no quotes and no backslashes in the mails.
    if (c == '\n') {
      line += "\\n";
    } else {
      line += c;
    }
  }
  line += "\", \"entities\": [";
  for (std::size_t i = 0; i < entities.size(); ++i) {
    const Entity& entity = entities[i];
    line.append(i == 0 ? "" : ", ").append("{\"id\": \"T").append(std::to_string(i + 1));
    line.append("\", \"label\": \"").append(entity.label);
    line.append("\", \"start\": ").append(std::to_string(entity.start));
    line.append(", \"end\": ").append(std::to_string(entity.end)).append("}");
  }
  return line.append("]}");
}

Mail make_mail(std::uint64_t seed, std::size_t number) {
  Dice dice(Dice(seed).next() + number);
  if (number % kLargeEach == kLargeEach - 1) return make(dice, kLargeSize, 0);
  const std::size_t step = dice.below(kSizes.size() - 1);
  const std::size_t bytes = kSizes[step] + dice.below(kSizes[step + 1] - kSizes[step]);
  return make(dice, bytes, 0);
}

Mail make_long_mail(std::uint64_t seed, std::size_t entities) {
  Dice dice(seed);
  return make(dice, 0, entities);
}

}  // namespace pseudo::bench
