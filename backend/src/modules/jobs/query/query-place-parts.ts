import type { NamedPlace } from "../../places/gazetteer";
import { PlaceKind } from "../../places/place.entity";
import { SECTORS, STATIONS } from "../../places/place-words";
import type { QueryWord } from "./query-text";

const NUMBERED = `sec|sector|phase|${SECTORS}|फेज|फेज़`;
const BEFORE_A_NUMBER = new RegExp(`^(?:${NUMBERED})$`, "u");
/** In one word: "sector-62". */
const WITH_ITS_NUMBER = new RegExp(String.raw`^(?:${NUMBERED})[-.]?\d{1,3}[a-z]?$`, "u");

/**
 * How many words name a part of the place beside them: "sector 62", "7th phase", "industrial area". 0 where none do.
 */
export function partAt(words: readonly QueryWord[], at: number): number {
  const [one = "", two = ""] = words.slice(at, at + 2).map(({ text }) => text);
  if (WITH_ITS_NUMBER.test(one)) return 1;
  const isPart =
    (BEFORE_A_NUMBER.test(one) && /^\d{1,3}[a-z]?$/.test(two)) ||
    (/^\d{1,2}(?:st|nd|rd|th)$/.test(one) && /^(?:phase|sector|block|stage|main|cross)$/.test(two)) ||
    (one === "industrial" && /^(?:area|estate)$/.test(two));
  return isPart ? 2 : 0;
}

/** Places that are called by where they are: "patna junction", "dadar station". */
const LANDMARKS = new RegExp(`^(?:${STATIONS})$`, "u");
const LANDMARKS_OF_TWO =
  /^(?:railway station|metro station|bus (?:stand|stop|depot)|रेलवे (?:स्टेशन|जंक्शन)|मेट्रो स्टेशन|बस (?:स्टैंड|अड्डा))$/u;
/** "Delhi Metro" is a company, and "Rajiv Chowk metro" a station. */
const LANDMARKS_OF_LOCALITIES = /^(?:metro|मेट्रो)$/u;

/** READ-18: how many words behind a place name a landmark that is called by it. 0 where none do. */
export function landmarkAt(words: readonly QueryWord[], at: number, named: readonly NamedPlace[]): number {
  const [one = "", two = ""] = words.slice(at, at + 2).map(({ text }) => text);
  if (LANDMARKS_OF_TWO.test(`${one} ${two}`)) return 2;
  const isLocal = named[0]?.place.kind === PlaceKind.LOCALITY;
  return LANDMARKS.test(one) || (isLocal && LANDMARKS_OF_LOCALITIES.test(one)) ? 1 : 0;
}
