import { textOf } from "../lines/resume-lines";
import { isHeading } from "../lines/section-headings";
import { companyScore, isPlace, titleScore } from "../wording/name-kinds";
import type { Found } from "./resume-reading";
import type { IndexedLine } from "./sections";

const LABEL =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:full |candidate(?:['’]s)? |applicant(?:['’]s)? )?(?:name|naam|नाम|नाव|பெயர்|নাম|పేరు|ಹೆಸರು|નામ|ਨਾਮ|പേര്)(?:\s*[/|(]\s*(?:name|नाम)\)?)?\s*(?::-?|[-–]|\s{2,}|$)\s*/iu;
const DOCUMENT =
  /^(?:curriculum[\s-]*vitae|c\.?v\.?|r[eé]sum[eé]|bio[\s-]*data|profile|portfolio|जीवन परिचय|बायोडाटा|சுயவிவரம்|தன்விவரக் குறிப்பு|জীবনবৃত্তান্ত|బయోడేటా|ಸ್ವವಿವರ|બાયોડેટા|ബയോഡാറ്റ|जीवनवृत्त)(?:\s+of)?\s*[:\-–]?\s*/iu;
const TITLE_BEFORE =
  /^(?:mr|mrs|ms|miss|dr|er|ca|adv|prof|advocate(?=\s+\S+\s+\S)|(?:sr|bro)(?=\.|\s+\S+\s+\S)|sister|(?:ex[- ])?(?:havildar|subedar|sepoy)|ex[- ](?:hav|naik|sgt|captain|capt|major|colonel|col)|nb\.? sub|naib subedar|sub(?:edar)? maj(?:or)?|hony\.? (?:capt|lt)|l\/?nk|lance naik|(?:hav|sgt|cpl|brig|captain|capt|major|maj|colonel|col)(?=\.|\s+\S+\s+\S)|shri|smt|kum|km(?=\.)|kumari|श्री|श्रीमती|सुश्री|डॉ)\.?\s+/iu;
const DEGREES_AFTER =
  /,?\s+(?:\(?(?:he|she|they)\/.*|(?:mba|phd|ph\.d|m\.?tech|b\.?tech|rn|ca|cfa|pmp|b\.?sc|m\.?sc|mbbs|md|b\.?e)\.?)(?:,.*)?$/iu;
const WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lo}[\p{L}\p{M}]*|(?:de|da|bin|bint|van|von|al|del)|\p{L}\p{M}*\.)$/u;
const MOST_WORDS = 5;

/** Points; in letters this large even a name of two words may go on in the next line. */
const LEAST_BANNER = 14;

interface Candidate {
  text: string;
  line: number;
  score: number;
}

/** RESF-08: whose resume it is: what a label says, or the largest words near the top, as far as they can be a name. */
export function findName(lines: readonly IndexedLine[], email: string | undefined): Found | null {
  const labelled = lines.slice(0, 60).flatMap(labelledName);
  if (labelled[0]) return labelled[0];
  const sizes = lines.filter(({ page }) => page === 1).map(({ size }) => size);
  const largest = Math.max(...sizes, 1);
  const candidates = lines
    .filter(({ page }) => page === 1)
    .flatMap((line, at) => candidatesOf(line, at, lines[at + 1], { largest, email }));
  const [best, second] = candidates.sort((a, b) => b.score - a.score);
  if (!best || best.score < 1) return null;
  const isSure =
    best.score >= 3 &&
    (second === undefined || best.score - second.score >= 0.5 || second.text === best.text);
  const text = wordsApart(best.text, email);
  // The address alone says where its words end.
  return { text, line: best.line, isSure: isSure && text === best.text };
}

/** "Tanvishah", whose letters stood so far apart that its blank was lost, as "tanvi.shah@…" parts it. */
function wordsApart(name: string, email: string | undefined): string {
  const parts = (email?.split("@")[0] ?? "").toLowerCase().split(/[^a-z]+/);
  const first = parts.findIndex((_, at) => parts.slice(at, at + 2).join("") === name.toLowerCase());
  const [one = "", two = ""] = parts.slice(first, first + 2);
  return first < 0 || one === "" || two === "" ? name : [one, two].map(inSmallLetters).join(" ");
}

function labelledName(line: IndexedLine): Found[] {
  const text = textOf(line);
  const isLabel = LABEL.test(text) && !/name of/i.test(text);
  const name = isLabel
    ? nameIn(
        text
          .replace(LABEL, "")
          .replace(/^[:\-–\s]+/u, "")
          .split(/\s{2,}|\s+(?=\p{L}[\p{L}-]+(?: no\.?)?\s*:)/u)[0] ?? "",
      )
    : null;
  return name ? [{ text: name, line: line.index, isSure: true }] : [];
}

interface Around {
  largest: number;
  email: string | undefined;
}

function candidatesOf(
  line: IndexedLine,
  at: number,
  next: IndexedLine | undefined,
  around: Around,
): Candidate[] {
  const alone = line.cells.map((cell) => candidateOf(cell, line, at, around));
  // A name in large letters may take two lines.
  const isSplit =
    next &&
    line.cells.length === 1 &&
    next.cells.length === 1 &&
    (Math.abs(next.size - line.size) < 0.6 || (next.size < line.size && next.size >= LEAST_BANNER));
  const isLarge = line.size >= around.largest * 0.9 && at < 40;
  const [own = "", below = ""] = [line.cells[0], next?.cells[0]];
  const isBanner = line.size >= around.largest * 0.95 && line.size >= LEAST_BANNER;
  const isOpen =
    !/\s/.test(own) ||
    (isBanner &&
      nameIn(`${own} ${below}`) !== null &&
      likenessOf(below.split(/\s+/), around.email ?? "") > 0);
  const isTwo =
    isSplit && isLarge && isOpen && nameIn(own) !== null && nameIn(below) !== null && !isHeading(below);
  const both = isTwo ? candidateOf(`${own} ${below}`, line, at, around) : null;
  return [...alone, both && { ...both, score: both.score + 0.6 }].flatMap((candidate) => candidate ?? []);
}

function candidateOf(
  cell: string,
  line: IndexedLine,
  at: number,
  { largest, email }: Around,
): Candidate | null {
  const text = cell.split(/\s*[|•·]\s*|\s[-–]\s|,\s/u)[0] ?? "";
  const name = nameIn(text);
  if (name === null || isHeading(text)) return null;
  const words = name.split(/\s+/);
  const isOther = titleScore(name, new Set()) >= 2 || companyScore(name) >= 2.5;
  const size = line.size / largest;
  const likeness = email === undefined ? 0 : likenessOf(words, email);
  if (words.length === 1 && size < 0.95 && likeness === 0) return null;
  const score =
    (size >= 0.97 ? 2 : size >= 0.8 ? 1 : 0) +
    (at < 3 ? 1.5 : at < 8 ? 0.8 : 0) +
    likeness * 3 +
    (words.length >= 2 && words.length <= 4 ? 0.8 : 0) -
    (isOther ? 2.5 : 0) -
    (isPlace(name) ? 1.5 : 0) -
    (line.isBullet ? 2 : 0) -
    at / 100;
  return { text: name, line: line.index, score };
}

/** How much of a name stands in the e-mail address, from 0 to 1. */
function likenessOf(words: readonly string[], email: string): number {
  const local =
    email
      .split("@")[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, "") ?? "";
  const parts = words
    .map((word) => word.toLowerCase().replace(/[^a-z]/g, ""))
    .filter((word) => word.length > 0);
  const letters = parts
    .filter((part) => part.length >= 3 && local.includes(part))
    .reduce((sum, { length }) => sum + length, 0);
  return local.length === 0 ? 0 : Math.min(1, letters / local.length);
}

/** "Father’s Name" is a label. */
const RELATIVE = /^(?:father|mother|husband|wife|spouse|guardian)(?:['’]?s)? name\b/iu;

/** What stands beside "Name" in a table's header. */
const OTHER_LABEL =
  /^(?:designation|phone|mobile|e-?mail|address|company|organi[sz]ation|relation(?:ship)?|occupation|age|date|place)$/iu;

/** A text as a name, without titles before it and degrees behind it; null for what can be none. */
function nameIn(text: string): string | null {
  const bare = text
    .replace(DOCUMENT, "")
    .replace(/\s*\((?:retd|ex)\.?\)/iu, "")
    .replace(TITLE_BEFORE, "")
    .replace(DEGREES_AFTER, "")
    .replace(/[,;:|\s]+$/u, "")
    .trim();
  const words = bare.split(/\s+/);
  if (RELATIVE.test(bare) || OTHER_LABEL.test(bare)) return null;
  if (bare.length < 3 || bare.length > 60 || words.length > MOST_WORDS || /[\d@/\\:+]/.test(bare))
    return null;
  if (!words.every((word) => WORD.test(word))) return null;
  return /\p{Ll}|\p{Lo}/u.test(bare) ? bare : words.map(inSmallLetters).join(" ");
}

/** "ANANYA" is "Ananya"; initials such as "K" and "R.K." stay. */
const inSmallLetters = (word: string): string =>
  word.length <= 1 || (word.includes(".") && word.length <= 4)
    ? word
    : word
        .toLowerCase()
        .replace(/(^|[-'’.])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase());
