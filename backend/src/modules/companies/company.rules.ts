import { requiredLine } from "../../text/text.rules";

/** The name of a company that is made with a job, without the blanks around it. */
export const companyName = requiredLine(2, 120).refine(
  (value) => /[\p{Letter}\p{Number}]/u.test(value),
  "must have a letter or a number",
);

/** Words at a name's end that say what form a company has, not which one it is. */
const FORMS = new Set(
  "pvt private ltd limited llp opc plc inc incorporated corp corporation co company".split(" "),
);

/**
 * Kept with each company: after a change of it all names must be keyed anew, by a migration.
 *
 * What companies of nearly the same name have in common: case, signs, accents, blanks, 'The' and 'M/s' before it and
 * the legal form behind it aside. "M/s. Kaveri Works (P) Ltd." is "kaveriworks".
 */
export function nameKeyOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    // Of Latin letters alone: marks of Indian scripts are vowels.
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
  return words.join("");
}
