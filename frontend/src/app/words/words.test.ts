import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, SPOKEN } from "@job-portal/protocol/locale";
import { hasEnglish, readCatalogs, SAME_IN_ALL, textsOf } from "../../test/catalogs";

/** The catalogs that every language has to speak, by the plain list (LANG-14). */
const LISTED = [
  ...(
    readFileSync(join(__dirname, "seeker-words.ts"), "utf8").split("export interface SeekerWords")[1] ?? ""
  ).matchAll(/^ {2}"?([a-z-]+)"?: /gm),
].map(([, name = ""]) => name);

/** Names and signs that stand in Latin letters in every language. */
const NAMES = new Set(
  [
    "JobPortal",
    "Google",
    "LinkedIn",
    "WhatsApp",
    "JavaScript",
    "Excel",
    "Word",
    "docx",
    "iPhone",
    "iPad",
  ].concat(["https", "example", "name", "com", "in", "km", "http", "www", "Remote"]),
);

/** What stands in Latin letters, but for names and for the signs of code: "NOT_STATED", "PDF". */
const latinIn = (text: string) =>
  (text.match(/[A-Za-z][A-Za-z_-]*[A-Za-z]/g) ?? []).filter(
    (word) => !/^[A-Z_]+$/.test(word) && !NAMES.has(word),
  );

const BLOCKS: Readonly<Record<string, number>> = {
  Devanagari: 0x900,
  Bengali: 0x980,
  Gujarati: 0xa80,
  Tamil: 0xb80,
  Telugu: 0xc00,
  Kannada: 0xc80,
};

/** Letters of India's other scripts, and the script's own digits, which nobody types. The danda is all scripts'. */
function foreignIn(text: string, start: number): string[] {
  const isOwn = (code: number) =>
    code >= start && code < start + 0x80 && !(code >= start + 0x66 && code <= start + 0x6f);
  const isShared = (code: number) => code === 0x964 || code === 0x965;
  const letters = [...text].filter((letter) => /[\u0900-\u0D7F]/.test(letter));
  return letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !isOwn(code) && !isShared(code);
  });
}

describe.each(LOCALES.filter((locale) => !SPOKEN[locale].isWhole))("%s", (locale) => {
  let english: ReadonlyMap<string, unknown>;
  let catalogs: [name: string, words: object][];
  beforeAll(async () => {
    english = await readCatalogs();
    const { words } = (await import(`./${locale}.generated`)) as { words: Record<string, object> };
    catalogs = Object.entries(words);
  });
  const texts = () => catalogs.flatMap(([name, words]) => textsOf(words, name));

  it("has every catalog of a job seeker's way, and no other (LANG-14)", () => {
    expect(catalogs.map(([name]) => name).sort()).toEqual([...LISTED].sort());
  });

  it("has no text that English lacks", () => {
    const known = new Set(
      [...english].flatMap(([name, words]) => textsOf(words, name)).map(([path]) => path),
    );
    const odd = texts().filter(
      ([path]) => !known.has(path) && !/^(refusal|field-rules|accounts\.errors\.refusals)\./.test(path),
    );
    expect(odd).toEqual([]);
  });

  it("says nothing in English but names (LANG-14)", () => {
    const inEnglish = new Map([...english].flatMap(([name, words]) => textsOf(words, name)));
    const alike = texts().filter(
      ([path, text]) => hasEnglish(text) && inEnglish.get(path) === text && !SAME_IN_ALL.includes(path),
    );
    const left = texts()
      .filter(([path]) => !SAME_IN_ALL.includes(path))
      .flatMap(([path, text]) => latinIn(text).map((word) => `${path}: ${word}`));
    expect([alike, left]).toEqual([[], []]);
  });

  it("keeps to its own letters, and to Latin digits", () => {
    const start = BLOCKS[SPOKEN[locale].script] ?? 0;
    const odd = texts().flatMap(([path, text]) =>
      foreignIn(text, start).map((letter) => `${path}: ${letter}`),
    );
    expect(odd).toEqual([]);
  });
});
