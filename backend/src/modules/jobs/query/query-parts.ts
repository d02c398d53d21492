import { SearchWordKind } from "../../search-words/search-word.entity";
import { type QueryPart, type QueryWord, withoutParts } from "./query-text";
import { type ReadPart, ReadPartKind } from "./read-part";
import type { QueryReading } from "./read-query";

/** A search word that words of a text mean. */
interface Meant {
  code: string;
  kind: SearchWordKind;
  name: string;
  from: number;
  to: number;
}

/** What conditions of the catalogue are about; one that an admin adds is a part of its own kind's. */
const CONDITIONS: Readonly<Record<string, ReadPartKind>> = {
  "full-time": ReadPartKind.TYPE,
  "part-time": ReadPartKind.TYPE,
  contract: ReadPartKind.TYPE,
  intern: ReadPartKind.TYPE,
  "work-from-home": ReadPartKind.WORK_MODE,
  "work-from-office": ReadPartKind.WORK_MODE,
  hybrid: ReadPartKind.WORK_MODE,
  "day-shift": ReadPartKind.SHIFT,
  "night-shift": ReadPartKind.SHIFT,
  "rotational-shift": ReadPartKind.SHIFT,
  "flexible-hours": ReadPartKind.SHIFT,
  "8th-pass": ReadPartKind.EDUCATION,
  "10th-pass": ReadPartKind.EDUCATION,
  "12th-pass": ReadPartKind.EDUCATION,
  iti: ReadPartKind.EDUCATION,
  diploma: ReadPartKind.EDUCATION,
  graduate: ReadPartKind.EDUCATION,
  postgraduate: ReadPartKind.EDUCATION,
  undergraduate: ReadPartKind.EDUCATION,
  fresher: ReadPartKind.EXPERIENCE,
  "walk-in": ReadPartKind.WALK_IN,
};

const kindOf = ({ kind, code }: Meant): ReadPartKind | undefined => {
  if (kind === SearchWordKind.CONDITION) return CONDITIONS[code];
  if (kind === SearchWordKind.TRADE) return ReadPartKind.TRADE;
  return kind === SearchWordKind.SKILL ? ReadPartKind.SKILL : undefined;
};

/** The words of a text that may be search words; what stands in quotes is none, and keeps its place as a sign. */
export function wordsToMean({ words }: QueryReading): string[] {
  let isQuoted = false;
  return words.map(({ text }) => {
    const quotes = text.split('"').length - 1;
    const isHeld = isQuoted || quotes > 0;
    if (quotes % 2 === 1) isQuoted = !isQuoted;
    return isHeld ? "|" : text;
  });
}

/** What was understood of a text, in its order: parts of its own, and the search words that its other words mean. */
export function partsOf({ typed, words, parts }: QueryReading, meant: readonly Meant[]): QueryPart[] {
  const named = meant.flatMap((word): QueryPart[] => {
    const [kind, first, last] = [kindOf(word), words[word.from], words[word.to - 1]];
    if (!kind || !first || !last) return [];
    const span = { start: first.start, end: last.end };
    // Words that something else stands between are none that were typed so.
    const isTorn = parts.some(({ start }) => start > span.start && start < span.end);
    return isTorn ? [] : [{ kind, label: word.name, ...span, reach: span }];
  });
  const inOrder = [...parts, ...named].sort((one, other) => one.start - other.start);
  return inOrder.reduce<QueryPart[]>((joined, part) => withPart(joined, part, typed), []);
}

/** Two words for one thing, side by side, are one part: "car driver lmv" and "doctor mbbs". */
function withPart(parts: readonly QueryPart[], part: QueryPart, typed: string): QueryPart[] {
  const last = parts.at(-1);
  const isSame = last?.kind === part.kind && last.label === part.label;
  if (!last || !isSame || typed.slice(last.end, part.start).trim() !== "") return [...parts, part];
  const reach = { start: last.reach.start, end: part.reach.end };
  return [...parts.slice(0, -1), { ...last, end: part.end, reach }];
}

/** Codes of the catalogue that say where a trade is worked in. */
const WORKPLACES: ReadonlySet<string> = new Set([
  ...["hotel", "restaurant", "hospital", "school", "factory", "startup", "mnc"],
]);
/** Other words for such places, which are no search words. */
const MORE_WORKPLACES: ReadonlySet<string> = new Set(
  (
    "company firm shop mall showroom house home bungalow society building plant unit industry office site club college " +
    "university campus airport hostel apartment flat villa agency organisation organization corporate sector field line"
  ).split(" "),
);

/** Whether a word says a place that trades are worked in. */
export const isWorkplace = (word: string): boolean => MORE_WORKPLACES.has(word.toLowerCase());

/** READ-10: the text without the places that its trade is worked in; null where it says no trade, or no such place. */
export function withoutWorkplaces({ typed, words }: QueryReading, meant: readonly Meant[]): string | null {
  const isPlace = ({ from, to }: Meant) => to === from + 1 && isWorkplace(words[from]?.text ?? "");
  // "Showroom" is a trade of its own, and a place beside "bike mechanic".
  const trades = meant.filter((word) => word.kind === SearchWordKind.TRADE && !isPlace(word));
  if (trades.length === 0) return null;
  const isNamed = (at: number) => meant.some((word) => word.from <= at && at < word.to && !isPlace(word));
  const gone = words.filter(
    ({ text }, at) =>
      meant.some(({ code, from, to }) => WORKPLACES.has(code) && from <= at && at < to) ||
      (!isNamed(at) && isWorkplace(text)),
  );
  return gone.length === 0
    ? null
    : withoutParts(
        typed,
        gone.map((reach) => ({ reach })),
      );
}

/** READ-12: the text without how much English somebody has; null where it doesn't say. */
export function withoutEnglish({ typed, parts }: QueryReading): string | null {
  const english = parts.filter(({ kind }) => kind === ReadPartKind.ENGLISH);
  return english.length === 0 ? null : withoutParts(typed, english);
}

/** Levels of the catalogue that ask for any job: for "ladies", by the day, for "divyang". */
const ANY_JOB: ReadonlySet<string> = new Set(["women", "daily-payment", "differently-abled"]);

/**
 * READ-16: what else a text says that names women alone, or pay by the day, such as its place; null where it says what
 * is looked for.
 */
export const withoutWomen = (reading: QueryReading, meant: readonly Meant[]): string | null =>
  saysWomenAlone(reading, meant)
    ? reading.parts.map(({ start, end }) => reading.typed.slice(start, end)).join(" ")
    : null;

const saysWomenAlone = ({ words }: QueryReading, meant: readonly Meant[]): boolean =>
  words.length > 0 &&
  words.every((_word, at) => meant.some(({ code, from, to }) => ANY_JOB.has(code) && from <= at && at < to));

/** Kinds that say what is looked for, or that leave nothing out. */
const FIRM: ReadonlySet<SearchWordKind> = new Set([
  ...[SearchWordKind.TRADE, SearchWordKind.SKILL, SearchWordKind.CONDITION, SearchWordKind.LEVEL],
]);

/** NEVER-05: words beside a trade, a skill or a condition that mean none, or "ladies" alone; of a quoted text none. */
export function looseWords(reading: QueryReading, meant: readonly Meant[]): readonly QueryWord[] {
  const { typed, words } = reading;
  if (saysWomenAlone(reading, meant)) return words;
  if (!meant.some(({ kind }) => FIRM.has(kind) && kind !== SearchWordKind.LEVEL) || typed.includes('"'))
    return [];
  return words.filter(
    (_word, at) => !meant.some(({ kind, from, to }) => FIRM.has(kind) && from <= at && at < to),
  );
}

/** A part as clients see it. */
export const chipOf =
  ({ typed }: QueryReading) =>
  (part: QueryPart): ReadPart => ({
    kind: part.kind,
    text: typed.slice(part.start, part.end),
    label: part.label,
    without: withoutParts(typed, [part]),
  });
