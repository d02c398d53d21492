import { type QueryText, wholeWords } from "./query-text";
import { ReadPartKind } from "./read-part";

/** What the filter has already. */
export interface GivenWhere {
  location?: string | null;
  withinKm?: number | null;
  near?: object | null;
}

const NEAR_ME = wholeWords(
  String.raw`near\s?(?:by)?\s+(?:me|my\s+(?:home|location|house|place))|nearby(?=\s*$|\s+(?:jobs?|work|vacanc|openings?|naukri|kaam))|near\s?me|around\s+me|close\s+to\s+me|(?:(?:mere|apne)\s+)?ghar\s+ke\s+(?:aas\s*)?(?:paas|pas|pass|najdik|nazdeek|nazdik)(?:\s+(?:mein|me|ki|ka|ke))?|(?:मेरे\s+)?घर\s+के\s+(?:आस\s*-?\s*)?(?:पास|नजदीक|नज़दीक)(?:\s+(?:में|की|का|के))?|(?:mere|apne)\s+(?:aas\s+)?(?:paas|pas|pass)(?:\s+(?:mein|me|ki|ka|ke))?|aas\s?paas(?:\s+(?:ki|ka|ke|mein|me))?|मेरे\s+(?:आस\s*-?\s*)?पास(?:\s+(?:में|की|का|के))?|आस\s*-?\s*पास(?:\s+(?:में|की|का|के))?|माझ्या\s+जवळ|எனக்கு\s+அருகில்|నా\s+దగ్గర|ನನ್ನ\s+ಹತ್ತಿರ|আমার\s+কাছে|મારી\s+નજીક`,
);
const DISTANCE = wholeWords(
  String.raw`(?:(?:with\s?in|in|under|up\s?to|around|radius\s+of)\s+)?(?<km>\d{1,3})\s*(?:kms?|k\.m\.?|kilomet(?:er|re)s?|किमी|कि\.मी\.?|किलोमीटर)(?:\s+(?:ke\s+(?:andar|paas)|के\s+(?:अंदर|पास)|radius|range|away|distance|door|दूर))?(?:\s+(?:of|from|near|around|se|से))?`,
);
const MOST_KM = 100;
/** "near me" means as far as one goes to work. */
const KM_NEAR_ME = 25;

/** Reads "near me": a screen asks the browser for the place (NEAR-06). */
export function readNearMe(text: QueryText, { near, withinKm }: GivenWhere): { withinKm?: number } {
  const found = NEAR_ME.exec(text.plain);
  if (!found) return {};
  text.understand(ReadPartKind.NEAR_ME, "Near me", {
    start: found.index,
    end: found.index + found[0].length,
  });
  return near && withinKm == null ? { withinKm: KM_NEAR_ME } : {};
}

/** Reads "within 5 km of". @returns where what it is from begins */
export function readDistance(text: QueryText, isGiven: boolean): { withinKm?: number; end?: number } {
  const found = DISTANCE.exec(text.plain);
  const km = Number(found?.groups?.km);
  if (!found || km < 1 || km > MOST_KM) return {};
  const span = { start: found.index, end: found.index + found[0].length };
  if (isGiven) text.drop(span);
  else text.understand(ReadPartKind.DISTANCE, `Within ${km} km`, span);
  return { withinKm: isGiven ? undefined : km, end: span.end };
}
