import type { CityName } from "../cities";

/** What a company of the industry sells, the software it runs on, and to whom it sells. */
export interface BusinessLine {
  /** Continues "we sell", without an article. */
  offer: string;
  /** Begins with "our". */
  system: string;
  /** People, in the plural and without an article. */
  customers: string;
  /** Names that only fit this line, in place of the industry's. */
  nameEndings?: string[];
  /** Ids of the industry's trades which this line has no work for. */
  without?: string[];
}

export interface Industry {
  id: string;
  /** As it stands in the company's profile. */
  label: string;
  /** Share of all companies, relative to the other industries. */
  companies: number;
  /** Where the industry is stronger or weaker than elsewhere; 1 when left out. */
  lean: Partial<Record<CityName, number>>;
  /** How frequent the six size bands are, from the smallest to the largest. */
  sizes: [number, number, number, number, number, number];
  /** What follows the invented part of a company's name. */
  nameEndings: string[];
  /** Where people work, as in "our Baner office". */
  site: string;
  lines: BusinessLine[];
  /** Sentences that introduce a company; {home} is the city of its headquarters. */
  openers: string[];
  /** Ids of trades, with how often each is hired for. */
  trades: Record<string, number>;
}
