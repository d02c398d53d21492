import { gazetteer, isWithin, labelOf, type NamedPlace } from "../../places/gazetteer";
import { plainName } from "../../places/place-names";
import { type Place, PlaceKind } from "../../places/place.entity";
import { PlaceQuestionKind } from "../../places/places-reading";
import { readPlaces } from "../../places/read-places";
import { beginsAForm, isInAForm, isWithinAForm } from "./known-forms";
import type { GivenWhere } from "./query-distance";
import { isNoise } from "./query-noise";
import {
  type Edges,
  endsAsIn,
  isAlone,
  isMeant,
  LONGEST_NAME,
  namedBehind,
  namedBy,
  PIN,
  slipBeside,
} from "./query-place-names";
import { landmarkAt, partAt } from "./query-place-parts";
import { type QueryText, type QueryWord, type Span, withPlainDigits } from "./query-text";
import { ReadPartKind } from "./read-part";

/** Where a text looks for jobs. */
interface SoughtWhere {
  /** As the box Location takes it: "Pune; Mumbai". */
  location?: string;
  withinKm?: number;
  /** A name may go on behind the place: "driver hyderabad badge". */
  isInside?: boolean;
}

/** Which places count: the certain ones, also those that a name may go on behind, or none, so that all stay words. */
export type PlacesAre = "certain" | "likely" | "words";

/** "near Koramangala" and a PIN mean as far as one goes to work in a city. */
const KM_NEAR_A_LOCALITY = 5;

/** Estates of industry are called by these and by the place: "chakan midc". */
const ESTATES = ["midc", "gidc", "riico", "sipcot", "sidco", "sidcul", "imt"];
const BEFORE = new Set(["in", "at", "near", "around", "nearby", "from", "within", ...ESTATES]);
const NEAR = new Set(["near", "nearby", "around"]);
const BEHIND = new Set(
  "me mein mai main mae में मे मध्ये માં లో ನಲ್ಲಿ ತಲ್ಲಿ তে এ ਵਿੱਚ vich la il area side wale".split(" ").concat(ESTATES),
);
const NEAR_BEHIND =
  /\s+(?:ke\s+(?:aas\s+)?(?:paas|pas|pass|najdik|nazdeek|nazdik)(?:\s+(?:mein|me))?|के\s+(?:आस\s+)?(?:पास|नजदीक|नज़दीक)(?:\s+में)?)(?![\p{L}\p{M}\p{N}])/uy;
const BETWEEN = /^[\s,;/|&+-]*(?:(?:or|and|ya|aur|या|और|to|आणि|மற்றும்|అండ్)\s)?[\s,;/|&+-]*$/u;

/** A run of words that may name a place. */
interface Candidate extends Span {
  /** Of the first word, and of the one behind the last. */
  from: number;
  to: number;
  named: readonly NamedPlace[];
  /** "sector 62" stands beside it. */
  hasPart: boolean;
  /** Of a name in the city beside it, whatever else is called so. */
  isSlip: boolean;
  /** "চেন্নাইতে": its ending says "in". */
  isInflected: boolean;
  reach: Span;
  isNear: boolean;
  isInside?: boolean;
}

/** Reads the places of a text: several, regions, states, localities, PINs, "near X", "in X" and "X mein". */
export function readWhere(
  text: QueryText,
  given: GivenWhere,
  distanceEnd: number | undefined,
  placesAre: PlacesAre,
): SoughtWhere {
  if (placesAre === "words") return {};
  const run = longestRun(candidatesIn(text, distanceEnd, placesAre === "likely"), text);
  if (run.length === 0) return {};
  const meant = meantBy(run, text);
  const chosen = given.location?.trim() ? readPlaces(given.location) : null;
  if (chosen) {
    const isSaid = meant.places.every((place) =>
      chosen.places.some((other) => other === place || isWithin(other, place)),
    );
    if (isSaid && chosen.places.length > 0) {
      for (const { reach } of run) text.drop(reach);
      return {};
    }
    const isNarrower = meant.places.every((place) => chosen.places.some((other) => isWithin(place, other)));
    // What was chosen in the box holds, so that another place stays a word.
    if (!isNarrower || meant.places.length === 0) return {};
  }
  return { ...understood(text, run, meant, given), isInside: run.some(({ isInside }) => isInside) };
}

interface Meant {
  places: readonly Place[];
  /** A name that several places have. */
  called: string | null;
}

function meantBy(run: readonly Candidate[], text: QueryText): Meant {
  const nameOf = ({ start, end, named: [first], hasPart, isSlip }: Candidate) => {
    const typed = text.typed.slice(start, end);
    if (hasPart) return withPlainDigits(typed);
    // A slip, or another script's ending, goes by the place's own name.
    return first && (isSlip || !readsAs(typed)) ? labelOf(first.place) : typed;
  };
  const { places, questions } = readPlaces(run.map(nameOf).join(", "));
  const asked = questions.find(({ kind }) => kind === PlaceQuestionKind.AMBIGUOUS);
  return { places, called: places.length === 0 && asked ? asked.text : null };
}

const readsAs = (name: string): boolean =>
  gazetteer().byName.has(plainName(name)) || PIN.test(plainName(name));

function understood(
  text: QueryText,
  run: readonly Candidate[],
  meant: Meant,
  given: GivenWhere,
): SoughtWhere {
  const { places, called } = meant;
  const isNear = run.some((candidate) => candidate.isNear);
  // A locality before a city would be read as one of that city.
  const inOrder = places.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const location = called ?? inOrder.map(labelOf).join("; ");
  if (location === "") return {};
  for (const candidate of run) {
    const place = places.find((one) =>
      candidate.named.some(
        (named) => named.place === one || (candidate.hasPart && isWithin(one, named.place)),
      ),
    );
    const label = place ? labelOf(place) : called;
    if (label === null) widen(text, candidate);
    else
      text.understand(
        ReadPartKind.PLACE,
        candidate.isNear ? `Near ${label}` : label,
        candidate,
        candidate.reach,
      );
  }
  const isPin = run.some(({ start, end }) =>
    PIN.test(withPlainDigits(text.typed.slice(start, end)).replace(" ", "")),
  );
  const isLocal = (isNear || isPin) && places.length === 1 && places[0]?.kind === PlaceKind.LOCALITY;
  return isLocal && given.withinKm == null ? { location, withinKm: KM_NEAR_A_LOCALITY } : { location };
}

const sizeOf = ({ kind }: Place): number => (kind === PlaceKind.LOCALITY ? 0 : 1);

/** The city behind its locality belongs to the same part. */
function widen(text: QueryText, { start, end, reach }: Candidate): void {
  const last = text.parts.at(-1);
  text.drop(reach);
  if (last?.kind !== ReadPartKind.PLACE) return;
  last.end = Math.max(last.end, end);
  last.start = Math.min(last.start, start);
  last.reach = { start: Math.min(last.reach.start, reach.start), end: Math.max(last.reach.end, reach.end) };
}

/** The places that stand together; of several runs the one with most, or else the last. */
function longestRun(candidates: readonly Candidate[], text: QueryText): Candidate[] {
  const runs: Candidate[][] = [];
  for (const candidate of candidates) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && BETWEEN.test(text.plain.slice(before.reach.end, candidate.reach.start))) {
      run.push({ ...candidate, reach: { start: before.reach.end, end: candidate.reach.end } });
    } else runs.push([candidate]);
  }
  return runs.reduce((best, run) => (run.length >= best.length ? run : best), []);
}

function candidatesIn(text: QueryText, distanceEnd: number | undefined, areLikely: boolean): Candidate[] {
  const { words } = text;
  const found: Candidate[] = [];
  for (let at = 0; at < words.length;) {
    const candidate = candidateAt(text, words, at, { distanceEnd, before: found.at(-1), areLikely });
    if (candidate) found.push(candidate);
    at = candidate ? candidate.to : at + 1;
  }
  return found.flatMap((candidate, index) => {
    if (NAME_GOES_ON.test(text.plain.slice(candidate.end))) return [];
    if (isClosed(text, words, candidate, found[index + 1])) return [candidate];
    // "driver hyderabad badge" has its trade before the place, and "mumbai foods" has none.
    const isInside = areLikely || (candidate.from > 0 && isInAForm(words, candidate.from - 1));
    return isInside ? [{ ...candidate, isInside }] : [];
  });
}

interface Around {
  distanceEnd: number | undefined;
  /** The place that was read before, wherever it stands. */
  before: Candidate | undefined;
  areLikely: boolean;
}

function candidateAt(
  text: QueryText,
  words: readonly QueryWord[],
  at: number,
  around: Around,
): Candidate | null {
  const part = words[at];
  const length = partAt(words, at);
  const place = length > 0 ? placeAt(text, words, at + length, around) : null;
  if (!part || !place || place.hasPart) return placeAt(text, words, at, around);
  const lead = leadOf(words, at);
  return {
    ...place,
    ...{ from: at, start: part.start, hasPart: true },
    reach: { start: lead?.start ?? part.start, end: place.reach.end },
    isNear: lead !== undefined && NEAR.has(lead.text),
  };
}

function placeAt(text: QueryText, words: readonly QueryWord[], at: number, around: Around): Candidate | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const [first, last] = [words[at], words[at + length - 1]];
    if (!first || !last) continue;
    const piece = text.plain.slice(first.start, last.end);
    if (length > 1 && /[,;|/()]/.test(piece)) continue;
    const { isPlaced } = edgesOf(
      text,
      words,
      { from: at, to: at + length, start: first.start, end: last.end },
      around,
    );
    const beside = { before: namedBefore(around.before, at), behind: namedBehind(text, words, at + length) };
    const typed = text.typed.slice(first.start, last.end);
    const byName = namedBy(piece, {
      ...{ words: length, isPlaced, typed },
      isHeard: isPlaced || around.areLikely,
    });
    const named = length === 1 ? slipBeside(piece, byName, beside) : byName;
    if (named.length === 0) continue;
    const numbered = partAt(words, at + length);
    const part = numbered + landmarkAt(words, at + length + numbered, named);
    const to = at + length + part;
    const end = words[to - 1]?.end ?? last.end;
    const edges = edgesOf(text, words, { from: at, to, start: first.start, end }, around);
    edges.isPlaced ||= endsAsIn(piece);
    const isSure = isMeant(named, piece, length, edges, beside);
    if (!isSure && !isAlone(words, { from: at, to }, named, piece, around.areLikely)) continue;
    return {
      ...{ from: at, to, start: first.start, end, named, hasPart: part > 0, isSlip: named !== byName },
      ...edges,
      isInflected: endsAsIn(piece),
      ...(!isSure && { isInside: true }),
    };
  }
  return null;
}

/** What was read right before a word counts beside it; "nurse pune icu jaynagar" names no place of Pune. */
const namedBefore = (before: Candidate | undefined, at: number): readonly NamedPlace[] =>
  before?.to === at ? before.named : [];

/** The word before a place that ties it to what is sought: "in", but not that of "walk in". */
function leadOf(words: readonly QueryWord[], at: number): QueryWord | undefined {
  const before = words[at - 1];
  return before && BEFORE.has(before.text) && !isWithinAForm(words, at - 1) ? before : undefined;
}

function edgesOf(
  text: QueryText,
  words: readonly QueryWord[],
  { from, to, start, end }: Pick<Candidate, "from" | "to" | "start" | "end">,
  { distanceEnd }: Around,
): Edges {
  const [before, behind] = [words[from - 1], words[to]];
  const isFar = distanceEnd !== undefined && start >= distanceEnd && start - distanceEnd <= 2;
  const lead = leadOf(words, from);
  NEAR_BEHIND.lastIndex = end;
  const nearBehind = NEAR_BEHIND.exec(text.plain);
  const isBehind = behind !== undefined && BEHIND.has(behind.text);
  const reach = {
    start: lead?.start ?? start,
    end: nearBehind ? end + nearBehind[0].length : isBehind ? behind.end : end,
  };
  return {
    reach,
    isNear: Boolean(nearBehind) || (lead !== undefined && NEAR.has(lead.text)),
    isPlaced: isFar || lead !== undefined || isBehind || nearBehind !== null,
    isIn: lead?.text === "in",
    isOf: before?.text === "of" && !isFar,
  };
}

/** What follows a place in names of schools, companies and restaurants. */
const NAME_GOES_ON = new RegExp(
  String.raw`^\s+(?:public\s+school|model\s+school|university|college|institute|international|national|world|` +
    String.raw`metro\s+rail|foods|traders|enterprises|industries|technologies|solutions|infotech|mills|express|` +
    String.raw`darbar|pvt|private\s+limited|ltd|limited|llp)(?!\p{L})`,
  "u",
);

/** Whether the text goes on with something else than a name: "Mumbai Foods" is one. */
function isClosed(
  text: QueryText,
  words: readonly QueryWord[],
  { to, end, reach, isInflected, named: [first] }: Candidate,
  next: Candidate | undefined,
): boolean {
  const behind = words[to];
  if (isInflected || reach.end > end || behind === undefined || next?.from === to) return true;
  if (first?.place.kind === PlaceKind.COUNTRY && reach.start === words[to - 1]?.start) return true;
  const between = text.plain.slice(end, behind.start);
  return /[,;|/()]|\s{2}/.test(between) || isNoise(behind) || isTie(behind.text) || beginsAForm(words, to);
}

const isTie = (word: string): boolean =>
  /^(?:for|to|or|and|ya|aur|with|as|ki|ka|ke|की|का|के|और|या|से)$/.test(word);
