/** When and where the work happens; decides the words on hours and which benefits are offered. */
export type WorkPattern = "office" | "shift" | "day" | "field";

export interface Level {
  titles: string[];
  /** Years of experience as "2–4" or "10+", or "Fresher"; from the least to the most. */
  years: string[];
  /** LPA for "year", rupees for "month" and "day"; the band within which employers pay. */
  pay: { unit: "year" | "month" | "day"; low: number; high: number };
  isInternship: boolean;
  /** How often the level is hired for, relative to the trade's other levels. */
  share: number;
}

/**
 * What jobs of one trade have in common. Sentences may hold the slots {company}, {home} (the city of the
 * company's headquarters), {city}, {locality}, {site}, {offer}, {system} and {customers}; those with
 * {city}, {locality} or {site} are left out for remote jobs.
 */
export interface Trade {
  id: string;
  /** Continues "two years of experience in". */
  craft: string;
  pattern: WorkPattern;
  /** Shares of part-time and contract jobs, 0 to 1; internships come from the levels. */
  partTime: number;
  contract: number;
  hybrid: number;
  isRemoteFriendly: boolean;
  maxOpenings: number;
  levels: Level[];
  /** As they stand within a sentence; the first two go with every job of the trade. */
  skills: string[];
  education: string[];
  purposes: string[];
  duties: string[];
  /** The family's sentences, which mix with the trade's own. */
  sharedPurposes: string[];
  sharedDuties: string[];
  /** Only for people with five years or more. */
  leadDuties: string[];
  requirements: string[];
  /** Continues "You will report to the". */
  managers: string[];
}

type TradeFamily = Omit<Trade, "id" | "craft" | "levels" | "sharedPurposes" | "sharedDuties">;
type OwnPart = Pick<Trade, "id" | "craft" | "levels"> & Partial<TradeFamily>;

/** Makes the trades of one family: what a trade says itself comes first, the family's sentences are added. */
export function tradeFamily(shared: TradeFamily): (own: OwnPart) => Trade {
  return (own) => ({
    ...shared,
    ...own,
    // A skill may be named by both.
    skills: [...new Set([...(own.skills ?? []), ...shared.skills])],
    purposes: own.purposes ?? [],
    duties: own.duties ?? [],
    sharedPurposes: shared.purposes,
    sharedDuties: shared.duties,
    leadDuties: [...(own.leadDuties ?? []), ...shared.leadDuties],
    requirements: [...(own.requirements ?? []), ...shared.requirements],
  });
}

export function internship(titles: string[], lowMonthly: number, highMonthly: number, share: number): Level {
  const pay = { unit: "month" as const, low: lowMonthly, high: highMonthly };
  return { titles, years: ["Fresher"], pay, isInternship: true, share };
}

export function perYear(titles: string[], years: string[], low: number, high: number, share = 1): Level {
  return { titles, years, pay: { unit: "year", low, high }, isInternship: false, share };
}

export function perMonth(titles: string[], years: string[], low: number, high: number, share = 1): Level {
  return { titles, years, pay: { unit: "month", low, high }, isInternship: false, share };
}

export function perDay(titles: string[], years: string[], low: number, high: number, share = 1): Level {
  return { titles, years, pay: { unit: "day", low, high }, isInternship: false, share };
}
