import { inOurDigits } from "../../../text/digits";
import { labelOf } from "../../places/gazetteer";
import { PlaceKind } from "../../places/place.entity";
import { readPlaces } from "../../places/read-places";
import { textOf } from "../lines/resume-lines";
import { isPlace } from "../wording/name-kinds";
import { periodsIn } from "../wording/periods";
import type { Found } from "./resume-reading";
import type { IndexedLine } from "./sections";

const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]*\s?@\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*\.\s?\p{L}{2,}/gu;

/** A sign before an address, and no part of it: "@ asha@example.in". */
const SIGN_BEFORE = /(?:^|\s)@\s+(?=[^\s@]+@)/gu;

const found = (text: string, line: number | null, isSure = true): Found => ({ text, line, isSure });

/** RESF-08: the first e-mail address; one behind a sign where the text has none. */
export function findEmail(lines: readonly IndexedLine[], links: readonly string[]): Found | null {
  const whole = lines.flatMap((line) =>
    [...textOf(line).replace(SIGN_BEFORE, " ").matchAll(EMAIL)].map(([address]) =>
      found(address.replace(/\s/g, ""), line.index),
    ),
  );
  const [broken] = lines.flatMap((line, at) => brokenAddress(line, lines[at + 1]) ?? []);
  const all = broken && whole.every(({ text }) => broken.text.endsWith(text)) ? [broken] : whole;
  const linked = links.flatMap((link) => /^mailto:([^?\s]+@[^?\s]+)/i.exec(link)?.[1] ?? []);
  const [first] = all;
  // A line break within an address leaves half of it in the text, and all of it behind the link.
  const behind = first && linked.find((address) => address !== first.text && isPartOf(first.text, address));
  if (first) return behind ? { ...first, text: behind } : first;
  return linked[0] ? found(linked[0], null) : null;
}

/** Whether a text is the beginning or the end of an address. */
const isPartOf = (text: string, address: string): boolean =>
  address.startsWith(text) || address.endsWith(text) || text.startsWith(address);

const ENDING = /\.(?:com|in|org|net|edu|gov|info|io|me|dev|design|example)$/u;

/** "priyanka." above "rao@example.in" in a narrow column; to be checked. */
function brokenAddress(line: IndexedLine, next: IndexedLine | undefined): Found | null {
  const [first, rest] = [line.cells.at(-1) ?? "", next?.cells[0] ?? ""];
  const [, before = "", start = ""] = /^(.*?)([a-z\d][a-z\d._%+-]*(?:@[a-z\d.-]*)?)$/u.exec(first) ?? [];
  const isAlone = before === "" || /[\s:]$/u.test(before);
  if (!isAlone || !/^[a-z\d@._-]+$/u.test(rest) || ENDING.test(start)) return null;
  // "@example.i" above "n" alone: no domain ends with one letter.
  const isCut = /@[^.]+\..*$/u.test(start) && /^[a-z]{1,3}$/u.test(rest);
  const isOpen =
    start.endsWith("@") || rest.startsWith("@") || isCut || (before === "" && /[._-]$/u.test(start));
  const address = `${start}${rest}`;
  const [whole] = isOpen ? [...address.matchAll(EMAIL)] : [];
  return whole?.[0] === address && ENDING.test(address) ? found(address, line.index, false) : null;
}

/** Digits with what people put between them; a sign in front says the country. */
const NUMBER =
  /(?:\(?\+\s?\d{1,3}\)?|\(?\b00\d{2}\)?)?[\s.\-–/]*(?:\(\d{2,5}\)|\b\d{2,5}|(?<=[\s.\-–])\d{2,5})(?:[\s.\-–]*\(?\d{1,5}\)?){1,6}(?!\d)/gu;
const PHONE_LABEL =
  /(?<!\p{L})(?:mobile|mob|phone|ph|cell|tel|telephone|contact(?: no| number)?|call|whatsapp|m|t|p|मोबाइल|फोन|फ़ोन|दूरभाष|संपर्क)\s*(?:no|number|#|नंबर)?\.?\s*[:\-–.]?\s*$/iu;

interface Candidate {
  text: string;
  line: number;
  score: number;
}

/** RESF-08: the likeliest phone number: an Indian mobile before others, one with its label before those without. */
export function findPhone(lines: readonly IndexedLine[], links: readonly string[]): Found | null {
  const candidates = lines.flatMap((line) => numbersOf(line));
  const [best] = candidates.sort((a, b) => b.score - a.score);
  if (best) return found(best.text, best.line, best.score >= 3);
  const linked = links.flatMap((link) => /^tel:([+\d\s().-]{7,})/i.exec(decoded(link))?.[1] ?? []);
  return linked[0] ? found(linked[0].trim(), null) : null;
}

const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
};

function numbersOf(line: IndexedLine): Candidate[] {
  const text = inOurDigits(textOf(line));
  const times = periodsIn(text);
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    const trimmed = number.replace(/^[\s.\-–/]+|[\s.\-–/(]+$/gu, "");
    const score = scoreOf(trimmed, text.slice(0, index + number.indexOf(trimmed)));
    const isTime = times.some(({ from, to }) => from < index + number.length && to > index) && score < 5;
    return score <= 0 || isTime
      ? []
      : [{ text: trimmed, line: line.index, score: score - line.index / 1_000 }];
  });
}

/** "0674-2573081", "(0836) 244 1190": an area's code stands apart; one reaches people on their mobile. */
const LANDLINE = /^\(?0[1-9]\d{1,3}\)?[\s.\-–/]+\d{3,8}(?:[\s.-]\d{3,4})?$/u;

function scoreOf(number: string, before: string): number {
  const digits = number.replace(/\D/g, "");
  const isLabelled = PHONE_LABEL.test(before) ? 2 : 0;
  if (/[\p{L}@/_=]$/u.test(before)) return 0;
  if (LANDLINE.test(number)) return 2 + isLabelled;
  if (/^(?:\+?91|0|0091)?[6-9]\d{9}$/.test(number.startsWith("+") ? `+${digits}` : digits))
    return 5 + isLabelled;
  if (number.startsWith("+") && digits.length >= 9 && digits.length <= 15) return 4 + isLabelled;
  if (/^(?:91)?0?[1-8]\d{9}$/.test(digits) && digits.length <= 13) return 2 + isLabelled;
  return isLabelled > 0 && digits.length >= 7 && digits.length <= 13 ? 2 + isLabelled : 0;
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"|•,;()]+|(?<![@\p{L}\p{N}._-])(?:[\p{L}\p{N}-]+\.)*(?:linkedin|github|gitlab|behance|dribbble|medium|kaggle|leetcode|hackerrank|stackoverflow|naukri|twitter|instagram|youtube|facebook)\.(?:com|net|org)\/[^\s<>"|•,;()]+|(?<![@\p{L}\p{N}._-])(?:[\p{L}\p{N}-]+\.)+(?:dev|me|io|in|com|net|org|tech|design|page|example)(?:\/[^\s<>"|•,;()]*)?(?![\p{L}\p{N}@])/giu;
const SAME = /^(?:https?:\/\/)?(?:www\.)?|\/$/gi;

/** Web addresses of the person's: in the lines that tell how to reach them, and behind words anywhere. */
export function findLinks(
  lines: readonly IndexedLine[],
  linked: readonly string[],
  isContact: (line: IndexedLine) => boolean,
): Found[] {
  const written = lines
    .filter((line) => isContact(line) || /linkedin|github|behance|portfolio/i.test(textOf(line)))
    .flatMap((line) =>
      [...textOf(line).replace(EMAIL, " ").matchAll(LINK)].map(([address]) =>
        found(address.replace(/[.:]+$/, ""), line.index),
      ),
    );
  const behind = linked.filter((link) => /^https?:/i.test(link)).map((link) => found(link, null));
  const seen = new Set<string>();
  return [...written, ...behind].filter(({ text }) => {
    const key = text.toLowerCase().replace(SAME, "");
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const PLACE_LABEL =
  /^(?:\d{1,2}[.)]\s*)?(?:(?:current |present |permanent |native |residential |home |correspondence |communication |mailing |contact |local |postal |full )?(?:address|location|residence|city|place|based in|lives in)|पता|स्थान|शहर)\s*[:\-–]?\s*/iu;
const PIN = /\b[1-9]\d{2}\s?\d{3}\b/;

const PERMANENT = /^(?:\d{1,2}[.)]\s*)?(?:permanent|native)/iu;
/** "C/o", a house or a street. */
const STREET = /\b[cs]\/o\b|\d/iu;

/**
 * The locality and city of an address, as a company needs to know no more; all of it where none is known. What the
 * address names itself comes before what its PIN stands for.
 */
function withoutStreet(address: string): string {
  const places = readPlaces(address).places.filter(
    ({ kind }) => kind === PlaceKind.CITY || kind === PlaceKind.LOCALITY,
  );
  const place =
    places.findLast(({ name }) => address.toLowerCase().includes(name.toLowerCase())) ?? places.at(-1);
  return place ? labelOf(place) : address;
}

/** RESF-08: the home: what a label says, a place beside the other contacts, or an address with its PIN. */
export function findLocation(lines: readonly IndexedLine[]): Found | null {
  const cells = lines.flatMap((line) =>
    line.cells.flatMap((cell, at) =>
      cell
        .split(/\s*[|•·∙●▪◆]\s*|\s{3,}/u)
        .map((text) => ({ text: text.trim(), line: line.index, before: line.cells[at - 1] ?? "" })),
    ),
  );
  const labelled = cells.flatMap(({ text, line, before }) => {
    const bare = PLACE_LABEL.test(text)
      ? text.replace(PLACE_LABEL, "")
      : PLACE_LABEL.test(before)
        ? text
        : "";
    return /\p{L}{3}/u.test(bare) && bare.length <= 120
      ? [{ place: found(STREET.test(bare) ? withoutStreet(bare) : bare, line), isLast: PERMANENT.test(text) }]
      : [];
  });
  // Where somebody lives comes before where they are from.
  const home = labelled.find(({ isLast }) => !isLast) ?? labelled[0];
  if (home) return home.place;
  const plain = cells.find(
    ({ text }) => text.length >= 3 && !/@|\d{7}/.test(text) && isPlace(text.replace(/[.;]+$/, "")),
  );
  if (plain) return found(plain.text, plain.line);
  const address = cells.find(
    ({ text }) => PIN.test(text) && text.includes(",") && text.length <= 120 && !text.includes("@"),
  );
  return address ? found(withoutStreet(address.text), address.line, false) : null;
}
