import { SECTORS } from "./place-words";
import { WorkMode } from "./work-mode";

/** A piece of a text between commas, slashes or brackets. */
export interface PlacePart {
  text: string;
  /** The part that stands before the brackets in which this one stands: "Mumbai" of "Mumbai (Andheri, Powai)". */
  outer: PlacePart | null;
  /** A sign stands before it that parts one place from another, as in "Pune; Mumbai". A comma says less. */
  isApart: boolean;
}

interface PlaceText {
  parts: PlacePart[];
  workMode: WorkMode | null;
}

/** "Remote Park" is a name, which says nothing of the work there. */
const REMOTE =
  /(?:\b(?:fully|completely|permanent(?:ly)?)\s+|100\s?%\s*)?\bremote(?:ly)?\b(?!\s+(?:park|nagar|colony|village|road|street|layout|house|towers?|building|plaza|gardens?|enclave|hills?|valley|circle|cross|sensing)\b)(?:\s+(?:work|jobs?|role|position|only|first))?|\bwork(?:ing)?[\s-]*(?:from|at)[\s-]*(?:home|anywhere)\b|\bw\.?f\.?h\b\.?|\btelecommut\w+|घर से काम|वर्क फ्रॉम होम/giu;
const NOT_REMOTE = new RegExp(`\\b(?:no|not|non)[\\s-]+(?:${REMOTE.source})`, "giu");
const HYBRID = /\bhybrid\b(?:[\s-]*(?:work|working|mode|model|role|remote))*/gi;
const ON_SITE =
  /\bon[\s-]?site\b|\b(?:work(?:ing)?\s+)?(?:from|in)[\s-]+office\b(?:\s+only)?|\bw\.?f\.?o\b|\boffice[\s-]based\b/gi;

/** What each wording says; where several do, the first of this list counts. */
const WORK_MODES: readonly [WorkMode, RegExp][] = [
  [WorkMode.ON_SITE, NOT_REMOTE],
  [WorkMode.HYBRID, HYBRID],
  [WorkMode.REMOTE, REMOTE],
  [WorkMode.ON_SITE, ON_SITE],
];

/** Wordings that a comma or bracket would tear apart, as one name. */
const WHOLE: readonly [RegExp, string][] = [
  [/&amp;/gi, "&"],
  [/\b(?:new\s+)?delhi\s*[/&(,-]*\s*(?:and\s+)?n\.?c\.?r\b\.?\s*\)?/gi, "Delhi NCR"],
  [/\bhyderabad\s*\/\s*secunderabad\b/gi, "Hyderabad"],
  [/\(\s*(e|w|n|s|east|west|north|south)\s*\.?\s*\)/gi, " $1"],
  [/(?<=\p{Letter}\s*-?)[\s-]e(?:ast)?\b(?!\p{Letter}|\s*-?\s*city)/giu, " East"],
  [/(?<=\p{Letter}\s*-?)[\s-]w(?:est)?\b(?!\p{Letter})/giu, " West"],
  [/\(\s*all\s+areas?\s*\)/gi, " "],
  [/\bsec(?:tor|t)?\s*[-.:]?\s*(\d{1,3})(?:\s?[a-z])?\b/gi, "Sector $1"],
  [new RegExp(String.raw`(?:${SECTORS})\s*[-.:]?\s*(\d{1,3})`, "gu"), "Sector $1"],
  [/\bph(?:ase)?\s*[-.]?\s*(\d)\b/gi, "Phase $1"],
  [/(?:फेज|फेज़|चरण)\s*[-.:]?\s*(\d)(?!\d)/gu, "Phase $1"],
  [/\bn\.?\s?delhi\b/gi, "New Delhi"],
  [/(?<=\p{L}\s)gdns?\b\.?/giu, "Garden"],
  [/म\.\s?प्र\.?/g, "Madhya Pradesh"],
  [/उ\.\s?प्र\.?/g, "Uttar Pradesh"],
  [/\b(\d{3})\s(\d{3})\b/g, "$1$2"],
];

/** PLACE-04: cuts a text into its parts, and takes the words on the work mode out of it. */
export function readPlaceText(text: string): PlaceText {
  let rest = text.replace(/[\u200b-\u200d\ufeff]/g, "");
  let workMode: WorkMode | null = null;
  for (const [mode, wording] of WORK_MODES) {
    const without = rest.replace(wording, " , ");
    if (without !== rest) workMode ??= mode;
    rest = without;
  }
  for (const [wording, name] of WHOLE) rest = rest.replace(wording, name);
  return { parts: partsOf(rest), workMode };
}

const SEPARATOR = /([()[\]{}]|[,;|/\\\n\r\t•·।:+]|\s[-–—]+\s|\s[-–—]+|[-–—]+\s)/u;

function partsOf(text: string): PlacePart[] {
  const parts: PlacePart[] = [];
  let outer: PlacePart | null = null;
  let isApart = false;
  for (const [index, piece] of text.split(SEPARATOR).entries()) {
    const isSeparator = index % 2 === 1;
    if (isSeparator) isApart = isApart || /[;|/\n•·]/.test(piece);
    if (isSeparator && /[([{]/.test(piece)) outer = parts.findLast((part) => part.outer === null) ?? null;
    else if (isSeparator && /[)\]}]/.test(piece)) outer = null;
    else if (!isSeparator && /[\p{Letter}\p{Number}]/u.test(piece)) {
      parts.push({ text: piece.trim(), outer, isApart });
      isApart = false;
    }
  }
  return parts;
}
