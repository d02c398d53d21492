import { JOB_SENTENCE, LABELLED } from "./entry-blocks";
import { isPlace } from "./name-kinds";
import { withoutPeriods } from "./periods";
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
/** It may stand within a title or a name as well. */
const DASH = /\s+[-–—]+\s+|\s*[–—]\s*/u;
const AT = /^(.{3,60}?)\s+(?:at|with|@|में)\s+(\p{Lu}.{1,80}|\p{Lo}.{1,80})$/u;

/** The pieces of a head, without its dates. */
export function headParts(head: readonly IndexedLine[]): HeadPart[] {
  const drafts = head.flatMap((line) =>
    line.cells.flatMap((cell) => partsOfCell(cell).map((draft) => ({ ...draft, line: line.index }))),
  );
  let named = drafts.filter(({ label }) => label !== "other");
  // What may stand within a name parts it only as long as a title or a company is missing.
  for (const part of [atDash, aroundAt, atComma]) {
    if (named.filter(isName).length !== 1) break;
    named = named.flatMap((draft) => part(draft).map((piece) => ({ ...piece, line: draft.line })));
  }
  return named.map((draft, order) => ({ ...draft, order }));
}

function partsOfCell(cell: string): Draft[] {
  const bare = withoutPeriods(cell);
  const [, title, company] = JOB_SENTENCE.exec(bare.replace(/\s*¦.*$/u, "").replace(LOOSE_END, "")) ?? [];
  if (title !== undefined && company !== undefined)
    return [...plain(title), ...withPlaceApart(company)].map((draft, index): Draft =>
      index === 0 ? { ...draft, label: "title" } : index === 1 ? { ...draft, label: "company" } : draft,
    );
  const [, label, value] = LABELLED.exec(bare.replace(/¦/gu, " ").trim()) ?? [];
  if (label !== undefined && value !== undefined)
    return [{ text: tidy(value), label: kindOfLabel(label), isAfterComma: false }];
  // A label whose dates are gone.
  if (/^(?:duration|period|tenure|dates?|from|to|since|time ?period|अवधि)\s*[:\-–=]?\s*$/iu.test(bare))
    return [];
  return bare.split(SEPARATOR).flatMap((piece) => withPlaceApart(piece));
}

/** Whether it may be a title or a company. */
const isName = ({ text, isAfterComma }: Draft): boolean => !isAfterComma && !isPlace(text);

const atDash = (draft: Draft): Draft[] =>
  draft.label === null && DASH.test(draft.text)
    ? draft.text.split(DASH).flatMap((piece) => withPlaceApart(piece))
    : [draft];

/** What stood before dates that are taken out. */
const LOOSE_END = /\s+(?:from|since|during|for|between|in)$|[.\s]+$/iu;

const kindOfLabel = (label: string): HeadPart["label"] => {
  if (/location|place|city|स्थान/iu.test(label)) return "place";
  if (/company|organi|employer|firm|institution|hospital|school|कंपनी|संस्था/iu.test(label)) return "company";
  if (/duration|period|tenure|date|from|since|अवधि/iu.test(label)) return "other";
  return "title";
};

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:.\-–—|()]+(?=\p{L})|[\s,;:\-–—|(]+$/gu, "")
    .replace(/\s+/g, " ")
    .trim();

const plain = (text: string, isAfterComma = false): Draft[] => {
  const tidied = tidy(text);
  return /\p{L}.*[\p{L}\p{N}]|\p{N}\p{L}/u.test(tidied) ? [{ text: tidied, label: null, isAfterComma }] : [];
};

/** "Bharat Steel Traders, Bhosari, Pune": the places behind a name are a piece of their own. */
function withPlaceApart(piece: string): Draft[] {
  const text = tidy(piece);
  if (isPlace(text)) return plain(text);
  const [, outside, inside] = /^(.{3,}?)\s*\(([^()]{3,40})\)$/u.exec(text) ?? [];
  if (outside !== undefined && inside !== undefined && isPlace(inside))
    return [...plain(outside), ...plain(inside, true)];
  const words = text.split(/\s*,\s+|,(?=\p{L})/u);
  let first = words.length;
  while (first > 1 && isPlace(words[first - 1] ?? "")) first -= 1;
  if (first === words.length) return plain(text);
  return [...plain(words.slice(0, first).join(", ")), ...plain(words.slice(first).join(", "), true)];
}

function aroundAt(draft: Draft): Draft[] {
  const [, before, after] = AT.exec(draft.text) ?? [];
  return before === undefined || after === undefined ? [draft] : [...plain(before), ...withPlaceApart(after)];
}

const SUFFIX = /^(?:ltd|inc|llc|llp|pvt|co|corp|limited|private)\b/iu;

/** One piece alone may be title and company with a comma between. */
function atComma(draft: Draft): Draft[] {
  const [first = "", ...rest] = draft.text.split(/,\s+/);
  if (draft.label !== null || rest.length === 0 || SUFFIX.test(rest[0] ?? "")) return [draft];
  return [...plain(first), ...plain(rest.join(", "))];
}
