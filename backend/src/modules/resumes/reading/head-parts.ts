import { beginsAsWork, COMPANY_SENTENCE, JOB_SENTENCE, LABELLED } from "./entry-blocks";
import { companyScore, DEPARTMENT, isPlace, titleScore } from "../wording/name-kinds";
import { withoutPeriods } from "../wording/periods";
import type { IndexedLine } from "./sections";

/** A piece of the lines that name a job. */
export interface HeadPart {
  text: string;
  line: number;
  /** Its place among all pieces. */
  order: number;
  /** What a label says that it is. */
  label: "title" | "company" | "place" | "other" | null;
  /** Whether a comma parts it from the piece before. */
  isAfterComma: boolean;
}

type Draft = Omit<HeadPart, "order" | "line">;

const SEPARATOR = /\s*[|•·¦∙●▪■◆♦~]\s*|\s[-–—]+$|^[-–—]+\s|\s{3,}|\s*\/\/\s*/u;
const JOB_VERB = /(?:^|\s)(?:worked|working|employed|served|serving|joined|work)$/iu;
const AT = /^(.{3,60}?)\s+(?:at|with|@|में)\s+((?:\p{Ll}{1,4})?\p{Lu}.{1,80}|\p{Lo}.{1,80})$/u;
/** "Driver in Om Logistics Ltd": "in" stands within titles as well, so that a title must come before it. */
const IN = /^(.{3,60}?)\s+(?:in|for|of)\s+(?:the )?(\p{Lu}.{1,80})$/u;

/** "As Crane Operator" below a company. */
const LEADING_AS = /^as (?:an? |the )?(?=\p{L}{2})/iu;

/** How somebody is employed is neither a title nor a company: "CRED · Full-time". */
const EMPLOYMENT_TYPE =
  /^(?:full[- ]?time|part[- ]?time|permanent|contract(?:ual)?|temporary|internship|on contract|regular)$/iu;

/** The pieces of a head, without its dates. */
export function headParts(head: readonly IndexedLine[]): HeadPart[] {
  const drafts = head.flatMap((line) =>
    withLabelsWhole(line.cells).flatMap((cell) =>
      partsOfCell(cell).map((draft) => ({ ...draft, line: line.index })),
    ),
  );
  let named = drafts
    .filter(({ label, text }) => label !== "other" && !EMPLOYMENT_TYPE.test(text))
    .flatMap((draft) => titleAt(draft).map((piece) => ({ ...piece, line: draft.line })));
  // What may stand within a name parts it only as long as a title or a company is missing.
  for (const part of [atDash, aroundAt, atComma]) {
    if (named.filter(isName).length !== 1) break;
    named = named.flatMap((draft) =>
      (isName(draft) ? part(draft) : [draft]).map((piece) => ({ ...piece, line: draft.line })),
    );
  }
  return named.map((draft, order) => ({ ...draft, text: draft.text.replace(LEADING_AS, ""), order }));
}

/** "COMPANY NAME" and ": AL HABTOOR" in two parts of a line are one. */
function withLabelsWhole(cells: readonly string[]): string[] {
  const [label = "", value = "", ...rest] = cells;
  return /^\s*(?::-?|[-–])\s*\S/u.test(value)
    ? [`${label}${value.replace(/^\s*(?::-?|[-–])/u, ":")}`, ...rest]
    : [...cells];
}

/** "Freshworks, Chennai. Led a team of" goes on with a sentence about the work. */
function withoutWork(text: string): string {
  const [, head, work] = /^(.{3,}?[^.\s])\.\s+(\p{Lu}\p{Ll}.*)$/u.exec(text) ?? [];
  return head !== undefined && work !== undefined && beginsAsWork(work) ? head : text;
}

function partsOfCell(cell: string): Draft[] {
  const bare = withoutWork(
    withoutPeriods(cell).replace(CLIENT, " ").replace(NUMBER, "").replace(LOOSE_BEFORE_DATES, "$1"),
  );
  const asTitle = asParts(bare);
  if (asTitle) return asTitle;
  const [, title, company] = JOB_SENTENCE.exec(bare.replace(/\s*¦.*$/u, "").replace(LOOSE_END, "")) ?? [];
  if (title !== undefined && company !== undefined)
    return [...plain(title), ...withPlaceApart(company)].map((draft, index): Draft =>
      index === 0 ? { ...draft, label: "title" } : index === 1 ? { ...draft, label: "company" } : draft,
    );
  const [, label, value] = LABELLED.exec(bare.replace(/¦/gu, " ").trim()) ?? [];
  if (label !== undefined && value !== undefined) return labelledParts(kindOfLabel(label), value);
  // A label whose dates are gone.
  if (/^(?:duration|period|tenure|dates?|from|to|since|time ?period|अवधि)\s*[:\-–=]?\s*$/iu.test(bare))
    return [];
  return bare.split(SEPARATOR).flatMap((piece) => withPlaceApart(piece));
}

/** "Company: Lohia Machinery Ltd, Kanpur" tells the place as well. */
function labelledParts(label: HeadPart["label"], value: string): Draft[] {
  const whole: Draft = { text: tidy(value), label, isAfterComma: false };
  const [name, ...places] = label === "company" ? withPlaceApart(value) : [];
  return name && places.length > 0 ? [{ ...name, label }, ...places] : [whole];
}

/** Whether it may be a title or a company. */
const isName = ({ text, isAfterComma }: Draft): boolean => !isAfterComma && !isPlace(text);

/** The dashes of a line, from the widest: the wider parts names, and the narrower may stand within one. */
const DASHES: readonly RegExp[] = [/\s*—\s*/u, /\s+–+\s+|\s*–\s*/u, /\s+-+\s+/u];

function atDash(draft: Draft): Draft[] {
  const dash = DASHES.find((one) => one.test(draft.text));
  if (draft.label !== null || !dash) return [draft];
  const pieces = draft.text.split(dash);
  const isWithin = pieces.slice(1).some((piece) => isDepartment(piece));
  return isWithin ? [draft] : pieces.flatMap((piece) => withPlaceApart(piece));
}

/** "Manager - Quality" is a title as a whole, and so are "Executive – Livelihoods, PRADAN" up to the comma. */
const isDepartment = (piece: string): boolean => DEPARTMENT.test((piece.split(/,\s/)[0] ?? "").trim());

/** "1." or "(ii)" before an entry, and no initial of a name as in "V. M. Traders". */
export const NUMBER =
  /^\(?(?:(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]|(?:[IVX]{1,4}|[A-H])(?:\)|\.(?!\s+(?:\p{Lu}\.|Pharm|Tech|Com\b|Sc\b|Ed\b|Arch|Des\b|Voc|Lib))))\s+(?=\S)/u;
/** "Clerk at Block Office from" before the dates that are taken out. */
const LOOSE_BEFORE_DATES = /[\s,]+(?:from|since|during|between|w\.?e\.?f\.?)\s*(¦|$)/giu;
/** "Larsen & Toubro Ltd. as an Electrician" */
const COMPANY_AS_TITLE =
  /^(.{3,70}?),?\s+(?:as|in the (?:capacity|role|position) of) (?:an? |the )?(\p{Lu}.{2,60})$/u;

function asParts(bare: string): Draft[] | null {
  const text = bare.replace(/\s*¦.*$/u, "").replace(LOOSE_END, "");
  const [, company, title] = COMPANY_SENTENCE.exec(text) ?? COMPANY_AS_TITLE.exec(text) ?? [];
  if (company === undefined || title === undefined || JOB_VERB.test(company)) return null;
  const [name, ...places] = withPlaceApart(company);
  if (!name) return null;
  return [
    { ...name, label: "company" },
    ...places,
    ...withPlaceApart(title).map((draft, index): Draft =>
      index === 0 ? { ...draft, label: "title" } : draft,
    ),
  ];
}

/** What stood before dates that are taken out. */
const LOOSE_END = /(?:\s+(?:from|since|during|for|between|in|the|last|past))+$|[.\s]+$/iu;

const kindOfLabel = (label: string): HeadPart["label"] => {
  if (/location|place|city|स्थान/iu.test(label)) return "place";
  if (/company|organi|employer|firm|institution|hospital|school|कंपनी|संस्था/iu.test(label)) return "company";
  if (/duration|period|tenure|date|from|since|अवधि/iu.test(label)) return "other";
  return "title";
};

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:.\-–—|()\p{So}]+(?=\p{L})|[\s,;:\-–—|(]+$/gu, "")
    .replace(/\s+/g, " ")
    .trim();

const plain = (text: string, isAfterComma = false): Draft[] => {
  const tidied = tidy(text);
  return /\p{L}.*[\p{L}\p{N}]|\p{N}\p{L}/u.test(tidied) ? [{ text: tidied, label: null, isAfterComma }] : [];
};

/** Whose premises one works at, or who sent one there: "Randstad India (Client: Bosch)", "Amazon (through Quess)". */
const CLIENT =
  /\s*\((?:client|deputed (?:to|at)|on (?:the )?(?:rolls|payroll) of|payroll|third[- ]party|contract (?:with|by))\b\s*:?[^()]{0,80}\)|\s*\([^()]{0,30}\b(?:through|thru|via)\s[^()]{2,60}\)/iu;

/** "Bharat Steel Traders, Bhosari, Pune": the places behind a name are a piece of their own, and so is "Unit IX". */
export function withPlaceApart(piece: string): Draft[] {
  const text = tidy(piece.replace(CLIENT, ""));
  if (isPlace(text)) return plain(text);
  const [, outside, inside] = /^(.{3,}?)\s*\(([^()]{3,40})\)$/u.exec(text) ?? [];
  if (outside !== undefined && inside !== undefined && isPlace(inside))
    return withPlaceApart(`${outside}, ${inside}`);
  const [, name, unit] = /^(.*\b(?:ltd|limited|llp|inc)\b\.?),\s*(.+)$/iu.exec(text) ?? [];
  if (name !== undefined && unit !== undefined && titleScore(unit, new Set()) === 0)
    return [...plain(name), { text: tidy(unit), label: "place", isAfterComma: true }];
  const [, before, place] = /^(.{3,}?)\s+[-–—]\s+([^–—]+)$/u.exec(text) ?? [];
  if (before !== undefined && place !== undefined && !/\s-\s/.test(place) && isPlace(place))
    return [...withPlaceApart(before), ...plain(place, true)];
  const [, firm, town] = /^(.{3,}\p{L})[-–](\p{Lu}\p{Ll}[^-–]*)$/u.exec(text) ?? [];
  if (firm !== undefined && town !== undefined && isPlace(town) && companyScore(firm) > 0)
    return [...plain(firm), ...plain(town, true)];
  const words = text.split(/\s*,\s+|,(?=\p{L})/u);
  let first = words.length;
  while (first > 1 && isPlace(words[first - 1] ?? "")) first -= 1;
  const [whole, unknown] = unknownPlaceApart(words.slice(0, first));
  const places = [unknown, ...words.slice(first)].filter((word) => word !== "").join(", ");
  return [...plain(whole), ...(unknown === "" ? plain(places, true) : [placeOf(places)])];
}

/** "Mary Queens Mission Hospital, Kanjirappally": a word behind a company's whole name is its place. */
function unknownPlaceApart(words: readonly string[]): [string, string] {
  const [name, place] = [words.slice(0, -1).join(", "), words.at(-1) ?? ""];
  const isOther = companyScore(place) > 0 || titleScore(place, new Set()) > 0 || DEPARTMENT.test(place);
  const isName = /^(?:\p{Lu}\p{Ll}{4,}|[\p{Lo}\p{M}]{3,})$/u.test(place);
  return isName && !isOther && companyScore(name) >= 2.5 ? [name, place] : [words.join(", "), ""];
}

const placeOf = (text: string): Draft => ({ text, label: "place", isAfterComma: true });

/** "Site Engineer at L&T Construction" says which is which, whatever stands beside it. */
function titleAt(draft: Draft): Draft[] {
  const [, before = "", after = ""] = AT.exec(draft.text) ?? [];
  const isTold =
    draft.label === null && titleScore(before, new Set()) >= 3 && titleScore(after, new Set()) === 0;
  return isTold && plain(before).length > 0 ? aroundAt(draft) : [draft];
}

function aroundAt(draft: Draft): Draft[] {
  const [, before, after] = AT.exec(draft.text) ?? inside(draft.text);
  return before === undefined || after === undefined ? [draft] : [...plain(before), ...withPlaceApart(after)];
}

/** A title before "in" and no title behind it. */
function inside(text: string): readonly string[] {
  const match = IN.exec(text) ?? [];
  const [, before = "", after = ""] = match;
  const isJob = titleScore(before, new Set()) >= 3 && !DEPARTMENT.test(after);
  return isJob && companyScore(after) > titleScore(after, new Set()) ? match : [];
}

/** A part of a hospital or college, between the title and its name. */
const DIVISION =
  /^(?:(?:department|dept\.?|division|faculty|school|unit|ward) of|(?:\p{Lu}\p{L}+ )?(?:department|dept\.?|division|ward|icu)$)/iu;

const SUFFIX = /^(?:ltd|inc|llc|llp|pvt|co|corp|limited|private)\b/iu;

/** One piece alone may be title and company with a comma between. */
function atComma(draft: Draft): Draft[] {
  const [first = "", ...rest] = draft.text.split(/,\s+/);
  const whole = rest.filter((part) => !DIVISION.test(part));
  if (draft.label === null && whole.length < rest.length && whole.length > 0)
    return [...plain(first), ...plain(whole.join(", "))];
  if (draft.label !== null || rest.length === 0 || SUFFIX.test(rest[0] ?? "")) return [draft];
  return [...plain(first), ...plain(rest.join(", "))];
}
