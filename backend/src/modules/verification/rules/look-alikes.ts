import { domainToUnicode } from "node:url";
import { editsBetween } from "../../../text/edits";

/** A company as far as another can be taken for it. */
export interface Identity {
  name: string;
  /** As `domainOf` makes it; null without a site. */
  domain: string | null;
}

/** How much one is like another, from 0 to 100; 100 reads the same. */
export interface Likeness {
  name: number;
  domain: number;
}

/** From here on an admin is shown the other. */
export const ALIKE = 80;

/**
 * Signs that look like Latin letters: capitals of Greek, small letters of Cyrillic, Greek and Armenian, Latin ones with
 * strokes, and digits that are read as letters. The list is the portal's own.
 */
const LOOKS: ReadonlyMap<string, string> = new Map(
  [
    "Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx",
    "аa вb сc ԁd еe ёe һh іi їi јj кk ӏl мm нh оo рp ԛq гr ѕs тt цu уy ѵv ԝw хx үy",
    "αa βb εe ηn ιi κk νv οo ρp σo τt υu χx ωw γy ոn սu օo ցg հh",
    "ɡg ıi łl øo đd ßss æae œoe 0o 1l 3e 4a 5s 7t 8b 9g |l $s @a !l",
  ]
    .join(" ")
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Two letters that are read as one. */
const PAIRS = [
  ["rn", "m"],
  ["vv", "w"],
  ["cl", "d"],
] as const;

const lookOf = (sign: string) => LOOKS.get(sign);

/** As a hurried eye sees it: small letters without accents, look-alikes as the letters that they look like. */
function seenAs(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  // A capital may look like another letter than its small one, as of the Greek N.
  return plain.replace(/./gsu, (sign) => lookOf(sign) ?? lookOf(sign.toLowerCase()) ?? sign.toLowerCase());
}

/** Letters by which slips and tricks agree: pairs as one, I as l, doubles as one. */
function shapeOf(seen: string): string {
  const joined = PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), seen);
  return joined.replaceAll("i", "l").replace(/(.)\1+/g, "$1");
}

/** What a name says beside whose it is: its form, its trade in general, and what a trickster adds. */
const GENERAL = new Set(
  (
    "the m s pvt private ltd limited llp opc plc inc incorporated corp corporation co company p and of " +
    "india indian bharat hindustan bangalore bengaluru mumbai delhi pune chennai hyderabad kolkata " +
    "group groups holdings enterprise enterprises industries services service solution solutions systems system " +
    "technology technologies tech infotech info data soft software global international consultancy consulting " +
    "consultants " +
    "career careers job jobs hr recruitment recruiters recruiting hiring hire placement placements staffing " +
    "official online portal office team work works"
  ).split(" "),
);

const wordsOf = (name: string): string[] =>
  seenAs(name)
    .replace(/['’.]/g, "")
    .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];

/** The words that make it this company's name; all of them where it has none but general ones. */
function ownWords(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !GENERAL.has(word));
  return own.length > 0 ? own : words;
}

/** How few signs were put in, left out, changed or swapped, as per cent of the longer one. */
function alikeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0) return 0;
  if (one === other) return 100;
  return Math.round(100 * (1 - editsBetween(one, other) / longest));
}

/** In four letters or fewer one slip makes another word: only what reads the same counts. */
const SHORT = 4;

function alikeShapes(one: string, other: string): number {
  const share = alikeness(one, other);
  return Math.min(one.length, other.length) <= SHORT && share < 100 ? Math.min(share, ALIKE - 1) : share;
}

/** What names have in common that a hurried eye takes for one: "Kaveri Works India" and "KAVER1 WORKS". */
export const lookKeyOf = (name: string): string => shapeOf(ownWords(name).join(""));

/** What of a name is compared: all of it, and the words that make it this company's. */
interface NameShapes {
  whole: string;
  own: string;
}

const shapesOf = (name: string): NameShapes => ({
  whole: shapeOf(wordsOf(name).join("")),
  own: shapeOf(ownWords(name).join("")),
});

function shapesAlike(one: NameShapes, other: NameShapes): number {
  if (one.whole === other.whole) return 100;
  // General words count for nothing: they make strangers alike, and a trickster's name another.
  return Math.min(95, alikeShapes(one.own, other.own));
}

const namesAlike = (one: string, other: string): number => shapesAlike(shapesOf(one), shapesOf(other));

/** Names of so different lengths can't be alike: their letters need not be compared. */
const mayBeAlike = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) * 100 >= Math.max(one.length, other.length) * (ALIKE - 1);

/** Finds those companies for which a name can be taken, the likest first. Made once for many names. */
export function lookAlikesAmong<Named extends { name: string }>(
  companies: readonly Named[],
): (name: string) => Named[] {
  const known = companies.map((company) => ({ company, shapes: shapesOf(company.name) }));
  return (name) => {
    const shapes = shapesOf(name);
    return known
      .filter((one) => mayBeAlike(one.shapes.own, shapes.own) || one.shapes.whole === shapes.whole)
      .map(({ company, shapes: others }) => ({ company, likeness: shapesAlike(shapes, others) }))
      .filter(({ likeness }) => likeness >= ALIKE)
      .sort((one, other) => other.likeness - one.likeness)
      .map(({ company }) => company);
  };
}

/** Endings of two labels under which anybody registers a name; of others the last label is the ending. */
const DOUBLE_ENDINGS = /\.(?:(?:co|net|org|gen|firm|ind|ac|edu|res)\.in|(?:co|com|org|net)\.[a-z]{2})$/;

/** What a domain is known by: "kaveri-foods" of jobs.kaveri-foods.co.in. */
function labelOf(domain: string): string {
  const shown = domainToUnicode(domain) || domain;
  const labels = shown.replace(DOUBLE_ENDINGS, ".x").split(".");
  return labels.at(-2) ?? labels[0] ?? "";
}

/** A label without dashes and without what a trickster puts before or behind a name. */
function plainLabel(domain: string): string {
  const parts = seenAs(labelOf(domain)).split("-").filter(Boolean);
  const own = parts.filter((part) => !GENERAL.has(part));
  const joined = (own.length > 0 ? own : parts).join("");
  const cut = joined.replace(
    /^(?:jobs?at|careers?at)|(?:careers?|jobs?|hr|hiring|india|official|online)$/g,
    "",
  );
  return cut.length > SHORT - 1 ? cut : joined;
}

function domainsAlike(one: string | null, other: string | null): number {
  if (one === null || other === null) return 0;
  if (one === other) return 100;
  const shapes = (read: (domain: string) => string) => [one, other].map((domain) => shapeOf(read(domain)));
  const [whole = "", wholeOther = ""] = shapes((domain) => seenAs(labelOf(domain)).replaceAll("-", ""));
  const [plain = "", plainOther = ""] = shapes(plainLabel);
  return Math.max(alikeShapes(whole, wholeOther), Math.min(95, alikeShapes(plain, plainOther)));
}

/** How much one company's name and domain are like another's (VERI-09). */
export const likenessOf = (one: Identity, other: Identity): Likeness => ({
  name: namesAlike(one.name, other.name),
  domain: domainsAlike(one.domain, other.domain),
});

export const isAlike = ({ name, domain }: Likeness): boolean => Math.max(name, domain) >= ALIKE;
