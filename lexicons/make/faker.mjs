// Prints the German lists of the faker package as JSON: its files have hashed names, so import.
import { pathToFileURL } from "node:url";
const faker = await import(pathToFileURL(process.argv[2]).href);
const lists = {};
for (const locale of ["de", "de_AT", "de_CH"]) {
  const { person, location } = faker[locale];
  const first = person.first_name;
  lists[locale] = {
    female: first.female, male: first.male, family: person.last_name?.generic, street: location.street_name,
  };
}
console.log(JSON.stringify(lists));
