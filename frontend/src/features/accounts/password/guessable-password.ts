/** Rows that fingers run along, and orders that everybody knows. */
const RUNS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv",
];

/** The words that head every published list of stolen passwords, in the world and in India. */
const COMMON_WORDS = new Set(
  (
    "password passwd pass admin administrator welcome login letmein iloveyou iloveu loveyou love lovely user guest test " +
    "testing secret master dragon monkey princess sunshine superman batman football cricket computer internet google " +
    "facebook hello hellohello qwerty qwertyui asdf asdfgh zxcvbn abc abcd abcde india indian bharat mumbai delhi " +
    "bangalore hyderabad chennai kolkata krishna ganesh sairam jaishreeram shreeram omsairam changeme default company " +
    "office job jobs portal jobportal"
  ).split(" "),
);

/** Signs that people put in a letter's place. */
const LETTERS: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};
const asLetters = (text: string): string => text.replace(/[@431!0$5]/g, (sign) => LETTERS[sign] ?? sign);

const onlyLetters = (text: string): string => text.replace(/[^a-z]/g, "");
const reversed = (text: string): string => Array.from(text).reverse().join("");

/** '123456', 'fedcba', 'qwerty': part of a run, either way. */
const isRun = (text: string): boolean =>
  text.length >= 4 && RUNS.some((run) => run.includes(text) || reversed(run).includes(text));

/** '111111', 'abcabc': one short piece over and over. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);

/** What people put behind a word so that it passes for a password: '123', '@1', '2024'. */
const ENDING = /[^a-z]{0,6}$/;

/** Firebase refuses shorter ones in its own words. */
const FIREBASES_LEAST = 6;

/**
 * Whether whoever tries the commonest passwords first soon has this one (HEED-01): a run, one piece repeated, a word of
 * the lists or the name in the e-mail address, with some digits and signs behind it or without.
 */
export function isGuessable(password: string, email: string): boolean {
  const text = password.trim().toLowerCase();
  if (text.length < FIREBASES_LEAST) return false;
  const address = email.trim().toLowerCase();
  const name = onlyLetters(address.split("@")[0] ?? "");
  const stem = text.replace(ENDING, "");
  const words = [stem, asLetters(stem), asLetters(text)].map(onlyLetters).filter(Boolean);
  return (
    isRepeated(text) ||
    [text, ...words].some(isRun) ||
    text === address ||
    words.some((word) => COMMON_WORDS.has(word) || word === name)
  );
}
