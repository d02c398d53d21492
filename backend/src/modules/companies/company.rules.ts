import { isIP } from "node:net";
import { breaking } from "../../text/broken-rule";
import { lineOf } from "../../text/markup";
import { anyText, requiredLine } from "../../text/text.rules";
import { labelOf } from "../places/gazetteer";
import { readPlaces } from "../places/read-places";

/** The name of a company that is made with a job, without the blanks around it. */
export const companyName = requiredLine(2, 120).refine(
  (value) => /[\p{Letter}\p{Number}]/u.test(lineOf(value)),
  breaking("NO_NAME", "must have a letter or a number"),
);

const WEB_ADDRESS = /^https?:\/\/[^\s<>]+$/i;
const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Whether browsers elsewhere find a site there: http or https, at a name below a top-level domain or an IP address. */
export function isWebAddress(text: string): boolean {
  if (!WEB_ADDRESS.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  if (isIP(hostname.replace(/^\[|\]$/g, ""))) return true;
  // Whoever leaves the end out has typed "www.nugu".
  const labels = hostname.replace(/^www\./, "").split(".");
  return (
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? "")
  );
}

/** The address of a company's own site; blanks are none. */
export const companyWebsite = anyText(2048).refine(
  (text) => text.trim() === "" || isWebAddress(text),
  breaking("NO_ADDRESS", "must be a web address"),
);

/** A head office as jobs name the place: "indor" is Indore. What isn't read as one place stays as typed (PLACE-09). */
export function headOfficeOf(text: string): string {
  const { places, questions, workMode } = readPlaces(text);
  const [place, ...others] = places;
  return place && others.length === 0 && questions.length === 0 && workMode === null ? labelOf(place) : text;
}

/** Words at a name's end that say what form a company has, not which one it is. */
const FORMS = new Set(
  "pvt private ltd limited llp opc plc inc incorporated corp corporation co company".split(" "),
);

/**
 * The words of a name that say which company it is: case, signs, accents, 'The' and 'M/s' before it and the legal form
 * behind it aside. "M/s. Kaveri Works (P) Ltd." is "kaveri" and "works".
 */
export function nameWordsOf(name: string): string[] {
  const plain = name
    .normalize("NFKD")
    // From Latin letters alone: marks of Indian scripts are vowels.
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/^\s*m\/s\b/, "")
    .replace(/['’.]/g, "")
    .replaceAll("&", " and ");
  const words = plain.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  if (words.length > 1 && words[0] === "the") words.shift();
  const isForm = (word: string, isBeforeForm: boolean) => FORMS.has(word) || (isBeforeForm && word === "p");
  const whole = words.length;
  while (words.length > 1 && isForm(words.at(-1) ?? "", words.length < whole)) words.pop();
  return words;
}

/**
 * Kept with each company: after a change of it all names must be keyed anew, by a migration.
 *
 * What companies of nearly the same name have in common: case, signs, accents, blanks, 'The' and 'M/s' before it and
 * the legal form behind it aside. "M/s. Kaveri Works (P) Ltd." is "kaveriworks".
 */
export const nameKeyOf = (name: string): string => nameWordsOf(name).join("");
